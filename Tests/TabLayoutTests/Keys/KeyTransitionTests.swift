import TabLayout
import Testing

/// What keys move.
struct KeyTransitionTests {
    /// Six tabs of 100 on 375, scrolled by at most 225; Enter and Space select.
    private static let manual = Parts.scrolling.changed { $0.keyboard.activation = .manual }

    @Test(arguments: [Key.arrowRight, .arrowLeft, .end, .enter])
    func `a key that selects is a tap`(_ key: Key) throws {
        let parts = Parts.scrolling
        let state = ScrollState(selected: 2, barOffset: 30)
        let transition = try parts.transition(.key(key), from: state)
        let tab = try #require(transition.keyOutcome?.selects)
        let tap = try parts.transition(.tap(tab), from: state)
        #expect(transition.animation == tap.animation && transition.animation != nil)
        #expect(transition.state == tap.state && transition.selection == tap.selection)
        #expect(tap.keyOutcome == nil && transition.state.focused == nil)
    }

    struct Scroll: Row {
        let name: String
        var change: @Sendable (inout Parts) -> Void = { _ in }
        var state = ScrollState()
        let key: Key
        /// The strip before and after; equal where it stays.
        let strip: (from: Double, to: Double)
        var focused: Int?
    }

    static let scrolls: [Scroll] = [
        // Tab 1 is in view at 0.
        Scroll(name: "in view already", key: .arrowRight, strip: (0, 0), focused: 1),
        Scroll(
            name: "the right edge of tab 3 comes in view", state: ScrollState(barOffset: 0, focused: 2),
            key: .arrowRight, strip: (0, 25), focused: 3),
        Scroll(
            name: "and 30 beyond it", change: { $0.bar.scrollMargin = 30 },
            state: ScrollState(barOffset: 0, focused: 2),
            key: .arrowRight, strip: (0, 55), focused: 3),
        Scroll(
            name: "a margin ends with the strip", change: { $0.bar.scrollMargin = 30 },
            state: ScrollState(barOffset: 0),
            key: .end, strip: (0, 225), focused: 5),
        Scroll(
            name: "backward, the left edge", state: ScrollState(selected: 5, barOffset: 225), key: .home,
            strip: (225, 0), focused: 0),
        Scroll(
            name: "without a place, from where the selected tab belongs", state: ScrollState(selected: 5), key: .home,
            strip: (225, 0), focused: 0),
        Scroll(
            name: "a strip that nothing scrolls", change: { $0.bar.scrollTo = .none },
            state: ScrollState(barOffset: 10),
            key: .end, strip: (10, 10), focused: 5),
        Scroll(
            name: "a strip that follows the pager", change: { $0.bar.follow = .drag },
            state: ScrollState(barOffset: 0), key: .end, strip: (0, 225), focused: 5),
        Scroll(
            name: "back to the selected tab, out of view", state: ScrollState(barOffset: 150, focused: 1),
            key: .arrowLeft, strip: (150, 0), focused: nil),
        Scroll(
            name: "back to the selected tab of a strip that follows the pager", change: { $0.bar.follow = .drag },
            state: ScrollState(selected: 3, barOffset: 225, focused: 4), key: .arrowLeft, strip: (225, 162.5),
            focused: nil),
        Scroll(
            name: "right to left", change: { $0.bar.direction = .rightToLeft },
            state: ScrollState(barOffset: 225, focused: 2), key: .arrowLeft, strip: (225, 200), focused: 3),
        Scroll(
            name: "while a finger drags", state: ScrollState(offset: .distance(20), phase: .dragging, barOffset: 0),
            key: .end, strip: (0, 0), focused: 5),
    ]

    @Test(arguments: scrolls)
    func `a focused tab comes into view`(_ row: Scroll) throws {
        let parts = Self.manual.changed(row.change)
        let transition = try parts.transition(.key(row.key), from: row.state)
        #expect(transition.selection.index == row.state.selected && !transition.selection.isChanged)
        #expect(transition.state.focused == row.focused && transition.keyOutcome?.isHandled == true)
        #expect(transition.state.barOffset?.value == row.strip.to)
        let offsets = transition.animation?.bar.map(\.scrollOffset)
        #expect(offsets == (row.strip.from == row.strip.to ? nil : [row.strip.from, row.strip.to]))
        if let animation = transition.animation {
            #expect(animation.timing.duration == 300 && animation.reason == .tap)
            #expect(animation.indicator.isEmpty && animation.titles.isEmpty && animation.pager.isEmpty)
        }
        if row.state.phase == .idle { #expect(try parts.layout(at: transition.state).bar.offset == row.strip.to) }
    }

    @Test(arguments: [Key.arrowUp, .arrowDown])
    func `a key that is not handled changes nothing`(_ key: Key) throws {
        let state = ScrollState(selected: 2, barOffset: 30, focused: 4)
        let transition = try Self.manual.transition(.key(key), from: state)
        #expect(transition.state == state && transition.animation == nil && !transition.selection.isChanged)
        #expect(transition.keyOutcome?.isHandled == false && transition.keyOutcome?.focused == 4)
    }

    @Test func `a tap takes the focus along`() throws {
        let state = ScrollState(selected: 2, barOffset: 30, focused: 4)
        #expect(try Self.manual.transition(.tap(3), from: state).state.focused == nil)
        #expect(try Self.manual.transition(.settle, from: state).state.focused == nil)
    }
}
