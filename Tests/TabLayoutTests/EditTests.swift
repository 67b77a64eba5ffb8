import TabLayout
import Testing

@Suite("Edits of the bar")
struct EditTests {
    static let seeds = Array(UInt64(1)...400)

    @Test("a fourth tab makes every tab of S1 80 wide")
    func fourth() throws {
        let parts = Parts(.underline, tabs: 3)
        let transition = try Transition(
            parts.configuration(), from: ScrollState(), edit: .insert(at: 3, tabs: [Tab()]))
        expectClose(transition.end.strip.lefts, [0, 80, 160, 240])
        expectClose([transition.end.indicator?.x ?? -1, transition.end.indicator?.width ?? -1], [10, 60])
        let tabs = try #require(transition.animation?.tabs)
        #expect(tabs.map(\.index) == [0, 1, 2, 3])
        expectClose(tabs.map { $0.keyframes[0].opacity }, [1, 1, 1, 0])
        expectClose(tabs.map { $0.keyframes[0].x }, [0, 320.0 / 3, 640.0 / 3, 240])
    }

    @Test(
        "a removed tab leaves the selection to the next enabled one, or the one before it",
        arguments: [
            ("1111", 1, 1), ("1101", 1, 2), ("1100", 1, 0), ("0100", 1, 1), ("0001", 3, 2), ("1", 0, nil),
        ] as [(String, Int, Int?)])
    func heir(_ enabled: String, _ selected: Int, _ expected: Int?) throws {
        var parts = Parts(.underline, tabs: enabled.count)
        for (index, mark) in enabled.enumerated() { parts.tabs[index].isEnabled = mark == "1" }
        let transition = try Transition(
            parts.configuration(), from: ScrollState(selected: selected), edit: .remove(selected))
        #expect(transition.selection.index == expected)
        #expect(transition.selection.previous == nil)
    }

    @Test("nothing jumps, the same tab stays selected, and the end is a fresh layout", arguments: seeds)
    func law(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        // What animates is written without the grid's rounding.
        scene.parts.bar.pixelGrid = nil
        let isRightToLeft = scene.random.isOnce(in: 2)
        scene.parts.bar.direction = isRightToLeft ? .rightToLeft : .leftToRight
        let edit = scene.edit()
        let configuration = try scene.parts.configuration()
        // At rest on the selected page: elsewhere the strip starts at the target of the tab that was selected before.
        let selected = scene.count > 0 ? Int.random(in: 0..<scene.count, using: &scene.random) : nil
        var state = scene.state(position: Double(selected ?? 0), [.idle])
        state.selected = selected
        let before = try Layout(configuration, at: state)
        let transition = try Transition(configuration, from: state, edit: edit)
        let after = try Layout(edit.applied(to: configuration), at: transition.state)

        #expect(transition.state.phase == .idle)
        #expect(transition.selection.index == after.selection.index, "seed \(seed)")
        #expect(after.animation == nil)
        expectClose(transition.end.bar.offset, after.bar.offset, "seed \(seed): the strip")
        if let old = before.selection.index, let new = edit.newIndex(of: old) {
            #expect(transition.selection.index == new, "seed \(seed)")
        }

        guard let animation = transition.animation, configuration.motion.reduction == .none else { return }
        let barStart = animation.bar.first?.scrollOffset ?? after.bar.offset
        let beforeBar = state.barOffset?.value ?? before.bar.offset
        // From the edge of the viewport at which reading begins.
        func seen(_ x: Double, _ width: Double, _ bar: Double, _ viewport: Double) -> Double {
            isRightToLeft ? bar + viewport - x - width : x - bar
        }
        let (oldView, newView) = (before.strip.viewportWidth, after.strip.viewportWidth)
        let tracks = Dictionary(uniqueKeysWithValues: animation.tabs.map { ($0.index, $0.keyframes) })
        for index in 0..<after.strip.count {
            let end = after.tab(index)
            if let last = tracks[index]?.last {
                expectClose(
                    [last.x, last.width], [end.x, end.width], tolerance: 1e-7, "seed \(seed): the end of \(index)")
            }
            guard let origin = edit.oldIndex(of: index) else { continue }
            let start = tracks[index]?.first
            let (x, width) = (start?.x ?? end.x, start?.width ?? end.width)
            let old = before.tab(origin)
            expectClose(
                [seen(x, width, barStart, newView), width], [seen(old.x, old.width, beforeBar, oldView), old.width],
                tolerance: 1e-7, "seed \(seed), \(edit): tab \(index) at the start")
        }
    }

