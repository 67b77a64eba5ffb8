import TabLayout
import Testing

/// Where the strip of titles is scrolled to: the title-scroll centring offset.
struct CentringTests {
    struct Target: Row {
        var name: String { "\(destination) from \(from)" }
        let destination: ScrollDestination
        var from = 0.0
        /// The offset for each of six tabs of 100 on 375.
        let offsets: [Double]
    }

    /// The middle of tab 2 is 250, less half a viewport 62.5; tabs 4 and 5 meet the end of the content at 225.
    static let targets = [
        Target(destination: .center, offsets: [0, 0, 62.5, 162.5, 225, 225]),
        Target(destination: .center, from: 150, offsets: [0, 0, 62.5, 162.5, 225, 225]),
        Target(destination: .start, offsets: [0, 100, 200, 225, 225, 225]),
        Target(destination: .end, offsets: [0, 0, 0, 25, 125, 225]),
        Target(destination: .nearest, offsets: [0, 0, 0, 25, 125, 225]),
        Target(destination: .nearest, from: 50, offsets: [0, 50, 50, 50, 125, 225]),
        Target(destination: .nearest, from: 100, offsets: [0, 100, 100, 100, 125, 225]),
        Target(destination: .nearest, from: 225, offsets: [0, 100, 200, 225, 225, 225]),
        Target(destination: .nearest, from: 1e9, offsets: [0, 100, 200, 225, 225, 225]),
        Target(destination: .none, from: 50, offsets: [50, 50, 50, 50, 50, 50]),
        Target(destination: .none, from: -50, offsets: [0, 0, 0, 0, 0, 0]),
        Target(destination: .none, from: 300, offsets: [225, 225, 225, 225, 225, 225]),
    ]

    @Test(arguments: targets)
    func `a selected tab is brought there, within the content`(_ row: Target) throws {
        let parts = Parts.scrolling.changed { $0.bar.scrollTo = row.destination }
        for index in 0..<6 {
            let previous = index == 0 ? 5 : 0
            let layout = try parts.layout(
                position: Double(index), selected: previous, barOffset: .of(row.from))
            expectClose(layout.bar.offset, row.offsets[index], "the offset for tab \(index)")
            #expect(layout.bar.maxOffset == 225 && layout.bar.contentWidth == 600)
        }
    }

    @Test(arguments: targets)
    func `following the drag it stands between the targets`(_ row: Target) throws {
        let parts = Parts.scrolling.changed {
            $0.bar.scrollTo = row.destination
            $0.bar.follow = .drag
        }
        for phase in [ScrollPhase.idle, .dragging, .decelerating, .settled] {
            for step in 0...20 {
                let position = Double(step) / 4
                let page = min(step / 4, 4)
                let start = row.offsets[page]
                let expected = start + (row.offsets[page + 1] - start) * (position - Double(page))
                let layout = try parts.layout(position: position, phase, selected: 2, barOffset: .of(row.from))
                expectClose(layout.bar.offset, expected, "at \(position)")
            }
            let before = try parts.layout(position: -3, phase, selected: 2, barOffset: .of(row.from))
            let after = try parts.layout(position: 9.5, phase, selected: 2, barOffset: .of(row.from))
            expectClose(before.bar.offset, row.offsets[0], "before the first page")
            expectClose(after.bar.offset, row.offsets[5], "after the last page")
        }
        let moved = try parts.layout(position: 4.5, .programmatic, selected: 2, barOffset: .of(row.from))
        expectClose(moved.bar.offset, row.offsets[2], "while code moves the pager")
    }

    /// Clamping after the mixture would hold the strip at 0 until P = 1.375 and then let it start suddenly.
    @Test func `following the drag there is no dead zone at the ends`() throws {
        let parts = Parts.scrolling.changed { $0.bar.follow = .drag }
        try expectClose(parts.layout(position: 1.25).bar.offset, 15.625)
        try expectClose(parts.layout(position: 3.25).bar.offset, 178.125)
    }

    struct Kept: Row {
        var name: String { "\(given), \(phase)" }
        let given: Double
        let phase: ScrollPhase
        let offset: Double
    }

    @Test(
        arguments: ScrollPhase.allCases.flatMap { phase in
            [(17.0, 17.0), (0, 0), (225, 225), (-20, 0), (225.5, 225), (1e300, 225), (-1e300, 0)].map {
                Kept(given: $0.0, phase: phase, offset: $0.1)
            }
        })
    func `an unchanged selection leaves the strip where it is, but inside`(_ row: Kept) throws {
        let layout = try Parts.scrolling.layout(position: 3, row.phase, selected: 3, barOffset: .of(row.given))
        expectClose(layout.bar.offset, row.offset)
    }

    @Test(arguments: ScrollPhase.allCases)
    func `of an unknown offset the strip is at the target of its selection`(_ phase: ScrollPhase) throws {
        expectClose(try Parts.scrolling.layout(position: 3, phase, selected: 3).bar.offset, 162.5)
    }

    /// From the target of tab 4, 125, the viewport 125…500 shows tab 3 whole; tab 1 begins at 100.
    @Test func `the least move from an unknown offset starts at the target of the selection`() throws {
        let parts = Parts.scrolling.changed { $0.bar.scrollTo = .nearest }
        expectClose(try parts.layout(position: 4, .idle, selected: 4).bar.offset, 125)
        expectClose(try parts.layout(position: 3, .dragging, selected: 4).bar.offset, 125)
        expectClose(try parts.layout(position: 1, .dragging, selected: 4).bar.offset, 100)
        expectClose(try parts.layout(position: 5, .dragging, selected: 4).bar.offset, 225)
    }

    @Test func `a tab wider than the viewport shows its leading edge`() throws {
        var parts = Parts.scrolling.changed { $0.bar.scrollTo = .nearest }
        parts.tabs[2].width = 400
        for from in [0.0, 150, 225, 300, 525] {
            let layout = try parts.layout(position: 2, selected: 0, barOffset: .of(from))
            expectClose(layout.bar.offset, 200, "from \(from)")
        }
    }

    @Test func `a strip that fits stands at 0 whatever is said`() throws {
        for destination in ScrollDestination.allCases where destination != .centerWithInsets {
            for follow in StripFollow.allCases {
                var parts = Parts(.titles, tabs: 2)
                parts.bar.scrollTo = destination
                parts.bar.follow = follow
                for phase in ScrollPhase.allCases {
                    let bar = try parts.layout(position: 0.75, phase, selected: 0, barOffset: 40).bar
                    #expect(bar.offset == 0 && bar.maxOffset == 0 && bar.contentWidth == 375)
                }
            }
        }
    }

    @Test func `a tab is visible when any part of it is in the viewport`() throws {
        // The viewport shows 100…475.
        let layout = try Parts.scrolling.layout(position: 3, .idle, selected: 3, barOffset: 100)
        #expect((0..<6).map { layout.tab($0).isVisible } == [false, true, true, true, true, false])
        let nudged = try Parts.scrolling.layout(position: 3, .idle, selected: 3, barOffset: 99.5)
        #expect((0..<6).map { nudged.tab($0).isVisible } == [true, true, true, true, true, false])
        let further = try Parts.scrolling.layout(position: 3, .idle, selected: 3, barOffset: 125.5)
        #expect((0..<6).map { further.tab($0).isVisible } == [false, true, true, true, true, true])
    }
}
