import TabLayout
import Testing

/// Which pages are seen and which should exist.
struct PagerTests {
    struct Case: Row {
        var name: String { "\(count) pages at \(position), preload \(preload)" }
        var count = 5
        let position: Double
        var preload = 1
        let visible: Range<Int>
        let mounted: Range<Int>
    }

    @Test(arguments: [
        Case(position: 0, visible: 0..<1, mounted: 0..<2),
        Case(position: 2, visible: 2..<3, mounted: 1..<4),
        Case(position: 1.25, visible: 1..<3, mounted: 0..<4),
        Case(position: 1.999, visible: 1..<3, mounted: 0..<4),
        Case(position: 4, visible: 4..<5, mounted: 3..<5),
        Case(position: -0.25, visible: 0..<1, mounted: 0..<2),
        Case(position: 4.75, visible: 4..<5, mounted: 3..<5),
        Case(position: -1, visible: 0..<0, mounted: 0..<2),
        Case(position: 5, visible: 5..<5, mounted: 3..<5),
        Case(position: -1e290, visible: 0..<0, mounted: 0..<2),
        Case(position: 1e290, visible: 5..<5, mounted: 3..<5),
        Case(position: 2, preload: 0, visible: 2..<3, mounted: 2..<3),
        Case(position: 2.5, preload: 0, visible: 2..<4, mounted: 2..<4),
        Case(position: 2, preload: 2, visible: 2..<3, mounted: 0..<5),
        Case(position: 2, preload: .max, visible: 2..<3, mounted: 0..<5),
        Case(count: 1, position: 0, visible: 0..<1, mounted: 0..<1),
        Case(count: 1, position: 0.5, visible: 0..<1, mounted: 0..<1),
    ])
    func `pages on screen and near it`(_ row: Case) throws {
        let parts = Parts(tabs: row.count).changed { $0.pager.preload = row.preload }
        let pager = try parts.layout(position: row.position).pager
        #expect(Array(pager.visible) == Array(row.visible))
        #expect(pager.mounted == row.mounted)
        expectClose(pager.offset, row.position * 320)
    }

    @Test(arguments: [-1, 0, 0.5, 3])
    func `without tabs there are no pages`(_ position: Double) throws {
        let pager = try Parts(tabs: 0).layout(position: position, selected: nil).pager
        #expect(pager.visible.isEmpty && pager.mounted.isEmpty)
    }
}
