/// The knots of a move whose edges have their own easings.
///
/// The easings are smooth between breaks: the corners and jumps of polylines and steps. From break to break, chords are made
/// as long as the deviation of the left edge and of the width allows. It is known exactly for each edge, as a range of what
/// the edge may be above and below its chord; the width, being their difference, deviates by no more than the ranges say. A
/// chord also ends where the edges meet, because behind that the width stays 0, with a kink.
struct EdgeKnots {
    private let move: IndicatorMove
    private let leading: Easing
    private let trailing: Easing
    private let leadingTravel: Double
    private let trailingTravel: Double

    init(_ move: IndicatorMove, _ leading: Easing, _ trailing: Easing) {
        self.move = move
        self.leading = leading
        self.trailing = trailing
        let (left, right) = (move.end.left - move.start.left, move.end.right - move.start.right)
        (leadingTravel, trailingTravel) = move.movesRight ? (right, left) : (left, right)
    }

    /// The knots from 0 to 1. At most 10 000 chords: what takes more is approximated as well as those allow.
    ///
    /// Sixteen times the tolerance takes a quarter of the chords. How often that is needed is found by doubling and then by
    /// halving: an indicator that is picked up 10³⁰⁰ units away would otherwise take hundreds of attempts.
    func knots(tolerance: Double) -> [IndicatorMove.Knot] {
        let tolerance = max(tolerance, spacing)
        let breaks = breaks(tolerance: tolerance)
        func attempt(_ raises: Int) -> [IndicatorMove.Knot]? {
            let raised = Double(sign: .plus, exponent: 4 * raises, significand: tolerance)
            return knots(between: breaks, raised, limit: 10_000 + 3 * breaks.count)
        }
        if let knots = attempt(0) { return knots }
        var (fails, fits) = (0, 1)
        var found = attempt(fits)
        // A tolerance raised so often is infinite.
        while found == nil && fits < 1024 {
            (fails, fits) = (fits, 2 * fits)
            found = attempt(fits)
        }
        while fits - fails > 1 {
            let middle = (fails + fits) / 2
            if let knots = attempt(middle) { (fits, found) = (middle, knots) } else { fails = middle }
        }
        return found ?? [IndicatorMove.Knot(fraction: 0), IndicatorMove.Knot(fraction: 1)]
    }

    /// How far apart two doubles are at the furthest edge: nothing is shown nearer to the exact motion than that.
    private var spacing: Double {
        let furthest = max(
            max(abs(move.start.left), abs(move.start.right)), max(abs(move.end.left), abs(move.end.right)))
        return furthest.isFinite ? furthest.ulp : .greatestFiniteMagnitude.ulp
    }

    private func knots(
        between breaks: [EasingBreak], _ tolerance: Double, limit: Int
    ) -> [IndicatorMove.Knot]? {
        var knots: [IndicatorMove.Knot] = []
        var length = 1.0
        for index in breaks.indices {
            let place = breaks[index]
            let isFirst = place.fraction == 0
            let isLast = place.fraction == 1
            if place.isJump && !isFirst { knots.append(IndicatorMove.Knot(fraction: place.fraction, side: .before)) }
            if !place.isJump || isFirst || isLast { knots.append(IndicatorMove.Knot(fraction: place.fraction)) }
            if place.isJump && !isLast { knots.append(IndicatorMove.Knot(fraction: place.fraction, side: .after)) }
            guard index + 1 < breaks.count else { break }
            var start = place.fraction
            let end = breaks[index + 1].fraction
            while start < end {
                let next = chordEnd(from: start, to: end, guess: length, tolerance)
                length = next - start
                start = next
                guard start < end else { break }
                guard knots.count < limit else { return nil }
                knots.append(IndicatorMove.Knot(fraction: start))
            }
        }
        return knots
    }

    // MARK: Chords

