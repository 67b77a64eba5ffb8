/// MagicIndicator's `CommonNavigator` with simple titles and a line.
extension PresetSettings {
    mutating func magicIndicator() {
        setSize(width: 360, height: 48)
        bar.sizing = .content(NaturalWidth(padding: 10))
        bar.follow = .unclamped
        setIndicator(.tab, height: 3, cornerRadius: 0, rgba: 0xff00_00ff, path: .through)
        setTitle(fontSize: 14, normal: 0x8888_88ff, selected: 0x0000_00ff)
        pager.selection = .settled
        pager.fling = .viewPager
        setMotion(150, .halfWave)
        motion.settle = .viewPager
    }
}
