/// How the progress of an animation depends on time (CSS Easing Level 2).
public enum Easing: Sendable, Equatable {
    case linear
    /// `cubic-bezier(0.25, 0.1, 0.25, 1)`: also Core Animation's default curve.
    case ease
    /// `cubic-bezier(0.42, 0, 1, 1)`.
    case easeIn
    /// `cubic-bezier(0, 0, 0.58, 1)`.
    case easeOut
    /// `cubic-bezier(0.42, 0, 0.58, 1)`: also UIKit's default curve.
    case easeInOut
    case cubicBezier(CubicBezier)

    /// The curve that CSS defines the easing as; nil for `linear`, which needs none.
    public var curve: CubicBezier? {
        switch self {
        case .linear: nil
        case .ease: CubicBezier(known: 0.25, 0.1, 0.25, 1)
        case .easeIn: CubicBezier(known: 0.42, 0, 1, 1)
        case .easeOut: CubicBezier(known: 0, 0, 0.58, 1)
        case .easeInOut: CubicBezier(known: 0.42, 0, 0.58, 1)
        case .cubicBezier(let curve): curve
        }
    }

    /// The progress at a fraction of the duration: 0 at 0, 1 at 1, and beyond 0…1 where the curve overshoots.
    public func progress(at time: Double) -> Double {
        curve?.progress(at: time) ?? clamp(time, 0, 1)
    }
}
