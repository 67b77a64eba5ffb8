/// The bar of titles above the pager: its viewport, and how the tabs are laid out and scrolled in it.
public struct Bar: Sendable, Equatable {
    /// The width of the viewport: what is seen of the strip of tabs at one moment.
    public var width: PositiveLength
    /// The height of the bar and of each tab.
    public var height: Length
    /// The empty space between two neighbouring tabs.
    public var spacing: Length
    /// The empty space before the first and after the last tab. It scrolls with the tabs.
    public var insets: Insets
    /// How wide each tab is.
    public var sizing: Sizing
    /// Where the tabs stand when they do not fill the viewport.
    public var alignment: Alignment
    /// The direction in which the tabs are read.
    public var direction: Direction
    /// Where in the viewport a tab is brought when the strip scrolls to it.
    public var scrollTo: ScrollDestination
    /// The space that `nearest` keeps between a tab and the edges of the viewport.
    public var scrollMargin: Length
    /// What of the viewport is left aside at its ends when a tab is brought somewhere: what another view covers, say. Where
    /// both are more than the viewport, each has its share of it.
    public var scrollPadding: Insets
    /// What the strip follows.
    public var follow: StripFollow
    /// Whether a gliding pager may only scroll the strip toward where it is going, never back (Android's rule on settling).
    public var noBackScroll: Bool
    /// The grid that what is drawn is laid on; nil for none. Animations are not.
    public var pixelGrid: PixelGrid?

    /// A bar of these measures; what is left out is as in the preset `underline`.
    public init(
        width: PositiveLength, height: Length = 50, spacing: Length = 0, insets: Insets = Insets(),
        sizing: Sizing = .equal(), alignment: Alignment = .start, direction: Direction = .leftToRight,
        scrollTo: ScrollDestination = .center, scrollMargin: Length = 0, scrollPadding: Insets = Insets(),
        follow: StripFollow = .selection, noBackScroll: Bool = false, pixelGrid: PixelGrid? = nil
    ) {
        self.width = width
        self.height = height
        self.spacing = spacing
        self.insets = insets
        self.sizing = sizing
        self.alignment = alignment
        self.direction = direction
        self.scrollTo = scrollTo
        self.scrollMargin = scrollMargin
        self.scrollPadding = scrollPadding
        self.follow = follow
        self.noBackScroll = noBackScroll
        self.pixelGrid = pixelGrid
    }
}

/// Empty space at the leading and at the trailing end of something, such as before the first and after the last tab.
public struct Insets: Sendable, Equatable {
    /// The space at the leading end.
    public var leading: Length
    /// The space at the trailing end.
    public var trailing: Length

    /// Insets of these lengths, 0 where left out.
    public init(leading: Length = 0, trailing: Length = 0) {
        self.leading = leading
        self.trailing = trailing
    }
}

/// How wide each tab is.
public enum Sizing: Sendable, Equatable {
    /// The viewport, less insets and spacing, shared out equally (S1), but at least `minimum` for each tab (Parchment) and
    /// at most `maximum` (the tabs of browsers), which wins over it; 0 when insets and spacing leave nothing.
    case equal(minimum: Length = 0, maximum: Length? = nil)
    /// Every tab has this width, save those that bring their own (S2).
    case fixed(width: Length)
    /// Each tab has this fraction of an equal share of the whole viewport (S3: one half).
    case compact(fraction: Fraction)
    /// Each tab is as wide as its label needs (JXSegmentedView, Flutter, MUI).
    case content(NaturalWidth)
    /// Each tab is as wide as its label needs, or wider, so that together they fill the viewport (XLPagerTabStrip).
    case fill(NaturalWidth)
    /// Shared out equally where every label fits into an equal share, else each as wide as its label needs; `Fit` can say
    /// otherwise. Decided anew each time (Android decides once and for all).
    case auto(NaturalWidth, Fit = Fit())

