internal import CMath

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
        var tolerance = tolerance
        while true {
            if let line = line(duration: duration, tolerance: tolerance, limit: 4000) { return line }
            // A quarter of the points.
            tolerance *= 16
        }
    }

    private func line(duration: Double, tolerance: Double, limit: Int) -> PiecewiseLinear? {
        var points: [PiecewiseLinear.Point] = [PiecewiseLinear.Point(input: 0, output: 0)]
        // A value is rounded by at most half of 1e-7.
        let allowed = tolerance - 1e-7
        // The last chord ends at 1, where the spring has not quite arrived: it leaves by the residue more.
        let residue = abs(position(at: duration) - 1)
        var (start, length) = (0.0, duration)
        while true {
            let remainder = duration - start
            if deviationBound(from: start, over: remainder) <= allowed - residue { break }
            guard points.count < limit - 1 else { return nil }
            length = min(chordLength(from: start, guess: min(length, remainder), tolerance: allowed), 0.75 * remainder)
            let place = Self.rounded(start / duration + length / duration, from: start / duration)
            start = place * duration
            points.append(
                PiecewiseLinear.Point(input: place, output: (position(at: start) * 1e7).rounded() / 1e7))
        }
        points.append(PiecewiseLinear.Point(input: 1, output: 1))
        return PiecewiseLinear(points: points)
    }

    /// A length of nearly the greatest for which the chord from `start` stays within `tolerance`.
    private func chordLength(from start: Double, guess: Double, tolerance: Double) -> Double {
        var length = guess
        var fits = 0.0
        // The deviation grows about with the square of the length, faster where the motion bends on; a few steps settle.
        for _ in 0..<12 {
            let deviation = deviationBound(from: start, over: length)
            if deviation <= tolerance { fits = max(fits, length) }
            if deviation <= tolerance && deviation >= 0.98 * tolerance { break }
            let factor = deviation > 0 ? (0.99 * tolerance / deviation).squareRoot() : 4
            length *= min(4, max(0.1, factor))
        }
        return fits > 0 ? fits : (8 * tolerance / bound(ofDerivative: 2, from: start)).squareRoot()
    }

    /// An upper bound of the distance between the motion and its chord over `length` seconds from `start`.
    ///
    /// x″ differs from the line between its values a and b at the ends by at most length²·|x⁗|/8 (the remainder of linear
    /// interpolation), and so does x from its chord for a given x″. For an x″ that is a line the chord is off by at most
    /// length²/8 times 1.0265·|a + b|/2, or, where the signs differ, times 0.5133·max(|a|, |b|): 8/(9√3) is 0.51320.
    private func deviationBound(from start: Double, over length: Double) -> Double {
        let (first, last) = (acceleration(at: start), acceleration(at: start + length))
        let bend =
            first * last >= 0 ? 1.0265 * abs(first + last) / 2 : 0.5133 * max(abs(first), abs(last))
        let square = length * length / 8
        // Where that is too cautious, the bound of x″ itself is not.
        return square
            * min(bend + square * bound(ofDerivative: 4, from: start), bound(ofDerivative: 2, from: start))
    }

    private func acceleration(at time: Double) -> Double {
        if case .over(let fastRate, let fast, let slowRate, let slow) = regime {
            return fast * fastRate * fastRate * exp(-fastRate * time) + slow * slowRate * slowRate
                * exp(-slowRate * time)
        }
        return frequency * frequency * (1 - position(at: time)) - 2 * decay * velocity(at: time)
    }

    /// The place rounded down to a number that is short to write, as a percentage: to 1/100 000, or finer where the chord
    /// would lose more than a tenth of its length.
    private static func rounded(_ place: Double, from start: Double) -> Double {
        var scale = 1e5
        while scale < 1e12 {
            let short = (place * scale).rounded(.down) / scale
            if short - start >= 0.9 * (place - start) { return short }
            scale *= 10
        }
        return place
    }
}
