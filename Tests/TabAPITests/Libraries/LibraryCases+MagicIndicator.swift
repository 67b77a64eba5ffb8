extension LibraryCase {
    static let magicIndicator: [LibraryCase] = [
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, match_edge, 0 + 0.3",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160]),
            settings: #""indicator": {"width": {"inset": 5}}"#,
            state: #"{"offset": 108.0, "phase": "dragging", "selected": 0}"#,
            expected: [("/indicator/x", 29), ("/indicator/right", 111)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, match_edge, 1 + 0.5",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160]),
            settings: #""indicator": {"width": {"inset": 5}}"#,
            state: #"{"offset": 540.0, "phase": "dragging", "selected": 1}"#,
            expected: [("/indicator/x", 145), ("/indicator/right", 225)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, match_edge, 3 + 0.2",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160]),
            settings: #""indicator": {"width": {"inset": 5}}"#,
            state: #"{"offset": 1152.0, "phase": "dragging", "selected": 3}"#,
            expected: [("/indicator/x", 297), ("/indicator/right", 447)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, wrap_content, 0 + 0.3",
            preset: "magicindicator", tabs: .widthsAndLabels([80, 120, 60, 160], [30, 70, 20, 90]),
            settings: #""indicator": {"width": "label"}"#,
            state: #"{"offset": 108.0, "phase": "dragging", "selected": 0}"#,
            expected: [("/indicator/x", 49), ("/indicator/right", 91)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, wrap_content, 1 + 0.5",
            preset: "magicindicator", tabs: .widthsAndLabels([80, 120, 60, 160], [30, 70, 20, 90]),
            settings: #""indicator": {"width": "label"}"#,
            state: #"{"offset": 540.0, "phase": "dragging", "selected": 1}"#,
            expected: [("/indicator/x", 162.5), ("/indicator/right", 207.5)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, exactly, 0 + 0",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160]), settings: #""indicator": {"width": 20}"#,
            state: #"{"offset": 0, "phase": "dragging", "selected": 0}"#,
            expected: [("/indicator/x", 30), ("/indicator/right", 50)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, exactly, 0 + 0.3",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160]), settings: #""indicator": {"width": 20}"#,
            state: #"{"offset": 108.0, "phase": "dragging", "selected": 0}"#,
            expected: [("/indicator/x", 60), ("/indicator/right", 80)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, exactly, 1 + 0.5",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160]), settings: #""indicator": {"width": 20}"#,
            state: #"{"offset": 540.0, "phase": "dragging", "selected": 1}"#,
            expected: [("/indicator/x", 175), ("/indicator/right", 195)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: LinePagerIndicator.onPageScrolled, exactly, 2 + 0.75",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160]), settings: #""indicator": {"width": 20}"#,
            state: #"{"offset": 990.0, "phase": "dragging", "selected": 2}"#,
            expected: [("/indicator/x", 302.5), ("/indicator/right", 322.5)], tolerance: 0.0001),
        LibraryCase(
            name: "hackware1993/MagicIndicator: getImitativePositionData", preset: "magicindicator",
            tabs: .widths([80, 120, 60, 160]), state: #"{"offset": -360, "phase": "dragging"}"#,
            expected: [("/indicator/x", -80), ("/indicator/right", 0)], tolerance: 0),
        LibraryCase(
            name: "hackware1993/MagicIndicator: selectCurrent (always scroll to centre), tab 0",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160, 100]), settings: #""bar": {"width": 300}"#,
            state: #"{"selected": 0}"#, expected: [("/bar/offset", 0)], tolerance: 1),
        LibraryCase(
            name: "hackware1993/MagicIndicator: selectCurrent (always scroll to centre), tab 1",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160, 100]), settings: #""bar": {"width": 300}"#,
            state: #"{"selected": 1}"#, expected: [("/bar/offset", 0)], tolerance: 1),
        LibraryCase(
            name: "hackware1993/MagicIndicator: selectCurrent (always scroll to centre), tab 3",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160, 100]), settings: #""bar": {"width": 300}"#,
            state: #"{"selected": 3}"#, expected: [("/bar/offset", 190)], tolerance: 1),
        LibraryCase(
            name: "hackware1993/MagicIndicator: selectCurrent (always scroll to centre), tab 4",
            preset: "magicindicator", tabs: .widths([80, 120, 60, 160, 100]), settings: #""bar": {"width": 300}"#,
            state: #"{"selected": 4}"#, expected: [("/bar/offset", 220)], tolerance: 1),
    ]
}
