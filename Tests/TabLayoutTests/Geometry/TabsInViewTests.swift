import Testing

@testable import TabLayout

/// Which tabs are in view, how many are not whole at either side, and where a press of an arrow scrolls.
struct TabsInViewTests {
    struct Case: Row {
        let name: String
        var widths = Array(repeating: 100.0, count: 6)
        var width = 375.0
        var spacing = 0.0
        var insets = Insets()
        var scrollTo = ScrollDestination.none
        let offset: Double
        let visible: Range<Int>
        var overflow = (leading: 0, trailing: 0)
        var paging: (backward: Double?, forward: Double?) = (nil, nil)

        var parts: Parts {
            var parts = Parts(.titles, tabs: 0)
            parts.tabs = widths.map { Tab(width: .of($0)) }
            parts.bar = Bar(
                width: .of(width), spacing: .of(spacing), insets: insets, sizing: .fixed(width: 0), scrollTo: scrollTo)
            return parts
        }
    }

    static let cases = [
        Case(name: "all fit", widths: [100, 100], offset: 0, visible: 0..<2),
        Case(
            name: "at the start: 0, 1 and 2 are whole, 3 is cut", offset: 0, visible: 0..<4, overflow: (0, 3),
            paging: (nil, 225)),
        Case(
            name: "in the middle: 3 goes to the leading edge but for the end, 2 to the trailing one but for the start",
            offset: 62.5, visible: 0..<5, overflow: (1, 2), paging: (0, 225)),
        Case(name: "at the end", offset: 225, visible: 2..<6, overflow: (3, 0), paging: (0, nil)),
        Case(
            name: "whole pages of a long strip, both ways", widths: Array(repeating: 100, count: 12), offset: 450,
            visible: 4..<9, overflow: (5, 4), paging: (125, 800)),
        Case(
            name: "a tab that touches an edge from outside is not in view", widths: [100, 100, 100, 100], width: 200,
            offset: 100, visible: 1..<3, overflow: (1, 1), paging: (0, 200)),
        Case(
            name: "spacing belongs to no tab", widths: [100, 100, 100], width: 120, spacing: 20, offset: 100,
            visible: 1..<2, overflow: (1, 1), paging: (0, 220)),
        Case(
            name: "a gap alone is in view, and no tab", widths: [50, 50], width: 30, spacing: 40, offset: 55,
            visible: 1..<1, overflow: (1, 1), paging: (20, 90)),
        Case(
            name: "insets alone are nothing to scroll to", widths: [100, 100], width: 220,
            insets: Insets(leading: 20, trailing: 20), offset: 20, visible: 0..<2),
        Case(
            name: "a tab cut at both edges counts at both, and moves by the viewport", widths: [300, 50], width: 120,
            offset: 60, visible: 0..<1, overflow: (1, 2), paging: (0, 180)),
        Case(
            name: "from the leading edge of a tab that is too wide", widths: [50, 300, 50], width: 120, offset: 50,
            visible: 1..<2, overflow: (1, 2), paging: (0, 170)),
        Case(
            name: "the end tabs can be centred, and the arrows stop there", scrollTo: .centerWithInsets,
            offset: -137.5, visible: 0..<3, overflow: (0, 4), paging: (nil, 200)),
        Case(
            name: "zero widths inside the viewport are in view, at its edges not", widths: [0, 100, 0, 100, 0],
            width: 150, offset: 0, visible: 1..<4, overflow: (0, 2), paging: (nil, 50)),
    ]

    @Test(arguments: cases)
    func `what is in view`(_ row: Case) throws {
        let view = try row.parts.layout(at: ScrollState(barOffset: .of(row.offset))).bar.view
        expect(view, row)
    }

    /// A right-to-left bar at the mirrored offset has the same leading and trailing, and its arrows are the image.
    @Test(arguments: cases)
    func `from right to left`(_ row: Case) throws {
        let parts = row.parts.changed { $0.bar.direction = .rightToLeft }
        let range = TabStrip(try parts.configuration()).maxOffset
        var view = try parts.layout(at: ScrollState(barOffset: .of(range - row.offset))).bar.view
        view.backward = view.backward.map { range - $0 }
        view.forward = view.forward.map { range - $0 }
        expect(view, row)
    }

    private func expect(_ view: TabsInView, _ row: Case) {
        #expect(view.visible == row.visible)
        #expect([view.leadingOverflow, view.trailingOverflow] == [row.overflow.leading, row.overflow.trailing])
        #expect([view.backward, view.forward] == [row.paging.backward, row.paging.forward])
    }

    @Test(arguments: [UInt64](1...300))
    func `as counted one by one`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.direction = .leftToRight
        for _ in 0..<15 {
            let layout = try scene.parts.layout(at: scene.state())
            let (bar, view) = (layout.bar, layout.bar.view)
            let (start, end) = (bar.offset, bar.offset + layout.strip.viewportWidth)
            let tabs = (0..<layout.strip.count).map(layout.strip.tab)
            let near = 1e-9
            let seen = tabs.indices.filter { tabs[$0].right > start + near && tabs[$0].left < end - near }
            let place = "seed \(seed) at \(bar.offset)"
            #expect(Array(view.visible) == seen, "\(place)")
            #expect(tabs.indices.filter { layout.tab($0).isVisible } == seen, "\(place)")
            #expect(view.leadingOverflow == tabs.count { $0.left < start - near }, "\(place)")
            #expect(view.trailingOverflow == tabs.count { $0.right > end + near }, "\(place)")
            #expect((view.backward == nil) == (view.leadingOverflow == 0), "\(place)")
            #expect((view.forward == nil) == (view.trailingOverflow == 0), "\(place)")
            if let backward = view.backward { #expect(backward >= bar.minOffset && backward < start, "\(place)") }
            if let forward = view.forward { #expect(forward <= bar.maxOffset && forward > start, "\(place)") }
        }
    }

    /// Who presses one arrow until it is gone has seen every tab whole that fits, in either direction.
    @Test(arguments: [UInt64](1...300))
    func `paging shows every tab`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.follow = .selection
        let strip = TabStrip(try scene.parts.configuration())
        let fitting = Set((0..<strip.count).filter { strip.tab($0).width <= strip.viewportWidth })
        let isMirrored = scene.parts.bar.direction == .rightToLeft
        for forward in [true, false] {
            var offset: Double? = forward != isMirrored ? -1e9 : 1e9
            var whole: Set<Int> = []
            var presses = 0
            while let now = offset {
                let state = ScrollState(selected: strip.count == 0 ? nil : 0, barOffset: .of(now))
                let view = try scene.parts.layout(at: state).bar.view
                whole.formUnion(view.leadingOverflow..<max(view.leadingOverflow, strip.count - view.trailingOverflow))
                offset = forward ? view.forward : view.backward
                presses += 1
                try #require(presses < 5000, "seed \(seed): the arrow goes on for ever")
            }
            #expect(fitting.isSubset(of: whole), "seed \(seed), \(forward ? "forward" : "backward")")
        }
    }

    /// The last tab ends where the viewport does at the end of every strip, whatever the sums come to.
    @Test(arguments: 1...120)
    func `nothing is cut by a rounding error`(_ count: Int) throws {
        for parts in [
            Parts(tabs: count).changed { $0.bar.width = 390 },
            Parts(.titles, tabs: count).changed { $0.bar.sizing = .fixed(width: 33.3) },
        ] {
            let view = try parts.layout(at: ScrollState(selected: 0, barOffset: 1e9)).bar.view
            #expect(view.trailingOverflow == 0 && view.forward == nil)
        }
    }
}
