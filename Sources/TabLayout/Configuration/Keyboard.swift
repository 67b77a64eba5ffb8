/// How the bar is operated by keys: the choices that the WAI-ARIA pattern of tabs leaves open.
public struct Keyboard: Sendable, Equatable {
    /// Whether a tab that takes the focus is selected at once.
    public var activation: KeyActivation
    /// Which arrows go from tab to tab.
    public var orientation: KeyOrientation
    /// Whether an arrow goes on from the last tab to the first, and from the first to the last.
    public var wraps: Bool
    /// What becomes of disabled tabs.
    public var disabled: DisabledFocus

    /// A keyboard of these settings; left out, the focus selects, left and right go round, and disabled tabs are skipped.
    public init(
        activation: KeyActivation = .automatic, orientation: KeyOrientation = .horizontal, wraps: Bool = true,
        disabled: DisabledFocus = .skip
    ) {
        self.activation = activation
        self.orientation = orientation
        self.wraps = wraps
        self.disabled = disabled
    }
}

/// When a tab that has the focus is selected.
public enum KeyActivation: UInt8, Sendable, CaseIterable {
    /// As soon as it has the focus.
    case automatic
    /// When Enter or Space is pressed on it.
    case manual
}

/// Which arrows go from tab to tab; the other two are left to what is around the bar.
public enum KeyOrientation: UInt8, Sendable, CaseIterable {
    /// Left and right, which change places where the tabs are read from right to left.
    case horizontal
    /// Up and down, whatever the writing direction.
    case vertical
}

/// Whether a disabled tab takes the focus.
public enum DisabledFocus: UInt8, Sendable, CaseIterable {
    /// Keys pass over it.
    case skip
    /// It takes the focus, so that users of a screen reader learn of it, and is never selected by a key.
    case focus
}
