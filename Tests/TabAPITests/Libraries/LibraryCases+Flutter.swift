extension LibraryCase {
    static let flutterScrolling: [LibraryCase] = [
        LibraryCase(
            name: "flutter/packages: Material2 - Scrollable TabBar tap centers selected tab, tab 5, ltr",
            preset: "flutter-scrollable", tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 0, "trailing": 0}, "scrollPadding": {"leading": 0}}"#,
            state: #"{"selected": 5}"#,
            expected: [
                ("/bar/fromStart", 238), ("/bar/contentWidth", 1392), ("/bar/maxOffset", 592), ("/tabs/5/middle", 400),
            ], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: Material2 - Scrollable TabBar, with padding, tap centers selected tab, tab 5, ltr",
            preset: "flutter-scrollable", tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 60, "trailing": 30}, "scrollPadding": {"leading": 0}}"#,
            state: #"{"selected": 5}"#,
            expected: [
                ("/bar/fromStart", 298), ("/bar/contentWidth", 1482), ("/bar/maxOffset", 682), ("/tabs/5/middle", 400),
            ], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: Material3 - Scrollable TabBar, with padding, tap centers selected tab, tab 5, ltr",
            preset: "flutter-scrollable", tabs: .labels(Array(repeating: 84.6, count: 12)),
            settings: #""bar": {"width": 800, "insets": {"leading": 112, "trailing": 30}}"#, state: #"{"selected": 5}"#,
            expected: [
                ("/bar/fromStart", 301.3), ("/bar/contentWidth", 1541.2), ("/bar/maxOffset", 741.2),
                ("/tabs/5/middle", 452),
            ], tolerance: 0.01),
        LibraryCase(
            name:
                "flutter/packages: Material3 - ... padding and TextDirection.rtl, tap centers selected tab, tab 5, rtl",
            preset: "flutter-scrollable", tabs: .labels(Array(repeating: 84.6, count: 12)),
            settings: #""bar": {"width": 800, "insets": {"leading": 82, "trailing": 60}, "direction": "rtl"}"#,
            state: #"{"selected": 5}"#,
            expected: [
                ("/bar/fromStart", 271.3), ("/bar/contentWidth", 1541.2), ("/bar/maxOffset", 741.2),
                ("/tabs/5/middle", 348),
            ], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: same strip, other tabs, tab 3, ltr", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 60, "trailing": 30}, "scrollPadding": {"leading": 0}}"#,
            state: #"{"selected": 3}"#, expected: [("/bar/fromStart", 66), ("/tabs/3/middle", 400)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: same strip, other tabs, tab 8, ltr", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 60, "trailing": 30}, "scrollPadding": {"leading": 0}}"#,
            state: #"{"selected": 8}"#, expected: [("/bar/fromStart", 646), ("/tabs/8/middle", 400)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: same strip, other tabs, tab 9, ltr", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 60, "trailing": 30}, "scrollPadding": {"leading": 0}}"#,
            state: #"{"selected": 9}"#, expected: [("/bar/fromStart", 682), ("/tabs/9/middle", 480)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: same strip, other tabs, tab 11, ltr", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 60, "trailing": 30}, "scrollPadding": {"leading": 0}}"#,
            state: #"{"selected": 11}"#, expected: [("/bar/fromStart", 682), ("/tabs/11/middle", 712)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: same strip, other tabs, tab 1, rtl", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 30, "trailing": 60}, "scrollPadding": {"leading": 0}, "direction": "rtl"}"#,
            state: #"{"selected": 1}"#, expected: [("/bar/fromStart", 0), ("/tabs/1/middle", 596)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: same strip, other tabs, tab 3, rtl", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 30, "trailing": 60}, "scrollPadding": {"leading": 0}, "direction": "rtl"}"#,
            state: #"{"selected": 3}"#, expected: [("/bar/fromStart", 36), ("/tabs/3/middle", 400)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: same strip, other tabs, tab 11, rtl", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 84, count: 12)),
            settings:
                #""bar": {"width": 800, "insets": {"leading": 30, "trailing": 60}, "scrollPadding": {"leading": 0}, "direction": "rtl"}"#,
            state: #"{"selected": 11}"#, expected: [("/bar/fromStart", 682), ("/tabs/11/middle", 118)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: Scrollable TabBar with a non-zero TabController initialIndex, tab 19, ltr",
            preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 84.6, count: 10) + Array(repeating: 98.7, count: 10)),
            settings: #""bar": {"width": 800, "insets": {"leading": 52, "trailing": 0}}"#, state: #"{"selected": 19}"#,
            expected: [("/bar/fromStart", 1725), ("/bar/maxOffset", 1725)], tolerance: 0.01),
        LibraryCase(
            name:
                "flutter/packages: Scrollable TabBar does not jitter in the middle position (initialIndex 10), tab 10, ltr",
            preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 70.5, count: 10) + Array(repeating: 84.6, count: 10)),
            settings: #""bar": {"width": 800, "insets": {"leading": 52, "trailing": 0}}"#, state: #"{"selected": 10}"#,
            expected: [("/bar/fromStart", 683.3)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: ... after a page swipe to 11, tab 11, ltr", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 70.5, count: 10) + Array(repeating: 84.6, count: 10)),
            settings: #""bar": {"width": 800, "insets": {"leading": 52, "trailing": 0}}"#, state: #"{"selected": 11}"#,
            expected: [("/bar/fromStart", 799.9)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: ... when the tab bar reaches the start (initialIndex 4), tab 4, ltr",
            preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 70.5, count: 10) + Array(repeating: 84.6, count: 10)),
            settings: #""bar": {"width": 800, "insets": {"leading": 52, "trailing": 0}}"#, state: #"{"selected": 4}"#,
            expected: [("/bar/fromStart", 61.25)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: ... settled on 3, tab 3, ltr", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 70.5, count: 10) + Array(repeating: 84.6, count: 10)),
            settings: #""bar": {"width": 800, "insets": {"leading": 52, "trailing": 0}}"#, state: #"{"selected": 3}"#,
            expected: [("/bar/fromStart", 0)], tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: bar follows the page while dragging, 10.5", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 70.5, count: 10) + Array(repeating: 84.6, count: 10)),
            settings: #""bar": {"width": 800, "insets": {"leading": 52, "trailing": 0}}"#,
            state: #"{"offset": 8400.0, "phase": "dragging", "selected": 10}"#, expected: [("/bar/fromStart", 741.6)],
            tolerance: 0.01),
        LibraryCase(
            name: "flutter/packages: bar follows the page while dragging, 9.5", preset: "flutter-scrollable",
            tabs: .labels(Array(repeating: 70.5, count: 10) + Array(repeating: 84.6, count: 10)),
            settings: #""bar": {"width": 800, "insets": {"leading": 52, "trailing": 0}}"#,
            state: #"{"offset": 7600.0, "phase": "dragging", "selected": 10}"#, expected: [("/bar/fromStart", 628.525)],
            tolerance: 0.01),
    ]

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
