/// A point of the bar as it is seen.
public struct ViewportPoint: Sendable, Equatable {
    /// The distance from the left edge of the viewport, in both writing directions.
    public var x: Coordinate
    /// The distance from the top edge of the bar, downward.
    public var y: Coordinate

    /// A point of these coordinates.
    public init(x: Coordinate, y: Coordinate) {
        self.x = x
        self.y = y
    }
}

extension Layout {
    /// The tab that a touch at `point` means, when the strip stands at the offset of `bar`; nil for none. O(log n).
    ///
    /// - What is not in the viewport cannot be touched: neither a point beside it nor a tab that is scrolled out of it. Above
    ///   and below a bar that is lower than `minimumTarget` its tabs can, as far as a bar of that height would reach.
    /// - A tab that is narrower than `minimumTarget` can be touched as if it were that wide, its middle staying where it is.
    ///   It never takes from another tab's own place, only from the gap beside it; a gap that two tabs want is shared: the
    ///   nearer edge wins.
    /// - A disabled tab is never touched. Its own place is a hole, beyond which no neighbour reaches; the gap beside it is its
    ///   neighbour's.
    /// - Every stretch begins with its first point in reading order and ends before its last: a point between two tabs is the
    ///   later one's, and so is the point half way between two that share a gap. The top counts, the bottom does not.
    public func tab(at point: ViewportPoint, minimumTarget: Length) -> Int? {
        let height = configuration.bar.height.value
        let slop = max(0, (minimumTarget.value - height) / 2)
        guard point.y.value >= -slop, point.y.value < height + slop else { return nil }
        // Mirrored in the viewport and not in the content, of which only a part is seen.
        let x = mirror.isActive ? strip.viewportWidth - point.x.value : point.x.value
        guard x >= 0, x < strip.viewportWidth else { return nil }
        return TouchTargets(
            strip: strip, tabs: configuration.tabs, visible: strip.visibleTabs(at: barEnd),
            minimum: minimumTarget.value
        ).tab(at: barEnd + x)
    }
}

/// Where the tabs of a strip can be touched, seen from left to right.
private struct TouchTargets {
    let strip: TabStrip
    let tabs: [Tab]
    /// The tabs in view.
    let visible: Range<Int>
    /// The least width of a target.
    let minimum: Double

    /// The tab that is touched at a place in the content.
    ///
    /// Only the tabs on either side of the place matter. None further off reaches it: of two narrow tabs the middles, and with
    /// them the ends of their targets, are in the same order as the tabs.
    func tab(at x: Double) -> Int? {
        let next = strip.firstIndex { $0.left > x }
        let previous = next - 1
        if previous >= 0, x < strip.tab(previous).right { return isOpen(previous) ? previous : nil }
        var nearest: Int?
        var distance = Double.infinity
        if isOpen(previous) {
            let tab = strip.tab(previous)
            if x - tab.right < slop(of: tab) { (nearest, distance) = (previous, x - tab.right) }
        }
        if isOpen(next) {
            let tab = strip.tab(next)
            if tab.left - x <= min(slop(of: tab), distance) { nearest = next }
        }
        return nearest
    }

    /// Whether there is a tab at `index` that can be touched.
    private func isOpen(_ index: Int) -> Bool { visible.contains(index) && tabs[index].isEnabled }

    /// How far the target of a tab goes beyond the tab on either side.
    private func slop(of tab: Segment) -> Double { max(0, (minimum - tab.width) / 2) }
}
