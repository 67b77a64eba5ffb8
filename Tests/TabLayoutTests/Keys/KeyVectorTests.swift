import TabLayout
import Testing

/// Keys against the tests of other projects.
struct KeyVectorTests {
    @Test(arguments: KeyVector.all)
    func `keys move the focus and the selection`(_ row: KeyVector) throws {
        var parts = Parts(tabs: row.count)
        parts.keyboard = row.keyboard
        parts.bar.direction = row.direction
        for index in row.disabled { parts.tabs[index].isEnabled = false }
        let state = ScrollState(selected: row.before.selected, focused: row.before.focused)
        let transition = try parts.transition(.key(row.key), from: state)
        let outcome = try #require(transition.keyOutcome)
        #expect(outcome.isHandled && outcome.focused == row.after.focused)
        #expect(transition.state.focused ?? transition.state.selected == row.after.focused)
        if let selected = row.after.selected {
            #expect(transition.selection.index == selected)
            #expect(transition.selection.isChanged == (selected != row.before.selected))
        }
    }

    @Test(arguments: FocusStopVector.all)
    func `the selected tab takes the focus of the bar`(_ row: FocusStopVector) throws {
        let layout = try Parts(tabs: row.count).layout(at: ScrollState(selected: row.selected))
        #expect(layout.focusStop == row.selected && layout.selection.index == row.selected)
    }

    @Test(arguments: ClickVector.all)
    func `clicks`(_ row: ClickVector) throws {
        let selection = try Parts(tabs: 2).transition(.tap(row.tapped), from: ScrollState()).selection
        #expect(selection.index == row.tapped && selection.isChanged == row.isChanged)
    }

    @Test func `every case is carried`() {
        #expect(KeyVector.all.count + FocusStopVector.all.count + ClickVector.all.count == 49)
    }
}