    @Test("what is inserted and removed again leaves the configuration as it was", arguments: seeds)
    func inverse(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        let configuration = try scene.parts.configuration()
        let at = Int.random(in: 0...scene.count, using: &scene.random)
        let inserted = try Edit.insert(at: at, tabs: [Tab(labelWidth: 20)]).applied(to: configuration)
        #expect(try Edit.remove(at).applied(to: inserted) == configuration, "seed \(seed)")
        #expect(inserted != configuration)
    }

    @Test("old and new indices are each other's inverse", arguments: seeds)
    func indices(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        let edit = scene.edit()
        let tabs = try edit.applied(to: scene.parts.configuration()).tabs
        for index in tabs.indices {
            guard let old = edit.oldIndex(of: index) else { continue }
            #expect(edit.newIndex(of: old) == index, "seed \(seed)")
            #expect(tabs[index] == scene.parts.tabs[old], "seed \(seed)")
        }
    }

    @Test(
        "the tab that has the focus keeps it",
        arguments: [
            (.insert(at: 0, tabs: [Tab(), Tab()]), 4), (.insert(at: 3, tabs: [Tab()]), 2), (.remove(1), 1),
            (.remove(2), nil), (.move(from: 2, to: 0), 0), (.resize(width: 100, pageWidth: 100), 2),
            (.move(from: 0, to: 2), 1),
        ] as [(Edit, Int?)])
    func focus(_ edit: Edit, _ expected: Int?) throws {
        let configuration = try Parts(.underline, tabs: 4).configuration()
        let transition = try Transition(configuration, from: ScrollState(selected: 0, focused: 2), edit: edit)
        #expect(transition.state.focused == expected)
        #expect(try Layout(transition.end.configuration, at: transition.state).bar == transition.end.bar)
    }

    @Test("indices out of range are refused")
    func range() throws {
        let configuration = try Parts(.underline, tabs: 2).configuration()
        for edit in [Edit.insert(at: 3, tabs: []), .remove(2), .move(from: 2, to: 0), .move(from: 0, to: -1)] {
            #expect(throws: EditError.outOfRange) {
                try Transition(configuration, from: ScrollState(), edit: edit)
            }
        }
    }
}

extension RandomScene {
    /// An edit that the tabs allow.
    mutating func edit() -> Edit {
        let kind = Int.random(in: 0..<4, using: &random)
        if kind == 3 {
            return .resize(width: .of(random.length(in: 1...500)), pageWidth: .of(random.length(in: 1...800)))
        }
        if kind == 0 || count == 0 {
            let tabs = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                Tab(labelWidth: .of(random.length(in: 0...90)), isEnabled: !random.isOnce(in: 8))
            }
            return .insert(at: Int.random(in: 0...count, using: &random), tabs: tabs)
        }
        let index = Int.random(in: 0..<count, using: &random)
        return kind == 1 ? .remove(index) : .move(from: index, to: Int.random(in: 0..<count, using: &random))
    }
}

extension EditTests {
    /// Six tabs of 100 on 375: the first has the focus while the last is selected. Wherever the strip would rest after the
    /// edit, it goes where the focused tab is in view, and the answer says so in all its places.
    @Test(arguments: [Edit.move(from: 4, to: 5), .remove(5), .resize(width: 200, pageWidth: 375)])
    func `the tab that has the focus is in view after an edit`(_ edit: TabLayout.Edit) throws {
        let state = ScrollState(selected: 5, barOffset: 225, focused: 0)
        let transition = try Transition(Parts.scrolling.configuration(), from: state, edit: edit)
        #expect(transition.end.bar.offset == 0)
        #expect(transition.state.barOffset?.value == 0)
        #expect(transition.animation?.bar.last?.scrollOffset == 0)
    }
}
