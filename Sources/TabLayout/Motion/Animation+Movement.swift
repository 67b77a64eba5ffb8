extension Animation {
    /// The animation of a movement; nil when nothing moves.
    ///
    /// Linear interpolation between its keyframes under its easing is never further than `tolerance` from the exact motion,
    /// in the units of length, while the progress is within 0…1.
    ///
    /// - Parameters:
    ///   - movement: what moves.
    ///   - pacing: the clock. A spring's motion becomes a `linear(…)`; it and the keyframes get half of the tolerance each.
    ///   - tolerance: how far the animation may be from the exact motion.
    ///   - isReduced: whether to answer the reduced twin: duration 0, every keyframe with the final values.
    ///   - reason: what set the animation off.
    ///   - counts: the counts of the moves from tab to tab, for whoever keeps them.
    init?(
        _ movement: Movement, pacing: Pacing, tolerance: Tolerance, isReduced: Bool, reason: AnimationReason,
        _ counts: inout KnotCounts
    ) {
        if movement.isStill { return nil }
        self.reason = reason
        var share = tolerance.value
        if case .spring = pacing { share /= 2 }
        bar = movement.barTrack
        pager = movement.pagerTrack
        tabs = movement.tabs
        timing = Timing(duration: 0, easing: .linear)
        titles = []
        indicator = []
        guard let titles = movement.titleTracks(isReduced: isReduced),
            let indicator = movement.indicatorTrack(tolerance: share, isReduced: isReduced, &counts)
        else {
            isTooLong = true
            return
        }
        self.indicator = indicator
        self.titles = titles
        // Titles may not move although their emphasis does.
        if isStill { return nil }
        if isReduced {
            // What is not shown is not made, and can be of any length.
            reduce()
            return
        }
        isTooLong = keyframeCount - bar.count - pager.count > Self.keyframeLimit
        if isTooLong { return }
        // Last of all: a spring's curve costs more to work out than all else.
        switch pacing {
        case .timed(let timing): self.timing = timing
        case .spring(let spring): timing = spring.timing(ProgressTolerance(self, movement, distance: share))
        }
    }

    /// Makes this its own twin for users who prefer reduced motion.
    mutating func reduce() {
        timing = Timing(duration: 0, easing: .linear)
        indicator = indicator.ends
        bar = bar.ends
        pager = pager.ends
        for index in tabs.indices { tabs[index].keyframes = tabs[index].keyframes.ends }
        for index in titles.indices { titles[index].keyframes = titles[index].keyframes.ends }
    }
}

extension Spring {
    /// The settling time, and the motion until then as a `linear(…)` within a tolerance of the progress.
    ///
    /// The spring has settled when it stays within a thousandth of the move, or within three quarters of the tolerance there
    /// where that is less: the rest is for the last chord, which ends at 1 though the spring does not.
    func timing(_ tolerance: ProgressTolerance) -> Timing {
        let settled = settlingTime(within: min(0.001, 0.75 * tolerance.least(from: 0.999, to: 1.001)))
        // Beyond the longest duration there is, the spring is cut off; only springs of days get there.
        let duration = min(settled * 1000, MillisecondsBounds.range.upperBound)
        let line = linear(duration: duration / 1000, tolerance: tolerance)
        return Timing(duration: Milliseconds(duration) ?? 0, easing: .piecewiseLinear(line))
    }
}

extension Pacing {
    /// The exact progress `time` milliseconds into an animation of `duration` milliseconds; 1 from its end on.
    func progress(at time: Double, of duration: Double) -> Double {
        guard time < duration else { return 1 }
        return switch self {
        case .timed(let timing): timing.easing.progress(at: max(0, time / duration))
        case .spring(let spring): spring.position(at: max(0, time) / 1000)
        }
    }

    /// The speed there, in whole moves per second; 0 from the end on. For easings, whose speed may jump, it is the mean over
    /// a hundredth of a millisecond to either side.
    func velocity(at time: Double, of duration: Double) -> Double {
        guard time < duration else { return 0 }
        switch self {
        case .spring(let spring): return spring.velocity(at: max(0, time) / 1000)
        case .timed:
            let (before, after) = (max(0, time - 0.01), min(duration, time + 0.01))
            guard after > before else { return 0 }
            let change = progress(at: after, of: duration) - progress(at: before, of: duration)
            return change / (after - before) * 1000
        }
    }
}

extension Array where Element: Keyframe {
    /// The last keyframe at both ends of the time: where the track leads, and no way there.
    fileprivate var ends: [Element] {
        guard let last else { return [] }
        var first = last
        first.offset = 0
        return [first, last]
    }
}
