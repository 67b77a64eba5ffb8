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
}
