/// Flutter's `TabBar` in Material 3, under a `TabBarView`.
extension PresetSettings {
    static var flutter: PresetSettings {
        PresetSettings(
            bar: Bar(width: 360, height: 48, scrollTo: .center, follow: .drag),
            indicator: Indicator(
                width: .label, height: 3, cornerRadius: 3, colors: IndicatorColors(rgba: 0x6750_a4ff),
                stretch: .elastic),
            title: Title(fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x6750_a4ff, follow: .drag),
            pager: Pager(
                pageWidth: 360, selection: .hysteresis, threshold: 1, overscroll: .clamp, fling: .flutter),
            motion: Motion(300, .ease, settle: .flutterPage))
    }

    /// Tabs as wide as their labels, 52 in from the leading edge.
    ///
    /// Flutter does not count those 52 when it centres a tab, which comes to stand 52 behind the middle: the middle of what
    /// 104 at the leading end leave of the viewport.
    static var flutterScrollable: PresetSettings {
        var settings = flutter
        settings.bar.sizing = .content(NaturalWidth(padding: 16))
        settings.bar.insets.leading = 52
        settings.bar.scrollPadding.leading = 104
        return settings
    }

    static var flutterSecondary: PresetSettings {
        var settings = flutter
        settings.indicator = Indicator(
            width: .tab, height: 2, cornerRadius: 0, colors: IndicatorColors(rgba: 0x6750_a4ff), stretch: .linear,
            path: .through)
        settings.title = Title(
            fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x1d1b_20ff, follow: .drag)
        return settings
    }
}

extension Pacing {
    /// The spring on which Flutter's pages come to rest: mass 0.5, stiffness 100 and a damping ratio of 1.1, a damping of
    /// 1.1·2·√(0.5·100).
    static var flutterPage: Pacing {
        Spring(mass: 0.5, stiffness: 100, damping: 2.2 * 50.0.squareRoot()).map(Pacing.spring) ?? .timed(300, .ease)
    }
}
