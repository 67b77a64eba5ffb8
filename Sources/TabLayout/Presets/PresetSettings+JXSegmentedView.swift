/// JXSegmentedView with plain titles and a line.
extension PresetSettings {
    /// The average spacing of few tabs is the same before, between and after them: the spacing and insets of 20 and an equal
    /// part of what is left.
    mutating func jxSegmented() {
        setSize(width: 375, height: 44)
        bar.spacing = 20
        bar.insets = Insets(leading: 20, trailing: 20)
        bar.sizing = .content(NaturalWidth(padding: 0))
        bar.alignment = .spaceEvenly
        setIndicator(.tab, height: 3, cornerRadius: 1.5, rgba: 0xff00_00ff)
        setTitle(fontSize: 15, normal: 0x0000_00ff, selected: 0xff00_00ff)
        pager.selection = .hysteresis
        pager.threshold = 1
        pager.overscroll = .clamp
        setMotion(250, .easeOut)
    }
}
