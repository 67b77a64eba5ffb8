extension Layout {
    /// Which rule chose the selected tab, and where the pager is in pages.
    var selectionExplanations: [Explanation] {
        let page = Explanation.Step(.position, position.value)
        var list = [
            Explanation(.selectionIndex, .index(selection.index), selectionRule, selectionSteps),
            Explanation(
                .selectionPosition, position.value, .offsetInPages,
                [
                    .init(.pagerOffset, state.offset.distance(pageWidth: configuration.pager.pageWidth)),
                    .init(.pageWidth, configuration.pager.pageWidth.value),
                ]),
        ]
        if let index = selection.index, let ratio = selection.offsetRatio {
            list.append(
                Explanation(
                    .selectionOffsetRatio, ratio, .distanceFromSelection, [page, .init(.index, .index(index))]))
        }
        return list
    }

    /// The rule that chose the selected tab: the one by which `Selection` is made.
    private var selectionRule: Explanation.Rule {
        if configuration.tabs.isEmpty { return .noTabs }
        if configuration.tabs.count == 1 { return .onlyTab }
        switch (state.phase, configuration.pager.selection) {
        case (.idle, _), (.settled, _): return .nearestPage
        case (.programmatic, _): return .keptWhileProgrammatic
        case (_, .nearest): return .nearestPage
        case (_, .settled): return .keptUntilSettled
        case (_, .hysteresis): return state.selected == nil ? .nearestPage : .hysteresis
        }
    }

    private var selectionSteps: [Explanation.Step] {
        let page = Explanation.Step(.position, position.value)
        let previous = Explanation.Step(.previous, .index(state.selected))
        switch selectionRule {
        case .nearestPage: return [page]
        case .keptWhileProgrammatic, .keptUntilSettled: return [previous]
        case .hysteresis:
            return [
                page, previous, .init(.threshold, configuration.pager.threshold.value),
                .init(.velocity, state.velocity.value),
            ]
        default: return []
        }
    }
}
