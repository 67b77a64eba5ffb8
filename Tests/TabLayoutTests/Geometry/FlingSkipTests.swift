import TabLayout
import Testing

/// Disabled pages that a fling does not stop on.
struct FlingSkipTests {
    struct Case: Row {
        let name: String
        /// A letter a tab: `d` is disabled.
        let tabs: String
        let start: Int
        let position: Double
        let velocity: Double
        let target: Int
    }

    static let cases = [
        Case(name: "on to the next", tabs: "eedee", start: 1, position: 1.2, velocity: 9, target: 3),
        Case(name: "back to the one before", tabs: "eedee", start: 3, position: 2.8, velocity: -9, target: 1),
        Case(name: "several", tabs: "eeddde", start: 1, position: 1.2, velocity: 9, target: 5),
        Case(name: "none on the way: back", tabs: "eedd", start: 1, position: 1.2, velocity: 9, target: 1),
        Case(name: "none on the way to earlier ones", tabs: "ddee", start: 2, position: 1.8, velocity: -9, target: 2),
        Case(name: "beyond where it began", tabs: "eddd", start: 2, position: 2.2, velocity: 9, target: 0),
        Case(name: "an enabled page", tabs: "edede", start: 1, position: 1.2, velocity: 9, target: 2),
        Case(name: "begun on a disabled page", tabs: "edede", start: 1, position: 1.2, velocity: 0, target: 2),
        Case(name: "begun there, flung back", tabs: "edede", start: 3, position: 3.2, velocity: -0.01, target: 2),
        Case(name: "all of them", tabs: "dddd", start: 2, position: 2.2, velocity: 9, target: 2),
    ]

    private func scene(_ row: Case) -> Parts {
        var parts = Parts(tabs: row.tabs.count)
        for (index, letter) in row.tabs.enumerated() { parts.tabs[index].isEnabled = letter == "e" }
        parts.pager.skipDisabled = true
        return parts
    }

    @Test(arguments: cases)
    func `a fling goes past disabled pages`(_ row: Case) throws {
        let parts = scene(row)
        let state = parts.state(position: row.position, selected: row.start)
        #expect(try parts.transition(.fling(.of(row.velocity)), from: state).selection.index == row.target)
    }

    @Test func `without the setting, and for a gesture at rest, a page is a page`() throws {
        let skipping = scene(Self.cases[0])
        let staying = skipping.changed { $0.pager.skipDisabled = false }
        let state = skipping.state(position: 1.7, .settled, selected: 1)
        #expect(try skipping.transition(.fling(9), from: state).selection.index == 3)
        #expect(try staying.transition(.fling(9), from: state).selection.index == 2)
        #expect(try skipping.transition(.settle, from: state).selection.index == 2)
        #expect(try skipping.layout(at: state).selection.index == 2)
    }
}
