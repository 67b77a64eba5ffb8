/// A keyframe of a track into which the easing has been worked, for engines that have no easing over a whole animation:
/// its offset is time itself.
public struct EasedKeyframe<Frame: Keyframe>: Sendable, Equatable {
    /// The value.
    public var keyframe: Frame
    /// The curve on which the way to the next keyframe is made; nil for an even way.
    public var curve: CubicBezier?

    /// A keyframe, and the curve to the next.
    public init(_ keyframe: Frame, curve: CubicBezier? = nil) {
        self.keyframe = keyframe
        self.curve = curve
    }
}

extension Array where Element: Keyframe {
    /// The same motion with the easing worked into the keyframes, exactly: two keyframes at one time are a jump.
    ///
    /// A polyline under a polyline is a polyline, with a corner wherever either has one. Under a curve each way between two
    /// keyframes runs on its own part of that curve, which is a Bézier curve again. An easing that overshoots passes some
    /// keyframes several times, and beyond the ends goes on as the first and last two keyframes do.
    ///
    /// More than a thousand `steps()` are taken for a straight line. O(keyframes · changes of direction of the easing).
    public func eased(by course: EasingCourse) -> [EasedKeyframe<Element>] { Element.eased(self, by: course) }

    /// At least as many keyframes as `eased(by:)` makes; more than `limit` where it would make more than that. An easing that
    /// swings to and fro passes every keyframe of a long way each time. O(changes of direction · log keyframes).
    public func easedCount(by course: EasingCourse, limit: Int) -> Int {
        Element.easedCount(self, by: course, limit: limit)
    }
}

extension Keyframe {
    /// A track with an easing worked into it.
    public static func eased(_ keyframes: [Self], by course: EasingCourse) -> [EasedKeyframe<Self>] {
        guard course.easing != .linear, keyframes.count > 1 else { return keyframes.map { EasedKeyframe($0) } }
        let path = KeyframePath(keyframes, under: course)
        var track = TrackUnderConstruction<Self>()
        for run in course.runs {
            if let side = path.side(of: run),
                track.rests(on: side, until: course.spans[run.spans.upperBound - 1].endTime)
            {
                continue
            }
            for index in run.spans { track.append(course.spans[index], of: path) }
        }
        track.finish()
        track.end(at: course.end, of: path)
        if course.easing.curve != nil { return track.keyframes }
        return track.keyframes.map { $0.keyframe }.withoutIdle.map { EasedKeyframe($0) }
    }

    /// At least as many keyframes as a track has with an easing worked into it.
    public static func easedCount(_ keyframes: [Self], by course: EasingCourse, limit: Int) -> Int {
        guard course.easing != .linear, keyframes.count > 1 else { return keyframes.count }
        let path = KeyframePath(keyframes, under: course)
        var total = 0
        for run in course.runs where path.side(of: run) == nil {
            for index in run.spans where path.side(of: course.spans[index]) == nil {
                let span = course.spans[index]
                let (lower, upper) = (
                    min(span.startProgress, span.endProgress), max(span.startProgress, span.endProgress)
                )
                // A corner is two keyframes where the track jumps; on either side of the span there may be a rest.
                total += 2 * path.corners(between: lower, and: upper).count + 4
                if total > limit { return total }
            }
        }
        return total + 3
    }
}

/// What `eased(by:)` has made so far.
private struct TrackUnderConstruction<Frame: Keyframe> {
    private(set) var keyframes: [EasedKeyframe<Frame>] = []
    /// Whether the value is that before everything moves (−1) or that behind (1); nil in between.
    private var side: Int?
    /// The time until which the value stands still where it is.
    private var rest: Double?

    /// Appends what the track does during a span.
    ///
    /// A title is passed in a small part of a long way, so most spans are over in no time.
    mutating func append(_ span: EasingSpan, of path: KeyframePath<Frame>) {
        if let side = path.side(of: span), rests(on: side, until: span.endTime) { return }
        finish()
        appendMotion(span, of: path)
        side = path.side(of: span.endProgress)
    }

