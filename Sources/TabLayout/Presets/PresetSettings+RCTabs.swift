/// rc-tabs with the look that it ships, which is also the engine below the tabs of Ant Design.
extension PresetSettings {
    static var rcTabs: PresetSettings {
        PresetSettings(
            bar: Bar(
                width: 640, height: 40, sizing: .content(NaturalWidth(padding: 16)), scrollTo: .nearest,
                follow: .selection),
            indicator: Indicator(
                width: .tab, height: 3, cornerRadius: 0, colors: IndicatorColors(rgba: 0xff00_00ff), follow: .selection),
            title: Title(fontSize: 20, normal: 0x0000_00ff, selected: 0x0000_00ff),
            pager: Pager(pageWidth: 640, selection: .settled, overscroll: .clamp, animated: false),
            motion: Motion(300, .ease), keyboard: Keyboard(activation: .manual))
    }
}
