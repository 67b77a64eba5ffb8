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

        let room = StripRoom(widths, count: count, in: bar)
        contentWidth = room.contentWidth
        origin = bar.insets.leading.value + room.lead
        gap = bar.spacing.value + room.share
    }

    /// How wide the tabs are. A trace takes down what is the same of all that have no width of their own. O(n), O(n log n) where
    /// they fill the viewport.
    static func widths(of tabs: [Tab], in bar: Bar, _ trace: some Trace = Untraced()) -> Widths {
        let count = Double(tabs.count)
        switch bar.sizing {
        case .equal(let minimum, let maximum):
            guard count > 0 else { return .uniform(0) }
            trace.begin(.equalShare)
            noteRoom(in: bar, count: tabs.count, trace)
            let share = room(in: bar, count: tabs.count) / trace(.count, count)
            let width = max(trace(.minimum, minimum.value), share)
            guard let maximum else { return .uniform(width) }
            return .uniform(min(width, trace(.maximum, maximum.value)))
        case .compact(let fraction):
            guard count > 0 else { return .uniform(0) }
            trace.begin(.compactShare)
            let share = trace(.viewportWidth, bar.width.value) / trace(.count, count)
            return .uniform(share * trace(.factor, fraction.value))
        case .fixed(let width):
            trace.begin(.fixedWidth)
            let width = trace(.fixedWidth, width.value)
            return ownWidths(of: tabs).sharing < tabs.count ? varied(tabs, atLeast: width) : .uniform(width)
        case .content(let natural):
            trace.begin(.naturalWidth)
            return varied(tabs, natural)
        case .fill(let natural):
            trace.begin(.filledWidth)
            return varied(tabs, natural, atLeast: trace(.share, fillingShare(of: tabs, natural, in: bar)))
        case .auto(let natural, let fit):
            switch automaticWidth(of: tabs, natural, fit, in: bar, trace) {
            case .natural: return varied(tabs, natural)
            case .widest(let width), .share(let width): return varied(tabs, atLeast: width)
            }
        }
    }

    /// What `auto` sizing has come to.
    private enum AutomaticWidth {
        /// Each tab is as wide as its label needs.
        case natural
        /// Each is as wide as the widest needs to be.
        case widest(Double)
        /// Each has this equal share.
        case share(Double)
    }

    /// What `auto` sizing comes to for these tabs. O(n).
    private static func automaticWidth(
        of tabs: [Tab], _ natural: NaturalWidth, _ fit: Fit, in bar: Bar, _ trace: some Trace
    ) -> AutomaticWidth {
        var widest = 0.0
        for tab in tabs { widest = max(widest, natural.width(of: tab)) }
        trace.begin(.naturalWidth)
        let count = trace(.count, Double(tabs.count))
        let fits: Bool
        if let limit = fit.maximumCount {
            fits = count <= trace(.countLimit, Double(limit))
        } else {
            // 3·64.2 is 192.60000000000002: three such tabs fit into 192.6, and must not stand there at their natural widths.
            let slack = bar.width.value * 1e-12
            let available = room(in: bar, count: tabs.count) - 2 * fit.gutter.value
            fits = count * trace(.widest, widest) <= trace(.available, available) + slack
        }
        if fits && fit.fitting == .widest {
            trace.follow(.widestWidth)
            if fit.maximumCount != nil { trace.note([.init(.widest, widest)]) }
            return .widest(widest)
        }
        return fits || fit.otherwise == .equal ? .share(equalShare(of: tabs, in: bar, trace)) : .natural
    }

    /// What the viewport leaves for the tabs themselves; negative where spacing and insets alone are wider.
    private static func room(in bar: Bar, count: Int) -> Double {
        bar.width.value - bar.insets.leading.value - bar.insets.trailing.value
            - bar.spacing.value * Double(max(count - 1, 0))
    }

    private static func noteRoom(in bar: Bar, count: Int, _ trace: some Trace) {
        trace.note([
            .init(.viewportWidth, bar.width.value),
            .init(.insets, bar.insets.leading.value + bar.insets.trailing.value),
            .init(.spacing, bar.spacing.value * Double(max(count - 1, 0))),
        ])
    }

    /// An equal share for each tab without a width of its own, of what the others leave.
    private static func equalShare(of tabs: [Tab], in bar: Bar, _ trace: some Trace) -> Double {
        let (own, sharing) = ownWidths(of: tabs)
        trace.follow(.sharedRoom)
        noteRoom(in: bar, count: tabs.count, trace)
        trace.note([.init(.ownWidths, own), .init(.sharing, Double(sharing))])
        return sharing > 0 ? max(0, (room(in: bar, count: tabs.count) - own) / Double(sharing)) : 0
    }

    /// What the tabs with a width of their own take together, and how many have none.
    private static func ownWidths(of tabs: [Tab]) -> (sum: Double, sharing: Int) {
        var (sum, sharing) = (0.0, 0)
        for tab in tabs {
            if let width = tab.width { sum += width.value } else { sharing += 1 }
        }
        return (sum, sharing)
    }

    /// The width below which no tab falls when the strip is to fill the viewport: an equal share of what the tabs that need
    /// more, and those with a width of their own, leave to the others.
    ///
    /// Found from the widest down: as long as a tab needs more than an equal share, it keeps that and the others share the
    /// rest. O(n log n). Labels need 100, 40 and 40 of 200: a third is 66.7, less than 100; the others have 50 each.
    static func fillingShare(of tabs: [Tab], _ natural: NaturalWidth, in bar: Bar) -> Double {
        let own = ownWidths(of: tabs).sum
        var needs: [Double] = []
        for tab in tabs where tab.width == nil { needs.append(natural.width(of: tab)) }
        var rest = room(in: bar, count: tabs.count) - own
        var sharing = needs.count
        var widest = Descending(needs)
        while let need = widest.next(), need > rest / Double(sharing) {
            rest -= need
            sharing -= 1
        }
        return sharing > 0 ? max(0, rest / Double(sharing)) : 0
    }

    /// Tabs of their own width, or else of what their label needs where that matters, but no narrower than `least`.
    private static func varied(_ tabs: [Tab], _ natural: NaturalWidth? = nil, atLeast least: Double = 0) -> Widths {
        var places: [Segment] = []
        places.reserveCapacity(tabs.count)
        var total = 0.0
        for tab in tabs {
            let width = tab.width?.value ?? max(natural?.width(of: tab) ?? 0, least)
            let place = Segment(left: total, width: width)
            places.append(place)
            total = place.right
        }
        return .varied(places, total: total)
    }
}
