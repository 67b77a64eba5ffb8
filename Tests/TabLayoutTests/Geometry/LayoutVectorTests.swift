import Testing

@testable import TabLayout

/// Tabs, the strip, the indicator at rest and the selection against the numbers of tab bar libraries.
struct LayoutVectorTests {
    @Test(arguments: FrameVector.all)
    func `tabs and labels stand there`(_ row: FrameVector) throws {
        var parts = Parts(tabs: max(row.labels.count, row.own.count, row.tabs?.count ?? 0))
        for index in row.labels.indices { parts.tabs[index].labelWidth = .of(row.labels[index]) }
        for index in row.own.indices { parts.tabs[index].width = .of(row.own[index]) }
        parts.bar = row.bar
        parts.indicator = row.labelEdges == nil ? nil : Indicator(width: .label, follow: .selection)
        let layout = try parts.layout()
        for (index, edges) in (row.tabs ?? []).enumerated() {
            let tab = layout.tab(index)
            expect([tab.x, tab.x + tab.width], edges, row.tolerance, "tab \(index)")
        }
        // An indicator as wide as its label stands where that does.
        for (index, edges) in (row.labelEdges ?? []).enumerated() {
            let label = try #require(try parts.layout(at: ScrollState(selected: index)).indicator)
            expect([label.x, label.x + label.width], edges, row.tolerance, "label \(index)")
        }
        if let contentWidth = row.contentWidth { expect([layout.bar.contentWidth], [contentWidth], row.tolerance) }
    }

    @Test(arguments: ScrollVector.all)
    func `the strip is scrolled there`(_ row: ScrollVector) throws {
        var parts = Parts(.titles, tabs: 0)
        parts.tabs = row.widths.map { Tab(width: .of($0)) }
        parts.bar.width = .of(row.barWidth)
        parts.bar.direction = row.direction
        let isLeft = row.direction == .leftToRight
        parts.bar.insets = Insets(
            leading: .of(isLeft ? row.padding.left : row.padding.right),
            trailing: .of(isLeft ? row.padding.right : row.padding.left))
        parts.bar.follow = row.follow
        let layout = try parts.layout(position: row.position, .idle, selected: nil)
        expect([layout.bar.offset], [row.offset], row.tolerance, "the offset")
        if let contentWidth = row.contentWidth { expect([layout.bar.contentWidth], [contentWidth], row.tolerance) }
        if let middle = row.middle {
            let tab = layout.tab(Int(row.position))
            expect([tab.x + tab.width / 2 - layout.bar.offset], [middle], row.tolerance, "the middle of the tab")
        }
    }

    @Test(arguments: DistanceVector.all)
    func `the strip is on the way from where it was left`(_ row: DistanceVector) throws {
        var parts = Parts(.titles, tabs: 0)
        parts.tabs = row.widths.map { Tab(width: .of($0)) }
        parts.bar.width = .of(row.barWidth)
        parts.bar.insets.leading = .of(row.lead)
        parts.bar.scrollTo = row.destination
        parts.bar.follow = .distance
        parts.pager.pageWidth = 100
        let position = Double(row.from) + (Double(row.to) - Double(row.from)) * row.part
        let dragged = try parts.layout(position: position, selected: row.from, barOffset: .of(row.start))
        expect([dragged.bar.offset], [row.offset], 1e-6, "the offset")
        guard row.part == 1 else { return }
        let tapped = try parts.transition(
            .tap(row.to), from: ScrollState(selected: row.from, barOffset: .of(row.start)))
        expect([tapped.end.bar.offset], [row.offset], 1e-6, "the offset after a tap")
    }

    @Test(arguments: RestVector.all)
    func `the indicator rests there`(_ row: RestVector) throws {
        var parts = Parts(.titles, tabs: 0)
        parts.tabs = row.widths.indices.map { index in
            Tab(labelWidth: row.labels.map { .of($0[index]) }, width: .of(row.widths[index]))
        }
        parts.bar.width = .of(row.widths.reduce(row.lead, +))
        parts.bar.height = .of(row.barHeight)
        parts.bar.insets.leading = .of(row.lead)
        parts.bar.direction = row.direction
        for follow in Follow.allCases {
            parts.indicator = row.indicator
            parts.indicator?.follow = follow
            let indicator = try #require(try parts.layout(at: ScrollState(selected: row.selected)).indicator)
            expect([indicator.x, indicator.x + indicator.width], row.edges, row.tolerance, "the edges")
            if let top = row.top { expect([indicator.y], [top], row.tolerance, "the top") }
        }
    }

    @Test(arguments: SelectionVector.all)
    func `the page is selected`(_ row: SelectionVector) throws {
        let parts = Parts(tabs: row.count).changed {
            $0.pager = Pager(
                pageWidth: .of(row.pageWidth), selection: row.rule, threshold: .of(row.threshold))
        }
        let state = ScrollState(offset: .distance(.of(row.offset)), phase: row.phase, selected: row.previous)
        let selection = try parts.layout(at: state).selection
        #expect(selection.index == row.selected)
        if let progress = row.progress { expectClose(abs(selection.position - progress.from), progress.way) }
        if row.phase == .settled {
            #expect(try parts.transition(.settle, from: state).selection.index == row.selected)
        }
    }

    /// mui/material-ui: should accept a false value.
    @Test func `nothing selected has no indicator`() throws {
        let parts = Parts(tabs: 2).changed { $0.indicator?.follow = .selection }
        #expect(try parts.layout(position: 0, .programmatic, selected: nil).indicator == nil)
    }

    /// material-components/material-components-android: testModeAuto. Tabs of at least 72 on 160.
    @Test func `labels that do not fit scroll further than the viewport`() throws {
        var parts = Parts(.titles, tabs: 0)
        parts.tabs = (0..<8).map { _ in Tab(labelWidth: 30) }
        parts.bar.width = 160
        parts.bar.sizing = .auto(NaturalWidth(padding: 12, minimum: 72))
        #expect(try parts.layout(at: ScrollState(selected: 0)).strip.widths.reduce(0, +) > 160)
        #expect(try parts.layout(at: ScrollState(selected: 7)).bar.offset > 160)
    }

    /// material-components/material-components-android: testMinTabWidth and testMinMaxTabWidth. Forty titles that grow.
    @Test func `widths stay within their bounds`() throws {
        var parts = Parts(.titles, tabs: 0)
        parts.tabs = (1...40).map { Tab(labelWidth: .of(7 * Double($0))) }
        parts.bar.sizing = .content(NaturalWidth(padding: 12, minimum: 100))
        #expect(try parts.layout().strip.widths.allSatisfy { $0 >= 100 })
        parts.bar.sizing = .content(NaturalWidth(padding: 12, minimum: 80, maximum: 120))
        let widths = try parts.layout().strip.widths
        #expect(widths.allSatisfy { (80...120).contains($0) } && widths.contains(80) && widths.contains(120))
    }

    private func expect(
        _ values: [Double], _ expected: [Double], _ tolerance: Double, _ what: String = "",
        at location: SourceLocation = #_sourceLocation
    ) {
        for (value, expected) in zip(values, expected) {
            // The tolerances are the sources'; a bit of them goes to rounding.
            #expect(
                abs(value - expected) <= tolerance + 1e-9, "\(what): \(value), not \(expected)",
                sourceLocation: location)
        }
    }
}
