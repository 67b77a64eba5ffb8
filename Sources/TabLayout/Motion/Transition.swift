/// Something that happens to a tab bar.
public enum Event: Sendable, Equatable {
    /// The user taps the tab at this index.
    case tap(Int)
    /// The user's gesture comes to rest.
    case settle
    /// The user lets the pager go at this velocity, in units per millisecond, positive toward later tabs.
    case fling(Coordinate)
    /// The user presses a key while a tab has the focus.
    case key(Key)
}

/// What an event leads to: the state in which everything is at rest again, and the animation that leads there.
public struct Transition: Sendable {
    /// The layout in the end: at rest on the selected page.
    public var end: Layout { parts.end }
    /// What moves; nil when nothing does.
    public var animation: Animation? { parts.animation }
    /// Which tab is selected in the end, and which was before.
    public var selection: Selection { parts.selection }

    /// The twin of `animation` for users who prefer reduced motion.
    public var reducedAnimation: Animation? { parts.reducedAnimation }

    /// What the key did; nil for other events.
    public private(set) var keyOutcome: KeyOutcome?

    /// The exact course of the transition.
    var playback: Playback { parts.playback }

    let parts: Parts

    /// What a transition is made of. Its copies share it: it has a thousand bytes with two dozen references.
    final class Parts: Sendable {
        let end: Layout
        let selection: Selection
        /// The exact course.
        let playback: Playback
        let animation: Animation?
        let reducedAnimation: Animation?

        init(
            end: Layout, selection: Selection, movement: Movement, pacing: Pacing, reason: AnimationReason,
            _ counts: inout KnotCounts
        ) {
            self.end = end
            self.selection = selection
            let motion = end.configuration.motion
            let animation = Animation(
                movement, pacing: pacing, tolerance: motion.tolerance, isReduced: motion.reduction == .reduced,
                reason: reason, &counts)?.seen(in: movement)
            self.animation = animation
            playback = Playback(
                movement: movement, pacing: pacing, duration: animation?.timing.duration.value ?? 0,
                track: animation?.indicator ?? [], titles: animation?.titles ?? [])
            var reduced = animation
            reduced?.reduce()
            reducedAnimation = reduced
        }
    }

    /// The next state: what a later request gives back as `state`.
    public var state: ScrollState { end.state }

    /// The transition that `event` sets off in `state`. O(1) for tabs of one width, otherwise O(n).
    ///
    /// - A tap selects its tab, brings the strip to it and the pager to its page. On the tab that is selected already it
    ///   re-centres the strip. On a disabled tab it does nothing: the state stays as it was.
    /// - A settled gesture selects the nearest page and moves what is left to move; a pager that code moves keeps its
    ///   selection, if it has one.
    /// - A fling selects the page that `pager.fling` predicts, by the page that the gesture began on (`state.selected`), and
    ///   moves everything there on the clock of a settled gesture. The velocity chooses the page, not the clock.
    /// - A key that selects a tab is a tap on it. One that only moves the focus leaves everything else as it is; while the
    ///   pager is at rest, the strip moves as little as brings the focused tab into view.
    /// - After every other event that does something, the selected tab has the focus.
    /// - Everything starts exactly where `state.indicator` and `state.barOffset` say it is now.
    /// - Throws: `LayoutError` when `state.selected`, `state.focused` or the event's index is not that of a tab.
    public init(_ configuration: Configuration, from state: ScrollState, event: Event) throws(LayoutError) {
        var counts = KnotCounts(isKept: false)
        try self.init(configuration, from: state, event: event, &counts)
    }

