import TabLayout

/// Which page is selected at a scroll offset, as other projects' tests and rules have it.
struct SelectionVector: Row {
    /// The project and the name of its test or of the rule.
    let name: String
    let rule: SelectionRule
    var threshold = 0.6
    let phase: ScrollPhase
    let count: Int
    let pageWidth: Double
    let previous: Int
    let offset: Double
    let selected: Int
    /// How far, in pages, the pager is from the page that it comes from.
    var progress: (from: Double, way: Double)?

    static let all = flutter + xl + parchment + android

    private static let flutter = [(400.0, 1, 1), (500, 1, 1), (700, 1, 2), (300, 2, 1), (100, 1, 0)].map {
        offset, previous, selected in
        SelectionVector(
            name: "flutter/packages: TabBarView scrolls end close to a new page, \(offset)", rule: .settled,
            phase: .settled, count: 3, pageWidth: 400, previous: previous, offset: offset, selected: selected)
    }

    private static let xl: [SelectionVector] = [
        (80.0, 0.0, 0, 0.0, 0.25), (320, 240, 1, 0, 1), (400, 320, 1, 1, 0.25), (480, 400, 2, 1, 0.5),
        (481, 560, 2, 2, 0.496875), (160, 320, 1, 1, 0.5), (-40, 0, 0, 0, 0.125), (-200, -40, 0, 0, 0.625),
    ].map { offset, before, selected, from, way in
        SelectionVector(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, \(before) to \(offset)", rule: .nearest,
            phase: .dragging, count: 3, pageWidth: 320, previous: 0, offset: offset, selected: selected,
            progress: (from, way))
    }

    /// The other page is the selected one beyond the half, not from there on.
    private static let parchment =
        [
            ("visuallySelectedPagingItem, 0.3", 30.0, 0), ("visuallySelectedPagingItem, half", 50, 0),
            ("visuallySelectedPagingItem, 0.6 to no page", -60, 0), ("visuallySelectedPagingItem, 0.51", 51, 1),
        ].map { name, offset, selected in
            SelectionVector(
                name: "rechsteiner/Parchment: " + name, rule: .hysteresis, threshold: 0.5, phase: .dragging, count: 2,
                pageWidth: 100, previous: 0, offset: offset, selected: selected)
        }
        + [
            ("contentFinishedScrollingWithUpcomingItem", 0, 50.0, 1),
            ("contentFinishedScrollingWihtoutUpcomingItem", 0, -50, 0),
            ("finished/cancel scrolling, to the end", 1, 0, 0),
        ].map { name, previous, offset, selected in
            SelectionVector(
                name: "rechsteiner/Parchment: " + name, rule: .settled, phase: .settled, count: 2, pageWidth: 100,
                previous: previous, offset: offset, selected: selected)
        }

    private static let android = [
        ("updateScrollEventValues, 0", 0, 0.0, 0), ("onScrolled with dispatchSelected, back to the same", 1, 400, 1),
        ("onScrolled with dispatchSelected, exactly there", 1, 720, 2),
    ].map { name, previous, offset, selected in
        SelectionVector(
            name: "androidx/androidx: ScrollEventAdapter." + name, rule: .nearest, phase: .settled, count: 4,
            pageWidth: 360, previous: previous, offset: offset, selected: selected)
    }
}
