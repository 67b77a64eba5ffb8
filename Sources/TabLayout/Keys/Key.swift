/// A key of the WAI-ARIA pattern of tabs.
public enum Key: UInt8, Sendable, CaseIterable {
    /// To the tab at the left of a horizontal bar: the one before, or the one behind where tabs are read from right to left.
    case arrowLeft
    /// To the tab at the right of a horizontal bar.
    case arrowRight
    /// To the tab above, in a vertical bar.
    case arrowUp
    /// To the tab below, in a vertical bar.
    case arrowDown
    /// To the first tab.
    case home
    /// To the last tab.
    case end
    /// Selects the tab that has the focus.
    case enter
    /// As `enter`.
    case space
}

/// What a key means to a bar.
enum KeyCommand: Equatable {
    case previous, next
    case first, last
    case activate

    /// The meaning of a key; nil for an arrow across the bar, which belongs to what is around it.
    init?(_ key: Key, orientation: KeyOrientation, direction: Direction) {
        let isRightToLeft = direction == .rightToLeft
        switch (key, orientation) {
        case (.home, _): self = .first
        case (.end, _): self = .last
        case (.enter, _), (.space, _): self = .activate
        case (.arrowLeft, .horizontal): self = isRightToLeft ? .next : .previous
        case (.arrowRight, .horizontal): self = isRightToLeft ? .previous : .next
        case (.arrowUp, .vertical): self = .previous
        case (.arrowDown, .vertical): self = .next
        default: return nil
        }
    }
}
