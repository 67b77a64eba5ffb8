/// Where the strip of titles is scrolled to: the title-scroll centring offset.
///
/// Offsets are the distance from the left edge of the content to the left edge of the viewport, from 0 to
/// `strip.maxOffset`. Everything here is O(1) and allocates nothing.
struct StripScrolling {
    let strip: TabStrip
    let destination: ScrollDestination
    /// Where the strip stands before the move.
    private(set) var current: Double

    /// A strip that stands at `current`; where that is not known, at the target of the tab that was `selected`, brought
    /// there from the start of the strip.
    init(strip: TabStrip, destination: ScrollDestination, current: Double?, selected: Int?) {
        self.strip = strip
        self.destination = destination
        self.current = clamp(current ?? 0, 0, strip.maxOffset)
        if current == nil, let selected { self.current = target(of: selected) }
    }

    /// The offset that brings the tab at `index` where the destination says, kept within the content.
    ///
    /// `center` is S2's clamp(middle − V/2, 0, C − V). S2 let the upper bound go negative when the content is narrower
    /// than the viewport and scrolled the titles out of it; here C is never less than V.
    func target(of index: Int) -> Double {
        let tab = strip.tab(index)
        let viewport = strip.viewportWidth
        let wanted: Double
        switch destination {
        case .center: wanted = tab.middle - viewport / 2
        case .start: wanted = tab.left
        case .end: wanted = tab.right - viewport
        case .nearest:
            if tab.width > viewport || tab.left < current {
                wanted = tab.left
            } else if tab.right > current + viewport {
                wanted = tab.right - viewport
            } else {
                wanted = current
            }
        case .none: wanted = current
        }
        return clamp(wanted, 0, strip.maxOffset)
    }

    /// The offset at a scroll position: on the way from the target of one tab to that of the next.
    ///
    /// A mixture of targets that are already kept within the content, as in Flutter and XLPagerTabStrip: clamping the
    /// mixture instead leaves the strip still near its ends and then lets it start suddenly.
    func offset(at position: PagePosition) -> Double {
        guard strip.count > 0 else { return current }
        let page = position.clamped(to: strip.count)
        let index = Int(page.rounded(.down))
        let fraction = page - Double(index)
        let start = target(of: index)
        return fraction == 0 ? start : interpolate(start, target(of: index + 1), fraction)
    }
}
