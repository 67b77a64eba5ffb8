import TabLayout

/// The indicator part of the way from one place to another, as other projects' tests and rules have it.
struct MoveVector: Row {
    /// The project and the name of its test or of the rule.
    let name: String
    let stretch: Stretch
    /// Left and right edge.
    let start: [Double]
    let end: [Double]
    let fraction: Double
    /// Left and right edge; the source rounds some to whole pixels, with a tolerance of 0.5.
    let edges: [Double]
    let tolerance: Double
    /// Of 255.
    var alpha: Double?
}

extension MoveVector {
    static let all: [MoveVector] = [
        MoveVector(
            name: "flutter/packages: Indicator elastic animation at 0", stretch: .elastic, start: [75, 125],
            end: [275, 325], fraction: 0, edges: [75, 125], tolerance: 0.0001),
        MoveVector(
            name: "flutter/packages: Indicator elastic animation at 0.2", stretch: .elastic, start: [75, 125],
            end: [275, 325], fraction: 0.2, edges: [84.788697, 186.803399], tolerance: 0.0001),
        MoveVector(
            name: "flutter/packages: Indicator elastic animation at 0.5", stretch: .elastic, start: [75, 125],
            end: [275, 325], fraction: 0.5, edges: [133.578644, 266.421356], tolerance: 0.0001),
        MoveVector(
            name: "flutter/packages: Indicator elastic animation at 1.0", stretch: .elastic, start: [75, 125],
            end: [275, 325], fraction: 1, edges: [275, 325], tolerance: 0.0001),
        MoveVector(
            name: "flutter/packages: TabBar.indicatorAnimation can customize tab indicator animation at 0.0",
            stretch: .linear, start: [75, 125], end: [275, 325], fraction: 0, edges: [75, 125], tolerance: 1e-06),
        MoveVector(
            name:
                "material-components/material-components-android: TabIndicatorInterpolator [16, 106] to [196, 256] at 0",
            stretch: .linear, start: [16, 106], end: [196, 256], fraction: 0, edges: [16, 106], tolerance: 0.5),
        MoveVector(
            name:
                "material-components/material-components-android: ElasticTabIndicatorInterpolator [16, 106] to [196, 256] at 0.25",
            stretch: .elastic, start: [16, 106], end: [196, 256], fraction: 0.25, edges: [29.701684, 163.402515],
            tolerance: 1e-06),
        MoveVector(
            name:
                "material-components/material-components-android: TabIndicatorInterpolator [16, 106] to [196, 256] at 0.5",
            stretch: .linear, start: [16, 106], end: [196, 256], fraction: 0.5, edges: [106, 181], tolerance: 0.5),
        MoveVector(
            name:
                "material-components/material-components-android: FadeTabIndicatorInterpolator [16, 106] to [196, 256] at 0.75",
            stretch: .fade, start: [16, 106], end: [196, 256], fraction: 0.75, edges: [196, 256], tolerance: 0.5,
            alpha: 127),
        MoveVector(
            name:
                "material-components/material-components-android: ElasticTabIndicatorInterpolator [16, 106] to [196, 256] at 0.9",
            stretch: .elastic, start: [16, 106], end: [196, 256], fraction: 0.9, edges: [167.841796, 254.153251],
            tolerance: 1e-06),
        MoveVector(
            name:
                "material-components/material-components-android: TabIndicatorInterpolator [16, 106] to [196, 256] at 1",
            stretch: .linear, start: [16, 106], end: [196, 256], fraction: 1, edges: [196, 256], tolerance: 0.5),
        MoveVector(
            name:
                "material-components/material-components-android: FadeTabIndicatorInterpolator [16, 106] to [196, 256] at 1",
            stretch: .fade, start: [16, 106], end: [196, 256], fraction: 1, edges: [196, 256], tolerance: 0.5,
            alpha: 255),
        MoveVector(
            name:
                "material-components/material-components-android: TabIndicatorInterpolator [196, 256] to [16, 106] at 0",
            stretch: .linear, start: [196, 256], end: [16, 106], fraction: 0, edges: [196, 256], tolerance: 0.5),
        MoveVector(
            name:
                "material-components/material-components-android: ElasticTabIndicatorInterpolator [196, 256] to [16, 106] at 0.1",
            stretch: .elastic, start: [196, 256], end: [16, 106], fraction: 0.1, edges: [167.841796, 254.153251],
            tolerance: 1e-06),
        MoveVector(
            name:
                "material-components/material-components-android: TabIndicatorInterpolator [196, 256] to [16, 106] at 0.25",
            stretch: .linear, start: [196, 256], end: [16, 106], fraction: 0.25, edges: [151, 219], tolerance: 0.5),
        MoveVector(
            name:
                "material-components/material-components-android: TabIndicatorInterpolator [196, 256] to [16, 106] at 0.5",
            stretch: .linear, start: [196, 256], end: [16, 106], fraction: 0.5, edges: [106, 181], tolerance: 0.5),
        MoveVector(
            name:
                "material-components/material-components-android: ElasticTabIndicatorInterpolator [196, 256] to [16, 106] at 0.5",
            stretch: .elastic, start: [196, 256], end: [16, 106], fraction: 0.5, edges: [68.720779, 212.066017],
            tolerance: 1e-06),
        MoveVector(
            name:
                "material-components/material-components-android: ElasticTabIndicatorInterpolator [196, 256] to [16, 106] at 1",
            stretch: .elastic, start: [196, 256], end: [16, 106], fraction: 1, edges: [16, 106], tolerance: 1e-06),
        MoveVector(
            name: "rechsteiner/Parchment: tweening at 1", stretch: .linear, start: [50, 200], end: [200, 250],
            fraction: 1, edges: [200, 250], tolerance: 1e-06),
        MoveVector(
            name: "rechsteiner/Parchment: tweening (other progress) at 0.75", stretch: .linear, start: [50, 200],
            end: [200, 250], fraction: 0.75, edges: [162.5, 237.5], tolerance: 1e-06),
        MoveVector(
            name: "rechsteiner/Parchment: tweening (other progress) at 0.9", stretch: .linear, start: [50, 200],
            end: [200, 250], fraction: 0.9, edges: [185, 245], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width auto, at 0.1",
            stretch: .linear, start: [20, 100], end: [120, 180], fraction: 0.1, edges: [30, 108], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.1",
            stretch: .worm, start: [20, 100], end: [120, 180], fraction: 0.1, edges: [20, 116], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width auto, at 0.25",
            stretch: .linear, start: [20, 100], end: [120, 180], fraction: 0.25, edges: [45, 120], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.25",
            stretch: .worm, start: [20, 100], end: [120, 180], fraction: 0.25, edges: [20, 140], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.5",
            stretch: .worm, start: [20, 100], end: [120, 180], fraction: 0.5, edges: [20, 180], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width auto, at 0.75",
            stretch: .linear, start: [20, 100], end: [120, 180], fraction: 0.75, edges: [95, 160], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.75",
            stretch: .worm, start: [20, 100], end: [120, 180], fraction: 0.75, edges: [70, 180], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.9",
            stretch: .worm, start: [20, 100], end: [120, 180], fraction: 0.9, edges: [100, 180], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width 20, at 0.5", stretch: .linear,
            start: [50, 70], end: [140, 160], fraction: 0.5, edges: [95, 115], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width 20, at 0.5", stretch: .worm,
            start: [50, 70], end: [140, 160], fraction: 0.5, edges: [50, 160], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width 20, at 0.6", stretch: .linear,
            start: [50, 70], end: [140, 160], fraction: 0.6, edges: [104, 124], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width 20, at 0.75", stretch: .linear,
            start: [50, 70], end: [140, 160], fraction: 0.75, edges: [117.5, 137.5], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width 20, at 0.75", stretch: .worm,
            start: [50, 70], end: [140, 160], fraction: 0.75, edges: [95, 160], tolerance: 1e-06),
        MoveVector(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width 20, at 0.9", stretch: .linear,
            start: [50, 70], end: [140, 160], fraction: 0.9, edges: [131, 151], tolerance: 1e-06),
    ]
}
