extension Layout {
    /// How wide the content is, where the strip stands and how far it can be scrolled, and what is out of view.
    var barExplanations: [Explanation] {
        let (bar, room) = (bar, StripRoom(strip.widths, count: strip.count, in: configuration.bar))
        let exceeds = strip.contentWidth > strip.viewportWidth
        let content = Explanation(
            .contentWidth, bar.contentWidth, exceeds ? .exceedsViewport : .fitsViewport,
            [.init(.tabs, room.tabs)] + takenSteps + [.init(.viewportWidth, strip.viewportWidth)])
        let (rule, steps) = offsetRule
        return [content, explanation(.barOffset, offset: bar.offset, rule, steps)] + limitExplanations(bar)
            + viewExplanations(bar.view)
    }

    /// What spacing and insets take of the viewport together.
    var takenSteps: [Explanation.Step] {
        let bar = configuration.bar
        return [
            .init(.spacing, bar.spacing.value * Double(max(strip.count - 1, 0))),
            .init(.insets, bar.insets.leading.value + bar.insets.trailing.value),
        ]
    }

    private func limitExplanations(_ bar: BarFrame) -> [Explanation] {
        let end: [Explanation.Step] = [
            .init(.contentWidth, strip.contentWidth), .init(.viewportWidth, strip.viewportWidth),
        ]
        guard scrolling.destination == .centerWithInsets, strip.count > 0 else {
            // Seen from either side they are the same.
            return [
                Explanation(.minOffset, bar.minOffset, .startOfContent, []),
                Explanation(.maxOffset, bar.maxOffset, .endOfContent, end),
            ]
        }
        let isMirrored = mirror.isActive
        let (lower, upper) = (isMirrored ? bar.maxOffset : bar.minOffset, isMirrored ? bar.minOffset : bar.maxOffset)
        let first = explanation(
            isMirrored ? .maxOffset : .minOffset, offset: lower, .firstTabCentered, wantedSteps(for: 0))
        let last = explanation(
            isMirrored ? .minOffset : .maxOffset, offset: upper, .lastTabCentered,
            wantedSteps(for: strip.count - 1) + end)
        return isMirrored ? [last, first] : [first, last]
    }

    // MARK: Where the strip stands

    /// The rule that puts the strip where it stands, and how it does so, seen from left to right.
    private var offsetRule: (Explanation.Rule, [Explanation.Step]) {
        // An event that moves the focus, or nothing, has said where the strip ends; the rules would go on from there.
        if let decidedBarEnd { return (.keptOffset, [.init(.current, decidedBarEnd)] + limitSteps) }
        let place = stripPlace
        let offset = scrolling.offset(of: place, at: position)
        if place.followsPosition && staysBehind(offset) {
            return (.heldBack, keptSteps + [.init(.position, position.value), .init(.refused, offset)])
        }
        switch place {
        case .kept, .resting(on: nil): return (.keptOffset, keptSteps)
        case .resting(let index?): return (.broughtToTab, targetSteps(for: index))
        case .showing(let index):
            // A strip that nothing scrolls stays.
            if scrolling.destination == .none { return (.keptOffset, keptSteps) }
            return (
                .broughtToFocus,
                nearestSteps(to: index) + [.init(.wanted, of: index, scrolling.nearest(to: strip.tab(index)))]
                    + limitSteps + [.init(.target, of: index, offset)]
            )
        case .between: return between(.betweenTargets)
        case .betweenUnclamped: return between(.betweenUnclamped)
        case .leaving(let index): return leaving(index)
        }
    }

    private func between(_ rule: Explanation.Rule) -> (Explanation.Rule, [Explanation.Step]) {
        guard strip.count > 0 else { return (.keptOffset, keptSteps) }
        let page = position.clamped(to: strip.count)
        let index = Int(page.rounded(.down))
        let fraction = page - Double(index)
        if fraction == 0 { return (.broughtToTab, targetSteps(for: index)) }
        let way: [Explanation.Step] = [.init(.position, page), .init(.fraction, fraction)]
        guard rule == .betweenUnclamped else {
            return (rule, targetSteps(for: index) + targetSteps(for: index + 1) + way)
        }
        let mixed = interpolate(scrolling.wanted(for: index), scrolling.wanted(for: index + 1), fraction)
        return (
            rule,
            wantedSteps(for: index) + wantedSteps(for: index + 1) + way + [.init(.offset, mixed)] + limitSteps
        )
    }

    private func leaving(_ index: Int) -> (Explanation.Rule, [Explanation.Step]) {
        let distance = position.clamped(to: strip.count) - Double(index)
        guard abs(distance) < 1 else { return between(.betweenTargets) }
        guard distance != 0 else { return (.keptOffset, keptSteps) }
        return (
            .leavingTab,
            keptSteps + targetSteps(for: index + (distance < 0 ? -1 : 1)) + [.init(.fraction, abs(distance))]
        )
    }

    // MARK: Where a tab is brought

    var limitSteps: [Explanation.Step] {
        [.init(.minOffset, scrolling.limits.lower), .init(.maxOffset, scrolling.limits.upper)]
    }

    /// Where the strip stands: where the caller says, or else at the target of the tab that was selected.
    private var keptSteps: [Explanation.Step] {
        [.init(.current, state.barOffset.map { mirror.offset($0.value) } ?? scrolling.current)] + limitSteps
    }

    private func targetSteps(for index: Int) -> [Explanation.Step] {
        wantedSteps(for: index) + limitSteps + [.init(.target, of: index, scrolling.target(of: index))]
    }

    private func wantedSteps(for index: Int) -> [Explanation.Step] {
        let tab = strip.tab(index)
        let steps: [Explanation.Step] =
            switch scrolling.destination {
            case .center, .centerWithInsets:
                [
                    .init(.middle, of: index, tab.middle),
                    .init(.viewportMiddle, strip.viewportWidth / 2 + scrolling.shift),
                ]
            case .start: [.init(.left, of: index, tab.left), .init(.leadingPadding, scrolling.padding.leading)]
            case .end:
                [
                    .init(.right, of: index, tab.right), .init(.trailingPadding, scrolling.padding.trailing),
                    .init(.viewportWidth, strip.viewportWidth),
                ]
            case .nearest: nearestSteps(to: index)
            case .none: [.init(.current, scrolling.current)]
            }
        return steps + [.init(.wanted, of: index, scrolling.wanted(for: index))]
    }

    private func nearestSteps(to index: Int) -> [Explanation.Step] {
        let tab = strip.tab(index)
        return [
            .init(.current, scrolling.current), .init(.left, of: index, tab.left),
            .init(.right, of: index, tab.right), .init(.margin, scrolling.margin),
            .init(.leadingPadding, scrolling.padding.leading), .init(.trailingPadding, scrolling.padding.trailing),
            .init(.viewportWidth, strip.viewportWidth),
        ]
    }
}
