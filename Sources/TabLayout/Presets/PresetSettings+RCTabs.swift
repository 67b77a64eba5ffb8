/// rc-tabs with the look that it ships, which is also the engine below the tabs of Ant Design.
extension PresetSettings {
    mutating func rcTabs() {
        setSize(width: 640, height: 40)
        bar.sizing = .content(NaturalWidth(padding: 16))
        bar.scrollTo = .nearest
        setIndicator(.tab, height: 3, cornerRadius: 0, rgba: 0xff00_00ff, follow: .selection)
        setTitle(fontSize: 20, normal: 0x0000_00ff, selected: 0x0000_00ff)
        pager.selection = .settled
        pager.overscroll = .clamp
        pager.animated = false
        setMotion(300, .ease)
        keyboard.activation = .manual
    }
}
