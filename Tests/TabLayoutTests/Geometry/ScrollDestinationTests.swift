import TabLayout
import Testing

/// Where a tab is brought whose middle is to be centred also at the ends, or that is to have a margin.
struct ScrollDestinationTests {
    struct Target: Row {
        var name: String { "margin \(margin), from \(from)" }
        let margin: Length
        let from: Double
        /// The offset for each of six tabs of 100 on 375.
        let offsets: [Double]
    }

    /// Tab i stands at 100·i. With a margin of 30 it is in view from 100·i − 245 to 100·i − 30; 137.5 is all the margin there
    /// is room for, and centres it.
    static let targets = [
        Target(margin: 0, from: 50, offsets: [0, 50, 50, 50, 125, 225]),
        Target(margin: 30, from: 0, offsets: [0, 0, 0, 55, 155, 225]),
        Target(margin: 30, from: 60, offsets: [0, 60, 60, 60, 155, 225]),
        Target(margin: 30, from: 225, offsets: [0, 70, 170, 225, 225, 225]),
        Target(margin: 137.5, from: 0, offsets: [0, 0, 62.5, 162.5, 225, 225]),
        Target(margin: 137.5, from: 225, offsets: [0, 0, 62.5, 162.5, 225, 225]),
        Target(margin: 1e7, from: 100, offsets: [0, 0, 62.5, 162.5, 225, 225]),
    ]

    @Test(arguments: targets)
    func `the least move keeps a margin, as far as there is room for it`(_ row: Target) throws {
        let parts = Parts.scrolling.changed {
            $0.bar.scrollTo = .nearest
            $0.bar.scrollMargin = row.margin
        }
        for index in 0..<6 {
            let state = parts.state(position: 0, .idle, selected: index == 0 ? 5 : 0, barOffset: .of(row.from))
            expectClose(
                try parts.transition(.tap(index), from: state).end.bar.offset, row.offsets[index], "tab \(index)")
        }
    }

    @Test(arguments: [0, 40] as [Length])
    func `a tab as wide as the viewport, or wider, shows its leading edge without a margin`(_ margin: Length) throws {
        var parts = Parts.scrolling.changed {
            $0.bar.scrollTo = .nearest
            $0.bar.scrollMargin = margin
        }
        for width in [375.0, 375.5, 900] {
            parts.tabs[2].width = .of(width)
            for from in [0.0, 150, 200, 225, 300, 400] {
                let state = parts.state(position: 0, .idle, selected: 0, barOffset: .of(from))
                expectClose(try parts.transition(.tap(2), from: state).end.bar.offset, 200, "\(width) from \(from)")
            }
        }
    }

    /// 370 of 375: at 200 it is in view from 195 to 200, and with a margin, of which there is room for 2.5, at 197.5 only.
    @Test(arguments: [(0, [195.0, 197, 200]), (40, [197.5, 197.5, 197.5])] as [(Length, [Double])])
    func `a tab that just fits moves no further than it must`(_ margin: Length, _ offsets: [Double]) throws {
        var parts = Parts.scrolling.changed {
            $0.bar.scrollTo = .nearest
            $0.bar.scrollMargin = margin
        }
        parts.tabs[2].width = 370
        for (from, offset) in zip([100.0, 197, 300], offsets) {
            let state = parts.state(position: 0, .idle, selected: 0, barOffset: .of(from))
            expectClose(try parts.transition(.tap(2), from: state).end.bar.offset, offset, "from \(from)")
        }
    }

    @Test func `other destinations know no margin`() throws {
        for destination in ScrollDestination.allCases where destination != .nearest {
            var parts = Parts.scrolling.changed { $0.bar.scrollTo = destination }
            let without = try parts.layout(position: 2, selected: 0, barOffset: 10).bar
            parts.bar.scrollMargin = 60
            #expect(try parts.layout(position: 2, selected: 0, barOffset: 10).bar == without)
        }
    }

    /// The middle of the first tab is at 50 and of the last at 550; half a viewport is 187.5.
    @Test func `with insets every tab is centred, and the strip reaches beyond its content`() throws {
        let parts = Parts.scrolling.changed { $0.bar.scrollTo = .centerWithInsets }
        for index in 0..<6 {
            let bar = try parts.layout(position: Double(index), selected: nil).bar
            #expect(bar.offset == 100 * Double(index) - 137.5)
            #expect(bar.minOffset == -137.5 && bar.maxOffset == 362.5 && bar.contentWidth == 600)
        }
        // Kept where the user left it, but no further out than the end tabs need.
        for (given, kept) in [(-100.0, -100.0), (-200, -137.5), (362.5, 362.5), (500, 362.5)] {
            #expect(try parts.layout(position: 2, selected: 2, barOffset: .of(given)).bar.offset == kept)
        }
    }

    @Test func `with insets a strip that fits is centred on its tab all the same`() throws {
        var parts = Parts(.titles, tabs: 2)
        parts.bar.scrollTo = .centerWithInsets
        let first = try parts.layout(at: ScrollState(selected: 0)).bar
        #expect([first.offset, first.minOffset, first.maxOffset, first.contentWidth] == [-137.5, -137.5, 0, 375])
        #expect(try parts.layout(at: ScrollState(selected: 1)).bar.offset == -37.5)
    }

    @Test func `with insets wide end tabs need none`() throws {
        var parts = Parts.scrolling.changed { $0.bar.scrollTo = .centerWithInsets }
        parts.tabs[0].width = 500
        parts.tabs[5].width = 400
        let bar = try parts.layout(at: ScrollState(selected: 0)).bar
        // 250 − 187.5, and 1300 − 200 − 187.5 of the 925 that there are to scroll.
        #expect([bar.offset, bar.minOffset, bar.maxOffset] == [62.5, 0, 925])
        #expect(try parts.layout(at: ScrollState(selected: 5)).bar.offset == 912.5)
    }

    @Test func `with insets and without tabs there is nothing to be centred`() throws {
        var parts = Parts(.titles, tabs: 0)
        parts.bar.scrollTo = .centerWithInsets
        parts.bar.insets.leading = 500
        let bar = try parts.layout(at: ScrollState(selected: nil, barOffset: 600)).bar
        #expect([bar.offset, bar.minOffset, bar.maxOffset] == [125, 0, 125])
    }

    /// From −37.5 to 62.5, without the stop at 0 that there is otherwise.
    @Test(arguments: [StripFollow.drag, .unclamped])
    func `with insets nothing is clamped while the pager is dragged`(_ follow: StripFollow) throws {
        let parts = Parts.scrolling.changed {
            $0.bar.scrollTo = .centerWithInsets
            $0.bar.follow = follow
        }
        for step in 0...40 {
            let position = Double(step) / 8
            expectClose(try parts.layout(position: position).bar.offset, 100 * position - 137.5, "at \(position)")
        }
        expectClose(try parts.layout(position: -2).bar.offset, -137.5, "before the first page")
        expectClose(try parts.layout(position: 7).bar.offset, 362.5, "after the last page")
    }
}
