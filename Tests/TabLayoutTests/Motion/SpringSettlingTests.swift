import Testing

@testable import TabLayout

/// When a spring has settled, and its motion until then as `linear(…)`.
struct SpringSettlingTests {
    static let cases = SpringMotionTests.cases.filter { $0.dampingRatio >= 0.1 }

    /// The settling time is a bound, and a close one: at most half a swing or a third of itself later than the last time that
    /// the spring is farther away.
    @Test(arguments: cases)
    func `from its settling time on a spring stays near its end`(_ row: SpringMotionTests.Case) throws {
        let spring = try #require(row.spring)
        for distance in [0.05, 0.001, 1e-6] {
            let settled = spring.settlingTime(within: distance)
            let resolution = settled * 3 / 3000
            var last = 0.0
            for step in 0...3000 {
                let time = Double(step) * resolution
                if abs(spring.position(at: time) - 1) > distance * (1 + 1e-9) { last = time }
            }
            let ratio = row.dampingRatio
            let halfSwing = ratio < 1 ? .pi / (row.frequency * (1 - ratio * ratio).squareRoot()) : .infinity
            let slack = min(halfSwing, 0.34 * settled) + resolution
            #expect(
                last <= settled && settled <= last + slack,
                "farther than \(distance) until \(last) s, settled at \(settled) s")
        }
    }

    /// Near critical damping the two exponentials are large and cancel; bounds by their sizes say twice the time and fifty
    /// times the points. The true time depends on the square root of the distance.
    @Test(arguments: [1e-12, 1e-9, 1e-7, 1e-6, 1e-4, 1e-3])
    func `next to critical damping a spring is as quick as at it`(_ distance: Double) throws {
        let critical = try #require(Spring(response: 0.5, dampingRatio: 1))
        let time = critical.settlingTime(within: 0.001)
        let count = critical.linear(duration: time, tolerance: ProgressTolerance(0.002)).points.count
        for ratio in [1 - distance, 1 + distance] {
            let spring = try #require(Spring(response: 0.5, dampingRatio: ratio))
            let settled = spring.settlingTime(within: 0.001)
            expectClose(settled, time, tolerance: time * 2 * distance.squareRoot(), "the settling time at \(ratio)")
            #expect(
                abs(spring.linear(duration: settled, tolerance: ProgressTolerance(0.002)).points.count - count) <= 1)
        }
    }

    struct LineCase: Row {
        let spring: SpringMotionTests.Case
        let tolerance: Double
        var name: String { "\(spring.name), within \(tolerance)" }
    }

    static let lineCases = cases.filter { $0.push == 0 || $0.push == 20 }.flatMap { spring in
        [0.01, 0.001, 1e-5].map { LineCase(spring: spring, tolerance: $0) }
    }.filter { $0.tolerance >= 0.001 || $0.spring.dampingRatio >= 0.3 }

    /// In the mean 1.09 times as many points as a greedy walk finds; the allowance covers the rounding of small counts.
    @Test(arguments: lineCases)
    func `its linear() is within the tolerance in few points`(_ row: LineCase) throws {
        let spring = try #require(row.spring.spring)
        let duration = spring.settlingTime(within: 0.75 * row.tolerance)
        let line = spring.linear(duration: duration, tolerance: ProgressTolerance(row.tolerance))
        // Closer together near the start, where a push or a strong damping leaves a sharp bend.
        let times = (0...10_000).map { Double($0) / 10_000 }.map { $0 * $0 * $0 }
        let exact = times.map { spring.position(at: $0 * duration) }
        let worst = zip(times, exact).map { abs(line.progress(at: $0) - $1) }.max() ?? 0
        #expect(worst <= row.tolerance, "off by \(worst)")
        let fewest = GreedyPolyline(times: times, motions: [exact], tolerance: row.tolerance).chords
        #expect(
            Double(line.points.count - 1) <= 1.2 * Double(fewest) + 2,
            "\(line.points.count - 1) chords, \(fewest) would do")
    }

    @Test(arguments: lineCases)
    func `its linear() starts at 0, ends at 1 and never goes back`(_ row: LineCase) throws {
        let spring = try #require(row.spring.spring)
        let duration = spring.settlingTime(within: 0.75 * row.tolerance)
        let points = spring.linear(duration: duration, tolerance: ProgressTolerance(row.tolerance)).points
        #expect(points.first == PiecewiseLinear.Point(input: 0, output: 0))
        #expect(points.last == PiecewiseLinear.Point(input: 1, output: 1))
        #expect(zip(points, points.dropFirst()).allSatisfy { $0.input < $1.input })
    }

    /// The wildest springs that are allowed, whose motion within 10⁻⁶ would take millions of points.
    @Test(arguments: [(0.001, 0.01, 1e6), (1, 0.01, 1e6), (1e6, 0.01, -1e6), (1e6, 1e5, 1e6), (0.001, 1e5, -1e6)])
    func `the number of points is bounded`(_ frequency: Double, _ ratio: Double, _ velocity: Double) throws {
        let spring = try #require(
            Spring(response: 2 * .pi / frequency, dampingRatio: ratio, velocity: velocity))
        let duration = spring.settlingTime(within: 1e-6)
        let points = spring.linear(duration: duration, tolerance: ProgressTolerance(2e-6)).points
        #expect(duration.isFinite && points.count <= 4000)
        #expect(points.allSatisfy { $0.input.isFinite && $0.output.isFinite })
    }
}
