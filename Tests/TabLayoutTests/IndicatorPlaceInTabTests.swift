import TabLayout
import Testing

/// Where in its tab the indicator rests, when that is not the middle of the whole tab.
struct IndicatorPlaceInTabTests {
    struct Rest: Row {
        let name: String
        let indicator: Indicator
        var padding = Insets()
        /// x and width on each of the tabs [0, 100], [100, 120], [120, 180], whose labels are 40, 10 and 30 wide.
        let extents: [[Double]]
    }

    static let rows = [
        Rest(
            name: "start", indicator: Indicator(width: .fixed(10), alignment: .start),
            extents: [[0, 10], [100, 10], [120, 10]]),
        Rest(
            name: "end", indicator: Indicator(width: .fixed(30), alignment: .end),
            extents: [[70, 30], [100, 20], [150, 30]]),
        Rest(
            name: "a ratio at the end reaches out at the start",
            indicator: Indicator(width: .ratio(2), alignment: .end),
            extents: [[-100, 200], [80, 40], [60, 120]]),
        Rest(
            name: "unequal insets", indicator: Indicator(width: .inset(Insets(leading: 8, trailing: 4))),
            extents: [[8, 88], [108, 8], [128, 48]]),
        // 30 and 10 of 20 leave nothing, three quarters in.
        Rest(
            name: "insets wider than a tab stay inside",
            indicator: Indicator(width: .inset(Insets(leading: 30, trailing: 10))),
            extents: [[30, 60], [115, 0], [150, 20]]),
        Rest(
            name: "outer insets", indicator: Indicator(width: .tab, outerInsets: Insets(leading: 20, trailing: 5)),
            extents: [[20, 80], [100, 20], [120, 55]]),
        Rest(
            name: "outer insets and a number",
            indicator: Indicator(width: .fixed(60), alignment: .start, outerInsets: Insets(leading: 50, trailing: 5)),
            extents: [[50, 50], [100, 20], [120, 55]]),
        Rest(
            name: "outer insets add to the inset",
            indicator: Indicator(width: .inset(5), outerInsets: Insets(leading: 20, trailing: 5)),
            extents: [[25, 70], [105, 10], [125, 45]]),
        Rest(
            name: "a label stands on its label, whatever the outer insets",
            indicator: Indicator(width: .label, outerInsets: Insets(leading: 20, trailing: 5)),
            extents: [[30, 40], [105, 10], [135, 30]]),
        // The label is 10 + 2 from the left of what is left in a tab of 20.
        Rest(
            name: "a label behind unequal padding", indicator: Indicator(width: .label),
            padding: Insets(leading: 10, trailing: 0), extents: [[35, 40], [110, 10], [140, 30]]),
        Rest(
            name: "the start of a label", indicator: Indicator(width: .label, minimumWidth: 24, alignment: .start),
            padding: Insets(leading: 10, trailing: 0), extents: [[35, 40], [110, 24], [140, 30]]),
        Rest(
            name: "the end of a label", indicator: Indicator(width: .label, minimumWidth: 24, alignment: .end),
            extents: [[30, 40], [91, 24], [135, 30]]),
        Rest(
            name: "a least width, also wider than the tab", indicator: Indicator(width: .label, minimumWidth: 24),
            extents: [[30, 40], [98, 24], [135, 30]]),
        Rest(
            name: "a least width of what has none", indicator: Indicator(width: .inset(50), minimumWidth: 12),
            extents: [[44, 12], [104, 12], [144, 12]]),
    ]

    @Test(arguments: rows, [Direction.leftToRight, .rightToLeft])
    func `at rest it stands here`(_ row: Rest, _ direction: Direction) throws {
        var parts = Parts(tabs: 3)
        parts.tabs = zip([40.0, 10, 30], [100.0, 20, 60]).map { Tab(labelWidth: .of($0), width: .of($1)) }
        parts.bar = Bar(
            width: 180, sizing: .content(NaturalWidth(padding: row.padding)), direction: direction)
        parts.indicator = row.indicator
        for index in 0..<3 {
            let frame = try #require(try parts.layout(position: Double(index), .idle, selected: index).indicator)
            let (x, width) = (row.extents[index][0], row.extents[index][1])
            expectClose(
                [frame.x, frame.width], [direction == .leftToRight ? x : 180 - x - width, width], "on tab \(index)")
        }
    }

    @Test func `width 0 is none, whatever the least width`() throws {
        let parts = Parts(tabs: 3).changed { $0.indicator = Indicator(width: .fixed(0), minimumWidth: 24) }
        #expect(try parts.layout().indicator == nil)
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `start and end are as far from the middle, and the middle is that of the place`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        guard let index = scene.tab(), scene.parts.indicator != nil else { return }
        func rest(_ alignment: IndicatorAlignment) throws -> IndicatorFrame? {
            scene.parts.indicator?.alignment = alignment
            return try scene.parts.layout(position: Double(index), .idle, selected: index).indicator
        }
        guard let start = try rest(.start), let center = try rest(.center), let end = try rest(.end) else { return }
        #expect(start.width == center.width && end.width == center.width, "seed \(seed)")
        expectClose((start.x + end.x) / 2, center.x, "seed \(seed)")
    }
}
