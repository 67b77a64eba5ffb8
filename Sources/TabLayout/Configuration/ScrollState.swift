/// What is known of one moment: where the pager stands, and what was on screen before.
public struct ScrollState: Sendable, Equatable {
    /// Where the pager is scrolled to.
    public var offset: PagerOffset
    /// What moves the pager at this moment.
    public var phase: ScrollPhase
    /// How fast the pager moves, in units per millisecond, positive toward later tabs.
    public var velocity: Coordinate
    /// The index of the tab that was selected before this moment; nil when none was yet (S1's −1).
    public var selected: Int?
    /// Where the strip stands: the distance from the left edge of its content to the left edge of the viewport; nil
    /// for the target of `selected`.
    public var barOffset: Coordinate?
    /// Where the indicator is drawn, when its animation is interrupted; nil for where the rules put it.
    public var indicator: IndicatorExtent?
    /// The titles that are seen on their way, when their animation is interrupted; every other looks as the rules have it.
    /// One of a tab that does not exist means nothing.
    public var titles: [SeenTitle]
    /// The pages that exist at this moment, each once, in any order; what is to be let go of is picked from them.
    public var mounted: [Int]
    /// The index of the tab that has the keyboard's focus; nil for the selected one.
    public var focused: Int?
    /// The tab that a strip by `StripFollow.distance` is on its way from. A replay knows it through a whole gesture.
    var leaving = Leaving.selected

    /// A tab, or none, that the strip leaves.
    enum Leaving: Sendable, Equatable {
        case selected
        case tab(Int?)
    }

    /// The index of the tab that the strip leaves; nil for none.
    var leavingIndex: Int? {
        switch leaving {
        case .selected: selected
        case .tab(let index): index
        }
    }

    /// A state of these values. What is left out: at rest on the selected page.
    public init(
        offset: PagerOffset? = nil, phase: ScrollPhase = .idle, velocity: Coordinate = 0, selected: Int? = 0,
        barOffset: Coordinate? = nil, indicator: IndicatorExtent? = nil, titles: [SeenTitle] = [],
        mounted: [Int] = [], focused: Int? = nil
    ) {
        self.offset = offset ?? .page(selected ?? 0)
        self.phase = phase
        self.velocity = velocity
        self.selected = selected
        self.barOffset = barOffset
        self.indicator = indicator
        self.titles = titles
        self.mounted = mounted
        self.focused = focused
    }
}

/// Where the pager is scrolled to.
public enum PagerOffset: Sendable, Equatable {
    /// Exactly on a page, whatever its width.
    case page(Int)
    /// This far from the first page, growing toward later tabs in both writing directions.
    case distance(Coordinate)
}

/// What moves the pager.
public enum ScrollPhase: UInt8, Sendable, CaseIterable {
    /// Nothing: a first paint, or rest.
    case idle
    /// The finger is down.
    case dragging
    /// The finger is lifted and the pager still glides.
    case decelerating
    /// A gesture's scroll has just come to rest.
    case settled
    /// Code scrolls the pager, for example after a tap.
    case programmatic

    /// Whether the pager moves under a finger or from its momentum.
    public var isGesture: Bool { self == .dragging || self == .decelerating }
}

/// Where an interrupted indicator is seen.
public struct IndicatorExtent: Sendable, Equatable {
    /// The left edge, from the left edge of the strip's content.
    public var x: Coordinate
    /// The width.
    public var width: Length
    /// The opacity: less than 1 in the middle of a fade.
    public var opacity: Fraction

    /// An extent of these values.
    public init(x: Coordinate, width: Length, opacity: Fraction = 1) {
        self.x = x
        self.width = width
        self.opacity = opacity
    }
}

/// A title as it is seen on its way.
public struct SeenTitle: Sendable, Equatable {
    /// The index of its tab.
    public var index: Int
    /// Its look.
    public var style: TitleStyle

    /// A title of this look.
    public init(index: Int, style: TitleStyle) {
        self.index = index
        self.style = style
    }
}
