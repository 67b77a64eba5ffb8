/// Tabman's `ButtonBar`.
extension PresetSettings {
    static var tabman: PresetSettings {
        PresetSettings(
            bar: Bar(
                width: 375, height: 44, spacing: 16, sizing: .content(NaturalWidth(padding: 0)), scrollTo: .center,
                follow: .unclamped),
            indicator: Indicator(
                width: .tab, height: 4, cornerRadius: 0, colors: IndicatorColors(rgba: 0x007a_ffff), path: .through),
            title: Title(fontSize: 17, normal: 0x0000_0080, selected: 0x007a_ffff, follow: .drag),
            pager: Pager(
                pageWidth: 375, selection: .hysteresis, threshold: 0.999, overscroll: .follow, fling: .uiKit),
            motion: Motion(250, .easeInOut))
    }
}
