/// How long the animations take and which curve they run on.
public struct Motion: Sendable, Equatable {
    /// The clock of what a tap sets off.
    public var tap: Pacing
    /// The clock of what a gesture's end, or a change of selection during a gesture, sets off.
    public var settle: Pacing
    /// How far a keyframe animation may be from the exact motion.
    public var tolerance: Tolerance
    /// Whether animations are made for users who prefer reduced motion.
    public var reduction: MotionReduction

    /// A motion of these settings.
    public init(
        tap: Pacing, settle: Pacing, tolerance: Tolerance = 0.25, reduction: MotionReduction = .none
    ) {
        self.tap = tap
        self.settle = settle
        self.tolerance = tolerance
        self.reduction = reduction
    }
}

/// How the progress of an animation depends on time.
public enum Pacing: Sendable, Equatable {
    /// It takes a given time, on a given curve.
    case timed(Timing)
    /// It takes the time that a spring takes to settle.
    case spring(Spring)
}

/// A duration and an easing.
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

/// What is done for users who prefer reduced motion. A reduced animation has duration 0 and holds the final values.
public enum MotionReduction: UInt8, Sendable, CaseIterable {
    /// Nothing: the animation is the full one.
    case none
    /// The animation is the reduced one.
    case reduced
    /// Both are answered, for whoever does not know the user yet.
    case both
}
