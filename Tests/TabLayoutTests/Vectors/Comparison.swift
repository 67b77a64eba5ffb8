import TabLayout

/// The differences between what the layout module answers and what a vector expects.
struct Comparison {
    private(set) var differences: [String] = []

    mutating func check<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
        if value != expected { differences.append("\(name) is \(value), expected \(expected)") }
    }

    mutating func check(_ name: String, _ values: [Double], _ expected: [Double]) {
        if !isClose(values, expected) { differences.append("\(name): \(values), expected \(expected)") }
    }

    mutating func check(_ layout: Layout, _ expected: LayoutAnswer) {
        check(layout.selection, expected.selection)
        check(layout.bar, expected.bar)
        check("tabs", layout.strip.count, expected.tabs.count)
        for (index, tab) in expected.tabs.enumerated() { check("tab \(index)", layout.tab(index), tab) }
        check(layout.indicator, expected.indicator)
        check("pager", [layout.pager.offset], [expected.pager.offset])
        check("visible", Array(layout.pager.visible), expected.pager.visible)
        check("mounted", Array(layout.pager.mounted), expected.pager.mounted)
        check(layout.animation, expected.animation)
    }

    mutating func check(_ transition: Transition, _ expected: TransitionAnswer, pageWidth: PositiveLength) {
        let state = transition.state
        check("next phase", String(describing: state.phase), expected.state.phase)
        check("next selected", state.selected, expected.state.selected)
        check("next offset", [state.offset.distance(pageWidth: pageWidth)], [expected.state.offset])
        check("next barOffset", [state.barOffset?.value ?? .nan], [expected.state.barOffset ?? .nan])
        let extent = expected.state.indicator
        check("next indicator", state.indicator == nil, extent == nil)
        if let drawn = state.indicator, let extent {
            check("next indicator", [drawn.x.value, drawn.width.value], [extent.x, extent.width])
        }
        check(transition.selection, expected.selection)
        check(transition.end.bar, expected.bar)
        check(transition.end.indicator, expected.indicator)
        check(transition.animation, expected.animation)
        for frame in expected.frames { check(transition.frame(at: frame.time), frame) }
    }

    private mutating func check(_ selection: Selection, _ expected: SelectionMembers) {
        check("index", selection.index, expected.index)
        check("previous", selection.previous, expected.previous)
        check("changed", selection.isChanged, expected.changed)
        check("position", [selection.position], [expected.position])
        check("offsetRatio", selection.offsetRatio == nil, expected.offsetRatio == nil)
        check("offsetRatio", [selection.offsetRatio ?? 0], [expected.offsetRatio ?? 0])
    }

    private mutating func check(_ bar: BarFrame, _ expected: BarMembers) {
        check(
            "bar", [bar.contentWidth, bar.offset, bar.maxOffset],
            [expected.contentWidth, expected.offset, expected.maxOffset])
    }

    private mutating func check(_ name: String, _ tab: TabFrame, _ expected: TabMembers) {
        check(
            name, [tab.x, tab.width, tab.height, tab.emphasis, tab.style.fontSize, tab.style.scale],
            [expected.x, expected.width, expected.height, expected.emphasis, expected.fontSize, expected.scale])
        check("\(name) colour", tab.style.color, Color(hex: expected.color))
        check("\(name) selected", tab.isSelected, expected.selected)
        if let visible = expected.visible { check("\(name) visible", tab.isVisible, visible) }
    }

    private mutating func check(_ indicator: IndicatorFrame?, _ expected: IndicatorMembers?) {
        check("no indicator", indicator == nil, expected == nil)
        guard let indicator, let expected else { return }
        check(
            "indicator", [indicator.x, indicator.y, indicator.width, indicator.height],
            [expected.x, expected.y, expected.width, expected.height])
        check("indicator", [indicator.cornerRadius, indicator.opacity], [expected.cornerRadius, expected.opacity])
        check("indicator colour", indicator.color, Color(hex: expected.color))
    }

    private mutating func check(_ animation: Animation?, _ expected: AnimationMembers?) {
        check("no animation", animation == nil, expected == nil)
        guard let animation, let expected else { return }
        check("duration", animation.timing.duration.value, expected.duration)
        check("easing", animation.timing.easing, Easing(css: expected.easing))
        check("reason", String(describing: animation.reason), expected.reason)
        check(
            "indicator track", animation.indicator.flatMap { [$0.offset, $0.x, $0.width, $0.opacity] },
            expected.indicator.flatMap { [$0.offset, $0.x, $0.width, $0.opacity] })
        check(
            "bar track", animation.bar.flatMap { [$0.offset, $0.scrollOffset] },
            expected.bar.flatMap { [$0.offset, $0.scrollOffset] })
        check(
            "pager track", animation.pager.flatMap { [$0.offset, $0.scrollOffset] },
            expected.pager.flatMap { [$0.offset, $0.scrollOffset] })
        check("moving titles", animation.titles.map(\.index), expected.titles.map(\.index))
        let looks = animation.titles.flatMap(\.keyframes)
        let expectedLooks = expected.titles.flatMap(\.keyframes)
        check(
            "title tracks", looks.flatMap { [$0.offset, $0.style.fontSize, $0.style.scale] },
            expectedLooks.flatMap { [$0.offset, $0.fontSize, $0.scale] })
        check("title colours", looks.map(\.style.color), expectedLooks.map { Color(hex: $0.color) })
    }

    private mutating func check(_ frame: TransitionFrame, _ expected: FrameMembers) {
        let name = "frame at \(expected.time)"
        check(
            name, [frame.progress, frame.barOffset, frame.pagerOffset],
            [expected.progress, expected.bar.offset, expected.pager.offset])
        check("\(name): no indicator", frame.indicator == nil, expected.indicator == nil)
        guard let indicator = frame.indicator, let expected = expected.indicator else { return }
        check(name, [indicator.x, indicator.width, indicator.opacity], [expected.x, expected.width, expected.opacity])
    }
}
