import Testing

@testable import TabLayout

/// What holds for every stretch, whatever its form.
struct StretchLawTests {
    static let seeds = [UInt64](1...20)

    @Test(arguments: seeds)
    func `at a whole position every stretch rests`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for overscroll in [Overscroll.follow, .clamp, .compress] {
            var scene = random.scene()
            scene.overscroll = overscroll
            var resting = scene
            resting.indicator.stretch = .linear
            for index in scene.widths.indices {
                let indicator = try #require(try scene.layout(at: Double(index), .dragging).indicator)
                #expect(try indicator == resting.layout(at: Double(index)).indicator, "seed \(seed), tab \(index)")
                #expect(indicator.opacity == 1)
            }
        }
    }

    /// Seen from the other tab, a neighbour's way is the same way: what a drag shows depends on the position alone. Edges with
    /// easings of their own are the exception; they lead to either side.
    @Test(arguments: seeds, [Stretch.linear, .elastic, .worm, .fade])
    func `the way back is the way forth`(_ seed: UInt64, _ stretch: Stretch) {
        var random = SplitMix64(seed: seed)
        let (start, end) = (edges(&random, from: 0), edges(&random, from: 400))
        for step in 0...64 {
            // Powers of two, and not the half, where fade and snap change over.
            let fraction = Double(step) / 64
            guard fraction != 0.5 else { continue }
            let forth = IndicatorMove.between(start, end, stretch).place(at: fraction)
            let back = IndicatorMove.between(end, start, stretch).place(at: 1 - fraction)
            expectClose(
                [back.segment.left, back.segment.width, back.opacity],
                [forth.segment.left, forth.segment.width, forth.opacity], "seed \(seed): at \(fraction)")
        }
    }

    @Test(arguments: seeds)
    func `a drag shows the same whichever way the finger moves`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let scene = random.scene()
        let configuration = try scene.configuration()
        for _ in 0..<20 {
            let offset = Double.random(in: 0...Double(scene.widths.count - 1), using: &random) * scene.pageWidth
            let indicators = try scene.widths.indices.flatMap { selected in
                try [-2.0, 2].map { velocity in
                    try Layout(
                        configuration,
                        at: ScrollState(
                            offset: .distance(.exactly(offset)), phase: .dragging, velocity: .exactly(velocity),
                            selected: selected)
                    ).indicator
                }
            }
            #expect(indicators.allSatisfy { $0 == indicators[0] }, "seed \(seed), offset \(offset)")
        }
    }

    /// x ↦ −x: apart, one within the other, around one middle, and where an edge overtakes the other.
    @Test(arguments: seeds)
    func `a move to the left mirrors the move to the right`(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for stretch in [Stretch.linear, .elastic, .worm, .fade, .snap] + (0..<5).map({ _ in random.stretch() }) {
            let start = edges(&random, from: 0)
            let inset = random.length(in: 0...0.5) * (start[1] - start[0])
            let ends = [
                edges(&random, from: 400), edges(&random, from: 100), [start[0], start[1] - inset],
                [start[0] + inset / 2, start[1] - inset / 2],
            ]
            for end in ends {
                let right = IndicatorMove.between(start, end, stretch)
                let left = IndicatorMove.between([-start[1], -start[0]], [-end[1], -end[0]], stretch)
                for step in 0...50 {
                    let fraction = Double(step) / 50
                    let (there, mirror) = (right.place(at: fraction), left.place(at: fraction))
                    expectClose(
                        [-mirror.segment.right, mirror.segment.width, mirror.opacity],
                        [there.segment.left, there.segment.width, there.opacity],
                        "seed \(seed): \(stretch) from \(start) to \(end) at \(fraction)")
                }
            }
        }
    }

    struct Pair: Row {
        let name: String
        let leading: Easing
        let trailing: Easing
        /// The left edge and the width at the half, on the way to the right and back.
        let there: [Double]
        let back: [Double]
    }

    /// Two tabs of 200, an indicator of 50.
    @Test(arguments: [
        Pair(
            name: "the trailing edge overtakes one that waits", leading: .stepped(1, .jumpEnd), trailing: .linear,
            there: [150, 0], back: [250, 0]),
        Pair(
            name: "the leading edge is ahead", leading: .stepped(1, .jumpStart), trailing: .linear, there: [175, 150],
            back: [75, 150]),
    ])
    func `there and back`(_ row: Pair) throws {
        var scene = Scene(widths: [200, 200])
        scene.barWidth = 400
        scene.indicator = Indicator(
            width: .fixed(50), stretch: .edges(leading: row.leading, trailing: row.trailing))
        scene.pacing = .timed(Timing(duration: 100, easing: .linear))
        for (origin, target, expected) in [(0, 1, row.there), (1, 0, row.back)] {
            let indicator = try #require(try scene.tap(origin, target).frame(at: 50).indicator)
            expectClose([indicator.x, indicator.width], expected, "to \(target)")
        }
    }

    @Test(arguments: seeds)
    func `a path through the tabs visits the rest of every tab`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<5 {
            var scene = random.scene()
            scene.indicator.path = .through
            let (origin, target) = random.tabs(of: scene)
            let track = try #require(try scene.tap(origin, target).animation?.indicator)
            let ways = abs(target - origin)
            for way in 0...ways {
                let tab = origin + (target > origin ? way : -way)
                let rest = try #require(try scene.layout(at: Double(tab)).indicator)
                let progress = Double(way) / Double(ways)
                // An easing that jumps at its ends leaves the rest behind at once: then a keyframe shows it at that time.
                let shown =
                    [track.played(at: progress)]
                    + track.filter { abs($0.offset - progress) < 1e-12 }.map { [$0.x, $0.width] }
                #expect(
                    shown.contains { abs($0[0] - rest.x) <= 1e-6 && abs($0[1] - rest.width) <= 1e-6 },
                    "seed \(seed), \(origin) to \(target): \(shown) on tab \(tab), not \(rest)")
            }
        }
    }

    @Test(arguments: seeds, [IndicatorPath.direct, .through])
    func `reversing a linear transition mirrors it in time`(_ seed: UInt64, _ path: IndicatorPath) throws {
        var random = SplitMix64(seed: seed)
        var scene = random.scene(stretch: .linear)
        scene.indicator.path = path
        let (origin, target) = random.tabs(of: scene)
        let (forth, back) = (try scene.tap(origin, target), try scene.tap(target, origin))
        for step in 0...64 {
            let time = Double(step) / 64 * 1000
            let (there, here) = (forth.frame(at: time), back.frame(at: 1000 - time))
            expectClose(
                [here.indicator?.x ?? .nan, here.indicator?.width ?? .nan, here.barOffset, here.pagerOffset],
                [there.indicator?.x ?? .nan, there.indicator?.width ?? .nan, there.barOffset, there.pagerOffset],
                "seed \(seed): at \(time)")
        }
    }

    /// Also under clocks that overshoot, before the start and behind the end of the way.
    @Test(arguments: seeds)
    func `widths and opacities stay what they can be`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<5 {
            var scene = random.scene()
            scene.pacing = .timed(Timing(duration: 1000, easing: .bezier(0.2, -2, 0.8, 3)))
            let (origin, target) = random.tabs(of: scene)
            let transition = try scene.tap(origin, target)
            for step in 0...200 {
                let indicator = try #require(transition.frame(at: Double(step) * 5).indicator)
                let isSound = indicator.width >= 0 && indicator.x.isFinite && (0...1).contains(indicator.opacity)
                #expect(isSound, "seed \(seed): \(indicator)")
            }
            for _ in 0..<50 {
                let position = Double.random(in: -2...Double(scene.widths.count + 1), using: &random)
                let indicator = try #require(try scene.layout(at: position).indicator)
                #expect(indicator.width >= 0 && (0...1).contains(indicator.opacity), "seed \(seed), \(position)")
            }
        }
    }

    /// The edges move by at most twice their way for a unit of the fraction (worm), or 2.5 times under these easings.
    @Test(
        arguments: seeds,
        [Stretch.linear, .elastic, .worm, .edges(leading: .bezier(0.4, 1, 0.6, 1), trailing: .bezier(0.4, 0, 0.6, 0))])
    func `what is smooth has no jumps, over all tabs and beyond`(_ seed: UInt64, _ stretch: Stretch) throws {
        var random = SplitMix64(seed: seed)
        let scene = random.scene(stretch: stretch)
        let placement = try #require(try scene.layout(at: 0).indicatorPlacement)
        let farthest = (scene.widths.max() ?? 0) * 2 + scene.spacing * 2
        let step = 1.0 / 512
        var last = placement.place(at: PagePosition(offset: .distance(-2), pageWidth: 1)).segment
        for position in stride(from: -2 + step, through: Double(scene.widths.count) + 1, by: step) {
            let next = placement.place(at: PagePosition(offset: .distance(.exactly(position)), pageWidth: 1)).segment
            let distance = max(abs(next.left - last.left), abs(next.right - last.right))
            #expect(distance <= 2.6 * farthest * step, "seed \(seed): \(distance) at \(position)")
            last = next
        }
    }

    /// A pair of edges, somewhere in the 300 units from `place`.
    private func edges(_ random: inout SplitMix64, from place: Double) -> [Double] {
        let left = place + random.length(in: 0...150)
        return [left, left + random.length(in: 1...150)]
    }
}
