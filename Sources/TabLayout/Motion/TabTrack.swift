/// How one tab moves when the bar is edited.
public struct TabTrack: Sendable, Equatable {
    /// The index of the tab after the edit.
    public var index: Int
    /// Where it is seen first, and where it stands in the end.
    public var keyframes: [TabKeyframe]
}

/// A tab at one time of an animation.
public struct TabKeyframe: Sendable, Equatable {
    /// The time, as a fraction of the duration.
    public var offset: Double
    /// The left edge, from the left edge of the strip's content after the edit.
    public var x: Double
    /// The width.
    public var width: Double
    /// The opacity: from 0 to 1 for a tab that is inserted, 1 for any other.
    public var opacity: Double
}

extension TabKeyframe: Keyframe {
    /// The tab on the way to another place: the width at least 0, the opacity from 0 to 1.
    public func interpolated(to other: TabKeyframe, share: Double, offset: Double) -> TabKeyframe {
        TabKeyframe(
            offset: offset, x: interpolate(x, other.x, share), width: max(0, interpolate(width, other.width, share)),
            opacity: clamp(interpolate(opacity, other.opacity, share), 0, 1))
    }

    /// Whether the tab is that of the way between two others.
    public func isInterpolated(from first: TabKeyframe, to last: TabKeyframe, _ share: Double) -> Bool {
        isClose(x, first.x, last.x, share) && isClose(width, first.width, last.width, share)
            && isClose(opacity, first.opacity, last.opacity, share)
    }

    /// Where the width and the opacity cease to change.
    public func forEachLimit(to other: TabKeyframe, _ body: (Double) -> Void) {
        forEachCrossing(width, other.width, of: 0, body)
        forEachCrossing(opacity, other.opacity, of: 0, body)
        forEachCrossing(opacity, other.opacity, of: 1, body)
    }
}
