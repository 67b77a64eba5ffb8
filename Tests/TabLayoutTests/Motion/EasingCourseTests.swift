import Testing

@testable import TabLayout

/// Easings of many spans, worked into a track that moves in a small part of its way, as a title among many does.
struct EasingCourseTests {
    struct Course: Row {
        let name: String
        let spans: Int
        /// How far the progress goes from one span to the next, either way.
        let stride: Double
    }

    static let courses = [
        Course(name: "one run that is not full", spans: 20, stride: 0.2),
        Course(name: "runs that are full", spans: 256, stride: 0.05),
        Course(name: "runs on either side", spans: 999, stride: 0.02),
        Course(name: "runs that jump over all that moves", spans: 999, stride: 0.9),
    ]

    /// A polyline that goes up and down by chance.
    private func easing(_ row: Course, _ random: inout SplitMix64) -> Easing {
        var progress = 0.0
        let outputs = (0..<row.spans).map { _ in
            progress += Double.random(in: -row.stride...row.stride, using: &random)
            // Back to where the track is.
            if abs(progress) > 1.5 { progress /= 2 }
            return PiecewiseLinear.Stop(output: progress)
        }
        return .polyline([PiecewiseLinear.Stop(output: 0)] + outputs)
    }

    /// A strip that is moved between two progresses.
    private func track(from start: Double, to end: Double) -> [ScrollKeyframe] {
        [(0, 10), (start, 10), (end, 90), (1, 90)].map { ScrollKeyframe(offset: $0.0, scrollOffset: $0.1) }
    }

    @Test(arguments: courses, [UInt64](1...10))
    func `a track is where its easing takes it`(_ row: Course, _ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let easing = easing(row, &random)
        let course = EasingCourse(easing)
        for _ in 0..<5 {
            let start = Double.random(in: 0.01...0.9, using: &random)
            let track = track(from: start, to: start + Double.random(in: 0.001...0.05, using: &random))
            let eased = track.eased(by: course)
            #expect(track.easedCount(by: course, limit: .max) >= eased.count, "seed \(seed)")
            #expect(eased.first?.keyframe.offset == 0 && eased.last?.keyframe.offset == 1, "seed \(seed)")
            let plain = eased.map(\.keyframe)
            var worst = (error: 0.0, time: 0.0)
            for step in 0...2000 {
                let time = Double(step) / 2000
                let exact = track.played(at: min(max(easing.progress(at: time), 0), 1))
                let error = abs(plain.played(at: time) - exact)
                if error > worst.error { worst = (error, time) }
            }
            #expect(worst.error < 1e-6, "seed \(seed): off by \(worst.error) at \(worst.time), from \(start)")
        }
    }

    /// Of 256 steps the second 64 are a run that is left out. The last of them, 127/256, is before 0.498, and the next, a half,
    /// behind that.
    @Test func `a track rests until the jump that ends its rest`() {
        let eased = track(from: 0.498, to: 0.6).eased(by: EasingCourse(.stepped(256, .jumpEnd))).map(\.keyframe)
        for time in [0, 0.25, 0.49, 0.4999] { #expect(eased.played(at: time) == 10, "\(eased)") }
        #expect(abs(eased.played(at: 0.5001) - (10 + 80 * 0.002 / 0.102)) < 1e-9, "\(eased)")
    }

    /// Of hundreds of spans that pass over all that moves, two are more than the limit.
    @Test func `counting ends at the limit`() {
        var random = SplitMix64(seed: 1)
        let course = EasingCourse(easing(Course(name: "", spans: 999, stride: 0.9), &random))
        let count = track(from: 0.2, to: 0.4).easedCount(by: course, limit: 10)
        #expect(count > 10 && count < 20)
    }
}
