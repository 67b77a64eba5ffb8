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
        case .spring(let spring): timing = spring.timing(fastest: fastest(movement), tolerance: share)
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

    /// The greatest distance that anything moves by for a unit of progress; jumps do not count.
    private func fastest(_ movement: Movement) -> Double {
        let (start, end) = (movement.start, movement.end)
        var greatest = max(abs(end.barOffset - start.barOffset), abs(end.pagerOffset - start.pagerOffset))
        for track in tabs {
            guard let first = track.keyframes.first, let last = track.keyframes.last else { continue }
            greatest = max(greatest, max(abs(last.x - first.x), abs(last.width - first.width)))
        }
        for index in indicator.indices.dropLast() where indicator[index + 1].offset > indicator[index].offset {
            let (first, second) = (indicator[index], indicator[index + 1])
            let distance = max(abs(second.x - first.x), abs(second.x + second.width - first.x - first.width))
            greatest = max(greatest, max(distance, abs(second.width - first.width)) / (second.offset - first.offset))
        }
        return greatest
    }
}

extension Spring {
    /// The settling time, and the motion until then as a `linear(…)`, for something that moves by at most `fastest` units of
    /// length for a unit of progress and may be off by `tolerance` units, but not by more than a five hundredth of the move,
    /// half a level of a colour channel.
    ///
    /// The spring has settled when it stays within a thousandth of the move, or within three quarters of the tolerance where
    /// that is less: the rest is for the last chord, which ends at 1 though the spring does not.
    func timing(fastest: Double, tolerance: Double) -> Timing {
        let error = max(min(fastest > 0 ? tolerance / fastest : 1, 0.002), 1e-6)
        let settled = settlingTime(within: min(0.001, 0.75 * error))
        // Beyond the longest duration there is, the spring is cut off; only springs of days get there.
        let duration = min(settled * 1000, MillisecondsBounds.range.upperBound)
        let line = linear(duration: duration / 1000, tolerance: error)
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
