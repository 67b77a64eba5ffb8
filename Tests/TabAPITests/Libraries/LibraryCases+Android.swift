extension LibraryCase {
    static let android: [LibraryCase] = [
        LibraryCase(
            name:
                "material-components/material-components-android: testIndicatorAnimator_worksAfterReplacingUpdateListener",
            preset: "android", tabs: .plain(3), state: #"{"selected": 1}"#,
            event: #""event": {"type": "tap", "index": 2}"#,
            expected: [("/indicator/x", 240), ("/indicator/right", 360)], tolerance: 0),
        LibraryCase(
            name: "material-components/material-components-android: testModeAuto", preset: "android",
            tabs: .labels([40, 40, 40, 40, 40, 40, 40, 40]),
            settings:
                #""bar": {"width": 160, "sizing": {"mode": "auto", "padding": 12, "minWidth": 72, "maxWidth": 264}}"#,
            event: #""event": {"type": "tap", "index": 7}"#,
            expected: [("/bar/contentWidth", 576), ("/bar/offset", 416)], tolerance: 0),
        LibraryCase(
            name: "material-components/material-components-android: testMinTabWidth", preset: "android-scrollable",
            tabs: .labels([7, 70, 76, 90]), settings: #""bar": {"sizing": {"minWidth": 100}}"#,
            expected: [("/tabs/0/width", 100), ("/tabs/1/width", 100), ("/tabs/2/width", 100), ("/tabs/3/width", 114)],
            tolerance: 0),
        LibraryCase(
            name: "material-components/material-components-android: testMinMaxTabWidth", preset: "android-scrollable",
            tabs: .labels([7, 60, 96, 300]), settings: #""bar": {"sizing": {"minWidth": 80, "maxWidth": 120}}"#,
            expected: [("/tabs/0/width", 80), ("/tabs/1/width", 84), ("/tabs/2/width", 120), ("/tabs/3/width", 120)],
            tolerance: 0),
        LibraryCase(
            name: "androidx/androidx: scrollableTabRow_indicatorPosition, 0", preset: "android-scrollable",
            tabs: .labels([30, 30]),
            settings: #""bar": {"insets": {"leading": 52}, "sizing": {"minWidth": 90}}, "indicator": {"height": 1}"#,
            state: #"{"selected": 0}"#, expected: [("/indicator/x", 52), ("/indicator/y", 47)], tolerance: 0.5),
        LibraryCase(
            name: "androidx/androidx: scrollableTabRow_indicatorPosition, 1", preset: "android-scrollable",
            tabs: .labels([30, 30]),
            settings: #""bar": {"insets": {"leading": 52}, "sizing": {"minWidth": 90}}, "indicator": {"height": 1}"#,
            state: #"{"selected": 1}"#, expected: [("/indicator/x", 142), ("/indicator/y", 47)], tolerance: 0.5),
        LibraryCase(
            name: "androidx/androidx: fixedTabRow_indicatorPosition, 0", preset: "android", tabs: .plain(2),
            state: #"{"selected": 0}"#, expected: [("/indicator/x", 0)], tolerance: 0.5),
        LibraryCase(
            name: "androidx/androidx: fixedTabRow_indicatorPosition, 1", preset: "android", tabs: .plain(2),
            state: #"{"selected": 1}"#, expected: [("/indicator/x", 180)], tolerance: 0.5),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, ltr, 0",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            state: #"{"offset": 0, "phase": "dragging", "selected": 0}"#, expected: [("/bar/offset", 0)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, ltr, 2",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            state: #"{"offset": 720, "phase": "dragging", "selected": 2}"#, expected: [("/bar/offset", 68)],
            tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, ltr, 2.25",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            state: #"{"offset": 810.0, "phase": "dragging", "selected": 2}"#, expected: [("/bar/offset", 96)],
            tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, ltr, 3",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            state: #"{"offset": 1080, "phase": "dragging", "selected": 3}"#, expected: [("/bar/offset", 181)],
            tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, ltr, 3.75",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            state: #"{"offset": 1350.0, "phase": "dragging", "selected": 3}"#, expected: [("/bar/offset", 275)],
            tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, ltr, 4.5",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            state: #"{"offset": 1620.0, "phase": "dragging", "selected": 4}"#, expected: [("/bar/offset", 353)],
            tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, ltr, 6.5",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            state: #"{"offset": 2340.0, "phase": "dragging", "selected": 6}"#, expected: [("/bar/offset", 492)],
            tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, ltr, 7",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            state: #"{"offset": 2520, "phase": "dragging", "selected": 7}"#, expected: [("/bar/offset", 492)],
            tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, rtl, 0",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            settings: #""bar": {"direction": "rtl"}"#, state: #"{"offset": 0, "phase": "dragging", "selected": 0}"#,
            expected: [("/bar/offset", 492)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, rtl, 0.5",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            settings: #""bar": {"direction": "rtl"}"#, state: #"{"offset": 180.0, "phase": "dragging", "selected": 0}"#,
            expected: [("/bar/offset", 492)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, rtl, 1",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            settings: #""bar": {"direction": "rtl"}"#, state: #"{"offset": 360, "phase": "dragging", "selected": 1}"#,
            expected: [("/bar/offset", 492)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, rtl, 2.25",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            settings: #""bar": {"direction": "rtl"}"#, state: #"{"offset": 810.0, "phase": "dragging", "selected": 2}"#,
            expected: [("/bar/offset", 396)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, rtl, 3",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            settings: #""bar": {"direction": "rtl"}"#, state: #"{"offset": 1080, "phase": "dragging", "selected": 3}"#,
            expected: [("/bar/offset", 311)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, rtl, 4.5",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            settings: #""bar": {"direction": "rtl"}"#,
            state: #"{"offset": 1620.0, "phase": "dragging", "selected": 4}"#, expected: [("/bar/offset", 138)],
            tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, rtl, 5",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            settings: #""bar": {"direction": "rtl"}"#, state: #"{"offset": 1800, "phase": "dragging", "selected": 5}"#,
            expected: [("/bar/offset", 91)], tolerance: 1),
        LibraryCase(
            name: "material-components/material-components-android: calculateScrollXForTab, rtl, 7",
            preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
            settings: #""bar": {"direction": "rtl"}"#, state: #"{"offset": 2520, "phase": "dragging", "selected": 7}"#,
            expected: [("/bar/offset", 0)], tolerance: 1),
        LibraryCase(
            name:
                "material-components/material-components-android: SlidingTabIndicator.onMeasure (GRAVITY_CENTER) on 360",
            preset: "android", tabs: .labels([80, 120, 100]),
            settings:
                #""bar": {"width": 360, "alignment": "center", "sizing": {"mode": "auto", "padding": 0, "gutter": 16, "fitting": "widest", "otherwise": "equal"}}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 120), ("/tabs/1/x", 120), ("/tabs/1/right", 240),
                ("/tabs/2/x", 240), ("/tabs/2/right", 360),
            ], tolerance: 1),
        LibraryCase(
            name:
                "material-components/material-components-android: SlidingTabIndicator.onMeasure (GRAVITY_CENTER) on 392",
            preset: "android", tabs: .labels([80, 120, 100]),
            settings:
                #""bar": {"width": 392, "alignment": "center", "sizing": {"mode": "auto", "padding": 0, "gutter": 16, "fitting": "widest", "otherwise": "equal"}}"#,
            expected: [
                ("/tabs/0/x", 16), ("/tabs/0/right", 136), ("/tabs/1/x", 136), ("/tabs/1/right", 256),
                ("/tabs/2/x", 256), ("/tabs/2/right", 376),
            ], tolerance: 1),
    ]
}
