/// The pages below the bar: one a tab, side by side.
public struct Pager: Sendable, Equatable {
    /// The width of one page.
    public var pageWidth: PositiveLength
    /// When the selection changes.
    public var selection: SelectionRule
    /// How far from the selected page, in pages, the pager may be under `hysteresis` before another is selected. Less than one
    /// half selects a page early, on the way to it, and needs the velocity.
    public var threshold: Fraction
    /// What the indicator does when the pager is pulled beyond its first or last page.
    public var overscroll: Overscroll
    /// How many pages beyond those on screen are kept mounted on either side.
    public var preload: Int
    /// Whether the pager glides to a chosen page or jumps there.
    public var animated: Bool
    /// How a fling chooses its page.
    public var fling: FlingRule
    /// Whether a fling whose page belongs to a disabled tab goes on to the next enabled one. A gesture that comes to rest
    /// by itself may do so on any page.
    public var skipDisabled: Bool

    /// A pager of these settings; what is left out is as in the preset `underline`.
    ///
    /// - Precondition: `preload` is not negative.
    public init(
        pageWidth: PositiveLength, selection: SelectionRule = .nearest, threshold: Fraction = 0.6,
        overscroll: Overscroll = .follow, preload: Int = 1, animated: Bool = true,
        fling: FlingRule = .uiKit, skipDisabled: Bool = false
    ) {
        precondition(preload >= 0, "a negative number of pages to preload")
        self.pageWidth = pageWidth
        self.selection = selection
        self.threshold = threshold
        self.overscroll = overscroll
        self.preload = preload
        self.animated = animated
        self.fling = fling
        self.skipDisabled = skipDisabled
    }
}

/// When the selection follows the scroll position of the pager.
public enum SelectionRule: UInt8, Sendable, CaseIterable {
    /// At every moment of a gesture: the nearest page is the selected one, and a page exactly half shown is (S1).
    case nearest
    /// Only when a gesture's scroll has come to rest (S2, S3).
    case settled
    /// When the pager is further than `threshold` from the selected page: two pages half shown do not take turns.
    case hysteresis
}

/// What the indicator does beyond the first and the last page.
public enum Overscroll: UInt8, Sendable, CaseIterable {
    /// It goes on as if tabs like the edge tab stood beyond it (S1).
    case follow
    /// It stays on the edge tab.
    case clamp
    /// Its inner edge stays and its outer edge is pressed toward it, by as much as `follow` would move it.
    case compress
}
