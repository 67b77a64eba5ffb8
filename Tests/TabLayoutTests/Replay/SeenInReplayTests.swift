import Testing

@testable import TabLayout

/// What a recording interrupts goes on from where it is seen: the opacity of the indicator and the look of the titles too.
struct SeenInReplayTests {
    @Test func `titles that are interrupted half way`() throws {
        var parts = Parts(.underline, tabs: 3)
        parts.title.follow = .drag
        let (first, second) = try interrupted(parts, at: 100)
        var seen: [Int: TitleStyle.Values] = [:]
        first.forEachMovingTitle(at: first.frame(at: 100).progress) { index, style in seen[index] = style }
        let tracks = try #require(second.animation).titles
        #expect(tracks.map(\.index) == [0, 1, 2])
        for track in tracks where track.index < 2 { #expect(track.keyframes[0].style == seen[track.index]) }
        expectClose(tracks[0].keyframes.map(\.style.fontSize), [tracks[0].keyframes[0].style.fontSize, 15])
    }

    @Test func `a fade that is interrupted before its half`() throws {
        var parts = Parts(.underline, tabs: 3)
        parts.indicator?.stretch = .fade
        let (first, second) = try interrupted(parts, at: 50)
        let seen = try #require(first.frame(at: 50).indicator)
        let start = try #require(second.animation?.indicator.first)
        #expect(seen.opacity < 1 && start.opacity == seen.opacity)
    }

    /// A tap on the second tab, and at a time one on the third.
    private func interrupted(_ parts: Parts, at time: Double) throws -> (Transition, Transition) {
        var replay = Replay(try parts.configuration(), from: ScrollState())
        let first = try replay.transition(.tap(1), at: 0)
        return (first, try replay.transition(.tap(2), at: time))
    }

    /// Taps, fling, drags and edits at random moments: nothing that is seen jumps from one answer to the next.
    @Test(arguments: [UInt64](1...100))
    func `no title and no indicator jumps`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var scene = random.scene()
        scene.title.follow = random.one(of: Follow.allCases)
        scene.title.animated = true
        scene.title.colorSpace = random.one(of: ColorSpace.allCases)
        scene.indicator.follow = random.one(of: Follow.allCases)
        scene.direction = random.one(of: Direction.allCases)
        scene.pacing =
            random.isOnce(in: 2)
            ? .timed(Timing(duration: 300, easing: .bezier(0.34, 1.56, 0.64, 1)))
            : .spring(try #require(Spring(response: 0.4, dampingRatio: 0.5)))
        var replay = Replay(try scene.configuration(), from: ScrollState())
        var (time, last): (Double, (transition: Transition, time: Double)?) = (0, nil)
        for _ in 0..<10 {
            time += Double.random(in: 0...400, using: &random)
            let next = try replay.transition(.tap(Int.random(in: 0..<scene.widths.count, using: &random)), at: time)
            if let last, let animation = next.animation {
                let frame = last.transition.frame(at: time - last.time)
                if let shown = frame.indicator, let start = animation.indicator.first {
                    expectClose(
                        [start.x, start.width, start.opacity], [shown.x, shown.width, shown.opacity],
                        "seed \(seed) at \(time)")
                }
                last.transition.forEachMovingTitle(at: frame.progress) { index, style in
                    guard let track = animation.titles.first(where: { $0.index == index }) else { return }
                    #expect(track.keyframes[0].style == style, "seed \(seed) at \(time): title \(index)")
                }
            }
            // What leaves everything alone leaves it to the one before.
            if next.animation != nil || last == nil { last = (next, time) }
        }
    }
}
