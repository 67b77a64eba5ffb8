@testable import TabLayout

extension VectorOmission {
    /// Cases about tabs, the strip at rest, the indicator at rest and the selection.
    static let layout = [
        VectorOmission(
            name: "flutter/packages: Material3 - Scrollable TabBar, with padding, tap centers selected tab", cases: 2,
            reason: "Flutter forgets the inset of 52 before the first tab and centres 52 beside the middle, LTR and RTL"
        ) {
            // 112 + 5.5·116.6 less half a viewport, not 301.3; from the right 323.3 of the 741.2, not 271.3.
            centred(5, padding: (112, 30), .leftToRight) == 353.3
                && centred(5, padding: (60, 82), .rightToLeft) == 417.9
        },
        VectorOmission(
            name: "flutter/packages: TabBar with custom indicator and indicatorPadding, TabBar with directional …",
            cases: 6,
            reason: "the indicator has one inset for both sides, so that it is always in the middle of its tab"
        ) {
            let edges = restingEdges(.inset(6), tab: 200)
            return edges[0] == 200 - edges[1]
        },
        VectorOmission(
            name: "flutter/packages: TabBar with labelPadding, Tab bar theme overrides label padding, labels", cases: 2,
            reason:
                "a label has one padding for both sides; widths of the tabs' own stand for unequal ones, as in the vectors"
        ) { NaturalWidth(padding: 5).width(of: Tab(labelWidth: 130)) == 140 },
        VectorOmission(
            name: "material-components/material-components-android: calculateTabViewContentBounds, at least 24",
            cases: 1,
            reason: "an indicator as wide as its label has no least width"
        ) { restingEdges(.label, tab: 90, label: 14) == [38, 52] },
        VectorOmission(
            name: "react-component/tabs: support indicatorAlign, start and end", cases: 2,
            reason: "the indicator is always in the middle of its tab"
        ) { restingEdges(.fixed(10), tab: 20) == [5, 15] },
        VectorOmission(
            name: "rechsteiner/Parchment: indicatorFrameWithInsets", cases: 1,
            reason: "insets of the first tab's left and the last tab's right end only"
        ) { restingEdges(.inset(20), tab: 100) == [20, 80] },
    ]

    /// The edges of an indicator at rest on a single tab.
    private static func restingEdges(_ width: IndicatorWidth, tab: Double, label: Double = 0) -> [Double] {
        var parts = Parts(.titles, tabs: 1)
        parts.tabs[0] = Tab(labelWidth: .of(label), width: .of(tab))
        parts.bar.width = .of(tab)
        parts.indicator = Indicator(width: width)
        guard let indicator = (try? parts.layout())?.indicator else { return [] }
        return [indicator.x, indicator.x + indicator.width]
    }

    /// The offset that centres one of twelve tabs of 116.6 on 800, rounded to a thousandth.
    private static func centred(_ index: Int, padding: (left: Double, right: Double), _ direction: Direction) -> Double
    {
        var parts = Parts(.titles, tabs: 12)
        parts.bar = Bar(width: 800, sizing: .fixed(width: 116.6), direction: direction)
        let isLeft = direction == .leftToRight
        parts.bar.insets.leading = .of(isLeft ? padding.left : padding.right)
        parts.bar.insets.trailing = .of(isLeft ? padding.right : padding.left)
        let offset = (try? parts.layout(at: ScrollState(selected: index)))?.bar.offset ?? .nan
        return (offset * 1000).rounded() / 1000
    }
}
