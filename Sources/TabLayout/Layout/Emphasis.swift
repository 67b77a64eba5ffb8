/// How much each title looks selected: 1 on the selected tab, 0 on the others, and what lies between during a drag.
enum Emphasis: Equatable {
    /// The tab at this index has all of it; nil for no tab.
    case selection(Int?)
    /// It is shared between the two tabs that the scroll position lies between.
    case position(Double)

    /// The emphasis of the tab at `index`, from 0 to 1.
    ///
    /// S2: the current label has 1 − f and the next one f. S2 left the last label out by an off-by-one.
    func callAsFunction(_ index: Int) -> Double {
        switch self {
        case .selection(let selected): index == selected ? 1 : 0
        case .position(let position): max(0, 1 - abs(position - Double(index)))
        }
    }

    /// Calls `body` with every index that may have emphasis, in order: at most two.
    func forEachIndex(of count: Int, _ body: (Int) -> Void) {
        switch self {
        case .selection(let selected): if let selected { body(selected) }
        case .position(let position):
            let first = Int(position.rounded(.down))
            if first < count { body(first) }
            if first + 1 < count && position > Double(first) { body(first + 1) }
        }
    }
}
