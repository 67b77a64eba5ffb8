/// Which tab is selected at a moment, and what was selected before.
public struct Selection: Sendable, Equatable {
    /// The index of the selected tab; nil when there are no tabs, or when nothing is selected yet.
    public var index: Int?
    /// The selection before this moment; nil when nothing was selected.
    public var previous: Int?
    /// The scroll position of the pager in pages.
    public var position: Double

    /// Whether the selection is another one than before.
    public var isChanged: Bool { index != previous }

    /// How far the pager is from the selected page, in pages, positive toward later tabs; nil without a selection.
    public var offsetRatio: Double? { index.map { position - Double($0) } }

    /// The selection of `count` tabs at a position. O(1), no allocation.
    ///
    /// - Under `nearest` (S1) a gesture selects the nearest page at every moment: P = 1.25 selects 1, P = 1.5 selects 2.
    ///   Positions beyond the ends select the edge page; S1 indexed its array there and crashed.
    /// - Under `settled` (S2, S3) the selection stays what it was until the gesture has come to rest.
    /// - Under `hysteresis` it also stays until the pager is further than `threshold` pages away from it: with 0.6, from
    ///   page 1 on page 2 is selected beyond P = 1.6, and from page 2 on page 1 before P = 1.4.
    /// - `idle` rounds under every rule; `programmatic` keeps the selection: the pager is moved by code.
    /// - A single tab is selected at every position.
    init(count: Int, pager: Pager, position: PagePosition, state: ScrollState, _ trace: some Trace = Untraced()) {
        previous = state.selected
        self.position = position.value
        let gesture = state.phase.isGesture ? pager.selection : nil
        if count < 2 {
            trace.begin(count == 0 ? .noTabs : .onlyTab)
            index = count == 0 ? nil : 0
        } else if state.phase == .programmatic || gesture == .settled {
            trace.begin(gesture == nil ? .keptWhileProgrammatic : .keptUntilSettled)
            index = trace(.previous, previous)
        } else if gesture == .hysteresis, let previous {
            trace.begin(.hysteresis)
            trace.note([
                .init(.position, position.value), .init(.previous, .index(previous)),
                .init(.threshold, pager.threshold.value), .init(.velocity, state.velocity.value),
            ])
            index = position.page(
                from: previous, within: pager.threshold, velocity: state.velocity.value, of: count)
        } else {
            trace.begin(.nearestPage)
            trace.note([.init(.position, position.value)])
            index = position.nearestPage(of: count)
        }
    }

    init(index: Int?, previous: Int?, position: Double) {
        self.index = index
        self.previous = previous
        self.position = position
    }
}
