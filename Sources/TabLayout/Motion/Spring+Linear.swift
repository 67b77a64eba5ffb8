extension Spring {
    /// The spring's motion over its first `duration` seconds as a CSS `linear(…)`, off by at most `tolerance`; the last
    /// point is exactly (1, 1).
    ///
    /// Places are written with five decimals, or with more where chords are that short, and values with seven, or with ten
    /// where the tolerance is less than a millionth. A critically damped spring of 0.5 s within 0.001 takes 23 points. At most
    /// 4000 points: a spring that swings hundreds of times, or is thrown away a million moves a second, is answered as closely
    /// as those allow. O(points).
    ///
    /// - Precondition: at `duration` the spring is closer to its end than the tolerance there.
    func linear(duration: Double, tolerance: ProgressTolerance) -> PiecewiseLinear {
        let chords = SpringChords(self)
        let limit = 4000
        var points = [PiecewiseLinear.Point(input: 0, output: 0), PiecewiseLinear.Point(input: 1, output: 1)]
        // By how much the tolerance is raised: the least that fitted, the greatest that did not, and the next to try.
        var (fits, fails) = (Double.infinity, 0.0)
        var factor = max(1, chords.raise(of: tolerance.least, limit: limit))
        // A chord takes the root of the tolerance, so a few attempts settle.
        for _ in 0..<24 {
            if let found = chords.points(duration: duration, tolerance: tolerance.raised(factor), limit: limit) {
                (points, fits) = (found, factor)
                if factor == 1 || found.count >= limit - limit / 50 { break }
                let share = Double(found.count) / (0.99 * Double(limit))
                factor = max(1, factor * share * share)
                if factor <= fails { factor = (fails * fits).squareRoot() }
            } else {
                fails = factor
                factor = fits < .infinity ? (fails * fits).squareRoot() : 2 * factor
            }
            if fits <= 1.01 * fails { break }
        }
        return PiecewiseLinear(points: points)
    }
}
