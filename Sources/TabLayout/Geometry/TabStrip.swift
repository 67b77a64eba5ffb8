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
    /// The tabs of a configuration laid out in its bar; it has them already. O(1).
    public init(_ configuration: Configuration) {
        self = configuration.strip
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
        case .equal(let minimum):
            guard count > 0 else { return .uniform(0) }
            return .uniform(max(minimum.value, room(in: bar, count: tabs.count) / count))
        case .compact(let fraction):
            guard count > 0 else { return .uniform(0) }
            return .uniform(bar.width.value / count * fraction.value)
        case .fixed(let width):
            guard tabs.contains(where: { $0.width != nil }) else { return .uniform(width.value) }
            return varied(tabs) { $0.width?.value ?? width.value }
        case .content(let natural): return varied(tabs, width: natural.width)
        case .fill(let natural):
            let share = fillingShare(of: tabs, natural, in: bar)
            return varied(tabs) { $0.width?.value ?? max(natural.width(of: $0), share) }
        case .auto(let natural, let fit):
            let widest = tabs.reduce(0) { max($0, natural.width(of: $1)) }
            let fits =
                fit.maximumCount.map { tabs.count <= $0 }
                ?? (count * widest <= room(in: bar, count: tabs.count) - 2 * fit.gutter.value)
            if fits && fit.fitting == .widest { return varied(tabs) { $0.width?.value ?? widest } }
            guard fits || fit.otherwise == .equal else { return varied(tabs, width: natural.width) }
            let share = equalShare(of: tabs, in: bar)
            return varied(tabs) { $0.width?.value ?? share }
        }
    }

    /// What the viewport leaves for the tabs themselves; negative where spacing and insets alone are wider.
    private static func room(in bar: Bar, count: Int) -> Double {
        bar.width.value - bar.insets.leading.value - bar.insets.trailing.value
            - bar.spacing.value * Double(max(count - 1, 0))
    }

    /// An equal share for each tab without a width of its own, of what the others leave.
    private static func equalShare(of tabs: [Tab], in bar: Bar) -> Double {
        let own = tabs.reduce(0) { $0 + ($1.width?.value ?? 0) }
        let sharing = tabs.reduce(0) { $0 + ($1.width == nil ? 1 : 0) }
        return sharing > 0 ? max(0, (room(in: bar, count: tabs.count) - own) / Double(sharing)) : 0
    }

    /// The width below which no tab falls when the strip is to fill the viewport: an equal share of what the tabs that need
    /// more, and those with a width of their own, leave to the others.
    ///
    /// Found from the widest down: as long as a tab needs more than an equal share, it keeps that and the others share the
    /// rest. O(n log n). Labels need 100, 40 and 40 of 200: a third is 66.7, less than 100; the others have 50 each.
    private static func fillingShare(of tabs: [Tab], _ natural: NaturalWidth, in bar: Bar) -> Double {
        let own = tabs.reduce(0) { $0 + ($1.width?.value ?? 0) }
        var needs: [Double] = []
        for tab in tabs where tab.width == nil { needs.append(natural.width(of: tab)) }
        needs.sort { $0 > $1 }
        var rest = room(in: bar, count: tabs.count) - own
        var sharing = needs.count
        for need in needs {
            if need <= rest / Double(sharing) { break }
            rest -= need
            sharing -= 1
        }
        return sharing > 0 ? max(0, rest / Double(sharing)) : 0
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
