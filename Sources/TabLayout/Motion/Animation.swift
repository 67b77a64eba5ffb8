/// Everything that moves, on one clock: it starts and ends together.
///
/// The shape is that of the Web Animations API. `offset` of a keyframe is time as a fraction of the duration, before the
/// easing; linear interpolation between neighbouring keyframes under the easing gives the motion. A track that does
/// not move is empty.
public struct Animation: Sendable, Equatable {
    /// How long it takes and on which curve. The motion of a spring is a `linear(…)` of its settling time.
    public var timing: Timing
    /// What set it off.
    public var reason: AnimationReason
    /// The indicator.
    public var indicator: [IndicatorKeyframe]
    /// The strip of titles.
    public var bar: [ScrollKeyframe]
    /// The titles that change, in the order of the tabs.
    public var titles: [TitleTrack]
    /// The pager.
    public var pager: [ScrollKeyframe]
    /// The tabs that an edit of the bar moves, in their order; empty for any other animation.
    public var tabs: [TabTrack] = []

    /// The animation of a movement as it is seen; the strip's keyframes are so already.
    func seen(in movement: Movement) -> Animation {
        guard movement.mirror.isActive else { return self }
        var animation = self
        for index in indicator.indices {
            let place = Segment(left: indicator[index].x, width: indicator[index].width)
            animation.indicator[index].x = movement.seenX(place)
        }
        for index in tabs.indices {
            for number in tabs[index].keyframes.indices {
                let keyframe = tabs[index].keyframes[number]
                animation.tabs[index].keyframes[number].x = movement.mirror.x(keyframe.x, width: keyframe.width)
            }
        }
        return animation
    }

    /// The most keyframes that an animation or a timeline is made of. A tolerance of next to nothing, or a way through
    /// thousands of tabs, would need more memory than any answer is worth.
    public static let keyframeLimit = 100_000

    /// Whether there would be more keyframes than the limit. Then not all tracks are made, and none is to be played.
    public internal(set) var isTooLong = false

    /// How many keyframes all tracks have.
    public var keyframeCount: Int {
        var count = indicator.count + bar.count + pager.count
        for index in tabs.indices { count += tabs[index].keyframes.count }
        for index in titles.indices { count += titles[index].keyframes.count }
        return count
    }

    /// Whether nothing moves at all.
    public var isStill: Bool { indicator.isEmpty && bar.isEmpty && titles.isEmpty && pager.isEmpty && tabs.isEmpty }
}

/// What set an animation off.
public enum AnimationReason: Sendable, Equatable {
    /// A tap on a tab, or code that scrolls the pager.
    case tap
    /// The end of a gesture.
    case settle
    /// A change of selection during a gesture.
    case selection
    /// An edit of the bar.
    case edit
}

/// The indicator at one time of an animation.
public struct IndicatorKeyframe: Sendable, Equatable {
    /// The time, as a fraction of the duration.
    public var offset: Double
    /// The left edge, from the left edge of the strip's content.
    public var x: Double
    /// The width.
    public var width: Double
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The colour.
    public var color: Color
}

/// A scroll offset at one time of an animation.
public struct ScrollKeyframe: Sendable, Equatable {
    /// The time, as a fraction of the duration.
    public var offset: Double
    /// Where the strip or the pager is scrolled to.
    public var scrollOffset: Double
}
