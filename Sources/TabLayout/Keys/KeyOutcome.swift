/// What a key does to the focus and to the selection.
public struct KeyOutcome: Sendable, Equatable {
    /// Whether the key is the bar's: then the caller keeps it from what else it would do, such as to scroll the page.
    public let isHandled: Bool
    /// The tab that has the focus afterwards; nil for none.
    public let focused: Int?
    /// The tab that is selected by the key, as if it were tapped; nil for none.
    public let selects: Int?

    /// What `key` does where `focused` has the focus (nil: the selected tab has it) and `selected` is selected. O(n).
    ///
    /// - A key is handled when it has a meaning under the orientation and there is a tab that it can be about, also at an
    ///   end of a bar that does not wrap, where nothing moves: an arrow that scrolls the page only there would startle.
    /// - Under automatic activation an enabled tab that has the focus after a key is selected, unless it had the focus and
    ///   was selected before.
    /// - Enter and Space select the focused tab, also one that is selected, which is then centred again as by a tap; on a
    ///   disabled tab they do nothing.
    /// - Where nothing has the focus the next tab is the first one, and the previous tab the last.
    ///
    /// - Precondition: `focused` and `selected` are indices of tabs, or nil.
    public init(_ configuration: Configuration, focused: Int?, selected: Int?, key: Key) {
        let keyboard = configuration.keyboard
        let tabs = configuration.tabs
        let current = focused ?? selected
        let steps = FocusSteps(tabs: tabs, keyboard: keyboard)
        guard
            let command = KeyCommand(
                key, orientation: keyboard.orientation, direction: configuration.bar.direction),
            let first = steps.first, let last = steps.last
        else {
            self.init(isHandled: false, focused: current, selects: nil)
            return
        }
        let target: Int
        switch command {
        case .activate:
            self.init(
                isHandled: current != nil, focused: current, selects: current.flatMap { tabs[$0].isEnabled ? $0 : nil })
            return
        case .first: target = first
        case .last: target = last
        case .next:
            target = if let current { steps.next(after: current) ?? (keyboard.wraps ? first : current) } else { first }
        case .previous:
            target =
                if let current { steps.previous(before: current) ?? (keyboard.wraps ? last : current) } else { last }
        }
        let isActivated = keyboard.activation == .automatic && tabs[target].isEnabled
        let isNew = target != current || target != selected
        self.init(isHandled: true, focused: target, selects: isActivated && isNew ? target : nil)
    }

    private init(isHandled: Bool, focused: Int?, selects: Int?) {
        self.isHandled = isHandled
        self.focused = focused
        self.selects = selects
    }
}

/// The tabs that keys can bring the focus to, in reading order.
struct FocusSteps {
    let tabs: [Tab]
    let keyboard: Keyboard

    /// The first tab that takes the focus; nil when none does.
    var first: Int? { next(after: -1) }

    /// The last tab that takes the focus; nil when none does.
    var last: Int? { previous(before: tabs.count) }

    func next(after index: Int) -> Int? {
        tabs.next(from: index + 1, by: 1, evenDisabled: keyboard.disabled == .focus)
    }

    func previous(before index: Int) -> Int? {
        tabs.next(from: index - 1, by: -1, evenDisabled: keyboard.disabled == .focus)
    }
}
