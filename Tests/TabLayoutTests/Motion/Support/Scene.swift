import TabLayout

/// A tab bar of tabs of given widths whose indicator, strip and titles follow the drag, for tests to change.
struct Scene {
    var widths: [Double] = [80, 120, 60, 160, 100, 90]
    var labels: [Double]?
    var barWidth = 320.0
    var pageWidth = 320.0
    var spacing = 0.0
    var destination = ScrollDestination.center
    var barFollow = StripFollow.drag
    var direction = Direction.leftToRight
    var indicator = Indicator(width: .tab)
    var title = Title(
        normal: TitleStyle(fontSize: 15, color: Color(red: 0, green: 0, blue: 0)),
        selected: TitleStyle(
            fontSize: 17, fontWeight: 700, scale: 1.25, color: Color(red: 255, green: 0, blue: 0)), follow: .drag)
    var overscroll = Overscroll.follow
    var pacing = Pacing.timed(Timing(duration: 300, easing: .linear))
    var tolerance = 0.25
    var reduction = MotionReduction.none

    func configuration() throws -> Configuration {
        let tabs = widths.indices.map { index in
            Tab(labelWidth: labels.map { .exactly($0[index]) }, width: .exactly(widths[index]))
        }
        return try Configuration(
            tabs: tabs,
            bar: Bar(
                width: .exactly(barWidth), spacing: .exactly(spacing), sizing: .fixed(width: 100),
                direction: direction, scrollTo: destination, follow: barFollow), indicator: indicator, title: title,
            pager: Pager(pageWidth: .exactly(pageWidth), overscroll: overscroll),
            motion: Motion(tap: pacing, settle: pacing, tolerance: .exactly(tolerance), reduction: reduction))
    }

    /// The moment at which the pager stands at `position` pages and nothing is selected yet.
    func layout(at position: Double, barOffset: Double? = nil, _ phase: ScrollPhase = .idle) throws -> Layout {
        try Layout(
            configuration(),
            at: ScrollState(
                offset: .distance(.exactly(position * pageWidth)), phase: phase, selected: nil,
                barOffset: barOffset.map { .exactly($0) }))
    }

    /// What a tap on the tab `target` leads to when the tab `origin` is at rest.
    func tap(_ origin: Int, _ target: Int) throws -> Transition {
        try Transition(configuration(), from: ScrollState(selected: origin), event: .tap(target))
    }
}

extension Quantity {
    /// The quantity of a number that a test computed; stops the test run when it is out of bounds.
    static func exactly(_ value: Double) -> Self {
        guard let quantity = Self(value) else { preconditionFailure("\(value) is out of bounds") }
        return quantity
    }
}
