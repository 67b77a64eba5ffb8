import TabLayout
import Testing

/// How wide tabs are that are sized by their labels.
struct SizingTests {
    struct Case: Row {
        let name: String
        /// The width of each label.
        let labels: [Double]
        /// The own width of some tabs, by index.
        var own: [Int: Double] = [:]
        let bar: Bar
        let lefts: [Double]
        let widths: [Double]
        var contentWidth: Double?
    }

    @Test(arguments: contentCases + fillCases + autoCases)
    func `tabs have these places`(_ row: Case) throws { try check(row) }

    func check(_ row: Case) throws {
        var parts = Parts(tabs: 0)
        parts.tabs = row.labels.indices.map {
            Tab(labelWidth: .of(row.labels[$0]), width: row.own[$0].map(Length.of))
        }
        parts.bar = row.bar
        let strip = try parts.layout(at: ScrollState(selected: nil)).strip
        expectClose(strip.widths, row.widths, "the widths")
        expectClose(strip.lefts, row.lefts, "the left edges")
        expectClose(strip.contentWidth, row.contentWidth ?? row.bar.width.value, "the width of the content")
        // A width of a tab's own comes out as it went in.
        for (index, width) in row.own { #expect(strip.tab(index).width == width) }
    }

    static func bar(
        _ sizing: Sizing, width: PositiveLength = 400, spacing: Length = 0, insets: Insets = Insets(),
        alignment: Alignment = .start
    ) -> Bar {
        Bar(width: width, spacing: spacing, insets: insets, sizing: sizing, alignment: alignment)
    }

    static let natural = NaturalWidth(padding: 10)

    static let contentCases = [
        Case(
            name: "content: a label and its padding on both sides, 16 when nothing is said", labels: [40, 0, 100.5],
            bar: bar(.content(NaturalWidth())), lefts: [0, 72, 104], widths: [72, 32, 132.5]),
        Case(
            name: "content: labels that overflow scroll, with spacing and insets", labels: [100, 200, 150],
            bar: bar(.content(natural), spacing: 8, insets: Insets(leading: 12, trailing: 4)), lefts: [12, 140, 368],
            widths: [120, 220, 170], contentWidth: 542),
        Case(
            name: "content: never narrower than the least, nor wider than the greatest", labels: [10, 40, 300],
            bar: bar(.content(NaturalWidth(padding: 10, minimum: 50, maximum: 120))), lefts: [0, 50, 110],
            widths: [50, 60, 120]),
        Case(
            name: "content: the greatest wins over the least", labels: [0, 80],
            bar: bar(.content(NaturalWidth(padding: 10, minimum: 90, maximum: 70))), lefts: [0, 70],
            widths: [70, 70]),
        Case(
            name: "content: a width of a tab's own has no bounds", labels: [50, 50, 50], own: [0: 3.7, 2: 250],
            bar: bar(.content(NaturalWidth(padding: 10, minimum: 60, maximum: 100))), lefts: [0, 3.7, 73.7],
            widths: [3.7, 70, 250]),
        Case(
            name: "content: no padding, no label, no width", labels: [0, 0],
            bar: bar(.content(NaturalWidth(padding: 0))), lefts: [0, 0], widths: [0, 0]),
        Case(
            name: "content: what is left over stands around the tabs, (400 − 140)/3 each", labels: [50, 50],
            bar: bar(.content(natural), alignment: .spaceEvenly), lefts: [260.0 / 3, 520.0 / 3 + 70],
            widths: [70, 70]),
        Case(name: "content: no tab", labels: [], bar: bar(.content(natural)), lefts: [], widths: []),
        Case(
            name: "content: one tab wider than the viewport", labels: [500], bar: bar(.content(natural)), lefts: [0],
            widths: [520], contentWidth: 520),
    ]

    static let fillCases = [
        Case(
            name: "fill: labels that fit into equal shares have them", labels: [10, 60, 100, 30],
            bar: bar(.fill(NaturalWidth(padding: 0))), lefts: [0, 100, 200, 300], widths: [100, 100, 100, 100]),
        Case(
            name: "fill: the others share what one label leaves, (400 − 220)/3", labels: [10, 20, 200, 30],
            bar: bar(.fill(natural)), lefts: [0, 60, 120, 340], widths: [60, 60, 220, 60]),
        Case(
            // 400/4 = 100 < 180; then (400 − 180)/3 = 73.3 < 90; then (400 − 270)/2 = 65 ≥ 40.
            name: "fill: the share shrinks until every label fits that does not keep its own",
            labels: [20, 70, 160, 10], bar: bar(.fill(natural)), lefts: [0, 65, 155, 335], widths: [65, 90, 180, 65]),
        Case(
            name: "fill: spacing and insets are taken off first, (400 − 16 − 24)/3", labels: [10, 10, 10],
            bar: bar(.fill(natural), spacing: 12, insets: Insets(leading: 6, trailing: 10)), lefts: [6, 138, 270],
            widths: [120, 120, 120]),
        Case(
            name: "fill: labels that need more than there is are left as they are", labels: [200, 150, 90],
            bar: bar(.fill(natural)), lefts: [0, 220, 390], widths: [220, 170, 110], contentWidth: 500),
        Case(
            name: "fill: one label overflows and leaves nothing to share", labels: [500, 10, 20],
            bar: bar(.fill(natural)), lefts: [0, 520, 550], widths: [520, 30, 40], contentWidth: 590),
        Case(
            name: "fill: a width of a tab's own stays, the others share the rest, (400 − 55.5)/2",
            labels: [10, 10, 10],
            own: [1: 55.5], bar: bar(.fill(natural)), lefts: [0, 172.25, 227.75], widths: [172.25, 55.5, 172.25]),
        Case(
            name: "fill: own widths alone do not grow, and are aligned", labels: [0, 0], own: [0: 50, 1: 70],
            bar: bar(.fill(natural), alignment: .end), lefts: [280, 330], widths: [50, 70]),
        Case(
            name: "fill: an own width beyond the viewport leaves the natural widths", labels: [30, 0], own: [1: 600],
            bar: bar(.fill(natural)), lefts: [0, 50], widths: [50, 600], contentWidth: 650),
        Case(
            name: "fill: the least is a need like a label's, the greatest bounds the need and not the share",
            labels: [10, 300, 10], bar: bar(.fill(NaturalWidth(padding: 0, minimum: 120, maximum: 150))),
            lefts: [0, 125, 275], widths: [125, 150, 125]),
        Case(
            name: "fill: one tab has it all", labels: [10],
            bar: bar(.fill(natural), insets: Insets(leading: 15, trailing: 25)), lefts: [15], widths: [360]),
        Case(name: "fill: no tab", labels: [], bar: bar(.fill(natural)), lefts: [], widths: []),
        Case(
            name: "fill: insets wider than the viewport leave the natural widths", labels: [10, 20],
            bar: bar(.fill(natural), insets: Insets(leading: 300, trailing: 200)), lefts: [300, 330],
            widths: [30, 40], contentWidth: 570),
    ]

    static let autoCases = [
        Case(
            name: "auto: the widest label fits into an equal share", labels: [10, 113, 40],
            bar: bar(.auto(natural)), lefts: [0, 400.0 / 3, 800.0 / 3],
            widths: [400.0 / 3, 400.0 / 3, 400.0 / 3]),
        Case(
            name: "auto: exactly", labels: [10, 80, 40, 0], bar: bar(.auto(natural)), lefts: [0, 100, 200, 300],
            widths: [100, 100, 100, 100]),
        Case(
            name: "auto: exactly but for a rounding error, 3·64.2 > 192.6", labels: [44.2, 10, 10],
            bar: bar(.auto(natural), width: 192.6), lefts: [0, 64.2, 128.4], widths: [64.2, 64.2, 64.2]),
        Case(
            name: "auto: the widest does not, so each has what it needs, and may well leave room",
            labels: [10, 81, 40, 0], bar: bar(.auto(natural)), lefts: [0, 30, 131, 191], widths: [30, 101, 60, 20]),
        Case(
            name: "auto: spacing and insets count, 4·85 + 3·20 + 1 > 400", labels: [65, 65, 65, 65],
            bar: bar(.auto(natural), spacing: 20, insets: Insets(trailing: 1)), lefts: [0, 105, 210, 315],
            widths: [85, 85, 85, 85], contentWidth: 401),
        Case(
            name: "auto: 4·85 + 3·20 = 400", labels: [65, 20, 65, 65], bar: bar(.auto(natural), spacing: 20),
            lefts: [0, 105, 210, 315], widths: [85, 85, 85, 85]),
        Case(
            name: "auto: labels that overflow scroll", labels: [300, 300], bar: bar(.auto(natural)), lefts: [0, 320],
            widths: [320, 320], contentWidth: 640),
        Case(
            name: "auto: an own width stays, the others share what it leaves", labels: [10, 10, 10], own: [0: 40.25],
            bar: bar(.auto(natural)), lefts: [0, 40.25, 220.125], widths: [40.25, 179.875, 179.875]),
        Case(
            name: "auto: an own width may be the widest, and make the strip scroll", labels: [10, 10, 10],
            own: [2: 390],
            bar: bar(.auto(natural)), lefts: [0, 30, 60], widths: [30, 30, 390], contentWidth: 450),
        Case(
            name: "auto: the greatest width bounds the need, so that these fit", labels: [10, 500, 10],
            bar: bar(.auto(NaturalWidth(padding: 10, maximum: 130))), lefts: [0, 400.0 / 3, 800.0 / 3],
            widths: [400.0 / 3, 400.0 / 3, 400.0 / 3]),
        Case(
            name: "auto: the least width is a need, 3·140 > 400", labels: [10, 10, 10],
            bar: bar(.auto(NaturalWidth(padding: 10, minimum: 140))), lefts: [0, 140, 280], widths: [140, 140, 140],
            contentWidth: 420),
        Case(name: "auto: one tab", labels: [10], bar: bar(.auto(natural)), lefts: [0], widths: [400]),
        Case(name: "auto: no tab", labels: [], bar: bar(.auto(natural)), lefts: [], widths: []),
    ]

    /// Decided anew each time, so that a bar that grew narrow and wide again is as it was.
    @Test func `auto forgets what it decided`() throws {
        var parts = Parts(tabs: 0)
        parts.tabs = [40, 90, 60].map { Tab(labelWidth: .of($0)) }
        func widths(_ width: PositiveLength) throws -> [Double] {
            parts.bar = Self.bar(.auto(Self.natural), width: width)
            return try parts.layout().strip.widths
        }
        #expect(try widths(330) == [110, 110, 110])
        #expect(try widths(329) == [60, 110, 80])
        #expect(try widths(360) == [120, 120, 120])
    }

    @Test(arguments: [Sizing.content(natural), .fill(natural), .auto(natural)])
    func `a label that was not measured is a conflict, save where the tab has a width`(_ sizing: Sizing) throws {
        var parts = Parts(tabs: 3).changed { $0.bar.sizing = sizing }
        parts.tabs[0].width = 10
        parts.tabs[2].labelWidth = 0
        var conflicts: [ConfigurationConflict] = []
        Configuration.forEachConflict(tabs: parts.tabs, bar: parts.bar, indicator: nil) { conflicts.append($0) }
        #expect(conflicts == [.labelWidthMissing(tab: 1)])
        #expect(throws: ConfigurationConflict.labelWidthMissing(tab: 1)) { _ = try parts.configuration() }
    }
}
