import TabLayout

/// The indicator at rest, as other projects' tests and rules have it.
struct RestVector: Row {
    /// The project and the name of its test or of the rule.
    let name: String
    /// The widths of the tabs; one for each of them.
    let widths: [Double]
    var labels: [Double]?
    /// Free space before the first tab.
    var lead = 0.0
    var direction = Direction.leftToRight
    var barHeight = 48.0
    let indicator: Indicator
    let selected: Int
    /// The left and right edge.
    let edges: [Double]
    var top: Double?
    let tolerance: Double

    static let all = flutter + others

    private static let flutter = [
        RestVector(
            name: "flutter/packages: TabBar default tab indicator (primary)", widths: [200, 200, 200, 200],
            indicator: Indicator(width: .tab, height: 2), selected: 0, edges: [0, 200], top: 46, tolerance: 1e-6),
        RestVector(
            name: "flutter/packages: TabBar default tab indicator (secondary)", widths: [200, 200, 200, 200],
            indicator: Indicator(width: .tab, height: 2), selected: 0, edges: [0, 200], top: 46, tolerance: 1e-6),
        RestVector(
            name: "flutter/packages: Overflowing RTL tab bar", widths: Array(repeating: 100, count: 100),
            direction: .rightToLeft, indicator: Indicator(width: .tab, height: 2), selected: 0, edges: [9900, 10000],
            tolerance: 1e-6),
        RestVector(
            name: "flutter/packages: Elastic Tab animation when skipping tabs, at rest on 2",
            widths: Array(repeating: 80, count: 10), labels: Array(repeating: 48, count: 10),
            indicator: Indicator(width: .label, stretch: .elastic), selected: 2, edges: [176, 224], tolerance: 1e-6),
        RestVector(
            name: "flutter/packages: Elastic Tab animation when skipping tabs, at rest on 9",
            widths: Array(repeating: 80, count: 10), labels: Array(repeating: 48, count: 10),
            indicator: Indicator(width: .label, stretch: .elastic), selected: 9, edges: [736, 784], tolerance: 1e-6),
        RestVector(
            name: "flutter/packages: Linear Tab animation when skipping tabs, at rest on 2",
            widths: Array(repeating: 80, count: 10), labels: Array(repeating: 48, count: 10),
            indicator: Indicator(width: .label), selected: 2, edges: [176, 224], tolerance: 1e-6),
    ]

    private static let others =
        [
            RestVector(
                name:
                    "material-components/material-components-android: testIndicatorAnimator_worksAfterReplacingUpdateListener",
                widths: [70, 80, 90], indicator: Indicator(width: .tab), selected: 2, edges: [150, 240], tolerance: 0),
            // 41/2 is 20 there: a pixel is lost to the division of whole numbers.
            RestVector(
                name: "material-components/material-components-android: calculateTabViewContentBounds", widths: [90],
                labels: [41], lead: 100, indicator: Indicator(width: .label), selected: 0, edges: [125, 165],
                tolerance: 1),
            RestVector(
                name: "androidx/androidx: scrollableTabRow_indicatorPosition, 0", widths: [90, 90], lead: 52,
                indicator: Indicator(width: .tab, height: 1), selected: 0, edges: [52, 142], top: 47, tolerance: 0.5),
            RestVector(
                name: "androidx/androidx: scrollableTabRow_indicatorPosition, 1", widths: [90, 90], lead: 52,
                indicator: Indicator(width: .tab, height: 1), selected: 1, edges: [142, 232], top: 47,
                tolerance: 0.5),
            RestVector(
                name: "androidx/androidx: fixedTabRow_indicatorPosition", widths: [180, 180],
                indicator: Indicator(width: .tab), selected: 1, edges: [180, 360], tolerance: 0.5),
            RestVector(
                name: "mui/material-ui: should update the indicator at each render", widths: [50, 50],
                indicator: Indicator(width: .tab), selected: 1, edges: [50, 100], tolerance: 1e-6),
            RestVector(
                name: "react-component/tabs: support indicatorSize", widths: [20],
                indicator: Indicator(width: .inset(1)), selected: 0, edges: [1, 19], tolerance: 1e-6),
            RestVector(
                name: "react-component/tabs: support indicatorAlign, center", widths: [20],
                indicator: Indicator(width: .fixed(10)), selected: 0, edges: [5, 15], tolerance: 1e-6),
        ]
        + [(0, 20.0), (1, 120), (3, 290), (5, 525), (6, 625)].map { index, left in
            RestVector(
                name: "youzan/vant: setLine, tab \(index)", widths: [80, 120, 60, 100, 140, 90, 110],
                indicator: Indicator(width: .fixed(40)), selected: index, edges: [left, left + 40], tolerance: 1e-6)
        }
}
