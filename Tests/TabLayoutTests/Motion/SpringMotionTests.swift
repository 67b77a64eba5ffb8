import TabLayout
import Testing

/// The closed forms of the spring against its differential equation.
struct SpringMotionTests {
    struct Case: Row {
        let name: String
        let frequency: Double
        let dampingRatio: Double
        /// In whole moves per 1/ω seconds.
        let push: Double

        var spring: Spring? {
            Spring(
                mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
                velocity: push * frequency)
        }
    }

    /// Every regime, and both sides of the critical one from near to very near.
    static let ratios: [Double] =
        [0.01, 0.1, 0.3, 0.5, 0.75, 0.9, 0.99, 1, 1.01, 1.25, 2, 4.564354646, 10, 30]
        + [1e-12, 1e-9, 9e-8, 1.1e-7, 1e-6, 1e-5, 1e-4, 1e-3].flatMap { [1 - $0, 1 + $0] }

    static let cases = ratios.enumerated().flatMap { index, ratio in
        [0.0, 1, -2, 20].map { push in
            let frequency = [10.0, 0.5, 120][index % 3]
            return Case(
                name: "ω \(frequency), ζ \(ratio), pushed by \(push)", frequency: frequency, dampingRatio: ratio,
                push: push)
        }
    }

    @Test(arguments: cases)
    func `position and velocity agree with an integration`(_ row: Case) throws {
        let spring = try #require(row.spring)
        var integrated = IntegratedSpring(
            stiffness: row.frequency * row.frequency, damping: 2 * row.dampingRatio * row.frequency,
            velocity: row.push * row.frequency)
        let fastest = row.frequency * max(1, 2 * row.dampingRatio)
        let step = 0.005 / fastest
        // Twenty time constants of an undamped spring, or as much of a slower one as 10 000 steps cover.
        let count = min(10_000, Int(20 / row.frequency / step))
        let scale = 1 + abs(row.push)
        var (offset, speed) = (0.0, 0.0)
        for _ in 1...count {
            integrated.advance(by: step)
            let time = integrated.time
            offset = max(offset, abs(spring.position(at: time) - integrated.position) / scale)
            speed = max(speed, abs(spring.velocity(at: time) - integrated.velocity) / scale / row.frequency)
        }
        #expect(offset <= 1e-9, "the position is off by \(offset)")
        #expect(speed <= 2e-9, "the velocity is off by \(speed)")
    }

    @Test(arguments: cases)
    func `it starts at 0 with the velocity given and ends at 1`(_ row: Case) throws {
        let spring = try #require(row.spring)
        #expect(spring.position(at: 0) == 0)
        #expect(abs(spring.velocity(at: 0) - row.push * row.frequency) <= 1e-9 * row.frequency * (1 + abs(row.push)))
        let end = 100 / row.frequency * max(2 * row.dampingRatio, 1 / row.dampingRatio)
        #expect(abs(spring.position(at: end) - 1) <= 1e-12)
        #expect(abs(spring.velocity(at: end)) <= 1e-9)
    }

    /// A damping of 10⁵ times the critical one has two time constants 4·10¹⁰ apart. The fast one is integrated, the slow one
    /// follows 1 − e^(−ωt/2ζ) but for a relative error of 1/4ζ².
    @Test(arguments: [0.0, 1e4, -1e4])
    func `extreme overdamping keeps both its time constants`(_ velocity: Double) throws {
        let (frequency, ratio) = (10.0, 1e5)
        let spring = try #require(
            Spring(mass: 1, stiffness: 100, damping: 2 * ratio * frequency, velocity: velocity))
        var integrated = IntegratedSpring(stiffness: 100, damping: 2 * ratio * frequency, velocity: velocity)
        let step = 0.005 / (2 * ratio * frequency)
        for _ in 0..<4000 {
            integrated.advance(by: step)
            #expect(abs(spring.position(at: integrated.time) - integrated.position) <= 1e-9)
        }
        // The push has moved it by v/(2ζω) once the fast part is over.
        let moved = velocity / (2 * ratio * frequency)
        for share in [0.1, 0.5, 1, 3, 10] {
            let time = share * 2 * ratio / frequency
            let expected = 1 - (1 - moved) * exp(-share)
            #expect(abs(spring.position(at: time) - expected) <= 1e-9, "at \(time) s")
        }
    }
}

/// e^x by its series, halved often enough to converge at once: the tests import no library of functions.
private func exp(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    let reduced = x / 1024
    for index in 1...12 {
        term *= reduced / Double(index)
        sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
}
