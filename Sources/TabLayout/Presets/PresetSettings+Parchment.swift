/// Parchment's `PagingViewController` with its own options.
extension PresetSettings {
    static var parchment: PresetSettings {
        PresetSettings(
            bar: Bar(width: 375, height: 40, sizing: .equal(minimum: 150), scrollTo: .center, follow: .distance),
            indicator: Indicator(
                width: .tab, outerInsets: Insets(leading: 8, trailing: 8), height: 4, cornerRadius: 0,
                colors: IndicatorColors(rgba: 0x037d_e9ff)),
            title: Title(fontSize: 15, weight: 500, normal: 0x0000_00ff, selected: 0x037d_e9ff, follow: .drag),
            pager: Pager(
                pageWidth: 375, selection: .hysteresis, threshold: 0.5, overscroll: .follow, fling: .uiKit),
            motion: Motion(300, .easeInOut, settle: .timed(300, .easeOut)))
    }
}
