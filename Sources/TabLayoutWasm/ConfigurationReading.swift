internal import CTabLayout
internal import TabLayout

extension RequestReader {
    /// The configuration of a request; nil where something is at fault.
    mutating func configuration() -> Configuration? {
        let tabs = tabs(TL_TABS, at: lists.tabs)
        let bar = bar()
        let indicator = truth(TL_INDICATOR) ? indicator() : nil
        let title = title()
        let pager = pager(barWidth: bar.width)
        let motion = Motion(
            tap: pacing(TL_TAP_DURATION, TL_TAP_EASING, stops: lists.tap),
            settle: pacing(TL_SETTLE_DURATION, TL_SETTLE_EASING, stops: lists.settle),
            tolerance: quantity(TL_TOLERANCE), reduction: choice(TL_REDUCED))
        let keyboard = Keyboard(
            activation: choice(TL_ACTIVATION),
            orientation: choice(TL_ORIENTATION), wraps: truth(TL_WRAP),
            disabled: choice(TL_DISABLED))
        if fault != nil { return nil }
        do {
            return try Configuration(
                tabs: tabs, bar: bar, indicator: indicator, title: title, pager: pager, motion: motion,
                keyboard: keyboard)
        } catch {
            refuse(place(of: error, tabsAt: lists.tabs))
            return nil
        }
    }

    /// The number of a tab that contradicts the bar.
    func place(of conflict: ConfigurationConflict, tabsAt start: Int) -> Int {
        switch conflict {
        case .labelWidthMissing(let tab): start + 3 * tab
        case .widthNotAllowed(let tab): start + 3 * tab + 1
        }
    }

    private mutating func bar() -> Bar {
        var bar = Bar(width: quantity(TL_BAR_WIDTH))
        bar.height = quantity(TL_BAR_HEIGHT)
        bar.spacing = quantity(TL_SPACING)
        bar.insets = insets(TL_INSET_LEADING, TL_INSET_TRAILING)
        bar.sizing = sizing()
        bar.alignment = choice(TL_ALIGNMENT)
        bar.direction = choice(TL_DIRECTION)
        bar.scrollTo = choice(TL_SCROLL_TO)
        bar.scrollMargin = quantity(TL_SCROLL_MARGIN)
        bar.scrollPadding = insets(TL_SCROLL_PADDING_LEADING, TL_SCROLL_PADDING_TRAILING)
        bar.follow = choice(TL_BAR_FOLLOW)
        bar.noBackScroll = truth(TL_NO_BACK_SCROLL)
        if !isMissing(TL_PIXEL_RATIO) { bar.pixelGrid = PixelGrid(ratio: quantity(TL_PIXEL_RATIO)) }
        return bar
    }

    private mutating func insets(_ leading: Int, _ trailing: Int) -> Insets {
        Insets(leading: quantity(leading), trailing: quantity(trailing))
    }

    private mutating func sizing() -> Sizing {
        switch integer(TL_SIZING, in: 0...5) {
        case 0:
            let (minimum, maximum) = widthBounds()
            return .equal(minimum: minimum, maximum: maximum)
        case 1: return .fixed(width: quantity(TL_SIZING_WIDTH))
        case 2: return .compact(fraction: quantity(TL_SIZING_FRACTION))
        case 3: return .content(naturalWidth())
        case 4: return .fill(naturalWidth())
        default: return .auto(naturalWidth(), fit())
        }
    }

    private mutating func fit() -> Fit {
        let isLimited = !isMissing(TL_MAXIMUM_COUNT)
        return Fit(
            gutter: quantity(TL_GUTTER),
            maximumCount: isLimited ? integer(TL_MAXIMUM_COUNT, in: 0...Self.tabLimit) : nil,
            fitting: choice(TL_FITTING),
            otherwise: choice(TL_OTHERWISE))
    }

    private mutating func naturalWidth() -> NaturalWidth {
        let padding = insets(TL_SIZING_PADDING, TL_PADDING_TRAILING)
        let (minimum, maximum) = widthBounds()
        return NaturalWidth(padding: padding, minimum: minimum, maximum: maximum)
    }

