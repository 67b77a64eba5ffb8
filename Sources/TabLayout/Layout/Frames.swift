/// One tab at a moment.
public struct TabFrame: Sendable, Equatable {
    /// The left edge, from the left edge of the strip's content.
    public var x: Double
    /// The width.
    public var width: Double
    /// The height: the bar's. Tabs start at y 0.
    public var height: Double
    /// Whether this is the selected tab.
    public var isSelected: Bool
    /// How selected its title looks, from 0 to 1.
    public var emphasis: Double
    /// The look of its title at that emphasis.
    public var style: TitleStyle.Values
    /// Whether any part of it is in the viewport.
    public var isVisible: Bool
}

extension TabFrame {
    /// The frame with its edges on the lines of a grid.
    func rounded(to grid: PixelGrid) -> TabFrame {
        var frame = self
        (frame.x, frame.width) = grid.round(start: x, length: width)
        frame.height = grid.round(height)
        return frame
    }
}

/// The strip of titles at a moment.
public struct BarFrame: Sendable, Equatable {
    /// The width of everything that scrolls; never less than the viewport.
    public var contentWidth: Double
    /// Where the strip is scrolled to, from `minOffset` to `maxOffset`; where it will be when `animation` has run.
    public var offset: Double
    /// The least offset: 0, or less where the first tab can be centred too.
    public var minOffset: Double
    /// The greatest offset: what of the content is wider than the viewport, or more where the last tab can be centred too.
    public var maxOffset: Double
    /// Which tabs are in view at `offset`, and where a press of an arrow button would scroll to.
    public var view: TabsInView
}

/// The indicator at a moment.
public struct IndicatorFrame: Sendable, Equatable {
    /// The left edge, from the left edge of the strip's content; beyond the content while the pager bounces.
    public var x: Double
    /// The top edge, from the top of the bar.
    public var y: Double
    /// The width, at least 0.
    public var width: Double
    /// The height.
    public var height: Double
    /// The radius of its corners.
    public var cornerRadius: Double
    /// Its colour.
    public var color: Color
    /// Its opacity, from 0 to 1.
    public var opacity: Double
}

extension IndicatorFrame {
    /// The frame of an indicator at a place. y is H − height − inset, inset, or (H − height)/2.
    init(_ indicator: Indicator, at place: IndicatorPlace, barHeight: Length) {
        let height = indicator.height.value
        let y =
            switch indicator.position {
            case .bottom: barHeight.value - height - indicator.inset.value
            case .top: indicator.inset.value
            case .center: (barHeight.value - height) / 2
            }
        self.init(
            x: place.segment.left, y: y, width: place.segment.width, height: height,
            cornerRadius: indicator.cornerRadius.value, color: place.color, opacity: place.opacity)
    }

    /// The frame with its edges on the lines of a grid.
    func rounded(to grid: PixelGrid) -> IndicatorFrame {
        var frame = self
        (frame.x, frame.width) = grid.round(start: x, length: width)
        (frame.y, frame.height) = grid.round(start: y, length: height)
        return frame
    }
}

/// The pages at a moment.
public struct PagerFrame: Sendable, Equatable {
    /// Where the pager is scrolled to.
    public var offset: Double
    /// The pages with any part on screen; empty when the pager is pulled a whole page beyond its ends.
    public var visible: Range<Int>
    /// The pages that should exist: those on screen and `preload` more on either side.
    public var mounted: Range<Int>
    /// The pages that exist and need not, in the order in which to let go of them: the farthest from the position first.
    public var unmount: [Int] = []

    init(offset: Double, position: PagePosition, count: Int, preload: Int, held: [Int]) {
        self.offset = offset
        visible = Self.pages(at: position.value, of: count)
        let shown = Self.pages(at: position.clamped(to: count), of: count)
        // The number of tabs bounds the sum, whatever number of pages the caller wants to preload.
        let margin = min(preload, count)
        mounted = max(0, shown.lowerBound - margin)..<min(count, shown.upperBound + margin)
        if !held.isEmpty { unmount = unmounting(held, at: position, of: count) }
    }

    /// The pages i with |position − i| < 1.
    private static func pages(at position: Double, of count: Int) -> Range<Int> {
        let first = clamp(position.rounded(.down), -1, Double(count))
        let last = clamp(position.rounded(.up), -1, Double(count))
        let start = max(0, Int(first))
        return start..<max(start, min(count, Int(last) + 1))
    }
}
