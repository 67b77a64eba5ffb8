extension IndicatorMove {
    /// A fraction at which a keyframe is due, from 0 to 1.
    struct Knot {
        var fraction: Double
        /// Whether the keyframe shows the move just before the fraction: two keyframes at one time make a jump.
        var isBeforeJump = false
    }

    /// The knots of a polyline that is never further than `tolerance` from this move, in left edge and in width; 0 and 1
    /// included. Linear stretch, worm, fade and snap are polylines and come out exactly.
    func knots(tolerance: Double) -> [Knot] {
        switch stretch {
        case .linear: return [Knot(fraction: 0), Knot(fraction: 1)]
        case .worm: return [Knot(fraction: 0), Knot(fraction: 0.5), Knot(fraction: 1)]
        case .fade, .snap:
            return [
                Knot(fraction: 0), Knot(fraction: 0.5, isBeforeJump: true), Knot(fraction: 0.5), Knot(fraction: 1),
            ]
        case .elastic: return elasticKnots(tolerance)
        case .edges(let leading, let trailing): return edgeKnots(leading, trailing, tolerance)
        }
    }

    /// Even knots. A chord over h leaves D·sin(πf/2) and D·(1 − cos(πf/2)) by at most D·(π/2)²·h²/8; the width is the
    /// difference of both, whose second derivative is at most (π/2)²·√(D² + D′²). That derivative varies by a factor of
    /// √2 only, so even knots are within six percent of the fewest possible.
    ///
    /// 200 units of travel within 0.25 take 19 chords.
    private func elasticKnots(_ tolerance: Double) -> [Knot] {
        let left = end.left - start.left
        let right = end.right - start.right
        let travel = (left * left + right * right).squareRoot()
        let chords = ((Double.pi * Double.pi / 32) * travel / tolerance).squareRoot().rounded(.up)
        let count = max(1, Int(min(chords, 100_000)))
        return (0...count).map { Knot(fraction: $0 == count ? 1 : Double($0) / Double(count)) }
    }

    /// The knots of both edges' curves, each within half of the tolerance so that the width, their difference, is within
    /// all of it; and where the edges meet, because behind that the width stays 0 with a kink.
    private func edgeKnots(_ leading: Easing, _ trailing: Easing, _ tolerance: Double) -> [Knot] {
        let leadingTravel = movesRight ? end.right - start.right : end.left - start.left
        let trailingTravel = movesRight ? end.left - start.left : end.right - start.right
        var knots = [Knot(fraction: 0), Knot(fraction: 1)]
        leading.forEachKnot(tolerance: tolerance / (2 * max(abs(leadingTravel), tolerance))) { knots.append($0) }
        trailing.forEachKnot(tolerance: tolerance / (2 * max(abs(trailingTravel), tolerance))) { knots.append($0) }
        knots = Self.inOrder(knots)
        var crossings: [Knot] = []
        for (first, second) in zip(knots, knots.dropFirst()) {
            if let crossing = crossing(from: first.fraction, to: second.fraction) {
                crossings.append(Knot(fraction: crossing))
            }
        }
        return crossings.isEmpty ? knots : Self.inOrder(knots + crossings)
    }

    /// Where the edges meet between two fractions at whose ends they are in different order; nil where they do not.
    private func crossing(from start: Double, to end: Double) -> Double? {
        guard end > start else { return nil }
        let first = signedWidth(at: start)
        guard first * signedWidth(at: end.nextDown) < 0 else { return nil }
        var (lower, upper) = (start, end)
        for _ in 0..<60 {
            let middle = lower + (upper - lower) / 2
            if signedWidth(at: middle) * first > 0 { lower = middle } else { upper = middle }
        }
        return upper < end ? upper : nil
    }

    /// The knots in order, each place once, or twice where there is a jump.
    private static func inOrder(_ knots: [Knot]) -> [Knot] {
        let sorted = knots.sorted {
            $0.fraction < $1.fraction || ($0.fraction == $1.fraction && $0.isBeforeJump && !$1.isBeforeJump)
        }
        var result: [Knot] = []
        for knot in sorted {
            if let last = result.last, last.fraction == knot.fraction, last.isBeforeJump == knot.isBeforeJump {
                continue
            }
            result.append(knot)
        }
        return result
    }
}

extension Easing {
    /// Calls `body` with knots from 0 to 1 such that the polyline through the easing at them, at 0 and at 1 is off by at
    /// most `tolerance`. Where the easing jumps there are two knots at one place.
    func forEachKnot(tolerance: Double, _ body: (IndicatorMove.Knot) -> Void) {
        func jump(at fraction: Double) {
            if fraction > 0 { body(IndicatorMove.Knot(fraction: fraction, isBeforeJump: true)) }
            body(IndicatorMove.Knot(fraction: fraction))
        }
        switch self {
        case .linear: return
        case .steps(let steps):
            for step in 0...steps.count { jump(at: Double(step) / Double(steps.count)) }
        case .piecewiseLinear(let line):
            for (index, point) in line.points.enumerated() where (0...1).contains(point.input) {
                let isJump = index > 0 && line.points[index - 1].input == point.input
                if isJump { jump(at: point.input) } else { body(IndicatorMove.Knot(fraction: point.input)) }
            }
        default:
            curve?.forEachChordEnd(tolerance: tolerance) { body(IndicatorMove.Knot(fraction: $0)) }
        }
    }
}
