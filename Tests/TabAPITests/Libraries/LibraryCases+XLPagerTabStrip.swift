extension LibraryCase {
    static let xlPagerTabStrip: [LibraryCase] = [
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, 0 to 80", preset: "xlpagertabstrip",
            tabs: .labels([20, 20, 20]), settings: #""bar": {"width": 320}"#,
            state: #"{"offset": 80, "phase": "dragging"}"#,
            expected: [("/selection/index", 0), ("/selection/position", 0.25)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, 240 to 320", preset: "xlpagertabstrip",
            tabs: .labels([20, 20, 20]), settings: #""bar": {"width": 320}"#,
            state: #"{"offset": 320, "phase": "dragging"}"#,
            expected: [("/selection/index", 1), ("/selection/position", 1)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, 320 to 400", preset: "xlpagertabstrip",
            tabs: .labels([20, 20, 20]), settings: #""bar": {"width": 320}"#,
            state: #"{"offset": 400, "phase": "dragging"}"#,
            expected: [("/selection/index", 1), ("/selection/position", 1.25)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, 400 to 480", preset: "xlpagertabstrip",
            tabs: .labels([20, 20, 20]), settings: #""bar": {"width": 320}"#,
            state: #"{"offset": 480, "phase": "dragging"}"#,
            expected: [("/selection/index", 2), ("/selection/position", 1.5)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, 560 to 481", preset: "xlpagertabstrip",
            tabs: .labels([20, 20, 20]), settings: #""bar": {"width": 320}"#,
            state: #"{"offset": 481, "phase": "dragging"}"#,
            expected: [("/selection/index", 2), ("/selection/position", 1.503125)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, 320 to 160", preset: "xlpagertabstrip",
            tabs: .labels([20, 20, 20]), settings: #""bar": {"width": 320}"#,
            state: #"{"offset": 160, "phase": "dragging"}"#,
            expected: [("/selection/index", 1), ("/selection/position", 0.5)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, 0 to -40", preset: "xlpagertabstrip",
            tabs: .labels([20, 20, 20]), settings: #""bar": {"width": 320}"#,
            state: #"{"offset": -40, "phase": "dragging"}"#,
            expected: [("/selection/index", 0), ("/selection/position", -0.125)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: progressiveIndicatorData, -40 to -200", preset: "xlpagertabstrip",
            tabs: .labels([20, 20, 20]), settings: #""bar": {"width": 320}"#,
            state: #"{"offset": -200, "phase": "dragging"}"#,
            expected: [("/selection/index", 0), ("/selection/position", -0.625)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 1 to 2 at 0.25", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]), settings: #""bar": {"width": 320, "spacing": 0}"#,
            state: #"{"offset": 400.0, "phase": "dragging", "selected": 1}"#,
            expected: [
                ("/indicator/x", 110), ("/indicator/width", 105), ("/bar/offset", 17.5), ("/selection/index", 1),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 2 to 3 at 0.75", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]), settings: #""bar": {"width": 320, "spacing": 0}"#,
            state: #"{"offset": 880.0, "phase": "dragging", "selected": 2}"#,
            expected: [
                ("/indicator/x", 245), ("/indicator/width", 120), ("/bar/offset", 145), ("/selection/index", 3),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 3 to 2 at 0.4", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]), settings: #""bar": {"width": 320, "spacing": 0}"#,
            state: #"{"offset": 832.0, "phase": "dragging", "selected": 3}"#,
            expected: [
                ("/indicator/x", 236), ("/indicator/width", 108), ("/bar/offset", 130), ("/selection/index", 3),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 4 to 5 at 1.0", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]), settings: #""bar": {"width": 320, "spacing": 0}"#,
            state: #"{"offset": 1600.0, "phase": "dragging", "selected": 4}"#,
            expected: [
                ("/indicator/x", 500), ("/indicator/width", 120), ("/bar/offset", 300), ("/selection/index", 5),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, center, 0 to -1 at 0.2", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]), settings: #""bar": {"width": 320, "spacing": 0}"#,
            state: #"{"offset": -64.0, "phase": "dragging", "selected": 0}"#,
            expected: [("/indicator/x", -16), ("/indicator/width", 80), ("/bar/offset", 0), ("/selection/index", 0)],
            tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, left, 0 to 1 at 0.5", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]),
            settings: #""bar": {"width": 320, "spacing": 0, "scrollTo": "start"}"#,
            state: #"{"offset": 160.0, "phase": "dragging", "selected": 0}"#,
            expected: [("/indicator/x", 40), ("/indicator/width", 100), ("/bar/offset", 40)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, left, 1 to 2 at 0.25", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]),
            settings: #""bar": {"width": 320, "spacing": 0, "scrollTo": "start"}"#,
            state: #"{"offset": 400.0, "phase": "dragging", "selected": 1}"#,
            expected: [
                ("/indicator/x", 110), ("/indicator/width", 105), ("/bar/offset", 110), ("/selection/index", 1),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, left, 3 to 2 at 0.4", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]),
            settings: #""bar": {"width": 320, "spacing": 0, "scrollTo": "start"}"#,
            state: #"{"offset": 832.0, "phase": "dragging", "selected": 3}"#,
            expected: [
                ("/indicator/x", 236), ("/indicator/width", 108), ("/bar/offset", 236), ("/selection/index", 3),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, left, 4 to 5 at 1.0", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]),
            settings: #""bar": {"width": 320, "spacing": 0, "scrollTo": "start"}"#,
            state: #"{"offset": 1600.0, "phase": "dragging", "selected": 4}"#,
            expected: [
                ("/indicator/x", 500), ("/indicator/width", 120), ("/bar/offset", 300), ("/selection/index", 5),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: ButtonBarView.move, right, 4 to 5 at 1.0", preset: "xlpagertabstrip",
            tabs: .widths([80, 120, 60, 140, 100, 120]),
            settings: #""bar": {"width": 320, "spacing": 0, "scrollTo": "end"}"#,
            state: #"{"offset": 1600.0, "phase": "dragging", "selected": 4}"#,
            expected: [
                ("/indicator/x", 500), ("/indicator/width", 120), ("/bar/offset", 300), ("/selection/index", 5),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: BarView.move on 320, 0 to 1 at 0.5", preset: "xlpagertabstrip",
            tabs: .plain(4), settings: #""bar": {"width": 320, "spacing": 0, "sizing": {"mode": "equal"}}"#,
            state: #"{"offset": 160.0, "phase": "dragging", "selected": 0}"#,
            expected: [("/indicator/x", 40), ("/indicator/width", 80)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: BarView.move on 390, 2 to 3 at 0.2", preset: "xlpagertabstrip",
            tabs: .plain(3), settings: #""bar": {"width": 390, "spacing": 0, "sizing": {"mode": "equal"}}"#,
            state: #"{"offset": 858.0, "phase": "dragging", "selected": 2}"#,
            expected: [("/indicator/x", 286), ("/indicator/width", 130), ("/selection/index", 2)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: calculateWidths / calculateStretchedCellWidths, [100, 100, 100] in 300",
            preset: "xlpagertabstrip", tabs: .labels([84, 84, 84]), settings: #""bar": {"width": 300, "spacing": 0}"#,
            expected: [("/tabs/0/width", 100), ("/tabs/1/width", 100), ("/tabs/2/width", 100)], tolerance: 1e-06),
        LibraryCase(
            name: "xmartlabs/XLPagerTabStrip: calculateWidths / calculateStretchedCellWidths, [200, 200, 100] in 400",
            preset: "xlpagertabstrip", tabs: .labels([184, 184, 84]), settings: #""bar": {"width": 400, "spacing": 0}"#,
            expected: [("/tabs/0/width", 200), ("/tabs/1/width", 200), ("/tabs/2/width", 100)], tolerance: 1e-06),
    ]
}
