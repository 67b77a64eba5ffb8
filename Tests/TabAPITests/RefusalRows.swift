extension Refusal {
    private static let manyTabs = "[" + String(repeating: "\"\",", count: 10_000) + "\"\"]"

    /// Faults that have to do with more than one value.
    static let structural: [Refusal] = [
        Refusal("no object", body: "[]", [("", "wrong-type")]),
        Refusal("null", path: "/v1/transition", body: "null", [("", "wrong-type")]),
        Refusal("a string", body: #""{}""#, [("", "wrong-type")]),
        Refusal("nothing given", body: "{}", [("/configuration", "missing")]),
        Refusal(
            "nothing given of a transition", path: "/v1/transition", body: "{}",
            [("/configuration", "missing"), ("/event", "missing")]),
        Refusal(
            "no configuration, and a wrong state", body: #"{"state": {"phase": 1, "selected": 7}}"#,
            [("/configuration", "missing"), ("/state/phase", "wrong-type")]),
        Refusal(
            "an empty configuration", body: #"{"configuration": {}}"#,
            [("/configuration/tabs", "missing"), ("/configuration/bar/width", "missing")]),
        Refusal(
            "a configuration without the width of the bar", body: #"{"configuration": {"tabs": [], "bar": {}}}"#,
            [("/configuration/bar/width", "missing")]),
        Refusal(
            "a preset without tabs", body: #"{"configuration": {"preset": "titles"}}"#,
            [("/configuration/tabs", "missing")]),
        Refusal(
            "a bar of the wrong type: nothing more is known of its width",
            body: #"{"configuration": {"tabs": [], "bar": 320}}"#, [("/configuration/bar", "wrong-type")]),
        Refusal(
            "a wrong width is not a missing one", body: #"{"configuration": {"tabs": [], "bar": {"width": null}}}"#,
            [("/configuration/bar/width", "wrong-type")]),
        Refusal(
            "an unknown preset: it may well have had a width, and another sizing",
            body: #"{"configuration": {"preset": "tiles", "tabs": [{"width": 10}]}}"#,
            [("/configuration/preset", "unknown-value")]),
        Refusal(
            "an unknown sizing: it may well have let a tab have its own width",
            body:
                #"{"configuration": {"preset": "underline", "tabs": [{"width": 9}], "bar": {"sizing": {"mode": "Fixed"}}}}"#,
            [("/configuration/bar/sizing/mode", "unknown-value")]),
        Refusal(
            "tabs of the wrong type: nothing is known of the selection",
            body: #"{"configuration": {"preset": "titles", "tabs": {}}, "state": {"selected": 3}}"#,
            [("/configuration/tabs", "wrong-type")]),
        Refusal(
            "tabs missing: nothing is known of the event", path: "/v1/transition",
            body: #"{"configuration": {"preset": "titles"}, "event": {"type": "tap", "index": 3}}"#,
            [("/configuration/tabs", "missing")]),
        Refusal(
            "tabs missing: an event of the wrong type is wrong all the same", path: "/v1/transition",
            body: #"{"configuration": {"preset": "titles"}, "event": {"type": "tap", "id": 3}}"#,
            [("/configuration/tabs", "missing"), ("/event/id", "wrong-type")]),

        Refusal(
            "a tab that is null", [Edit("/configuration/tabs/2", "null")], [("/configuration/tabs/2", "wrong-type")]),
        Refusal(
            "a tab that is a number", [Edit("/configuration/tabs/0", "1")], [("/configuration/tabs/0", "wrong-type")]),
        Refusal("tabs that are null", [Edit("/configuration/tabs", "null")], [("/configuration/tabs", "wrong-type")]),
        Refusal("a string of tabs", [Edit("/configuration/tabs", #""abc""#)], [("/configuration/tabs", "wrong-type")]),
        Refusal(
            "more than ten thousand tabs", [Edit("/configuration/tabs", manyTabs)],
            [("/configuration/tabs", "out-of-range")]),
        Refusal(
            "one id twice", [Edit("/configuration/tabs", #"[{"id": "a"}, {"id": "b"}, {"id": "a"}]"#)],
            [("/configuration/tabs/2/id", "duplicate-id")]),
        Refusal(
            "one id three times", [Edit("/configuration/tabs", #"[{"id": "a"}, {"id": "a"}, {"id": "a"}]"#)],
            [("/configuration/tabs/1/id", "duplicate-id"), ("/configuration/tabs/2/id", "duplicate-id")]),
        Refusal(
            "an id that is another tab's index", [Edit("/configuration/tabs", #"[{"id": "1"}, "b", {"id": "c"}]"#)],
            [("/configuration/tabs/0/id", "duplicate-id")]),
        Refusal(
            "an id that is an earlier tab's index", [Edit("/configuration/tabs", #"["a", {"id": "0"}, "c"]"#)],
            [("/configuration/tabs/1/id", "duplicate-id")]),
        Refusal(
            "one id twice among many tabs",
            [
                Edit(
                    "/configuration/tabs",
                    "[" + (0..<50).map { "{\"id\": \"x\($0 % 49)\"}" }.joined(separator: ",") + "]")
            ],
            [("/configuration/tabs/49/id", "duplicate-id")]),

        Refusal(
            "a width of its own under equal sizing",
            [Edit("/configuration/bar/sizing", #"{"mode": "equal"}"#), Edit("/configuration/tabs/1/width", "0")],
            [("/configuration/tabs/1/width", "not-allowed")]),
        Refusal(
            "a width of its own under compact sizing",
            [Edit("/configuration/bar/sizing", #"{"mode": "compact"}"#), Edit("/configuration/tabs/2/width", "50")],
            [("/configuration/tabs/2/width", "not-allowed")]),
        Refusal(
            "an indicator as wide as labels that were not measured",
            [Edit("/configuration/indicator/width", #""label""#)],
            [("/configuration/tabs/0/labelWidth", "missing"), ("/configuration/tabs/2/labelWidth", "missing")]),
        Refusal(
            "an indicator as wide as a label that is null",
            [
                Edit("/configuration/indicator/width", #""label""#),
                Edit("/configuration/tabs", #"[{"labelWidth": null}, {"labelWidth": 0}]"#),
            ], [("/configuration/tabs/0/labelWidth", "missing")]),
        Refusal(
            "an indicator as wide as a label whose width is wrong: once is enough",
            [
                Edit("/configuration/indicator/width", #""label""#),
                Edit("/configuration/tabs", #"[{"labelWidth": 1}, {"labelWidth": -1}]"#),
            ], [("/configuration/tabs/1/labelWidth", "out-of-range")]),
        Refusal(
            "an indicator of two widths", [Edit("/configuration/indicator/width", #"{"ratio": 1, "inset": 2}"#)],
            [("/configuration/indicator/width", "not-allowed")]),
        Refusal(
            "an indicator of an unknown width", [Edit("/configuration/indicator/width", #"{"factor": 1}"#)],
            [("/configuration/indicator/width/factor", "unknown-member")]),

        Refusal(
            "fixed sizing without a width", [Edit("/configuration/bar/sizing", #"{"mode": "fixed"}"#)],
            [("/configuration/bar/sizing/width", "missing")]),
        Refusal(
            "a width under equal sizing", [Edit("/configuration/bar/sizing", #"{"mode": "equal", "width": 9}"#)],
            [("/configuration/bar/sizing/width", "unknown-member")]),
        Refusal(
            "a width under equal sizing, before the mode",
            [Edit("/configuration/bar/sizing", #"{"width": 9, "mode": "equal"}"#)],
            [("/configuration/bar/sizing/width", "unknown-member")]),
        Refusal(
            "a fraction under fixed sizing",
            [Edit("/configuration/bar/sizing", #"{"mode": "fixed", "width": 9, "fraction": 0.5}"#)],
            [("/configuration/bar/sizing/fraction", "unknown-member")]),
        Refusal(
            "a width under compact sizing", [Edit("/configuration/bar/sizing", #"{"mode": "compact", "width": 9}"#)],
            [("/configuration/bar/sizing/width", "unknown-member")]),
        Refusal(
            "a preset's width does not go over to another mode",
            body: #"{"configuration": {"preset": "segmented", "tabs": [], "bar": {"sizing": {"mode": "fixed"}}}}"#,
            [("/configuration/bar/sizing/width", "missing")]),
        Refusal(
            "a member of another mode than the preset's",
            body: #"{"configuration": {"preset": "titles", "tabs": [], "bar": {"sizing": {"fraction": 0.5}}}}"#,
            [("/configuration/bar/sizing/fraction", "unknown-member")]),

        Refusal(
            "a selection where there are no tabs",
            body: #"{"configuration": {"preset": "titles", "tabs": []}, "state": {"selected": 0}}"#,
            [("/state/selected", "out-of-range")]),
        Refusal(
            "a selection of the wrong type where there are no tabs",
            body: #"{"configuration": {"preset": "titles", "tabs": []}, "state": {"selected": "a"}}"#,
            [("/state/selected", "wrong-type")]),
        Refusal(
            "an interrupted indicator without a width", [Edit("/state/indicator", #"{"x": 1}"#)],
            [("/state/indicator/width", "missing")]),
        Refusal(
            "an interrupted indicator without a place", [Edit("/state/indicator", "{}")],
            [("/state/indicator/x", "missing"), ("/state/indicator/width", "missing")]),
        Refusal(
            "an interrupted indicator with one wrong and one missing", [Edit("/state/indicator", #"{"x": "a"}"#)],
            [("/state/indicator/x", "wrong-type"), ("/state/indicator/width", "missing")]),

        Refusal("no event", [Edit("/event", nil)], [("/event", "missing")]),
        Refusal("an event without a type", [Edit("/event", #"{"index": 1}"#)], [("/event/type", "missing")]),
        Refusal("a tap on nothing", [Edit("/event", #"{"type": "tap"}"#)], [("/event/index", "missing")]),
        Refusal(
            "a tap on an index and an id", [Edit("/event", #"{"type": "tap", "index": 1, "id": "b"}"#)],
            [("/event/id", "not-allowed")]),
        Refusal(
            "a tap on an unknown id", [Edit("/event", #"{"type": "tap", "id": "x"}"#)], [("/event/id", "out-of-range")]),
        Refusal(
            "a tap on the index of a tab that has an id", [Edit("/event", #"{"type": "tap", "id": "1"}"#)],
            [("/event/id", "out-of-range")]),
        Refusal(
            "a tap on an index with a leading zero", [Edit("/event", #"{"type": "tap", "id": "00"}"#)],
            [("/event/id", "out-of-range")]),
        Refusal(
            "a tap on an id that is a number", [Edit("/event", #"{"type": "tap", "id": 1}"#)],
            [("/event/id", "wrong-type")]),
        Refusal(
            "a tap where there are no tabs",
            [Edit("/configuration/tabs", "[]"), Edit("/state", nil), Edit("/event", #"{"index": 0, "type": "tap"}"#)],
            [("/event/index", "out-of-range")]),
        Refusal(
            "a tap of the wrong type where there are no tabs",
            [
                Edit("/configuration/tabs", "[]"), Edit("/state", nil),
                Edit("/event", #"{"index": "0", "type": "tap"}"#),
            ],
            [("/event/index", "wrong-type")]),
        Refusal(
            "an index of a settle event", [Edit("/event", #"{"type": "settle", "index": 1}"#)],
            [("/event/index", "unknown-member")]),
        Refusal(
            "an event of a layout",
            body: #"{"configuration": {"preset": "titles", "tabs": []}, "event": {"type": "settle"}}"#,
            [("/event", "unknown-member")]),
        Refusal(
            "a sample of a selection", path: "/v1/selection",
            body: #"{"configuration": {"preset": "titles", "tabs": []}, "sample": {"fps": 1}}"#,
            [("/sample", "unknown-member")]),

        Refusal("a sample of nothing", [Edit("/sample", "{}")], [("/sample/times", "missing")]),
        Refusal(
            "an indicator's width of nothing", [Edit("/configuration/indicator/width", "{}")],
            [("/configuration/indicator/width/ratio", "missing")]),
        Refusal(
            "a sample of a rate and times", [Edit("/sample", #"{"fps": 60, "times": []}"#)],
            [("/sample", "not-allowed")]),
        Refusal("times that are none", [Edit("/sample", #"{"times": 16}"#)], [("/sample/times", "wrong-type")]),
        Refusal("times that are null", [Edit("/sample", #"{"times": null}"#)], [("/sample/times", "wrong-type")]),
        Refusal(
            "a time before the start, and one that is none", [Edit("/sample", #"{"times": [0, -1, "1", 2, null]}"#)],
            [("/sample/times/1", "out-of-range"), ("/sample/times/2", "wrong-type"), ("/sample/times/4", "wrong-type")]),
        Refusal(
            "a time beyond ten million", [Edit("/sample", #"{"times": [1e7, 10000000.5]}"#)],
            [("/sample/times/1", "out-of-range")]),
        Refusal(
            "more than ten thousand times",
            [Edit("/sample", #"{"times": ["# + String(repeating: "0,", count: 10_000) + "0]}")],
            [("/sample/times", "out-of-range")]),
        Refusal(
            "a rate that makes more than ten thousand frames",
            [Edit("/configuration/motion/tap/duration", "10001"), Edit("/sample/fps", "1000")],
            [("/sample/fps", "out-of-range")]),
    ]

    /// An unknown member in each object.
    static let unknownMembers: [Refusal] = [
        "", "/configuration", "/configuration/tabs/1", "/configuration/bar", "/configuration/bar/insets",
        "/configuration/bar/sizing", "/configuration/indicator", "/configuration/title", "/configuration/title/normal",
        "/configuration/title/selected", "/configuration/pager", "/configuration/motion", "/configuration/motion/tap",
        "/configuration/motion/settle", "/configuration/indicator/stretch", "/configuration/motion/tap/easing",
        "/configuration/motion/tap/easing/spring", "/state", "/state/indicator", "/event", "/sample",
    ].flatMap { object in
        [
            Refusal("\(object)/unheard-of", "{\"a\": [null]}", "unknown-member"),
            // Names are compared as they are: case matters, and so does every byte.
            Refusal("\(object)/Width", "1", "unknown-member"), Refusal("\(object)/__proto__", "null", "unknown-member"),
        ]
    }
}
