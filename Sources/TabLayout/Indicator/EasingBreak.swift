/// A fraction at which an easing is not smooth, or at which it starts or ends.
struct EasingBreak {
    var fraction: Double
    /// Whether the progress jumps there, or at 0 and 1 is as steep as if it did. At 0 it jumps when it does not start at 0, and
    /// at 1 when it does not end at 1.
    ///
    /// A steep end gets two keyframes at one time as a jump does. Players of keyframes then hold still beyond it, as CSS lets
    /// a vertical curve do, when the easing of the whole animation overshoots; going on as the last chord does, they would
    /// throw the indicator out of sight.
    var isJump = false
}

extension Easing {
    /// The breaks from 0 to 1, both included.
    var breaks: [EasingBreak] {
        var breaks = [EasingBreak(fraction: 0)]
        switch self {
        case .steps(let steps):
            for step in 1..<max(1, steps.count) {
                breaks.append(EasingBreak(fraction: Double(step) / Double(steps.count), isJump: true))
            }
            breaks[0].isJump = progress(at: .leastNonzeroMagnitude) != 0
            breaks.append(EasingBreak(fraction: 1, isJump: progress(at: 1 - 1e-9) != 1))
            return breaks
        case .piecewiseLinear(let line):
            for index in line.points.indices where line.points[index].input > 0 && line.points[index].input < 1 {
                let point = line.points[index]
                breaks.append(
                    EasingBreak(
                        fraction: point.input, isJump: index > 0 && line.points[index - 1].input == point.input))
            }
            breaks[0].isJump = abs(progress(at: .leastNonzeroMagnitude)) > 1e-12
            breaks.append(EasingBreak(fraction: 1, isJump: abs(progress(at: 1.0.nextDown) - 1) > 1e-12))
            return breaks
        default: break
        }
        breaks[0].isJump = curve?.startsSteeply ?? false
        breaks.append(EasingBreak(fraction: 1, isJump: curve?.endsSteeply ?? false))
        return breaks
    }
}
