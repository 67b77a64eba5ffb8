/// A recording of a tab bar, played sample by sample: each answer is the single one for the state that a client would send
/// who feeds every answer back.
///
/// What a sample leaves out goes on from the moment before:
/// - The selection and the focus are those of the answer before.
/// - The strip stands where the answer before leaves it, and the indicator where the rules put it, when nothing moves.
/// - A motion that an earlier answer started at a time of the recording goes on by itself until it ends, as long as a later
///   sample leaves that thing where the motion leads. A sample that moves the thing, or puts it elsewhere, interrupts the
///   motion: the state of that sample has the exact place at that time. (Were the live place sent at each sample, a strip
///   that waits for the selection would stop there: where a strip is said to stand, it stays.)
/// - An event starts from the state as it then is. While an event's motion still moves the pager, that is at its exact
///   offset in the phase `programmatic`.
/// - A sample without a time stands where everything has come to its end.
/// - Under `StripFollow.distance` the strip is on its way, as long as a gesture lasts, from where it stood and from the tab
///   that was selected at its beginning. From the tab that `nearest` selects half way to the next page it would set out anew.
///
/// O(one layout, or two while something moves) a sample; nothing grows with the number of samples.
public struct Replay: Sendable {
    /// The configuration, with the edits so far.
    public private(set) var configuration: Configuration
    /// The state after the last sample, when everything has come to its end.
    public private(set) var state: ScrollState
    /// What has caught the eye so far; nil when nobody looks.
    public private(set) var lint: Lint?

    /// How many knots the moves of the indicator take: one that is too long is asked for by every sample of some recordings.
    private var counts = KnotCounts()
    /// How many knots were made since the last edit for indicators whose edges have curves of their own, also of samples that
    /// cannot be answered: what takes the most time.
    public var knotsMade: Int { counts.made }
    private var running = RunningMotions()
    /// How the gesture began that goes on; nil when none does.
    private var gestureStart: GestureStart?
    private var index = 0

    /// A recording that starts in `state`.
    public init(_ configuration: Configuration, from state: ScrollState, isLinted: Bool = false) {
        self.configuration = configuration
        self.state = state
        lint = isLinted ? Lint() : nil
    }

    /// Passes over a sample that cannot be answered: all stays as it was. `attempt` is what became of it, of which no more is
    /// kept than what is known of the bar; nil where that was edited.
    public mutating func skip(_ attempt: Replay? = nil) {
        index += 1
        if let attempt { counts = attempt.counts }
    }

    /// The layout for a state at a time, in milliseconds, and what moves.
    ///
    /// - Throws: `LayoutError` when the selected or the focused tab does not exist.
    public mutating func layout(_ sample: SampleState, at time: Double?) throws(LayoutError) -> (Layout, Animation?) {
        running.advance(to: time)
        let omitted = sample.omitted
        var next = sample.state
        let began = configuration.bar.follow == .distance && next.phase.isGesture ? gestureStart : nil
        if omitted.contains(.selected) {
            next.selected = state.selected
            if let began { next.leaving = .tab(began.selected) }
        }
        if omitted.contains(.focused) { next.focused = state.focused }
        if omitted.contains(.offset) { next.offset = .page(next.selected ?? 0) }
        if omitted.contains(.barOffset) { next.barOffset = began?.barOffset ?? state.barOffset }
        if omitted.contains(.indicator) { next.indicator = state.indicator }
        if omitted.contains(.titles) { next.titles = state.titles }
        // The sample says where the pager is, and what is said of the others is so.
        running.pager = nil
        var going = running
        if !omitted.contains(.barOffset) { going.bar = nil }
        if !omitted.contains(.indicator) { going.indicator = nil }
        if !omitted.contains(.titles) { going.titles = nil }

        var layout = try Layout(configuration, at: next)
        var animation = layout.animation(&counts)
        if let time, !going.isEmpty {
            let disturbed = going.disturbed(by: animation, end: layout, pagerOffset: nil)
            if !disturbed.isEmpty {
                disturbed.interrupt(&next, at: time, pageWidth: nil)
                layout = try Layout(configuration, at: next)
                animation = layout.animation(&counts)
                if disturbed.bar != nil { going.bar = nil }
                if disturbed.indicator != nil { going.indicator = nil }
                if disturbed.titles != nil { going.titles = nil }
            }
        }
        let left = left(at: time)
        lint?.look(
            at: layout, animation, sample: index, isBarGiven: !omitted.contains(.barOffset), left: left, going)
        gestureStart = next.phase.isGesture ? start(of: next, as: omitted, layout) : nil
        let motion = time.flatMap { time in
            layout.playback(of: animation).flatMap { RunningMotion($0, from: time) }
        }
        keep(going, motion, animation)
        next.selected = layout.selection.index
        next.barOffset = Coordinate(layout.bar.offset) ?? next.barOffset
        next.indicator = nil
        next.titles = []
        next.leaving = .selected
        finish(next)
        return (layout, animation)
    }