    private mutating func widthBounds() -> (minimum: Length, maximum: Length?) {
        let minimum: Length = quantity(TL_SIZING_MINIMUM)
        let maximum: Length? = optional(TL_SIZING_MAXIMUM)
        if let maximum, maximum.value < minimum.value { refuse(TL_SIZING_MAXIMUM) }
        return (minimum, maximum)
    }

    private mutating func indicator() -> Indicator {
        var list: [Color] = []
        for index in 0..<integer(TL_INDICATOR_COLORS, in: 1...Self.colorLimit) {
            list.append(color(lists.colors + index))
        }
        var indicator = Indicator()
        if let colors = IndicatorColors(list) { indicator.colors = colors }
        indicator.width = indicatorWidth()
        indicator.minimumWidth = quantity(TL_INDICATOR_MINIMUM)
        indicator.alignment = choice(TL_INDICATOR_ALIGNMENT)
        indicator.outerInsets = insets(TL_OUTER_LEADING, TL_OUTER_TRAILING)
        indicator.height = quantity(TL_INDICATOR_HEIGHT)
        indicator.cornerRadius = quantity(TL_CORNER_RADIUS)
        indicator.position = choice(TL_POSITION)
        indicator.inset = quantity(TL_INDICATOR_INSET)
        indicator.stretch = stretch()
        indicator.path = choice(TL_PATH)
        indicator.follow = choice(TL_INDICATOR_FOLLOW)
        return indicator
    }

    private mutating func indicatorWidth() -> IndicatorWidth {
        switch integer(TL_INDICATOR_WIDTH_KIND, in: 0...4) {
        case 0: return .fixed(quantity(TL_INDICATOR_WIDTH))
        case 1: return .tab
        case 2: return .label
        case 3: return .ratio(quantity(TL_INDICATOR_WIDTH))
        default: return .inset(insets(TL_INDICATOR_WIDTH, TL_WIDTH_TRAILING))
        }
    }

    private mutating func stretch() -> Stretch {
        switch integer(TL_STRETCH, in: 0...5) {
        case 0: return .linear
        case 1: return .elastic
        case 2: return .worm
        case 3: return .fade
        case 4: return .snap
        default:
            return .edges(
                leading: edgeEasing(TL_LEADING, stops: lists.leading),
                trailing: edgeEasing(TL_TRAILING, stops: lists.trailing))
        }
    }

    /// Each step of an edge's easing is a keyframe, so there are at most a thousand.
    private mutating func edgeEasing(_ place: Int, stops: Int) -> Easing {
        let easing = easing(place, stops: stops)
        if case .steps(let steps) = easing, steps.count > 1000 { refuse(place + 1) }
        return easing
    }

    private mutating func title() -> Title {
        var title = Title(normal: style(TL_NORMAL_SIZE), selected: style(TL_SELECTED_SIZE))
        title.colorSpace = choice(TL_COLOR_SPACE)
        title.follow = choice(TL_TITLE_FOLLOW)
        title.animated = truth(TL_TITLE_ANIMATED)
        return title
    }

    private mutating func style(_ place: Int) -> TitleStyle {
        TitleStyle(
            fontSize: quantity(place), fontWeight: quantity(place + 1), scale: quantity(place + 2),
            color: color(place + 3))
    }

    private mutating func pager(barWidth: PositiveLength) -> Pager {
        var pager = Pager(pageWidth: barWidth)
        if !isMissing(TL_PAGE_WIDTH) { pager.pageWidth = quantity(TL_PAGE_WIDTH) }
        pager.selection = choice(TL_SELECTION)
        pager.threshold = quantity(TL_THRESHOLD)
        pager.overscroll = choice(TL_OVERSCROLL)
        pager.preload = integer(TL_PRELOAD, in: 0...Self.tabLimit)
        pager.animated = truth(TL_PAGER_ANIMATED)
        pager.fling = choice(TL_FLING)
        pager.skipDisabled = truth(TL_SKIP_DISABLED)
        return pager
    }
}