    private func chordEnd(from start: Double, to limit: Double, guess: Double, _ tolerance: Double) -> Double {
        let end = farthest(from: start, to: limit, guess: guess, tolerance)
        guard let meeting = meeting(from: start, to: end) else { return end }
        return deviation(from: start, to: meeting) <= tolerance
            ? meeting : farthest(from: start, to: meeting, guess: meeting - start, tolerance)
    }

    /// The end of a chord that is within the tolerance and, as far as a few attempts find it, the longest one.
    private func farthest(from start: Double, to limit: Double, guess: Double, _ tolerance: Double) -> Double {
        if deviation(from: start, to: limit) <= tolerance { return limit }
        var (fits, fails) = (start, limit)
        var length = min(guess, (limit - start) / 2)
        // Shorter than this there is next to nothing between two doubles; only over a vertical piece of a curve is it too long.
        while fails - fits > 1e-14 {
            let end = start + length
            let deviation = deviation(from: start, to: end)
            if deviation <= tolerance { fits = end } else { fails = end }
            if deviation <= tolerance && deviation >= 0.95 * tolerance { break }
            // The deviation of a smooth curve grows with the square of the length.
            length *= deviation > 0 ? (0.98 * tolerance / deviation).squareRoot() : 4
            if !(start + length > fits && start + length < fails) { length = fits + (fails - fits) / 2 - start }
        }
        return fits > start ? fits : min(limit, start + 1e-14)
    }

    /// The greatest that the left edge or the width may be off its chord.
    private func deviation(from start: Double, to end: Double) -> Double {
        let lead = leading.deviation(from: start, to: end, times: leadingTravel)
        let trail = trailing.deviation(from: start, to: end, times: trailingTravel)
        let (left, right) = move.movesRight ? (trail, lead) : (lead, trail)
        let wider = right.greatest - left.least
        let width: Double
        // Where one edge has overtaken the other at both ends there is no width but what may rise above 0 between them.
        let (first, last) = signedWidths(from: start, to: end)
        if case let widest = max(first, last), widest <= 0 {
            width = max(0, widest + wider)
        } else {
            width = max(wider, left.greatest - right.least)
        }
        return max(width, max(-left.least, left.greatest))
    }

    /// The distances between the edges just behind one fraction and just before another, at either of which they may jump.
    private func signedWidths(from start: Double, to end: Double) -> (first: Double, last: Double) {
        (move.signedWidth(at: start.nextUp.nextUp.nextUp), move.signedWidth(at: end.nextDown.nextDown.nextDown))
    }

    /// Where the edges meet between two fractions at which they are in different order; nil where they are not.
    private func meeting(from start: Double, to end: Double) -> Double? {
        let (first, last) = signedWidths(from: start, to: end)
        guard first * last < 0, min(abs(first), abs(last)) > 1e-9 else { return nil }
        var (lower, upper) = (start, end)
        for _ in 0..<60 {
            let middle = lower + (upper - lower) / 2
            if move.signedWidth(at: middle) * first > 0 { lower = middle } else { upper = middle }
        }
        return upper > start && upper < end ? upper : nil
    }

    // MARK: Breaks

    /// The breaks of both easings in order, each fraction once, from 0 to 1.
    private func breaks(tolerance: Double) -> [EasingBreak] {
        let first = leading.breaks(error: tolerance / max(abs(leadingTravel), tolerance))
        let second = trailing.breaks(error: tolerance / max(abs(trailingTravel), tolerance))
        var result: [EasingBreak] = []
        var (taken, takenOfSecond) = (0, 0)
        while taken < first.count || takenOfSecond < second.count {
            let place: EasingBreak
            if takenOfSecond == second.count
                || (taken < first.count && first[taken].fraction <= second[takenOfSecond].fraction)
            {
                place = first[taken]
                taken += 1
            } else {
                place = second[takenOfSecond]
                takenOfSecond += 1
            }
            if let last = result.last, last.fraction == place.fraction {
                result[result.count - 1].isJump = last.isJump || place.isJump
            } else {
                result.append(place)
            }
        }
        return result
    }
}
