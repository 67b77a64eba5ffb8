extension WorkedValue {
    private static func request(_ tabs: String, bar: String, more: String = "", state: String = "{}") -> String {
        #"{"configuration": {"tabs": [\#(tabs)], "bar": \#(bar)\#(more)}, "state": \#(state)}"#
    }

    private static let labels = #"{"labelWidth": 10}, {"labelWidth": 20}, {"labelWidth": 200}, {"labelWidth": 30}"#

    /// Bars that are laid out by their labels, read from right to left, or rounded to pixels; the members that only they have.
    static let bars: [WorkedValue] =
        [
            WorkedValue(
                "content, 16 on both sides", request(labels, bar: #"{"width": 100, "sizing": {"mode": "content"}}"#),
                [
                    ("/tabs/0/width", "42"), ("/tabs/1/width", "52"), ("/tabs/2/width", "232"), ("/tabs/3/x", "326"),
                    (
                        "/bar",
                        #"{"contentWidth":388,"offset":0,"minOffset":0,"maxOffset":288,"firstVisible":0,"lastVisible":2,"overflow":{"leading":0,"trailing":2},"paging":{"backward":null,"forward":94}}"#
                    ),
                ]),
            WorkedValue(
                "content, from 40 to 100",
                request(
                    labels,
                    bar:
                        #"{"width": 100, "sizing": {"mode": "content", "padding": 5, "minWidth": 40, "maxWidth": 100}}"#
                ),
                [("/tabs/0/width", "40"), ("/tabs/2/width", "100"), ("/tabs/3/width", "40")]),
            WorkedValue(
                "fill, the others share what the greatest leaves",
                request(labels, bar: #"{"width": 400, "sizing": {"mode": "fill", "padding": 10}}"#),
                [("/tabs/0/width", "60"), ("/tabs/2/width", "220"), ("/tabs/3/x", "340"), ("/bar/maxOffset", "0")]),
            WorkedValue(
                "auto, equal where the greatest fits",
                request(labels, bar: #"{"width": 880, "sizing": {"mode": "auto", "padding": 10}}"#),
                [("/tabs/0/width", "220"), ("/tabs/3/x", "660")]),
            WorkedValue(
                "auto, as needed where it does not",
                request(labels, bar: #"{"width": 879, "sizing": {"mode": "auto", "padding": 10}}"#),
                [("/tabs/0/width", "30"), ("/tabs/3/x", "290")]),
            WorkedValue(
                "natural widths go from one mode to another of a preset's",
                request(
                    labels,
                    bar: #"{"width": 400, "sizing": {"padding": 10, "mode": "fill"}, "height": 20}"#),
                [("/tabs/0/width", "60"), ("/tabs/0/height", "20")]),
            WorkedValue(
                "S1 from right to left",
                Requests.preset(
                    "underline", tabs: 3, #""bar": {"direction": "rtl"}"#,
                    state: #"{"offset": 400, "phase": "dragging", "selected": 0}"#),
                [
                    ("/selection/index", "1"), ("/selection/position", "1.25"), ("/indicator/x", "103.33333333333334"),
                    ("/tabs/0/x", "213.33333333333331"), ("/tabs/2/x", "0"),
                ]),
            WorkedValue(
                "S2 from right to left, tapped", path: "/v1/transition",
                #"{"configuration": {"preset": "titles", "tabs": ["1", "2", "3", "4", "5", "6"], "bar": {"direction": "rtl"}}, "state": {}, "event": {"type": "tap", "index": 3}}"#,
                [
                    (
                        "/bar",
                        #"{"contentWidth":600,"offset":62.5,"minOffset":0,"maxOffset":225,"firstVisible":1,"lastVisible":5,"overflow":{"leading":2,"trailing":1},"paging":{"backward":225,"forward":0}}"#
                    ),
                    ("/animation/bar", #"[{"offset":0,"scrollOffset":225},{"offset":1,"scrollOffset":62.5}]"#),
                    ("/state/barOffset", "62.5"), ("/state/offset", "1125"),
                ]),
            WorkedValue(
                "S1 on whole pixels", Requests.preset("underline", tabs: 3, #""bar": {"pixelRatio": 1}"#),
                [
                    ("/tabs/0/width", "107"), ("/tabs/1/x", "107"), ("/tabs/1/width", "106"), ("/tabs/2/x", "213"),
                    ("/indicator/x", "23"), ("/indicator/width", "60"),
                ]),
            WorkedValue(
                "S2 with the end tabs centred", path: "/v1/centering",
                Requests.preset(
                    "titles", tabs: 6, #""bar": {"scrollTo": "centerWithInsets"}"#, state: #"{"selected": 5}"#),
                [
                    (
                        "/bar",
                        #"{"contentWidth":600,"offset":362.5,"minOffset":-137.5,"maxOffset":362.5,"firstVisible":3,"lastVisible":5,"overflow":{"leading":4,"trailing":0},"paging":{"backward":25,"forward":null}}"#
                    )
                ]),
            WorkedValue(
                "S2 with the least move and a margin", path: "/v1/transition",
                #"{"configuration": {"preset": "titles", "tabs": ["1", "2", "3", "4", "5", "6"], "bar": {"scrollTo": "nearest", "scrollMargin": 30}}, "state": {"barOffset": 0}, "event": {"type": "tap", "index": 3}}"#,
                [("/bar/offset", "55")]),
            WorkedValue(
                "S2 unclamped stands still near its start", path: "/v1/centering",
                Requests.preset(
                    "titles", tabs: 6, #""bar": {"follow": "unclamped"}"#,
                    state: #"{"offset": 468.75, "phase": "dragging"}"#),
                [("/bar/offset", "0"), ("/animation", "null")]),
            WorkedValue(
                "S2 from where the user left it", path: "/v1/centering",
                Requests.preset(
                    "titles", tabs: 6, #""bar": {"follow": "distance"}"#,
                    state: #"{"offset": 937.5, "phase": "dragging", "selected": 2, "barOffset": 200}"#),
                [("/bar/offset", "181.25"), ("/animation", "null")]),
            WorkedValue(
                "S2 held on the way to page 3", path: "/v1/centering",
                Requests.preset(
                    "titles", tabs: 6, #""bar": {"follow": "drag", "noBackScroll": true}"#,
                    state: #"{"offset": 937.5, "phase": "decelerating", "selected": 3, "barOffset": 130}"#),
                [("/bar/offset", "130")]),
            WorkedValue(
                "S1 with hysteresis", path: "/v1/selection",
                Requests.preset(
                    "underline", tabs: 3, #""pager": {"selection": "hysteresis"}"#,
                    state: #"{"offset": 176, "phase": "dragging", "selected": 0}"#),
                [("/selection/index", "0"), ("/selection/position", "0.55"), ("/selection/changed", "false")]),
            WorkedValue(
                "S1 with an early selection", path: "/v1/selection",
                Requests.preset(
                    "underline", tabs: 3, #""pager": {"selection": "hysteresis", "threshold": 0.25}"#,
                    state: #"{"offset": 96, "phase": "dragging", "velocity": 0.4, "selected": 0}"#),
                [("/selection/index", "1"), ("/selection/position", "0.3")]),
        ] + view
}
