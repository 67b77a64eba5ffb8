extension IndicatorMove {
    /// A fraction at which a keyframe is due, from 0 to 1.
    struct Knot {
        enum Side { case before, at, after, rest }

        var fraction: Double
        /// Whether the keyframe shows the move just before or just after the fraction, or still its start: two keyframes at
        /// one time make a jump.
        var side = Side.at
    }

    /// The indicator at a knot.
    func place(at knot: Knot) -> IndicatorPlace {
        if stretch == .fade && knot.side == .before {
            // The limit itself, where 1 − 2f just before the half is 3e-16.
            return IndicatorPlace(segment: start, opacity: 0, color: startColor)
        }
        switch knot.side {
        case .before: return place(at: knot.fraction.justBefore)
        case .at: return place(at: knot.fraction)
        case .after: return place(at: knot.fraction.justBehind)
        case .rest: return place(at: 0)
        }
    }

    /// The knots of a polyline that is never further than `tolerance` from this move, in left edge and in width; 0 and 1
    /// included. Linear stretch, worm, fade and snap are polylines and come out exactly.
    func knots(tolerance: Double) -> [Knot] {
        switch stretch {
        case .linear: return [Knot(fraction: 0), Knot(fraction: 1)]
        case .worm: return [Knot(fraction: 0), Knot(fraction: 0.5), Knot(fraction: 1)]
        case .fade, .snap:
            return [
                Knot(fraction: 0), Knot(fraction: 0.5, side: .before), Knot(fraction: 0.5), Knot(fraction: 1),
            ]
        case .elastic: return elasticKnots(tolerance)
        case .edges(let leading, let trailing): return EdgeKnots(self, leading, trailing, tolerance: tolerance).knots
        }
    }

    /// The knots of a move that a scroll position drives. Of two keyframes at one offset the later counts, so that one that
    /// leaves its start with a jump would not be seen there, where the pager stands longest: the jump is made a millionth of
    /// the way later.
    func knotsFromRest(_ tolerance: Double) -> [Knot] {
        var knots = knots(tolerance: tolerance)
        guard knots.count > 2, knots[1].fraction == 0, !place(at: knots[1]).segment.isClose(to: start) else {
            return knots
        }
        let late = min(1e-6, knots[2].fraction / 2)
        knots[1] = Knot(fraction: late, side: .rest)
        knots.insert(Knot(fraction: late), at: 2)
        return knots
    }

    /// Even knots. A chord over h leaves D·sin(πf/2) and D·(1 − cos(πf/2)) by at most D·(π/2)²·h²/8; the width is the
    /// difference of both, whose second derivative is at most (π/2)²·√(D² + D′²). That derivative varies by a factor of
    /// √2 only, so even knots are within six percent of the fewest possible.
    ///
    /// 200 units of travel within 0.25 take 19 chords.
    private func elasticKnots(_ tolerance: Double) -> [Knot] {
        let count = elasticChords(tolerance)
        var knots: [Knot] = []
        knots.reserveCapacity(count + 1)
        for index in 0...count { knots.append(Knot(fraction: index == count ? 1 : Double(index) / Double(count))) }
        return knots
    }

    private func elasticChords(_ tolerance: Double) -> Int {
        let left = end.left - start.left
        let right = end.right - start.right
        let travel = (left * left + right * right).squareRoot()
        let chords = ((Double.pi * Double.pi / 32) * travel / tolerance).squareRoot().rounded(.up)
        return max(1, Int(min(chords, 100_000)))
    }

    /// At least how many knots there are behind the first; exactly so many but for edges with easings of their own. O(1).
    func leastKnots(tolerance: Double) -> Int {
        switch stretch {
        case .linear, .edges: 1
        case .worm: 2
        case .fade, .snap: 3
        case .elastic: elasticChords(tolerance)
        }
    }
}

extension Double {
    // k/n·n can be off k by a rounding: three doubles away a fraction is surely on its side of a jump.

    /// A fraction just before this one.
    var justBefore: Double { nextDown.nextDown.nextDown }

    /// A fraction just behind this one.
    var justBehind: Double { nextUp.nextUp.nextUp }
}
