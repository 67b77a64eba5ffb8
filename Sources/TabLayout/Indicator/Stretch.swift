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
    let start: Segment
    let end: Segment
    let startColor: Color
    let endColor: Color
    /// The opacity at the start and in the end: less than 1 where a fade is interrupted, or stops on the way to a tab.
    let startOpacity: Double
    let endOpacity: Double
    var stretch: Stretch

    /// Whether the left edge leads, and whether the right one does.
    ///
    /// The middle tells where the move goes, and not an edge: x ↦ −x makes of every move the one in the other direction. A
    /// middle that stays where it is, or that only a rounding error moves, goes neither way: both edges lead then.
    let leftLeads: Bool
    let rightLeads: Bool

    init(
        start: Segment, end: Segment, startColor: Color, endColor: Color, startOpacity: Double = 1,
        endOpacity: Double = 1, stretch: Stretch
    ) {
        self.start = start
        self.end = end
        self.startColor = startColor
        self.endColor = endColor
        self.startOpacity = startOpacity
        self.endOpacity = endOpacity
        let travel = end.middle - start.middle
        leftLeads = travel <= Movement.stillness
        rightLeads = travel >= -Movement.stillness
        self.stretch = stretch
        // What only changes its opacity where it stands does so evenly: it does not fade out to fade in again.
        if startOpacity != endOpacity, start.isClose(to: end), startColor == endColor { self.stretch = .linear }
    }

    /// The move from one place to another.
    init(from start: IndicatorPlace, to end: IndicatorPlace, _ stretch: Stretch) {
        self.init(
            start: start.segment, end: end.segment, startColor: start.color, endColor: end.color,
            startOpacity: start.opacity, endOpacity: end.opacity, stretch: stretch)
    }

    /// The indicator at `fraction`. At 0 it is at the start and at 1 at the end, exactly.
    func place(at fraction: Double) -> IndicatorPlace {
        switch stretch {
        case .fade:
            return fraction < 0.5
                ? IndicatorPlace(segment: start, opacity: startOpacity * min(1, 1 - 2 * fraction), color: startColor)
                : IndicatorPlace(segment: end, opacity: endOpacity * min(1, 2 * fraction - 1), color: endColor)
        case .snap:
            return fraction < 0.5
                ? IndicatorPlace(segment: start, opacity: startOpacity, color: startColor)
                : IndicatorPlace(segment: end, opacity: endOpacity, color: endColor)
        case .linear, .elastic, .worm, .edges:
            return IndicatorPlace(
                segment: segment(at: fraction), opacity: interpolate(startOpacity, endOpacity, fraction),
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
        let (left, width) = (left(at: fraction), signedWidth(at: fraction))
        // Nothing is to be seen half way between edges of which one has overtaken the other, whichever that is.
        return width < 0 ? Segment(left: left + width / 2, width: 0) : Segment(left: left, width: width)
    }

    /// The distance between the edges, negative where an edge has overtaken the other.
    func signedWidth(at fraction: Double) -> Double { right(at: fraction) - left(at: fraction) }

    private func left(at fraction: Double) -> Double {
        interpolate(start.left, end.left, leftLeads ? leading(fraction) : trailing(fraction))
    }

    private func right(at fraction: Double) -> Double {
        interpolate(start.right, end.right, rightLeads ? leading(fraction) : trailing(fraction))
    }

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
