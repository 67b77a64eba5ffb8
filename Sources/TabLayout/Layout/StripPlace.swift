/// What decides where the strip stands at a moment.
enum StripPlace: Equatable {
    /// It stays where it is.
    case kept
    /// It is brought to the tab at this index; without one it stays where it is.
    case resting(on: Int?)
    /// It moves as little as shows the tab at this index, which has the focus.
    case showing(Int)
    /// It stands between the targets of the two tabs that the pager is between.
    case between
    /// It stands between where those two tabs want it, also beyond the limits.
    case betweenUnclamped
    /// It is on the way from where it stood when the gesture left the tab at this index.
    case leaving(Int)

    /// Whether the scroll position of the pager has a part in it.
    var followsPosition: Bool {
        switch self {
        case .between, .betweenUnclamped, .leaving: true
        case .kept, .resting, .showing: false
        }
    }
}

extension StripScrolling {
    /// The offset that this comes to while the pager is at `position`.
    @inline(__always)
    func offset(of place: StripPlace, at position: PagePosition) -> Double {
        switch place {
        case .kept: current
        case .resting(let index): index.map(target(of:)) ?? current
        case .showing(let index): bringingIntoView(index)
        case .between: offset(at: position)
        case .betweenUnclamped: offset(at: position, isUnclamped: true)
        case .leaving(let index): offset(at: position, leaving: index)
        }
    }
}
