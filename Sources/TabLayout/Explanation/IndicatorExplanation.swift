extension Layout {
    /// Where the indicator is, how wide it is and how it looks; none where there is no indicator.
    var indicatorExplanations: [Explanation] {
        guard let placement = indicatorPlacement, let place = indicatorEnd, let frame = indicator else { return [] }
        let (x, width) = (mirror.segment(place.segment).left, place.segment.width)
        let left = StepTrace {
            _ = indicatorEnd($0)
            if mirror.isActive { $0.note([.init(.width, width)]) }
            noteSeen(x, $0)
        }
        let extent = StepTrace {
            _ = indicatorEnd($0)
            noteSeen(x, width: width, $0)
        }
        return [
            Explanation(.indicatorX, frame.x, left), heightExplanation(frame, placement.indicator),
            Explanation(.indicatorWidth, frame.width, extent), colorExplanation(frame, placement, left.rule),
            opacityExplanation(frame, left.rule),
        ]
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
