extension LibraryCase {
    static let web: [LibraryCase] = [
        LibraryCase(
            name: "mui/material-ui: should update the indicator at each render", preset: "mui",
            tabs: .widths([50, 50]), settings: #""bar": {"width": 100}"#, state: #"{"selected": 1}"#,
            expected: [("/indicator/x", 50), ("/indicator/width", 50)], tolerance: 1e-06),
        LibraryCase(
            name: "mui/material-ui: should accept a false value", preset: "mui", tabs: .widths([50, 50]),
            state: #"{"phase": "programmatic", "selected": null}"#,
            expected: [("/indicator/width", nil), ("/selection/index", nil)], tolerance: 0),
        LibraryCase(
            name: "react-component/tabs: support indicatorSize", preset: "rc-tabs", tabs: .widths([20]),
            settings: #""indicator": {"width": {"inset": 1}}"#, expected: [("/indicator/width", 18)], tolerance: 1e-06),
        LibraryCase(
            name: "react-component/tabs: support indicatorAlign, start", preset: "rc-tabs", tabs: .widths([20]),
            settings: #""indicator": {"width": 10, "alignment": "start"}"#,
            expected: [("/indicator/x", 0), ("/indicator/right", 10)], tolerance: 1e-06),
        LibraryCase(
            name: "react-component/tabs: support indicatorAlign, center", preset: "rc-tabs", tabs: .widths([20]),
            settings: #""indicator": {"width": 10, "alignment": "center"}"#,
            expected: [("/indicator/x", 5), ("/indicator/right", 15)], tolerance: 1e-06),
        LibraryCase(
            name: "react-component/tabs: support indicatorAlign, end", preset: "rc-tabs", tabs: .widths([20]),
            settings: #""indicator": {"width": 10, "alignment": "end"}"#,
            expected: [("/indicator/x", 10), ("/indicator/right", 20)], tolerance: 1e-06),
        LibraryCase(
            name: "youzan/vant: scrollIntoView, tab 0", preset: "vant",
            tabs: .widths([80, 120, 60, 100, 140, 90, 110]), settings: #""bar": {"width": 320}"#,
            state: #"{"selected": 0}"#, expected: [("/bar/offset", 0)], tolerance: 0.5),
        LibraryCase(
            name: "youzan/vant: setLine, tab 0", preset: "vant", tabs: .widths([80, 120, 60, 100, 140, 90, 110]),
            state: #"{"selected": 0}"#, expected: [("/indicator/x", 20), ("/indicator/right", 60)], tolerance: 1e-06),
        LibraryCase(
            name: "youzan/vant: setLine, tab 1", preset: "vant", tabs: .widths([80, 120, 60, 100, 140, 90, 110]),
            state: #"{"selected": 1}"#, expected: [("/indicator/x", 120), ("/indicator/right", 160)], tolerance: 1e-06),
        LibraryCase(
            name: "youzan/vant: scrollIntoView, tab 2", preset: "vant",
            tabs: .widths([80, 120, 60, 100, 140, 90, 110]), settings: #""bar": {"width": 320}"#,
            state: #"{"selected": 2}"#, expected: [("/bar/offset", 70)], tolerance: 0.5),
        LibraryCase(
            name: "youzan/vant: setLine, tab 3", preset: "vant", tabs: .widths([80, 120, 60, 100, 140, 90, 110]),
            state: #"{"selected": 3}"#, expected: [("/indicator/x", 290), ("/indicator/right", 330)], tolerance: 1e-06),
        LibraryCase(
            name: "youzan/vant: scrollIntoView, tab 5", preset: "vant",
            tabs: .widths([80, 120, 60, 100, 140, 90, 110]), settings: #""bar": {"width": 320}"#,
            state: #"{"selected": 5}"#, expected: [("/bar/offset", 380)], tolerance: 0.5),
        LibraryCase(
            name: "youzan/vant: setLine, tab 5", preset: "vant", tabs: .widths([80, 120, 60, 100, 140, 90, 110]),
            state: #"{"selected": 5}"#, expected: [("/indicator/x", 525), ("/indicator/right", 565)], tolerance: 1e-06),
        LibraryCase(
            name: "youzan/vant: setLine, tab 6", preset: "vant", tabs: .widths([80, 120, 60, 100, 140, 90, 110]),
            state: #"{"selected": 6}"#, expected: [("/indicator/x", 625), ("/indicator/right", 665)], tolerance: 1e-06),
    ]
}