    /// The same, for whoever keeps the counts of the moves from tab to tab.
    init(
        _ configuration: Configuration, from state: ScrollState, event: Event, _ counts: inout KnotCounts
    ) throws(LayoutError) {
        let before = try Layout(configuration, at: state)
        let chosen: Int?
        switch event {
        case .tap(let index):
            guard configuration.tabs.indices.contains(index) else {
                throw .eventOutOfRange(index: index, count: configuration.tabs.count)
            }
            guard configuration.tabs[index].isEnabled else {
                self = Transition(toFocus: state.focused, in: before, &counts)
                return
            }
            chosen = index
        case .settle:
            let kept = state.phase == .programmatic ? before.selection.index : nil
            chosen = kept ?? before.position.nearestPage(of: configuration.tabs.count)
        case .fling(let velocity):
            chosen = before.flingTarget(velocity)
        case .key(let key):
            self = try Transition(key, in: before, &counts)
            return
        }

        let isChanged = chosen != state.selected
        let recentres = if case .tap = event { true } else { configuration.bar.follow.followsPosition }
        let barOffset = isChanged || recentres ? before.restingBarOffset(on: chosen) : before.barEnd
        let seenBarOffset = before.seen(barOffset)
        let next = ScrollState(
            offset: .page(chosen ?? 0), phase: .idle, velocity: 0, selected: chosen,
            barOffset: Coordinate(seenBarOffset), indicator: nil)
        let end = Layout(configuration, atKnown: next)
        let selection = Selection(index: chosen, previous: state.selected, position: end.position.value)

        let pageWidth = configuration.pager.pageWidth
        let pagerEnd = next.offset.distance(pageWidth: pageWidth)
        let finish = Pose(
            indicator: end.indicatorEnd, barOffset: barOffset, seenBarOffset: seenBarOffset, emphasis: end.emphasis,
            pagerOffset: pagerEnd, position: chosen.map { Double($0) })
        var start = finish
        // What is selected for the first time appears without animation.
        if !before.appears {
            let glides =
                configuration.title.follow == .drag ? configuration.pager.animated : configuration.title.animated
            start = Pose(
                indicator: before.indicatorStart, barOffset: before.barStart,
                seenBarOffset: before.seen(before.barStart), emphasis: glides ? before.emphasisDrawn : end.emphasis,
                pagerOffset: configuration.pager.animated ? state.offset.distance(pageWidth: pageWidth) : pagerEnd,
                position: before.indicatorStartPosition, seenIndicator: before.givenIndicator,
                seenTitles: before.seenTitles)
        }
        let isTap = if case .tap = event { true } else { false }
        self.init(
            end: end, selection: selection,
            movement: Movement(from: start, to: finish, of: configuration, placement: end.indicatorPlacement),
            pacing: isTap ? configuration.motion.tap : configuration.motion.settle, reason: isTap ? .tap : .settle,
            &counts)
    }

    init(
        end: Layout, selection: Selection, movement: Movement, pacing: Pacing, reason: AnimationReason,
        _ counts: inout KnotCounts
    ) {
        parts = Parts(
            end: end, selection: selection, movement: movement, pacing: pacing, reason: reason, &counts)
    }

    /// What a key sets off.
    private init(_ key: Key, in before: Layout, _ counts: inout KnotCounts) throws(LayoutError) {
        let state = before.state
        let outcome = KeyOutcome(before.configuration, focused: state.focused, selected: state.selected, key: key)
        if let index = outcome.selects {
            self = try Transition(before.configuration, from: state, event: .tap(index), &counts)
        } else {
            self = Transition(toFocus: outcome.isHandled ? outcome.focused : state.focused, in: before, &counts)
        }
        keyOutcome = outcome
    }

    /// Everything stays as it was but for the focus, and the strip, which brings a newly focused tab into view.
    ///
    /// Where the strip is not moved, nothing is started and nothing stopped: it is said to end where the layout of the moment
    /// has it, with all that is under way, and the state to stand where it stood.
    private init(toFocus focused: Int?, in before: Layout, _ counts: inout KnotCounts) {
        var state = before.state
        let barStart = before.barStart
        let pose = Pose(
            indicator: before.indicatorStart, barOffset: barStart, seenBarOffset: before.seen(barStart),
            emphasis: before.emphasisDrawn, pagerOffset: before.pager.offset, seenIndicator: before.givenIndicator)
        var finish = pose
        var barEnd = before.barEnd
        if let focused, focused != state.focused ?? state.selected {
            let isSelected = focused == state.selected
            state.focused = isSelected ? nil : focused
            state.barOffset = Coordinate(pose.seenBarOffset)
            if state.phase == .idle {
                // Back on the selected tab, a strip that follows the pager goes back to where the pager puts it.
                finish.barOffset =
                    isSelected && !before.configuration.bar.follow.followsPosition
                    ? before.scrolling.bringingIntoView(focused) : Layout(before.configuration, atKnown: state).barEnd
                barEnd = clamp(finish.barOffset, before.scrolling.limits.lower, before.scrolling.limits.upper)
            }
        }
        finish.seenBarOffset = before.seen(finish.barOffset)
        state.barOffset = Coordinate(finish.seenBarOffset)
        self.init(
            end: Layout(before.configuration, atKnown: state, barEnd: barEnd),
            selection: Selection(
                index: before.state.selected, previous: before.state.selected, position: before.position.value),
            movement: Movement(from: pose, to: finish, of: before.configuration, placement: nil),
            pacing: before.configuration.motion.tap, reason: .tap, &counts)
    }
}

extension Layout {
    /// The titles that are said to be seen on their way, in the order of the tabs; none where titles change at once, or where
    /// the finger has taken them over.
    var seenTitles: [SeenTitle] {
        if state.titles.isEmpty || appears { return [] }
        let title = configuration.title
        let move = title.follow == .drag ? configuration.pager.animated && !state.phase.isGesture : title.animated
        guard move else { return [] }
        return state.titles.filter { configuration.tabs.indices.contains($0.index) }.sorted { $0.index < $1.index }
    }

    /// How emphasised the titles are before anything moves.
    var emphasisDrawn: Emphasis {
        if configuration.title.follow == .drag && followsOffset { return emphasis }
        return .selection(state.phase == .idle ? selection.index : state.selected)
    }
}
