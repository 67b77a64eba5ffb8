extension LibraryCase {
    static let flutterFrames: [LibraryCase] = [
        LibraryCase(
            name: "flutter/packages: Material3 - Default TabAlignment, label 0", preset: "flutter",
            tabs: .labels([14.1, 14.1]), settings: #""bar": {"width": 800}"#, state: #"{"selected": 0}"#,
            expected: [("/indicator/x", 192.95)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material3 - Default TabAlignment, label 1", preset: "flutter",
            tabs: .labels([14.1, 14.1]), settings: #""bar": {"width": 800}"#, state: #"{"selected": 1}"#,
            expected: [("/indicator/right", 607.05)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material2 - Default TabAlignment, label 0", preset: "flutter",
            tabs: .labels([14, 14]), settings: #""bar": {"width": 800}"#, state: #"{"selected": 0}"#,
            expected: [("/indicator/x", 193)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material2 - Default TabAlignment, label 1", preset: "flutter",
            tabs: .labels([14, 14]), settings: #""bar": {"width": 800}"#, state: #"{"selected": 1}"#,
            expected: [("/indicator/right", 607)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material3 - TabAlignment updates tabs alignment (scrollable TabBar), label 0",
            preset: "flutter-scrollable", tabs: .labels([14.1, 14.1]),
            settings: #""bar": {"width": 800, "insets": {"leading": 0}}"#, state: #"{"selected": 0}"#,
            expected: [("/indicator/x", 16)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material3 - TabAlignment updates tabs alignment (scrollable TabBar), label 1",
            preset: "flutter-scrollable", tabs: .labels([14.1, 14.1]),
            settings: #""bar": {"width": 800, "insets": {"leading": 0}}"#, state: #"{"selected": 1}"#,
            expected: [("/indicator/right", 76.2)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material3 - TabAlignment updates tabs alignment (scrollable TabBar), label 0",
            preset: "flutter-scrollable", tabs: .labels([14.1, 14.1]),
            settings: #""bar": {"width": 800, "insets": {"leading": 0}, "alignment": "center"}"#,
            state: #"{"selected": 0}"#, expected: [("/indicator/x", 369.9)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material3 - TabAlignment updates tabs alignment (scrollable TabBar), label 1",
            preset: "flutter-scrollable", tabs: .labels([14.1, 14.1]),
            settings: #""bar": {"width": 800, "insets": {"leading": 0}, "alignment": "center"}"#,
            state: #"{"selected": 1}"#, expected: [("/indicator/right", 430.1)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: TabAlignment.start & startOffset respects TextDirection.rtl, label 0",
            preset: "flutter-scrollable", tabs: .labels([14.1, 14.1]),
            settings: #""bar": {"width": 800, "insets": {"leading": 52}, "direction": "rtl"}"#,
            state: #"{"selected": 0}"#, expected: [("/indicator/right", 732)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: TabAlignment.start & startOffset respects TextDirection.rtl, label 1",
            preset: "flutter-scrollable", tabs: .labels([14.1, 14.1]),
            settings: #""bar": {"width": 800, "insets": {"leading": 52}, "direction": "rtl"}"#,
            state: #"{"selected": 1}"#, expected: [("/indicator/x", 671.8)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: TabAlignment.start & startOffset respects TextDirection.rtl, label 0",
            preset: "flutter-scrollable", tabs: .labels([14.1, 14.1]),
            settings: #""bar": {"width": 800, "insets": {"leading": 0}, "direction": "rtl"}"#,
            state: #"{"selected": 0}"#, expected: [("/indicator/right", 784)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: TabAlignment.start & startOffset respects TextDirection.rtl, label 1",
            preset: "flutter-scrollable", tabs: .labels([14.1, 14.1]),
            settings: #""bar": {"width": 800, "insets": {"leading": 0}, "direction": "rtl"}"#,
            state: #"{"selected": 1}"#, expected: [("/indicator/x", 723.8)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material2 - Default TabAlignment (scrollable), label 0",
            preset: "flutter-scrollable", tabs: .labels([14, 14]),
            settings: #""bar": {"width": 800, "insets": {"leading": 0}}"#, state: #"{"selected": 0}"#,
            expected: [("/indicator/x", 16)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material2 - Default TabAlignment (scrollable), label 1",
            preset: "flutter-scrollable", tabs: .labels([14, 14]),
            settings: #""bar": {"width": 800, "insets": {"leading": 0}}"#, state: #"{"selected": 1}"#,
            expected: [("/indicator/right", 76)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Tab bar theme overrides label padding, label 0", preset: "flutter-scrollable",
            tabs: .labels([100, 100]),
            settings:
                #""bar": {"width": 200, "insets": {"leading": 0}, "sizing": {"padding": {"leading": 16, "trailing": 13}}}"#,
            state: #"{"selected": 0}"#,
            expected: [("/indicator/x", 16), ("/indicator/right", 116), ("/bar/contentWidth", 258)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Tab bar theme overrides label padding, label 1", preset: "flutter-scrollable",
            tabs: .labels([100, 100]),
            settings:
                #""bar": {"width": 200, "insets": {"leading": 0}, "sizing": {"padding": {"leading": 16, "trailing": 13}}}"#,
            state: #"{"selected": 1}"#,
            expected: [("/indicator/x", 145), ("/indicator/right", 245), ("/bar/contentWidth", 258)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material2 - Tab bar label padding overrides theme label padding, label 0",
            preset: "flutter-scrollable", tabs: .labels([100, 100]),
            settings: #""bar": {"width": 200, "insets": {"leading": 0}, "sizing": {"padding": 10}}"#,
            state: #"{"selected": 0}"#,
            expected: [("/indicator/x", 10), ("/indicator/right", 110), ("/bar/contentWidth", 240)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material2 - Tab bar label padding overrides theme label padding, label 1",
            preset: "flutter-scrollable", tabs: .labels([100, 100]),
            settings: #""bar": {"width": 200, "insets": {"leading": 0}, "sizing": {"padding": 10}}"#,
            state: #"{"selected": 1}"#,
            expected: [("/indicator/x", 130), ("/indicator/right", 230), ("/bar/contentWidth", 240)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material3 - Tab bar label padding overrides theme label padding, label 0",
            preset: "flutter-scrollable", tabs: .labels([100, 100]),
            settings: #""bar": {"width": 800, "insets": {"leading": 52}, "sizing": {"padding": 10}}"#,
            state: #"{"selected": 0}"#, expected: [("/indicator/x", 62), ("/indicator/right", 162)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material3 - Tab bar label padding overrides theme label padding, label 1",
            preset: "flutter-scrollable", tabs: .labels([100, 100]),
            settings: #""bar": {"width": 800, "insets": {"leading": 52}, "sizing": {"padding": 10}}"#,
            state: #"{"selected": 1}"#, expected: [("/indicator/x", 182), ("/indicator/right", 282)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material 2: Tab bar defaults (primary), label 0", preset: "flutter-scrollable",
            tabs: .labels([100, 100]), settings: #""bar": {"width": 200, "insets": {"leading": 0}}"#,
            state: #"{"selected": 0}"#,
            expected: [("/indicator/x", 16), ("/indicator/right", 116), ("/bar/contentWidth", 264)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: Material 2: Tab bar defaults (primary), label 1", preset: "flutter-scrollable",
            tabs: .labels([100, 100]), settings: #""bar": {"width": 200, "insets": {"leading": 0}}"#,
            state: #"{"selected": 1}"#,
            expected: [("/indicator/x", 148), ("/indicator/right", 248), ("/bar/contentWidth", 264)], tolerance: 0.001),
        LibraryCase(
            name: "flutter/packages: TabBar etc with one tab, label 0", preset: "flutter", tabs: .labels([42.3]),
            settings: #""bar": {"width": 800}"#, state: #"{"selected": 0}"#,
            expected: [("/tabs/0/middle", 400), ("/indicator/x", 378.85)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBarView scrolls end close to a new page, 400", preset: "flutter",
            tabs: .labels([20, 20, 20]), settings: #""pager": {"pageWidth": 400}"#,
            state: #"{"offset": 400, "phase": "settled", "selected": 1}"#, expected: [("/selection/index", 1)],
            tolerance: 0),
        LibraryCase(
            name: "flutter/packages: TabBarView scrolls end close to a new page, 500", preset: "flutter",
            tabs: .labels([20, 20, 20]), settings: #""pager": {"pageWidth": 400}"#,
            state: #"{"offset": 500, "phase": "settled", "selected": 1}"#, expected: [("/selection/index", 1)],
            tolerance: 0),
        LibraryCase(
            name: "flutter/packages: TabBarView scrolls end close to a new page, 700", preset: "flutter",
            tabs: .labels([20, 20, 20]), settings: #""pager": {"pageWidth": 400}"#,
            state: #"{"offset": 700, "phase": "settled", "selected": 1}"#, expected: [("/selection/index", 2)],
            tolerance: 0),
        LibraryCase(
            name: "flutter/packages: TabBarView scrolls end close to a new page, 300", preset: "flutter",
            tabs: .labels([20, 20, 20]), settings: #""pager": {"pageWidth": 400}"#,
            state: #"{"offset": 300, "phase": "settled", "selected": 2}"#, expected: [("/selection/index", 1)],
            tolerance: 0),
        LibraryCase(
            name: "flutter/packages: TabBarView scrolls end close to a new page, 100", preset: "flutter",
            tabs: .labels([20, 20, 20]), settings: #""pager": {"pageWidth": 400}"#,
            state: #"{"offset": 100, "phase": "settled", "selected": 1}"#, expected: [("/selection/index", 0)],
            tolerance: 0),
    ]
}
