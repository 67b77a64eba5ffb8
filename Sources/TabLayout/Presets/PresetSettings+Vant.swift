/// Vant's `Tabs` of the type `line`.
extension PresetSettings {
    /// Up to five tabs share the bar; more are as wide as their labels and 12 on both sides. Where those leave room each
    /// grows alike: its middle is where free space around it would put it.
    static var vant: PresetSettings {
        PresetSettings(
            bar: Bar(
                width: 375, height: 44, sizing: .auto(NaturalWidth(padding: 12), Fit(maximumCount: 5)),
                alignment: .spaceAround, scrollTo: .center, follow: .selection),
            indicator: Indicator(
                width: .fixed(40), height: 3, cornerRadius: 3, colors: IndicatorColors(rgba: 0x1989_faff),
                follow: .selection),
            title: Title(fontSize: 14, selectedWeight: 600, normal: 0x6465_66ff, selected: 0x3232_33ff),
            pager: Pager(
                pageWidth: 375, selection: .settled, overscroll: .clamp, fling: .vant, skipDisabled: true),
            motion: Motion(300, .ease))
    }
}
