internal import CTabLayout
internal import TabLayout

extension RequestReader {
    /// The configuration of a request.
    func configuration() throws(Refusal) -> Configuration {
        let tabs = try tabs(TL_TABS, at: lists.tabs)
        let bar = try bar()
        let indicator = try truth(TL_INDICATOR) ? try indicator() : nil
        let title = try title()
        let pager = try pager(barWidth: bar.width)
        let motion = Motion(
            tap: try pacing(TL_TAP_DURATION, TL_TAP_EASING, stops: lists.tap),
            settle: try pacing(TL_SETTLE_DURATION, TL_SETTLE_EASING, stops: lists.settle),
            tolerance: try quantity(TL_TOLERANCE), reduction: try choice(TL_REDUCED, MotionReduction.allCases))
        let keyboard = Keyboard(
            activation: try choice(TL_ACTIVATION, KeyActivation.allCases),
            orientation: try choice(TL_ORIENTATION, KeyOrientation.allCases), wraps: try truth(TL_WRAP),
            disabled: try choice(TL_DISABLED, DisabledFocus.allCases))
        do {
            return try Configuration(
                tabs: tabs, bar: bar, indicator: indicator, title: title, pager: pager, motion: motion,
                keyboard: keyboard)
        } catch {
            throw Refusal(place: place(of: error, tabsAt: lists.tabs))
        }
    }

    /// The number of a tab that contradicts the bar.
    func place(of conflict: ConfigurationConflict, tabsAt start: Int) -> Int {
        switch conflict {
        case .labelWidthMissing(let tab): start + 3 * tab
        case .widthNotAllowed(let tab): start + 3 * tab + 1
        }
    }

    private func bar() throws(Refusal) -> Bar {
        let ratio: PixelRatio? = try optional(TL_PIXEL_RATIO)
        return Bar(
            width: try quantity(TL_BAR_WIDTH), height: try quantity(TL_BAR_HEIGHT), spacing: try quantity(TL_SPACING),
            insets: try insets(TL_INSET_LEADING, TL_INSET_TRAILING),
            sizing: try sizing(), alignment: try choice(TL_ALIGNMENT, Alignment.allCases),
            direction: try choice(TL_DIRECTION, Direction.allCases),
            scrollTo: try choice(TL_SCROLL_TO, ScrollDestination.allCases),
            scrollMargin: try quantity(TL_SCROLL_MARGIN),
            scrollPadding: try insets(TL_SCROLL_PADDING_LEADING, TL_SCROLL_PADDING_TRAILING),
            follow: try choice(TL_BAR_FOLLOW, StripFollow.allCases),
            noBackScroll: try truth(TL_NO_BACK_SCROLL), pixelGrid: ratio.map { PixelGrid(ratio: $0) })
    }

    private func insets(_ leading: Int, _ trailing: Int) throws(Refusal) -> Insets {
        Insets(leading: try quantity(leading), trailing: try quantity(trailing))
    }

    private func sizing() throws(Refusal) -> Sizing {
        switch try integer(TL_SIZING, in: 0...5) {
        case 0: return .equal(minimum: try quantity(TL_SIZING_MINIMUM))
        case 1: return .fixed(width: try quantity(TL_SIZING_WIDTH))
        case 2: return .compact(fraction: try quantity(TL_SIZING_FRACTION))
        case 3: return .content(try naturalWidth())
        case 4: return .fill(try naturalWidth())
        default: return .auto(try naturalWidth(), try fit())
        }
    }

    private func fit() throws(Refusal) -> Fit {
        let isLimited = try !isMissing(TL_MAXIMUM_COUNT)
        return Fit(
            gutter: try quantity(TL_GUTTER),
            maximumCount: isLimited ? try integer(TL_MAXIMUM_COUNT, in: 0...Self.tabLimit) : nil,
            fitting: try choice(TL_FITTING, FittingWidth.allCases),
            otherwise: try choice(TL_OTHERWISE, OverflowingWidth.allCases))
    }

