import TabLayout
import Testing

/// What an event leads to, and how it gets there.
struct TransitionTests {
    struct Case: Row {
        let name: String
        var parts = Parts.scrolling
        var position: Double?
        var phase = ScrollPhase.idle
        var selected: Int? = 0
        var barOffset: Coordinate?
        var indicator: IndicatorExtent?
        let event: Event
        /// The selection, the strip and the tracks in the end.
        let index: Int
        let bar: Double
        var indicatorTrack: [[Double]] = []
        var barTrack: [Double] = []
        var titleTrack: [[Double]] = []
        var pagerTrack: [Double] = []
    }

    static let jumping = Parts.scrolling.changed { $0.pager.animated = false }
    static let following = Parts.scrolling.changed {
        $0.indicator?.follow = .drag
        $0.bar.follow = .drag
        $0.title.follow = .drag
        $0.title.selected.fontSize = 21
    }
    static let growing = Parts.scrolling.changed {
        $0.title.animated = true
        $0.title.selected.fontSize = 21
    }

    @Test(arguments: [
        Case(
            name: "from rest", event: .tap(3), index: 3, bar: 162.5, indicatorTrack: [[20, 60], [320, 60]],
            barTrack: [0, 162.5], pagerTrack: [0, 1125]),
        Case(
            name: "backward", selected: 5, event: .tap(2), index: 2, bar: 62.5,
            indicatorTrack: [[520, 60], [220, 60]],
            barTrack: [225, 62.5], pagerTrack: [1875, 750]),
        Case(
            name: "where the strip need not move", event: .tap(1), index: 1, bar: 0,
            indicatorTrack: [[20, 60], [120, 60]], pagerTrack: [0, 375]),
        Case(
            name: "from where the last animation was interrupted", position: 1.5, phase: .programmatic, selected: 3,
            barOffset: 31, indicator: .of(77, 51), event: .tap(1), index: 1, bar: 0,
            indicatorTrack: [[77, 51], [120, 60]], barTrack: [31, 0], pagerTrack: [562.5, 375]),
        Case(
            name: "from a first paint on another page than the selected tab's", position: 2, barOffset: 62.5,
            event: .tap(3), index: 3, bar: 162.5, indicatorTrack: [[220, 60], [320, 60]], barTrack: [62.5, 162.5],
            pagerTrack: [750, 1125]),
        Case(
            name: "in the middle of a drag", parts: following, position: 1.25, phase: .dragging, selected: 1,
            event: .tap(3), index: 3, bar: 162.5, indicatorTrack: [[145, 60], [320, 60]], barTrack: [15.625, 162.5],
            titleTrack: [[1, 20, 17], [2, 18, 17], [3, 17, 21]], pagerTrack: [468.75, 1125]),
        Case(
            name: "the tab that is selected already centres the strip", selected: 3, barOffset: 20, event: .tap(3),
            index: 3, bar: 162.5, barTrack: [20, 162.5]),
        Case(name: "the tab that is selected already, all in place", selected: 3, event: .tap(3), index: 3, bar: 162.5),
        Case(
            name: "a pager that jumps", parts: jumping, event: .tap(3), index: 3, bar: 162.5,
            indicatorTrack: [[20, 60], [320, 60]], barTrack: [0, 162.5]),
        Case(
            name: "titles that are told to move", parts: growing, event: .tap(3), index: 3, bar: 162.5,
            indicatorTrack: [[20, 60], [320, 60]], barTrack: [0, 162.5], titleTrack: [[0, 21, 17], [3, 17, 21]],
            pagerTrack: [0, 1125]),
        Case(
            name: "titles that follow the drag of a pager that jumps change at once",
            parts: following.changed { $0.pager.animated = false }, event: .tap(1), index: 1, bar: 0,
            indicatorTrack: [[20, 60], [120, 60]]),
        Case(name: "when nothing was selected it appears", selected: nil, event: .tap(3), index: 3, bar: 162.5),
        Case(
            name: "the least move", parts: Parts.scrolling.changed { $0.bar.scrollTo = .nearest }, barOffset: 50,
            event: .tap(4), index: 4, bar: 125, indicatorTrack: [[20, 60], [420, 60]], barTrack: [50, 125],
            pagerTrack: [0, 1500]),
        Case(
            name: "no move of the strip, but inside", parts: Parts.scrolling.changed { $0.bar.scrollTo = .none },
            barOffset: 300, event: .tap(4), index: 4, bar: 225, indicatorTrack: [[20, 60], [420, 60]],
            barTrack: [300, 225], pagerTrack: [0, 1500]),
    ])
    func `a tap selects its tab`(_ row: Case) throws {
        try expect(row, .tap, Parts.scrolling.motion.tap.timed)
    }

