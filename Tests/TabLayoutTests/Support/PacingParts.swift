import TabLayout

extension Pacing {
    /// The duration and easing of a clock that is no spring.
    var timed: Timing {
        get {
            guard case .timed(let timing) = self else { preconditionFailure("a spring has no timing") }
            return timing
        }
        set { self = .timed(newValue) }
    }
}
