extension Spring {
    /// The spring's motion over its first `duration` seconds as a CSS `linear(…)`, off by at most `tolerance`; the last
    /// point is exactly (1, 1).
    ///
    /// A chord over a stretch of time h leaves a curve by at most h²·|x″|/8 (the remainder of linear interpolation), and
    /// |x″| is bounded by a function that never grows: each chord is made as long as that allows. A critically damped
    /// spring of 0.5 s within 0.001 needs about 40 points. O(points).
    ///
    /// - Precondition: at `duration` the spring is within `tolerance` of its end.
    func linear(duration: Double, tolerance: Double) -> PiecewiseLinear {
        var points: [PiecewiseLinear.Point] = [PiecewiseLinear.Point(input: 0, output: 0)]
        var time = 0.0
        while true {
            let bound = curvatureBound(at: time)
            let step = bound > 0 ? (8 * tolerance / bound).squareRoot() : duration
            // A step of no length would never end; no spring that can be made needs so many points.
            time += max(step, duration * 1e-5)
            if time >= duration { break }
            points.append(PiecewiseLinear.Point(input: time / duration, output: position(at: time)))
        }
        points.append(PiecewiseLinear.Point(input: 1, output: 1))
        return PiecewiseLinear(points: points)
    }
}
