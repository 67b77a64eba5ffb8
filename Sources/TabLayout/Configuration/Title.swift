/// How the titles of the tabs look, and how their look changes.
public struct Title: Sendable, Equatable {
    /// The look of a tab without emphasis.
    public var normal: TitleStyle
    /// The look of the tab with full emphasis.
    public var selected: TitleStyle
    /// The space in which the colour is interpolated.
    public var colorSpace: ColorSpace
    /// Whether the emphasis follows the finger or the selection.
    public var follow: Follow
    /// Whether titles that follow the selection move with the clock of the rest, or change at once (S1).
    public var animated: Bool

    /// Titles of these looks.
    public init(
        normal: TitleStyle, selected: TitleStyle, colorSpace: ColorSpace = .sRGB, follow: Follow = .selection,
        animated: Bool = false
    ) {
        self.normal = normal
        self.selected = selected
        self.colorSpace = colorSpace
        self.follow = follow
        self.animated = animated
    }

    /// The look at an emphasis: each number and colour channel apart, `normal` at 0 and `selected` at 1. Beyond 0…1, where
    /// an easing overshoots, numbers and channels go on in the same direction and stay within what they can be.
    public func style(emphasis: Double) -> TitleStyle.Values {
        if emphasis == 0 { return normal.values }
        if emphasis == 1 { return selected.values }
        return TitleStyle.Values(
            fontSize: max(0, interpolate(normal.fontSize.value, selected.fontSize.value, emphasis)),
            fontWeight: clamp(interpolate(normal.fontWeight.value, selected.fontWeight.value, emphasis), 1, 1000),
            scale: max(0, interpolate(normal.scale.value, selected.scale.value, emphasis)),
            color: normal.color.interpolated(to: selected.color, fraction: emphasis, in: colorSpace))
    }
}

/// The look of one title.
public struct TitleStyle: Sendable, Equatable {
    /// The size of the font.
    public var fontSize: Length
    /// The weight of the font, as CSS counts it.
    public var fontWeight: FontWeight
    /// The factor by which the drawn title is scaled.
    public var scale: Factor
    /// The colour of the text.
    public var color: Color

    /// A look of these values.
    public init(fontSize: Length, fontWeight: FontWeight = 400, scale: Factor = 1, color: Color) {
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.scale = scale
        self.color = color
    }

    /// The look of these numbers, each kept within its bounds.
    init(nearest values: Values) {
        func nearest<Limits>(_ value: Double, _ fallback: Quantity<Limits>) -> Quantity<Limits> {
            Quantity(clamp(value, Limits.range.lowerBound, Limits.range.upperBound)) ?? fallback
        }
        self.init(
            fontSize: nearest(values.fontSize, 0), fontWeight: nearest(values.fontWeight, 400),
            scale: nearest(values.scale, 1), color: values.color)
    }

    var values: Values {
        Values(fontSize: fontSize.value, fontWeight: fontWeight.value, scale: scale.value, color: color)
    }

    /// The numbers of a look at some emphasis.
    public struct Values: Sendable, Equatable {
        /// The size of the font.
        public var fontSize: Double
        /// The weight of the font.
        public var fontWeight: Double
        /// The factor by which the drawn title is scaled.
        public var scale: Double
        /// The colour of the text.
        public var color: Color

        /// A look of these numbers.
        public init(fontSize: Double, fontWeight: Double, scale: Double, color: Color) {
            self.fontSize = fontSize
            self.fontWeight = fontWeight
            self.scale = scale
            self.color = color
        }
    }
}
