internal import TabLayout

extension RequestReader {
    /// How far an output or a place of an easing may be from 0, so that nothing computed from it overflows.
    private static let outputs = -1e6...1e6

    /// The clock of a motion: a duration and an easing, or a spring.
    func pacing(_ duration: Int, _ place: Int, stops: Int) throws(Refusal) -> Pacing {
        let kind = try integer(place, in: 0...10)
        if kind >= 8 { return .spring(try spring(kind, place)) }
        return .timed(Timing(duration: try quantity(duration), easing: try easing(place, stops: stops)))
    }

    /// An easing that is no spring; the places of its stops begin at `stops`.
    func easing(_ place: Int, stops: Int) throws(Refusal) -> Easing {
        switch try integer(place, in: 0...7) {
        case 0: return .linear
        case 1: return .ease
        case 2: return .easeIn
        case 3: return .easeOut
        case 4: return .easeInOut
        case 5:
            let curve = CubicBezier(
                x1: try number(place + 1, in: 0...1), y1: try number(place + 2, in: Self.outputs),
                x2: try number(place + 3, in: 0...1), y2: try number(place + 4, in: Self.outputs))
            guard let curve else { throw Refusal(place: place) }
            return .cubicBezier(curve)
        case 6:
            let steps = Steps(
                count: try integer(place + 1, in: 1...Steps.greatestCount),
                position: try choice(place + 2, Steps.Position.allCases))
            guard let steps else { throw Refusal(place: place + 1) }
            return .steps(steps)
        default: return try piecewiseLinear(place, stops)
        }
    }

    private func piecewiseLinear(_ place: Int, _ start: Int) throws(Refusal) -> Easing {
        let count = try integer(place + 5, in: 2...1000)
        var stops: [PiecewiseLinear.Stop] = []
        for index in 0..<count {
            let stop = start + 3 * index
            let isPlaced = try !isMissing(stop + 1)
            let isLong = try !isMissing(stop + 2)
            // Without a start there is no end.
            if isLong && !isPlaced { throw Refusal(place: stop + 2) }
            stops.append(
                PiecewiseLinear.Stop(
                    output: try number(stop, in: Self.outputs),
                    start: isPlaced ? try number(stop + 1, in: Self.outputs) : nil,
                    end: isLong ? try number(stop + 2, in: Self.outputs) : nil))
        }
        guard let line = PiecewiseLinear(stops: stops) else { throw Refusal(place: place + 5) }
        return .piecewiseLinear(line)
    }

    private func spring(_ kind: Int, _ place: Int) throws(Refusal) -> Spring {
        let velocity = try number(place + (kind == 8 ? 4 : 3), in: Self.outputs)
        let spring: Spring?
        switch kind {
        case 8:
            spring = Spring(
                mass: try positive(place + 1), stiffness: try positive(place + 2), damping: try positive(place + 3),
                velocity: velocity)
        case 9:
            spring = Spring(
                response: try number(place + 1, in: 1e-5...1000), dampingRatio: try number(place + 2, in: 0.01...1e5),
                velocity: velocity)
        default:
            spring = Spring(
                duration: try number(place + 1, in: 1e-5...1000), bounce: try number(place + 2, in: -0.999...0.99),
                velocity: velocity)
        }
        // One that swings or creeps for too long.
        guard let spring else { throw Refusal(place: place) }
        return spring
    }

    private func positive(_ place: Int) throws(Refusal) -> Double {
        try number(place, in: Double.leastNonzeroMagnitude...1e12)
    }
}
