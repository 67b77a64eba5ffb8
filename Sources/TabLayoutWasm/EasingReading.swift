internal import TabLayout

extension RequestReader {
    /// How far an output or a place of an easing may be from 0, so that nothing computed from it overflows.
    private static let outputs = -1e6...1e6

    /// The clock of a motion: a duration and an easing, or a spring.
    mutating func pacing(_ duration: Int, _ place: Int, stops: Int) -> Pacing {
        let kind = integer(place, in: 0...10)
        if kind >= 8 {
            if let spring = spring(kind, place) { return .spring(spring) }
            // One that swings or creeps for too long.
            refuse(place)
        }
        return .timed(Timing(duration: quantity(duration), easing: easing(place, stops: stops)))
    }

    /// An easing that is no spring; the places of its stops begin at `stops`.
    mutating func easing(_ place: Int, stops: Int) -> Easing {
        switch integer(place, in: 0...7) {
        case 0: return .linear
        case 1: return .ease
        case 2: return .easeIn
        case 3: return .easeOut
        case 4: return .easeInOut
        case 5:
            let curve = CubicBezier(
                x1: number(place + 1, in: 0...1), y1: number(place + 2, in: Self.outputs),
                x2: number(place + 3, in: 0...1), y2: number(place + 4, in: Self.outputs))
            if let curve { return .cubicBezier(curve) }
            refuse(place)
        case 6:
            let steps = Steps(
                count: integer(place + 1, in: 1...Steps.greatestCount),
                position: choice(place + 2))
            if let steps { return .steps(steps) }
            refuse(place + 1)
        default:
            if let line = piecewiseLinear(place, stops) { return .piecewiseLinear(line) }
            refuse(place + 5)
        }
        return .linear
    }

    private mutating func piecewiseLinear(_ place: Int, _ start: Int) -> PiecewiseLinear? {
        let count = integer(place + 5, in: 2...1000)
        var stops: [PiecewiseLinear.Stop] = []
        for index in 0..<count {
            let stop = start + 3 * index
            let isPlaced = !isMissing(stop + 1)
            let isLong = !isMissing(stop + 2)
            // Without a start there is no end.
            if isLong && !isPlaced { refuse(stop + 2) }
            stops.append(
                PiecewiseLinear.Stop(
                    output: number(stop, in: Self.outputs),
                    start: isPlaced ? number(stop + 1, in: Self.outputs) : nil,
                    end: isLong ? number(stop + 2, in: Self.outputs) : nil))
        }
        return PiecewiseLinear(stops: stops)
    }

    private mutating func spring(_ kind: Int, _ place: Int) -> Spring? {
        let velocity = number(place + (kind == 8 ? 4 : 3), in: Self.outputs)
        switch kind {
        case 8:
            return Spring(
                mass: positive(place + 1), stiffness: positive(place + 2), damping: positive(place + 3),
                velocity: velocity)
        case 9:
            return Spring(
                response: number(place + 1, in: 1e-5...1000), dampingRatio: number(place + 2, in: 0.01...1e5),
                velocity: velocity)
        default:
            return Spring(
                duration: number(place + 1, in: 1e-5...1000), bounce: number(place + 2, in: -0.999...0.99),
                velocity: velocity)
        }
    }

    private mutating func positive(_ place: Int) -> Double {
        number(place, in: Double.leastNonzeroMagnitude...1e12)
    }
}
