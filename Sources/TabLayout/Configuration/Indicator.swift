/// The mark under, over or behind the selected tab.
public struct Indicator: Sendable, Equatable {
    /// How wide it is at rest.
    public var width: IndicatorWidth
    /// Its height; 0 means that there is none.
    public var height: Length
    /// The radius of its corners, for whoever draws it.
    public var cornerRadius: Length
    /// Its colour.
    public var color: Color
    /// Where in the height of the bar it stands.
    public var position: IndicatorPosition
    /// Its distance from the edge that `position` names; without meaning for `center`.
    public var inset: Length
    /// Whether it follows the finger or the selection.
    public var follow: Follow

    /// An indicator of these measures; what is left out is as in the preset `underline`.
    public init(
        width: IndicatorWidth = .fixed(60), height: Length = 2, cornerRadius: Length = 1,
        color: Color = Color(red: 0, green: 0, blue: 255), position: IndicatorPosition = .bottom, inset: Length = 0,
        follow: Follow = .drag
    ) {
        self.width = width
        self.height = height
        self.cornerRadius = cornerRadius
        self.color = color
        self.position = position
        self.inset = inset
        self.follow = follow
    }

    /// Whether there is anything to draw: an indicator without height, or whose width is the number 0, is none. One that
    /// merely comes out 0 wide, on a tab without width or within wide insets, still has its place.
    public var isDrawn: Bool {
        height.value > 0 && width != .fixed(0)
    }
}

/// How wide the indicator is when it rests on a tab.
public enum IndicatorWidth: Sendable, Equatable {
    /// This wide, but never wider than its tab (S1).
    case fixed(Length)
    /// As wide as its tab (S3).
    case tab
    /// As wide as the tab's label. Needs the label width of every tab.
    case label
    /// This many times as wide as its tab.
    case ratio(Factor)
    /// As wide as its tab less this length on both sides, at least 0.
    case inset(Length)
}

/// Where in the height of the bar the indicator stands.
public enum IndicatorPosition: Sendable, Equatable, CaseIterable {
    case top
    case center
    case bottom
}
