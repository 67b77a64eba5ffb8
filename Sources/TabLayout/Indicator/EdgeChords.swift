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
    private let left: EdgeWay
    private let right: EdgeWay
    /// What rounding may make of a width.
    private let rounding: Double

    /// Where the curves of the edges are at a fraction.
    struct Place {
        var fraction: Double
        fileprivate var left: CubicBezier.Place
        fileprivate var right: CubicBezier.Place
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

    /// The chords of a move whose edges have these easings.
    init(_ move: IndicatorMove, left: Easing, right: Easing) {
        self.move = move
        self.left = EdgeWay(left, travel: move.end.left - move.start.left)
        self.right = EdgeWay(right, travel: move.end.right - move.start.right)
        rounding = 1e-14 * (abs(move.start.left) + abs(move.start.right) + abs(move.end.left) + abs(move.end.right))
    }

    /// The place at a fraction.
    func place(at fraction: Double) -> Place {
        Place(fraction: fraction, left: left.place(at: fraction), right: right.place(at: fraction))
    }

    /// Edges so near to each other meet: of what a search for their meeting leaves, the sign is a matter of rounding.
    private static let touching = 1e-9

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
        let left = left.deviation(from: start.place.left, to: end.left)
        let right = right.deviation(from: start.place.right, to: end.right)
        let (wider, narrower) = (right.greatest - left.least, left.greatest - right.least)
        if start.width.value <= Self.touching, case let last = self.width(before: end), last.value <= Self.touching {
            // There is no width but what may rise above 0 between the ends, and the place is half way between the edges.
            let width = hiddenWidth(from: start, to: end, last, wider: wider)
            return max(width, max(-left.least - right.least, left.greatest + right.greatest) / 2 + width / 2)
        }
        let width = max(wider, narrower)
        let edge = max(-left.least, left.greatest)
        // Where an edge overtakes the other for a while, the left edge is left for half of what the width would be below 0.
        if edge <= width / 2 || min(start.width.value, self.width(before: end).value) >= narrower {
            return max(width, edge)
        }
        return edge + width / 2
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
        guard start.width.value * last.value < 0, min(abs(start.width.value), abs(last.value)) > Self.touching else {
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
        let (near, far) = (
            left.progress(at: fraction, beside: place.left), right.progress(at: fraction, beside: place.right)
        )
        let doubt = rounding + 1e-8 + left.doubt(beside: place.left) + right.doubt(beside: place.right)
        let width =
            interpolate(move.start.right, move.end.right, far) - interpolate(move.start.left, move.end.left, near)
        return abs(width) > doubt ? Width(value: width, doubt: doubt) : Width(value: move.signedWidth(at: fraction))
    }
}
