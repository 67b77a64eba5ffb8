/// Vant's `Tabs` of the type `line`.
extension PresetSettings {
    /// Up to five tabs share the bar; more are as wide as their labels and 12 on both sides. Where those leave room each
    /// grows alike: its middle is where free space around it would put it.
    mutating func vant() {
        setSize(width: 375, height: 44)
        bar.sizing = .auto(NaturalWidth(padding: 12), Fit(maximumCount: 5))
        bar.alignment = .spaceAround
        setIndicator(.fixed(40), height: 3, cornerRadius: 3, rgba: 0x1989_faff, follow: .selection)
        setTitle(fontSize: 14, selectedWeight: 600, normal: 0x6465_66ff, selected: 0x3232_33ff)
        pager.selection = .settled
        pager.overscroll = .clamp
        pager.fling = .vant
        pager.skipDisabled = true
        setMotion(300, .ease)
    }
}
