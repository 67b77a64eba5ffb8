import Testing

@testable import TabLayout

/// The search for a tab that is enabled: o is one that is, x one that is not.
struct NextTabTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let tabs: String
        let start: Int
        let step: Int
        var evenDisabled = false
        let expected: Int?
    }

    @Test(arguments: [
        Case(testDescription: "the first one", tabs: "oxo", start: 0, step: 1, expected: 0),
        Case(testDescription: "over disabled ones", tabs: "oxxo", start: 1, step: 1, expected: 3),
        Case(testDescription: "back over disabled ones", tabs: "oxxo", start: 2, step: -1, expected: 0),
        Case(testDescription: "any tab", tabs: "oxxo", start: 2, step: -1, evenDisabled: true, expected: 2),
        Case(testDescription: "none that is enabled", tabs: "xx", start: 0, step: 1, expected: nil),
        Case(testDescription: "from before the first, back", tabs: "oo", start: -1, step: -1, expected: nil),
        Case(
            testDescription: "from behind the last, on", tabs: "oo", start: 2, step: 1, evenDisabled: true,
            expected: nil),
        Case(testDescription: "no tabs", tabs: "", start: 0, step: 1, evenDisabled: true, expected: nil),
    ])
    func `the next tab`(_ given: Case) {
        let tabs = given.tabs.map { Tab(isEnabled: $0 == "o") }
        #expect(tabs.next(from: given.start, by: given.step, evenDisabled: given.evenDisabled) == given.expected)
    }
}
