/// MagicIndicator's `CommonNavigator` with simple titles and a line.
extension PresetSettings {
    mutating func magicIndicator() {
        setSize(width: 360, height: 48)
        bar.sizing = .content(NaturalWidth(padding: 10))
        bar.follow = .unclamped
        indicator = Indicator(.tab, height: 3, cornerRadius: 0, rgba: 0xff00_00ff)
        indicator?.path = .through
        title = Title(fontSize: 14, normal: 0x8888_88ff, selected: 0x0000_00ff)
        pager.selection = .settled
        pager.fling = .viewPager
        motion = Motion(150, .halfWave, settle: .viewPager)
    }
}
