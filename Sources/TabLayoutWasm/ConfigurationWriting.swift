internal import CTabLayout
internal import TabLayout

extension AnswerWriter {
    /// Writes a configuration as a request has it: a header, at rest on the first tab, and its lists.
    mutating func write(_ configuration: Configuration) {
        write(
            tabs: configuration.tabs, bar: configuration.bar, indicator: configuration.indicator,
            title: configuration.title, pager: configuration.pager, pageWidth: configuration.pager.pageWidth,
            motion: configuration.motion, keyboard: configuration.keyboard)
    }

    mutating func write(
        tabs: [Tab], bar: Bar, indicator: Indicator?, title: Title, pager: Pager, pageWidth: PositiveLength?,
        motion: Motion, keyboard: Keyboard
    ) {
        write(1.0)
        write(tabs.count)
        write(bar)
        let stops = Stops(indicator, motion)
        write(indicator, stops)
        write(title.normal)
        write(title.selected)
        write(title.colorSpace)
        write(title.follow)
        write(title.animated)
        write(pageWidth?.value)
        write(pager.selection)
        write(pager.threshold.value)
        write(pager.overscroll)
        write(pager.preload)
        write(pager.animated)
        write(pager.fling)
        write(pager.skipDisabled)
        write(motion.tap, stops.tap)
        write(motion.settle, stops.settle)
        write(motion.tolerance.value)
        write(motion.reduction)
        write(keyboard.activation)
        write(keyboard.orientation)
        write(keyboard.wraps)
        write(keyboard.disabled)
        writeRest(hasTabs: !tabs.isEmpty)
        writeAdded(bar, indicator ?? Indicator())
        write(tabs)
        for color in indicator?.colors.list ?? [] { write(color) }
        for point in stops.leading + stops.trailing + stops.tap + stops.settle {
            write(point.output)
            write(point.input)
            write(Double.nan)
        }
    }

    /// Writes the rest of a header: the state at rest, and nothing that happens.
    private mutating func writeRest(hasTabs: Bool) {
        for place in TL_OFFSET...TL_MINIMUM_TARGET {
            switch place {
            case TL_PHASE, TL_VELOCITY, TL_MOUNTED, TL_EVENT, TL_EVENT_TABS: write(0)
            case TL_SELECTED: write(hasTabs ? 0 : Double.nan)
            case TL_MINIMUM_TARGET: write(48)
            default: write(Double.nan)
            }
        }
    }

    /// Writes what was added to the header later.
    private mutating func writeAdded(_ bar: Bar, _ indicator: Indicator) {
        write((bar.sizing.naturalWidth ?? NaturalWidth()).padding.trailing.value)
        var fit = Fit()
        if case .auto(_, let given) = bar.sizing { fit = given }
        write(fit.gutter.value)
        write(fit.maximumCount)
        write(fit.fitting)
        write(fit.otherwise)
        write(bar.scrollPadding.leading.value)
        write(bar.scrollPadding.trailing.value)
        write(indicator.minimumWidth.value)
        write(indicator.alignment)
        write(indicator.outerInsets.leading.value)
        write(indicator.outerInsets.trailing.value)
        if case .inset(let insets) = indicator.width { write(insets.trailing.value) } else { write(Double.nan) }
    }

    private mutating func write(_ tabs: [Tab]) {
        for tab in tabs {
            write(tab.labelWidth?.value)
            write(tab.width?.value)
            write(tab.isEnabled)
        }
    }

    private mutating func write(_ bar: Bar) {
        write(bar.width.value)
        write(bar.height.value)
        write(bar.spacing.value)
        write(bar.insets.leading.value)
        write(bar.insets.trailing.value)
        write(bar.sizing)
        write(bar.alignment)
        write(bar.direction)
        write(bar.scrollTo)
        write(bar.scrollMargin.value)
        write(bar.follow)
        write(bar.noBackScroll)
        write(bar.pixelGrid?.ratio.value)
    }

    private mutating func write(_ sizing: Sizing) {
        var width = Double.nan
        var fraction = 0.5
        let natural = sizing.naturalWidth ?? NaturalWidth()
        var minimum = natural.minimum
        switch sizing {
        case .equal(let least):
            write(0)
            minimum = least
        case .fixed(let given):
            write(1)
            width = given.value
        case .compact(let given):
            write(2)
            fraction = given.value
        case .content: write(3)
        case .fill: write(4)
        case .auto: write(5)
        }
        write(width)
        write(fraction)
        write(natural.padding.leading.value)
        write(minimum.value)
        write(natural.maximum?.value)
    }

    private mutating func write(_ indicator: Indicator?, _ stops: Stops) {
        write(indicator != nil)
        let shown = indicator ?? Indicator()
        let (kind, number) =
            switch shown.width {
            case .fixed(let width): (0, width.value)
            case .tab: (1, Double.nan)
            case .label: (2, Double.nan)
            case .ratio(let ratio): (3, ratio.value)
            case .inset(let inset): (4, inset.leading.value)
            }
        write(kind)
        write(number)
        write(shown.height.value)
        write(shown.cornerRadius.value)
        write(indicator == nil ? 0 : shown.colors.list.count)
        write(shown.position)
        write(shown.inset.value)
        var edges: (leading: Easing, trailing: Easing) = (.linear, .linear)
        switch shown.stretch {
        case .linear: write(0)
        case .elastic: write(1)
        case .worm: write(2)
        case .fade: write(3)
        case .snap: write(4)
        case .edges(let leading, let trailing):
            write(5)
            edges = (leading, trailing)
        }
        write(shown.path)
        write(shown.follow)
        writeKind(of: edges.leading)
        write(stops.leading.count)
        writeKind(of: edges.trailing)
        write(stops.trailing.count)
    }

    private mutating func write(_ style: TitleStyle) {
        write(style.fontSize.value)
        write(style.fontWeight.value)
        write(style.scale.value)
        write(style.color)
    }

    private mutating func write(_ pacing: Pacing, _ stops: [PiecewiseLinear.Point]) {
        switch pacing {
        case .timed(let timing):
            write(timing.duration.value)
            writeKind(of: timing.easing)
        case .spring(let spring):
            write(0.0)
            write(8)
            // Any spring is one of unit mass.
            write(1.0)
            write(spring.frequency * spring.frequency)
            write(2 * spring.dampingRatio * spring.frequency)
            write(spring.velocity)
        }
        write(stops.count)
    }
}

/// The corners of a configuration's polylines.
private struct Stops {
    var leading: [PiecewiseLinear.Point] = []
    var trailing: [PiecewiseLinear.Point] = []
    var tap: [PiecewiseLinear.Point] = []
    var settle: [PiecewiseLinear.Point] = []

    init(_ indicator: Indicator?, _ motion: Motion) {
        func points(_ easing: Easing) -> [PiecewiseLinear.Point] {
            if case .piecewiseLinear(let line) = easing { line.points } else { [] }
        }
        func points(_ pacing: Pacing) -> [PiecewiseLinear.Point] {
            if case .timed(let timing) = pacing { points(timing.easing) } else { [] }
        }
        if case .edges(let leading, let trailing) = indicator?.stretch {
            self.leading = points(leading)
            self.trailing = points(trailing)
        }
        tap = points(motion.tap)
        settle = points(motion.settle)
    }
}
