/// Which tabs a strip shows when it stands at one offset, and where a press of its arrow buttons would scroll it.
public struct TabsInView: Sendable, Equatable {
    /// The tabs with any part in the viewport; empty when there are none. Touching its edge from outside does not count.
    public var visible: Range<Int>
    /// How many tabs are not whole because they begin before the viewport does: what a badge "+3" at that edge counts.
    ///
    /// A tab that is cut counts with those that are hidden, so that there is something to scroll to exactly where the number
    /// is not 0. A tab that is wider than the viewport and cut at both edges counts at both.
    public var leadingOverflow: Int
    /// How many tabs are not whole because they end after the viewport does.
    public var trailingOverflow: Int
    /// The offset that a press of the arrow toward the first tab leads to; nil when no tab is cut or hidden on that side, and
    /// where the viewport is so narrow that its width is no step.
    public var backward: Double?
    /// The offset that a press of the arrow toward the last tab leads to; nil when no tab is cut or hidden on that side.
    public var forward: Double?
}

extension TabsInView {
    /// What is in view of a strip that stands at `offset`, seen from left to right. O(log n), no allocation.
    ///
    /// A press scrolls by whole tabs, as in MUI: forward the first tab that is not whole comes to the leading edge, backward
    /// the last such tab to the trailing edge, so that every tab which fits is shown whole on the way. Tabs of 100, 50 and
    /// 100 on 120: forward from 0 to 100, the width of the one that was whole. A tab that begins at the leading edge, or
    /// before it, and still does not end in view moves by the width of the viewport.
    ///
    /// - Precondition: `limits.lower` ≤ `offset` ≤ `limits.upper`.
    init(_ strip: borrowing TabStrip, offset: Double, limits: (lower: Double, upper: Double)) {
        let slack = strip.slack
        let end = offset + strip.viewportWidth
        visible = strip.visibleTabs(at: offset)
        leadingOverflow = strip.firstIndex { $0.left >= offset - slack }
        let firstCut = strip.firstIndex { $0.right > end + slack }
        trailingOverflow = strip.count - firstCut
        if trailingOverflow > 0 {
            let target = min(Self.pageForward(strip, from: offset, to: firstCut), limits.upper)
            if target > offset + slack { forward = target }
        }
        if leadingOverflow > 0 {
            let target = max(Self.pageBackward(strip, from: offset, to: leadingOverflow - 1), limits.lower)
            if target < offset - slack { backward = target }
        }
    }

    /// Where a press forward leads to, without the limits, when the tab at `index` is the first that is not whole.
    static func pageForward(
        _ strip: borrowing TabStrip, from offset: Double, to index: Int, _ trace: some Trace = Untraced()
    ) -> Double {
        let left = strip.tab(index).left
        if left > offset + strip.slack {
            trace.begin(.pageToTab)
            return trace(.left, of: index, left)
        }
        trace.begin(.pageByViewport)
        return trace(.offset, offset) + trace(.viewportWidth, strip.viewportWidth)
    }

    /// Where a press backward leads to, without the limits, when the tab at `index` is the last that is not whole.
    static func pageBackward(
        _ strip: borrowing TabStrip, from offset: Double, to index: Int, _ trace: some Trace = Untraced()
    ) -> Double {
        let right = strip.tab(index).right
        let isWhole = right < offset + strip.viewportWidth - strip.slack
        trace.begin(isWhole ? .pageToTab : .pageByViewport)
        let edge = isWhole ? trace(.right, of: index, right) : trace(.offset, offset)
        return edge - trace(.viewportWidth, strip.viewportWidth)
    }
}

extension TabStrip {
    /// How far two edges may be apart and still be taken for one.
    ///
    /// At 225 the last of six tabs of 100 ends where a viewport of 375 does, and a sum that comes to 1e−13 more must not put
    /// it out of view. Of a viewport that is next to nothing it is no more than a thousandth.
    var slack: Double { min(contentWidth * 1e-12, viewportWidth * 1e-3) }

    /// The tabs with any part in the viewport of a strip that stands at `offset`. O(log n).
    func visibleTabs(at offset: Double) -> Range<Int> {
        let slack = slack
        let first = firstIndex { $0.right > offset + slack }
        return first..<max(first, firstIndex { $0.left >= offset + viewportWidth - slack })
    }

    /// The index of the first tab that something is true of, when it is true of all behind it too; `count` when it is true of
    /// none. O(log n).
    @inline(__always)
    func firstIndex(where isTrue: (Segment) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(tab(middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Mirror {
    /// What is in view, seen from the other side. Leading and trailing are so already: they go by the reading order.
    func view(_ view: TabsInView) -> TabsInView {
        var mirrored = view
        mirrored.backward = view.backward.map(offset)
        mirrored.forward = view.forward.map(offset)
        return mirrored
    }
}