    private func naturalWidth() throws(Refusal) -> NaturalWidth {
        let natural = NaturalWidth(
            padding: try insets(TL_SIZING_PADDING, TL_PADDING_TRAILING), minimum: try quantity(TL_SIZING_MINIMUM),
            maximum: try optional(TL_SIZING_MAXIMUM))
        if let maximum = natural.maximum, maximum.value < natural.minimum.value {
            throw Refusal(place: TL_SIZING_MAXIMUM)
        }
        return natural
    }

    private func indicator() throws(Refusal) -> Indicator {
        var list: [Color] = []
        for index in 0..<(try integer(TL_INDICATOR_COLORS, in: 0...10_000)) {
            list.append(try color(lists.colors + index))
        }
        guard let colors = IndicatorColors(list) else { throw Refusal(place: TL_INDICATOR_COLORS) }
        return Indicator(
            width: try indicatorWidth(), minimumWidth: try quantity(TL_INDICATOR_MINIMUM),
            alignment: try choice(TL_INDICATOR_ALIGNMENT, IndicatorAlignment.allCases),
            outerInsets: try insets(TL_OUTER_LEADING, TL_OUTER_TRAILING), height: try quantity(TL_INDICATOR_HEIGHT),
            cornerRadius: try quantity(TL_CORNER_RADIUS), colors: colors,
            position: try choice(TL_POSITION, IndicatorPosition.allCases), inset: try quantity(TL_INDICATOR_INSET),
            stretch: try stretch(), path: try choice(TL_PATH, IndicatorPath.allCases),
            follow: try choice(TL_INDICATOR_FOLLOW, Follow.allCases))
    }

    private func indicatorWidth() throws(Refusal) -> IndicatorWidth {
        switch try integer(TL_INDICATOR_WIDTH_KIND, in: 0...4) {
        case 0: return .fixed(try quantity(TL_INDICATOR_WIDTH))
        case 1: return .tab
        case 2: return .label
        case 3: return .ratio(try quantity(TL_INDICATOR_WIDTH))
        default: return .inset(try insets(TL_INDICATOR_WIDTH, TL_WIDTH_TRAILING))
        }
    }

    private func stretch() throws(Refusal) -> Stretch {
        switch try integer(TL_STRETCH, in: 0...5) {
        case 0: return .linear
        case 1: return .elastic
        case 2: return .worm
        case 3: return .fade
        case 4: return .snap
        default:
            return .edges(
                leading: try edgeEasing(TL_LEADING, stops: lists.leading),
                trailing: try edgeEasing(TL_TRAILING, stops: lists.trailing))
        }
    }

    /// Each step of an edge's easing is a keyframe, so there are at most a thousand.
    private func edgeEasing(_ place: Int, stops: Int) throws(Refusal) -> Easing {
        let easing = try easing(place, stops: stops)
        if case .steps(let steps) = easing, steps.count > 1000 { throw Refusal(place: place + 1) }
        return easing
    }

    private func title() throws(Refusal) -> Title {
        Title(
            normal: try style(TL_NORMAL_SIZE), selected: try style(TL_SELECTED_SIZE),
            colorSpace: try choice(TL_COLOR_SPACE, ColorSpace.allCases),
            follow: try choice(TL_TITLE_FOLLOW, Follow.allCases), animated: try truth(TL_TITLE_ANIMATED))
    }

    private func style(_ place: Int) throws(Refusal) -> TitleStyle {
        TitleStyle(
            fontSize: try quantity(place), fontWeight: try quantity(place + 1), scale: try quantity(place + 2),
            color: try color(place + 3))
    }

    private func pager(barWidth: PositiveLength) throws(Refusal) -> Pager {
        Pager(
            pageWidth: try optional(TL_PAGE_WIDTH) ?? barWidth,
            selection: try choice(TL_SELECTION, SelectionRule.allCases), threshold: try quantity(TL_THRESHOLD),
            overscroll: try choice(TL_OVERSCROLL, Overscroll.allCases),
            preload: try integer(TL_PRELOAD, in: 0...Self.tabLimit), animated: try truth(TL_PAGER_ANIMATED),
            fling: try choice(TL_FLING, FlingRule.allCases), skipDisabled: try truth(TL_SKIP_DISABLED))
    }
}
