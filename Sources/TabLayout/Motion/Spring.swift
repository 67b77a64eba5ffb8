internal import CMath

/// A damped spring that pulls from 0 to 1: the motion of a mass on it, with time in seconds.
///
/// The closed forms of m·x″ + c·x′ + k·(x − 1) = 0 with x(0) = 0 and x′(0) = `velocity`. With ω = √(k/m) and
/// ζ = c / (2√(km)), it swings when ζ < 1 (underdamped), and only creeps to its end when ζ ≥ 1.
public struct Spring: Sendable, Equatable {
    /// The undamped angular frequency ω, in radians per second; above 0.
    public let frequency: Double
    /// The damping ratio ζ, at least 0.01: a spring with less swings for too long to be an animation.
    public let dampingRatio: Double
    /// The speed at the start, in whole moves per second.
    public let velocity: Double

    /// The spring of a mass, a stiffness and a damping; nil when one of them is not above 0, when the damping ratio is
    /// below 0.01, or when a number is too great to compute with.
    public init?(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
        guard mass > 0, stiffness > 0, damping > 0 else { return nil }
        let frequency = (stiffness / mass).squareRoot()
        self.init(frequency: frequency, dampingRatio: damping / (2 * mass * frequency), velocity: velocity)
    }

    /// The spring whose undamped period is `response` seconds; nil as above.
    public init?(response: Double, dampingRatio: Double, velocity: Double = 0) {
        guard response > 0 else { return nil }
        self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio, velocity: velocity)
    }

    /// The spring that looks finished after `duration` seconds and overshoots by `bounce`, from −1 (exclusive) to 1: 0 is
    /// critically damped, above swings, below is flatter. The meaning of SwiftUI and Flutter, and of Motion's
    /// `visualDuration`: the duration is the perceived one, the undamped period, and ζ is 1 − bounce, or 1 / (1 + bounce) for a
    /// negative bounce. (Motion's own `duration` is the time to settle.) Nil as above.
    public init?(duration: Double, bounce: Double, velocity: Double = 0) {
        guard bounce > -1, bounce <= 1 else { return nil }
        self.init(
            response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
    }

    private init?(frequency: Double, dampingRatio: Double, velocity: Double) {
        // What a spring at a limit is written as, and read again from, may be off by its last digits.
        let slack = 1e-12
        guard (1e-3 * (1 - slack)...1e6 * (1 + slack)).contains(frequency),
            (0.01 * (1 - slack)...1e5 * (1 + slack)).contains(dampingRatio), abs(velocity) <= 1e6
        else { return nil }
        self.frequency = clamp(frequency, 1e-3, 1e6)
        self.dampingRatio = clamp(dampingRatio, 0.01, 1e5)
        self.velocity = velocity
    }

    /// The position `time` seconds after the start; exactly 0 at the start, 1 in the end.
    public func position(at time: Double) -> Double { time == 0 ? 0 : 1 + motion(at: time).displacement }

    /// The speed `time` seconds after the start, in whole moves per second.
    public func velocity(at time: Double) -> Double { motion(at: time).velocity }

    // MARK: The closed forms

    /// The displacement u = x − 1 in closed form.
    enum Regime {
        /// u = e^(−ζωt)·(−cos ω′t + s·sin ω′t).
        case under(damped: Double, sine: Double)
        /// u = e^(−ωt)·(−1 + s·t).
        case critical(slope: Double)
        /// u = fast·e^(−f·t) + slow·e^(−s·t).
        case over(fastRate: Double, fast: Double, slowRate: Double, slow: Double)
    }

    /// ζω: the rate at which the swing decays.
    var decay: Double { dampingRatio * frequency }

    var regime: Regime {
        // So near to critical the overdamped form subtracts numbers that agree in five digits and is off by 1e-11; the
        // critical one is off by |ζ − 1|.
        if abs(dampingRatio - 1) < 1e-10 { return .critical(slope: velocity - frequency) }
        if dampingRatio < 1 {
            let damped = frequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
            return .under(damped: damped, sine: (velocity - decay) / damped)
        }
        let spread = frequency * ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
        let fastRate = decay + spread
        // (decay − spread) loses its digits when ζ is great; the product of the rates is ω².
        let slowRate = frequency * frequency / fastRate
        let fast = (slowRate - velocity) / (fastRate - slowRate)
        return .over(fastRate: fastRate, fast: fast, slowRate: slowRate, slow: -1 - fast)
    }

    private func motion(at time: Double) -> (displacement: Double, velocity: Double) { motion(at: time, in: regime) }

    /// The displacement and the speed, in the regime of the spring.
    func motion(at time: Double, in regime: Regime) -> (displacement: Double, velocity: Double) {
        switch regime {
        case .under(let damped, let sine):
            let factor = decayed(decay * time)
            let (s, c) = (sin(damped * time), cos(damped * time))
            let swing = sine * s - c
            return (factor * swing, factor * (damped * (sine * c + s) - decay * swing))
        case .critical(let slope):
            let factor = decayed(frequency * time)
            let line = slope * time - 1
            return (factor * line, factor * (slope - frequency * line))
        case .over(let fastRate, let fast, let slowRate, let slow):
            let (f, s) = (fast * decayed(fastRate * time), slow * decayed(slowRate * time))
            return (f + s, -fastRate * f - slowRate * s)
        }
    }
}
