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
    func rest(on index: Int, _ trace: some Trace = Untraced()) -> Segment {
        let rest = segment(on: index, trace)
        trace.note([.init(.restLeft, of: index, rest.left), .init(.restWidth, of: index, rest.width)])
        return rest
    }

    private func segment(on index: Int, _ trace: some Trace) -> Segment {
        let (left, available) = place(in: index, trace)
        let wanted: Double
        switch indicator.width {
        case .fixed(let length): wanted = min(trace(.fixedWidth, length.value), available)
        case .tab, .inset: wanted = available
        case .label: wanted = trace(.labelWidth, of: index, tabs[index].labelWidth?.value ?? 0)
        case .ratio(let ratio): wanted = available * trace(.factor, ratio.value)
        }
        if indicator.minimumWidth.value > 0 { trace.note([.init(.minimum, indicator.minimumWidth.value)]) }
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
    private func place(in index: Int, _ trace: some Trace) -> (left: Double, width: Double) {
        let tab = strip.tab(index)
        let (leading, trailing) = insets(in: index)
        trace.note([.init(.left, of: index, tab.left), .init(.width, of: index, tab.width)])
        if leading != 0 || trailing != 0 {
            trace.note([.init(.leadingEnd, of: index, leading), .init(.trailingEnd, of: index, trailing)])
        }
        let sum = leading + trailing
        guard sum <= tab.width || indicator.width == .label else { return (tab.left + leading / sum * tab.width, 0) }
        return (tab.left + leading, tab.width - sum)
    }

    /// What the indicator keeps free at the ends of a tab, or what stands there beside its label.
    private func insets(in index: Int) -> (leading: Double, trailing: Double) {
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
    func restingPlace(on index: Int, _ trace: some Trace = Untraced()) -> IndicatorPlace {
        trace.begin(.resting)
        return place(on: index, trace)
    }

    private func place(on index: Int, _ trace: some Trace) -> IndicatorPlace {
        IndicatorPlace(segment: rest(on: index, trace), opacity: 1, color: indicator.colors.color(at: Double(index)))
    }

    /// The indicator while it follows the pager: at P = 1.25 a quarter of the way from its rest on tab 1 to that on 2.
    ///
    /// With equal tabs and linear stretch this is S1's itemWidth·P + (itemWidth − width)/2. Needs at least one tab.
    func place(at position: PagePosition, _ trace: some Trace = Untraced()) -> IndicatorPlace {
        let last = Double(strip.count - 1)
        let inside = clamp(position.value, 0, last)
        if inside != position.value {
            switch overscroll {
            case .follow: break
            case .clamp:
                trace.begin(.clampedToEdge)
                return place(on: Int(inside), trace)
            case .compress: return compressed(at: position.value, edge: inside, trace)
            }
        }
        let page = position.value.rounded(.down)
        let fraction = position.value - page
        guard fraction > 0 else {
            trace.begin(.resting)
            return IndicatorPlace(segment: rest(at: page, trace), opacity: 1, color: indicator.colors.color(at: page))
        }
        trace.begin(.stretched(indicator.stretch))
        let move = move(fromPage: page, trace)
        trace.note([
            .init(.position, position.value), .init(.fraction, fraction),
            .init(.leadingProgress, move.leading(fraction)), .init(.trailingProgress, move.trailing(fraction)),
        ])
        return move.place(at: fraction)
    }

    /// The move from a page to the next.
    func move(fromPage page: Double, _ trace: some Trace = Untraced()) -> IndicatorMove {
        IndicatorMove(
            start: rest(at: page, trace), end: rest(at: page + 1, trace), startColor: indicator.colors.color(at: page),
            endColor: indicator.colors.color(at: page + 1), stretch: indicator.stretch)
    }

    /// The indicator at rest on a page, which beyond the ends is a phantom: a tab of the edge tab's size and spacing.
    ///
    /// S1's bounce: three tabs on 320, P = −0.3125 puts x at 23.333 − 0.3125·106.667 = −10.
    func rest(at page: Double, _ trace: some Trace = Untraced()) -> Segment {
        let edge = clamp(page, 0, Double(strip.count - 1))
        guard edge != page else { return rest(on: Int(edge), trace) }
        var phantom = segment(on: Int(edge), trace)
        phantom.left += shift(to: page, beyond: edge, trace)
        trace.note([.init(.restLeft, phantom.left), .init(.restWidth, phantom.width)])
        return phantom
    }

    /// How far a page beyond the ends is from the edge tab.
    private func shift(to page: Double, beyond edge: Double, _ trace: some Trace) -> Double {
        trace(.stride, strip.tab(Int(edge)).width + strip.gap) * trace(.pagesBeyond, page - edge)
    }

    /// The indicator pressed against the edge tab: its inner edge stays, its outer edge comes as near as `follow` would
    /// move it away.
    private func compressed(at position: Double, edge: Double, _ trace: some Trace) -> IndicatorPlace {
        trace.begin(.pressedToEdge)
        var place = place(on: Int(edge), trace)
        let rest = place.segment.width
        let shift = shift(to: position, beyond: edge, trace)
        let pressed = min(abs(shift), rest)
        place.segment.width -= pressed
        trace.note([.init(.pressed, rest - place.segment.width)])
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
