/// Where the indicator stands: at rest on a tab, between two tabs, and beyond the ends. O(1), no allocation.
struct IndicatorPlacement {
    let strip: TabStrip
    let tabs: [Tab]
    let width: IndicatorWidth
    let overscroll: Overscroll

    /// The indicator at rest on the tab at `index`: centred on it.
    func rest(on index: Int) -> Segment {
        let tab = strip.tab(index)
        let available = tab.width
        let wanted: Double
        switch width {
        case .fixed(let length): wanted = min(length.value, available)
        case .tab: wanted = available
        case .label: wanted = tabs[index].labelWidth?.value ?? 0
        case .ratio(let ratio): wanted = available * ratio.value
        case .inset(let inset): wanted = max(0, available - 2 * inset.value)
        }
        return Segment(left: tab.left + (available - wanted) / 2, width: wanted)
    }

    /// The indicator while it follows the pager: at P = 1.25 a quarter of the way from its rest on tab 1 to that on 2.
    ///
    /// With equal tabs this is S1's itemWidth·P + (itemWidth − width)/2. Needs at least one tab.
    func segment(at position: PagePosition) -> Segment {
        let last = Double(strip.count - 1)
        let inside = clamp(position.value, 0, last)
        guard inside == position.value || overscroll == .clamp else { return beyondEnds(position.value, edge: inside) }
        let page = inside.rounded(.down)
        let index = Int(page)
        let fraction = inside - page
        let start = rest(on: index)
        guard fraction > 0 else { return start }
        let end = rest(on: index + 1)
        return Segment(
            left: interpolate(start.left, end.left, fraction), width: interpolate(start.width, end.width, fraction))
    }

    /// The indicator when the pager is pulled from the edge page `edge` on to `position`.
    ///
    /// S1's bounce: three tabs on 320, P = −0.3125 puts x at 23.333 − 0.3125·106.667 = −10.
    private func beyondEnds(_ position: Double, edge: Double) -> Segment {
        let index = Int(edge)
        let rest = rest(on: index)
        // A phantom tab of the edge tab's size and spacing stands one such stride further out.
        let shift = (position - edge) * (strip.tab(index).width + strip.gap)
        switch overscroll {
        case .follow: return Segment(left: rest.left + shift, width: rest.width)
        case .clamp: return rest
        case .compress:
            return shift < 0
                ? Segment(left: min(rest.left - shift, rest.right), width: rest.width + shift)
                : Segment(left: rest.left, width: rest.width - shift)
        }
    }
}
