import Testing

@testable import TabLayout

/// Steps of an edge that are too small to be seen are a slope in the keyframes, and what they are off it by counts.
struct SmallStepsTests {
    /// How far the polyline through the keyframes is from the move, in its left edge or its width, where that is most.
    ///
    /// Besides at even fractions it is looked at on both sides of each step, where steps are the farthest from a slope. On which
    /// side of a jump of the keyframes a fraction is, is a matter of rounding.
    private func worst(_ move: IndicatorMove, _ tolerance: Double) throws -> (error: Double, fraction: Double) {
        var counts = KnotCounts(isKept: false)
        let track = try #require(trajectory(move).keyframes(tolerance: tolerance, &counts))
        let jumps = jumps(of: track.map(\.offset))
        var worst = (error: 0.0, fraction: 0.0)
        for fraction in fractions(of: move) where !jumps.contains(where: { abs($0 - fraction) < 1e-9 }) {
            let exact = move.place(at: fraction).segment
            let played = track.played(at: fraction)
            let error = max(abs(played[0] - exact.left), abs(played[1] - max(0, exact.width)))
            if error > worst.error { worst = (error, fraction) }
        }
        return worst
    }

    private func trajectory(_ move: IndicatorMove) -> IndicatorTrajectory {
        IndicatorTrajectory(
            from: IndicatorPlace(segment: move.start, opacity: 1, color: move.startColor),
            to: IndicatorPlace(segment: move.end, opacity: 1, color: move.endColor), stretch: move.stretch)
    }

    private func fractions(of move: IndicatorMove) -> [Double] {
        var fractions = (0...2000).map { Double($0) / 2000 }
        guard case .edges(let leading, let trailing) = move.stretch else { return fractions }
        for case .steps(let steps) in [leading, trailing] {
            for step in stride(from: 0, through: steps.count, by: 1 + steps.count / 2000) {
                let fraction = Double(step) / Double(steps.count)
                fractions += [fraction - 1e-10, fraction + 1e-10].filter { $0 > 0 && $0 < 1 }
            }
        }
        return fractions
    }

    // MARK: The tolerance

    struct Pair: Row {
        let name: String
        let leading: Easing
        let trailing: Easing
        var end = [200.0, 260]
    }

    /// Ways of 200 within 0.25: from 1600 on, steps are at most half of that.
    static let pairs = [
        Pair(name: "steps before a curve", leading: .stepped(1600, .jumpEnd), trailing: .easeInOut),
        Pair(name: "a curve before steps", leading: .easeOut, trailing: .stepped(1600, .jumpStart)),
        Pair(name: "a jump at neither end", leading: .stepped(1601, .jumpNone), trailing: .easeIn),
        Pair(name: "a jump at both ends", leading: .ease, trailing: .stepped(1599, .jumpBoth)),
        Pair(name: "steps on both edges", leading: .stepped(1600, .jumpStart), trailing: .stepped(1700, .jumpEnd)),
        Pair(name: "steps too great for a slope", leading: .stepped(1000, .jumpEnd), trailing: .easeInOut),
        Pair(name: "to the left", leading: .stepped(1600, .start), trailing: .easeInOut, end: [-200, -140]),
        Pair(name: "the curve overtakes", leading: .stepped(1600, .jumpEnd), trailing: .bezier(0, 1, 0, 1)),
        Pair(name: "the steps overtake", leading: .bezier(1, 0, 1, 0), trailing: .stepped(1600, .jumpStart)),
        Pair(name: "an edge that stays", leading: .easeInOut, trailing: .stepped(3, .jumpEnd), end: [0, 200]),
    ]

    @Test(arguments: pairs)
    func `an edge of small steps and another are within the tolerance together`(_ row: Pair) throws {
        let stretch = Stretch.edges(leading: row.leading, trailing: row.trailing)
        let worst = try worst(.between([0, 60], row.end, stretch), 0.25)
        #expect(worst.error <= 0.25 + 1e-9, "off by \(worst.error) at \(worst.fraction)")
    }

    /// Seeds 56 and 576 have steps that jump over the other edge where that goes up a slope.
    @Test(arguments: [UInt64](1...40) + [56, 576])
    func `any pair of edges with small steps is within the tolerance`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<5 {
            let tolerance = Double.random(in: 0.3...3, using: &random)
            // Edges go up to 450 units. Some of these steps are too great for a slope, and some are next to nothing.
            let steps = Easing.stepped(
                Int(300 / tolerance * Double.random(in: 0.5...20, using: &random)),
                random.one(of: [.jumpStart, .jumpEnd, .jumpNone, .jumpBoth, .start]))
            let other = random.isOnce(in: 4) ? steps : random.isOnce(in: 4) ? random.easing() : random.curve()
            let (leading, trailing) = random.isOnce(in: 2) ? (steps, other) : (other, steps)
            let left = Double.random(in: -300...300, using: &random)
            let end = [left, left + Double.random(in: 0.1...(random.isOnce(in: 2) ? 5 : 150), using: &random)]
            let start = [0, Double.random(in: 0.1...(random.isOnce(in: 2) ? 5 : 150), using: &random)]
            let worst = try worst(.between(start, end, .edges(leading: leading, trailing: trailing)), tolerance)
            #expect(
                worst.error <= tolerance * (1 + 1e-9) + 1e-9,
                """
                seed \(seed): off by \(worst.error) of \(tolerance) at \(worst.fraction), from \(start) to \(end): \
                \(leading), \(trailing)
                """)
        }
    }
}
