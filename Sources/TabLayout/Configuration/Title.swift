/// How the titles of the tabs look, and how their look changes.
public struct Title: Sendable, Equatable {
    /// The look of a tab without emphasis.
    public var normal: TitleStyle
    /// The look of the tab with full emphasis.
    public var selected: TitleStyle
    /// Whether the emphasis follows the finger or the selection.
    public var follow: Follow
    /// Whether titles that follow the selection move with the clock of the rest, or change at once (S1).
    public var animated: Bool

    /// Titles of these looks.
    public init(normal: TitleStyle, selected: TitleStyle, follow: Follow = .selection, animated: Bool = false) {
        self.normal = normal
        self.selected = selected
        self.follow = follow
        self.animated = animated
    }
}

/// The look of one title.
public struct TitleStyle: Sendable, Equatable {
    /// The size of the font.
    public var fontSize: Length
    /// The factor by which the drawn title is scaled.
    public var scale: Factor
    /// The colour of the text.
    public var color: Color

    /// A look of these values.
    public init(fontSize: Length, scale: Factor = 1, color: Color) {
        self.fontSize = fontSize
        self.scale = scale
        self.color = color
    }

    /// The look at emphasis `emphasis` between this one (0) and `selected` (1); each number and colour channel apart.
    public func interpolated(to selected: TitleStyle, emphasis: Double) -> TitleStyle.Values {
        if emphasis <= 0 { return Values(fontSize: fontSize.value, scale: scale.value, color: color) }
        if emphasis >= 1 {
            return Values(fontSize: selected.fontSize.value, scale: selected.scale.value, color: selected.color)
        }
        return Values(
            fontSize: interpolate(fontSize.value, selected.fontSize.value, emphasis),
            scale: interpolate(scale.value, selected.scale.value, emphasis),
            color: color.interpolated(to: selected.color, fraction: emphasis))
    }

    /// The numbers of a look at some emphasis.
    public struct Values: Sendable, Equatable {
        /// The size of the font.
        public var fontSize: Double
        /// The factor by which the drawn title is scaled.
        public var scale: Double
        /// The colour of the text.
        public var color: Color
    }
}
