import TabLayout
import Testing

/// Arrow buttons, against the numbers of another project.
struct PagingVectorTests {
    @Test(arguments: PagingVector.all)
    func `a press at the end`(_ row: PagingVector) throws {
        var parts = Parts(.titles, tabs: 0)
        parts.tabs = row.widths.map { Tab(width: .of($0)) }
        parts.bar = Bar(width: .of(row.viewport), sizing: .fixed(width: 0))
        let view = try parts.layout(at: ScrollState(barOffset: 0)).bar.view
        #expect(view.forward == row.forward)
        #expect(view.backward == nil)
    }
}
