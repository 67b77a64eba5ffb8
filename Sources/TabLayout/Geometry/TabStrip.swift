/// The tabs laid side by side: where each of them stands in the strip's content.
///
/// Tabs of one width are kept as a formula and need no memory; only tabs with widths of their own need a list.
/// Building is O(1) for the former and O(n) for the latter; every question after that is O(1).
public struct TabStrip: Sendable, Equatable {
    /// The number of tabs.
    public let count: Int
    /// The width of the viewport.
    public let viewportWidth: Double
    /// The width of everything that scrolls; never less than the viewport's.
    public let contentWidth: Double
    /// The distance between two neighbouring tabs: the spacing, and what an alignment adds to it.
    public let gap: Double

    /// Where the first tab starts.
    let origin: Double
    let widths: Widths

    enum Widths: Sendable, Equatable {
        case uniform(Double)
        /// The places of the tabs, measured from `origin` and without gaps, and the sum of their widths.
        case varied([Segment], total: Double)
    }

    /// The greatest offset the strip can be scrolled to; 0 when everything is in view.
    public var maxOffset: Double { contentWidth - viewportWidth }

    /// The place of the tab at `index`.
    ///
    /// - Precondition: `index` is that of a tab.
    public func tab(_ index: Int) -> Segment {
        switch widths {
        case .uniform(let width):
            // i·(w + gap) and not i·w + i·gap: S1's itemWidth·i to the bit where there is no gap.
            Segment(left: origin + Double(index) * (width + gap), width: width)
        case .varied(let places, _):
            Segment(left: origin + Double(index) * gap + places[index].left, width: places[index].width)
        }
    }
}

extension TabStrip {
    /// The tabs of a configuration laid out in its bar.
    public init(_ configuration: Configuration) {
        self.init(tabs: configuration.tabs, bar: configuration.bar)
    }

    init(tabs: [Tab], bar: Bar) {
        count = tabs.count
        viewportWidth = bar.width.value
        widths = Self.widths(of: tabs, in: bar)

        let gaps = Double(max(count - 1, 0))
        let insets = bar.insets.leading.value + bar.insets.trailing.value
        let filled: Double =
            switch widths {
            case .uniform(let width): width * Double(count)
            case .varied(_, let total): total
            }
        let natural = filled + bar.spacing.value * gaps + insets
        // 21·(390/21) is 390.00000000000006: equal shares must not make the strip scroll by a rounding error.
        let overflow = natural - viewportWidth
        contentWidth = overflow > viewportWidth * 1e-12 ? natural : viewportWidth

        let free = max(0, -overflow)
        var lead = 0.0
        var share = 0.0
        switch bar.alignment {
        case .start:
            // S3: x_i = (i + 1)·w, as long as that leaves the last tab inside.
            if case .compact = bar.sizing, case .uniform(let width) = widths { lead = min(width, free) }
        case .center: lead = free / 2
        case .end: lead = free
        case .spaceBetween: share = gaps > 0 ? free / gaps : 0
        case .spaceAround:
            share = count > 0 ? free / Double(count) : 0
            lead = share / 2
        case .spaceEvenly:
            share = free / Double(count + 1)
            lead = share
        }
        origin = bar.insets.leading.value + lead
        gap = bar.spacing.value + share
    }

    private static func widths(of tabs: [Tab], in bar: Bar) -> Widths {
        let count = Double(tabs.count)
        switch bar.sizing {
        case .equal:
            guard count > 0 else { return .uniform(0) }
            let insets = bar.insets.leading.value + bar.insets.trailing.value
            return .uniform(max(0, (bar.width.value - insets - bar.spacing.value * (count - 1)) / count))
        case .compact(let fraction):
            guard count > 0 else { return .uniform(0) }
            return .uniform(bar.width.value / count * fraction.value)
        case .fixed(let width):
            guard tabs.contains(where: { $0.width != nil }) else { return .uniform(width.value) }
            return varied(tabs) { $0.width?.value ?? width.value }
        }
    }

    private static func varied(_ tabs: [Tab], width: (Tab) -> Double) -> Widths {
        var places: [Segment] = []
        places.reserveCapacity(tabs.count)
        var total = 0.0
        for tab in tabs {
            let place = Segment(left: total, width: width(tab))
            places.append(place)
            total = place.right
        }
        return .varied(places, total: total)
    }
}
