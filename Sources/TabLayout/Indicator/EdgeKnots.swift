/// The knots of a move whose edges have their own easings.
///
/// The easings are smooth between breaks: the corners and jumps of polylines and steps. From break to break, chords are made
/// as long as the tolerance allows.
struct EdgeKnots {
    /// The most chords of a move, beside those from break to break.
    static let chordLimit = 10_000

    private let breaks: [EasingBreak]
    /// Where the edges are at the breaks.
    private let places: [EdgeChords.Place]
    private let chords: EdgeChords
    private let tolerance: Double

    /// The knots of a move whose edges have these easings, each at most `tolerance` from its way, in units of length.
    ///
    /// The width is the difference of both edges. So what the steps of either may be off a slope is taken from the tolerance,
    /// and the chords have the rest. That is at least half: where there are steps on both edges, no chord is bent.
    init(_ move: IndicatorMove, _ leading: Easing, _ trailing: Easing, tolerance: Double) {
        let whole = max(tolerance, Self.spacing(of: move))
        var left = move.leftLeads ? leading : trailing
        var right = move.rightLeads ? leading : trailing
        let taken =
            left.smoothSteps(travel: move.end.left - move.start.left, tolerance: whole)
            + right.smoothSteps(travel: move.end.right - move.start.right, tolerance: whole)
        self.tolerance = max(whole - taken, whole / 2)
        var smooth = move
        smooth.stretch =
            move.rightLeads ? .edges(leading: right, trailing: left) : .edges(leading: left, trailing: right)
        chords = EdgeChords(smooth, left: left, right: right)
        breaks = Self.breaks(left, right)
        var places: [EdgeChords.Place] = []
        for index in breaks.indices { places.append(chords.place(at: breaks[index].fraction)) }
        self.places = places
    }

    /// How far apart two doubles are at the furthest edge: nothing is shown nearer to the exact motion than that.
    private static func spacing(of move: IndicatorMove) -> Double {
        let furthest = max(
            max(abs(move.start.left), abs(move.start.right)), max(abs(move.end.left), abs(move.end.right)))
        return furthest.isFinite ? furthest.ulp : .greatestFiniteMagnitude.ulp
    }

    // MARK: How often the tolerance is raised

    /// The knots from 0 to 1. At most 10 000 chords: what takes more is approximated as well as those allow, by raising the
    /// tolerance sixteenfold, which takes a quarter of the chords, until that is enough.
    var knots: [IndicatorMove.Knot] {
        // Raised so often, the tolerance is infinite.
        let most = 300
        var search = LeastRaise(first: firstRaise(most: most), most: most)
        var knots = [IndicatorMove.Knot(fraction: 0), IndicatorMove.Knot(fraction: 1)]
        while !search.isOver {
            guard let found = attempt(raised(tolerance, search.raises)) else {
                search.fail()
                continue
            }
            knots = found
            // A break is up to three knots.
            search.succeed(lowering: lowering(fromChords: knots.count - 3 * breaks.count, limit: limit))
        }
        return knots
    }

    private var limit: Int { Self.chordLimit + 3 * breaks.count }

    /// How often the tolerance is to be raised until there are about as many chords as there may be, if each of those from
    /// break to break becomes four with every sixteenth of the tolerance.
    private func firstRaise(most: Int) -> Int {
        var greatest = 0.0
        var bent = 0
        for index in 1..<places.count {
            let deviation = chords.deviation(from: places[index - 1], to: places[index])
            // What is no number is as bad as what is infinite.
            guard deviation < .infinity else { return most }
            if deviation > tolerance { bent += 1 }
            greatest = max(greatest, deviation)
        }
        var (raises, raised, count) = (0, tolerance, bent)
        while raised < greatest {
            raises += 1
            raised *= 16
        }
        while raises > 0, 4 * count <= Self.chordLimit {
            raises -= 1
            count *= 4
        }
        return raises
    }

    /// The knots under a tolerance; nil where they are too many.
    private func attempt(_ tolerance: Double) -> [IndicatorMove.Knot]? {
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
            var start = places[index]
            let end = places[index + 1]
            while start.fraction < end.fraction {
                let next = chords.chordEnd(from: start, to: end, guess: length, tolerance)
                length = next.fraction - start.fraction
                start = next
                guard start.fraction < end.fraction else { break }
                guard knots.count < limit else { return nil }
                knots.append(IndicatorMove.Knot(fraction: start.fraction))
            }
        }
        return knots
    }

    // MARK: Breaks

    /// The breaks of both easings in order, each fraction once, from 0 to 1.
    private static func breaks(_ leading: Easing, _ trailing: Easing) -> [EasingBreak] {
        let (first, second) = (leading.breaks, trailing.breaks)
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
