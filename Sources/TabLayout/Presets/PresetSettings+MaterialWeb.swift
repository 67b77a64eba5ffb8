/// The `md-tabs` of material-web with primary tabs.
extension PresetSettings {
    /// Tabs that grow alike from nothing, but are never narrower than what is in them, share the bar as `fill` does.
    static var materialWeb: PresetSettings {
        PresetSettings(
            bar: Bar(
                width: 640, height: 48, sizing: .fill(NaturalWidth(padding: 16)), scrollTo: .nearest, scrollMargin: 48,
                follow: .selection),
            indicator: Indicator(
                width: .label, height: 3, cornerRadius: 3, colors: IndicatorColors(rgba: 0x6750_a4ff),
                follow: .selection),
            title: Title(fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x6750_a4ff),
            pager: Pager(pageWidth: 640, selection: .settled, overscroll: .clamp, animated: false),
            motion: Motion(250, .bezier(0.3, 0, 0, 1)), keyboard: Keyboard(activation: .manual))
    }
}
