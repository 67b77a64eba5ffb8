import TabLayout

/// Where the strip is scrolled to, as other projects' tests and rules have it.
struct ScrollVector: Row {
    /// The project and the name of its test or of the rule.
    let name: String
    /// The widths of the tabs.
    let widths: [Double]
    let barWidth: Double
    /// At the left and at the right of the strip, whatever the direction.
    var padding = (left: 0.0, right: 0.0)
    var direction = Direction.leftToRight
    var follow = StripFollow.selection
    let position: Double
    /// From the left edge of the content to that of the viewport.
    let offset: Double
    var contentWidth: Double?
    /// The middle of the selected tab in the viewport.
    var middle: Double?
    let tolerance: Double

    /// The same, with the offset measured from the edge at which reading starts, as Flutter does it.
    init(
        flutter name: String, widths: [Double], padding: (left: Double, right: Double) = (0, 0),
        direction: Direction = .leftToRight, follow: StripFollow = .selection, position: Double, fromStart: Double,
        contentWidth: Double? = nil, middle: Double? = nil, tolerance: Double = 0.01
    ) {
        self.name = "flutter/packages: " + name
        self.widths = widths
        barWidth = 800
        self.padding = padding
        self.direction = direction
        self.follow = follow
        self.position = position
        let content = widths.reduce(0, +) + padding.left + padding.right
        offset = direction == .leftToRight ? fromStart : content - 800 - fromStart
        self.contentWidth = contentWidth
        self.middle = middle
        self.tolerance = tolerance
    }

    init(
        name: String, widths: [Double], barWidth: Double, direction: Direction = .leftToRight,
        follow: StripFollow = .selection, position: Double, offset: Double, tolerance: Double
    ) {
        self.name = name
        self.widths = widths
        self.barWidth = barWidth
        self.direction = direction
        self.follow = follow
        self.position = position
        self.offset = offset
        self.tolerance = tolerance
    }
}

extension ScrollVector {
    static let all = flutter + android + others

    /// Twelve labels of 84 with 16 on both sides.
    private static let twelve = Array(repeating: 116.0, count: 12)

    /// Ten labels of 70.5 and ten of 84.6.
    private static let twenty = Array(repeating: 102.5, count: 10) + Array(repeating: 116.6, count: 10)

    private static let flutter =
        [
            ScrollVector(
                flutter: "Material2 - Scrollable TabBar tap centers selected tab", widths: twelve, position: 5,
                fromStart: 238, contentWidth: 1392, middle: 400),
            ScrollVector(
                flutter: "Material2 - Scrollable TabBar, with padding, tap centers selected tab", widths: twelve,
                padding: (60, 30), position: 5, fromStart: 298, contentWidth: 1482, middle: 400),
            // 52 of the 2525 are an inset before the first tab.
            ScrollVector(
                flutter: "Scrollable TabBar with a non-zero TabController initialIndex",
                widths: Array(repeating: 116.6, count: 10) + Array(repeating: 130.7, count: 10), padding: (52, 0),
                position: 19, fromStart: 1725, contentWidth: 2525, middle: 800 - 65.35),
        ]
        + [(3.0, 66.0, 400.0), (8, 646, 400), (9, 682, 480), (11, 682, 712)].map { index, offset, middle in
            ScrollVector(
                flutter: "the strip of the padded bar, LTR, tab \(Int(index))", widths: twelve, padding: (60, 30),
                position: index, fromStart: offset, middle: middle)
        }
        + [(1.0, 0.0, 596.0), (3, 36, 400), (11, 682, 118)].map { index, offset, middle in
            ScrollVector(
                flutter: "the strip of the padded bar, RTL, tab \(Int(index))", widths: twelve, padding: (60, 30),
                direction: .rightToLeft, position: index, fromStart: offset, middle: middle)
        }
        // The test's own numbers are a tenth off the rule's: 683.2 for 683.3.
        + [(10.0, 683.3), (11, 799.9), (4, 61.25), (3, 0)].map { index, offset in
            ScrollVector(
                flutter: "Scrollable TabBar does not jitter, tab \(Int(index))", widths: twenty, position: index,
                fromStart: offset)
        }
        + [(10.5, 741.6), (9.5, 628.525)].map { position, offset in
            ScrollVector(
                flutter: "bar follows the page while dragging, \(position)", widths: twenty, follow: .drag,
                position: position, fromStart: offset)
        }

