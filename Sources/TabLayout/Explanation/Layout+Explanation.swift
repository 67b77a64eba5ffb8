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
    func explanation(_ subject: Explanation.Subject, offset value: Double, _ trace: StepTrace) -> Explanation {
        if mirror.isActive {
            trace.note([
                .init(.contentWidth, strip.contentWidth), .init(.viewportWidth, strip.viewportWidth),
                .init(.mirrored, value),
            ])
        }
        return Explanation(subject, value, trace)
    }

    /// What is seen of a left edge, which is `x` once it is mirrored.
    func noteSeen(_ x: Double, _ trace: StepTrace) {
        if mirror.isActive {
            trace.note([.init(.contentWidth, strip.contentWidth), .init(.mirrored, x)])
        }
        guard let grid = configuration.bar.pixelGrid else { return }
        trace.note([.init(.pixelRatio, grid.ratio.value), .init(.roundedStart, grid.round(x))])
    }

    /// What is seen of a width, at the left edge `x`.
    func noteSeen(_ x: Double, width: Double, _ trace: StepTrace) {
        guard let grid = configuration.bar.pixelGrid else { return }
        trace.note([
            .init(.pixelRatio, grid.ratio.value), .init(.left, x), .init(.roundedStart, grid.round(x)),
            .init(.roundedEnd, grid.round(x + width)),
        ])
    }
}
