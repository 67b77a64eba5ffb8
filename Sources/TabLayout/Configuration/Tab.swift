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
