/// The `md-tabs` of material-web with primary tabs.
extension PresetSettings {
    /// Tabs that grow alike from nothing, but are never narrower than what is in them, share the bar as `fill` does.
    mutating func materialWeb() {
        setSize(width: 640, height: 48)
        bar.sizing = .fill(NaturalWidth(padding: 16))
        bar.scrollTo = .nearest
        bar.scrollMargin = 48
        setIndicator(.label, height: 3, cornerRadius: 3, rgba: 0x6750_a4ff, follow: .selection)
        setTitle(fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x6750_a4ff)
        pager.selection = .settled
        pager.overscroll = .clamp
        pager.animated = false
        setMotion(250, .bezier(0.3, 0, 0, 1))
        keyboard.activation = .manual
    }
}
