/// Where the widths of the tabs come from. What is the same for all tabs is worked out once.
struct TabWidthRules {
    private let configuration: Configuration
    /// The rule for a tab without a width of its own, and what is the same of it for all such tabs.
    private let rule: Explanation.Rule
    private let common: [Explanation.Step]

    init(_ configuration: Configuration) {
        self.configuration = configuration
        let (bar, tabs) = (configuration.bar, configuration.tabs)
        let count = Explanation.Step(.count, Double(tabs.count))
        let viewport = Explanation.Step(.viewportWidth, bar.width.value)
        let taken: [Explanation.Step] = [
            viewport, .init(.insets, bar.insets.leading.value + bar.insets.trailing.value),
            .init(.spacing, bar.spacing.value * Double(max(tabs.count - 1, 0))),
        ]
        switch bar.sizing {
        case .equal(let minimum): (rule, common) = (.equalShare, taken + [count, .init(.minimum, minimum.value)])
        case .fixed(let width): (rule, common) = (.fixedWidth, [.init(.fixedWidth, width.value)])
        case .compact(let fraction):
            (rule, common) = (.compactShare, [viewport, count, .init(.factor, fraction.value)])
        case .content: (rule, common) = (.naturalWidth, [])
        case .fill(let natural):
            (rule, common) = (.filledWidth, [.init(.share, TabStrip.fillingShare(of: tabs, natural, in: bar))])
        case .auto(let natural, let fit):
            var decision = [count]
            if let limit = fit.maximumCount {
                decision.append(.init(.countLimit, Double(limit)))
            } else {
                let room = TabStrip.room(in: bar, count: tabs.count) - 2 * fit.gutter.value
                decision += [.init(.widest, TabStrip.widest(of: tabs, natural)), .init(.available, room)]
            }
            switch TabStrip.automaticWidth(of: tabs, natural, fit, in: bar) {
            case .natural: (rule, common) = (.naturalWidth, decision)
            case .widest(let width):
                (rule, common) = (.widestWidth, decision + (fit.maximumCount == nil ? [] : [.init(.widest, width)]))
            case .share:
                let own = tabs.reduce(0) { $0 + ($1.width?.value ?? 0) }
                let sharing = tabs.reduce(0) { $0 + ($1.width == nil ? 1 : 0) }
                (rule, common) = (
                    .sharedRoom, decision + taken + [.init(.ownWidths, own), .init(.sharing, Double(sharing))]
                )
            }
        }
    }

    func callAsFunction(_ index: Int) -> (rule: Explanation.Rule, steps: [Explanation.Step]) {
        let tab = configuration.tabs[index]
        // Where a tab may not bring its own width it has none.
        if let width = tab.width { return (.ownWidth, [.init(.ownWidth, width.value)]) }
        guard let natural = configuration.bar.sizing.naturalWidth, rule == .naturalWidth || rule == .filledWidth else {
            return (rule, common)
        }
        var steps: [Explanation.Step] = [
            .init(.labelWidth, tab.labelWidth?.value ?? 0),
            .init(.padding, natural.padding.leading.value + natural.padding.trailing.value),
            .init(.minimum, natural.minimum.value),
        ]
        if let maximum = natural.maximum { steps.append(.init(.maximum, maximum.value)) }
        if rule == .filledWidth { steps.append(.init(.needed, natural.width(of: tab))) }
        return (rule, steps + common)
    }
}

extension Layout {
    /// Where a tab stands and how wide it is.
    func explanations(ofPlace index: Int, _ widths: TabWidthRules) -> [Explanation] {
        let bar = configuration.bar
        let place = strip.tab(index)
        let room = StripRoom(strip.widths, count: strip.count, in: bar)
        let before: Double =
            switch strip.widths {
            case .uniform(let width): Double(index) * width
            case .varied(let places, _): places[index].left
            }
        let steps: [Explanation.Step] = [
            .init(.leadingInset, bar.insets.leading.value), .init(.free, room.free), .init(.lead, room.lead),
            .init(.widthsBefore, before), .init(.tabsBefore, Double(index)), .init(.gap, bar.spacing.value),
            .init(.share, room.share), .init(.width, place.width),
        ]
        let isOneIn = if case .compact = bar.sizing { bar.alignment == .start } else { false }
        let (rule, widthSteps) = widths(index)
        let drawn = tab(index)
        let x = max(0, mirror.x(place.left, width: place.width))
        return [
            Explanation(
                .tabX(index), drawn.x, isOneIn ? .placedOneTabIn : .placed(bar.alignment), steps + seenSteps(x)),
            Explanation(.tabWidth(index), drawn.width, rule, widthSteps + seenSteps(x, width: place.width)),
        ]
    }

    /// How emphasised a title is and, where it is between its two looks, what of them differs.
    func explanations(ofTitle index: Int, _ emphasis: Emphasis) -> [Explanation] {
        let frame = tab(index)
        var list: [Explanation] = []
        switch emphasis {
        case .selection(let selected):
            list.append(
                Explanation(.emphasis(index), frame.emphasis, .selectedOrNot, [.init(.index, .index(selected))]))
        case .position(let page):
            list.append(Explanation(.emphasis(index), frame.emphasis, .nearnessToPosition, [.init(.position, page)]))
        }
        guard frame.emphasis > 0, frame.emphasis < 1 else { return list }
        let (title, style) = (configuration.title, frame.style)
        let (normal, selected) = (title.normal, title.selected)
        let part = Explanation.Step(.emphasis, frame.emphasis)
        func blended(_ subject: Explanation.Subject, _ value: Double, _ normal: Double, _ selected: Double) {
            guard normal != selected else { return }
            list.append(
                Explanation(
                    subject, value, .blended(.sRGB), [.init(.normal, normal), .init(.selected, selected), part]))
        }
        blended(.fontSize(index), style.fontSize, normal.fontSize.value, selected.fontSize.value)
        blended(.fontWeight(index), style.fontWeight, normal.fontWeight.value, selected.fontWeight.value)
        blended(.scale(index), style.scale, normal.scale.value, selected.scale.value)
        guard normal.color != selected.color else { return list }
        list.append(
            Explanation(
                .color(index), .color(style.color), .blended(title.colorSpace),
                [.init(.normal, .color(normal.color)), .init(.selected, .color(selected.color)), part]))
        return list
    }
}
