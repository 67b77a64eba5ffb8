/// The chords of a move whose edges have their own easings: how far they are off, and how long they may be.
///
/// The deviation of each edge from its chord is known exactly, as a range of what the edge may be above and below it; the
/// width, being their difference, deviates by no more than the ranges say. A chord also ends where the edges meet, because
/// behind that the width stays 0, with a kink.
///
/// To find where a curve is at a fraction takes most of the time. So a place is solved once, however many chords start or end
/// there; and which of the edges is ahead just before or behind it is told from there, where they are clearly apart.
struct EdgeChords {
    private let move: IndicatorMove
    private let leading: EdgeWay
    private let trailing: EdgeWay
    /// What rounding may make of a width.
    private let rounding: Double

    /// Where the curves of the edges are at a fraction.
    struct Place {
        var fraction: Double
        fileprivate var leading: CubicBezier.Place
        fileprivate var trailing: CubicBezier.Place
    }

    /// A place where a chord starts, with the distance between the edges just behind it.
    private struct Start {
        var place: Place
        var width: Width
    }

    /// The distance between the edges, negative where an edge has overtaken the other. It has the sign of its value.
    private struct Width {
        var value: Double
        /// How far the value may be off; 0 where it is exact.
        var doubt = 0.0
    }

    init(_ move: IndicatorMove, _ leading: Easing, _ trailing: Easing) {
        self.move = move
        let (left, right) = (move.end.left - move.start.left, move.end.right - move.start.right)
        self.leading = EdgeWay(leading, travel: move.movesRight ? right : left)
        self.trailing = EdgeWay(trailing, travel: move.movesRight ? left : right)
        rounding = 1e-14 * (abs(move.start.left) + abs(move.start.right) + abs(move.end.left) + abs(move.end.right))
    }

    /// The place at a fraction.
    func place(at fraction: Double) -> Place {
        Place(fraction: fraction, leading: leading.place(at: fraction), trailing: trailing.place(at: fraction))
    }

    // MARK: Chords

    /// The end of a chord from one place at most to another that is within the tolerance and ends where the edges meet.
    func chordEnd(from place: Place, to limit: Place, guess: Double, _ tolerance: Double) -> Place {
        let start = Start(place: place, width: width(behind: place))
        let end = farthest(from: start, to: limit, guess: guess, tolerance)
        guard let fraction = meeting(from: start, to: end) else { return end }
        let meeting = self.place(at: fraction)
        return deviation(from: start, to: meeting) <= tolerance
            ? meeting : farthest(from: start, to: meeting, guess: fraction - place.fraction, tolerance)
    }

    /// The end of a chord that is within the tolerance and, as far as a few attempts find it, the longest one.
    private func farthest(from start: Start, to limit: Place, guess: Double, _ tolerance: Double) -> Place {
        if deviation(from: start, to: limit) <= tolerance { return limit }
        let fraction = start.place.fraction
        var (fits, fails) = (start.place, limit.fraction)
        var length = min(guess, (limit.fraction - fraction) / 2)
        // Shorter than this there is next to nothing between two doubles; only over a vertical piece of a curve is it too long.
        while fails - fits.fraction > 1e-14 {
            let end = place(at: fraction + length)
            let deviation = deviation(from: start, to: end)
            if deviation <= tolerance { fits = end } else { fails = end.fraction }
            if deviation <= tolerance && deviation >= 0.95 * tolerance { break }
            // The deviation of a smooth curve grows with the square of the length.
            length *= deviation > 0 ? (0.98 * tolerance / deviation).squareRoot() : 4
            if !(fraction + length > fits.fraction && fraction + length < fails) {
                length = fits.fraction + (fails - fits.fraction) / 2 - fraction
            }
        }
        if fits.fraction > fraction { return fits }
        return fraction + 1e-14 < limit.fraction ? place(at: fraction + 1e-14) : limit
    }

    /// The greatest that the left edge or the width may be off its chord.
    func deviation(from start: Place, to end: Place) -> Double {
        deviation(from: Start(place: start, width: width(behind: start)), to: end)
    }

    private func deviation(from start: Start, to end: Place) -> Double {
        let lead = leading.deviation(from: start.place.leading, to: end.leading)
        let trail = trailing.deviation(from: start.place.trailing, to: end.trailing)
        let (left, right) = move.movesRight ? (trail, lead) : (lead, trail)
        let wider = right.greatest - left.least
        let width: Double
        if start.width.value <= 0, case let last = self.width(before: end), last.value <= 0 {
            // There is no width but what may rise above 0 between the ends.
            width = hiddenWidth(from: start, to: end, last, wider: wider)
        } else {
            width = max(wider, left.greatest - right.least)
        }
        return max(width, max(-left.least, left.greatest))
    }

    // MARK: The width

    /// How much of a width there may be between two places at neither of which there is any, when the edges may be farther
    /// apart than their chords by `wider`.
    private func hiddenWidth(from start: Start, to end: Place, _ last: Width, wider: Double) -> Double {
        let first = start.width
        if max(first.value + first.doubt, last.value + last.doubt) + wider <= 0 { return 0 }
        return max(0, max(exactWidth(behind: start), last.doubt == 0 ? last.value : exactWidth(before: end)) + wider)
    }

    /// Where the edges meet between two places at which they are in different order; nil where they are not.
    private func meeting(from start: Start, to end: Place) -> Double? {
        let last = width(before: end)
        guard start.width.value * last.value < 0, min(abs(start.width.value), abs(last.value)) > 1e-9 else {
            return nil
        }
        let first = exactWidth(behind: start)
        var (lower, upper) = (start.place.fraction, end.fraction)
        for _ in 0..<60 {
            let middle = lower + (upper - lower) / 2
            if move.signedWidth(at: middle) * first > 0 { lower = middle } else { upper = middle }
        }
        return upper > start.place.fraction && upper < end.fraction ? upper : nil
    }

    // The edges may jump at either end of a chord.

    private func width(behind place: Place) -> Width { width(at: place.fraction.justBehind, beside: place) }

    private func width(before place: Place) -> Width { width(at: place.fraction.justBefore, beside: place) }

    private func exactWidth(behind start: Start) -> Double {
        start.width.doubt == 0
            ? start.width.value : move.signedWidth(at: start.place.fraction.justBehind)
    }

    private func exactWidth(before place: Place) -> Double {
        move.signedWidth(at: place.fraction.justBefore)
    }

    /// The width at a fraction: that at a place beside it, where it surely has the sign of that.
    private func width(at fraction: Double, beside place: Place) -> Width {
        let lead = leading.progress(at: fraction, beside: place.leading)
        let trail = trailing.progress(at: fraction, beside: place.trailing)
        let doubt =
            rounding + 1e-8 + leading.doubt(beside: place.leading) + trailing.doubt(beside: place.trailing)
        let (left, right) = move.movesRight ? (trail, lead) : (lead, trail)
        let width =
            interpolate(move.start.right, move.end.right, right) - interpolate(move.start.left, move.end.left, left)
        return abs(width) > doubt ? Width(value: width, doubt: doubt) : Width(value: move.signedWidth(at: fraction))
    }
}
