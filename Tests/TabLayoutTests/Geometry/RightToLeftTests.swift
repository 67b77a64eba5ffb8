import TabLayout
import Testing

/// Bars that are read from right to left, worked out by hand.
struct RightToLeftTests {
    private var parts: Parts { Parts.scrolling.changed { $0.bar.direction = .rightToLeft } }

    @Test func `the first tab is at the right`() throws {
        let layout = try parts.layout(at: ScrollState(selected: 1))
        #expect((0..<6).map { layout.tab($0).x } == [500, 400, 300, 200, 100, 0])
        #expect(layout.indicator?.x == 420)
        // Tab 1 is at the start of the strip: its offset is that of the right end, 600 − 375.
        #expect([layout.bar.offset, layout.bar.minOffset, layout.bar.maxOffset] == [225, 0, 225])
        #expect((0..<6).map { layout.tab($0).isVisible } == [true, true, true, true, false, false])
    }

    @Test func `insets and what is left over change sides`() throws {
        var parts = Parts(.titles, tabs: 2)
        parts.bar.direction = .rightToLeft
        parts.bar.insets = Insets(leading: 10, trailing: 40)
        parts.bar.spacing = 5
        func lefts(_ alignment: Alignment) throws -> [Double] {
            parts.bar.alignment = alignment
            let layout = try parts.layout()
            return (0..<2).map { layout.tab($0).x }
        }
        #expect(try lefts(.start) == [265, 160])
        #expect(try lefts(.center) == [205, 100])
        #expect(try lefts(.end) == [145, 40])
        #expect(try lefts(.spaceBetween) == [265, 40])
    }

    struct Target: Row {
        var name: String { "\(destination)" }
        let destination: ScrollDestination
        /// The offset for each of the six tabs, whose left edges are at 500, 400, …, 0.
        let offsets: [Double]
    }

    static let targets = [
        Target(destination: .center, offsets: [225, 225, 162.5, 62.5, 0, 0]),
        // The right edge of the tab to the right edge of the viewport.
        Target(destination: .start, offsets: [225, 125, 25, 0, 0, 0]),
        // The left edge of the tab to the left edge of the viewport.
        Target(destination: .end, offsets: [225, 225, 225, 200, 100, 0]),
        Target(destination: .nearest, offsets: [225, 125, 100, 100, 100, 0]),
        Target(destination: .none, offsets: [100, 100, 100, 100, 100, 100]),
        Target(destination: .centerWithInsets, offsets: [362.5, 262.5, 162.5, 62.5, -37.5, -137.5]),
    ]

    @Test(arguments: targets)
    func `start and end change sides`(_ row: Target) throws {
        let parts = parts.changed { $0.bar.scrollTo = row.destination }
        for index in 0..<6 {
            let state = parts.state(position: 0, .idle, selected: 0, barOffset: 100)
            expectClose(
                try parts.transition(.tap(index), from: state).end.bar.offset, row.offsets[index], "tab \(index)")
        }
    }

    /// 21 shares of 390 add up to 390.00000000000006 in doubles.
    @Test(arguments: [320.0, 375, 390, 393, 0.1])
    func `no tab stands left of the content`(_ width: Double) throws {
        for count in 1...100 {
            var parts = Parts(tabs: count)
            parts.bar.width = .of(width)
            parts.bar.direction = .rightToLeft
            #expect(try parts.layout().tab(count - 1).x >= 0, "\(count) tabs")
        }
    }

    /// P = 1.25: from 420 a quarter of the way to 320, and from 225 to 162.5.
    @Test func `what follows the drag moves to the left`() throws {
        let parts = parts.changed {
            $0.indicator?.follow = .drag
            $0.bar.follow = .drag
        }
        let layout = try parts.layout(position: 1.25)
        expectClose([layout.indicator?.x ?? .nan, layout.bar.offset], [395, 209.375])
        // The phantom tab before the first is to its right.
        expectClose(try parts.layout(position: -0.5).indicator?.x ?? .nan, 570)
        expectClose(try parts.layout(position: 5.5).indicator?.x ?? .nan, -30)
    }

    @Test func `a tap moves the strip and the indicator to the left, and the pager onward`() throws {
        let transition = try parts.transition(.tap(3), from: ScrollState(selected: 0))
        #expect(transition.animation?.indicatorExtents == [[520, 60], [220, 60]])
        #expect(transition.animation?.barOffsets == [225, 62.5])
        #expect(transition.animation?.pagerOffsets == [0, 1125])
        #expect(transition.state.barOffset == 62.5)
    }
}
