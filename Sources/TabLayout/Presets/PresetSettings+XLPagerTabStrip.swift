/// The `ButtonBarPagerTabStripViewController` of XLPagerTabStrip, progressive and elastic.
extension PresetSettings {
    static var xlPagerTabStrip: PresetSettings {
        PresetSettings(
            bar: Bar(
                width: 375, height: 44, spacing: 10, sizing: .fill(NaturalWidth(padding: 8)), scrollTo: .center,
                follow: .drag),
            indicator: Indicator(
                width: .tab, height: 5, cornerRadius: 0, colors: IndicatorColors(rgba: 0x0000_00ff)),
            title: Title(fontSize: 18, normal: 0x0000_00ff, selected: 0x0000_00ff),
            pager: Pager(pageWidth: 375, selection: .nearest, overscroll: .follow, fling: .uiKit),
            motion: Motion(300, .easeInOut, settle: .timed(300, .easeOut)))
    }
}
