/// A track as a function of the progress, wherever an easing takes it.
struct KeyframePath<Frame: Keyframe> {
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

    init(_ track: [Frame], under course: EasingCourse) {
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
        extend(to: course.least, course.greatest)
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

    /// On which side the whole of a run is; nil where it is not on one.
    func side(of run: EasingCourse.Run) -> Int? {
        let side = side(of: run.least)
        return side == self.side(of: run.greatest) ? side : nil
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
