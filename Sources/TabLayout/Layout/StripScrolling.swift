/// Where the strip of titles is scrolled to: the title-scroll centring offset.
///
/// Offsets are the distance from the left edge of the content to the left edge of the viewport. Everything here is O(1) and
/// allocates nothing.
struct StripScrolling {
    let strip: TabStrip
    let destination: ScrollDestination
    let margin: Double
    /// The part of the viewport that tabs are brought into: how far its ends are within those of the viewport.
    let padding: (leading: Double, trailing: Double)
    /// The offsets that the strip can have: from 0 to `strip.maxOffset`, or further where the end tabs can be centred too.
    let limits: (lower: Double, upper: Double)
    /// Where the strip is said to stand before the move; nil where that is not known.
    let given: Double?
    /// Where it stands, within the limits.
    private(set) var current: Double

    /// A strip that stands at `current`; where that is not known, at the target of the tab that was `selected`, brought
    /// there from the start of the strip.
    init(strip: TabStrip, bar: Bar, current: Double?, selected: Int?) {
        self.strip = strip
        destination = bar.scrollTo
        margin = bar.scrollMargin.value
        padding = Self.padding(of: bar)
        limits = Self.limits(of: strip, bar: bar)
        given = current
        self.current = clamp(current ?? 0, limits.lower, limits.upper)
        if current == nil, let selected { self.current = target(of: selected) }
    }

    /// The least and the greatest offset of a strip.
    static func limits(of strip: TabStrip, bar: Bar) -> (lower: Double, upper: Double) {
        guard bar.scrollTo == .centerWithInsets, strip.count > 0 else { return (0, strip.maxOffset) }
        let middle = strip.viewportWidth / 2 + shift(padding(of: bar))
        return (
            min(0, strip.tab(0).middle - middle), max(strip.maxOffset, strip.tab(strip.count - 1).middle - middle)
        )
    }

    /// The scroll padding of a bar; where both ends together are more than the viewport, each its share of it.
    private static func padding(of bar: Bar) -> (leading: Double, trailing: Double) {
        let (leading, trailing) = (bar.scrollPadding.leading.value, bar.scrollPadding.trailing.value)
        let sum = leading + trailing
        guard sum > bar.width.value else { return (leading, trailing) }
        let start = leading / sum * bar.width.value
        return (start, bar.width.value - start)
    }

    /// How far the middle of what the padding leaves is behind the middle of the viewport.
    var shift: Double { Self.shift(padding) }

    private static func shift(_ padding: (leading: Double, trailing: Double)) -> Double {
        (padding.leading - padding.trailing) / 2
    }

    /// The offset that brings the tab at `index` where the destination says, kept within the limits.
    ///
    /// `center` is S2's clamp(middle − V/2, 0, C − V). S2 let the upper bound go negative when the content is narrower
    /// than the viewport and scrolled the titles out of it; here C is never less than V.
    func target(of index: Int, _ trace: some Trace = Untraced()) -> Double {
        kept(wanted(for: index, trace), for: index, trace)
    }

    /// An offset that is wanted for the tab at `index`, kept within the limits.
    func kept(_ wanted: Double, for index: Int, _ trace: some Trace) -> Double {
        noteLimits(trace)
        return trace(.target, of: index, clamp(wanted, limits.lower, limits.upper))
    }

    /// The offset that brings the tab at `index` where the destination says, also beyond the limits.
    func wanted(for index: Int, _ trace: some Trace = Untraced()) -> Double {
        let tab = strip.tab(index)
        let viewport = strip.viewportWidth
        let wanted: Double
        switch destination {
        case .center, .centerWithInsets:
            wanted = trace(.middle, of: index, tab.middle) - viewport / 2 - shift
            trace.note([.init(.viewportMiddle, viewport / 2 + shift)])
        case .start: wanted = trace(.left, of: index, tab.left) - trace(.leadingPadding, padding.leading)
        case .end:
            let end = trace(.right, of: index, tab.right) + trace(.trailingPadding, padding.trailing)
            wanted = end - trace(.viewportWidth, viewport)
        case .nearest: return nearest(to: index, trace)
        case .none: wanted = trace(.current, current)
        }
        return trace(.wanted, of: index, wanted)
    }

