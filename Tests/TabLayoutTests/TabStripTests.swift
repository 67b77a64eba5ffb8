import TabLayout
import Testing

/// How wide the tabs are, where they stand and how wide their content is.
struct TabStripTests {
    struct Case: Row {
        let name: String
        /// The own width of each tab.
        var tabs: [Double?]
        var bar: Bar
        var lefts: [Double]
        var widths: [Double]
        var contentWidth: Double
    }

    @Test(arguments: equalCases + fixedCases + compactCases)
    func `tabs have these places`(_ row: Case) throws {
        var parts = Parts(tabs: 0)
        parts.tabs = row.tabs.map { Tab(width: $0.map(Length.of)) }
        parts.bar = row.bar
        let strip = try parts.layout(at: ScrollState(selected: row.tabs.isEmpty ? nil : 0)).strip
        expectClose(strip.lefts, row.lefts, "the left edges")
        expectClose(strip.widths, row.widths, "the widths")
        expectClose(strip.contentWidth, row.contentWidth, "the width of the content")
        expectClose(strip.maxOffset, row.contentWidth - row.bar.width.value, "the greatest offset")
    }

    static let none: [Double?] = []

    static let equalCases = [
        Case(
            name: "equal: three tabs share 320", tabs: [nil, nil, nil], bar: Bar(width: 320),
            lefts: [0, 320 / 3, 640 / 3], widths: [320 / 3, 320 / 3, 320 / 3], contentWidth: 320),
        Case(
            name: "equal: one tab has it all", tabs: [nil], bar: Bar(width: 320), lefts: [0], widths: [320],
            contentWidth: 320),
        Case(name: "equal: no tab", tabs: none, bar: Bar(width: 320), lefts: [], widths: [], contentWidth: 320),
        Case(
            name: "equal: insets and spacing are taken off first, (320 − 20 − 2·10)/3", tabs: [nil, nil, nil],
            bar: Bar(width: 320, spacing: 10, insets: Insets(leading: 5, trailing: 15)),
            lefts: [5, 5 + 310 / 3, 5 + 620 / 3], widths: [280 / 3, 280 / 3, 280 / 3], contentWidth: 320),
        Case(
            name: "equal: never narrower than nothing; insets and spacing then overflow, 80 + 2·15",
            tabs: [nil, nil, nil],
            bar: Bar(width: 100, spacing: 15, insets: Insets(leading: 40, trailing: 40)),
            lefts: [40, 55, 70], widths: [0, 0, 0], contentWidth: 110),
    ]

    static let fixedCases = [
        Case(
            name: "fixed: six of 100 overflow 375", tabs: [nil, nil, nil, nil, nil, nil],
            bar: Bar(width: 375, sizing: .fixed(width: 100)), lefts: [0, 100, 200, 300, 400, 500],
            widths: [100, 100, 100, 100, 100, 100], contentWidth: 600),
        Case(
            name: "fixed: two of 100 do not, and the content is never narrower than the viewport", tabs: [nil, nil],
            bar: Bar(width: 375, sizing: .fixed(width: 100)), lefts: [0, 100], widths: [100, 100], contentWidth: 375),
        Case(
            name: "fixed: a tab's own width wins, also 0", tabs: [nil, 32.5, 0, nil],
            bar: Bar(width: 100, sizing: .fixed(width: 100)), lefts: [0, 100, 132.5, 132.5],
            widths: [100, 32.5, 0, 100], contentWidth: 232.5),
        Case(
            name: "fixed: spacing stands between and insets around, and both scroll", tabs: [nil, nil, nil, nil, nil],
            bar: Bar(
                width: 375, spacing: 8, insets: Insets(leading: 16, trailing: 24), sizing: .fixed(width: 100)),
            lefts: [16, 124, 232, 340, 448], widths: [100, 100, 100, 100, 100], contentWidth: 572),
        Case(
            name: "fixed: spacing and insets with own widths", tabs: [50, nil, 20],
            bar: Bar(width: 60, spacing: 8, insets: Insets(leading: 1, trailing: 2), sizing: .fixed(width: 10)),
            lefts: [1, 59, 77], widths: [50, 10, 20], contentWidth: 99),
        Case(
            name: "fixed: no tab has only its insets", tabs: none,
            bar: Bar(width: 60, spacing: 8, insets: Insets(leading: 50, trailing: 30), sizing: .fixed(width: 10)),
            lefts: [], widths: [], contentWidth: 80),
    ]

    static let compactCases = [
        Case(
            name: "compact: two halves of a half stand one width in, which centres them", tabs: [nil, nil],
            bar: Bar(width: 320, sizing: .compact(fraction: 0.5)), lefts: [80, 160], widths: [80, 80],
            contentWidth: 320),
        Case(
            name: "compact: four of them stand one width in, which does not", tabs: [nil, nil, nil, nil],
            bar: Bar(width: 320, sizing: .compact(fraction: 0.5)), lefts: [40, 80, 120, 160],
            widths: [40, 40, 40, 40], contentWidth: 320),
        Case(
            name: "compact: all of a share leaves nothing to stand in from", tabs: [nil, nil],
            bar: Bar(width: 320, sizing: .compact(fraction: 1)), lefts: [0, 160], widths: [160, 160],
            contentWidth: 320),
        Case(
            name: "compact: only the free 80 of the 120 are stood in", tabs: [nil, nil],
            bar: Bar(width: 320, sizing: .compact(fraction: 0.75)), lefts: [80, 200], widths: [120, 120],
            contentWidth: 320),
        Case(
            name: "compact: nothing of a share", tabs: [nil, nil],
            bar: Bar(width: 320, sizing: .compact(fraction: 0)), lefts: [0, 0], widths: [0, 0], contentWidth: 320),
        Case(
            name: "compact: the inset comes before the width stood in, the spacing after", tabs: [nil, nil],
            bar: Bar(
                width: 320, spacing: 10, insets: Insets(leading: 20), sizing: .compact(fraction: 0.5)),
            lefts: [100, 190], widths: [80, 80], contentWidth: 320),
        Case(
            name: "compact: centred without its own rule", tabs: [nil, nil, nil, nil],
            bar: Bar(width: 320, sizing: .compact(fraction: 0.5), alignment: .center), lefts: [80, 120, 160, 200],
            widths: [40, 40, 40, 40], contentWidth: 320),
    ]

    /// 21 equal shares of 390 add up to 390.00000000000006 in doubles.
    @Test func `equal shares never make the strip scroll`() throws {
        for count in 1...300 {
            for width: PositiveLength in [320, 375, 390, 393, 1e7, 0.1] {
                let parts = Parts(tabs: count).changed { $0.bar.width = width }
                let strip = try parts.layout().strip
                #expect(strip.maxOffset == 0, "\(count) tabs on \(width.value)")
                #expect(strip.tab(count - 1).right <= strip.contentWidth * (1 + 1e-12))
            }
        }
    }
}
