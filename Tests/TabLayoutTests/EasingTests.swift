import TabLayout
import Testing

/// Easing curves against published values and a solution by plain bisection.
struct EasingTests {
    struct Case: Row {
        let name: String
        let easing: Easing
        /// The progress at a quarter, a half and three quarters of the time, to six digits.
        let progress: [Double]
    }

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
        guard let curve = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) else { preconditionFailure("no function") }
        return .cubicBezier(curve)
    }

    static let cases = [
        Case(name: "linear", easing: .linear, progress: [0.25, 0.5, 0.75]),
        Case(name: "ease", easing: .ease, progress: [0.408511, 0.802403, 0.960459]),
        Case(name: "ease-in", easing: .easeIn, progress: [0.093465, 0.315357, 0.621862]),
        Case(name: "ease-out", easing: .easeOut, progress: [0.378138, 0.684643, 0.906535]),
        Case(name: "ease-in-out", easing: .easeInOut, progress: [0.129162, 0.5, 0.870838]),
        Case(name: "(0.4, 0, 0.2, 1)", easing: bezier(0.4, 0, 0.2, 1), progress: [0.236587, 0.775561, 0.959368]),
        Case(name: "(0.3, 0, 0, 1)", easing: bezier(0.3, 0, 0, 1), progress: [0.534077, 0.870363, 0.974958]),
        Case(name: "the diagonal", easing: bezier(0.3, 0.3, 0.6, 0.6), progress: [0.25, 0.5, 0.75]),
    ]

    @Test(arguments: cases)
    func `progress at the quarters`(_ row: Case) {
        expectClose([0.25, 0.5, 0.75].map(row.easing.progress), row.progress, tolerance: 5e-7, "the progresses")
    }

    @Test(arguments: cases)
    func `the ends are exact`(_ row: Case) {
        #expect(row.easing.progress(at: 0) == 0)
        #expect(row.easing.progress(at: 1) == 1)
    }

    @Test func `the keywords are the curves that CSS says`() {
        #expect(Easing.linear.curve == nil)
        #expect(Easing.ease.curve == CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
        #expect(Easing.easeIn.curve == CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
        #expect(Easing.easeOut.curve == CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
        #expect(Easing.easeInOut.curve == CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    }

    @Test(arguments: cases)
    func `every thousandth agrees with bisection`(_ row: Case) {
        guard let curve = row.easing.curve else { return }
        for step in 0...1000 {
            let time = Double(step) / 1000
            expectClose(curve.progress(at: time), bisected(curve, time), "the progress at \(time)")
        }
    }

    /// Curves whose control points lie anywhere that is allowed, also on the edges, where x is steep or level.
    @Test(arguments: [UInt64](1...8))
    func `random curves agree with bisection`(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            let edge = [0.0, 1, 0.5, 1e-9, 1 - 1e-9]
            let x1 = random.isOnce(in: 3) ? random.one(of: edge) : Double.random(in: 0...1, using: &random)
            let x2 = random.isOnce(in: 3) ? random.one(of: edge) : Double.random(in: 0...1, using: &random)
            let y1 = Double.random(in: -2...3, using: &random)
            let y2 = Double.random(in: -2...3, using: &random)
            guard let curve = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) else {
                Issue.record("seed \(seed): \(x1), \(x2) make no curve")
                continue
            }
            for _ in 0..<20 {
                let time = Double.random(in: 0...1, using: &random)
                // Where the curve is nearly vertical a rounding of x is a large step of y: this much and no more.
                let tolerance = 1e-9 + 1e-14 * steepness(curve, time)
                expectClose(
                    curve.progress(at: time), bisected(curve, time), tolerance: tolerance,
                    "seed \(seed): the progress of \(curve) at \(time)")
            }
        }
    }

    @Test(arguments: [(1.0, 0.0), (1, 1), (0, 0), (0, 1)])
    func `curves on the edge of the allowed rise without a break`(_ x: (Double, Double)) throws {
        let curve = try #require(CubicBezier(x1: x.0, y1: 0, x2: x.1, y2: 1))
        var last = 0.0
        for step in 1...10_000 {
            let progress = curve.progress(at: Double(step) / 10_000)
            #expect(progress >= last && progress <= 1)
            last = progress
        }
        #expect(last == 1)
    }

    /// The progress by halving the parameter's range until doubles are exhausted, with the curve as de Casteljau draws it.
    private func bisected(_ curve: CubicBezier, _ time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if point(curve.x1, curve.x2, middle) < time { low = middle } else { high = middle }
        }
        return point(curve.y1, curve.y2, (low + high) / 2)
    }

    private func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
        func mix(_ a: Double, _ b: Double) -> Double { a * (1 - t) + b * t }
        let (left, middle, right) = (mix(0, first), mix(first, second), mix(second, 1))
        return mix(mix(left, middle), mix(middle, right))
    }

    private func steepness(_ curve: CubicBezier, _ time: Double) -> Double {
        let step = 1e-7
        return abs(bisected(curve, min(time + step, 1)) - bisected(curve, max(time - step, 0))) / (2 * step)
    }
}
