/// The three articles that this library started from.
extension PresetSettings {
    static var underline: PresetSettings {
        PresetSettings(
            bar: Bar(width: 320, height: 50), indicator: Indicator(),
            title: Title(
                normal: TitleStyle(fontSize: 15, color: Color(rgba: 0x0000_00ff)),
                selected: TitleStyle(fontSize: 17, color: Color(rgba: 0x0000_ffff))),
            pager: Pager(pageWidth: 320), motion: Motion(250, .ease))
    }

    static var titles: PresetSettings {
        PresetSettings(
            bar: Bar(width: 375, height: 44, sizing: .fixed(width: 100)), indicator: nil,
            title: Title(
                normal: TitleStyle(fontSize: 17, scale: 1, color: Color(rgba: 0x0000_00ff)),
                selected: TitleStyle(fontSize: 17, scale: 1.3, color: Color(rgba: 0xff00_00ff)), follow: .drag),
            pager: Pager(pageWidth: 375, selection: .settled, overscroll: .clamp, animated: false),
            motion: Motion(300, .easeInOut))
    }

    static var segmented: PresetSettings {
        PresetSettings(
            bar: Bar(width: 320, height: 44, sizing: .compact(fraction: 0.5)),
            indicator: Indicator(
                width: .tab, height: 2, cornerRadius: 0, colors: IndicatorColors(rgba: 0xff00_00ff), follow: .selection),
            title: Title(fontSize: 20, normal: 0x0000_00ff, selected: 0x0000_00ff),
            pager: Pager(pageWidth: 320, selection: .settled),
            motion: Motion(300, .easeInOut, settle: .timed(100, .easeInOut)))
    }
}
