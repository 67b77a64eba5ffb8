import Testing

@testable import TabLayout

/// An animation that is stopped on its way and goes on as another.
struct InterruptionTests {
    /// What a caller knows of an animation at some moment, given back as the state.
    private func state(
        _ frame: TransitionFrame, titles: [SeenTitle] = [], selected: Int, _ phase: ScrollPhase
    ) -> ScrollState {
        ScrollState(
            offset: .distance(.exactly(frame.pagerOffset)), phase: phase, selected: selected,
            barOffset: .exactly(frame.barOffset),
            indicator: frame.indicator.map {
                IndicatorExtent(x: .exactly($0.x), width: .exactly($0.width), opacity: .exactly($0.opacity))
            }, titles: titles)
    }

    private func titles(of transition: Transition, at frame: TransitionFrame) -> [SeenTitle] {
        var titles: [SeenTitle] = []
        transition.forEachMovingTitle(at: frame.progress) { index, style in
            titles.append(SeenTitle(index: index, style: TitleStyle(nearest: style)))
        }
        return titles
    }

    private func spring(_ random: inout SplitMix64, velocity: Double = 0) -> Spring? {
        Spring(
            response: Double.random(in: 0.1...1.5, using: &random),
            dampingRatio: random.one(of: [0.2, 0.5, 0.8, 0.999, 1, 1.001, 1.4, 5]), velocity: velocity)
    }

    private func pacing(_ random: inout SplitMix64) -> Pacing {
        if random.isOnce(in: 2), let spring = spring(&random) { return .spring(spring) }
        return .timed(Timing(duration: 300, easing: random.easing()))
    }

    /// A clock that starts at 0, as steps from the start and some lines do not.
    private func continuousPacing(_ random: inout SplitMix64) -> Pacing {
        while true {
            let pacing = pacing(&random)
            guard case .timed(let timing) = pacing, timing.easing.progress(at: 0) != 0 else { return pacing }
        }
    }

