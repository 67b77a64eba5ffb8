import TabLayout
import Testing

/// What plays the keyframes of an indicator under the `linear(…)` of a spring is within the tolerance of the exact motion.
struct SpringToleranceTests {
    struct Case: Row {
        let name: String
        var widths: [Double] = [400, 400, 400, 400]
        var stretch = Stretch.linear
        let response: Double
        let dampingRatio: Double
        let tolerance: Double
    }

    @Test(arguments: [
        Case(name: "one that swings for long", response: 1, dampingRatio: 0.0864, tolerance: 0.01),
        Case(
            name: "edges that are slow at one end", stretch: .edges(leading: .easeIn, trailing: .easeOut),
            response: 0.5, dampingRatio: 0.1247, tolerance: 0.01),
        Case(
            name: "edges that stand upright at one end", widths: [400, 400],
            stretch: .edges(leading: .bezier(0, 0, 0, 1), trailing: .bezier(1, 0, 1, 1)), response: 1,
            dampingRatio: 0.15, tolerance: 0.05),
    ])
    func `the keyframes under a spring`(_ row: Case) throws {
        var scene = Scene(widths: row.widths)
        scene.indicator = Indicator(width: .fixed(40), stretch: row.stretch)
        scene.tolerance = row.tolerance
        let spring = try #require(Spring(response: row.response, dampingRatio: row.dampingRatio))
        scene.pacing = .spring(spring)
        let transition = try scene.tap(0, row.widths.count - 1)
        let worst = try #require(try worst(transition))
        #expect(worst.error <= row.tolerance, "off by \(worst.error) at \(worst.progress)")
    }

    @Test(arguments: [UInt64](1...40))
    func `the keyframes of any stretch under any spring`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<3 {
            var scene = random.scene()
            scene.direction = random.one(of: Direction.allCases)
            let spring = try #require(
                Spring(
                    response: Double.random(in: 0.1...1, using: &random),
                    dampingRatio: random.one(of: [0.1, 0.2, 0.4, 0.7, 0.99, 1, 1.3, 3]),
                    velocity: random.isOnce(in: 2) ? 0 : Double.random(in: -20...20, using: &random)))
            scene.pacing = .spring(spring)
            let (origin, target) = random.tabs(of: scene)
            let transition = try scene.tap(origin, target)
            guard let worst = try worst(transition) else { continue }
            // What 4000 points do not reach has as many.
            let isSpent = worst.points >= 3900
            #expect(
                worst.error <= scene.tolerance * (1 + 1e-9) || isSpent,
                """
                seed \(seed), \(origin) to \(target): off by \(worst.error) of \(scene.tolerance) at \(worst.progress), \
                \(worst.points) points; \(scene)
                """)
        }
    }

    /// Where the tolerance would take more than 4000 points, so many are made.
    @Test(arguments: [
        Case(name: "within a twentieth", widths: [500, 500], response: 0.5, dampingRatio: 0.02, tolerance: 0.005),
        Case(name: "within a thousandth", response: 1, dampingRatio: 0.05, tolerance: 0.001),
        Case(name: "within next to nothing", response: 1, dampingRatio: 0.3, tolerance: 0.0001),
    ])
    func `a spring that takes too many points has as many as there may be`(_ row: Case) throws {
        var scene = Scene(widths: row.widths)
        scene.tolerance = row.tolerance
        scene.pacing = .spring(try #require(Spring(response: row.response, dampingRatio: row.dampingRatio)))
        let animation = try #require(try scene.tap(0, row.widths.count - 1).animation)
        let count = animation.timing.easing.corners.count / 2
        #expect(count > 3900 && count <= 4000)
    }

    /// A dark title in Oklab, and titles that are passed one after the other, change faster than the move as a whole.
    @Test(arguments: [
        (ColorSpace.oklab, IndicatorPath.direct), (.oklab, .through), (.sRGB, .direct), (.sRGB, .through),
    ])
    func `colours under a spring are within two levels`(_ space: ColorSpace, _ path: IndicatorPath) throws {
        var scene = Scene()
        scene.indicator.path = path
        scene.title.normal.color = Color(0x4605_fbff)
        scene.title.selected.color = Color(0xe6da_5cff)
        scene.title.colorSpace = space
        scene.pacing = .spring(try #require(Spring(response: 0.5, dampingRatio: 0.1)))
        let transition = try scene.tap(0, 5)
        let animation = try #require(transition.animation)
        func channels(_ color: Color) -> [Int] { [color.red, color.green, color.blue, color.alpha].map(Int.init) }
        var worst = 0
        for step in 0..<4000 {
            let share = Double(step) / 4000
            let exact = transition.frame(at: share * transition.duration).progress
            let progress = animation.timing.easing.progress(at: share)
            guard (0...1).contains(progress), (0...1).contains(exact) else { continue }
            transition.forEachMovingTitle(at: exact) { index, style in
                guard let track = animation.titles.first(where: { $0.index == index }) else { return }
                let played = track.color(at: progress)
                worst = max(worst, zip(channels(played), channels(style.color)).map { abs($0 - $1) }.max() ?? 0)
            }
        }
        #expect(worst <= 2)
    }

    /// The greatest distance of the left edge or the width from the exact motion while the progress is within 0…1; nil where
    /// nothing moves.
    private func worst(_ transition: Transition) throws -> (error: Double, progress: Double, points: Int)? {
        guard let animation = transition.animation, !animation.indicator.isEmpty else { return nil }
        let (track, easing) = (animation.indicator, animation.timing.easing)
        let jumps = jumps(of: track.map(\.offset))
        var worst = (error: 0.0, progress: 0.0, points: easing.corners.count / 2)
        for step in 0..<20_000 {
            let share = Double(step) / 20_000
            let frame = transition.frame(at: share * transition.duration)
            let progress = easing.progress(at: share)
            guard (0...1).contains(progress), (0...1).contains(frame.progress) else { continue }
            // Which side of a jump is shown is decided by an error of the progress.
            if jumps.contains(where: { ($0 - progress) * ($0 - frame.progress) <= 0 }) { continue }
            let exact = try #require(frame.indicator)
            let played = track.played(at: progress)
            let error = max(abs(played[0] - exact.x), abs(played[1] - exact.width))
            if error > worst.error { (worst.error, worst.progress) = (error, frame.progress) }
        }
        return worst
    }
}
