/// Looks at the frames of a recording, one after the other, for what a user would see as a fault.
///
/// Places within `motion.tolerance` are the same: a client that plays keyframes knows where things are to within that.
public struct Lint: Sendable {
    /// The most findings that are kept.
    public static let limit = 100

    /// The first findings, in the order of the samples.
    public private(set) var findings: [Finding] = []
    /// The number of all findings.
    public private(set) var count = 0

    /// Where the last frame leaves everything in the end; nil before the first.
    private(set) var drawn: Drawn?
    /// The part so far of a gesture that moves one way; nil when there is none.
    private var stroke: Stroke?

    /// Looks at a layout: `left` is where the frame before left everything, `going` what its motions still take on.
    mutating func look(
        at layout: Layout, _ animation: Animation?, sample: Int, isBarGiven: Bool, left: Drawn?, _ going: RunningMotions
    ) {
        let tolerance = layout.configuration.motion.tolerance.value
        if let given = layout.state.barOffset { lookForBounds(layout.bar, given.value, tolerance / 2, sample) }
        if let left, !layout.appears, layout.configuration.motion.reduction != .reduced {
            let end = layout.bar.offset
            let isDriven = layout.configuration.bar.follow.followsPosition && layout.followsOffset
            if let first = animation?.bar.first {
                let start = first.scrollOffset
                // The pager has gone on since: what is taken for the start lies between then and now.
                let expected = isDriven ? nearest(to: start, between: left.barOffset, end) : left.barOffset
                lookForJump(.bar, expected, start, tolerance, sample)
            } else if going.bar == nil, !isDriven {
                // While all is at rest the user may scroll the strip by hand, which only the state can tell.
                let isScrolled = layout.state.phase == .idle && !layout.selection.isChanged && isBarGiven
                if !isScrolled { lookForJump(.bar, left.barOffset, end, tolerance, sample) }
            }
            lookForJump(of: layout, animation, left, going, tolerance, sample)
        }
        if animation == nil, going.isEmpty { lookAtRest(layout, tolerance, sample) }
        lookForBackScroll(layout, tolerance, sample)
        drawn = Drawn(layout, layout.bar.offset, layout.indicatorDrawn)
    }

    private mutating func lookForJump(
        of layout: Layout, _ animation: Animation?, _ left: Drawn, _ going: RunningMotions, _ tolerance: Double,
        _ sample: Int
    ) {
        guard let place = left.indicator, let end = layout.indicatorDrawn else { return }
        let isDriven = layout.configuration.indicator?.follow == .drag && layout.followsOffset
        if let first = animation?.indicator.first {
            let start = Segment(left: first.x, width: first.width)
            var expected = place
            if isDriven {
                let edge = nearest(to: start.left, between: place.left, end.left)
                let other = nearest(to: start.right, between: place.right, end.right)
                expected = Segment(left: edge, width: other - edge)
            }
            lookForJump(expected, start, tolerance, sample)
        } else if going.indicator == nil, !isDriven {
            lookForJump(place, end, tolerance, sample)
        }
    }

    /// Looks at a transition that no edit set off; `given` is where the strip was said to stand.
    mutating func look(
        at transition: Transition, sample: Int, given: Coordinate?, left: Drawn?, _ going: RunningMotions
    ) {
        let end = transition.end
        let tolerance = end.configuration.motion.tolerance.value
        let animation = transition.animation
        if let given { lookForBounds(end.bar, given.value, tolerance / 2, sample) }
        if let left, transition.selection.previous != nil, end.configuration.motion.reduction != .reduced {
            if going.bar == nil {
                let start = animation?.bar.first?.scrollOffset ?? transition.barDrawn
                lookForJump(.bar, left.barOffset, start, tolerance, sample)
            }
            if going.indicator == nil, let place = left.indicator,
                let start = animation?.indicator.first.map({ Segment(left: $0.x, width: $0.width) })
                    ?? transition.indicatorDrawn
            {
                lookForJump(place, start, tolerance, sample)
            }
        }
        if animation == nil, going.isEmpty { lookAtRest(end, tolerance, sample) }
        stroke = nil
        drawn = Drawn(end, transition.barDrawn, transition.indicatorDrawn)
    }

    /// Looks at the transition that an edit set off: where things are seen from the leading edge of the viewport, since the
    /// content is another one.
    mutating func look(atEdit transition: Transition, sample: Int, left: Drawn?) {
        let end = transition.end
        let start = transition.playback.movement.start
        if let seen = left?.indicatorSeen, let indicator = start.indicator?.segment,
            transition.selection.previous != nil,
            end.configuration.motion.reduction != .reduced
        {
            let place = Segment(left: indicator.left - start.barOffset, width: indicator.width)
            lookForJump(seen, place, end.configuration.motion.tolerance.value, sample)
        }
        stroke = nil
        drawn = Drawn(end, transition.barDrawn, transition.indicatorDrawn)
    }

    // MARK: The kinds

