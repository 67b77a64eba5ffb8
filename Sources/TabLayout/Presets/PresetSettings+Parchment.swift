/// Parchment's `PagingViewController` with its own options.
extension PresetSettings {
    mutating func parchment() {
        setSize(width: 375, height: 40)
        bar.sizing = .equal(minimum: 150)
        bar.follow = .distance
        setIndicator(.tab, height: 4, cornerRadius: 0, rgba: 0x037d_e9ff)
        indicator?.outerInsets = Insets(leading: 8, trailing: 8)
        setTitle(fontSize: 15, weight: 500, normal: 0x0000_00ff, selected: 0x037d_e9ff, follow: .drag)
        pager.selection = .hysteresis
        pager.threshold = 0.5
        setMotion(300, .easeInOut)
        motion.settle = .timed(300, .easeOut)
    }
}
