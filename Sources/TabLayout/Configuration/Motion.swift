/// How long the animations take and which curve they run on.
public struct Motion: Sendable, Equatable {
    /// The clock of what a tap sets off.
    public var tap: Timing
    /// The clock of what a gesture's end, or a change of selection during a gesture, sets off.
    public var settle: Timing
    /// How far a keyframe animation may be from the exact motion.
    public var tolerance: Tolerance
    /// Whether the user prefers reduced motion: then every animation has duration 0 and holds the final values.
    public var isReduced: Bool

    /// A motion of these settings.
    public init(tap: Timing, settle: Timing, tolerance: Tolerance = 0.25, isReduced: Bool = false) {
        self.tap = tap
        self.settle = settle
        self.tolerance = tolerance
        self.isReduced = isReduced
    }
}

/// The clock of one animation.
public struct Timing: Sendable, Equatable {
    /// How long it takes.
    public var duration: Milliseconds
    /// How its progress depends on time.
    public var easing: Easing

    /// A clock of this duration and easing.
    public init(duration: Milliseconds, easing: Easing) {
        self.duration = duration
        self.easing = easing
    }
}
