/// How much each title looks selected: 1 on the selected tab, 0 on the others, and what lies between during a drag.
enum Emphasis: Equatable {
    /// The tab at this index has all of it; nil for no tab.
    case selection(Int?)
    /// It is shared between the two tabs that the scroll position lies between.
    case position(Double)

    /// The emphasis of the tab at `index`, from 0 to 1.
    ///
    /// S2: the current label has 1 − f and the next one f. S2 left the last label out by an off-by-one.
    @inline(__always)
    func callAsFunction(_ index: Int) -> Double {
        switch self {
        case .selection(let selected): index == selected ? 1 : 0
        case .position(let position): max(0, 1 - abs(position - Double(index)))
        }
    }

    /// The tabs that may have emphasis: at most two.
    func indices(of count: Int) -> Range<Int> {
        switch self {
        case .selection(let selected): return selected.map { $0..<$0 + 1 } ?? 0..<0
        case .position(let position):
            let first = Int(position.rounded(.down))
            return first..<min(count, position > Double(first) ? first + 2 : first + 1)
        }
    }

    /// Where the emphasis is, as a scroll position; nil where there is none.
    var position: Double? {
        switch self {
        case .selection(let selected): selected.map { Double($0) }
        case .position(let position): position
        }
    }
}
