extension Layout {
    /// How the numbers of this layout came about, in the order in which the parts of a layout are named: the selection, the
    /// strip, the tabs, the indicator, the pages. O(n), or O(n log n) where tabs fill the viewport.
    ///
    /// Each value is explained once. What is not in it is as it was given: the heights, the corners and `selection.previous`; y
    /// is 0 for tabs. The look of a title is explained where its emphasis is between 0 and 1, and what differs between its two looks.
    public var explanations: [Explanation] {
        var list = selectionExplanations + barExplanations
        let (widths, emphasis) = (TabWidthRules(configuration), emphasis)
        for index in configuration.tabs.indices {
            list += explanations(ofPlace: index, widths)
            list += explanations(ofTitle: index, emphasis)
        }
        return list + indicatorExplanations + pagerExplanations
    }

    /// The explanation of a scroll offset of the strip, which the layout has as `value`, by what is worked out from left to
    /// right.
    func explanation(
        _ subject: Explanation.Subject, offset value: Double, _ rule: Explanation.Rule, _ steps: [Explanation.Step]
    ) -> Explanation {
        var steps = steps
        if mirror.isActive {
            steps += [.init(.contentWidth, strip.contentWidth), .init(.viewportWidth, strip.viewportWidth)]
            steps.append(.init(.mirrored, value))
        }
        return Explanation(subject, value, rule, steps)
    }

    /// The explanations of the left edge and the width of something that is drawn, which was worked out to be a segment and is
    /// seen at `x` before it is laid on the grid.
    func explanations(
        _ subjects: (x: Explanation.Subject, width: Explanation.Subject), of drawn: (x: Double, width: Double),
        seenAt x: Double, width: Double, _ rule: (x: Explanation.Rule, width: Explanation.Rule),
        _ steps: (x: [Explanation.Step], width: [Explanation.Step])
    ) -> [Explanation] {
        var (first, second) = steps
        if mirror.isActive { first += [.init(.contentWidth, strip.contentWidth), .init(.mirrored, x)] }
        if let grid = configuration.bar.pixelGrid {
            let ratio = Explanation.Step(.pixelRatio, grid.ratio.value)
            let (start, end) = (grid.round(x), grid.round(x + width))
            first += [ratio, .init(.roundedStart, start)]
            second += [ratio, .init(.left, x), .init(.roundedStart, start), .init(.roundedEnd, end)]
        }
        return [
            Explanation(subjects.x, drawn.x, rule.x, first),
            Explanation(subjects.width, drawn.width, rule.width, second),
        ]
    }
}
