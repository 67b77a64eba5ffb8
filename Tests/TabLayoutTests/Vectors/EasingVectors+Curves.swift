import TabLayout

extension EasingVector {
    static let curves: [EasingVector] = [
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.Basic (0.25, 0, 0.75, 1)", easing: .bezier(0.25, 0, 0.75, 1),
            tolerance: 0.00015,
            points: [
                0, 0, 0.05, 0.01136, 0.1, 0.03978, 0.15, 0.07978, 0.2, 0.12803, 0.25, 0.18235, 0.3, 0.24115, 0.35,
                0.30323, 0.4, 0.36761, 0.45, 0.43345, 0.5, 0.5, 0.6, 0.63238, 0.65, 0.69676, 0.7, 0.75884, 0.75,
                0.81764, 0.8, 0.87196, 0.85, 0.92021, 0.9, 0.96021, 0.95, 0.98863, 1, 1,
            ]),
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.UnclampedYValues (0.5, -1, 0.5, 2)",
            easing: .bezier(0.5, -1, 0.5, 2), tolerance: 0.00015,
            points: [
                0, 0, 0.05, -0.08954, 0.1, -0.15613, 0.15, -0.19641, 0.2, -0.20651, 0.25, -0.18232, 0.3, -0.11992, 0.35,
                -0.01672, 0.4, 0.1266, 0.45, 0.30349, 0.5, 0.5, 0.55, 0.69651, 0.6, 0.8734, 0.65, 1.01672, 0.7, 1.11992,
                0.75, 1.18232, 0.8, 1.20651, 0.85, 1.19641, 0.9, 1.15613, 0.95, 1.08954, 1, 1,
            ]),
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.InputOutOfRange (0, 0, 1, 1)", easing: .bezier(0, 0, 1, 1),
            tolerance: 1e-09, points: [-1, -1, 2, 2]),
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.InputOutOfRange (0, 1, 1, 0)", easing: .bezier(0, 1, 1, 0),
            tolerance: 1e-09, points: [-1, 0, 2, 1]),
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.InputOutOfRange (0.5, 0, 1, 0.5)",
            easing: .bezier(0.5, 0, 1, 0.5), tolerance: 1e-09, points: [-1, 0, 2, 1]),
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.InputOutOfRange (0, 0, 0.5, 1)", easing: .bezier(0, 0, 0.5, 1),
            tolerance: 1e-09, points: [-1, -2, 2, 1]),
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.InputOutOfRange (1, 0.5, 1, 1)", easing: .bezier(1, 0.5, 1, 1),
            tolerance: 1e-09, points: [-1, -0.5, 2, 1]),
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.InputOutOfRange (0, 0, 0, 0)", easing: .bezier(0, 0, 0, 0),
            tolerance: 1e-09, points: [-1, -1, 2, 2]),
        EasingVector(
            name: "chromium/chromium: CubicBezierTest.InputOutOfRange (1, 1, 1, 1)", easing: .bezier(1, 1, 1, 1),
            tolerance: 1e-09, points: [-1, -1, 2, 2]),
        EasingVector(
            name: "web-platform-tests/wpt: tight table for the named curve (0.25, 0.1, 0.25, 1)", easing: .ease,
            tolerance: 1e-06,
            points: [
                0, 0, 0.1, 0.094796306, 0.2, 0.295244334, 0.25, 0.408510591, 0.333333333333, 0.575862318, 0.4,
                0.682540506, 0.5, 0.802403388, 0.6, 0.88522931, 0.666666666667, 0.924824012, 0.75, 0.960458978, 0.8,
                0.975625356, 0.9, 0.994316477, 1, 1,
            ]),
        EasingVector(
            name: "web-platform-tests/wpt: tight table for the named curve (0.42, 0, 1, 1)", easing: .easeIn,
            tolerance: 1e-06,
            points: [
                0, 0, 0.1, 0.01702661, 0.2, 0.062282, 0.25, 0.093464651, 0.333333333333, 0.156163921, 0.4, 0.214860939,
                0.5, 0.315356813, 0.6, 0.429119769, 0.666666666667, 0.511650997, 0.75, 0.621861869, 0.8, 0.691633933,
                0.9, 0.839427846, 1, 1,
            ]),
        EasingVector(
            name: "chromium/chromium: TimingFunctionTest.CubicEvaluate (0, 0, 0.58, 1)", easing: .easeOut,
            tolerance: 0.01, points: [0.25, 0.378, 0.5, 0.685, 0.75, 0.907]),
        EasingVector(
            name: "web-platform-tests/wpt: tight table for the named curve (0, 0, 0.58, 1)", easing: .easeOut,
            tolerance: 1e-06,
            points: [
                0, 0, 0.1, 0.160572154, 0.2, 0.308366067, 0.25, 0.378138131, 0.333333333333, 0.488349003, 0.4,
                0.570880231, 0.5, 0.684643187, 0.6, 0.785139061, 0.666666666667, 0.843836079, 0.75, 0.906535349, 0.8,
                0.937718, 0.9, 0.98297339, 1, 1,
            ]),
        EasingVector(
            name: "chromium/chromium: TimingFunctionTest.CubicEvaluate (0.42, 0, 0.58, 1)", easing: .easeInOut,
            tolerance: 0.01, points: [0.25, 0.129, 0.5, 0.5, 0.75, 0.871]),
        EasingVector(
            name: "web-platform-tests/wpt: tight table for the named curve (0.42, 0, 0.58, 1)", easing: .easeInOut,
            tolerance: 1e-06,
            points: [
                0, 0, 0.1, 0.019722454, 0.2, 0.081659856, 0.25, 0.129161931, 0.333333333333, 0.231774816, 0.4,
                0.33188387, 0.5, 0.5, 0.6, 0.66811613, 0.666666666667, 0.768225184, 0.75, 0.870838069, 0.8, 0.918340144,
                0.9, 0.980277546, 1, 1,
            ]),
        EasingVector(
            name: "chromium/chromium: TimingFunctionTest.CubicEvaluate (0.17, 0.67, 1, -1.73)",
            easing: .bezier(0.17, 0.67, 1, -1.73), tolerance: 0.01, points: [0.25, 0.034, 0.5, -0.217, 0.75, -0.335]),
        EasingVector(
            name:
                "motiondivision/motion: correctly generates easing functions from curve definitions (0.5, 0.1, 0.31, 0.96)",
            easing: .bezier(0.5, 0.1, 0.31, 0.96), tolerance: 0.005,
            points: [0, 0, 0.01, 0.002, 0.25, 0.164, 0.75, 0.935, 0.99, 0.999, 1, 1]),
        EasingVector(
            name: "gre/bezier-easing: symetric curves: central value; symmetrical (0.75, 0.4, 0.25, 0.6)",
            easing: .bezier(0.75, 0.4, 0.25, 0.6), tolerance: 0.0005, points: [0.5, 0.5]),
        EasingVector(
            name: "gre/bezier-easing: symetric curves: central value; symmetrical (1, -0.4, 0, 1.4)",
            easing: .bezier(1, -0.4, 0, 1.4), tolerance: 0.0005, points: [0.5, 0.5]),
        EasingVector(
            name: "gre/bezier-easing: linear curves: should be linear [0, 0, 1, 1]", easing: .bezier(0, 0, 1, 1),
            tolerance: 1e-06,
            points: [
                0, 0, 0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5, 0.6, 0.6, 0.7, 0.7, 0.8, 0.8, 0.9, 0.9, 1, 1,
            ]),
        EasingVector(
            name: "gre/bezier-easing: linear curves: should be linear [1, 1, 0, 0]", easing: .bezier(1, 1, 0, 0),
            tolerance: 1e-06,
            points: [
                0, 0, 0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5, 0.6, 0.6, 0.7, 0.7, 0.8, 0.8, 0.9, 0.9, 1, 1,
            ]),
        EasingVector(
            name: "chromium/chromium: TimingFunctionTest.StepsEvaluate (4, start)", easing: .stepped(4, .start),
            tolerance: 0,
            points: [
                -0.5, -0.25, 0, 0.25, 0.24, 0.25, 0.25, 0.5, 0.49, 0.5, 0.5, 0.75, 0.74, 0.75, 0.75, 1, 1, 1, 1.5, 1.75,
            ]),
        EasingVector(
            name: "chromium/chromium: TimingFunctionTest.StepsEvaluate (4, start), just before",
            easing: .stepped(4, .start), tolerance: 0, points: [-0.5, -0.5, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1, 1],
            isBefore: true),
        EasingVector(
            name: "chromium/chromium: TimingFunctionTest.StepsEvaluate (4, end)", easing: .stepped(4, .jumpEnd),
            tolerance: 0,
            points: [
                -2, -2, 0, 0, 0.24, 0, 0.25, 0.25, 0.49, 0.25, 0.5, 0.5, 0.74, 0.5, 0.75, 0.75, 0.99, 0.75, 1, 1, 2, 2,
            ]),
        EasingVector(
            name: "chromium/chromium: TimingFunctionTest.StepsEvaluate (4, end), just before",
            easing: .stepped(4, .jumpEnd), tolerance: 0,
            points: [-2, -2.25, 0.25, 0, 0.5, 0.25, 0.75, 0.5, 1, 0.75, 2, 1.75], isBefore: true),
        EasingVector(
            name: "web-platform-tests/wpt: Transformed progress for cubic-bezier(0, 1.5, 1, 1.5)",
            easing: .bezier(0, 1.5, 1, 1.5), tolerance: 1e-06,
            points: [0, 0, 0.25, 1.024066665, 0.5, 1.25, 0.75, 1.295011198, 1, 1]),
        EasingVector(
            name: "web-platform-tests/wpt: Transformed progress for cubic-bezier(0, -0.5, 1, -0.5)",
            easing: .bezier(0, -0.5, 1, -0.5), tolerance: 1e-06,
            points: [0, 0, 0.25, -0.295011198, 0.5, -0.25, 0.75, -0.024066665, 1, 1]),
        EasingVector(
            name: "motiondivision/motion: runs a default animation", easing: .easeInOut, tolerance: 0.005,
            points: [
                0, 0, 0.06666666666666667, 0.01, 0.13333333333333333, 0.04, 0.2, 0.08, 0.26666666666666666, 0.15,
                0.3333333333333333, 0.23, 0.4, 0.33, 0.4666666666666667, 0.44, 0.5333333333333333, 0.56, 0.6, 0.67,
                0.6666666666666666, 0.77, 0.7333333333333333, 0.85, 0.8, 0.92, 0.8666666666666667, 0.96,
                0.9333333333333333, 0.99, 1, 1,
            ]),
        EasingVector(
            name: "motiondivision/motion: adjusts with duration defined", easing: .linear,
            tolerance: 1.0000000000000001e-11, points: [0, 0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 1, 1]),
        EasingVector(
            name: "flutter/flutter: Curve transform method should return 0.0 for t=0.0 and 1.0 for t=1.0 linear",
            easing: .linear, tolerance: 0, points: [0, 0, 1, 1]),
        EasingVector(
            name: "flutter/flutter: Curve transform method should return 0.0 for t=0.0 and 1.0 for t=1.0 ease",
            easing: .ease, tolerance: 0, points: [0, 0, 1, 1]),
        EasingVector(
            name: "flutter/flutter: Curve transform method should return 0.0 for t=0.0 and 1.0 for t=1.0 ease-in",
            easing: .easeIn, tolerance: 0, points: [0, 0, 1, 1]),
        EasingVector(
            name: "flutter/flutter: Curve transform method should return 0.0 for t=0.0 and 1.0 for t=1.0 ease-out",
            easing: .easeOut, tolerance: 0, points: [0, 0, 1, 1]),
        EasingVector(
            name: "flutter/flutter: Curve transform method should return 0.0 for t=0.0 and 1.0 for t=1.0 ease-in-out",
            easing: .easeInOut, tolerance: 0, points: [0, 0, 1, 1]),
    ]
}
