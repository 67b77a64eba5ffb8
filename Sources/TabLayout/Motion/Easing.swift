/// How the progress of an animation depends on time (CSS Easing Level 2).
public enum Easing: Sendable, Equatable {
    /// The progress is the share of the time.
    case linear
    /// `cubic-bezier(0.25, 0.1, 0.25, 1)`: also Core Animation's default curve.
    case ease
    /// `cubic-bezier(0.42, 0, 1, 1)`.
    case easeIn
    /// `cubic-bezier(0, 0, 0.58, 1)`.
    case easeOut
    /// `cubic-bezier(0.42, 0, 0.58, 1)`: also UIKit's default curve.
    case easeInOut
    /// `cubic-bezier(…)`: a curve of two control points.
    indirect case cubicBezier(CubicBezier)
    /// `steps(…)`: it stands still and jumps.
    case steps(Steps)
    /// `linear(…)`: straight lines from stop to stop.
    case piecewiseLinear(PiecewiseLinear)

    /// The curve that CSS defines the easing as; nil for those that are none.
    public var curve: CubicBezier? {
        switch self {
        case .linear, .steps, .piecewiseLinear: nil
        case .ease: CubicBezier(known: 0.25, 0.1, 0.25, 1)
        case .easeIn: CubicBezier(known: 0.42, 0, 1, 1)
        case .easeOut: CubicBezier(known: 0, 0, 0.58, 1)
        case .easeInOut: CubicBezier(known: 0.42, 0, 0.58, 1)
        case .cubicBezier(let curve): curve
        }
    }

    /// The progress at `time`, a fraction of the duration. Beyond 0…1, where one easing runs on the overshoot of another,
    /// it goes on as CSS says: a curve along its tangent, steps in steps, a polyline along its last segment.
    public func progress(at time: Double) -> Double {
        switch self {
        case .linear: time
        case .steps(let steps): steps.progress(at: time)
        case .piecewiseLinear(let line): line.progress(at: time)
        default: curve?.progress(at: time) ?? time
        }
    }
}