    @Test(arguments: [
        Case(
            name: "between two pages the nearest is selected", position: 1.5, phase: .dragging, selected: 1,
            event: .settle, index: 2, bar: 62.5, indicatorTrack: [[120, 60], [220, 60]], barTrack: [0, 62.5],
            pagerTrack: [562.5, 750]),
        Case(
            name: "on a page under the rule that waits for it", parts: LayoutAnimationTests.waiting, position: 3,
            phase: .settled, selected: 2, event: .settle, index: 3, bar: 162.5,
            indicatorTrack: [[220, 60], [320, 60]], barTrack: [62.5, 162.5]),
        Case(
            name: "followers of the drag go with the pager", parts: following, position: 2.25, phase: .decelerating,
            selected: 2, event: .settle, index: 2, bar: 62.5, indicatorTrack: [[245, 60], [220, 60]],
            barTrack: [87.5, 62.5], titleTrack: [[2, 20, 21], [3, 18, 17]], pagerTrack: [843.75, 750]),
        Case(
            name: "from beyond the end", parts: following, position: 5.5, phase: .decelerating, selected: 5,
            event: .settle, index: 5, bar: 225, indicatorTrack: [[570, 60], [520, 60]], pagerTrack: [2062.5, 1875]),
        Case(
            name: "an unchanged selection leaves the strip", position: 3, phase: .settled, selected: 3, barOffset: 20,
            event: .settle, index: 3, bar: 20),
        Case(
            name: "a pager that code moves keeps its selection", position: 1.25, phase: .programmatic, selected: 3,
            event: .settle, index: 3, bar: 162.5, pagerTrack: [468.75, 1125]),
        Case(
            name: "when nothing was selected it appears", position: 2.75, phase: .dragging, selected: nil,
            event: .settle, index: 3, bar: 162.5),
        Case(
            name: "when nothing was selected and code moved the pager, too", position: 2.75, phase: .programmatic,
            selected: nil, event: .settle, index: 3, bar: 162.5),
        Case(
            name: "a pager that jumps", parts: jumping, position: 2.75, phase: .settled, selected: 3, event: .settle,
            index: 3, bar: 162.5),
    ])
    func `a gesture's end selects the nearest page`(_ row: Case) throws {
        try expect(row, .settle, Parts.scrolling.motion.settle.timed)
    }

    private func expect(_ row: Case, _ reason: AnimationReason, _ timing: Timing) throws {
        let state = row.state
        let transition = try row.parts.transition(row.event, from: state)
        #expect(transition.selection.index == row.index)
        #expect(transition.selection.previous == row.selected)
        #expect(transition.selection.position == Double(row.index))
        let next = transition.state
        #expect(next.phase == .idle && next.velocity == 0 && next.selected == row.index && next.indicator == nil)
        #expect(next.offset.distance(pageWidth: 375) == 375 * Double(row.index))
        expectClose(next.barOffset?.value ?? .nan, row.bar, "the strip")
        #expect(transition.end.bar.offset == next.barOffset?.value)

        let animation = transition.animation
        expectClose(animation?.barOffsets ?? [], row.barTrack, "the strip")
        expectClose(animation?.pagerOffsets ?? [], row.pagerTrack, "the pager")
        expectClose(
            animation?.indicatorExtents.flatMap(\.self) ?? [], row.indicatorTrack.flatMap(\.self), "the indicator")
        expectClose(animation?.titleSizes.flatMap(\.self) ?? [], row.titleTrack.flatMap(\.self), "the titles")
        if let animation {
            #expect(animation.reason == reason && animation.timing == timing && !animation.isStill)
            #expect(animation.times.allSatisfy { $0 == [0, 1] })
        }
        #expect(transition.duration == (animation == nil ? 0 : timing.duration.value))

        let still = try Layout(row.parts.configuration(), at: next)
        #expect(still.animation == nil, "the next state is at rest")
        #expect(still.bar == transition.end.bar && still.indicator == transition.end.indicator)
        let again = try row.parts.transition(.settle, from: next)
        #expect(again.animation == nil && !again.selection.isChanged && again.state == next)
    }

    @Test(arguments: [ScrollPhase.idle, .dragging, .programmatic])
    func `a tap on a disabled tab does nothing`(_ phase: ScrollPhase) throws {
        var parts = Parts.scrolling
        parts.tabs[3].isEnabled = false
        let state = parts.state(position: 1.25, phase, selected: 1, barOffset: 30, indicator: .of(77, 51))
        let transition = try parts.transition(.tap(3), from: state)
        #expect(transition.state == state)
        #expect(transition.animation == nil && transition.duration == 0)
        #expect(!transition.selection.isChanged && transition.selection.index == 1)
        #expect(transition.selection.position == 1.25)
        let unknown = try parts.transition(.tap(3), from: ScrollState(selected: 4))
        #expect(unknown.state.barOffset == 225, "the answer says where the strip stands")
    }

    @Test func `a disabled tab that was swiped to can settle`() throws {
        var parts = Parts.scrolling
        parts.tabs[3].isEnabled = false
        #expect(try parts.transition(.settle, from: parts.state(position: 3)).selection.index == 3)
    }

    @Test func `a tap on a tab that does not exist is refused`() throws {
        for index in [-1, 6, Int.max] {
            #expect(throws: LayoutError.eventOutOfRange(index: index, count: 6)) {
                try Parts.scrolling.transition(.tap(index), from: ScrollState())
            }
        }
    }

    @Test func `without tabs a gesture's end changes nothing`() throws {
        let transition = try Parts(tabs: 0).transition(.settle, from: ScrollState(selected: nil))
        #expect(transition.animation == nil && transition.selection.index == nil && !transition.selection.isChanged)
        #expect(transition.state.selected == nil && transition.end.indicator == nil)
    }

    @Test func `reduced motion takes no time and shows only the end`() throws {
        let parts = Self.growing.changed { $0.motion.reduction = .reduced }
        let transition = try parts.transition(.tap(3), from: ScrollState())
        let animation = try #require(transition.animation)
        #expect(animation.timing == Timing(duration: 0, easing: .linear) && animation.reason == .tap)
        #expect(animation.indicatorExtents == [[320, 60], [320, 60]])
        #expect(animation.barOffsets == [162.5, 162.5] && animation.pagerOffsets == [1125, 1125])
        #expect(animation.titleSizes == [[0, 17, 17], [3, 21, 21]])
        #expect(transition.frame(at: 0).progress == 1 && transition.frame(at: 0).pagerOffset == 1125)
    }
}

extension TransitionTests.Case {
    fileprivate var state: ScrollState {
        parts.state(
            position: position ?? Double(selected ?? 0), phase, selected: selected, barOffset: barOffset,
            indicator: indicator)
    }
}
