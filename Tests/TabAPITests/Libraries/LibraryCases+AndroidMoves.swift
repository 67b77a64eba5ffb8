extension LibraryCase {
    static let androidMoves: [LibraryCase] = [
        LibraryCase(
            name: "material-components/material-components-android: TabIndicatorInterpolator to the right at 0",
            preset: "android-scrollable", tabs: .widths([90, 60]),
            settings: #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}"#,
            state: #"{"offset": 0, "phase": "dragging"}"#, expected: [("/indicator/x", 16), ("/indicator/right", 106)],
            tolerance: 1),
        LibraryCase(
            name:
                "material-components/material-components-android: ElasticTabIndicatorInterpolator to the right at 0.25",
            preset: "android-material3-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "indicator": {"width": "tab"}"#,
            state: #"{"offset": 100.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 29.701684), ("/indicator/right", 163.402515)], tolerance: 1e-06),
        LibraryCase(
            name: "material-components/material-components-android: TabIndicatorInterpolator to the right at 0.5",
            preset: "android-scrollable", tabs: .widths([90, 60]),
            settings: #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}"#,
            state: #"{"offset": 200.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 106), ("/indicator/right", 181)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: FadeTabIndicatorInterpolator to the right at 0.75",
            preset: "android-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "indicator": {"stretch": "fade"}"#,
            state: #"{"offset": 300.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 196), ("/indicator/right", 256), ("/indicator/opacity", 0.5)], tolerance: 1),
        LibraryCase(
            name:
                "material-components/material-components-android: ElasticTabIndicatorInterpolator to the right at 0.9",
            preset: "android-material3-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "indicator": {"width": "tab"}"#,
            state: #"{"offset": 360.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 167.841796), ("/indicator/right", 254.153251)], tolerance: 1e-06),
        LibraryCase(
            name: "material-components/material-components-android: TabIndicatorInterpolator to the right at 1",
            preset: "android-scrollable", tabs: .widths([90, 60]),
            settings: #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}"#,
            state: #"{"offset": 400, "phase": "dragging"}"#,
            expected: [("/indicator/x", 196), ("/indicator/right", 256)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: FadeTabIndicatorInterpolator to the right at 1",
            preset: "android-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "indicator": {"stretch": "fade"}"#,
            state: #"{"offset": 400, "phase": "dragging"}"#,
            expected: [("/indicator/x", 196), ("/indicator/right", 256), ("/indicator/opacity", 1)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: TabIndicatorInterpolator to the left at 0",
            preset: "android-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "motion": {"tap": {"duration": 1000, "easing": "linear"}}"#,
            state: #"{"selected": 1}"#, event: #""event": {"type": "tap", "index": 0}, "sample": {"times": [0]}"#,
            expected: [("/frames/0/indicator/x", 196), ("/frames/0/indicator/right", 256)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: ElasticTabIndicatorInterpolator to the left at 0.1",
            preset: "android-material3-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "indicator": {"width": "tab"}, "motion": {"tap": {"duration": 1000, "easing": "linear"}}"#,
            state: #"{"selected": 1}"#, event: #""event": {"type": "tap", "index": 0}, "sample": {"times": [100.0]}"#,
            expected: [("/frames/0/indicator/x", 167.841796), ("/frames/0/indicator/right", 254.153251)],
            tolerance: 1e-06),
        LibraryCase(
            name: "material-components/material-components-android: TabIndicatorInterpolator to the left at 0.25",
            preset: "android-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "motion": {"tap": {"duration": 1000, "easing": "linear"}}"#,
            state: #"{"selected": 1}"#, event: #""event": {"type": "tap", "index": 0}, "sample": {"times": [250.0]}"#,
            expected: [("/frames/0/indicator/x", 151), ("/frames/0/indicator/right", 219)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: TabIndicatorInterpolator to the left at 0.5",
            preset: "android-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "motion": {"tap": {"duration": 1000, "easing": "linear"}}"#,
            state: #"{"selected": 1}"#, event: #""event": {"type": "tap", "index": 0}, "sample": {"times": [500.0]}"#,
            expected: [("/frames/0/indicator/x", 106), ("/frames/0/indicator/right", 181)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: ElasticTabIndicatorInterpolator to the left at 0.5",
            preset: "android-material3-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "indicator": {"width": "tab"}, "motion": {"tap": {"duration": 1000, "easing": "linear"}}"#,
            state: #"{"selected": 1}"#, event: #""event": {"type": "tap", "index": 0}, "sample": {"times": [500.0]}"#,
            expected: [("/frames/0/indicator/x", 68.720779), ("/frames/0/indicator/right", 212.066017)],
            tolerance: 1e-06),
        LibraryCase(
            name: "material-components/material-components-android: ElasticTabIndicatorInterpolator to the left at 1",
            preset: "android-material3-scrollable", tabs: .widths([90, 60]),
            settings:
                #""bar": {"width": 400, "spacing": 90, "insets": {"leading": 16}}, "indicator": {"width": "tab"}, "motion": {"tap": {"duration": 1000, "easing": "linear"}}"#,
            state: #"{"selected": 1}"#, event: #""event": {"type": "tap", "index": 0}, "sample": {"times": [1000]}"#,
            expected: [("/frames/0/indicator/x", 16), ("/frames/0/indicator/right", 106)], tolerance: 1e-06),
        LibraryCase(
            name: "material-components/material-components-android: calculateTabViewContentBounds, 14",
            preset: "android-material3-scrollable", tabs: .widthsAndLabels([90], [14]),
            settings: #""bar": {"insets": {"leading": 100}}"#,
            expected: [("/indicator/x", 133), ("/indicator/right", 157)], tolerance: 0),
        LibraryCase(
            name: "material-components/material-components-android: calculateTabViewContentBounds, 41",
            preset: "android-material3-scrollable", tabs: .widthsAndLabels([90], [41]),
            settings: #""bar": {"insets": {"leading": 100}}"#,
            expected: [("/indicator/x", 125), ("/indicator/right", 165)], tolerance: 1),
        LibraryCase(
            name: "androidx/androidx: ScrollEventAdapter.updateScrollEventValues, 0", preset: "android",
            tabs: .plain(4), state: #"{"offset": 0, "phase": "dragging"}"#,
            expected: [("/selection/position", 0), ("/selection/offsetRatio", 0)], tolerance: 1e-06),
        LibraryCase(
            name: "androidx/androidx: ScrollEventAdapter.onScrolled with dispatchSelected, backward", preset: "android",
            tabs: .plain(4), state: #"{"offset": 200, "phase": "dragging", "selected": 1}"#,
            event: #""event": {"type": "fling", "velocity": -0.5}"#, expected: [("/selection/index", 0)], tolerance: 0),
        LibraryCase(
            name: "androidx/androidx: ScrollEventAdapter.onScrolled with dispatchSelected, back to the same",
            preset: "android", tabs: .plain(4), state: #"{"offset": 400, "phase": "dragging", "selected": 1}"#,
            event: #""event": {"type": "fling", "velocity": -0.5}"#, expected: [("/selection/index", 1)], tolerance: 0),
        LibraryCase(
            name: "androidx/androidx: ScrollEventAdapter.onScrolled with dispatchSelected, exactly there",
            preset: "android", tabs: .plain(4), state: #"{"offset": 720, "phase": "dragging", "selected": 1}"#,
            event: #""event": {"type": "fling", "velocity": 0}"#, expected: [("/selection/index", 2)], tolerance: 0),
    ]
}
