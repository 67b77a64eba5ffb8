/// A tab bar at one moment: what is selected, where everything stands, and what has to move.
///
/// A pure function of a configuration and a scroll state. Making one is O(1), each property is O(1) or O(log n), and nothing
/// but an animation and the pages to unmount needs memory.
public struct Layout: Sendable {
    /// The configuration that was laid out.
    public let configuration: Configuration
    /// The moment it was laid out for.
    public let state: ScrollState
    /// Where the tabs stand.
    public var strip: TabStrip { configuration.strip }
    /// Which tab is selected.
    public let selection: Selection

    let position: PagePosition
    /// Turns what is worked out from left to right into what is seen.
    let mirror: Mirror
    /// The rules that scroll the strip.
    let scrolling: StripScrolling
    /// The rules that place the indicator; nil when there is no indicator or no tab.
    let indicatorPlacement: IndicatorPlacement?
    /// Where the strip stands in the end, if an event has decided it; nil for where its rules put it.
    let decidedBarEnd: Double?

    /// The layout of a configuration at a moment.
    ///
    /// - Throws: `LayoutError` when `state.selected` or `state.focused` is not the index of a tab.
    public init(_ configuration: Configuration, at state: ScrollState) throws(LayoutError) {
        if let selected = state.selected, !configuration.tabs.indices.contains(selected) {
            throw .selectionOutOfRange(index: selected, count: configuration.tabs.count)
        }
        if let focused = state.focused, !configuration.tabs.indices.contains(focused) {
            throw .focusOutOfRange(index: focused, count: configuration.tabs.count)
        }
        self.init(configuration, atKnown: state)
    }

    /// The layout at a moment whose selected and focused tabs are known to exist, with the strip at `barEnd` where that is decided.
    init(_ configuration: Configuration, atKnown state: ScrollState, barEnd: Double? = nil) {
        self.configuration = configuration
        self.state = state
        decidedBarEnd = barEnd
        let strip = configuration.strip
        let mirror = Mirror(strip, direction: configuration.bar.direction)
        self.mirror = mirror
        position = PagePosition(offset: state.offset, pageWidth: configuration.pager.pageWidth)
        selection = Selection(
            count: configuration.tabs.count, pager: configuration.pager, position: position, state: state)
        scrolling = StripScrolling(
            strip: strip, bar: configuration.bar, current: state.barOffset.map { mirror.offset($0.value) },
            selected: state.selected)
        indicatorPlacement = IndicatorPlacement(configuration)
    }

    // MARK: The strip

    /// The strip of titles: how wide it is and where it is scrolled to.
    public var bar: BarFrame {
        let (lower, upper) = (mirror.offset(scrolling.limits.lower), mirror.offset(scrolling.limits.upper))
        let offset = barEnd
        return BarFrame(
            contentWidth: strip.contentWidth, offset: seen(offset), minOffset: min(lower, upper),
            maxOffset: max(lower, upper),
            view: mirror.view(TabsInView(strip, offset: offset, limits: scrolling.limits)))
    }

    /// Where the strip stands before anything moves.
    var barStart: Double {
        if let given = state.barOffset { return mirror.offset(given.value) }
        if configuration.bar.follow.followsPosition || focusInView != nil { return barEnd }
        return (selection.isChanged && !appears ? state.selected : selection.index).map { scrolling.target(of: $0) }
            ?? 0
    }

    /// Where the strip stands in the end.
    var barEnd: Double { barEnd(Untraced()) }

    func barEnd(_ trace: some Trace) -> Double {
        // An event that moves the focus, or nothing, has said where the strip ends; the rules would go on from there.
        if let decidedBarEnd {
            trace.begin(.keptOffset)
            trace.note([.init(.current, decidedBarEnd)])
            scrolling.noteLimits(trace)
            return decidedBarEnd
        }
        let place = stripPlace
        let offset = scrolling.offset(of: place, at: position, trace)
        guard place.followsPosition && staysBehind(offset) else { return offset }
        let kept = scrolling.stay(trace)
        trace.follow(.heldBack)
        trace.note([.init(.position, position.value), .init(.refused, offset)])
        return kept
    }

    /// What decides where the strip stands in the end.
    @inline(__always)
    var stripPlace: StripPlace {
        if let focusInView { return .showing(focusInView) }
        guard configuration.bar.follow.followsPosition else {
            // What the selection does not move stays, but within the limits.
            return !selection.isChanged && state.barOffset != nil ? .kept : .resting(on: selection.index)
        }
        guard followsOffset else { return .resting(on: selection.index) }
        switch configuration.bar.follow {
        case .drag, .selection: return .between
        case .unclamped: return .betweenUnclamped
        case .distance:
            guard state.phase.isGesture, let index = state.leavingIndex else { return .between }
            return .leaving(index)
        }
    }

    /// Whether a strip that must not scroll back would do so.
    ///
    /// Android's rule: while the pager glides, a page before the selected one only scrolls the strip on toward later tabs, a
    /// page behind it only toward earlier ones.
    func staysBehind(_ target: Double) -> Bool {
        guard configuration.bar.noBackScroll, state.phase == .decelerating, state.barOffset != nil,
            let selected = state.selected
        else { return false }
        let page = position.value.rounded(.down)
        if page < Double(selected) { return target < scrolling.current }
        return page > Double(selected) && target > scrolling.current
    }

    /// A scroll offset of the strip as it is seen: one at which the state says that it stands, exactly as it says.
    func seen(_ offset: Double) -> Double {
        guard mirror.isActive else { return offset }
        if let given = state.barOffset, mirror.offset(given.value) == offset { return given.value }
        return mirror.offset(offset)
    }

