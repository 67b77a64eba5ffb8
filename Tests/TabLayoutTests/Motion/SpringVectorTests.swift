import Testing

@testable import TabLayout

/// Springs against the numbers of animation libraries.
struct SpringVectorTests {
    @Test(arguments: SpringVector.all)
    func `values and velocities of springs`(_ row: SpringVector) throws {
        let distance = row.end - row.start
        let spring = try #require(
            Spring(
                mass: row.mass, stiffness: row.stiffness, damping: row.damping, velocity: row.push / distance))
        // A push may start as velocity; a trace without velocities has two numbers a moment.
        for moment in grouped(row.trace, by: row.speedTolerance == nil ? 2 : 3) {
            let value = row.start + distance * spring.position(at: moment[0])
            #expect(abs(value - moment[1]) <= row.tolerance, "\(value) at \(moment[0]) s, not \(moment[1])")
            if let tolerance = row.speedTolerance {
                let speed = distance * spring.velocity(at: moment[0])
                #expect(abs(speed - moment[2]) <= tolerance, "\(speed) a second at \(moment[0]) s, not \(moment[2])")
            }
        }
    }

    @Test func `motion's linear() of 800 ms and a bounce of a quarter`() throws {
        let spring = try #require(Spring(response: 2 * .pi / 11.722354, dampingRatio: 0.75))
        for point in grouped(SpringLineVector.points, by: 2) {
            #expect(abs(spring.position(at: point[0]) - point[1]) <= 1e-4, "at \(point[0]) s")
        }
    }

    struct Parameters: Row {
        let name: String
        let spring: Spring?
        /// For a mass of 1.
        let stiffness: Double
        let damping: Double
        let tolerance: Double
    }

    static let parameters = [
        Parameters(
            name: "flutter/flutter: withDurationAndBounce creates spring with expected results",
            spring: Spring(duration: 0.5, bounce: 0.3), stiffness: 157.91, damping: 17.59, tolerance: 0.01),
        Parameters(
            name: "flutter/flutter: creates spring with negative bounce", spring: Spring(duration: 0.5, bounce: -0.3),
            stiffness: 157.91, damping: 35.9, tolerance: 0.01),
        Parameters(
            name: "pmndrs/react-spring: works with extreme but valid values",
            spring: Spring(response: 2.6, dampingRatio: 0.1), stiffness: 5.840002604194885, damping: 0.483321946706122,
            tolerance: 1e-9),
    ]

    @Test(arguments: parameters)
    func `stiffness and damping of the perceived forms`(_ row: Parameters) throws {
        let spring = try #require(row.spring)
        #expect(abs(spring.frequency * spring.frequency - row.stiffness) <= row.tolerance)
        #expect(abs(2 * spring.dampingRatio * spring.frequency - row.damping) <= row.tolerance)
    }

    /// flutter/flutter: get duration and bounce based on mass and stiffness. The duration is asserted in whole milliseconds.
    @Test func `duration and bounce of a physical spring`() throws {
        let spring = try #require(Spring(mass: 1, stiffness: 157.91, damping: 17.59))
        #expect((2000 * .pi / spring.frequency).rounded(.down) == 500)
        #expect(abs(1 - spring.dampingRatio - 0.3) <= 0.001)
    }

    /// compnerd/swift-win32, UISpringTimingParameters: the ratio is damping/(2√(stiffness·mass)).
    @Test(arguments: [
        (1.0, 100.0, 10.0, 0.5), (1, 100, 20, 1), (2, 50, 5, 0.25), (3, 1000, 500, 4.564354646),
    ])
    func `the damping ratio`(_ mass: Double, _ stiffness: Double, _ damping: Double, _ ratio: Double) throws {
        let spring = try #require(Spring(mass: mass, stiffness: stiffness, damping: damping))
        #expect(abs(spring.dampingRatio - ratio) <= 1e-9)
    }

    /// flutter/flutter: spring_types.
    @Test func `the regimes`() throws {
        func regime(_ damping: Double) throws -> String {
            let spring = try #require(Spring(mass: 1, stiffness: 100, damping: damping))
            return switch spring.regime {
            case .under: "under"
            case .critical: "critical"
            case .over: "over"
            }
        }
        #expect(try [20, 15, 25].map(regime) == ["critical", "under", "over"])
    }

    /// Apple documents "approximately 2.85" seconds for CASpringAnimation without its rule; a thousandth of the way is reached
    /// after ln(1000·1.0328)/2.5 = 2.776 s.
    @Test func `the settling time of Core Animation's example`() throws {
        let spring = try #require(Spring(mass: 1, stiffness: 100, damping: 5))
        #expect(abs(spring.settlingTime(within: 0.001) - 2.85) <= 0.1)
    }
}
