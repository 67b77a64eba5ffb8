/// The `ButtonBarPagerTabStripViewController` of XLPagerTabStrip, progressive and elastic.
extension PresetSettings {
    mutating func xlPagerTabStrip() {
        setSize(width: 375, height: 44)
        bar.spacing = 10
        bar.sizing = .fill(NaturalWidth(padding: 8))
        bar.follow = .drag
        setIndicator(.tab, height: 5, cornerRadius: 0, rgba: 0x0000_00ff)
        setTitle(fontSize: 18, normal: 0x0000_00ff, selected: 0x0000_00ff)
        setMotion(300, .easeInOut)
        motion.settle = .timed(300, .easeOut)
    }
}
