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

    /// The way straight from one place to another.
    init(from start: IndicatorPlace, to end: IndicatorPlace, stretch: Stretch) {
        pieces = [
            Piece(
                start: 0, end: 1,
                move: IndicatorMove(
                    start: start.segment, end: end.segment, startColor: start.color, endColor: end.color,
                    stretch: stretch))
        ]
    }

    /// The way from a place that belongs to the position `position` through the tabs between to the tab `target`, each
    /// page of the way taking the same share of the progress.
    init(from start: IndicatorPlace, at position: Double, through target: Int, _ placement: IndicatorPlacement) {
        let goal = Double(target)
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
            let end = stop == goal ? 1 : abs(stop - position) / length
            let rest = placement.restingPlace(on: Int(stop))
            pieces.append(
                Piece(
                    start: progress, end: end,
                    move: IndicatorMove(
                        start: place.segment, end: rest.segment, startColor: place.color, endColor: rest.color,
                        stretch: placement.indicator.stretch)))
            (progress, place) = (end, rest)
        }
        self.pieces = pieces
    }

    /// The whole range of the pager: from the first tab to the last, each as far from the next as from the one before.
    init(over placement: IndicatorPlacement) {
        let last = placement.strip.count - 1
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

    /// Keyframes that are never further than `tolerance` from this way, in x and in width, and no more than that takes;
    /// cut off where they become more than `Animation.keyframeLimit`. O(keyframes).
    func keyframes(tolerance: Double) -> [IndicatorKeyframe] {
        var keyframes: [IndicatorKeyframe] = []
        for index in pieces.indices {
            let piece = pieces[index]
            let knots = piece.move.knots(tolerance: tolerance)
            // What a piece starts with, the one before ends with.
            for position in (index == 0 ? 0 : 1)..<knots.count {
                let knot = knots[position]
                let offset =
                    knot.fraction == 1 ? piece.end : interpolate(piece.start, piece.end, knot.fraction)
                keyframes.append(IndicatorKeyframe(offset: offset, place: piece.move.place(at: knot)))
            }
            if keyframes.count > Animation.keyframeLimit { return keyframes }
        }
        return keyframes.withoutIdle
    }
}

extension IndicatorKeyframe {
    init(offset: Double, place: IndicatorPlace) {
        self.init(
            offset: offset, x: place.segment.left, width: place.segment.width, opacity: place.opacity,
            color: place.color)
    }
}
