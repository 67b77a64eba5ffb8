import Testing

@testable import TabLayout

/// What goes on from one sample of a recording to the next.
///
/// The strip of six tabs of 100 on 375: tabs are centred at 0, 0, 62.5, 162.5, 225, 225. A change of the selection in a drag
/// moves strip and indicator on the clock of a settled gesture, 100 ms `ease-out`; a tap takes 300 ms `ease-in-out`.
struct ReplayTests {
    private func replay(
        from state: ScrollState = ScrollState(), _ change: (inout Parts) -> Void = { _ in }
    ) throws -> Replay {
        Replay(try Parts.scrolling.changed(change).configuration(), from: state)
    }

    private func drag(_ position: Double, _ phase: ScrollPhase = .dragging) -> SampleState {
        SampleState(
            ScrollState(offset: .distance(.of(position * 375)), phase: phase),
            omitted: [.selected, .barOffset, .indicator, .focused])
    }

    /// What a state is after a drag from tab 0 to P = 1.6, which selects tab 2 and starts a motion at 1000 ms.
    struct After: Row {
        let name: String
        let position: Double
        var phase = ScrollPhase.dragging
        let time: Double?
        let selected: Int
        let barOffset: Double
        /// Nil for where the rules put it.
        let indicator: Double?
        var moves = false
    }

    /// `ease-out` is at 0.6838 of its way after half of its time.
    static let half = Easing.easeOut.progress(at: 0.5)

    static let after = [
        After(
            name: "a motion that is left alone goes on", position: 1.7, time: 1050, selected: 2, barOffset: 62.5,
            indicator: nil),
        After(
            name: "also where the gesture settles", position: 2, phase: .settled, time: 1050, selected: 2,
            barOffset: 62.5, indicator: nil),
        After(
            name: "another selection interrupts it", position: 2.6, time: 1050, selected: 2, barOffset: 62.5 * half,
            indicator: 20 + 200 * half, moves: true),
        After(
            name: "at the very time it began", position: 2.6, time: 1000, selected: 2, barOffset: 0, indicator: 20,
            moves: true),
        After(
            name: "after its end there is nothing to interrupt", position: 2.6, time: 1100, selected: 2,
            barOffset: 62.5, indicator: nil, moves: true),
        After(
            name: "without a time everything is at its end", position: 2.6, time: nil, selected: 2, barOffset: 62.5,
            indicator: nil, moves: true),
    ]

