import TabLayout

/// Where tabs and their labels stand, as other projects' tests and rules have it. What the sources say of heights is left out.
struct FrameVector: Row {
    /// The project and the name of its test or of the rule.
    let name: String
    var labels: [Double] = []
    /// Widths of the tabs' own; empty where the labels decide.
    var own: [Double] = []
    let bar: Bar
    /// The left and right edge of each tab.
    var tabs: [[Double]]?
    /// The left and right edge of each label, in the middle of its tab.
    var labelEdges: [[Double]]?
    var contentWidth: Double?
    let tolerance: Double
}

extension FrameVector {
    static func bar(
        _ width: PositiveLength, _ sizing: Sizing, inset: Length = 0, alignment: Alignment = .start,
        direction: Direction = .leftToRight
    ) -> Bar {
        Bar(
            width: width, insets: Insets(leading: inset), sizing: sizing, alignment: alignment, direction: direction)
    }

    /// The padding of Flutter's labels, 16 on both sides.
    static let padded = Sizing.content(NaturalWidth())

    static let bare = Sizing.content(NaturalWidth(padding: 0))

    static let all = flutter + others

    private static let flutter = [
        FrameVector(
            name: "flutter/packages: Material3 - Default TabAlignment", labels: [14.1, 14.1], bar: bar(800, .equal()),
            labelEdges: [[192.95, 207.05], [592.95, 607.05]], tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: Material2 - Default TabAlignment", labels: [14, 14], bar: bar(800, .equal()),
            labelEdges: [[193, 207], [593, 607]], tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: Material3 - TabAlignment updates tabs alignment (scrollable TabBar), start",
            labels: [14.1, 14.1], bar: bar(800, padded), labelEdges: [[16, 30.1], [62.1, 76.2]], tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: Material3 - TabAlignment updates tabs alignment (scrollable TabBar), center",
            labels: [14.1, 14.1], bar: bar(800, padded, alignment: .center),
            labelEdges: [[369.9, 384], [416, 430.1]], tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: TabAlignment.start & startOffset respects TextDirection.rtl, startOffset",
            labels: [14.1, 14.1], bar: bar(800, padded, inset: 52, direction: .rightToLeft),
            labelEdges: [[717.9, 732], [671.8, 685.9]], tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: TabAlignment.start & startOffset respects TextDirection.rtl, start",
            labels: [14.1, 14.1], bar: bar(800, padded, direction: .rightToLeft),
            labelEdges: [[769.9, 784], [723.8, 737.9]], tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: Material2 - Default TabAlignment (scrollable)", labels: [14, 14],
            bar: bar(800, padded), labelEdges: [[16, 30], [62, 76]], tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: Material2 - Tab bar label padding overrides theme label padding",
            labels: [100, 100], bar: bar(240, .content(NaturalWidth(padding: 10))),
            labelEdges: [[10, 110], [130, 230]], contentWidth: 240, tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: Material3 - Tab bar label padding overrides theme label padding",
            labels: [100, 100], bar: bar(800, .content(NaturalWidth(padding: 10)), inset: 52),
            labelEdges: [[62, 162], [182, 282]], tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: Material 2: Tab bar defaults (primary)", labels: [100, 100],
            bar: bar(200, padded), labelEdges: [[16, 116], [148, 248]], contentWidth: 264, tolerance: 0.001),
        FrameVector(
            name: "flutter/packages: TabBar etc with one tab", labels: [42.3], bar: bar(800, .equal()),
            labelEdges: [[378.85, 421.15]], tolerance: 1e-6),
        FrameVector(
            name: "flutter/packages: TabBar with directional indicatorPadding (LTR), labels", labels: [130, 140, 150],
            bar: bar(400, padded), labelEdges: [[16, 146], [178, 318], [350, 500]], tolerance: 1e-6),
        FrameVector(
            name: "flutter/packages: TabBar with directional indicatorPadding (RTL), labels", labels: [130, 140, 150],
            bar: bar(400, padded, direction: .rightToLeft), labelEdges: [[370, 500], [198, 338], [16, 166]],
            tolerance: 1e-6),
        FrameVector(
            name: "flutter/packages: TabBar with labelPadding, tabs", own: [140, 150, 160],
            bar: bar(400, padded), tabs: [[0, 140], [140, 290], [290, 450]], tolerance: 1e-6),
        FrameVector(
            name: "flutter/packages: Tab bar theme overrides label padding, tabs", own: [129, 129],
            bar: bar(200, padded), tabs: [[0, 129], [129, 258]], contentWidth: 258, tolerance: 0.001),
    ]

    private static let others = [
        FrameVector(
            name:
                "material-components/material-components-android: SlidingTabIndicator.onMeasure (GRAVITY_CENTER), too wide, so filling",
            labels: [80, 120, 100], bar: bar(360, .equal()), tabs: [[0, 120], [120, 240], [240, 360]], tolerance: 1),
        FrameVector(
            name:
                "material-components/material-components-android: SlidingTabIndicator.onMeasure (GRAVITY_CENTER), gutters of 16",
            labels: [80, 120, 100],
            bar: Bar(
                width: 392, insets: Insets(leading: 16, trailing: 16), sizing: .auto(NaturalWidth(padding: 0))),
            tabs: [[16, 136], [136, 256], [256, 376]], tolerance: 1),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForItemSizeFixed", own: [], bar: bar(200, .fixed(width: 100)),
            tabs: [[0, 100], [100, 200], [200, 300]], tolerance: 1e-6),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFit on 375", bar: bar(375, .equal()),
            tabs: [[0, 125], [125, 250], [250, 375]], tolerance: 0.5),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFit on 390", labels: [0, 0, 0],
            bar: bar(390, .auto(NaturalWidth(padding: 0, minimum: 10))),
            tabs: [[0, 130], [130, 260], [260, 390]], tolerance: 0.5),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFit on 430", labels: [0, 0, 0],
            bar: bar(430, .auto(NaturalWidth(padding: 0, minimum: 10))),
            tabs: [[0, 143.333333333], [143.333333333, 286.666666667], [286.666666667, 430]], tolerance: 0.5),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFitWhenMinWidthExtendsOutside", labels: [0, 0, 0],
            bar: bar(390, .auto(NaturalWidth(padding: 0, minimum: 390))),
            tabs: [[0, 390], [390, 780], [780, 1170]], tolerance: 1e-6),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForHorizontalMenuAlignment on 375",
            bar: bar(375, .fixed(width: 10), alignment: .center),
            tabs: [[172.5, 182.5], [182.5, 192.5], [192.5, 202.5]], tolerance: 1e-6),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForHorizontalMenuAlignment on 430",
            bar: bar(430, .fixed(width: 10), alignment: .center),
            tabs: [[200, 210], [210, 220], [220, 230]], tolerance: 1e-6),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForItemSizeSelfSizing", labels: [50, 100, 150],
            bar: bar(200, bare), tabs: [[0, 50], [50, 150], [150, 300]], tolerance: 1e-6),
        FrameVector(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFitWhenUsingSizeDelegate", labels: [0, 0, 0],
            own: [50, 50, 50], bar: bar(375, .fill(NaturalWidth())), tabs: [[0, 50], [50, 100], [100, 150]],
            tolerance: 1e-6),
    ]
}
