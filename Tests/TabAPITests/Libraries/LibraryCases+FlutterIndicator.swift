extension LibraryCase {
    static let flutterIndicator: [LibraryCase] = [
        LibraryCase(
            name: "flutter/packages: TabBar default tab indicator (primary)", preset: "flutter",
            tabs: .labels([70.5, 70.5, 70.5, 70.5]),
            settings: #""bar": {"width": 800}, "indicator": {"width": "tab", "height": 2}"#,
            expected: [
                ("/indicator/x", 0), ("/indicator/right", 200), ("/indicator/y", 46), ("/indicator/bottom", 48),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar default tab indicator (secondary)", preset: "flutter-secondary",
            tabs: .labels([70.5, 70.5, 70.5, 70.5]), settings: #""bar": {"width": 800}"#,
            expected: [
                ("/indicator/x", 0), ("/indicator/right", 200), ("/indicator/y", 46), ("/indicator/bottom", 48),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: Indicator elastic animation, 0", preset: "flutter",
            tabs: .labels([50, 50, 50, 50]), settings: #""bar": {"width": 800}"#,
            state: #"{"offset": 0, "phase": "dragging"}"#, expected: [("/indicator/x", 75), ("/indicator/right", 125)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Indicator elastic animation, 0.2", preset: "flutter",
            tabs: .labels([50, 50, 50, 50]), settings: #""bar": {"width": 800}"#,
            state: #"{"offset": 160.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 84.788697), ("/indicator/right", 186.803399)], tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Indicator elastic animation, 0.5", preset: "flutter",
            tabs: .labels([50, 50, 50, 50]), settings: #""bar": {"width": 800}"#,
            state: #"{"offset": 400.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 133.578644), ("/indicator/right", 266.421356)], tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Indicator elastic animation, 1", preset: "flutter",
            tabs: .labels([50, 50, 50, 50]), settings: #""bar": {"width": 800}"#,
            state: #"{"offset": 800.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 275), ("/indicator/right", 325)], tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: TabBar.indicatorAnimation can customize tab indicator animation, 0",
            preset: "flutter", tabs: .labels([50, 50, 50, 50]),
            settings: #""bar": {"width": 800}, "indicator": {"stretch": "linear"}"#,
            state: #"{"offset": 0.0, "phase": "dragging"}"#,
            expected: [
                ("/indicator/x", 75), ("/indicator/right", 125), ("/indicator/y", 45), ("/indicator/bottom", 48),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with directional indicatorPadding (LTR)", preset: "flutter-secondary",
            tabs: .labels([130, 140, 150]),
            settings:
                #""bar": {"width": 200, "sizing": {"mode": "content"}}, "indicator": {"width": {"inset": {"leading": 100}}}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 162), ("/tabs/1/x", 162), ("/tabs/1/right", 334),
                ("/tabs/2/x", 334), ("/tabs/2/right", 516), ("/indicator/x", 100), ("/indicator/right", 162),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with directional indicatorPadding (RTL)", preset: "flutter-secondary",
            tabs: .labels([130, 140, 150]),
            settings:
                #""bar": {"width": 200, "sizing": {"mode": "content"}, "direction": "rtl"}, "indicator": {"width": {"inset": {"leading": 100}}}"#,
            expected: [
                ("/tabs/0/x", 354), ("/tabs/0/right", 516), ("/tabs/1/x", 182), ("/tabs/1/right", 354),
                ("/tabs/2/x", 0), ("/tabs/2/right", 182), ("/indicator/x", 354), ("/indicator/right", 416),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with custom indicator and indicatorPadding(LTR), tab 0",
            preset: "flutter-secondary", tabs: .plain(4),
            settings:
                #""bar": {"height": 48, "width": 800}, "indicator": {"width": {"inset": {"leading": 8, "trailing": 4}}, "position": "top", "inset": 10, "height": 26}"#,
            state: #"{"selected": 0}"#,
            expected: [
                ("/indicator/x", 8), ("/indicator/right", 196), ("/indicator/y", 10), ("/indicator/bottom", 36),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with custom indicator and indicatorPadding(LTR), tab 3",
            preset: "flutter-secondary", tabs: .plain(4),
            settings:
                #""bar": {"height": 48, "width": 800}, "indicator": {"width": {"inset": {"leading": 8, "trailing": 4}}, "position": "top", "inset": 10, "height": 26}"#,
            state: #"{"selected": 3}"#,
            expected: [
                ("/indicator/x", 608), ("/indicator/right", 796), ("/indicator/y", 10), ("/indicator/bottom", 36),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with custom indicator and indicatorPadding (RTL), tab 3",
            preset: "flutter-secondary", tabs: .plain(4),
            settings:
                #""bar": {"height": 48, "width": 800, "direction": "rtl"}, "indicator": {"width": {"inset": {"leading": 4, "trailing": 8}}, "position": "top", "inset": 10, "height": 26}"#,
            state: #"{"selected": 3}"#,
            expected: [
                ("/indicator/x", 8), ("/indicator/right", 196), ("/indicator/y", 10), ("/indicator/bottom", 36),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with custom indicator - directional indicatorPadding (LTR), tab 0",
            preset: "flutter-secondary", tabs: .labels([130, 140, 150]),
            settings:
                #""bar": {"height": 52, "width": 200, "sizing": {"mode": "content"}}, "indicator": {"width": {"inset": {"leading": 8, "trailing": 4}}, "position": "top", "inset": 10, "height": 30}"#,
            state: #"{"selected": 0}"#,
            expected: [
                ("/indicator/x", 8), ("/indicator/right", 158), ("/indicator/y", 10), ("/indicator/bottom", 40),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with labelPadding", preset: "flutter-secondary",
            tabs: .labels([130, 140, 150]),
            settings:
                #""bar": {"width": 200, "height": 52, "sizing": {"mode": "content", "padding": {"leading": 3, "trailing": 7}}}, "indicator": {"width": {"inset": {"leading": 3, "trailing": 7}}}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 140), ("/tabs/1/x", 140), ("/tabs/1/right", 290),
                ("/tabs/2/x", 290), ("/tabs/2/right", 450), ("/indicator/x", 3), ("/indicator/right", 133),
                ("/indicator/y", 50),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with labelPadding, label 0", preset: "flutter-secondary",
            tabs: .labels([130, 140, 150]),
            settings:
                #""bar": {"width": 200, "sizing": {"mode": "content", "padding": {"leading": 3, "trailing": 7}}}, "indicator": {"width": "label"}"#,
            state: #"{"selected": 0}"#, expected: [("/indicator/x", 3), ("/indicator/right", 133)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with labelPadding, label 1", preset: "flutter-secondary",
            tabs: .labels([130, 140, 150]),
            settings:
                #""bar": {"width": 200, "sizing": {"mode": "content", "padding": {"leading": 3, "trailing": 7}}}, "indicator": {"width": "label"}"#,
            state: #"{"selected": 1}"#, expected: [("/indicator/x", 143), ("/indicator/right", 283)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar with labelPadding, label 2", preset: "flutter-secondary",
            tabs: .labels([130, 140, 150]),
            settings:
                #""bar": {"width": 200, "sizing": {"mode": "content", "padding": {"leading": 3, "trailing": 7}}}, "indicator": {"width": "label"}"#,
            state: #"{"selected": 2}"#, expected: [("/indicator/x", 293), ("/indicator/right", 443)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: Overflowing RTL tab bar", preset: "flutter-secondary",
            tabs: .labels(Array(repeating: 68, count: 100)),
            settings: #""bar": {"width": 800, "direction": "rtl", "sizing": {"mode": "content"}}"#,
            expected: [("/indicator/x", 9900), ("/indicator/right", 10000)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: Elastic Tab animation when skipping tabs, at rest on 2", preset: "flutter",
            tabs: .labels(Array(repeating: 48, count: 10)), settings: #""bar": {"width": 800}"#,
            state: #"{"selected": 2}"#, expected: [("/indicator/x", 176), ("/indicator/right", 224)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: Elastic Tab animation when skipping tabs, at rest on 9", preset: "flutter",
            tabs: .labels(Array(repeating: 48, count: 10)), settings: #""bar": {"width": 800}"#,
            state: #"{"selected": 9}"#, expected: [("/indicator/x", 736), ("/indicator/right", 784)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: Linear Tab animation when skipping tabs, at rest on 2",
            preset: "flutter-secondary", tabs: .labels(Array(repeating: 48, count: 10)),
            settings: #""bar": {"width": 800}, "indicator": {"width": "label"}"#, state: #"{"selected": 2}"#,
            expected: [("/indicator/x", 176), ("/indicator/right", 224)], tolerance: 1e-06),
    ]
}
