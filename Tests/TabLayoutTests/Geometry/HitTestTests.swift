import TabLayout
import Testing

/// Which tab a touch means.
struct HitTestTests {
    struct Case: Row {
        let name: String
        var widths = Array(repeating: 100.0, count: 6)
        var disabled: [Int] = []
        var width = 375.0
        var height = 44.0
        var spacing = 0.0
        var leading = 0.0
        var offset = 0.0
        var minimum = 48.0
        var y = 20.0
        /// The tab at each of these places.
        let tabs: [(x: Double, index: Int?)]

        var parts: Parts {
            var parts = Parts(.titles, tabs: 0)
            parts.tabs = widths.indices.map { Tab(width: .of(widths[$0]), isEnabled: !disabled.contains($0)) }
            parts.bar = Bar(
                width: .of(width), height: .of(height), spacing: .of(spacing),
                insets: Insets(leading: .of(leading)), sizing: .fixed(width: 0))
            return parts
        }
    }

    static let cases = [
        Case(
            name: "a border is the later tab's, and the viewport ends before its edge",
            tabs: [(-1e-9, nil), (0, 0), (99.999, 0), (100, 1), (374.999, 3), (375, nil), (400, nil)]),
        Case(
            name: "a scrolled strip is hit where it is seen", offset: 162.5,
            tabs: [(0, 1), (37.4, 1), (37.5, 2), (187.5, 3), (374, 5)]),
        Case(
            name: "a wide tab is not enlarged: the gap is nobody's", widths: [100, 100], width: 300, spacing: 20,
            tabs: [(99.999, 0), (100, nil), (110, nil), (119.999, nil), (120, 1), (220, nil)]),
        Case(
            name: "20 of 48: 14 more on either side", widths: [20], width: 300, leading: 50,
            tabs: [(35.999, nil), (36, 0), (50, 0), (70, 0), (83.999, 0), (84, nil)]),
        Case(
            name: "a gap that two narrow tabs want is shared at its middle", widths: [20, 30], width: 300, spacing: 10,
            leading: 50, tabs: [(74.999, 0), (75, 1), (80, 1)]),
        Case(
            name: "a gap that only one of them reaches across is that one's", widths: [20, 100], width: 300,
            spacing: 10, leading: 50, tabs: [(70, 0), (79.999, 0), (80, 1)]),
        Case(
            name: "what neither reaches is nobody's", widths: [20, 28], width: 300, spacing: 40,
            tabs: [(33.999, 0), (34, nil), (49.999, nil), (50, 1)]),
        Case(
            name: "a narrow tab takes nothing of its neighbours' own", widths: [100, 10, 100], width: 300,
            tabs: [(99, 0), (100, 1), (109.999, 1), (110, 2)]),
        Case(
            name: "tabs of no width share the gaps between them", widths: [0, 0, 0], width: 300, spacing: 20,
            leading: 50,
            tabs: [(25.999, nil), (26, 0), (59.999, 0), (60, 1), (79, 1), (80, 2), (113.999, 2), (114, nil)]),
        Case(
            name: "a disabled tab is a hole", disabled: [1], tabs: [(99, 0), (100, nil), (199.999, nil), (200, 2)]),
        Case(
            name: "a disabled tab leaves the gap to its neighbour, which does not reach beyond it",
            widths: [20, 4, 60], disabled: [1], width: 300, spacing: 6, leading: 50,
            tabs: [(70, 0), (75.999, 0), (76, nil), (79, nil), (80, nil), (86, 2)]),
        Case(
            name: "a small target scrolled out of view is not hit", widths: [10, 300, 300], width: 300, spacing: 20,
            offset: 10, tabs: [(0, nil), (15, nil), (20, 1)]),
        Case(
            name: "a small target still in view is hit", widths: [10, 300, 300], width: 300, spacing: 20, offset: 9,
            tabs: [(0, 0), (15, 0), (20, nil), (21, 1)]),
        Case(name: "2 above a bar of 44", y: -2, tabs: [(50, 0)]),
        Case(name: "more than 2 above a bar of 44", y: -2.001, tabs: [(50, nil)]),
        Case(name: "just before 46", y: 45.999, tabs: [(50, 0)]),
        Case(name: "2 below a bar of 44", y: 46, tabs: [(50, nil)]),
        Case(name: "a high bar is not enlarged", height: 60, y: -0.001, tabs: [(50, nil)]),
        Case(name: "the top of a high bar", height: 60, y: 0, tabs: [(50, 0)]),
        Case(name: "the bottom of a high bar", height: 60, y: 60, tabs: [(50, nil)]),
        Case(
            name: "no least target: tabs of no width cannot be hit", widths: [0, 20], width: 300, spacing: 10,
            minimum: 0, tabs: [(0, nil), (5, nil), (10, 1), (29, 1), (30, nil)]),
    ]

    @Test(arguments: cases)
    func `the tab at a place`(_ row: Case) throws {
        let layout = try row.parts.layout(at: ScrollState(barOffset: .of(row.offset)))
        for (x, index) in row.tabs {
            let point = ViewportPoint(x: .of(x), y: .of(row.y))
            #expect(layout.tab(at: point, minimumTarget: .of(row.minimum)) == index, "at \(x)")
        }
    }

    /// The same from right to left, at the mirrored places: a border is then the tab's at its left.
    @Test(arguments: cases)
    func `the tab at the mirrored place`(_ row: Case) throws {
        let parts = row.parts.changed { $0.bar.direction = .rightToLeft }
        let range = TabStrip(try parts.configuration()).maxOffset
        let layout = try parts.layout(at: ScrollState(barOffset: .of(range - row.offset)))
        for (x, index) in row.tabs {
            let point = ViewportPoint(x: .of(row.width - x), y: .of(row.y))
            // 375 and a billionth is a double of its own, 300 less 35.999 is not: places that near an edge are left out.
            if abs(row.width - (row.width - x) - x) > 0 && abs(x * 1000 - (x * 1000).rounded()) > 1e-6 { continue }
            #expect(layout.tab(at: point, minimumTarget: .of(row.minimum)) == index, "at \(x)")
        }
    }
}
