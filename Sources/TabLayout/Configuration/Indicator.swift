/// The mark under, over or behind the selected tab.
public struct Indicator: Sendable, Equatable {
    /// How wide it is at rest.
    public var width: IndicatorWidth
    /// The least width at rest, which wins over what `width` says (Android: 24 for an indicator as wide as its label).
    public var minimumWidth: Length
    /// Where at rest it stands in its tab.
    public var alignment: IndicatorAlignment
    /// What it keeps free at the outer ends of the strip: at the leading end of the first tab and the trailing end of the last
    /// (Parchment). One as wide as its label stands on its label all the same.
    public var outerInsets: Insets
    /// Its height; 0 means that there is none.
    public var height: Length
    /// The radius of its corners, for whoever draws it.
    public var cornerRadius: Length
    /// Its colours, given to the tabs in turn.
    public var colors: IndicatorColors
    /// Where in the height of the bar it stands.
    public var position: IndicatorPosition
    /// Its distance from the edge that `position` names; without meaning for `center`.
    public var inset: Length
    /// How it changes its shape on the way from one tab to the next.
    public var stretch: Stretch
    /// Which way it takes to a tab that is not its neighbour.
    public var path: IndicatorPath
    /// Whether it follows the finger or the selection.
    public var follow: Follow

    /// An indicator of these measures; what is left out is as in the preset `underline`.
    public init(
        width: IndicatorWidth = .fixed(60), minimumWidth: Length = 0, alignment: IndicatorAlignment = .center,
        outerInsets: Insets = Insets(), height: Length = 2, cornerRadius: Length = 1,
        colors: IndicatorColors = IndicatorColors(Color(red: 0, green: 0, blue: 255)),
        position: IndicatorPosition = .bottom, inset: Length = 0, stretch: Stretch = .linear,
        path: IndicatorPath = .direct, follow: Follow = .drag
    ) {
        self.width = width
        self.minimumWidth = minimumWidth
        self.alignment = alignment
        self.outerInsets = outerInsets
        self.height = height
        self.cornerRadius = cornerRadius
        self.colors = colors
        self.position = position
        self.inset = inset
        self.stretch = stretch
        self.path = path
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
    /// As wide as its tab less these lengths at its ends, at least 0.
    case inset(Insets)

    /// As wide as its tab less this length on both sides, at least 0.
    public static func inset(_ length: Length) -> IndicatorWidth {
        .inset(Insets(leading: length, trailing: length))
    }
}

/// Where the indicator stands in its tab, or on its label where it is as wide as that.
public enum IndicatorAlignment: UInt8, Sendable, CaseIterable {
    /// At the leading edge.
    case start
    /// In the middle.
    case center
    /// At the trailing edge.
    case end
}

/// Where in the height of the bar the indicator stands.
public enum IndicatorPosition: UInt8, Sendable, CaseIterable {
    /// At the top, `inset` below the edge.
    case top
    /// Halfway; `inset` has no part in it.
    case center
    /// At the bottom, `inset` above the edge.
    case bottom
}

/// The colours of the indicator: one, or several that the tabs take in turn.
public struct IndicatorColors: Sendable, Equatable {
    /// The colours, at least one.
    public let list: [Color]

    /// One colour for all tabs.
    public init(_ color: Color) {
        list = [color]
    }

    /// These colours in turn: the tab i has the one at i modulo their number (MagicIndicator). Nil when there are none.
    public init?(_ colors: [Color]) {
        guard !colors.isEmpty else { return nil }
        list = colors
    }

    /// The colour at rest on a tab, or on a phantom tab beyond the ends.
    func color(at page: Double) -> Color {
        guard list.count > 1 else { return list[0] }
        let count = Double(list.count)
        // So far out a page has no neighbours among the doubles, and what a rounding error leaves of it can be 1e280.
        let page = clamp(page, -1e15, 1e15)
        let remainder = page - (page / count).rounded(.down) * count
        return list[min(max(Int(remainder), 0), list.count - 1)]
    }
}

/// Which way the indicator takes to a tab that is not its neighbour.
public enum IndicatorPath: UInt8, Sendable, CaseIterable {
    /// Straight there, as one move (Android).
    case direct
    /// From tab to tab through all between (Flutter).
    case through
}
