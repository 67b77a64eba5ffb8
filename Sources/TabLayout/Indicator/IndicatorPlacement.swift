/// Where the indicator stands: at rest on a tab, between two tabs, and beyond the ends. O(1), no allocation.
struct IndicatorPlacement {
    let strip: TabStrip
    let tabs: [Tab]
    let indicator: Indicator
    let overscroll: Overscroll

    /// The indicator at rest on the tab at `index`: centred on it.
    func rest(on index: Int) -> Segment {
        let tab = strip.tab(index)
        let available = tab.width
        let wanted: Double
        switch indicator.width {
        case .fixed(let length): wanted = min(length.value, available)
        case .tab: wanted = available
        case .label: wanted = tabs[index].labelWidth?.value ?? 0
        case .ratio(let ratio): wanted = available * ratio.value
        case .inset(let inset): wanted = max(0, available - 2 * inset.value)
        }
        return Segment(left: tab.left + (available - wanted) / 2, width: wanted)
    }

    /// The indicator and its colour at rest on the tab at `index`.
    func restingPlace(on index: Int) -> IndicatorPlace {
        IndicatorPlace(segment: rest(on: index), opacity: 1, color: indicator.colors.color(at: Double(index)))
    }

    /// The indicator while it follows the pager: at P = 1.25 a quarter of the way from its rest on tab 1 to that on 2.
    ///
    /// With equal tabs and linear stretch this is S1's itemWidth·P + (itemWidth − width)/2. Needs at least one tab.
    func place(at position: PagePosition) -> IndicatorPlace {
        let last = Double(strip.count - 1)
        let inside = clamp(position.value, 0, last)
        if inside != position.value {
            switch overscroll {
            case .follow: break
            case .clamp: return restingPlace(on: Int(inside))
            case .compress: return compressed(at: position.value, edge: inside)
            }
        }
        let page = position.value.rounded(.down)
        let fraction = position.value - page
        guard fraction > 0 else {
            return IndicatorPlace(segment: rest(at: page), opacity: 1, color: indicator.colors.color(at: page))
        }
        return move(fromPage: page).place(at: fraction)
    }

    /// The move from a page to the next.
    func move(fromPage page: Double) -> IndicatorMove {
        IndicatorMove(
            start: rest(at: page), end: rest(at: page + 1), startColor: indicator.colors.color(at: page),
            endColor: indicator.colors.color(at: page + 1), stretch: indicator.stretch)
    }

    /// The indicator at rest on a page, which beyond the ends is a phantom: a tab of the edge tab's size and spacing.
    ///
    /// S1's bounce: three tabs on 320, P = −0.3125 puts x at 23.333 − 0.3125·106.667 = −10.
    func rest(at page: Double) -> Segment {
        let edge = clamp(page, 0, Double(strip.count - 1))
        let rest = rest(on: Int(edge))
        guard edge != page else { return rest }
        let shift = (page - edge) * (strip.tab(Int(edge)).width + strip.gap)
        return Segment(left: rest.left + shift, width: rest.width)
    }

    /// The indicator pressed against the edge tab: its inner edge stays, its outer edge comes as near as `follow` would
    /// move it away.
    private func compressed(at position: Double, edge: Double) -> IndicatorPlace {
        var place = restingPlace(on: Int(edge))
        let shift = (position - edge) * (strip.tab(Int(edge)).width + strip.gap)
        let pressed = min(abs(shift), place.segment.width)
        place.segment.width -= pressed
        if shift < 0 { place.segment.left += pressed }
        return place
    }

    /// The scroll position at which an indicator with this middle would be: between the tabs on whose rest places the
    /// middle lies, kept within the tabs. O(log n).
    func position(ofMiddle middle: Double) -> Double {
        var (lower, upper) = (0, strip.count - 1)
        while lower < upper {
            let index = (lower + upper + 1) / 2
            if rest(on: index).middle <= middle { lower = index } else { upper = index - 1 }
        }
        guard lower + 1 < strip.count else { return Double(lower) }
        let (start, end) = (rest(on: lower).middle, rest(on: lower + 1).middle)
        return end > start ? Double(lower) + clamp((middle - start) / (end - start), 0, 1) : Double(lower)
    }
}
