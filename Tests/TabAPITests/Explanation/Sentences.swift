extension ExplanationTests.Sentence {
    private static let titles = "\"1\", \"2\", \"3\", \"4\", \"5\", \"6\""

    private static func request(_ configuration: String, _ state: String = "{}") -> String {
        #"{"configuration": {\#(configuration)}, "state": \#(state)}"#
    }

    private static func titles(_ state: String, _ more: String = "") -> String {
        request(#""preset": "titles", "tabs": [\#(titles)]\#(more)"#, state)
    }

    private static func underline(_ state: String, _ more: String = "") -> String {
        request(#""preset": "underline", "tabs": ["1", "2", "3"]\#(more)"#, state)
    }

    private static func labels(_ bar: String) -> String {
        request(
            #""tabs": [{"labelWidth": 10}, {"labelWidth": 20}, {"labelWidth": 200}, {"labelWidth": 30}], "bar": \#(bar)"#
        )
    }

    static let all = selection + strip + tabs + looks

    private static let drag = #"{"offset": 400, "phase": "dragging"}"#
    private static let settled = #"{"offset": 1500, "phase": "settled", "selected": 3, "barOffset": 162.5}"#

    private static let selection = [
        Self("S1 drag", underline(drag), "/selection/index", "nearest-page", "tab 1 is nearest to position 1.25"),
        Self(
            "S1 drag: position", underline(drag), "/selection/position", "offset-in-pages", "offset 400 in pages of 320"
        ),
        Self(
            "S1 drag: ratio", underline(drag), "/selection/offsetRatio", "distance-from-selection",
            "position 1.25 less the selected page 1"),
        Self(
            "S1 programmatic", underline(#"{"offset": 10, "phase": "programmatic", "selected": 2}"#),
            "/selection/index",
            "kept-while-programmatic", "tab 2 stays selected while code moves the pager"),
        Self(
            "S2 drag", titles(#"{"offset": 843.75, "phase": "dragging", "selected": 2}"#), "/selection/index",
            "kept-until-settled", "tab 2 stays selected until the gesture has come to rest"),
        Self(
            "nothing selected yet", titles(#"{"offset": 843.75, "phase": "dragging", "selected": null}"#),
            "/selection/index", "kept-until-settled", "no tab stays selected until the gesture has come to rest"),
        Self(
            "near enough",
            underline(#"{"offset": 176, "phase": "dragging"}"#, #", "pager": {"selection": "hysteresis"}"#),
            "/selection/index", "hysteresis", "tab 0 stays selected within 0.6 pages of position 0.55"),
        Self(
            "too far", underline(#"{"offset": 208, "phase": "dragging"}"#, #", "pager": {"selection": "hysteresis"}"#),
            "/selection/index", "hysteresis", "position 0.65 is further than 0.6 pages from tab 0"),
        Self(
            "one tab", request(#""preset": "underline", "tabs": ["1"]"#), "/selection/index", "only-tab",
            "every position selects the only tab"),
        Self(
            "no tab", request(#""preset": "underline", "tabs": []"#), "/selection/index", "no-tabs", "there are no tabs"
        ),
        Self("pages", underline(drag), "/pager/visible", "on-screen", "less than a page from position 1.25"),
        Self(
            "pages to be kept", underline(drag), "/pager/mounted", "within-preload",
            "on screen at position 1.25, and 1 more page on either side"),
        Self(
            "pages to let go of", titles(#"{"mounted": [0, 4, 5]}"#), "/pager/unmount", "beyond-preload",
            "held and need not be, the farthest from position 0 first"),
    ]

    private static let strip = [
        Self(
            "S2 settle", titles(settled), "/bar/offset", "brought-to-tab",
            "tab 4 is centred at 262.5, clamped to 225 at the end"),
        Self(
            "S2 settle, from right to left", titles(settled, #", "bar": {"direction": "rtl"}"#), "/bar/offset",
            "brought-to-tab", "tab 4 is centred at 262.5, clamped to 225 at the end; seen from right to left 0"),
        Self(
            "S2 settle: content", titles(settled), "/bar/contentWidth", "exceeds-viewport",
            "tabs of 600, spacing of 0 and insets of 0"),
        Self(
            "S2 settle: end", titles(settled), "/bar/maxOffset", "end-of-content",
            "content of 600 less the viewport of 375"),
        Self(
            "S2 settle: cut tabs", titles(settled), "/bar/overflow/leading", "begin-before", "3 tabs begin before 225"),
        Self(
            "S2 settle: none is cut", titles(settled), "/bar/overflow/trailing", "end-behind", "no tab ends behind 600"),
        Self(
            "S2 settle: back", titles(settled), "/bar/paging/backward", "page-to-tab",
            "the end of tab 2, which is not whole, is in view from -75, clamped to 0 at the start"),
        Self(
            "S2 few tabs", request(#""preset": "titles", "tabs": ["1", "2"]"#), "/bar/contentWidth", "fits-viewport",
            "as wide as the viewport; tabs of 200, spacing of 0 and insets of 0 take no more"),
        Self(
            "kept", titles(#"{"barOffset": 250}"#), "/bar/offset", "kept-offset",
            "kept at 250, clamped to 225 at the end"),
        Self(
            "between two targets", titles(#"{"offset": 468.75, "phase": "dragging"}"#, #", "bar": {"follow": "drag"}"#),
            "/bar/offset", "between-targets",
            "0.25 of the way from where tab 1 is centred at -37.5, clamped to 0 at the start, to where tab 2 is centred at 62.5"
        ),
        Self(
            "between two tabs, clamped only then",
            titles(#"{"offset": 468.75, "phase": "dragging"}"#, #", "bar": {"follow": "unclamped"}"#), "/bar/offset",
            "between-unclamped",
            "0.25 of the way from where tab 1 is centred at -37.5, to where tab 2 is centred at 62.5: at -12.5, clamped to 0 at the start"
        ),
        Self(
            "from where it stood",
            titles(
                #"{"offset": 468.75, "phase": "dragging", "selected": 1, "barOffset": 30}"#,
                #", "bar": {"follow": "distance"}"#), "/bar/offset", "leaving-tab",
            "0.25 of the way from 30, where the strip stood, to where tab 2 is centred at 62.5"),
        Self(
            "not back",
            titles(
                #"{"offset": 750, "phase": "decelerating", "selected": 1, "barOffset": 30}"#,
                #", "bar": {"follow": "drag", "noBackScroll": true}"#), "/bar/offset", "held-back",
            "kept at 30: 62.5 would scroll the strip back"),
        Self(
            "the focus", titles(#"{"focused": 5, "barOffset": 0}"#), "/bar/offset", "brought-to-focus",
            "the focused tab 5 is in view at 225"),
    ]

    private static let tabs = [
        Self(
            "S1: equal", underline("{}"), "/tabs/1/width", "equal-share",
            "an equal share of 320 less insets of 0 and spacing of 0, for 3 tabs"),
        Self(
            "equal, at most", underline("{}", #", "bar": {"sizing": {"mode": "equal", "maxWidth": 90}}"#),
            "/tabs/1/width", "equal-share",
            "an equal share of 320 less insets of 0 and spacing of 0, for 3 tabs, but at most 90"),
        Self("S1: the first", underline("{}"), "/tabs/0/x", "placed-start", "at the start of the content"),
        Self("S2: fixed", titles("{}"), "/tabs/2/width", "fixed-width", "as wide as set"),
        Self("S2: the third", titles("{}"), "/tabs/2/x", "placed-start", "behind 2 tabs of 200"),
        Self(
            "S3: compact", request(#""preset": "segmented", "tabs": ["1", "2"]"#), "/tabs/1/width", "compact-share",
            "0.5 of an equal share of 320, for 2 tabs"),
        Self(
            "S3: one tab in", request(#""preset": "segmented", "tabs": ["1", "2"]"#), "/tabs/1/x", "placed-one-tab-in",
            "behind 80 of the free 160, one tab's width; 1 tab of 80"),
        Self(
            "evenly",
            titles(
                "{}", #", "bar": {"width": 740, "alignment": "space-evenly", "insets": {"leading": 7, "trailing": 7}}"#),
            "/tabs/1/x", "placed-space-evenly",
            "behind an inset of 7; 18 of the free 126; 1 tab of 100; 1 gap of 18, 18 of it from the free 126"),
        Self(
            "content", labels(#"{"width": 100, "sizing": {"mode": "content"}}"#), "/tabs/0/width", "natural-width",
            "a label of 10 and padding of 32"),
        Self(
            "content, at least",
            labels(#"{"width": 100, "sizing": {"mode": "content", "padding": 5, "minWidth": 40, "maxWidth": 100}}"#),
            "/tabs/0/width", "natural-width", "a label of 10 and padding of 10, but at least 40"),
        Self(
            "content, at most",
            labels(#"{"width": 100, "sizing": {"mode": "content", "padding": 5, "minWidth": 40, "maxWidth": 100}}"#),
            "/tabs/2/width", "natural-width", "a label of 200 and padding of 10, but at most 100"),
        Self(
            "fill, filled up", labels(#"{"width": 400, "sizing": {"mode": "fill", "padding": 10}}"#), "/tabs/0/width",
            "filled-width", "a label of 10 and padding of 20, filled up to the share of 60"),
        Self(
            "fill, more than the share", labels(#"{"width": 400, "sizing": {"mode": "fill", "padding": 10}}"#),
            "/tabs/2/width", "filled-width", "a label of 200 and padding of 20, more than the share of 60"),
        Self(
            "auto, equal", labels(#"{"width": 880, "sizing": {"mode": "auto", "padding": 10}}"#), "/tabs/0/width",
            "shared-room",
            "an equal share of 880 less insets of 0 and spacing of 0, for 4 tabs; 4 times the widest tab of 220 is no more than 880"
        ),
        Self(
            "auto, as needed", labels(#"{"width": 879, "sizing": {"mode": "auto", "padding": 10}}"#), "/tabs/0/width",
            "natural-width",
            "a label of 10 and padding of 20; 4 times the widest tab of 220 is more than 879"),
        Self(
            "its own", request(#""preset": "titles", "tabs": [{"width": 70}]"#), "/tabs/0/width", "own-width",
            "its own width"),
        Self(
            "on whole pixels", underline("{}", #", "bar": {"pixelRatio": 1}"#), "/tabs/1/width", "equal-share",
            "an equal share of 320 less insets of 0 and spacing of 0, for 3 tabs; on the grid of pixels 107 to 213"),
    ]

    private static let looks = [
        Self(
            "S2 drag: emphasis", titles(#"{"offset": 843.75, "phase": "dragging", "selected": 2}"#), "/tabs/2/emphasis",
            "nearness-to-position", "0.25 pages from position 2.25"),
        Self(
            "S2 drag: scale", titles(#"{"offset": 843.75, "phase": "dragging", "selected": 2}"#), "/tabs/2/scale",
            "blended", "0.75 of the way from 1 to 1.3"),
        Self(
            "S2 drag: colour", titles(#"{"offset": 843.75, "phase": "dragging", "selected": 2}"#), "/tabs/3/color",
            "blended", "0.25 of the way from #000000 to #ff0000"),
        Self("S1 drag: emphasis", underline(drag), "/tabs/1/emphasis", "selected-or-not", "the selected tab"),
        Self(
            "S1 drag: x", underline(drag), "/indicator/x", "stretched-linear",
            "0.25 of the way from tab 1, at 130, to tab 2, at 236.667"),
        Self(
            "S1 bounce", underline(#"{"offset": -100, "phase": "dragging"}"#), "/indicator/x", "stretched-linear",
            "0.688 of the way from a phantom tab 1 beyond the end, at -83.333, to tab 0, at 23.333"),
        Self(
            "pressed", underline(#"{"offset": -80, "phase": "dragging"}"#, #", "pager": {"overscroll": "compress"}"#),
            "/indicator/width", "pressed-to-edge",
            "pressed by 26.667 against tab 0, 60 wide, as the pager is 0.25 pages beyond the end"),
        Self(
            "clamped", underline(#"{"offset": -80, "phase": "dragging"}"#, #", "pager": {"overscroll": "clamp"}"#),
            "/indicator/x", "clamped-to-edge",
            "at rest on tab 0, at 23.333: it does not follow the pager beyond the end"),
        Self(
            "elastic", underline(#"{"offset": 160, "phase": "dragging"}"#, #", "indicator": {"stretch": "elastic"}"#),
            "/indicator/width", "stretched-elastic",
            "0.5 of the way from tab 0, 60 wide, to tab 1, 60 wide, the leading edge at 0.707 and the trailing edge at 0.293"
        ),
        Self(
            "fading", underline(#"{"offset": 80, "phase": "dragging"}"#, #", "indicator": {"stretch": "fade"}"#),
            "/indicator/opacity", "fading-out", "fading out until half of the way, of which it has made 0.25"),
        Self(
            "S1 narrow", request(#""preset": "underline", "tabs": ["1", "2", "3", "4", "5", "6", "7", "8"]"#),
            "/indicator/width", "resting", "at rest on tab 0: 60, cut to the tab of 40"),
        Self(
            "S3: as wide as its tab", request(#""preset": "segmented", "tabs": ["1", "2"]"#), "/indicator/width",
            "resting", "at rest on tab 0: the tab of 80"),
        Self(
            "S3: y", request(#""preset": "segmented", "tabs": ["1", "2"]"#), "/indicator/y", "at-bottom",
            "bar height 44 less height 2 and inset 0"),
        Self(
            "colours in turn", underline(#"{"selected": 2}"#, ##", "indicator": {"color": ["#ff0000", "#0000ff"]}"##),
            "/indicator/color", "own-color", "the colour of page 2, of 2 in turn"),
    ]
}
