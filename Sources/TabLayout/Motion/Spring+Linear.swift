extension Spring {
    /// The spring's motion over its first `duration` seconds as a CSS `linear(…)`, off by at most `tolerance`; the last
    /// point is exactly (1, 1).
    ///
    /// Places are written with five decimals and values with seven, whose rounding is taken off the tolerance.
    ///
    /// A chord over a stretch of time h leaves a curve by at most h²·|x″|/8 (the remainder of linear interpolation), and
    /// |x″| is bounded by a function that never grows: each chord is made as long as that allows. A critically damped
    /// spring of 0.5 s within 0.001 needs about 40 points. O(points).
    ///
    /// - Precondition: at `duration` the spring is within `tolerance` of its end.
    func linear(duration: Double, tolerance: Double) -> PiecewiseLinear {
        var points: [PiecewiseLinear.Point] = [PiecewiseLinear.Point(input: 0, output: 0)]
        var input = 0.0
        while true {
            let bound = curvatureBound(at: input * duration)
            let step = bound > 0 ? (8 * (tolerance - 1e-7) / bound).squareRoot() / duration : 1
            // A multiple of 1/100 000, rounded down, is short to write as a percentage. A step of no length would never end.
            input = max(((input + step) * 1e5).rounded(.down), (input * 1e5).rounded() + 1) / 1e5
            if input >= 1 { break }
            let output = (position(at: input * duration) * 1e7).rounded() / 1e7
            points.append(PiecewiseLinear.Point(input: input, output: output))
        }
        points.append(PiecewiseLinear.Point(input: 1, output: 1))
        return PiecewiseLinear(points: points)
    }
}
