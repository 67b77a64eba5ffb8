/// What the layout needs to know of one tab. Its title and its name stay with the caller: the layout knows tabs by
/// their index, 0…n−1 in reading order.
public struct Tab: Sendable, Equatable {
    /// The measured width of the tab's label, without padding; nil when it was not measured.
    public var labelWidth: Length?

    /// The tab's own width, which wins over the width that the bar's sizing gives it; nil for none.
    public var width: Length?

    /// Whether the tab can be chosen by tap, key or hit-test. A disabled tab's page can still be reached by swiping.
    public var isEnabled: Bool

    /// A tab of these measures.
    public init(labelWidth: Length? = nil, width: Length? = nil, isEnabled: Bool = true) {
        self.labelWidth = labelWidth
        self.width = width
        self.isEnabled = isEnabled
    }
}

extension [Tab] {
    /// The first tab from `start` on, forward by a step of 1 or back by one of −1, that is enabled, or that is there at all where a
    /// disabled one will do; nil where the tabs end before. O(n).
    func next(from start: Int, by step: Int, evenDisabled: Bool = false) -> Int? {
        var index = start
        while index >= 0 && index < count {
            if evenDisabled || self[index].isEnabled { return index }
            index += step
        }
        return nil
    }
}
