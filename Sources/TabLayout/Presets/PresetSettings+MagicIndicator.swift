/// MagicIndicator's `CommonNavigator` with simple titles and a line.
extension PresetSettings {
    static var magicIndicator: PresetSettings {
        PresetSettings(
            bar: Bar(
                width: 360, height: 48, sizing: .content(NaturalWidth(padding: 10)), scrollTo: .center,
                follow: .unclamped),
            indicator: Indicator(
                width: .tab, height: 3, cornerRadius: 0, colors: IndicatorColors(rgba: 0xff00_00ff), path: .through),
            title: Title(fontSize: 14, normal: 0x8888_88ff, selected: 0x0000_00ff),
            pager: Pager(pageWidth: 360, selection: .settled, overscroll: .follow, fling: .viewPager),
            motion: Motion(150, .halfWave, settle: .viewPager))
    }
}
