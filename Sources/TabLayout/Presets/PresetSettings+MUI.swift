/// The `Tabs` of MUI.
extension PresetSettings {
    mutating func mui() {
        setSize(width: 640, height: 48)
        bar.sizing = .content(NaturalWidth(padding: 16, minimum: 90, maximum: 360))
        bar.scrollTo = .nearest
        setIndicator(.tab, height: 2, cornerRadius: 0, rgba: 0x1976_d2ff, follow: .selection)
        setTitle(fontSize: 14, weight: 500, normal: 0x0000_0099, selected: 0x1976_d2ff)
        pager.selection = .settled
        pager.overscroll = .clamp
        pager.animated = false
        setMotion(300, .fastOutSlowIn)
        keyboard.activation = .manual
    }
}
