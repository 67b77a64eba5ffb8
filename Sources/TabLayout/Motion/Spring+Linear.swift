extension Spring {
    /// The spring's motion over its first `duration` seconds as a CSS `linear(…)`, off by at most `tolerance`; the last
    /// point is exactly (1, 1).
    ///
    /// Places are written with five decimals, or with more where chords are that short, and values with seven. A critically
    /// damped spring of 0.5 s within 0.001 takes 23 points. At most 4000 points: a spring that swings hundreds of times, or
    /// is thrown away a million moves a second, is answered as closely as those allow. O(points).
    ///
    /// - Precondition: at `duration` the spring is closer to its end than `tolerance`.
    func linear(duration: Double, tolerance: Double) -> PiecewiseLinear {
        let chords = SpringChords(self)
        let limit = 4000
        var search = LeastRaise(first: chords.firstRaise(tolerance, limit: limit), most: 300)
        var points = [PiecewiseLinear.Point(input: 0, output: 0), PiecewiseLinear.Point(input: 1, output: 1)]
        while !search.isOver {
            // Each time a quarter of the points.
            let found = chords.points(
                duration: duration, tolerance: raised(tolerance, search.raises), limit: limit)
            guard let found else {
                search.fail()
                continue
            }
            points = found
            // Swings of less than the tolerance are left out, so a little less of it may make many more chords: one step at a time.
            search.succeed(lowering: min(1, lowering(fromChords: points.count, limit: limit)))
        }
        return PiecewiseLinear(points: points)
    }
}
