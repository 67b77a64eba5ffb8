/// The motion of a damped spring by the classical Runge–Kutta method of order 4: independent of every closed form.
struct IntegratedSpring {
    private let stiffness: Double
    private let damping: Double
    private(set) var time = 0.0
    private(set) var position = 0.0
    private(set) var velocity: Double

    /// A mass of 1 at 0 that is pulled to 1.
    init(stiffness: Double, damping: Double, velocity: Double) {
        self.stiffness = stiffness
        self.damping = damping
        self.velocity = velocity
    }

    /// Moves on by `step` seconds. The error of a step of h is in the order of (rate·h)⁵/120.
    mutating func advance(by step: Double) {
        func acceleration(_ x: Double, _ v: Double) -> Double { stiffness * (1 - x) - damping * v }
        let (v1, a1) = (velocity, acceleration(position, velocity))
        let (v2, a2) = (velocity + a1 * step / 2, acceleration(position + v1 * step / 2, velocity + a1 * step / 2))
        let (v3, a3) = (velocity + a2 * step / 2, acceleration(position + v2 * step / 2, velocity + a2 * step / 2))
        let (v4, a4) = (velocity + a3 * step, acceleration(position + v3 * step, velocity + a3 * step))
        position += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        velocity += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        time += step
    }
}
