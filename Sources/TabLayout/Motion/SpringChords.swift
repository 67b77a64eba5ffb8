internal import CMath

/// The chords of a spring's motion: how far they are off, and how long they may be.
struct SpringChords {
    private let spring: Spring
    private let regime: Spring.Regime

    /// A place where chords start, with what is to be known of the motion there for all of them.
    private struct Start {
        var time: Double
        var position: Double
        var acceleration: Double
        /// Upper bounds of the second and the fourth derivative from there on.
        var bend: Double
        var fourth: Double
    }

    init(_ spring: Spring) {
        self.spring = spring
        regime = spring.regime
    }

    private func start(at time: Double) -> Start {
        let (position, acceleration) = motion(at: time)
        return Start(
            time: time, position: position, acceleration: acceleration, bend: spring.bound(ofDerivative: 2, from: time),
            fourth: spring.bound(ofDerivative: 4, from: time))
    }

    /// By how much a tolerance is to be raised until there are surely no more chords than `limit`; less than 1 where it need
    /// not be.
    ///
    /// There are about ∫√(|x″|/8T) of them. The magnitude of x″ is at most A·r²·e^(−rate·t) for each part of the motion, whose
    /// root has the integral 2r√A/rate.
    func raise(of tolerance: Double, limit: Int) -> Double {
        let root: Double
        switch regime {
        case .under(_, let sine): root = 2 * (1 + sine * sine).squareRoot().squareRoot() / spring.dampingRatio
        case .critical(let slope): root = 2 + 2 * (abs(slope) / spring.frequency).squareRoot()
        case .over(_, let fast, _, let slow): root = 2 * (abs(fast).squareRoot() + abs(slow).squareRoot())
        }
        let share = root / Double(limit)
        return share * share / (8 * tolerance)
    }

    /// The corners of the motion over its first `duration` seconds, at most `limit`; nil where that is too few.
    func points(duration: Double, tolerance: ProgressTolerance, limit: Int) -> [PiecewiseLinear.Point]? {
        var points: [PiecewiseLinear.Point] = [PiecewiseLinear.Point(input: 0, output: 0)]
        // A value is rounded by at most half of that.
        let scale = tolerance.least < 1e-6 ? 1e10 : 1e7
        // The last chord ends at 1, where the spring has not quite arrived: it leaves by the residue more.
        let residue = abs(spring.position(at: duration) - 1)
        var (start, length) = (start(at: 0), duration)
        while true {
            let remainder = duration - start.time
            let (deviation, allowed) = deviation(from: start, over: remainder, tolerance)
            if deviation <= allowed - 1 / scale - residue { break }
            guard points.count < limit - 1 else { return nil }
            length = min(
                chordLength(from: start, guess: min(length, remainder), tolerance, rounding: 1 / scale),
                0.75 * remainder)
            let before = start.time / duration
            let place = Self.rounded(before + length / duration, from: before)
            start = self.start(at: place * duration)
            points.append(PiecewiseLinear.Point(input: place, output: (start.position * scale).rounded() / scale))
        }
        points.append(PiecewiseLinear.Point(input: 1, output: 1))
        return points
    }

    /// A length of nearly the greatest for which the chord from `start` stays within `tolerance`.
    private func chordLength(
        from start: Start, guess: Double, _ tolerance: ProgressTolerance, rounding: Double
    ) -> Double {
        var length = guess
        var fits = 0.0
        // The deviation grows about with the square of the length, faster where the motion bends on; a few steps settle.
        for _ in 0..<12 {
            var (deviation, allowed) = deviation(from: start, over: length, tolerance)
            allowed -= rounding
            if deviation <= allowed { fits = max(fits, length) }
            if deviation <= allowed && deviation >= 0.98 * allowed { break }
            let factor = deviation > 0 ? (0.99 * allowed / deviation).squareRoot() : 4
            length *= min(4, max(0.1, factor))
        }
        return fits > 0 ? fits : (8 * (tolerance.least - rounding) / start.bend).squareRoot()
    }

    /// An upper bound of the distance between the motion and its chord over `length` seconds from `start`, and what is
    /// allowed over all of the progress that either passes.
    private func deviation(
        from start: Start, over length: Double, _ tolerance: ProgressTolerance
    ) -> (deviation: Double, allowed: Double) {
        let (position, acceleration) = motion(at: start.time + length)
        let deviation = deviationBound(from: start, over: length, to: acceleration)
        let (lower, upper) = (min(start.position, position), max(start.position, position))
        return (deviation, tolerance.least(from: lower - deviation, to: upper + deviation))
    }

    /// An upper bound of the distance between the motion and its chord over `length` seconds from `start`.
    ///
    /// x″ differs from the line between its values a and b at the ends by at most length²·|x⁗|/8 (the remainder of linear
    /// interpolation), and so does x from its chord for a given x″. For an x″ that is a line the chord is off by at most
    /// length²/8 times 1.0265·|a + b|/2, or, where the signs differ, times 0.5133·max(|a|, |b|): 8/(9√3) is 0.51320.
    private func deviationBound(from start: Start, over length: Double, to last: Double) -> Double {
        let first = start.acceleration
        let bend =
            first * last >= 0 ? 1.0265 * abs(first + last) / 2 : 0.5133 * max(abs(first), abs(last))
        let square = length * length / 8
        // Where that is too cautious, the bound of x″ itself is not.
        return square * min(bend + square * start.fourth, start.bend)
    }

    /// The position and the acceleration at a time.
    private func motion(at time: Double) -> (position: Double, acceleration: Double) {
        if case .over(let fastRate, let fast, let slowRate, let slow) = regime {
            let (f, s) = (fast * decayed(fastRate * time), slow * decayed(slowRate * time))
            return (time == 0 ? 0 : 1 + (f + s), f * fastRate * fastRate + s * slowRate * slowRate)
        }
        let (displacement, velocity) = spring.motion(at: time, in: regime)
        let position = time == 0 ? 0 : 1 + displacement
        return (position, spring.frequency * spring.frequency * (1 - position) - 2 * spring.decay * velocity)
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

/// e^(−x). Where that is less than any double, `exp` would report an underflow, which takes it ten times as long.
@inline(__always)
func decayed(_ x: Double) -> Double { x > 746 ? 0 : exp(-x) }
