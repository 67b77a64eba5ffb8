/// Where the widths of the tabs come from. What is the same for all tabs is worked out once.
struct TabWidthRules {
    private let configuration: Configuration
    /// What is the same of all tabs without a width of their own.
    private let common: StepTrace

    init(_ configuration: Configuration) {
        self.configuration = configuration
        common = StepTrace { _ = TabStrip.widths(of: configuration.tabs, in: configuration.bar, $0) }
    }

    /// Reports how the width of the tab at `index` comes about.
    func callAsFunction(_ index: Int, _ trace: StepTrace) {
        let tab = configuration.tabs[index]
        // Where a tab may not bring its own width it has none.
        if let width = tab.width {
            trace.begin(.ownWidth)
            return trace.note([.init(.ownWidth, width.value)])
        }
        trace.begin(common.rule)
        if let natural = configuration.bar.sizing.naturalWidth,
            common.rule == .naturalWidth || common.rule == .filledWidth
        {
            trace.note([
                .init(.labelWidth, tab.labelWidth?.value ?? 0),
                .init(.padding, natural.padding.leading.value + natural.padding.trailing.value),
                .init(.minimum, natural.minimum.value),
            ])
            if let maximum = natural.maximum { trace.note([.init(.maximum, maximum.value)]) }
            if common.rule == .filledWidth { trace.note([.init(.needed, natural.width(of: tab))]) }
        }
        trace.note(common.steps)
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
        let isOneIn = if case .compact = bar.sizing { bar.alignment == .start } else { false }
        let x = max(0, mirror.x(place.left, width: place.width))
        let left = StepTrace(isOneIn ? .placedOneTabIn : .placed(bar.alignment)) {
            $0.note([
                .init(.leadingInset, bar.insets.leading.value), .init(.free, room.free), .init(.lead, room.lead),
                .init(.widthsBefore, before), .init(.tabsBefore, Double(index)), .init(.gap, bar.spacing.value),
                .init(.share, room.share), .init(.width, place.width),
            ])
            noteSeen(x, $0)
        }
        let width = StepTrace {
            widths(index, $0)
            noteSeen(x, width: place.width, $0)
        }
        let drawn = tab(index)
        return [Explanation(.tabX(index), drawn.x, left), Explanation(.tabWidth(index), drawn.width, width)]
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
