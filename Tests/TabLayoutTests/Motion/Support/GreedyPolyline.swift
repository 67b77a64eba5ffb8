/// The fewest chords that a greedy walk needs to follow sampled motions: the yardstick for keyframe counts.
///
/// Each chord starts on the motion and goes to the farthest sample that keeps every sample between within the tolerance, in
/// every motion at once. For one convex or concave motion no polyline with its corners on the motion has fewer chords.
struct GreedyPolyline {
    /// The number of chords.
    let chords: Int

    /// - Parameters:
    ///   - times: the times of the samples, rising.
    ///   - motions: for each motion its value at every time.
    ///   - tolerance: how far a chord may be from a sample.
    init(times: [Double], motions: [[Double]], tolerance: Double) {
        var chords = 0
        var start = 0
        while start < times.count - 1 {
            start = Self.farthest(from: start, times, motions, tolerance)
            chords += 1
        }
        self.chords = chords
    }

    /// The last sample that a chord from `start` can end on. The slopes that pass every sample within the tolerance form an
    /// interval, which shrinks as the chord grows.
    private static func farthest(from start: Int, _ times: [Double], _ motions: [[Double]], _ tolerance: Double) -> Int
    {
        var steepest = Array(repeating: Double.infinity, count: motions.count)
        var flattest = Array(repeating: -Double.infinity, count: motions.count)
        var best = start + 1
        for end in start + 1..<times.count {
            let span = times[end] - times[start]
            var fits = true
            for (index, motion) in motions.enumerated() {
                let slope = (motion[end] - motion[start]) / span
                fits = fits && slope >= flattest[index] && slope <= steepest[index]
                flattest[index] = max(flattest[index], slope - tolerance / span)
                steepest[index] = min(steepest[index], slope + tolerance / span)
                if flattest[index] > steepest[index] { return best }
            }
            if fits { best = end }
        }
        return best
    }
}
