/// JXSegmentedView with plain titles and a line.
extension PresetSettings {
    /// The average spacing of few tabs is the same before, between and after them: the spacing and insets of 20 and an equal
    /// part of what is left.
    static var jxSegmented: PresetSettings {
        PresetSettings(
            bar: Bar(
                width: 375, height: 44, spacing: 20, insets: Insets(leading: 20, trailing: 20),
                sizing: .content(NaturalWidth(padding: 0)), alignment: .spaceEvenly, scrollTo: .center,
                follow: .selection),
            indicator: Indicator(
                width: .tab, height: 3, cornerRadius: 1.5, colors: IndicatorColors(rgba: 0xff00_00ff)),
            title: Title(fontSize: 15, normal: 0x0000_00ff, selected: 0xff00_00ff),
            pager: Pager(pageWidth: 375, selection: .hysteresis, threshold: 1, overscroll: .clamp, fling: .uiKit),
            motion: Motion(250, .easeOut))
    }
}
