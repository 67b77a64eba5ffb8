@testable import TabLayout

// Easings and moves that a test writes down; a wrong one stops the test run.

extension Easing {
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
        guard let curve = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) else { preconditionFailure("no function") }
        return .cubicBezier(curve)
    }

    static func stepped(_ count: Int, _ position: Steps.Position) -> Easing {
        guard let steps = Steps(count: count, position: position) else { preconditionFailure("no steps") }
        return .steps(steps)
    }

    static func polyline(_ stops: [PiecewiseLinear.Stop]) -> Easing {
        guard let line = PiecewiseLinear(stops: stops) else { preconditionFailure("no polyline") }
        return .piecewiseLinear(line)
    }

    /// The corners of a polyline as input and output in turn.
    var corners: [Double] {
        guard case .piecewiseLinear(let line) = self else { return [] }
        return line.points.flatMap { [$0.input, $0.output] }
    }
}

extension IndicatorMove {
    /// The move between two pairs of edges.
    static func between(
        _ start: [Double], _ end: [Double], _ stretch: Stretch, colors: [Color] = [.init(red: 0, green: 0, blue: 255)]
    ) -> IndicatorMove {
        IndicatorMove(
            start: Segment(left: start[0], width: start[1] - start[0]),
            end: Segment(left: end[0], width: end[1] - end[0]), startColor: colors[0],
            endColor: colors[colors.count - 1], stretch: stretch)
    }

    /// The edges at a fraction.
    func edges(_ fraction: Double) -> [Double] {
        let segment = place(at: fraction).segment
        return [segment.left, segment.right]
    }
}

/// The numbers of a table row in groups, as [[time, value, …]].
func grouped(_ numbers: [Double], by size: Int) -> [[Double]] {
    stride(from: 0, to: numbers.count, by: size).map { Array(numbers[$0..<$0 + size]) }
}
