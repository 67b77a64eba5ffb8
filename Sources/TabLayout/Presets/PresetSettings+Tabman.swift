/// Tabman's `ButtonBar`.
extension PresetSettings {
    mutating func tabman() {
        setSize(width: 375, height: 44)
        bar.spacing = 16
        bar.sizing = .content(NaturalWidth(padding: 0))
        bar.follow = .unclamped
        setIndicator(.tab, height: 4, cornerRadius: 0, rgba: 0x007a_ffff, path: .through)
        setTitle(fontSize: 17, normal: 0x0000_0080, selected: 0x007a_ffff, follow: .drag)
        pager.selection = .hysteresis
        pager.threshold = 0.999
        setMotion(250, .easeInOut)
    }
}
