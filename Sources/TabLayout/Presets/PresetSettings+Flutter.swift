/// Flutter's `TabBar` in Material 3, under a `TabBarView`.
extension PresetSettings {
    mutating func flutter() {
        setSize(width: 360, height: 48)
        bar.follow = .drag
        setIndicator(.label, height: 3, cornerRadius: 3, rgba: 0x6750_a4ff)
        indicator?.stretch = .elastic
        setTitle(fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x6750_a4ff, follow: .drag)
        pager.selection = .hysteresis
        pager.threshold = 1
        pager.overscroll = .clamp
        pager.fling = .flutter
        setMotion(300, .ease)
        motion.settle = .flutterPage
    }

    /// Tabs as wide as their labels, 52 in from the leading edge.
    ///
    /// Flutter does not count those 52 when it centres a tab, which comes to stand 52 behind the middle: the middle of what
    /// 104 at the leading end leave of the viewport.
    mutating func flutterScrollable() {
        flutter()
        bar.sizing = .content(NaturalWidth(padding: 16))
        bar.insets.leading = 52
        bar.scrollPadding.leading = 104
    }

    mutating func flutterSecondary() {
        flutter()
        setIndicator(.tab, height: 2, cornerRadius: 0, rgba: 0x6750_a4ff, path: .through)
        setTitle(
            fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x1d1b_20ff, follow: .drag)
    }
}

extension Pacing {
    /// The spring on which Flutter's pages come to rest: mass 0.5, stiffness 100 and a damping ratio of 1.1, a damping of
    /// 1.1·2·√(0.5·100).
    static var flutterPage: Pacing {
        spring(Spring(mass: 0.5, stiffness: 100, damping: 2.2 * 50.0.squareRoot()))
    }
}
