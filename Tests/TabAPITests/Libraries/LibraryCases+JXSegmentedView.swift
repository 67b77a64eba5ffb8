extension LibraryCase {
    static let jxSegmented: [LibraryCase] = [
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width auto, at 0.1",
            preset: "jxsegmented", tabs: .widths([80, 60]), settings: #""bar": {"width": 200}"#,
            state: #"{"offset": 20.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 30), ("/indicator/right", 108)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.1",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"stretch": "worm"}"#,
            state: #"{"offset": 20.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 20), ("/indicator/right", 116)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width auto, at 0.25",
            preset: "jxsegmented", tabs: .widths([80, 60]), settings: #""bar": {"width": 200}"#,
            state: #"{"offset": 50.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 45), ("/indicator/right", 120)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.25",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"stretch": "worm"}"#,
            state: #"{"offset": 50.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 20), ("/indicator/right", 140)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.5",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"stretch": "worm"}"#,
            state: #"{"offset": 100.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 20), ("/indicator/right", 180)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width auto, at 0.75",
            preset: "jxsegmented", tabs: .widths([80, 60]), settings: #""bar": {"width": 200}"#,
            state: #"{"offset": 150.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 95), ("/indicator/right", 160)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.75",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"stretch": "worm"}"#,
            state: #"{"offset": 150.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 70), ("/indicator/right", 180)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width auto, at 0.9",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"stretch": "worm"}"#,
            state: #"{"offset": 180.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 100), ("/indicator/right", 180)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width 20, at 0.5",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"width": 20}"#,
            state: #"{"offset": 100.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 95), ("/indicator/right", 115)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width 20, at 0.5",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"stretch": "worm", "width": 20}"#,
            state: #"{"offset": 100.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 50), ("/indicator/right", 160)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width 20, at 0.6",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"width": 20}"#,
            state: #"{"offset": 120.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 104), ("/indicator/right", 124)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width 20, at 0.75",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"width": 20}"#,
            state: #"{"offset": 150.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 117.5), ("/indicator/right", 137.5)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, lengthen, width 20, at 0.75",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"stretch": "worm", "width": 20}"#,
            state: #"{"offset": 150.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 95), ("/indicator/right", 160)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: contentScrollViewDidScroll, normal, width 20, at 0.9",
            preset: "jxsegmented", tabs: .widths([80, 60]),
            settings: #""bar": {"width": 200}, "indicator": {"width": 20}"#,
            state: #"{"offset": 180.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 131), ("/indicator/right", 151)], tolerance: 1e-06),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: observeValue(contentOffset), 800 from 0", preset: "jxsegmented",
            tabs: .labels([20, 20, 20, 20, 20]), state: #"{"offset": 800, "phase": "dragging", "selected": 0}"#,
            expected: [("/selection/index", 2)], tolerance: 0),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: observeValue(contentOffset), 400 from 2", preset: "jxsegmented",
            tabs: .labels([20, 20, 20, 20, 20]), state: #"{"offset": 400, "phase": "dragging", "selected": 2}"#,
            expected: [("/selection/index", 2)], tolerance: 0),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: observeValue(contentOffset), 1124 from 3", preset: "jxsegmented",
            tabs: .labels([20, 20, 20, 20, 20]), state: #"{"offset": 1124, "phase": "dragging", "selected": 3}"#,
            expected: [("/selection/index", 3)], tolerance: 0),
        LibraryCase(
            name: "pujiaxin33/JXSegmentedView: observeValue(contentOffset), 700 from 3", preset: "jxsegmented",
            tabs: .labels([20, 20, 20, 20, 20]), state: #"{"offset": 700, "phase": "dragging", "selected": 3}"#,
            expected: [("/selection/index", 2)], tolerance: 0),
    ]
}