    /// Stays until a time on a side of all that moves; false when that is not where it is.
    mutating func rests(on side: Int, until time: Double) -> Bool {
        guard side == self.side else { return false }
        rest = time
        return true
    }

    /// Appends the end of a rest.
    mutating func finish() {
        guard let time = rest, var frame = keyframes.last?.keyframe else { return }
        frame.offset = time
        append(frame, curve: nil)
        rest = nil
    }

    /// Appends what the track shows at the end. Of two keyframes at one progress the later counts there, however the easing came
    /// to it: a way that arrives at a jump ends behind it.
    mutating func end(at progress: Double, of path: KeyframePath<Frame>) {
        append(path.frame(at: progress, fromBelow: false, time: 1), curve: nil)
    }

    private mutating func appendMotion(_ span: EasingSpan, of path: KeyframePath<Frame>) {
        let rises = span.endProgress > span.startProgress
        var place = (
            frame: path.frame(
                at: span.startProgress, fromBelow: span.endProgress < span.startProgress, time: span.startTime),
            parameter: span.part?.start ?? 0
        )
        append(place.frame, curve: nil)
        let passed =
            rises
            ? path.corners(between: span.startProgress, and: span.endProgress)
            : path.corners(between: span.endProgress, and: span.startProgress)
        for position in 0..<passed.count {
            let corner = path.corners[rises ? passed.lowerBound + position : passed.upperBound - 1 - position]
            let (time, parameter) = span.crossing(of: corner.progress)
            var (arriving, leaving) = rises ? (corner.before, corner.after) : (corner.after, corner.before)
            arriving.offset = time
            leaving.offset = time
            append(from: place, to: (arriving, parameter), span.part?.curve)
            append(leaving, curve: nil)
            place = (leaving, parameter)
        }
        let end = path.frame(at: span.endProgress, fromBelow: rises, time: span.endTime)
        append(from: place, to: (end, span.part?.end ?? 1), span.part?.curve)
    }

    /// Appends the end of a way that starts at the keyframe appended last, and gives that the curve of the way.
    private mutating func append(
        from start: (frame: Frame, parameter: Double), to end: (frame: Frame, parameter: Double), _ curve: CubicBezier?
    ) {
        defer { append(end.frame, curve: nil) }
        guard let curve, let part = curve.part(from: start.parameter, to: end.parameter) else { return }
        if part.isFunctionOfTime {
            keyframes[keyframes.count - 1].curve = part.clampedInTime
            return
        }
        // The curve is all but upright in the middle of this part; on either side of that it is no more than steep.
        guard let middle = curve.inflection, middle > start.parameter, middle < end.parameter,
            let first = curve.part(from: start.parameter, to: middle),
            let second = curve.part(from: middle, to: end.parameter)
        else { return }
        let share = CubicBezier.coordinate(
            part.y1, part.y2, at: (middle - start.parameter) / (end.parameter - start.parameter))
        keyframes[keyframes.count - 1].curve = first.clampedInTime
        append(
            start.frame.interpolated(
                to: end.frame, share: share, offset: CubicBezier.coordinate(curve.x1, curve.x2, at: middle)),
            curve: second.clampedInTime)
    }

    private mutating func append(_ frame: Frame, curve: CubicBezier?) {
        if keyframes.last?.keyframe != frame { keyframes.append(EasedKeyframe(frame)) }
        keyframes[keyframes.count - 1].curve = curve
    }
}

extension CubicBezier {
    /// Whether the control points allow the curve to be written as an easing, but for rounding errors.
    fileprivate var isFunctionOfTime: Bool {
        x1 >= -1e-9 && x1 <= 1 + 1e-9 && x2 >= -1e-9 && x2 <= 1 + 1e-9
    }

    fileprivate var clampedInTime: CubicBezier { CubicBezier(known: clamp(x1, 0, 1), y1, clamp(x2, 0, 1), y2) }
}
