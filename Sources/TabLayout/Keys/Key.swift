/// A key of the WAI-ARIA pattern of tabs.
public enum Key: Sendable, Equatable, CaseIterable {
    case arrowLeft, arrowRight, arrowUp, arrowDown
    case home, end
    case enter, space
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
