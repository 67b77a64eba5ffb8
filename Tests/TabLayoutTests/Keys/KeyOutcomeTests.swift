import TabLayout
import Testing

/// What the pattern leaves open, as this library answers it.
struct KeyOutcomeTests {
    struct Case: Row {
        let name: String
        var keyboard = Keyboard()
        var direction = Direction.leftToRight
        /// A `-` for a disabled tab, an `o` for any other.
        let tabs: String
        var focused: Int?
        var selected: Int?
        let key: Key
        let expected: (isHandled: Bool, focused: Int?, selects: Int?)
    }

    private static let manual = Keyboard(activation: .manual)
    private static let bounded = Keyboard(wraps: false)
    private static let focusing = Keyboard(disabled: .focus)

    static let cases: [Case] = [
        Case(
            name: "without wrap at the end", keyboard: bounded, tabs: "ooo", selected: 2, key: .arrowRight,
            expected: (true, 2, nil)),
        Case(
            name: "without wrap at the start", keyboard: bounded, tabs: "ooo", selected: 0, key: .arrowLeft,
            expected: (true, 0, nil)),
        Case(
            name: "without wrap, right to left, at the start", keyboard: bounded, direction: .rightToLeft,
            tabs: "ooo", selected: 0, key: .arrowRight, expected: (true, 0, nil)),
        Case(
            name: "without wrap before a disabled last", keyboard: bounded, tabs: "oo-", selected: 1,
            key: .arrowRight, expected: (true, 1, nil)),
        Case(name: "wrap over disabled ends", tabs: "-oo-", selected: 2, key: .arrowRight, expected: (true, 1, 1)),
        Case(
            name: "from a disabled tab that a swipe selected", tabs: "o-o", selected: 1, key: .arrowRight,
            expected: (true, 2, 2)),
        Case(name: "across the bar", tabs: "ooo", selected: 1, key: .arrowUp, expected: (false, 1, nil)),
        Case(
            name: "along a vertical bar's other side", keyboard: Keyboard(orientation: .vertical), tabs: "ooo",
            selected: 1, key: .arrowLeft, expected: (false, 1, nil)),
        Case(
            name: "vertical is not mirrored", keyboard: Keyboard(orientation: .vertical), direction: .rightToLeft,
            tabs: "ooo", selected: 1, key: .arrowDown, expected: (true, 2, 2)),
        Case(
            name: "Home is the first in reading order also from right to left", direction: .rightToLeft, tabs: "ooo",
            selected: 1, key: .home, expected: (true, 0, 0)),
        Case(name: "all disabled", tabs: "--", selected: 0, key: .arrowRight, expected: (false, 0, nil)),
        Case(name: "all disabled, Enter", tabs: "--", selected: 0, key: .enter, expected: (false, 0, nil)),
        Case(
            name: "all disabled and in the focus's way", keyboard: focusing, tabs: "--", selected: 0,
            key: .arrowRight, expected: (true, 1, nil)),
        Case(name: "no tabs", tabs: "", key: .end, expected: (false, nil, nil)),
        Case(name: "one tab", tabs: "o", selected: 0, key: .arrowRight, expected: (true, 0, nil)),
        Case(
            name: "focus on a disabled tab", keyboard: focusing, tabs: "o-o", selected: 0, key: .arrowRight,
            expected: (true, 1, nil)),
        Case(
            name: "on from there", keyboard: focusing, tabs: "o-o", focused: 1, selected: 0, key: .arrowRight,
            expected: (true, 2, 2)),
        Case(
            name: "Enter on a disabled tab", keyboard: focusing, tabs: "o-o", focused: 1, selected: 0, key: .enter,
            expected: (true, 1, nil)),
        Case(
            name: "Space on a disabled tab", keyboard: focusing, tabs: "o-o", focused: 1, selected: 0, key: .space,
            expected: (true, 1, nil)),
        Case(
            name: "End on a disabled last", keyboard: focusing, tabs: "oo-", selected: 0, key: .end,
            expected: (true, 2, nil)),
        Case(
            name: "Enter selects the focused tab", keyboard: manual, tabs: "ooo", focused: 2, selected: 0,
            key: .enter, expected: (true, 2, 2)),
        Case(
            name: "Enter on the selected tab is a tap on it", tabs: "ooo", selected: 1, key: .enter,
            expected: (true, 1, 1)),
        Case(
            name: "back to the selected tab", keyboard: manual, tabs: "ooo", focused: 1, selected: 0,
            key: .arrowLeft, expected: (true, 0, nil)),
        Case(name: "nothing selected, next", tabs: "-oo", key: .arrowRight, expected: (true, 1, 1)),
        Case(name: "nothing selected, previous", tabs: "ooo", key: .arrowLeft, expected: (true, 2, 2)),
        Case(name: "nothing selected, Enter", tabs: "ooo", key: .enter, expected: (false, nil, nil)),
        Case(
            name: "automatic selects what had the focus alone", tabs: "ooo", focused: 0, selected: 2, key: .home,
            expected: (true, 0, 0)),
    ]

    @Test(arguments: cases)
    func `outcomes`(_ row: Case) throws {
        var parts = Parts(tabs: row.tabs.count)
        for (index, mark) in row.tabs.enumerated() { parts.tabs[index].isEnabled = mark == "o" }
        parts.keyboard = row.keyboard
        parts.bar.direction = row.direction
        let outcome = KeyOutcome(
            try parts.configuration(), focused: row.focused, selected: row.selected, key: row.key)
        #expect((outcome.isHandled, outcome.focused, outcome.selects) == row.expected)
    }

    @Test func `a focus on no tab is refused`() throws {
        let parts = Parts(tabs: 3)
        for index in [-1, 3] {
            #expect(throws: LayoutError.focusOutOfRange(index: index, count: 3)) {
                try parts.layout(at: ScrollState(focused: index))
            }
            #expect(throws: LayoutError.focusOutOfRange(index: index, count: 3)) {
                try parts.transition(.key(.home), from: ScrollState(focused: index))
            }
        }
    }
}
