/// The way of the indicator over the progress of one animation, from 0 to 1: one move, or several one after the other.
struct IndicatorTrajectory {
    struct Piece {
        /// The progress at which the move starts.
        var start: Double
        /// The progress at which it ends.
        var end: Double
        var move: IndicatorMove
    }

    let pieces: [Piece]
    /// The way through the tabs: these pieces go from the rest on one tab to that on the next, the second of all from the
    /// first tab. Nil for any other way.
    private let stops: (pieces: Range<Int>, first: Int, isForward: Bool, tabs: Int)?
    /// Whether a scroll position drives it, so that on each page it stands still for as long as the pager does.
    private let restsOnPages: Bool

    /// The way straight from one place to another.
    init(from start: IndicatorPlace, to end: IndicatorPlace, stretch: Stretch) {
        stops = nil
        restsOnPages = false
        pieces = [Piece(start: 0, end: 1, move: IndicatorMove(from: start, to: end, stretch))]
    }

    /// The way from a place that belongs to the position `position` through the tabs between to one that belongs to the
    /// position `goal`, each page of the way taking the same share of the progress.
    init(
        from start: IndicatorPlace, at position: Double, to end: IndicatorPlace, at goal: Double,
        through placement: IndicatorPlacement
    ) {
        let direction: Double = goal >= position ? 1 : -1
        var stops: [Double] = []
        var next = direction > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
        while (goal - next) * direction > 0 {
            stops.append(next)
            next += direction
        }
        stops.append(goal)
        let length = abs(goal - position)
        var pieces: [Piece] = []
        var (progress, place) = (0.0, start)
        for stop in stops {
            // A target that is where the start is already is the only stop.
            let share = stop == goal ? 1 : abs(stop - position) / length
            let next = stop == goal ? end : placement.restingPlace(on: Int(stop))
            pieces.append(
                Piece(
                    start: progress, end: share, move: IndicatorMove(from: place, to: next, placement.indicator.stretch)
                ))
            (progress, place) = (share, next)
        }
        self.pieces = pieces
        restsOnPages = false
        let isWhole = goal == goal.rounded() && end == placement.restingPlace(on: Int(goal))
        let last = isWhole ? pieces.count : pieces.count - 1
        self.stops = (min(1, last)..<last, Int(stops[0]), direction > 0, placement.strip.count)
    }

    /// The whole range of the pager: from the first tab to the last, each as far from the next as from the one before.
    init(over placement: IndicatorPlacement) {
        let last = placement.strip.count - 1
        stops = nil
        restsOnPages = true
        var pieces: [Piece] = []
        for page in 0..<max(last, 0) {
            pieces.append(
                Piece(
                    start: Double(page) / Double(last), end: Double(page + 1) / Double(last),
                    move: placement.move(fromPage: Double(page))))
        }
        self.pieces = pieces
    }

    /// The indicator at a progress from 0 to 1. O(log pieces).
    func place(at progress: Double) -> IndicatorPlace {
        var (lower, upper) = (0, pieces.count - 1)
        while lower < upper {
            let middle = (lower + upper + 1) / 2
            if pieces[middle].start <= progress { lower = middle } else { upper = middle - 1 }
        }
        let piece = pieces[lower]
        return piece.move.place(at: clamp((progress - piece.start) / (piece.end - piece.start), 0, 1))
    }

    /// The indicator at the end.
    var end: IndicatorPlace {
        pieces.last.map { $0.move.place(at: 1) } ?? place(at: 1)
    }

    /// Keyframes that are never further than `tolerance` from this way, in x and in width, and no more than that takes.
    /// O(keyframes).
    ///
    /// - Parameters:
    ///   - tolerance: how far they may be off.
    ///   - counts: the counts of the moves from tab to tab, for whoever keeps them.
    /// - Returns: nil where there are more than `Animation.keyframeLimit`, as soon as that is sure.
    func keyframes(tolerance: Double, _ counts: inout KnotCounts) -> [IndicatorKeyframe]? {
        // What the pieces that are still to be made take at least is counted from the start.
        var least = 1
        for index in pieces.indices { least += leastKnots(ofPiece: index, tolerance, counts) }
        if least > Animation.keyframeLimit { return nil }
        // Of this the counts are kept, so that another way through the same tabs need not be tried.
        var kept = least
        var keyframes: [IndicatorKeyframe] = []
        for index in pieces.indices {
            let piece = pieces[index]
            let known = leastKnots(ofPiece: index, tolerance, counts)
            if least > Animation.keyframeLimit && known > 1 { continue }
            let knots = restsOnPages ? piece.move.knotsFromRest(tolerance) : piece.move.knots(tolerance: tolerance)
            least += knots.count - 1 - known
            if keep(knots.count - 1, ofPiece: index, tolerance, &counts) { kept += knots.count - 1 - known }
            if least > Animation.keyframeLimit {
                if !counts.isKept || stops == nil || kept > Animation.keyframeLimit { return nil }
                continue
            }
            // What a piece starts with, the one before ends with.
            for position in (index == 0 ? 0 : 1)..<knots.count {
                let knot = knots[position]
                let offset =
                    knot.fraction == 1 ? piece.end : interpolate(piece.start, piece.end, knot.fraction)
                keyframes.append(IndicatorKeyframe(offset: offset, place: piece.move.place(at: knot)))
            }
        }
        return least > Animation.keyframeLimit ? nil : keyframes.withoutIdle
    }

    /// At least how many knots a piece has behind its first.
    private func leastKnots(ofPiece index: Int, _ tolerance: Double, _ counts: KnotCounts) -> Int {
        let move = pieces[index].move
        guard case .edges = move.stretch else { return move.leastKnots(tolerance: tolerance) }
        guard let (whole, first, isForward, _) = stops, whole.contains(index) else { return 1 }
        let tab = isForward ? first + index - 1 : first - index + 1
        return counts.count(from: tab, forward: isForward, tolerance: tolerance) ?? 1
    }

    /// Keeps the count of a piece where counts are kept; whether that was done.
    private func keep(_ count: Int, ofPiece index: Int, _ tolerance: Double, _ counts: inout KnotCounts) -> Bool {
        guard case .edges = pieces[index].move.stretch else { return false }
        counts.note(count)
        guard counts.isKept, let (whole, first, isForward, tabs) = stops, whole.contains(index) else { return false }
        let tab = isForward ? first + index - 1 : first - index + 1
        counts.keep(count, from: tab, forward: isForward, tolerance: tolerance, tabs: tabs)
        return true
    }
}

extension IndicatorKeyframe {
    init(offset: Double, place: IndicatorPlace) {
        self.init(
            offset: offset, x: place.segment.left, width: place.segment.width, opacity: place.opacity,
            color: place.color)
    }
}
