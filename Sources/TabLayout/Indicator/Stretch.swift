internal import CMath

/// How the indicator changes its shape on the way from one tab to the next.
///
/// Its two edges make the same way at different times. The leading edge is the one in the direction of the move: the
/// right one on the way to the right.
public enum Stretch: Sendable, Equatable {
    /// Both edges move alike.
    case linear
    /// The leading edge hurries ahead as sin(πf/2), the trailing one follows as 1 − cos(πf/2) (Android, Flutter).
    case elastic
    /// The leading edge moves in the first half, the trailing one in the second (JXSegmentedView's lengthen).
    case worm
    /// It stands on the one tab and fades out, then fades in on the other (Android).
    case fade
    /// It stands on the one tab, and from the half on on the other.
    case snap
    /// Each edge has its own curve (MagicIndicator).
    indirect case edges(leading: Easing, trailing: Easing)
}

/// Where the indicator is and how it looks.
struct IndicatorPlace: Equatable {
    var segment: Segment
    var opacity: Double
    var color: Color
}

/// One move of the indicator, from one place to another, over a fraction f from 0 to 1.
struct IndicatorMove {
    var start: Segment
    var end: Segment
    var startColor: Color
    var endColor: Color
    var stretch: Stretch

    /// The indicator at `fraction`. At 0 it is at the start and at 1 at the end, exactly.
    func place(at fraction: Double) -> IndicatorPlace {
        switch stretch {
        case .fade:
            return fraction < 0.5
                ? IndicatorPlace(segment: start, opacity: min(1, 1 - 2 * fraction), color: startColor)
                : IndicatorPlace(segment: end, opacity: min(1, 2 * fraction - 1), color: endColor)
        case .snap:
            return fraction < 0.5
                ? IndicatorPlace(segment: start, opacity: 1, color: startColor)
                : IndicatorPlace(segment: end, opacity: 1, color: endColor)
        case .linear, .elastic, .worm, .edges:
            return IndicatorPlace(
                segment: segment(at: fraction), opacity: 1,
                color: startColor.interpolated(to: endColor, fraction: fraction))
        }
    }

    // MARK: The edges

    private func segment(at fraction: Double) -> Segment {
        if fraction == 0 { return start }
        if fraction == 1 { return end }
        if stretch == .linear {
            return Segment(
                left: interpolate(start.left, end.left, fraction), width: interpolate(start.width, end.width, fraction))
        }
        return Segment(left: left(at: fraction), width: signedWidth(at: fraction))
    }

    /// The distance between the edges, negative where an edge has overtaken the other; then nothing is to be seen.
    func signedWidth(at fraction: Double) -> Double { right(at: fraction) - left(at: fraction) }

    private func left(at fraction: Double) -> Double {
        interpolate(start.left, end.left, movesRight ? trailing(fraction) : leading(fraction))
    }

    private func right(at fraction: Double) -> Double {
        interpolate(start.right, end.right, movesRight ? leading(fraction) : trailing(fraction))
    }

    /// A left edge that stays where it is counts as moving right; so does one that a rounding error moves left, or an
    /// indicator that is interrupted over its tab would lead with one edge or the other by chance.
    var movesRight: Bool { end.left >= start.left - Movement.stillness }

    func leading(_ fraction: Double) -> Double {
        switch stretch {
        case .elastic: fraction == 1 ? 1 : sin(.pi * fraction / 2)
        case .worm: min(1, 2 * fraction)
        case .edges(let leading, _): leading.progress(at: fraction)
        case .linear, .fade, .snap: fraction
        }
    }

    func trailing(_ fraction: Double) -> Double {
        switch stretch {
        case .elastic: fraction == 1 ? 1 : 1 - cos(.pi * fraction / 2)
        case .worm: max(0, 2 * fraction - 1)
        case .edges(_, let trailing): trailing.progress(at: fraction)
        case .linear, .fade, .snap: fraction
        }
    }
}
