extension Layout {
    /// Which rule chose the selected tab, and where the pager is in pages.
    var selectionExplanations: [Explanation] {
        let page = Explanation.Step(.position, position.value)
        let trace = StepTrace {
            _ = Selection(count: strip.count, pager: configuration.pager, position: position, state: state, $0)
        }
        var list = [
            Explanation(.selectionIndex, .index(selection.index), trace),
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
}
