/// What the tabs of a strip take of its viewport, and where an alignment puts what they leave.
struct StripRoom {
    /// The widths of all tabs together.
    let tabs: Double
    /// The width of the content; never less than the viewport's.
    let contentWidth: Double
    /// What the tabs, the spacing and the insets leave of the viewport.
    let free: Double
    /// What of it stands before the first tab.
    private(set) var lead = 0.0
    /// What of it stands between two neighbouring tabs.
    private(set) var share = 0.0

    /// The room of `count` tabs of these widths. O(1), no allocation.
    @inline(__always)
    init(_ widths: TabStrip.Widths, count: Int, in bar: Bar) {
        let viewportWidth = bar.width.value
        let gaps = Double(max(count - 1, 0))
        let insets = bar.insets.leading.value + bar.insets.trailing.value
        tabs =
            switch widths {
            case .uniform(let width): width * Double(count)
            case .varied(_, let total): total
            }
        let natural = tabs + bar.spacing.value * gaps + insets
        // 21·(390/21) is 390.00000000000006: equal shares must not make the strip scroll by a rounding error.
        let overflow = natural - viewportWidth
        contentWidth = overflow > viewportWidth * 1e-12 ? natural : viewportWidth

        free = max(0, -overflow)
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
    }
}
