import TabLayout

/// The indicator and the strip while the pager is dragged, as other projects' rules have them.
struct DragVector: Row {
    /// The project and the name of the rule.
    let name: String
    let widths: [Double]
    var labels: [Double]?
    let indicator: IndicatorWidth
    let barWidth: Double
    let destination: ScrollDestination
    let position: Double
    /// The indicator's left edge and width.
    let x: Double
    let width: Double
    /// Where the strip is scrolled to.
    var scrollOffset: Double?
    let tolerance: Double
}

extension DragVector {
    static let all: [DragVector] = [
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, match_edge, 0 + 0.3",
            widths: [80, 120, 60, 160], indicator: .inset(5), barWidth: 360, destination: .center, position: 0.3, x: 29,
            width: 82, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, match_edge, 1 + 0.5",
            widths: [80, 120, 60, 160], indicator: .inset(5), barWidth: 360, destination: .center, position: 1.5,
            x: 145, width: 80, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, match_edge, 3 + 0.2",
            widths: [80, 120, 60, 160], indicator: .inset(5), barWidth: 360, destination: .center, position: 3.2,
            x: 297, width: 150, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, wrap_content, 0 + 0.3",
            widths: [80, 120, 60, 160], labels: [30, 70, 20, 90], indicator: .label, barWidth: 360,
            destination: .center, position: 0.3, x: 49, width: 42, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, wrap_content, 1 + 0.5",
            widths: [80, 120, 60, 160], labels: [30, 70, 20, 90], indicator: .label, barWidth: 360,
            destination: .center, position: 1.5, x: 162.5, width: 45, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, exactly, 0 + 0",
            widths: [80, 120, 60, 160], indicator: .fixed(20), barWidth: 360, destination: .center, position: 0, x: 30,
            width: 20, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, exactly, 0 + 0.3",
            widths: [80, 120, 60, 160], indicator: .fixed(20), barWidth: 360, destination: .center, position: 0.3,
            x: 60, width: 20, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, exactly, 1 + 0.5",
            widths: [80, 120, 60, 160], indicator: .fixed(20), barWidth: 360, destination: .center, position: 1.5,
            x: 175, width: 20, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, exactly, 2 + 0.75",
            widths: [80, 120, 60, 160], indicator: .fixed(20), barWidth: 360, destination: .center, position: 2.75,
            x: 302.5, width: 20, tolerance: 0.0001),
        DragVector(
            name: "hackware1993/MagicIndicator: getImitativePositionData -1", widths: [80, 120, 60, 160],
            indicator: .tab, barWidth: 360, destination: .center, position: -1, x: -80, width: 80, tolerance: 1e-12),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 1 to 2 at 0.25",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .center, position: 1.25,
            x: 110, width: 105, scrollOffset: 17.5, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 2 to 3 at 0.75",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .center, position: 2.75,
            x: 245, width: 120, scrollOffset: 145, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 3 to 2 at 0.4",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .center, position: 2.6,
            x: 236, width: 108, scrollOffset: 130, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 4 to 5 at 1.0",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .center, position: 5,
            x: 500, width: 120, scrollOffset: 300, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 0 to -1 at 0.2",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .center, position: -0.2,
            x: -16, width: 80, scrollOffset: 0, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, left, 0 to 1 at 0.5",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .start, position: 0.5,
            x: 40, width: 100, scrollOffset: 40, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, left, 1 to 2 at 0.25",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .start, position: 1.25,
            x: 110, width: 105, scrollOffset: 110, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, left, 3 to 2 at 0.4",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .start, position: 2.6,
            x: 236, width: 108, scrollOffset: 236, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, left, 4 to 5 at 1.0",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .start, position: 5,
            x: 500, width: 120, scrollOffset: 300, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, right, 4 to 5 at 1.0",
            widths: [80, 120, 60, 140, 100, 120], indicator: .tab, barWidth: 320, destination: .end, position: 5,
            x: 500, width: 120, scrollOffset: 300, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: BarView.move 0 to 1 at 0.5", widths: [80, 80, 80, 80], indicator: .tab,
            barWidth: 320, destination: .center, position: 0.5, x: 40, width: 80, tolerance: 1e-06),
        DragVector(
            name: "xmartlabs/XLPagerTabStrip: BarView.move 2 to 3 at 0.2", widths: [130, 130, 130], indicator: .tab,
            barWidth: 390, destination: .center, position: 2.2, x: 286, width: 130, tolerance: 1e-06),
    ]
}
