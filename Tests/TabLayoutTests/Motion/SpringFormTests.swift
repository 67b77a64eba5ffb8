import Testing

@testable import TabLayout

/// The three ways to name a spring.
struct SpringFormTests {
    /// ω = 2π/response and ζ = 1 − bounce, or 1/(1 + bounce) below 0. The duration is the one that is perceived: the undamped
    /// period, not the settling time.
    @Test(arguments: [0.2, 0.5, 2.6], [-0.9, -0.3, 0, 0.3, 0.75, 0.99])
    func `the forms agree`(_ duration: Double, _ bounce: Double) throws {
        let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        let frequency = 2 * Double.pi / duration
        let velocity = 3.0
        let perceived = try #require(Spring(duration: duration, bounce: bounce, velocity: velocity))
        let angular = try #require(Spring(response: duration, dampingRatio: ratio, velocity: velocity))
        #expect(perceived == angular)
        for mass in [0.25, 1.0, 3] {
            let stiffness = mass * frequency * frequency
            let physical = try #require(
                Spring(mass: mass, stiffness: stiffness, damping: 2 * mass * ratio * frequency, velocity: velocity))
            expectClose(physical.frequency, frequency, tolerance: 1e-14, "ω")
            expectClose(physical.dampingRatio, ratio, tolerance: 1e-14, "ζ")
            for step in 0...40 {
                let time = Double(step) * duration / 10
                expectClose(physical.position(at: time), perceived.position(at: time), "the position at \(time)")
            }
        }
    }

    struct Refused: Row {
        let name: String
        let spring: Spring?
    }

    static let refused = [
        Refused(name: "no mass", spring: Spring(mass: 0, stiffness: 100, damping: 10)),
        Refused(name: "negative mass", spring: Spring(mass: -1, stiffness: 100, damping: 10)),
        Refused(name: "no stiffness", spring: Spring(mass: 1, stiffness: 0, damping: 10)),
        Refused(name: "no damping swings for ever", spring: Spring(mass: 1, stiffness: 100, damping: 0)),
        Refused(name: "negative damping", spring: Spring(mass: 1, stiffness: 100, damping: -1)),
        Refused(name: "hardly any damping", spring: Spring(response: 1, dampingRatio: 0.0099)),
        Refused(name: "no response", spring: Spring(response: 0, dampingRatio: 1)),
        Refused(name: "negative duration", spring: Spring(duration: -1, bounce: 0.3)),
        Refused(name: "no duration", spring: Spring(duration: 0, bounce: 0.3)),
        Refused(name: "a bounce of −1 never moves", spring: Spring(duration: 1, bounce: -1)),
        Refused(name: "a bounce of 1 swings for ever", spring: Spring(duration: 1, bounce: 1)),
        Refused(name: "a bounce above 1", spring: Spring(duration: 1, bounce: 1.01)),
        Refused(name: "not a number", spring: Spring(mass: .nan, stiffness: 100, damping: 10)),
        Refused(name: "an infinite stiffness", spring: Spring(mass: 1, stiffness: .infinity, damping: 10)),
        Refused(name: "a velocity that is no number", spring: Spring(response: 1, dampingRatio: 1, velocity: .nan)),
    ]

    @Test(arguments: refused)
    func `what is no spring is refused`(_ row: Refused) {
        #expect(row.spring == nil)
    }
}