    private mutating func lookForBounds(_ bar: BarFrame, _ offset: Double, _ tolerance: Double, _ sample: Int) {
        let bound = clamp(offset, bar.minOffset, bar.maxOffset)
        if abs(offset - bound) > tolerance {
            report(sample, .stripOutOfBounds, .bar, from: offset, to: bound, abs(offset - bound))
        }
    }

    private mutating func lookForJump(
        _ subject: Finding.Subject, _ from: Double, _ to: Double, _ tolerance: Double, _ sample: Int
    ) {
        if abs(to - from) > tolerance { report(sample, .jump, subject, from: from, to: to, abs(to - from)) }
    }

    private mutating func lookForJump(_ from: Segment, _ to: Segment, _ tolerance: Double, _ sample: Int) {
        let distance = from.distance(to: to)
        if distance > tolerance { report(sample, .jump, .indicator, from: from.left, to: to.left, distance) }
    }

    private mutating func lookAtRest(_ layout: Layout, _ tolerance: Double, _ sample: Int) {
        guard layout.state.phase == .idle || layout.state.phase == .settled, let place = layout.indicatorDrawn,
            let index = layout.selection.index, let rest = layout.indicatorPlacement?.restingPlace(on: index)
        else { return }
        let seen = layout.mirror.segment(rest.segment)
        let distance = place.distance(to: seen)
        if distance > tolerance {
            report(sample, .indicatorOffSelection, .indicator, from: place.left, to: seen.left, distance)
        }
    }

    /// From left to right: there the strip goes on as the pager does.
    private mutating func lookForBackScroll(_ layout: Layout, _ tolerance: Double, _ sample: Int) {
        guard layout.state.phase != .programmatic else { return stroke = nil }
        let (position, bar) = (layout.position.value, layout.barEnd)
        guard var stroke, layout.state.phase.isGesture else {
            return self.stroke = Stroke(position: position, bar: bar)
        }
        let back = stroke.advance(to: position, bar)
        if back > tolerance {
            report(sample, .backScroll, .bar, from: layout.seen(stroke.farthest), to: layout.seen(bar), back)
            stroke.farthest = bar
        }
        self.stroke = stroke
    }

    private mutating func report(
        _ sample: Int, _ code: Finding.Code, _ subject: Finding.Subject, from: Double, to: Double, _ distance: Double
    ) {
        count += 1
        guard findings.count < Self.limit else { return }
        // Two places at the ends of what a double holds are farther apart than it holds.
        let distance = min(distance, .greatestFiniteMagnitude)
        findings.append(
            Finding(sample: sample, code: code, subject: subject, from: from, to: to, distance: distance))
    }
}

/// Where everything is drawn at a moment.
struct Drawn: Sendable {
    /// Where the strip is scrolled to.
    var barOffset: Double
    /// The extent of the indicator; nil when there is none.
    var indicator: Segment?
    private let mirror: Mirror

    init(_ layout: Layout, _ barOffset: Double, _ indicator: Segment?) {
        self.barOffset = barOffset
        self.indicator = indicator
        mirror = layout.mirror
    }

    /// The indicator as seen from the leading edge of the viewport.
    var indicatorSeen: Segment? {
        indicator.map {
            Segment(left: mirror.x($0.left, width: $0.width) - mirror.offset(barOffset), width: $0.width)
        }
    }
}

/// The part of a gesture that has moved one way.
private struct Stroke {
    var position: Double
    /// Where the strip is.
    var bar: Double
    /// How far it got in the way of the gesture.
    var farthest: Double
    /// 1 toward later tabs, −1 toward earlier ones, 0 before the first move.
    var direction = 0.0

    init(position: Double, bar: Double) {
        self.position = position
        self.bar = bar
        farthest = bar
    }

    /// How far the strip is behind where it was, after a step of the gesture.
    mutating func advance(to position: Double, _ bar: Double) -> Double {
        let step = position - self.position
        // While the pager stands still, what moves the strip is not the gesture.
        guard step != 0 else {
            (self.bar, farthest) = (bar, bar)
            return 0
        }
        let way = step > 0 ? 1.0 : -1.0
        if way != direction { (direction, farthest) = (way, self.bar) }
        (self.position, self.bar) = (position, bar)
        let back = (farthest - bar) * way
        if back < 0 { farthest = bar }
        return back
    }
}

/// The place between two others, in any order, that is nearest to a third.
private func nearest(to place: Double, between one: Double, _ other: Double) -> Double {
    clamp(place, min(one, other), max(one, other))
}

extension Segment {
    /// The farther of the ways of the two edges to those of another segment.
    fileprivate func distance(to other: Segment) -> Double {
        max(abs(left - other.left), abs(right - other.right))
    }
}

extension Transition {
    /// The extent of the indicator in the end, as it is seen.
    fileprivate var indicatorDrawn: Segment? {
        playback.movement.end.indicator.map { end.mirror.segment($0.segment) }
    }

    /// Where the strip is scrolled to in the end.
    fileprivate var barDrawn: Double { playback.movement.end.seenBarOffset }
}
