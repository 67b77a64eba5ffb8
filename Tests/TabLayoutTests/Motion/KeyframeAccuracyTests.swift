import TabLayout
import Testing

/// Keyframes against the exact motion.
struct KeyframeAccuracyTests {
    /// Seed 2069 ends a chord where an edge jumps over the other; 2104 and 2112 have one that is vertical half way.
    @Test(arguments: [UInt64](1...40) + [2069, 2104, 2112])
    func `the polyline through the keyframes is within the tolerance`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10 {
            let scene = random.scene()
            let (origin, target) = random.tabs(of: scene)
            let transition = try scene.tap(origin, target)
            let track = try #require(transition.animation?.indicator)
            let jumps = jumps(of: track.map(\.offset))
            var worst = (0.0, 0.0)
            for step in 0...1000 {
                let progress = Double(step) / 1000
                // On which side of a jump a time is, is a matter of rounding.
                if jumps.contains(where: { abs($0 - progress) < 1e-9 }) { continue }
                let exact = try #require(transition.frame(at: progress * 1000).indicator)
                let played = track.played(at: progress)
                let error = max(abs(played[0] - exact.x), abs(played[1] - exact.width))
                if error > worst.0 { worst = (error, progress) }
                if abs(played[2] - exact.opacity) > 1e-9 { worst = (.infinity, progress) }
            }
            #expect(
                worst.0 <= scene.tolerance * (1 + 1e-9) + 1e-9,
                "seed \(seed), \(origin) to \(target): off by \(worst.0) of \(scene.tolerance) at \(worst.1): \(scene)")
        }
    }

    @Test(arguments: [UInt64](1...40))
    func `offsets go from 0 to 1 and never back, and widths are never negative`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10 {
            let scene = random.scene()
            let (origin, target) = random.tabs(of: scene)
            let transition = try scene.tap(origin, target)
            let animation = try #require(transition.animation)
            var clocks = [
                animation.indicator.map(\.offset), animation.bar.map(\.offset), animation.pager.map(\.offset),
            ]
            clocks += animation.titles.map { $0.keyframes.map(\.offset) }
            for offsets in clocks where !offsets.isEmpty {
                #expect(offsets.first == 0 && offsets.last == 1, "seed \(seed): \(offsets)")
                #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed): \(offsets)")
            }
            #expect(animation.indicator.allSatisfy { $0.width >= 0 && $0.x.isFinite })
            #expect(animation.indicator.allSatisfy { (0...1).contains($0.opacity) })
            let (first, last) = (animation.indicator[0], animation.indicator[animation.indicator.count - 1])
            let start = try #require(try scene.layout(at: Double(origin)).indicator)
            let end = try #require(transition.end.indicator)
            expectClose([first.x, first.width], [start.x, start.width], "seed \(seed): the start")
            expectClose([last.x, last.width], [end.x, end.width], "seed \(seed): the end")
        }
    }

    /// Under a clock that overshoots, players go on as the keyframes at the end do. At the end of a vertical curve that would
    /// be as far as one likes; two keyframes at one time stop it there.
    @Test(arguments: [
        Stretch.edges(leading: .bezier(0, 1, 1, 0), trailing: .linear),
        .edges(leading: .linear, trailing: .bezier(0, 0.5, 1, 0.5)),
        .edges(leading: .bezier(0, 0, 0, 1), trailing: .ease),
        .edges(leading: .bezier(1, 0, 1, 1), trailing: .bezier(1e-9, 1, 1 - 1e-9, 0)),
    ])
    func `vertical ends stop where they are`(_ stretch: Stretch) throws {
        var scene = Scene()
        scene.indicator.stretch = stretch
        scene.pacing = .timed(Timing(duration: 1000, easing: .bezier(0.3, -2, 0.7, 3)))
        for (origin, target) in [(0, 5), (5, 0), (2, 3)] {
            let transition = try scene.tap(origin, target)
            for step in 0...200 {
                let indicator = try #require(transition.frame(at: Double(step) * 5).indicator)
                #expect(abs(indicator.x) < 2000 && indicator.width < 2000, "\(indicator)")
            }
        }
    }
}
