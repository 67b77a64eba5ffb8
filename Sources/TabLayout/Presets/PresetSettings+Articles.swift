/// The three articles that this library started from.
extension PresetSettings {
    /// What every other preset starts from.
    static var underline: PresetSettings {
        PresetSettings(
            bar: Bar(width: 320, height: 50), indicator: Indicator(),
            title: Title(
                normal: TitleStyle(fontSize: 15, color: Color(rgba: 0x0000_00ff)),
                selected: TitleStyle(fontSize: 17, color: Color(rgba: 0x0000_ffff))),
            pager: Pager(pageWidth: 320), motion: Motion(tap: .timed(250, .ease), settle: .timed(250, .ease)),
            keyboard: Keyboard())
    }

    mutating func titles() {
        setSize(width: 375, height: 44)
        bar.sizing = .fixed(width: 100)
        indicator = nil
        title.normal = TitleStyle(fontSize: 17, scale: 1, color: Color(rgba: 0x0000_00ff))
        title.selected = TitleStyle(fontSize: 17, scale: 1.3, color: Color(rgba: 0xff00_00ff))
        title.follow = .drag
        pager.selection = .settled
        pager.overscroll = .clamp
        pager.animated = false
        setMotion(300, .easeInOut)
    }

    mutating func segmented() {
        setSize(width: 320, height: 44)
        bar.sizing = .compact(fraction: 0.5)
        setIndicator(.tab, height: 2, cornerRadius: 0, rgba: 0xff00_00ff, follow: .selection)
        setTitle(fontSize: 20, normal: 0x0000_00ff, selected: 0x0000_00ff)
        pager.selection = .settled
        setMotion(300, .easeInOut)
        motion.settle = .timed(100, .easeInOut)
    }
}
