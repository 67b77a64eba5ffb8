/// The `Tabs` of MUI.
extension PresetSettings {
    static var mui: PresetSettings {
        PresetSettings(
            bar: Bar(
                width: 640, height: 48, sizing: .content(NaturalWidth(padding: 16, minimum: 90, maximum: 360)),
                scrollTo: .nearest, follow: .selection),
            indicator: Indicator(
                width: .tab, height: 2, cornerRadius: 0, colors: IndicatorColors(rgba: 0x1976_d2ff), follow: .selection),
            title: Title(fontSize: 14, weight: 500, normal: 0x0000_0099, selected: 0x1976_d2ff),
            pager: Pager(pageWidth: 640, selection: .settled, overscroll: .clamp, animated: false),
            motion: Motion(300, .fastOutSlowIn), keyboard: Keyboard(activation: .manual))
    }
}
