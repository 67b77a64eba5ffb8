import TabLayout
import Testing

/// What is in view, what is hit and what is let go of, of input at the edge of what is allowed.
struct DegenerateViewTests {
    struct Case: Row {
        let name: String
        let parts: Parts
        var offset = 0.0
        let visible: Range<Int>
        let overflow: [Int]
        let paging: [Double?]
        /// The tab in the middle of the viewport.
        let hit: Int?
    }

    static let cases: [Case] = [
        Case(name: "no tabs", parts: Parts(tabs: 0), visible: 0..<0, overflow: [0, 0], paging: [nil, nil], hit: nil),
        Case(
            name: "no tabs, inset beyond the viewport", parts: Parts(tabs: 0).changed { $0.bar.insets.leading = 1e7 },
            visible: 0..<0, overflow: [0, 0], paging: [nil, nil], hit: nil),
        Case(
            name: "one tab wider than the viewport",
            parts: Parts(.titles, tabs: 1).changed { $0.bar.sizing = .fixed(width: 1000) }, offset: 100,
            visible: 0..<1, overflow: [1, 1], paging: [0, 475], hit: 0),
        Case(
            name: "one tab as wide as can be, at its end",
            parts: Parts(.titles, tabs: 1).changed { $0.bar.sizing = .fixed(width: 1e7) }, offset: 1e9,
            visible: 0..<1, overflow: [1, 0], paging: [1e7 - 750, nil], hit: 0),
        Case(
            name: "no width at all, in the middle of the viewport",
            parts: Parts(.titles, tabs: 5).changed {
                $0.bar.sizing = .fixed(width: 0)
                $0.bar.alignment = .center
            }, visible: 0..<5, overflow: [0, 0], paging: [nil, nil], hit: 4),
        Case(
            name: "no width at all, at the edge of the viewport",
            parts: Parts(.titles, tabs: 5).changed { $0.bar.sizing = .fixed(width: 0) },
            visible: 5..<5, overflow: [0, 0], paging: [nil, nil], hit: nil),
        Case(
            name: "all disabled",
            parts: Parts(.titles, tabs: 6).changed {
                for index in $0.tabs.indices { $0.tabs[index].isEnabled = false }
            }, visible: 0..<4, overflow: [0, 3], paging: [nil, 225], hit: nil),
        Case(
            name: "a viewport of next to nothing, by whose width no double grows",
            parts: Parts(.titles, tabs: 3).changed { $0.bar.width = .of(.leastNonzeroMagnitude) }, offset: 150,
            visible: 1..<2, overflow: [2, 2], paging: [nil, nil], hit: 1),
        Case(
            name: "ten thousand tabs of one width", parts: Parts(.titles, tabs: 10_000), offset: 500_050,
            visible: 5000..<5005, overflow: [5001, 4996], paging: [500_100 - 375, 500_400], hit: 5002),
        Case(
            name: "ten thousand tabs of two widths",
            parts: Parts(.titles, tabs: 10_000).changed { parts in
                for index in parts.tabs.indices { parts.tabs[index].width = index.isMultiple(of: 2) ? 50 : 150 }
            }, offset: 500_025, visible: 5000..<5004, overflow: [5001, 4996], paging: [499_675, 500_400], hit: 5002),
        Case(
            name: "ten thousand shares of a viewport", parts: Parts(tabs: 10_000), visible: 0..<10_000,
            overflow: [0, 0], paging: [nil, nil], hit: 5000),
    ]

    @Test(arguments: cases)
    func `what is in view and hit`(_ row: Case) throws {
        let state = ScrollState(selected: row.parts.tabs.isEmpty ? nil : 0, barOffset: .of(row.offset))
        let layout = try row.parts.layout(at: state)
        let view = layout.bar.view
        #expect(view.visible == row.visible)
        #expect([view.leadingOverflow, view.trailingOverflow] == row.overflow)
        #expect([view.backward, view.forward] == row.paging)
        let middle = ViewportPoint(x: .of(layout.strip.viewportWidth / 2), y: 0)
        #expect(layout.tab(at: middle, minimumTarget: 48) == row.hit)
    }

    @Test(arguments: cases)
    func `a point far away is none`(_ row: Case) throws {
        let layout = try row.parts.layout(at: ScrollState(selected: row.parts.tabs.isEmpty ? nil : 0))
        for far in [1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude] {
            #expect(layout.tab(at: ViewportPoint(x: .of(far), y: 0), minimumTarget: 1e7) == nil)
            #expect(layout.tab(at: ViewportPoint(x: 0, y: .of(far)), minimumTarget: 1e7) == nil)
        }
    }

    @Test func `ten thousand pages are let go of in order`() throws {
        let parts = Parts(tabs: 10_000)
        var state = parts.state(position: 2)
        state.mounted = Array(0..<10_000)
        #expect(try parts.layout(at: state).pager.unmount == Array((4..<10_000).reversed()) + [0])
    }
}
