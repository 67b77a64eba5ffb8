/// One moment of a transition, evaluated from its curve and not from keyframes.
public struct TransitionFrame: Sendable, Equatable {
    /// The time since the start, in milliseconds.
    public var time: Double
    /// How far the motion is: 0 at the start, 1 at the end, beyond both where the easing overshoots.
    public var progress: Double
    /// Where the indicator is and how opaque; nil when there is none.
    public var indicator: IndicatorKeyframe?
    /// Where the strip is scrolled to.
    public var barOffset: Double
    /// Where the pager is scrolled to.
    public var pagerOffset: Double
}

extension Transition {
    /// How long the animation takes, in milliseconds; 0 when nothing moves.
    public var duration: Double { animation?.timing.duration.value ?? 0 }

    /// The moment `time` milliseconds after the start; from the end of the animation on, its end. O(1).
    ///
    /// A width that an overshooting easing would make negative is 0. Every value is finite: a curve may overshoot a
    /// million times the way, and from 1e303 that is more than a double holds.
    public func frame(at time: Double) -> TransitionFrame {
        let progress = progress(at: time)
        func between(_ start: Double, _ end: Double) -> Double {
            clamp(interpolate(start, end, progress), -.greatestFiniteMagnitude, .greatestFiniteMagnitude)
        }
        var indicator: IndicatorKeyframe?
        if let end = finish.indicator {
            let start = start.indicator ?? end
            indicator = IndicatorKeyframe(
                offset: duration > 0 ? min(time / duration, 1) : 1,
                x: between(start.left, end.left), width: max(0, between(start.width, end.width)), opacity: 1)
        }
        return TransitionFrame(
            time: time, progress: progress, indicator: indicator,
            barOffset: between(start.barOffset, finish.barOffset),
            pagerOffset: between(start.pagerOffset, finish.pagerOffset))
    }

    private func progress(at time: Double) -> Double {
        guard let animation, duration > 0 else { return 1 }
        return animation.timing.easing.progress(at: time / duration)
    }
}

/// The times at which a transition is sampled: every `1000/fps` milliseconds from the start, and once at its end.
public struct SampleTimes: Sendable {
    let interval: Double
    let duration: Double

    /// The number of times, at least 1.
    public let count: Int

    /// The times of an animation of `duration` milliseconds at `framesPerSecond`; nil when there would be more than
    /// `limit`, or when the rate is not positive.
    public init?(duration: Double, framesPerSecond: Double, limit: Int) {
        guard framesPerSecond > 0 else { return nil }
        let whole = (duration * framesPerSecond / 1000).rounded(.up)
        guard whole < Double(limit) else { return nil }
        interval = 1000 / framesPerSecond
        self.duration = duration
        count = Int(whole) + 1
    }

    /// The time at `index`, in milliseconds; the last is exactly the duration.
    public subscript(index: Int) -> Double {
        index == count - 1 ? duration : Double(index) * interval
    }
}
