/// A value at one time of an animation, between whose neighbours the motion is linear.
public protocol Keyframe: Sendable, Equatable {
    /// The time, as a fraction of the duration.
    var offset: Double { get set }

    /// The value `share` of the way from this one to another, at a time of its own.
    ///
    /// Beyond 0…1, where an easing overshoots, each number goes on in the same direction and stays within what it can be: no
    /// width is negative and no opacity above 1.
    func interpolated(to other: Self, share: Double, offset: Double) -> Self

    /// Whether this is the value `share` of the way from one keyframe to another, but for rounding errors.
    func isInterpolated(from first: Self, to last: Self, _ share: Double) -> Bool

    /// Calls `body` with every share of the way to another, outside 0…1, at which a number reaches the end of what it can be
    /// and stays there: the motion has a corner at it.
    func forEachLimit(to other: Self, _ body: (Double) -> Void)

    // What is done with a whole track of these has one implementation. It is asked for as a requirement, because that is
    // compiled for each type of keyframe: a caller in another module would run the code that takes any type, and most of
    // its time would go to finding out which.

    /// A track with an easing worked into it: see `Array.eased(by:)`.
    static func eased(_ track: [Self], by course: EasingCourse) -> [EasedKeyframe<Self>]

    /// At least as many keyframes as that has: see `Array.easedCount(by:limit:)`.
    static func easedCount(_ track: [Self], by course: EasingCourse, limit: Int) -> Int
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
    /// The offset on the way to another; no bounds.
    public func interpolated(to other: ScrollKeyframe, share: Double, offset: Double) -> ScrollKeyframe {
        ScrollKeyframe(offset: offset, scrollOffset: interpolate(scrollOffset, other.scrollOffset, share))
    }

    /// Whether the offset is that of the way between two others.
    public func isInterpolated(from first: ScrollKeyframe, to last: ScrollKeyframe, _ share: Double) -> Bool {
        isClose(scrollOffset, first.scrollOffset, last.scrollOffset, share)
    }

    /// None: a scroll offset may be any number.
    public func forEachLimit(to other: ScrollKeyframe, _ body: (Double) -> Void) {}
}

extension IndicatorKeyframe: Keyframe {
    /// The indicator on the way to another: the width at least 0, the opacity from 0 to 1.
    public func interpolated(to other: IndicatorKeyframe, share: Double, offset: Double) -> IndicatorKeyframe {
        IndicatorKeyframe(
            offset: offset, x: interpolate(x, other.x, share), width: max(0, interpolate(width, other.width, share)),
            opacity: clamp(interpolate(opacity, other.opacity, share), 0, 1),
            color: color.interpolated(to: other.color, fraction: share))
    }

    /// Whether the indicator is that of the way between two others.
    public func isInterpolated(from first: IndicatorKeyframe, to last: IndicatorKeyframe, _ share: Double) -> Bool {
        isClose(x, first.x, last.x, share) && isClose(width, first.width, last.width, share)
            && isClose(opacity, first.opacity, last.opacity, share)
            && color.isInterpolated(from: first.color, to: last.color)
    }

    /// Where the width, the opacity and the colour cease to change.
    public func forEachLimit(to other: IndicatorKeyframe, _ body: (Double) -> Void) {
        forEachCrossing(width, other.width, of: 0, body)
        forEachCrossing(opacity, other.opacity, of: 0, body)
        forEachCrossing(opacity, other.opacity, of: 1, body)
        color.forEachLimit(to: other.color, body)
    }
}

extension TitleKeyframe: Keyframe {
    /// The look on the way to another, each number within the bounds that `Title.style(emphasis:)` keeps it in.
    public func interpolated(to other: TitleKeyframe, share: Double, offset: Double) -> TitleKeyframe {
        let (first, last) = (style, other.style)
        return TitleKeyframe(
            offset: offset,
            style: TitleStyle.Values(
                fontSize: max(0, interpolate(first.fontSize, last.fontSize, share)),
                fontWeight: clamp(interpolate(first.fontWeight, last.fontWeight, share), 1, 1000),
                scale: max(0, interpolate(first.scale, last.scale, share)),
                color: first.color.interpolated(to: last.color, fraction: share)))
    }

    /// Whether the look is that of the way between two others.
    public func isInterpolated(from first: TitleKeyframe, to last: TitleKeyframe, _ share: Double) -> Bool {
        isClose(style.fontSize, first.style.fontSize, last.style.fontSize, share)
            && isClose(style.fontWeight, first.style.fontWeight, last.style.fontWeight, share)
            && isClose(style.scale, first.style.scale, last.style.scale, share)
            && style.color.isInterpolated(from: first.style.color, to: last.style.color)
    }

    /// Where a size, the weight or the colour ceases to change.
    public func forEachLimit(to other: TitleKeyframe, _ body: (Double) -> Void) {
        forEachCrossing(style.fontSize, other.style.fontSize, of: 0, body)
        forEachCrossing(style.fontWeight, other.style.fontWeight, of: 1, body)
        forEachCrossing(style.fontWeight, other.style.fontWeight, of: 1000, body)
        forEachCrossing(style.scale, other.style.scale, of: 0, body)
        style.color.forEachLimit(to: other.style.color, body)
    }
}

extension Color {
    /// Colours are rounded to levels, so only one that does not change at all is known to be on the way.
    fileprivate func isInterpolated(from first: Color, to last: Color) -> Bool { self == first && self == last }

    /// Where a channel reaches 0 or 255. With an alpha that changes, where that does; between the corners a premultiplied
    /// channel is no line then, and its own bounds are left to whoever draws it.
    fileprivate func forEachLimit(to other: Color, _ body: (Double) -> Void) {
        if self == other { return }
        let channels =
            alpha == 255 && other.alpha == 255
            ? [(red, other.red), (green, other.green), (blue, other.blue)] : [(alpha, other.alpha)]
        for (start, end) in channels {
            forEachCrossing(Double(start), Double(end), of: 0, body)
            forEachCrossing(Double(start), Double(end), of: 255, body)
        }
    }
}

/// Whether a value is `share` of the way between two others, but for rounding errors.
func isClose(_ value: Double, _ start: Double, _ end: Double, _ share: Double) -> Bool {
    abs(interpolate(start, end, share) - value) <= 1e-12 * max(1, abs(start), abs(end))
}

/// Calls `body` with the share of the way between two numbers, outside 0…1, at which the line through them is at `bound`.
func forEachCrossing(_ start: Double, _ end: Double, of bound: Double, _ body: (Double) -> Void) {
    guard start != end else { return }
    let share = (bound - start) / (end - start)
    if share < 0 || share > 1 { body(share) }
}
