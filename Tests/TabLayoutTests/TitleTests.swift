import TabLayout
import Testing

/// How selected each title looks.
struct TitleTests {
    struct Case: Row {
        let name: String
        let follow: Follow
        let position: Double
        var phase = ScrollPhase.dragging
        let emphases: [Double]
    }

    /// Three tabs, of which the first was selected; nearest page.
    @Test(arguments: [
        Case(
            name: "drag: shared between the two pages on screen", follow: .drag, position: 1.25,
            emphases: [0, 0.75, 0.25]),
        Case(
            name: "drag: up to the last, which S2 left out", follow: .drag, position: 1.75, emphases: [0, 0.25, 0.75]),
        Case(name: "drag: on a page", follow: .drag, position: 1, emphases: [0, 1, 0]),
        Case(name: "drag: all of it before the first page", follow: .drag, position: -0.5, emphases: [1, 0, 0]),
        Case(name: "drag: all of it after the last page", follow: .drag, position: 2.8, emphases: [0, 0, 1]),
        Case(
            name: "drag: a first paint between pages", follow: .drag, position: 0.5, phase: .idle,
            emphases: [0.5, 0.5, 0]),
        Case(
            name: "drag: code moves the pager", follow: .drag, position: 1.5, phase: .programmatic, emphases: [1, 0, 0]),
        Case(name: "selection: none of it is shared", follow: .selection, position: 1.25, emphases: [0, 1, 0]),
        Case(
            name: "selection: half way it is the later one's", follow: .selection, position: 1.5, emphases: [0, 0, 1]),
        Case(
            name: "selection: code moves the pager", follow: .selection, position: 1.5, phase: .programmatic,
            emphases: [1, 0, 0]),
    ])
    func `emphasis follows the drag or the selection`(_ row: Case) throws {
        let parts = Parts(tabs: 3).changed { $0.title.follow = row.follow }
        let layout = try parts.layout(position: row.position, row.phase)
        expectClose((0..<3).map { layout.tab($0).emphasis }, row.emphases, "the emphases")
        var emphasized: [Int] = []
        layout.forEachEmphasizedTitle { index, emphasis, style in
            #expect(emphasis == layout.tab(index).emphasis && style == layout.tab(index).style)
            emphasized.append(index)
        }
        #expect(emphasized == (0..<3).filter { row.emphases[$0] > 0 })
        for index in 0..<3 {
            let style = layout.tab(index).style
            expectClose(style.fontSize, 15 + 2 * row.emphases[index], "the size of title \(index)")
            expectClose(style.scale, 1)
            #expect(layout.tab(index).isSelected == (layout.selection.index == index))
        }
    }

    @Test func `without a selection no title is emphasised`() throws {
        let layout = try Parts(.segmented, tabs: 3).layout(position: 1.25, selected: nil)
        #expect((0..<3).allSatisfy { layout.tab($0).emphasis == 0 && !layout.tab($0).isSelected })
    }

    @Test func `each number is mixed by itself`() throws {
        let parts = Parts(tabs: 2).changed {
            $0.title = Title(
                normal: TitleStyle(fontSize: 20, scale: 0.5, color: .white),
                selected: TitleStyle(fontSize: 10, scale: 2, color: .pureRed), follow: .drag)
        }
        let style = try parts.layout(position: 0.75).tab(1).style
        #expect(style == TitleStyle.Values(fontSize: 12.5, scale: 1.625, color: Color(red: 255, green: 64, blue: 64)))
    }

    @Test func `a tab knows its frame`() throws {
        let tab = try Parts(tabs: 4).layout(position: 2, .idle, selected: 2).tab(1)
        #expect(tab.x == 80 && tab.width == 80 && tab.height == 50 && !tab.isSelected && tab.isVisible)
    }
}

extension TitleStyle.Values {
    fileprivate init(fontSize: Double, scale: Double, color: Color) {
        self.init(fontSize: fontSize, fontWeight: 400, scale: scale, color: color)
    }
}