    /// Where the strip belongs when the tab at `index` is selected.
    func restingBarOffset(on index: Int?) -> Double { scrolling.offset(of: .resting(on: index), at: position) }

    // MARK: The indicator

    /// The indicator; nil when there is none, or nothing for it to mark.
    public var indicator: IndicatorFrame? {
        guard var place = indicatorEnd else { return nil }
        place.segment = mirror.segment(place.segment)
        let frame = IndicatorFrame(configuration.placedIndicator, at: place, barHeight: configuration.bar.height)
        guard let grid = configuration.bar.pixelGrid else { return frame }
        return frame.rounded(to: grid)
    }

    /// Where the indicator is drawn before anything moves.
    var indicatorStart: IndicatorPlace? {
        guard let placement = indicatorPlacement else { return nil }
        let follow = placement.indicator.follow
        if follow == .drag && state.phase.isGesture { return indicatorEnd }
        let previous = follow == .selection && state.phase != .idle ? state.selected : nil
        var place = previous.map { placement.restingPlace(on: $0) } ?? indicatorEnd
        if let given = givenIndicator {
            let width = given.width.value
            place?.segment = Segment(left: mirror.x(given.x.value, width: width), width: width)
            place?.opacity = given.opacity.value
        }
        return place
    }

    /// Where an interrupted indicator is said to be drawn; nil where that is not said, or where it follows the drag anyway.
    var givenIndicator: IndicatorExtent? {
        let isDragged = configuration.placedIndicator.follow == .drag && state.phase.isGesture
        return isDragged ? nil : state.indicator
    }

    /// The scroll position that the start of the indicator's way belongs to; nil where there is no indicator.
    ///
    /// An interrupted indicator belongs to the tabs that its middle lies between.
    var indicatorStartPosition: Double? {
        guard let placement = indicatorPlacement else { return nil }
        if givenIndicator != nil {
            return indicatorStart.map { placement.position(ofMiddle: $0.segment.middle) }
        }
        if placement.indicator.follow == .drag { return indicatorEndPosition }
        return (state.phase == .idle ? selection.index : state.selected).map { Double($0) }
    }

    /// Where the indicator is in the end.
    var indicatorEnd: IndicatorPlace? { indicatorEnd(Untraced()) }

    func indicatorEnd(_ trace: some Trace) -> IndicatorPlace? {
        guard let placement = indicatorPlacement else { return nil }
        if placement.indicator.follow == .drag && followsOffset { return placement.place(at: position, trace) }
        return selection.index.map { placement.restingPlace(on: $0, trace) }
    }

    /// The scroll position that the end of the indicator's way belongs to; nil where nothing is selected.
    var indicatorEndPosition: Double? {
        configuration.placedIndicator.follow == .drag && followsOffset
            ? position.clamped(to: strip.count) : selection.index.map { Double($0) }
    }

    // MARK: The tabs

    /// The tab at `index`.
    ///
    /// - Precondition: `index` is that of a tab.
    public func tab(_ index: Int) -> TabFrame {
        tab(index, emphasis: emphasis, visible: strip.visibleTabs(at: barEnd))
    }

    /// Calls `body` with every tab in order. O(n): what is the same for all of them is worked out once.
    ///
    /// - Parameters:
    ///   - range: which tabs; nil for all of them.
    ///   - view: which tabs are in view; nil to find them. Whoever has `bar` has them already.
    ///   - body: what is called with the index of a tab and its frame.
    /// - Precondition: the range lies within the indices of the tabs.
    public func forEachTab(
        in range: Range<Int>? = nil, inView view: Range<Int>? = nil, _ body: (Int, TabFrame) -> Void
    ) {
        let emphasis = emphasis
        let visible = view ?? strip.visibleTabs(at: barEnd)
        for index in range ?? configuration.tabs.indices {
            body(index, tab(index, emphasis: emphasis, visible: visible))
        }
    }

    @inline(__always)
    private func tab(_ index: Int, emphasis: Emphasis, visible: Range<Int>) -> TabFrame {
        let place = strip.tab(index)
        let emphasis = emphasis(index)
        let frame = TabFrame(
            // 21 shares of 390 are a rounding error more than 390, which must not put the last one left of the content.
            x: max(0, mirror.x(place.left, width: place.width)), width: place.width,
            height: configuration.bar.height.value,
            isSelected: index == selection.index, emphasis: emphasis,
            style: configuration.title.style(emphasis: emphasis),
            isVisible: visible.contains(index))
        guard let grid = configuration.bar.pixelGrid else { return frame }
        return frame.rounded(to: grid)
    }

    /// How emphasised the titles are at this moment.
    var emphasis: Emphasis {
        configuration.title.follow == .drag && followsOffset
            ? .position(position.clamped(to: strip.count)) : .selection(selection.index)
    }

    // MARK: The pages

    /// The pages: where the pager stands, which are seen and which should exist.
    public var pager: PagerFrame {
        PagerFrame(
            offset: state.offset.distance(pageWidth: configuration.pager.pageWidth), position: position,
            count: strip.count, preload: configuration.pager.preload, held: state.mounted)
    }

    // MARK: Moments

    /// Whether what follows the drag follows the pager now; a pager that code moves is followed by nothing (S1).
    var followsOffset: Bool { state.phase != .programmatic }

    /// Whether the selection appears for the first time: then nothing is animated.
    var appears: Bool { state.selected == nil }
}

/// Why a moment cannot be laid out.
public enum LayoutError: Error, Equatable {
    /// The tab said to be selected does not exist.
    case selectionOutOfRange(index: Int, count: Int)
    /// The tab that an event names does not exist.
    case eventOutOfRange(index: Int, count: Int)
    /// The tab said to have the focus does not exist.
    case focusOutOfRange(index: Int, count: Int)
}
