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
    public func eased(by easing: Easing) -> [EasedKeyframe<Element>] {
        guard easing != .linear, count > 1 else { return map { EasedKeyframe($0) } }
        let spans = easing.spans
        let path = KeyframePath(self, spans)
        var track = TrackUnderConstruction<Element>()
        for span in spans { track.append(span, of: path) }
        track.finish()
        if easing.curve != nil { return track.keyframes }
        return track.keyframes.map(\.keyframe).withoutIdle.map { EasedKeyframe($0) }
    }
}

/// A track as a function of the progress, wherever an easing takes it.
private struct KeyframePath<Frame: Keyframe> {
    /// A progress at which the motion has a corner. `before` and `after` differ where it jumps.
    struct Corner {
        var progress: Double
        var before: Frame
        var after: Frame
    }

    private(set) var corners: [Corner] = []

    /// Whether the track stays as it is before its first and behind its last keyframe, because there are two at that place.
    private let holdsFront: Bool
    private let holdsBack: Bool

    /// The progress up to which the value is that of the first keyframe, and the one from which on it is that of the last.
    private(set) var active = -Double.infinity...Double.infinity

    init(_ track: [Frame], _ spans: [EasingSpan]) {
        let (first, last) = (track.first?.offset, track.last?.offset)
        holdsFront = track.dropFirst().first?.offset == first
        holdsBack = track.dropLast().last?.offset == last
        for keyframe in track {
            if let last = corners.last, last.progress == keyframe.offset {
                corners[corners.count - 1].after = keyframe
            } else {
                corners.append(Corner(progress: keyframe.offset, before: keyframe, after: keyframe))
            }
        }
        findActive()
        let progresses = spans.flatMap { [$0.startProgress, $0.endProgress] }
        extend(to: progresses.min() ?? 0, progresses.max() ?? 1)
    }

    private mutating func findActive() {
        guard corners.count > 1 else { return }
        var (first, last) = (0, corners.count - 1)
        while first < last, isStill(from: first) { first += 1 }
        if corners[last].before == corners[last].after {
            while first < last, isStill(from: last - 1) { last -= 1 }
        }
        // An end that is still there goes on moving beyond it.
        let lower = first > 0 ? corners[first].progress : -.infinity
        let upper = last < corners.count - 1 ? corners[last].progress : .infinity
        active = lower...upper
    }

    /// Whether the value does not change from a corner to the next, nor at the first of them.
    private func isStill(from index: Int) -> Bool {
        var end = corners[index + 1].before
        end.offset = corners[index].progress
        return corners[index].after == end && corners[index].before == end
    }

    /// Adds the corners beyond the ends, as far as the easing goes there.
    private mutating func extend(to least: Double, _ greatest: Double) {
        let count = corners.count
        guard count > 1, let first = corners.first, let last = corners.last else { return }
        let front =
            least < first.progress
            ? beyond(first.before, corners[1].before, upTo: least, holds: holdsFront) : []
        let back =
            greatest > last.progress
            ? beyond(last.after, corners[count - 2].after, upTo: greatest, holds: holdsBack) : []
        corners = front + corners + back
    }

    /// The corners from an end of the track outward to a progress: where a number comes to its bound, and that progress.
    private func beyond(_ end: Frame, _ next: Frame, upTo progress: Double, holds: Bool) -> [Corner] {
        if holds { return [Corner(progress: progress, before: end, after: end)] }
        let span = next.offset - end.offset
        let furthest = (progress - end.offset) / span
        var shares: [Double] = []
        end.forEachLimit(to: next) { limit in
            if limit < 0 && limit > furthest { shares.append(limit) }
        }
        // A falling share is a way outward: to the front that is a falling progress, to the back a growing one.
        shares.sort()
        shares.insert(furthest, at: 0)
        if span < 0 { shares.reverse() }
        return shares.map { share in
            let place = share == furthest ? progress : end.offset + span * share
            let frame = end.interpolated(to: next, share: share, offset: place)
            return Corner(progress: place, before: frame, after: frame)
        }
    }

    /// The value at a progress, reached from below or from above, as a keyframe at `time`.
    func frame(at progress: Double, fromBelow: Bool, time: Double) -> Frame {
        let index = firstCorner(from: progress)
        var frame: Frame
        if index < corners.count && corners[index].progress == progress {
            frame = fromBelow ? corners[index].before : corners[index].after
        } else if index == 0 {
            frame = corners[0].before
        } else if index == corners.count {
            frame = corners[index - 1].after
        } else {
            let (start, end) = (corners[index - 1], corners[index])
            let share = (progress - start.progress) / (end.progress - start.progress)
            frame = start.after.interpolated(to: end.before, share: share, offset: time)
        }
        frame.offset = time
        return frame
    }

    /// On which side of all that moves a progress is: −1 before, 1 behind, nil within.
    func side(of progress: Double) -> Int? {
        progress < active.lowerBound ? -1 : progress > active.upperBound ? 1 : nil
    }

    /// On which side the whole of a span is; nil where it is not on one.
    func side(of span: EasingSpan) -> Int? {
        let side = side(of: span.startProgress)
        return side == self.side(of: span.endProgress) ? side : nil
    }

    /// The indices of the corners strictly between two progresses.
    func corners(between lower: Double, and upper: Double) -> Range<Int> {
        var start = firstCorner(from: lower)
        if start < corners.count && corners[start].progress == lower { start += 1 }
        return start..<Swift.max(start, firstCorner(from: upper))
    }

    /// The index of the first corner at `progress` or behind it. O(log corners).
    private func firstCorner(from progress: Double) -> Int {
        var (lower, upper) = (0, corners.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if corners[middle].progress < progress { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}

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
        let spanSide = path.side(of: span)
        if let spanSide, spanSide == side {
            rest = span.endTime
            return
        }
        finish()
        appendMotion(span, of: path)
        side = path.side(of: span.endProgress)
    }

    /// Appends the end of a rest.
    mutating func finish() {
        guard let time = rest, var frame = keyframes.last?.keyframe else { return }
        frame.offset = time
        append(frame, curve: nil)
        rest = nil
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
