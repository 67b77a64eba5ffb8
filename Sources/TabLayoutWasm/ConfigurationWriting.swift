internal import CTabLayout
internal import TabLayout

extension AnswerWriter {
    /// Writes a configuration as a request has it: a header, at rest on the first tab, and its lists.
    mutating func write(_ configuration: Configuration) {
        writeBeginning(configuration.tabs.count, configuration.bar, configuration.indicator)
        write(configuration.title)
        write(configuration.pager.pageWidth.value)
        write(configuration.pager)
        write(configuration.motion)
        write(configuration.keyboard)
        writeEnd(configuration.tabs, configuration.bar, configuration.indicator, configuration.motion)
    }

    /// Writes the settings of a preset in the same way, without tabs and the width of a page.
    mutating func write(_ settings: PresetSettings) {
        writeBeginning(0, settings.bar, settings.indicator)
        write(settings.title)
        write(Double.nan)
        write(settings.pager)
        write(settings.motion)
        write(settings.keyboard)
        writeEnd([], settings.bar, settings.indicator, settings.motion)
    }

    private mutating func writeBeginning(_ count: Int, _ bar: Bar, _ indicator: Indicator?) {
        write(1.0)
        write(count)
        write(bar)
        if let indicator {
            write(true)
            write(indicator, colors: indicator.colors.list.count)
        } else {
            write(false)
            write(Indicator(), colors: 0)
        }
    }

    private mutating func writeEnd(_ tabs: [Tab], _ bar: Bar, _ indicator: Indicator?, _ motion: Motion) {
        writeRest(hasTabs: !tabs.isEmpty)
        writeAdded(bar)
        writeAdded(indicator ?? Indicator())
        write(tabs)
        if let indicator {
            for color in indicator.colors.list { write(color) }
            if case .edges(let leading, let trailing) = indicator.stretch {
                writeStops(of: leading)
                writeStops(of: trailing)
            }
        }
        writeStops(of: motion.tap)
        writeStops(of: motion.settle)
    }

    private mutating func write(_ title: Title) {
        write(title.normal)
        write(title.selected)
        write(title.colorSpace)
        write(title.follow)
        write(title.animated)
    }

    /// Writes a pager but for the width of its pages.
    private mutating func write(_ pager: Pager) {
        write(pager.selection)
        write(pager.threshold.value)
        write(pager.overscroll)
        write(pager.preload)
        write(pager.animated)
        write(pager.fling)
        write(pager.skipDisabled)
    }

    private mutating func write(_ motion: Motion) {
        write(motion.tap)
        write(motion.settle)
        write(motion.tolerance.value)
        write(motion.reduction)
    }

    private mutating func write(_ keyboard: Keyboard) {
        write(keyboard.activation)
        write(keyboard.orientation)
        write(keyboard.wraps)
        write(keyboard.disabled)
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
    private mutating func writeAdded(_ bar: Bar) {
        write((bar.sizing.naturalWidth ?? NaturalWidth()).padding.trailing.value)
        var fit = Fit()
        if case .auto(_, let given) = bar.sizing { fit = given }
        write(fit.gutter.value)
        write(fit.maximumCount)
        write(fit.fitting)
        write(fit.otherwise)
        write(bar.scrollPadding.leading.value)
        write(bar.scrollPadding.trailing.value)
    }

    private mutating func writeAdded(_ indicator: Indicator) {
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
        var (minimum, maximum) = (natural.minimum, natural.maximum)
        switch sizing {
        case .equal(let least, let greatest):
            write(0)
            (minimum, maximum) = (least, greatest)
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
        write(maximum?.value)
    }

    private mutating func write(_ indicator: Indicator, colors: Int) {
        switch indicator.width {
        case .fixed(let width): write(kind: 0, width.value)
        case .tab: write(kind: 1, .nan)
        case .label: write(kind: 2, .nan)
        case .ratio(let ratio): write(kind: 3, ratio.value)
        case .inset(let inset): write(kind: 4, inset.leading.value)
        }
        write(indicator.height.value)
        write(indicator.cornerRadius.value)
        write(colors)
        write(indicator.position)
        write(indicator.inset.value)
        var edges: (leading: Easing, trailing: Easing) = (.linear, .linear)
        switch indicator.stretch {
        case .linear: write(0)
        case .elastic: write(1)
        case .worm: write(2)
        case .fade: write(3)
        case .snap: write(4)
        case .edges(let leading, let trailing):
            write(5)
            edges = (leading, trailing)
        }
        write(indicator.path)
        write(indicator.follow)
        writeHead(of: edges.leading)
        writeHead(of: edges.trailing)
    }

    private mutating func write(kind: Int, _ number: Double) {
        write(kind)
        write(number)
    }

    private mutating func write(_ style: TitleStyle) {
        write(style.fontSize.value)
        write(style.fontWeight.value)
        write(style.scale.value)
        write(style.color)
    }

    private mutating func write(_ pacing: Pacing) {
        switch pacing {
        case .timed(let timing):
            write(timing.duration.value)
            writeHead(of: timing.easing)
        case .spring(let spring):
            write(0.0)
            write(8)
            // Any spring is one of unit mass.
            write(1.0)
            write(spring.frequency * spring.frequency)
            write(2 * spring.dampingRatio * spring.frequency)
            write(spring.velocity)
            write(0)
        }
    }

    /// Writes an easing but for its stops, which stand in a list.
    private mutating func writeHead(of easing: Easing) {
        writeKind(of: easing)
        if case .piecewiseLinear(let line) = easing { write(line.points.count) } else { write(0) }
    }

    private mutating func writeStops(of pacing: Pacing) {
        if case .timed(let timing) = pacing { writeStops(of: timing.easing) }
    }

    private mutating func writeStops(of easing: Easing) {
        guard case .piecewiseLinear(let line) = easing else { return }
        for point in line.points {
            write(point.output)
            write(point.input)
            write(Double.nan)
        }
    }
}
