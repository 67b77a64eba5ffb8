extension StripScrolling {
    /// The offset nearest to `current` at which the tab at `index` is in view with the margin around it, as far as there is
    /// room: what browsers do for an element that takes the focus. A strip that nothing scrolls stays.
    func bringingIntoView(_ index: Int, _ trace: some Trace = Untraced()) -> Double {
        guard destination != .none else { return stay(trace) }
        trace.begin(.broughtToFocus)
        return kept(nearest(to: index, trace), for: index, trace)
    }
}

extension Layout {
    /// The tab that the strip keeps in view because it has the focus: another one than the selected, while all is at rest.
    ///
    /// As long as the pager moves the strip belongs to it.
    var focusInView: Int? {
        guard state.phase == .idle, let focused = state.focused, focused != selection.index else { return nil }
        return focused
    }

    /// The tab that has the focus, or takes it when the bar does: the focused one, else the selected one, else the first that
    /// keys can reach, else the first; nil when there are no tabs.
    public var focusStop: Int? {
        if let index = state.focused ?? selection.index { return index }
        let steps = FocusSteps(tabs: configuration.tabs, keyboard: configuration.keyboard)
        return steps.first ?? configuration.tabs.indices.first
    }
}