    /// The transition that an event sets off at a time, in milliseconds.
    ///
    /// - Throws: `LayoutError` when the event's tab does not exist.
    public mutating func transition(_ event: Event, at time: Double?) throws(LayoutError) -> Transition {
        running.advance(to: time)
        var going = running
        var transition = try Transition(configuration, from: state, event: event, &counts)
        if let time, !going.isEmpty {
            let disturbed = going.disturbed(
                by: transition.animation, end: transition.end, pagerOffset: offset(of: transition.state))
            if !disturbed.isEmpty {
                var next = state
                disturbed.interrupt(&next, at: time, pageWidth: configuration.pager.pageWidth)
                transition = try Transition(configuration, from: next, event: event, &counts)
                if disturbed.bar != nil { going.bar = nil }
                if disturbed.indicator != nil { going.indicator = nil }
                if disturbed.pager != nil { going.pager = nil }
                if disturbed.titles != nil { going.titles = nil }
            }
        }
        let left = left(at: time)
        lint?.look(at: transition, sample: index, given: state.barOffset, left: left, going)
        gestureStart = nil
        keep(going, time.flatMap { RunningMotion(transition.playback, from: $0) }, transition.animation)
        finish(transition.state)
        return transition
    }

    /// The transition to the bar after an edit at a time, in milliseconds. It interrupts all that moves: places are those of
    /// another content from here on.
    ///
    /// - Throws: `EditError` when the edit does not fit the bar.
    public mutating func transition(_ edit: Edit, at time: Double?) throws(EditError) -> Transition {
        running.advance(to: time)
        var next = state
        if let time { running.interrupt(&next, at: time, pageWidth: configuration.pager.pageWidth) }
        let transition = try Transition(configuration, from: next, edit: edit)
        let left = left(at: time)
        lint?.look(atEdit: transition, sample: index, left: left)
        gestureStart = nil
        keep(RunningMotions(), time.flatMap { RunningMotion(transition.playback, from: $0) }, transition.animation)
        configuration = transition.end.configuration
        counts = KnotCounts()
        finish(transition.state)
        return transition
    }

    // MARK: From one sample to the next

    private struct GestureStart {
        var selected: Int?
        var barOffset: Coordinate?
    }

    /// How the gesture began that a sample belongs to: as the sample says, and where it says nothing as it was known before.
    private func start(of next: ScrollState, as omitted: SampleState.Members, _ layout: Layout) -> GestureStart {
        let place = next.barOffset ?? Coordinate(layout.mirror.offset(layout.scrolling.current))
        guard var start = gestureStart else { return GestureStart(selected: next.selected, barOffset: place) }
        if !omitted.contains(.selected) { start.selected = next.selected }
        if !omitted.contains(.barOffset) { start.barOffset = place }
        return start
    }

    private func offset(of state: ScrollState) -> Double {
        state.offset.distance(pageWidth: configuration.pager.pageWidth)
    }

    /// Where the frame before left everything, at a time; nil before the first.
    private func left(at time: Double?) -> Drawn? {
        guard var drawn = lint?.drawn else { return nil }
        guard let time else { return drawn }
        if let bar = running.bar { drawn.barOffset = bar.frame(at: time).barOffset }
        if let indicator = running.indicator, let frame = indicator.frame(at: time).indicator {
            drawn.indicator = Segment(left: frame.x, width: frame.width)
        }
        return drawn
    }

    /// What goes on after a frame: of each thing its new motion, or else the one that was left alone.
    private mutating func keep(_ going: RunningMotions, _ motion: RunningMotion?, _ animation: Animation?) {
        running = going
        if animation?.bar.isEmpty == false { running.bar = motion }
        if animation?.indicator.isEmpty == false { running.indicator = motion }
        if animation?.pager.isEmpty == false { running.pager = motion }
        if animation?.titles.isEmpty == false { running.titles = motion }
    }

    private mutating func finish(_ next: ScrollState) {
        state = next
        // On the wire it is a distance.
        state.offset = Coordinate(offset(of: next)).map { .distance($0) } ?? next.offset
        index += 1
    }
}

extension RunningMotions {
    /// Puts into a state where these things are at a time of the recording. A pager that still moves is moved by code; where
    /// there is no width of a page the state says where the pager is.
    fileprivate func interrupt(_ state: inout ScrollState, at time: Double, pageWidth: PositiveLength?) {
        if let titles { state.titles = titles.titles(at: time) }
        if let bar { state.barOffset = Coordinate(bar.frame(at: time).barOffset) }
        if let frame = indicator?.frame(at: time).indicator, let x = Coordinate(frame.x),
            let width = Length(min(frame.width, LengthBounds.range.upperBound)), let opacity = Fraction(frame.opacity)
        {
            state.indicator = IndicatorExtent(x: x, width: width, opacity: opacity)
        }
        if pageWidth != nil, let pager, let offset = Coordinate(pager.frame(at: time).pagerOffset) {
            state.offset = .distance(offset)
            state.phase = .programmatic
            state.velocity = 0
        }
    }
}