    /// The offset nearest to `current` at which the tab at `index` is in view with the margin around it; its left edge where it
    /// is wider than the viewport.
    func nearest(to index: Int, _ trace: some Trace) -> Double {
        let tab = strip.tab(index)
        trace.note([
            .init(.current, current), .init(.left, of: index, tab.left), .init(.right, of: index, tab.right),
            .init(.margin, margin), .init(.leadingPadding, padding.leading),
            .init(.trailingPadding, padding.trailing), .init(.viewportWidth, strip.viewportWidth),
        ])
        return trace(.wanted, of: index, nearest(to: tab))
    }

    private func nearest(to tab: Segment) -> Double {
        let viewport = strip.viewportWidth
        let room = viewport - padding.leading - padding.trailing
        guard tab.width <= room else { return tab.left - padding.leading }
        // A margin for which there is no room is cut, so that both edges of the tab stay in view.
        let margin = min(margin, (room - tab.width) / 2)
        // Clamped, and not compared with edges in view, so that what stands there already stays to the last bit.
        return clamp(current, tab.right + margin + padding.trailing - viewport, tab.left - margin - padding.leading)
    }

    /// The offset at a scroll position: on the way from the target of one tab to that of the next.
    ///
    /// A mixture of targets that are already kept within the content, as in Flutter and XLPagerTabStrip: clamping the
    /// mixture instead (`unclamped`) leaves the strip still near its ends and then lets it start suddenly.
    func offset(at position: PagePosition, isUnclamped: Bool = false, _ trace: some Trace = Untraced()) -> Double {
        guard strip.count > 0 else { return stay(trace) }
        let page = position.clamped(to: strip.count)
        let index = Int(page.rounded(.down))
        let fraction = page - Double(index)
        if fraction == 0 {
            trace.begin(.broughtToTab)
            return target(of: index, trace)
        }
        trace.begin(isUnclamped ? .betweenUnclamped : .betweenTargets)
        // Not `isUnclamped ? wanted(for:) : target(of:)`: a method taken as a value asks for memory to keep its `self` in.
        func place(_ index: Int) -> Double { isUnclamped ? wanted(for: index, trace) : target(of: index, trace) }
        let (start, end) = (place(index), place(index + 1))
        trace.note([.init(.position, page), .init(.fraction, fraction)])
        let offset = interpolate(start, end, fraction)
        if isUnclamped {
            trace.note([.init(.offset, offset)])
            noteLimits(trace)
        }
        return clamp(offset, limits.lower, limits.upper)
    }

    /// The offset at a scroll position, from where the strip stood when the tab at `selected` was left: in proportion to the
    /// way to its neighbour, and from there on as `offset(at:)`.
    func offset(at position: PagePosition, leaving selected: Int, _ trace: some Trace = Untraced()) -> Double {
        let page = position.clamped(to: strip.count)
        let distance = page - Double(selected)
        guard abs(distance) < 1 else { return offset(at: position, trace) }
        let start = stay(trace)
        guard distance != 0 else { return start }
        trace.follow(.leavingTab)
        let end = target(of: selected + (distance < 0 ? -1 : 1), trace)
        return interpolate(start, end, trace(.fraction, abs(distance)))
    }

    /// The offset at which the strip stands already.
    func stay(_ trace: some Trace = Untraced()) -> Double {
        trace.begin(.keptOffset)
        trace.note([.init(.current, given ?? current)])
        noteLimits(trace)
        return current
    }

    func noteLimits(_ trace: some Trace) {
        trace.note([.init(.minOffset, limits.lower), .init(.maxOffset, limits.upper)])
    }
}
