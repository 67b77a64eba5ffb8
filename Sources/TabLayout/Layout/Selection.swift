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
    init(count: Int, pager: Pager, position: PagePosition, state: ScrollState) {
        let previous = state.selected
        self.previous = previous
        self.position = position.value
        let nearest = position.nearestPage(of: count)
        switch state.phase {
        case .idle, .settled: index = nearest
        case .programmatic: index = count == 1 ? nearest : previous
        case .dragging, .decelerating:
            switch pager.selection {
            case .nearest: index = nearest
            case .settled: index = count == 1 ? nearest : previous
            case .hysteresis:
                index =
                    previous.map {
                        position.page(
                            from: $0, within: pager.threshold, velocity: state.velocity.value, of: count)
                    } ?? nearest
            }
        }
    }

    init(index: Int?, previous: Int?, position: Double) {
        self.index = index
        self.previous = previous
        self.position = position
    }
}
