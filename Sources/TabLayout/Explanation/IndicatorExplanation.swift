extension Layout {
    /// Where the indicator is, how wide it is and how it looks; none where there is no indicator.
    var indicatorExplanations: [Explanation] {
        guard let placement = indicatorPlacement, let place = indicatorEnd, let frame = indicator else { return [] }
        let (rule, steps) = indicatorRule(placement)
        let (x, width) = (mirror.segment(place.segment).left, place.segment.width)
        let mirrored: [Explanation.Step] = mirror.isActive ? [.init(.width, width)] : []
        return [
            Explanation(.indicatorX, frame.x, rule, steps + mirrored + seenSteps(x)),
            heightExplanation(frame, placement.indicator),
            Explanation(.indicatorWidth, frame.width, rule, steps + seenSteps(x, width: width)),
            colorExplanation(frame, placement, rule), opacityExplanation(frame, rule),
        ]
    }

    // MARK: Where it is

    private func indicatorRule(_ placement: IndicatorPlacement) -> (Explanation.Rule, [Explanation.Step]) {
        guard placement.indicator.follow == .drag && followsOffset else {
            return (.resting, selection.index.map { restSteps(on: $0, placement) } ?? [])
        }
        let last = Double(strip.count - 1)
        let inside = clamp(position.value, 0, last)
        let rest = restSteps(on: Int(inside), placement)
        if inside != position.value && placement.overscroll != .follow {
            if placement.overscroll == .clamp { return (.clampedToEdge, rest) }
            let beyond = beyondSteps(position.value - inside, of: Int(inside))
            let pressed = placement.rest(on: Int(inside)).width - (indicatorEnd?.segment.width ?? 0)
            return (.pressedToEdge, rest + beyond + [.init(.pressed, pressed)])
        }
        let page = position.value.rounded(.down)
        let fraction = position.value - page
        guard fraction > 0 else { return (.resting, restSteps(atPage: page, placement)) }
        let move = placement.move(fromPage: page)
        return (
            .stretched(move.stretch),
            restSteps(atPage: page, placement) + restSteps(atPage: page + 1, placement) + [
                .init(.position, position.value), .init(.fraction, fraction),
                .init(.leadingProgress, move.leading(fraction)), .init(.trailingProgress, move.trailing(fraction)),
            ]
        )
    }

    /// How the indicator is placed at rest on a tab.
    private func restSteps(on index: Int, _ placement: IndicatorPlacement) -> [Explanation.Step] {
        let (indicator, tab) = (placement.indicator, strip.tab(index))
        let ends = placement.insets(in: index)
        let rest = placement.rest(on: index)
        var steps: [Explanation.Step] = [.init(.left, of: index, tab.left), .init(.width, of: index, tab.width)]
        if ends.leading != 0 || ends.trailing != 0 {
            steps += [.init(.leadingEnd, of: index, ends.leading), .init(.trailingEnd, of: index, ends.trailing)]
        }
        switch indicator.width {
        case .fixed(let length): steps.append(.init(.fixedWidth, length.value))
        case .label: steps.append(.init(.labelWidth, of: index, placement.tabs[index].labelWidth?.value ?? 0))
        case .ratio(let ratio): steps.append(.init(.factor, ratio.value))
        case .tab, .inset: break
        }
        if indicator.minimumWidth.value > 0 { steps.append(.init(.minimum, indicator.minimumWidth.value)) }
        return steps + [.init(.restLeft, of: index, rest.left), .init(.restWidth, of: index, rest.width)]
    }

    /// The same on a page that beyond the ends is a phantom of the edge tab.
    private func restSteps(atPage page: Double, _ placement: IndicatorPlacement) -> [Explanation.Step] {
        let edge = clamp(page, 0, Double(strip.count - 1))
        let steps = restSteps(on: Int(edge), placement)
        guard edge != page else { return steps }
        let phantom = placement.rest(at: page)
        return Array(steps.dropLast(2)) + beyondSteps(page - edge, of: Int(edge)) + [
            .init(.restLeft, phantom.left), .init(.restWidth, phantom.width),
        ]
    }

    private func beyondSteps(_ pages: Double, of edge: Int) -> [Explanation.Step] {
        [.init(.stride, strip.tab(edge).width + strip.gap), .init(.pagesBeyond, pages)]
    }

    // MARK: How it looks

    private func heightExplanation(_ frame: IndicatorFrame, _ indicator: Indicator) -> Explanation {
        let height = configuration.bar.height.value
        let steps: [Explanation.Step] = [
            .init(.barHeight, height), .init(.height, indicator.height.value), .init(.inset, indicator.inset.value),
        ]
        let rule: Explanation.Rule
        let used: [Explanation.Step]
        switch indicator.position {
        case .bottom: (rule, used) = (.atBottom, steps)
        case .top: (rule, used) = (.atTop, [steps[2]])
        case .center: (rule, used) = (.atMiddle, Array(steps[..<2]))
        }
        guard let grid = configuration.bar.pixelGrid else { return Explanation(.indicatorY, frame.y, rule, used) }
        return Explanation(
            .indicatorY, frame.y, rule,
            used + [.init(.pixelRatio, grid.ratio.value), .init(.roundedStart, frame.y)])
    }

    private func colorExplanation(
        _ frame: IndicatorFrame, _ placement: IndicatorPlacement, _ rule: Explanation.Rule
    ) -> Explanation {
        let color = Explanation.Value.color(frame.color)
        let fraction = position.value - position.value.rounded(.down)
        let move = placement.move(fromPage: position.value.rounded(.down))
        guard case .stretched(let stretch) = rule, move.startColor != move.endColor else {
            return Explanation(
                .indicatorColor, color, .ownColor,
                [
                    .init(.page, colorPage(rule)), .init(.count, Double(placement.indicator.colors.list.count)),
                ])
        }
        let isMixed = stretch != .fade && stretch != .snap
        return Explanation(
            .indicatorColor, color, isMixed ? .blended(.sRGB) : .nearerColor,
            [
                .init(.start, .color(move.startColor)), .init(.end, .color(move.endColor)),
                .init(.fraction, fraction),
            ])
    }

    /// The page whose colour it has: that of its tab, or of a phantom beyond the ends.
    private func colorPage(_ rule: Explanation.Rule) -> Double {
        guard configuration.indicator?.follow == .drag && followsOffset else { return Double(selection.index ?? 0) }
        let isAtEdge = rule == .clampedToEdge || rule == .pressedToEdge
        return isAtEdge ? position.clamped(to: strip.count) : position.value.rounded(.down)
    }

    private func opacityExplanation(_ frame: IndicatorFrame, _ rule: Explanation.Rule) -> Explanation {
        guard rule == .stretched(.fade) else { return Explanation(.indicatorOpacity, frame.opacity, .opaque, []) }
        let fraction = position.value - position.value.rounded(.down)
        return Explanation(
            .indicatorOpacity, frame.opacity, fraction < 0.5 ? .fadingOut : .fadingIn, [.init(.fraction, fraction)])
    }
}