    /// Any clock, stretch and path; by a tap elsewhere, by a tap back, or by a gesture that takes over and settles.
    @Test(arguments: [UInt64](1...25))
    func `the first frame is what was interrupted`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            var scene = random.scene()
            scene.barFollow = random.one(of: StripFollow.allCases)
            scene.indicator.follow = random.one(of: [.drag, .selection])
            scene.pacing = pacing(&random)
            let (origin, target) = random.tabs(of: scene)
            let first = try scene.tap(origin, target)
            let time = Double.random(in: 0...first.duration, using: &random)
            let frame = first.frame(at: time)
            let indicator = try #require(frame.indicator)
            scene.pacing = continuousPacing(&random)
            let settles = random.isOnce(in: 4)
            let next = random.isOnce(in: 3) ? origin : Int.random(in: 0..<scene.widths.count, using: &random)
            let titles = titles(of: first, at: frame)
            let second = try Transition(
                scene.configuration(),
                from: state(frame, titles: titles, selected: target, settles ? .settled : .programmatic),
                event: settles ? .settle : .tap(next))
            let start = second.frame(at: 0)
            let shown = try #require(start.indicator)
            let places = "seed \(seed), \(origin) to \(target) to \(settles ? "rest" : "\(next)") at \(time): \(scene)"
            // Nothing moves where nothing is farther away than 1e-9.
            expectClose(
                [shown.x, shown.width, shown.opacity], [indicator.x, indicator.width, indicator.opacity],
                tolerance: 2e-9, places)
            for title in titles {
                let style = second.animation?.titles.first { $0.index == title.index }?.keyframes.first?.style
                let shown = style ?? second.end.tab(title.index).style
                #expect(TitleStyle(nearest: shown) == title.style, "\(places): title \(title.index)")
            }
            expectClose([start.barOffset, start.pagerOffset], [frame.barOffset, frame.pagerOffset], places)
            if let keyframe = second.animation?.indicator.first {
                #expect(keyframe.x == indicator.x && keyframe.width == indicator.width, "\(places)")
            }
            if let keyframe = second.animation?.bar.first { #expect(keyframe.scrollOffset == frame.barOffset) }
            let end = try #require(second.end.indicator)
            let last = try #require(second.frame(at: second.duration).indicator)
            expectClose(
                [last.x, last.width, last.opacity], [end.x, end.width, end.opacity], tolerance: 2e-9, places)
        }
    }

    /// A spring that takes over starts with the old velocity times the old way over the new one, in whole moves a second.
    /// Then the indicator, which moves with the progress, is as fast as before.
    @Test(arguments: [UInt64](1...25))
    func `a spring goes on at the speed at which it takes over`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            var scene = random.scene(stretch: .linear)
            scene.indicator.path = .direct
            let isSpring = random.isOnce(in: 2)
            let old = try #require(spring(&random, velocity: Double.random(in: -5...5, using: &random)))
            let easing = Easing.bezier(0.3, Double.random(in: -0.2...0.6, using: &random), 0.6, 1.1)
            scene.pacing = isSpring ? .spring(old) : .timed(Timing(duration: 400, easing: easing))
            let (origin, target) = random.tabs(of: scene)
            let first = try scene.tap(origin, target)
            // Away from the ends, so that there is a speed on either side.
            let time = first.duration * Double.random(in: 0.05...0.8, using: &random)
            let frame = first.frame(at: time)
            let (x, way) = (frame.indicator?.x ?? .nan, try way(of: first))
            let next = Int.random(in: 0..<scene.widths.count, using: &random)
            let newWay = try #require(try scene.layout(at: Double(next)).indicator).x - x
            guard abs(newWay) > 1, abs(way) > 1 else { continue }
            let takingOver = try #require(spring(&random, velocity: frame.velocity * way / newWay))
            scene.pacing = .spring(takingOver)
            let second = try Transition(
                scene.configuration(), from: state(frame, selected: target, .programmatic), event: .tap(next))

            func position(_ transition: Transition, _ time: Double) -> Double {
                transition.frame(at: time).indicator?.x ?? .nan
            }
            // In units a second; a thousandth of a millisecond is 10⁻⁵ of the shortest swing here.
            let step = 0.001
            let before = (position(first, time + step) - position(first, time - step)) / (2 * step) * 1000
            let starts = [0, step, 2 * step].map { position(second, $0) }
            let after = (-3 * starts[0] + 4 * starts[1] - starts[2]) / (2 * step) * 1000
            // A difference of doubles near 1000 over 2 µs is not known better than 10⁻⁷ units a second.
            let scale = max(abs(before), abs(way), abs(newWay))
            #expect(
                abs(after - before) <= 1e-6 * scale,
                "seed \(seed), \(origin) to \(target) to \(next): \(before) before, \(after) after; \(scene.pacing)")
            #expect(abs(frame.velocity * way - before) <= 1e-6 * scale, "seed \(seed): the velocity of the frame")
        }
    }

    private func way(of transition: Transition) throws -> Double {
        let track = try #require(transition.animation?.indicator)
        return track[track.count - 1].x - track[0].x
    }

    /// Once an animation is over it has no speed left that another could take up.
    @Test func `at its end a frame is at rest`() throws {
        for pacing in [
            Pacing.timed(Timing(duration: 300, easing: .easeOut)),
            .spring(try #require(Spring(response: 0.5, dampingRatio: 0.3))),
        ] {
            var scene = Scene()
            scene.pacing = pacing
            let transition = try scene.tap(0, 4)
            for time in [transition.duration, transition.duration + 1, 1e9] {
                let frame = transition.frame(at: time)
                #expect(frame.progress == 1 && frame.velocity == 0)
                #expect(frame.indicator?.x == transition.end.indicator?.x)
            }
        }
    }
}
