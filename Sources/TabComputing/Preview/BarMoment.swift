internal import TabLayout

/// What a bar looks like at one moment: the parts of it that are in its viewport.
struct BarMoment {
    /// How opaque the title of a tab that is not enabled is drawn, as in Material Design.
    static let faint = 0.38

    struct Tab {
        var index: Int
        /// The middle of the tab, from the left edge of the strip's content.
        var middle: Double
        var style: TitleStyle.Values
        var opacity: Double
    }

    var offset: Double
    var indicator: IndicatorFrame?
    var tabs: [Tab] = []

    /// The moment of a layout.
    init(_ layout: Layout) {
        let bar = layout.bar
        offset = bar.offset
        indicator = layout.indicator
        layout.forEachTab(in: bar.view.visible, inView: bar.view.visible) { index, tab in
            tabs.append(Tab(layout, index, tab))
        }
    }

    /// The moment of a transition `time` milliseconds after its start.
    init(_ transition: Transition, at time: Double) {
        let end = transition.end
        let frame = transition.frame(at: time)
        offset = frame.barOffset
        indicator = end.indicator
        if let place = frame.indicator {
            indicator?.x = place.x
            indicator?.width = place.width
            indicator?.opacity = place.opacity
            indicator?.color = place.color
        }
        let (left, right) = (offset, offset + end.configuration.bar.width.value)
        let resting = end.tabs(from: left, to: right)
        // Of ten thousand tabs that move only those are kept that are seen, now or in the end.
        var places: [Int: TabKeyframe] = [:]
        transition.forEachMovingTab(at: frame.progress) { index, place in
            if place.isSeen(from: left, to: right) || resting.contains(index) { places[index] = place }
        }
        var styles: [Int: TitleStyle.Values] = [:]
        transition.forEachMovingTitle(at: frame.progress) { index, style in
            if resting.contains(index) || places[index] != nil { styles[index] = style }
        }
        for index in resting where places[index] == nil {
            tabs.append(Tab(end, index, end.tab(index), style: styles[index]))
        }
        for (index, place) in places.sorted(by: { $0.key < $1.key }) where place.isSeen(from: left, to: right) {
            var tab = Tab(end, index, end.tab(index), style: styles[index])
            tab.middle = place.x + place.width / 2
            tab.opacity *= place.opacity
            tabs.append(tab)
        }
    }
}

extension BarMoment.Tab {
    init(_ layout: Layout, _ index: Int, _ tab: TabFrame, style: TitleStyle.Values? = nil) {
        self.index = index
        middle = tab.x + tab.width / 2
        self.style = style ?? tab.style
        opacity = layout.configuration.tabs[index].isEnabled ? 1 : BarMoment.faint
    }
}

extension TabKeyframe {
    /// Whether any part of the tab is between two places of the strip's content.
    fileprivate func isSeen(from left: Double, to right: Double) -> Bool { x < right && x + width > left }
}

extension Layout {
    /// The tabs with any part between two places of the strip's content. O(log² n).
    func tabs(from left: Double, to right: Double) -> Range<Int> {
        let first: Int
        let end: Int
        switch configuration.bar.direction {
        case .leftToRight:
            first = firstTab { $0.x + $0.width > left }
            end = firstTab { $0.x >= right }
        case .rightToLeft:
            first = firstTab { $0.x < right }
            end = firstTab { $0.x + $0.width <= left }
        }
        return first..<max(first, end)
    }

    /// The first tab that something is true of, when it is true of all behind it too.
    private func firstTab(where isTrue: (TabFrame) -> Bool) -> Int {
        var (low, high) = (0, configuration.tabs.count)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(tab(middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
