extension Layout {
    /// What has to move at this moment; nil when nothing does.
    ///
    /// - `idle`: never anything; a first paint must not move. Nor when nothing was selected before (S1's −1).
    /// - While the pager is dragged or glides, what follows the drag stands where the rules put it and what follows the
    ///   selection moves when that has changed, on the clock `motion.settle`.
    /// - When it has settled, what is not yet in its place moves there, on the same clock.
    /// - While code moves it, an interrupted indicator goes on to the selected tab, on the clock `motion.tap`.
    public var animation: Animation? {
        var counts = KnotCounts(isKept: false)
        return animation(&counts)
    }

    /// The same, for whoever keeps the counts of the moves from tab to tab.
    func animation(_ counts: inout KnotCounts) -> Animation? {
        animation(isReduced: configuration.reduction == .reduced, &counts)
    }

    /// The twin of `animation` for users who prefer reduced motion.
    public var reducedAnimation: Animation? {
        var counts = KnotCounts(isKept: false)
        return animation(isReduced: true, &counts)
    }

    private func animation(isReduced: Bool, _ counts: inout KnotCounts) -> Animation? {
        guard let (movement, pacing, reason) = movement else { return nil }
        let animation = Animation(
            movement, pacing: pacing, tolerance: configuration.motion.tolerance, isReduced: isReduced, reason: reason,
            &counts)
        return animation?.seen(in: movement)
    }

    /// The exact course of `animation`, which the caller has; nil when it takes no time.
    func playback(of animation: Animation?) -> Playback? {
        guard let animation, animation.timing.duration.value > 0, let (movement, pacing, _) = movement else {
            return nil
        }
        return Playback(
            movement: movement, pacing: pacing, duration: animation.timing.duration.value, track: animation.indicator,
            titles: animation.titles)
    }

    private var movement: (Movement, Pacing, AnimationReason)? {
        guard let (pacing, reason) = clock else { return nil }
        let barStart = barAnimates ? barStart : barEnd
        let start = Pose(
            indicator: indicatorStart, barOffset: barStart, seenBarOffset: seen(barStart), emphasis: emphasisStart,
            pagerOffset: 0, position: indicatorStartPosition, seenIndicator: givenIndicator,
            seenTitles: seenTitles)
        let end = Pose(
            indicator: indicatorEnd, barOffset: barEnd, seenBarOffset: seen(barEnd), emphasis: emphasis, pagerOffset: 0,
            position: indicatorEndPosition)
        return (Movement(from: start, to: end, of: configuration, placement: indicatorPlacement), pacing, reason)
    }

    private var clock: (Pacing, AnimationReason)? {
        guard !appears else { return nil }
        switch state.phase {
        case .idle: return nil
        case .dragging, .decelerating: return (configuration.motion.settle, .selection)
        case .settled: return (configuration.motion.settle, .settle)
        case .programmatic: return (configuration.motion.tap, .tap)
        }
    }

    /// A strip that follows the drag stands where the rule puts it while the pager moves.
    private var barAnimates: Bool {
        !(configuration.bar.follow.followsPosition && state.phase.isGesture)
    }

    /// Titles that follow the selection change at once (S1, S2), unless they are told to move.
    private var emphasisStart: Emphasis {
        configuration.title.follow == .selection && configuration.title.animated
            ? .selection(state.selected) : emphasis
    }
}