    @Test(arguments: after)
    func `a state that leaves members out`(_ row: After) throws {
        var replay = try replay()
        let (_, animation) = try replay.layout(drag(1.6), at: 1000)
        #expect(animation?.barOffsets == [0, 62.5])
        let (layout, next) = try replay.layout(drag(row.position, row.phase), at: row.time)
        #expect(layout.state.selected == row.selected)
        expectClose(try #require(layout.state.barOffset?.value), row.barOffset)
        #expect((layout.state.indicator == nil) == (row.indicator == nil))
        if let x = row.indicator { expectClose(try #require(layout.state.indicator?.x.value), x) }
        #expect((next != nil) == row.moves)
        // Exactly the layout of that state.
        let single = try Layout(replay.configuration, at: layout.state)
        #expect(single.bar == layout.bar && single.indicator == layout.indicator && single.animation == next)
    }

    @Test func `after a motion that was left alone, what follows starts at its end`() throws {
        var replay = try replay()
        _ = try replay.layout(drag(1.6), at: 0)
        for time in stride(from: 10.0, through: 90, by: 10) {
            #expect(try replay.layout(drag(1.6 + time / 1000), at: time).1 == nil)
        }
        #expect(try replay.layout(drag(2.6), at: 95).1?.bar.first?.scrollOffset ?? 0 > 62)
    }

    @Test func `what a sample gives is so`() throws {
        var replay = try replay()
        _ = try replay.layout(drag(1.6), at: 0)
        let given = ScrollState(
            offset: .distance(975), phase: .dragging, selected: 1, barOffset: 7, indicator: .of(33, 44), focused: 5)
        let layout = try replay.layout(SampleState(given, omitted: []), at: 50).0
        #expect(layout.state == given)
        // A null is given, too.
        var null = given
        (null.barOffset, null.indicator, null.selected) = (nil, nil, nil)
        #expect(try replay.layout(SampleState(null, omitted: []), at: 60).0.state == null)
    }

    @Test func `the first sample goes on from the state that is given`() throws {
        let start = ScrollState(
            offset: .distance(900), phase: .dragging, selected: 2, barOffset: 12, indicator: .of(3, 4))
        var replay = try replay(from: start)
        let layout = try replay.layout(SampleState(ScrollState(), omitted: .all), at: nil).0
        var expected = start
        // These are not: left out, the pager rests on the selected page.
        (expected.offset, expected.phase) = (.page(2), .idle)
        #expect(layout.state == expected)
        var other = try self.replay(from: start)
        let pager = try other.transition(.tap(0), at: nil).animation?.pager
        #expect(pager?.first?.scrollOffset == 900)
    }

    @Test func `a tap while a tap moves everything starts where that is`() throws {
        var replay = try replay()
        let first = try replay.transition(.tap(5), at: 0)
        let frame = first.frame(at: 150)
        let second = try replay.transition(.tap(1), at: 150)
        #expect(second.animation?.bar.first?.scrollOffset == frame.barOffset)
        #expect(second.animation?.indicator.first?.x == frame.indicator?.x)
        #expect(second.animation?.pager.first?.scrollOffset == frame.pagerOffset)
        #expect(second.selection.previous == 5)
    }

    /// Were the strip said to be at its place at 150 ms, it would stay there.
    @Test(arguments: [Event.tap(3), .tap(5), .settle, .key(.arrowUp)])
    func `an event that moves nothing leaves a motion alone`(_ event: Event) throws {
        var replay = try replay {
            $0.tabs[3].isEnabled = false
        }
        _ = try replay.transition(.tap(5), at: 0)
        let second = try replay.transition(event, at: 150)
        #expect(second.animation == nil)
        #expect(second.state.barOffset == 225 && second.state.selected == 5)
        let third = try replay.transition(.tap(0), at: 225)
        let late = try self.replay().copy { try $0.transition(.tap(5), at: 0) }.frame(at: 225)
        #expect(third.animation?.bar.first?.scrollOffset == late.barOffset)
        #expect(third.animation?.pager.first?.scrollOffset == late.pagerOffset)
    }

    @Test func `an edit interrupts what moves, and its configuration holds from there on`() throws {
        var replay = try replay()
        let tap = try replay.transition(.tap(5), at: 0)
        let edit = try replay.transition(.insert(at: 0, tabs: [Tab(), Tab()]), at: 150)
        // Two tabs of 100 before all others: everything is 200 farther. The strip stays where it is seen.
        expectClose(try #require(edit.state.barOffset?.value), tap.frame(at: 150).barOffset + 200)
        let x = try #require(tap.frame(at: 150).indicator?.x)
        expectClose(try #require(edit.animation?.indicator.first?.x), x + 200)
        #expect(replay.configuration.tabs.count == 8 && replay.state.selected == 7)
        #expect(try replay.layout(SampleState(ScrollState(), omitted: .all), at: 500).0.selection.index == 7)
    }

    /// The finger has taken the indicator over, wherever it is: also exactly where its motion leads.
    @Test(arguments: [4.9, 5, 5.1])
    func `a finger takes over what follows it`(_ position: Double) throws {
        var replay = try replay { $0.indicator?.follow = .drag }
        _ = try replay.transition(.tap(5), at: 0)
        let (layout, _) = try replay.layout(drag(position), at: 150)
        let x = try #require(layout.indicator?.x)
        let back = try replay.transition(.tap(0), at: 160)
        expectClose(try #require(back.animation?.indicator.first?.x), x)
    }

    @Test func `what is skipped leaves everything as it was`() throws {
        var replay = try replay()
        _ = try replay.layout(drag(1.6), at: 1000)
        var other = replay
        other.skip()
        #expect(other.state == replay.state)
        let (layout, _) = try other.layout(drag(2.6), at: 1050)
        expectClose(try #require(layout.state.barOffset?.value), 62.5 * Self.half)
    }

    @Test func `by distance the strip is said to stand where the gesture began`() throws {
        var replay = try replay(from: ScrollState(selected: 2, barOffset: 100)) {
            $0.bar.follow = .distance
            $0.pager.selection = .settled
        }
        for position in [2.1, 2.3, 2.5] {
            let layout = try replay.layout(drag(position), at: nil).0
            #expect(layout.state.barOffset == 100)
            expectClose(layout.bar.offset, 100 + 62.5 * (position - 2))
        }
        _ = try replay.layout(drag(3, .settled), at: nil)
        #expect(try replay.layout(drag(3.1), at: nil).0.state.barOffset == 162.5)
    }

    @Test func `the focus goes on as an event leaves it`() throws {
        var replay = try replay { $0.keyboard.activation = .manual }
        _ = try replay.transition(.key(.arrowRight), at: nil)
        #expect(try replay.layout(drag(0.1), at: nil).0.state.focused == 1)
        _ = try replay.transition(.tap(3), at: nil)
        #expect(try replay.layout(drag(3.1), at: nil).0.state.focused == nil)
    }
}

extension Replay {
    fileprivate func copy<Result>(_ body: (inout Replay) throws -> Result) rethrows -> Result {
        var copy = self
        return try body(&copy)
    }
}