    /// Whether a tab may bring its own width.
    public var allowsOwnWidth: Bool {
        switch self {
        case .fixed, .content, .fill, .auto: true
        case .equal, .compact: false
        }
    }

    /// What a tab's label needs; nil where the widths of the labels do not matter.
    public var naturalWidth: NaturalWidth? {
        switch self {
        case .content(let natural), .fill(let natural), .auto(let natural, _): natural
        case .equal, .fixed, .compact: nil
        }
    }
}

/// How wide a tab must be for its label.
public struct NaturalWidth: Sendable, Equatable {
    /// The space before and after the label.
    public var padding: Insets
    /// The least width of a tab.
    public var minimum: Length
    /// The greatest width of a tab, which wins over the least; nil for none.
    public var maximum: Length?

    /// Natural widths of these measures, with the same space on both sides of a label.
    public init(padding: Length = 16, minimum: Length = 0, maximum: Length? = nil) {
        self.init(padding: Insets(leading: padding, trailing: padding), minimum: minimum, maximum: maximum)
    }

    /// Natural widths of these measures.
    public init(padding: Insets, minimum: Length = 0, maximum: Length? = nil) {
        self.padding = padding
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The width of a tab: its own, or its label and the padding on both sides, within the bounds. A tab that brings neither
    /// counts as one with an empty label.
    func width(of tab: Tab) -> Double {
        if let own = tab.width { return own.value }
        let wanted = max((tab.labelWidth?.value ?? 0) + (padding.leading.value + padding.trailing.value), minimum.value)
        return min(wanted, maximum?.value ?? wanted)
    }
}

/// The direction in which the tabs are read.
public enum Direction: UInt8, Sendable, CaseIterable {
    /// The first tab is at the left.
    case leftToRight
    /// The first tab is at the right.
    case rightToLeft
}

/// Where the tabs stand when there is more room than they fill; each means what CSS `justify-content` means by it.
public enum Alignment: UInt8, Sendable, CaseIterable {
    /// At the leading edge. Under compact sizing the first tab stands one tab width in (S3).
    case start
    /// In the middle, with half of the free space on either side.
    case center
    /// At the trailing edge.
    case end
    /// The free space goes between the tabs; a single tab stands at the start.
    case spaceBetween
    /// Each tab has the same free space on both its sides.
    case spaceAround
    /// The free space is the same before, between and after the tabs.
    case spaceEvenly
}

/// Where in the viewport a tab is brought when the strip scrolls to it. Every target is kept within the content.
public enum ScrollDestination: UInt8, Sendable, CaseIterable {
    /// Its middle to the middle of the viewport (S2).
    case center
    /// Its leading edge to the leading edge of the viewport.
    case start
    /// Its trailing edge to the trailing edge of the viewport.
    case end
    /// The least move that shows it whole, or its leading edge where it is wider than the viewport.
    case nearest
    /// Nowhere: the strip stays where it is.
    case none
    /// Its middle to the middle of the viewport, also at the ends, where the strip is scrolled beyond its content
    /// (Parchment).
    case centerWithInsets
}

/// What the strip of titles follows.
public enum StripFollow: UInt8, Sendable, CaseIterable {
    /// The scroll position: on the way from the place of one tab to that of the next, both kept within the content (Flutter).
    case drag
    /// The scroll position, mixed before it is kept within the content: still near the ends, and then sudden (Android,
    /// MagicIndicator).
    case unclamped
    /// The scroll position, from where the strip stood when the gesture began, in proportion (Parchment): a strip that the
    /// user scrolled elsewhere does not jump back when a swipe begins.
    case distance
    /// The selection: it changes when the selection changes.
    case selection

    /// Whether it follows the scroll position, in any way.
    public var followsPosition: Bool { self != .selection }
}

/// What a part of the bar follows.
public enum Follow: UInt8, Sendable, CaseIterable {
    /// The scroll position of the pager, continuously.
    case drag
    /// The selection: it changes when the selection changes.
    case selection
}