    /// Android floors halves and cuts the offset off to whole pixels, so that its numbers are up to one less.
    private static let android = [
        (Direction.leftToRight, 0.0, 0.0), (.leftToRight, 2, 68), (.leftToRight, 2.25, 96), (.leftToRight, 3, 181),
        (.leftToRight, 3.75, 275), (.leftToRight, 4.5, 353), (.leftToRight, 6.5, 492), (.leftToRight, 7, 492),
        (.rightToLeft, 0, 492), (.rightToLeft, 0.5, 492), (.rightToLeft, 1, 492), (.rightToLeft, 2.25, 396),
        (.rightToLeft, 3, 311), (.rightToLeft, 4.5, 138), (.rightToLeft, 5, 91), (.rightToLeft, 7, 0),
    ].map { direction, position, offset in
        ScrollVector(
            name:
                "material-components/material-components-android: calculateScrollXForTab, \(direction), \(position)",
            widths: [90, 120, 76, 150, 101, 88, 132, 95], barWidth: 360, direction: direction, follow: .unclamped,
            position: position, offset: offset, tolerance: 1)
    }

    private static let others =
        [(0.0, 0.0), (1, 0), (3, 190), (4, 220)].map { index, offset in
            ScrollVector(
                name: "hackware1993/MagicIndicator: selectCurrent (always scroll to centre), tab \(Int(index))",
                widths: [80, 120, 60, 160, 100], barWidth: 300, position: index, offset: offset, tolerance: 1)
        }
        + [(0.0, 0.0), (2, 70), (5, 380)].map { index, offset in
            ScrollVector(
                name: "youzan/vant: scrollIntoView, tab \(Int(index))", widths: [80, 120, 60, 100, 140, 90, 110],
                barWidth: 320, position: index, offset: offset, tolerance: 0.5)
        }
}

/// The strip on its way from where it was left, as Parchment has it.
struct DistanceVector: Row {
    /// The name of the test.
    let name: String
    let widths: [Double]
    /// Free space before the first tab.
    var lead = 0.0
    let barWidth: Double
    let destination: ScrollDestination
    let start: Double
    let from: Int
    let to: Int
    /// How much of the way to the other tab the pager has gone.
    var part = 1.0
    let offset: Double

    static let all = [
        DistanceVector(
            name: "rechsteiner/Parchment: distanceCentered", widths: [100, 100, 500], lead: 300, barWidth: 500,
            destination: .center, start: 100, from: 0, to: 1, offset: 200),
        DistanceVector(
            name: "rechsteiner/Parchment: distanceCenteredToAlreadyCentered", widths: [100, 100, 650], lead: 150,
            barWidth: 400, destination: .center, start: 100, from: 0, to: 1, offset: 100),
        // On a viewport of next to nothing, as there is none without a width.
        DistanceVector(
            name: "rechsteiner/Parchment: distanceLeft", widths: [100, 100], barWidth: 1e-9, destination: .start,
            start: 0, from: 0, to: 1, offset: 100),
        DistanceVector(
            name: "rechsteiner/Parchment: distanceLeftWithContentOffset", widths: [100, 100], barWidth: 1e-9,
            destination: .start, start: 50, from: 0, to: 1, offset: 100),
        DistanceVector(
            name: "rechsteiner/Parchment: distanceRightWithItemsBetween", widths: [100, 100, 100, 300], lead: 400,
            barWidth: 500, destination: .end, start: 0, from: 0, to: 2, offset: 200),
        DistanceVector(
            name: "rechsteiner/Parchment: contentScrolled backward at 0.1",
            widths: Array(repeating: 50, count: 8), barWidth: 100, destination: .start, start: 100, from: 2, to: 1,
            part: 0.1, offset: 95),
        DistanceVector(
            name: "rechsteiner/Parchment: contentScrolled onward at 0.2", widths: Array(repeating: 50, count: 8),
            barWidth: 100, destination: .start, start: 100, from: 2, to: 3, part: 0.2, offset: 110),
    ]
}
