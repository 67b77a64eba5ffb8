import Testing

@testable import TabLayout

/// Explanations against what they explain: of any tab bar at any moment each number is explained once, and its steps lead to it.
struct ExplanationPropertyTests {
    @Test(arguments: 0..<160 as Range<UInt64>)
    func `the steps of every number lead to it`(_ seed: UInt64) throws {
        var scene = ExplainedScene(seed: seed)
        for _ in 0..<10 {
            expectSound(try Layout(scene.configuration(), at: scene.state()), "seed \(seed)")
        }
    }

    /// Where a key moves the focus, or does nothing, it is not the state that says where the strip ends.
    @Test(arguments: 0..<160 as Range<UInt64>)
    func `the steps lead to the numbers of what an event comes to`(_ seed: UInt64) throws {
        var scene = ExplainedScene(seed: seed)
        let configuration = try scene.configuration()
        guard !configuration.tabs.isEmpty else { return }
        for _ in 0..<10 {
            let state = scene.state()
            for event in [Event.key(.arrowRight), .key(.end), .key(.arrowUp), .tap(0), .settle] {
                let transition = try Transition(configuration, from: state, event: event)
                expectSound(transition.end, "seed \(seed), \(event)")
            }
        }
    }

    private func expectSound(_ layout: Layout, _ place: String) {
        for explanation in layout.explanations {
            #expect(
                explanation.value == layout.value(of: explanation.subject),
                "\(place), \(layout.state): \(explanation) is not what is answered")
            // What was given follows from nothing.
            if explanation.rule == .givenOffset { continue }
            let value = Recomputation(
                explanation: explanation, configuration: layout.configuration, held: layout.state.mounted
            ).value
            #expect(
                isClose(value, explanation.value, layout.scale),
                "\(place), \(layout.state): \(explanation) comes to \(value as Any)")
        }
    }

    @Test(arguments: 0..<120 as Range<UInt64>)
    func `every number is explained once`(_ seed: UInt64) throws {
        var scene = ExplainedScene(seed: seed)
        for _ in 0..<6 {
            let layout = try Layout(scene.configuration(), at: scene.state())
            let subjects = layout.explanations.map(\.subject)
            #expect(Set(subjects) == layout.subjects, "seed \(seed), \(layout.state)")
            #expect(Set(subjects).count == subjects.count, "seed \(seed), \(layout.state): one is explained twice")
        }
    }

    /// What the other tests say of a rule they say of moments in which it holds.
    @Test func `the moments meet every rule`() throws {
        var met: [Explanation.Rule] = []
        for seed in 0..<160 as Range<UInt64> {
            var scene = ExplainedScene(seed: seed)
            for _ in 0..<10 {
                for explanation in try Layout(scene.configuration(), at: scene.state()).explanations
                where !met.contains(explanation.rule) { met.append(explanation.rule) }
            }
        }
        let stretches: [Stretch] = [
            .linear, .elastic, .worm, .fade, .snap, .edges(leading: .easeIn, trailing: .easeOut),
        ]
        let rules: [Explanation.Rule] =
            [
                .nearestPage, .hysteresis, .keptUntilSettled, .keptWhileProgrammatic, .onlyTab, .noTabs, .offsetInPages,
                .distanceFromSelection, .fitsViewport, .exceedsViewport, .startOfContent, .endOfContent,
                .firstTabCentered, .lastTabCentered, .keptOffset, .broughtToTab, .broughtToFocus, .betweenTargets,
                .betweenUnclamped, .leavingTab, .heldBack, .beginBefore, .endBehind, .pageToTab, .pageByViewport,
                .ownWidth, .equalShare, .fixedWidth, .compactShare, .naturalWidth, .filledWidth, .sharedRoom,
                .widestWidth, .placedOneTabIn, .selectedOrNot, .nearnessToPosition, .blended(.sRGB), .blended(.oklab),
                .resting, .clampedToEdge, .pressedToEdge, .atBottom, .atTop, .atMiddle, .opaque, .fadingOut, .fadingIn,
                .ownColor, .nearerColor, .givenOffset, .onPage, .onScreen, .withinPreload, .beyondPreload,
            ] + Alignment.allCases.map { .placed($0) } + stretches.map { .stretched($0) }
        for rule in rules { #expect(met.contains(rule), "no moment meets \(rule)") }
        for rule in met { #expect(rules.contains(rule), "\(rule) is not among the rules") }
    }

    /// Tabs that are filled up fill the viewport together, and no more is taken from the share than others need.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the share of tabs that fill the viewport fills it`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var parts = Parts(.underline, tabs: Int.random(in: 1...8, using: &random))
        parts.bar.sizing = .fill(random.naturalWidth())
        parts.bar.spacing = .of(random.length(in: 0...8))
        for index in parts.tabs.indices { parts.tabs[index].labelWidth = .of(random.length(in: 0...60)) }
        let layout = try parts.layout()
        let (widths, taken) = (layout.strip.widths.reduce(0, +), 8 * parts.bar.spacing.value)
        let shares = layout.explanations.compactMap { $0.number(.share) == nil ? nil : $0 }
            .filter { $0.rule == .filledWidth }
        #expect(shares.count == parts.tabs.count, "seed \(seed)")
        let share = try #require(shares.first?.number(.share), "seed \(seed)")
        if share > 0 && taken < 320 {
            let room = 320 - parts.bar.spacing.value * Double(parts.tabs.count - 1)
            expectClose(widths, room, "seed \(seed): the widths together")
        }
    }
}

/// A random tab bar with everything that a layout can have, and its moments.
struct ExplainedScene {
    private var scene: RandomScene
    private let stretch: Stretch

