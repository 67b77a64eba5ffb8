/// A stretch of time over which the progress of an easing only grows, only falls, or stands still.
struct EasingSpan {
    /// The time at which it starts, as a fraction of the duration.
    var startTime: Double
    /// The progress at its start. Where it is not that at the end of the span before, the easing jumps.
    var startProgress: Double
    /// The time at which it ends.
    var endTime: Double
    /// The progress at its end.
    var endProgress: Double
    /// The curve that it is a part of; nil for a straight line.
    var part: CurvePart?

    /// A stretch of a curve, by the parameter at its ends.
    struct CurvePart {
        var curve: CubicBezier
        var start: Double
        var end: Double
    }

    /// The time at which the progress is `progress`, and the parameter of the curve there.
    ///
    /// - Precondition: `progress` is strictly between those at the ends.
    func crossing(of progress: Double) -> (time: Double, parameter: Double) {
        guard let part else {
            let share = (progress - startProgress) / (endProgress - startProgress)
            return (interpolate(startTime, endTime, share), share)
        }
        var (lower, upper) = (part.start, part.end)
        for _ in 0..<64 {
            let middle = lower + (upper - lower) / 2
            if middle == lower || middle == upper { break }
            let value = CubicBezier.coordinate(part.curve.y1, part.curve.y2, at: middle)
            if (value < progress) == (startProgress < endProgress) { lower = middle } else { upper = middle }
        }
        let time = CubicBezier.coordinate(part.curve.x1, part.curve.x2, at: upper)
        return (clamp(time, startTime, endTime), upper)
    }
}

extension Easing {
    /// More steps than this, of which a display shows none for itself in any animation below 16 seconds, are worked into a
    /// track as a straight line.
    static let distinctSteps = 1000

    /// The easing from time 0 to 1 as spans, in order.
    var spans: [EasingSpan] {
        switch self {
        case .linear: return [EasingSpan(startTime: 0, startProgress: 0, endTime: 1, endProgress: 1)]
        case .steps(let steps): return steps.spans
        case .piecewiseLinear(let line): return line.spans
        default: return curve?.spans ?? []
        }
    }
}

extension CubicBezier {
    /// The curve cut where its progress turns round: at most three spans.
    fileprivate var spans: [EasingSpan] {
        let (a, b, c) = Self.coefficients(y1, y2)
        var turns: [Double] = []
        // y′(t) = 3a·t² + 2b·t + c.
        if abs(a) < 1e-12 {
            if b != 0 { turns.append(-c / (2 * b)) }
        } else {
            let discriminant = b * b - 3 * a * c
            if discriminant > 0 {
                // The root that does not cancel first, the other by the product of the roots.
                let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
                turns.append(q / (3 * a))
                if q != 0 { turns.append(c / q) }
            }
        }
        let ends = turns.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
        var spans: [EasingSpan] = []
        var (parameter, time, progress) = (0.0, 0.0, 0.0)
        for end in ends where end > parameter {
            let isLast = end == 1
            let endTime = isLast ? 1 : Self.coordinate(x1, x2, at: end)
            let endProgress = isLast ? 1 : Self.coordinate(y1, y2, at: end)
            spans.append(
                EasingSpan(
                    startTime: time, startProgress: progress, endTime: endTime, endProgress: endProgress,
                    part: EasingSpan.CurvePart(curve: self, start: parameter, end: end)))
            (parameter, time, progress) = (end, endTime, endProgress)
        }
        return spans
    }

    /// The part of the curve between two values of its parameter, as a curve of its own from (0, 0) to (1, 1): every part of
    /// a Bézier curve is one (de Casteljau). Nil where the part has no height.
    ///
    /// An x of its control points may lie outside 0…1, where the whole curve all but stands upright in the part.
    func part(from start: Double, to end: Double) -> CubicBezier? {
        let (left, inner) = Self.controls(x1, x2, start, end)
        let (low, rise) = Self.controls(y1, y2, start, end)
        guard left.width > 0, abs(low.width) > 1e-12 else { return nil }
        return CubicBezier(
            known: (inner.first - left.start) / left.width, (rise.first - low.start) / low.width,
            (inner.second - left.start) / left.width, (rise.second - low.start) / low.width)
    }

    /// The four control values of one coordinate between two parameters: the polar form of the cubic at (s, s, s),
    /// (s, s, e), (s, e, e) and (e, e, e).
    private static func controls(
        _ first: Double, _ second: Double, _ start: Double, _ end: Double
    ) -> (ends: (start: Double, width: Double), inner: (first: Double, second: Double)) {
        func polar(_ u: Double, _ v: Double, _ w: Double) -> Double {
            let linear = (u + v + w) / 3
            let square = (u * v + v * w + w * u) / 3
            let (a, b, c) = coefficients(first, second)
            return a * u * v * w + b * square + c * linear
        }
        let origin = polar(start, start, start)
        return ((origin, polar(end, end, end) - origin), (polar(start, start, end), polar(start, end, end)))
    }

    /// The parameter at which the curve is steepest or flattest in time: where x″ vanishes.
    var inflection: Double? {
        let (a, b, _) = Self.coefficients(x1, x2)
        return a == 0 ? nil : -b / (3 * a)
    }
}

extension Steps {
    fileprivate var spans: [EasingSpan] {
        let last = progress(at: 1)
        guard count <= Easing.distinctSteps else {
            return [EasingSpan(startTime: 0, startProgress: progress(at: 0), endTime: 1, endProgress: last)]
        }
        var spans: [EasingSpan] = []
        for step in 0..<count {
            let (start, end) = (Double(step) / Double(count), Double(step + 1) / Double(count))
            let value = value(inStep: step)
            spans.append(EasingSpan(startTime: start, startProgress: value, endTime: end, endProgress: value))
        }
        spans.append(EasingSpan(startTime: 1, startProgress: last, endTime: 1, endProgress: last))
        return spans
    }

    /// The progress during a step, by its number; 29·(1/29) is not 1 in doubles, so it is not worked out from a time.
    private func value(inStep step: Int) -> Double {
        let raised =
            switch position {
            case .jumpStart, .start, .jumpBoth: step + 1
            case .jumpEnd, .jumpNone: step
            }
        return Double(raised) / Double(jumps)
    }
}

extension PiecewiseLinear {
    fileprivate var spans: [EasingSpan] {
        var spans: [EasingSpan] = []
        var (time, start) = (0.0, progress(at: 0))
        for (index, point) in points.enumerated() where point.input > 0 && point.input <= 1 {
            // Of the corners at one place the first ends a span, and the last starts one.
            if index > 0 && points[index - 1].input == point.input { continue }
            spans.append(
                EasingSpan(
                    startTime: time, startProgress: start, endTime: point.input, endProgress: point.output))
            (time, start) = (point.input, progress(at: point.input))
        }
        spans.append(EasingSpan(startTime: time, startProgress: start, endTime: 1, endProgress: progress(at: 1)))
        return spans
    }
}
