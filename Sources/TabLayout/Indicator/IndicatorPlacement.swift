/// Where the indicator stands: at rest on a tab, between two tabs, and beyond the ends. O(1), no allocation.
///
/// It goes by its configuration alone, which its copies share: an indicator with its colours and curves is too great to be
/// handed about.
struct IndicatorPlacement {
    private let configuration: Configuration

    /// Where the indicator of a configuration stands; nil when none is drawn, or there is no tab for it to mark.
    init?(_ configuration: Configuration) {
        guard configuration.hasIndicator, configuration.placedIndicator.isDrawn, configuration.strip.count > 0 else {
            return nil
        }
        self.configuration = configuration
    }

    var strip: TabStrip { configuration.strip }
    var tabs: [Tab] { configuration.tabs }
    var indicator: Indicator { configuration.placedIndicator }
    var overscroll: Overscroll { configuration.pager.overscroll }
    /// The space beside the labels, where they have any.
    var padding: Insets? { configuration.bar.sizing.naturalWidth?.padding }

    /// The indicator at rest on the tab at `index`.
    func rest(on index: Int) -> Segment {
        let (left, available) = place(in: index)
        let wanted: Double
        switch indicator.width {
        case .fixed(let length): wanted = min(length.value, available)
        case .tab, .inset: wanted = available
        case .label: wanted = tabs[index].labelWidth?.value ?? 0
        case .ratio(let ratio): wanted = available * ratio.value
        }
        let width = max(wanted, indicator.minimumWidth.value)
        // One as wide as its label keeps to an edge of the label, which is in the middle of its place: an underline that must be
        // wider than a label of 10 in a tab of 100 begins, under `start`, at 45.
        let margin = indicator.width == .label ? (available - wanted) / 2 : 0
        switch indicator.alignment {
        case .start: return Segment(left: left + margin, width: width)
        case .center: return Segment(left: left + (available - width) / 2, width: width)
        case .end: return Segment(left: left + (available - width) - margin, width: width)
        }
    }

    /// What of a tab the indicator stands in: the tab without the insets that it keeps, or where its label is.
    ///
    /// In a tab too narrow for the padding of its label the width is negative, and the label is in the middle of what that
    /// stands for. Of insets that are more than the tab each has its share.
    func place(in index: Int) -> (left: Double, width: Double) {
        let tab = strip.tab(index)
        let (leading, trailing) = insets(in: index)
        let sum = leading + trailing
        guard sum <= tab.width || indicator.width == .label else { return (tab.left + leading / sum * tab.width, 0) }
        return (tab.left + leading, tab.width - sum)
    }

    /// What the indicator keeps free at the ends of a tab, or what stands there beside its label.
    func insets(in index: Int) -> (leading: Double, trailing: Double) {
        if indicator.width == .label {
            // Without a padding, or with the same on both sides, the label is in the middle of its tab.
            guard let padding, padding.leading != padding.trailing else { return (0, 0) }
            return (padding.leading.value, padding.trailing.value)
        }
        var leading = index == 0 ? indicator.outerInsets.leading.value : 0
        var trailing = index == strip.count - 1 ? indicator.outerInsets.trailing.value : 0
        if case .inset(let insets) = indicator.width {
            leading += insets.leading.value
            trailing += insets.trailing.value
        }
        return (leading, trailing)
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