    init(seed: UInt64) {
        scene = RandomScene(seed: seed)
        scene.parts.title.selected.fontWeight = .of(scene.random.one(of: [400, 700]))
        stretch = scene.random.one(of: [
            .linear, .elastic, .worm, .fade, .snap, .edges(leading: .easeIn, trailing: .easeOut),
        ])
        scene.parts.bar.direction = scene.random.one(of: [.leftToRight, .rightToLeft])
        scene.parts.bar.pixelGrid =
            scene.random.isOnce(in: 3) ? PixelGrid(ratio: .of(scene.random.one(of: [1, 2, 3]))) : nil
        scene.parts.title.colorSpace = scene.random.one(of: [.sRGB, .oklab])
        scene.parts.pager.threshold = .of(scene.random.length(in: 0...1))
        scene.parts.indicator?.stretch = stretch
        if let colors = IndicatorColors([.pureRed, .pureBlue, .black]), scene.random.isOnce(in: 2) {
            scene.parts.indicator?.colors = colors
        }
        // Under every other seed a key moves the focus alone.
        scene.parts.keyboard.activation = seed % 2 == 0 ? .manual : .automatic
        scene.parts.keyboard.disabled = .focus
    }

    func configuration() throws -> Configuration { try scene.parts.configuration() }

    mutating func state() -> ScrollState {
        var state = scene.random.isOnce(in: 3) ? scene.state(position: Double(scene.tab() ?? 0)) : scene.state()
        state.velocity = .of(scene.random.length(in: -2...2))
        if scene.random.isOnce(in: 3) { state.focused = scene.tab() }
        if scene.random.isOnce(in: 3), let selected = state.selected { state.offset = .page(selected) }
        if scene.count > 0 { state.mounted = (0..<scene.count).filter { _ in scene.random.isOnce(in: 2) } }
        return state
    }
}

extension Layout {
    /// The numbers that are to be explained.
    fileprivate var subjects: Set<Explanation.Subject> {
        var list: Set<Explanation.Subject> = [
            .selectionIndex, .selectionPosition, .contentWidth, .barOffset, .minOffset, .maxOffset, .leadingOverflow,
            .trailingOverflow, .pagerOffset, .visiblePages, .mountedPages, .unmountedPages,
        ]
        if selection.index != nil { list.insert(.selectionOffsetRatio) }
        if bar.view.backward != nil { list.insert(.backward) }
        if bar.view.forward != nil { list.insert(.forward) }
        for index in configuration.tabs.indices {
            list.formUnion([.tabX(index), .tabWidth(index), .emphasis(index)])
            guard 0 < tab(index).emphasis, tab(index).emphasis < 1 else { continue }
            let (normal, selected) = (configuration.title.normal, configuration.title.selected)
            if normal.fontSize != selected.fontSize { list.insert(.fontSize(index)) }
            if normal.fontWeight != selected.fontWeight { list.insert(.fontWeight(index)) }
            if normal.scale != selected.scale { list.insert(.scale(index)) }
            if normal.color != selected.color { list.insert(.color(index)) }
        }
        if indicator != nil {
            list.formUnion([.indicatorX, .indicatorY, .indicatorWidth, .indicatorColor, .indicatorOpacity])
        }
        return list
    }

    /// The number as it is answered; nil where there is none.
    fileprivate func value(of subject: Explanation.Subject) -> Explanation.Value? {
        switch subject {
        case .selectionIndex: .index(selection.index)
        case .selectionPosition: .number(selection.position)
        case .selectionOffsetRatio: selection.offsetRatio.map { .number($0) }
        case .contentWidth: .number(bar.contentWidth)
        case .barOffset: .number(bar.offset)
        case .minOffset: .number(bar.minOffset)
        case .maxOffset: .number(bar.maxOffset)
        case .leadingOverflow: .number(Double(bar.view.leadingOverflow))
        case .trailingOverflow: .number(Double(bar.view.trailingOverflow))
        case .backward: bar.view.backward.map { .number($0) }
        case .forward: bar.view.forward.map { .number($0) }
        case .tabX(let index): .number(tab(index).x)
        case .tabWidth(let index): .number(tab(index).width)
        case .emphasis(let index): .number(tab(index).emphasis)
        case .fontSize(let index): .number(tab(index).style.fontSize)
        case .fontWeight(let index): .number(tab(index).style.fontWeight)
        case .scale(let index): .number(tab(index).style.scale)
        case .color(let index): .color(tab(index).style.color)
        case .indicatorX: indicator.map { .number($0.x) }
        case .indicatorY: indicator.map { .number($0.y) }
        case .indicatorWidth: indicator.map { .number($0.width) }
        case .indicatorColor: indicator.map { .color($0.color) }
        case .indicatorOpacity: indicator.map { .number($0.opacity) }
        case .pagerOffset: .number(pager.offset)
        case .visiblePages: .pages(Array(pager.visible))
        case .mountedPages: .pages(Array(pager.mounted))
        case .unmountedPages: .pages(pager.unmount)
        }
    }

    /// The order of the lengths in it, which is that of rounding errors.
    fileprivate var scale: Double { max(1, strip.contentWidth) }
}

/// Whether a value worked out anew is the one that was explained, but for rounding errors of lengths of this order.
private func isClose(_ value: Explanation.Value?, _ expected: Explanation.Value, _ scale: Double) -> Bool {
    switch (value, expected) {
    case (.number(let value)?, .number(let expected)): abs(value - expected) <= 1e-10 * max(scale, abs(expected))
    case (.color(let value)?, .color(let expected)):
        // A half may be rounded either way.
        [\.red, \.green, \.blue, \.alpha].allSatisfy { (path: KeyPath<Color, UInt8>) in
            abs(Int(value[keyPath: path]) - Int(expected[keyPath: path])) <= 1
        }
    default: value == expected
    }
}
