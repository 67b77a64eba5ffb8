/// A value at one time of an animation, between whose neighbours the motion is linear.
protocol Keyframe: Equatable {
    /// The time, as a fraction of the duration.
    var offset: Double { get }

    /// Whether this is the value `share` of the way from one keyframe to another, but for rounding errors.
    func isInterpolated(from first: Self, to last: Self, _ share: Double) -> Bool
}

extension Array where Element: Keyframe {
    /// The keyframes without those that the line between their neighbours passes through anyway: over equal tabs a linear
    /// indicator needs two keyframes, however many tabs there are. O(n).
    var withoutIdle: [Element] {
        guard count > 2 else { return self }
        var kept = [self[0]]
        for index in 1..<count - 1 {
            let (first, keyframe, last) = (kept[kept.count - 1], self[index], self[index + 1])
            let span = last.offset - first.offset
            let isInside = first.offset < keyframe.offset && keyframe.offset < last.offset
            // At a jump only a keyframe that does not differ from either neighbour is idle.
            let isIdle =
                isInside
                ? keyframe.isInterpolated(from: first, to: last, (keyframe.offset - first.offset) / span)
                : keyframe.isInterpolated(from: first, to: last, 0) && keyframe.isInterpolated(from: first, to: last, 1)
            if !isIdle { kept.append(keyframe) }
        }
        kept.append(self[count - 1])
        return kept
    }
}

extension ScrollKeyframe: Keyframe {
    func isInterpolated(from first: ScrollKeyframe, to last: ScrollKeyframe, _ share: Double) -> Bool {
        isClose(scrollOffset, first.scrollOffset, last.scrollOffset, share)
    }
}

extension IndicatorKeyframe: Keyframe {
    func isInterpolated(from first: IndicatorKeyframe, to last: IndicatorKeyframe, _ share: Double) -> Bool {
        color == first.color && color == last.color && isClose(x, first.x, last.x, share)
            && isClose(width, first.width, last.width, share) && isClose(opacity, first.opacity, last.opacity, share)
    }
}

private func isClose(_ value: Double, _ start: Double, _ end: Double, _ share: Double) -> Bool {
    abs(interpolate(start, end, share) - value) <= 1e-12 * max(1, abs(start), abs(end))
}
