import TabLayout
import Testing

/// A transition evaluated at single times, and the times of a frame rate.
struct SamplingTests {
    /// A tap from 0 to 3 over 300 ms `ease-in-out`: half of the way at half of the time.
    private func tap(_ easing: Easing = .easeInOut) throws -> Transition {
        let parts = Parts.scrolling.changed { $0.motion.tap.timed.easing = easing }
        return try parts.transition(.tap(3), from: ScrollState())
    }

    struct Case: Row {
        var name: String { "\(time) ms" }
        let time: Double
        let progress: Double
    }

    @Test(arguments: [
        Case(time: 0, progress: 0), Case(time: 75, progress: 0.129161931), Case(time: 150, progress: 0.5),
        Case(time: 225, progress: 0.870838069), Case(time: 300, progress: 1), Case(time: 1e9, progress: 1),
    ])
    func `everything is equally far`(_ row: Case) throws {
        let frame = try tap().frame(at: row.time)
        #expect(frame.time == row.time)
        expectClose(frame.progress, row.progress, tolerance: 1e-6, "the progress")
        let indicator = try #require(frame.indicator)
        expectClose(indicator.x, 20 + 300 * frame.progress, "the indicator")
        expectClose(indicator.width, 60)
        #expect(indicator.opacity == 1)
        expectClose(frame.barOffset, 162.5 * frame.progress, "the strip")
        expectClose(frame.pagerOffset, 1125 * frame.progress, "the pager")
    }

    @Test func `the ends are exact`() throws {
        let parts = Parts.scrolling.changed { $0.motion.tap.timed.easing = .ease }
        let state = parts.state(
            position: 0.3, .programmatic, selected: 1, barOffset: .of(0.1 + 0.2), indicator: .of(1.0 / 3, 0.7))
        let transition = try parts.transition(.tap(3), from: state)
        let first = transition.frame(at: 0)
        #expect(first.barOffset == 0.1 + 0.2 && first.indicator?.x == 1.0 / 3 && first.pagerOffset == 0.3 * 375)
        #expect(first.indicator?.width == 0.7 && first.progress == 0 && first.indicator?.offset == 0)
        let last = transition.frame(at: 300)
        #expect(last.barOffset == 162.5 && last.indicator?.x == 320 && last.pagerOffset == 1125)
        #expect(last.indicator?.width == 60 && last.progress == 1 && last.indicator?.offset == 1)
    }

    @Test func `an overshooting curve overshoots, but no width is negative`() throws {
        let curve = try #require(CubicBezier(x1: 0.2, y1: -3, x2: 0.8, y2: 4))
        let parts = Parts.scrolling.changed { $0.motion.tap.timed.easing = .cubicBezier(curve) }
        let state = parts.state(position: 0, .programmatic, indicator: .of(0, 2))
        let transition = try parts.transition(.tap(3), from: state)
        let frames = (0...300).map { transition.frame(at: Double($0)) }
        #expect(frames.contains { $0.progress < -0.1 } && frames.contains { $0.progress > 1.1 })
        #expect(frames.contains { $0.indicator?.width == 0 })
        #expect(frames.allSatisfy { ($0.indicator?.width ?? -1) >= 0 })
        #expect(frames.contains { $0.pagerOffset < 0 } && frames.contains { $0.pagerOffset > 1125 })
    }

    @Test func `when nothing moves every time shows the end`() throws {
        let transition = try Parts.scrolling.transition(.tap(3), from: ScrollState(selected: 3))
        #expect(transition.animation == nil)
        for time in [0.0, 10, 1e7] {
            let frame = transition.frame(at: time)
            #expect(frame.progress == 1 && frame.barOffset == 162.5 && frame.pagerOffset == 1125)
            #expect(frame.indicator?.x == 320 && frame.indicator?.width == 60)
        }
    }

    @Test func `without an indicator none is sampled`() throws {
        let parts = Parts.scrolling.changed { $0.indicator = nil }
        #expect(try parts.transition(.tap(3), from: ScrollState()).frame(at: 100).indicator == nil)
    }

    @Test func `an animation without duration is at its end at once`() throws {
        let parts = Parts.scrolling.changed { $0.motion.tap.timed.duration = 0 }
        let transition = try parts.transition(.tap(3), from: ScrollState())
        #expect(transition.animation?.barOffsets == [0, 162.5])
        #expect(transition.frame(at: 0).progress == 1 && transition.frame(at: 0).barOffset == 162.5)
    }

    struct Rate: Row {
        var name: String { "\(duration) ms at \(rate)" }
        let duration: Double
        let rate: Double
        let times: [Double]
    }

    @Test(arguments: [
        Rate(duration: 100, rate: 60, times: [0, 50.0 / 3, 100.0 / 3, 50, 200.0 / 3, 250.0 / 3, 100]),
        Rate(duration: 100, rate: 30, times: [0, 100.0 / 3, 200.0 / 3, 100]),
        Rate(duration: 110, rate: 30, times: [0, 100.0 / 3, 200.0 / 3, 100, 110]),
        Rate(duration: 100, rate: 1, times: [0, 100]),
        Rate(duration: 0, rate: 60, times: [0]),
        Rate(duration: 1000, rate: 2.5, times: [0, 400, 800, 1000]),
    ])
    func `a rate has one frame an interval and one at the end`(_ row: Rate) throws {
        let times = try #require(SampleTimes(duration: row.duration, framesPerSecond: row.rate, limit: 10_000))
        expectClose((0..<times.count).map { times[$0] }, row.times, "the times")
        #expect(times[times.count - 1] == row.duration)
    }

    @Test func `times always grow`() throws {
        var random = SplitMix64(seed: 4)
        for _ in 0..<2000 {
            let duration = random.length(in: 0...2000)
            let rate = random.length(in: 1...1000)
            let times = try #require(SampleTimes(duration: duration, framesPerSecond: rate, limit: 10_000))
            for index in 1..<max(times.count, 1) {
                let step = times[index] - times[index - 1]
                #expect(step > 0 && step <= 1000 / rate + 1e-9, "\(duration) ms at \(rate), time \(index)")
            }
        }
    }

    @Test func `too many frames, or none, are refused`() {
        #expect(SampleTimes(duration: 9999, framesPerSecond: 1000, limit: 10_000)?.count == 10_000)
        #expect(SampleTimes(duration: 10_000, framesPerSecond: 1000, limit: 10_000) == nil)
        #expect(SampleTimes(duration: 1e7, framesPerSecond: 1000, limit: 10_000) == nil)
        #expect(SampleTimes(duration: 100, framesPerSecond: 0, limit: 10_000) == nil)
        #expect(SampleTimes(duration: 100, framesPerSecond: -1, limit: 10_000) == nil)
        #expect(SampleTimes(duration: 100, framesPerSecond: .nan, limit: 10_000) == nil)
        #expect(SampleTimes(duration: 1e7, framesPerSecond: .infinity, limit: 10_000) == nil)
    }
}
