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
    func offset(of place: StripPlace, at position: PagePosition, _ trace: some Trace = Untraced()) -> Double {
        switch place {
        case .kept, .resting(nil): return stay(trace)
        case .resting(let index?):
            trace.begin(.broughtToTab)
            return target(of: index, trace)
        case .showing(let index): return bringingIntoView(index, trace)
        case .between: return offset(at: position, trace)
        case .betweenUnclamped: return offset(at: position, isUnclamped: true, trace)
        case .leaving(let index): return offset(at: position, leaving: index, trace)
        }
    }
}
