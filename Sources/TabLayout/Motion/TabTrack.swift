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

extension Mirror {
    /// Keyframes of a tab, seen from the other side.
    func track(_ track: TabTrack) -> TabTrack {
        var mirrored = track
        for index in mirrored.keyframes.indices {
            let keyframe = mirrored.keyframes[index]
            mirrored.keyframes[index].x = x(keyframe.x, width: keyframe.width)
        }
        return mirrored
    }
}
