import Testing

/// A request whose answer is known from the sources that the layout stands on.
struct WorkedValue: Sendable, CustomTestStringConvertible {
    let name: String
    var path = "/v1/layout"
    let request: String
    /// Values of the answer, as JSON text by pointer.
    let expected: [(pointer: String, value: String)]

    init(_ name: String, path: String = "/v1/layout", _ request: String, _ expected: [(String, String)]) {
        self.name = name
        self.path = path
        self.request = request
        self.expected = expected.map { (pointer: $0.0, value: $0.1) }
    }

    var testDescription: String { name }
}

@Suite("Worked values")
struct WorkedValueTests {
    private static let underline: [WorkedValue] = [
        WorkedValue(
            "S1, dragged a quarter beyond page 1",
            Requests.preset("underline", tabs: 3, state: #"{"offset": 400, "phase": "dragging", "selected": 0}"#),
            [
                ("/selection", #"{"index":1,"id":"1","previous":0,"changed":true,"position":1.25,"offsetRatio":0.25}"#),
                ("/indicator/x", "156.66666666666666"), ("/indicator/width", "60"), ("/indicator/y", "48"),
                ("/indicator/color", ##""#0000ff""##), ("/indicator/cornerRadius", "1"),
                ("/tabs/0/fontSize", "15"), ("/tabs/1/fontSize", "17"), ("/tabs/2/fontSize", "15"),
                ("/tabs/0/color", ##""#000000""##), ("/tabs/1/color", ##""#0000ff""##),
                ("/tabs/2/color", ##""#000000""##), ("/tabs/1/x", "106.66666666666667"),
                ("/pager", #"{"offset":400,"visible":[1,2],"mounted":[0,1,2],"unmount":[]}"#), ("/animation", "null"),
            ]),
        WorkedValue(
            "S1, pulled before the first page",
            Requests.preset("underline", tabs: 3, state: #"{"offset": -100, "phase": "dragging"}"#),
            [
                ("/selection/index", "0"), ("/selection/changed", "false"), ("/selection/offsetRatio", "-0.3125"),
                ("/indicator/x", "-10"), ("/indicator/width", "60"),
            ]),
        WorkedValue(
            "S1, pulled beyond the last page",
            Requests.preset("underline", tabs: 3, state: #"{"offset": 900, "phase": "dragging", "selected": 2}"#),
            [("/selection/index", "2"), ("/selection/offsetRatio", "0.8125"), ("/indicator/x", "323.3333333333333")]),
        WorkedValue(
            "S1, the indicator is never wider than its tab", Requests.preset("underline", tabs: 8),
            [("/tabs/0/width", "40"), ("/tabs/7/x", "280"), ("/indicator/width", "40"), ("/indicator/x", "0")]),
        WorkedValue(
            "S1, moved by code",
            Requests.preset("underline", tabs: 3, state: #"{"offset": 10, "phase": "programmatic", "selected": 2}"#),
            [
                ("/selection/index", "2"), ("/selection/changed", "false"),
                ("/indicator/x", "236.66666666666666"), ("/animation", "null"),
            ]),
        WorkedValue(
            "S1, a fourth tab is added", Requests.preset("underline", tabs: 4),
            [
                ("/tabs/0/width", "80"), ("/tabs/3/width", "80"), ("/tabs/3/x", "240"), ("/indicator/width", "60"),
                ("/indicator/x", "10"),
            ]),
    ]

    private static let titles: [WorkedValue] = [
        WorkedValue(
            "S2, dragged a quarter beyond page 2",
            Requests.preset("titles", tabs: 6, state: #"{"offset": 843.75, "phase": "dragging", "selected": 2}"#),
            [
                ("/selection/index", "2"), ("/selection/changed", "false"), ("/selection/position", "2.25"),
                ("/tabs/1/scale", "1"), ("/tabs/2/scale", "1.225"), ("/tabs/3/scale", "1.075"), ("/tabs/4/scale", "1"),
                ("/tabs/1/color", ##""#000000""##), ("/tabs/2/color", ##""#bf0000""##),
                ("/tabs/3/color", ##""#400000""##), ("/tabs/5/color", ##""#000000""##), ("/indicator", "null"),
            ]),
        WorkedValue(
            "S2, settled on page 4",
            Requests.preset(
                "titles", tabs: 6,
                state: #"{"offset": 1500, "phase": "settled", "selected": 3, "barOffset": 162.5}"#),
            [
                ("/selection/index", "4"),
                (
                    "/bar",
                    #"{"contentWidth":600,"offset":225,"minOffset":0,"maxOffset":225,"firstVisible":2,"lastVisible":5,"overflow":{"leading":3,"trailing":0},"paging":{"backward":0,"forward":null}}"#
                ),
                (
                    "/animation",
                    #"{"duration":300,"easing":"ease-in-out","reason":"settle","indicator":[],"bar":[{"offset":0,"scrollOffset":162.5},{"offset":1,"scrollOffset":225}],"titles":[],"pager":[]}"#
                ),
            ]),
        WorkedValue(
            "S2, the strip alone", path: "/v1/centering",
            Requests.preset(
                "titles", tabs: 6,
                state: #"{"offset": 1500, "phase": "settled", "selected": 3, "barOffset": 162.5}"#),
            [
                ("/bar/offset", "225"), ("/animation/duration", "300"), ("/animation/bar/0/scrollOffset", "162.5"),
                ("/animation/bar/1/scrollOffset", "225"),
            ]),
        WorkedValue(
            "S2, few tabs", Requests.preset("titles", tabs: 2),
            [
                (
                    "/bar",
                    #"{"contentWidth":375,"offset":0,"minOffset":0,"maxOffset":0,"firstVisible":0,"lastVisible":1,"overflow":{"leading":0,"trailing":0},"paging":{"backward":null,"forward":null}}"#
                ), ("/tabs/1/x", "100"),
            ]),
        WorkedValue(
            "S2, the six titles on a screen of 375",
            #"{"configuration": {"preset": "titles", "tabs": ["红", "蓝", "绿", "黄", "紫", "橘"]}, "state": {"offset": 750}}"#,
            [
                ("/bar/contentWidth", "600"), ("/bar/offset", "62.5"), ("/selection/index", "2"), ("/tabs/5/x", "500"),
                ("/tabs/2/scale", "1.3"), ("/tabs/0/visible", "true"), ("/tabs/5/visible", "false"),
            ]),
    ]

    private static let segmented: [WorkedValue] = [
        WorkedValue(
            "S3, two segments", Requests.preset("segmented", tabs: 2, state: #"{"selected": 1}"#),
            [
                ("/tabs/0/x", "80"), ("/tabs/1/x", "160"), ("/tabs/0/width", "80"), ("/tabs/1/width", "80"),
                ("/indicator/x", "160"), ("/indicator/y", "42"), ("/indicator/width", "80"), ("/tabs/0/fontSize", "20"),
            ]),
        WorkedValue(
            "S3, a tap on segment 1", path: "/v1/transition",
            #"{"configuration": {"preset": "segmented", "tabs": ["a", "b"]}, "state": {}, "event": {"type": "tap", "index": 1}}"#,
            [
                ("/selection/index", "1"), ("/selection/changed", "true"), ("/animation/duration", "300"),
                ("/animation/easing", #""ease-in-out""#), ("/animation/reason", #""tap""#),
                (
                    "/animation/indicator",
                    #"[{"offset":0,"x":80,"width":80,"opacity":1},{"offset":1,"x":160,"width":80,"opacity":1}]"#
                ),
                ("/animation/pager", #"[{"offset":0,"scrollOffset":0},{"offset":1,"scrollOffset":320}]"#),
                ("/animation/bar", "[]"), ("/animation/titles", "[]"),
                (
                    "/state",
                    #"{"offset":320,"phase":"idle","velocity":0,"selected":1,"barOffset":0,"indicator":null}"#
                ),
            ]),
        WorkedValue(
            "S3, settled on segment 1",
            Requests.preset("segmented", tabs: 2, state: #"{"offset": 320, "phase": "settled", "selected": 0}"#),
            [
                ("/selection/index", "1"), ("/animation/duration", "100"), ("/animation/easing", #""ease-in-out""#),
                ("/animation/reason", #""settle""#), ("/animation/indicator/0/x", "80"),
                ("/animation/indicator/1/x", "160"), ("/animation/pager", "[]"),
            ]),
        WorkedValue(
            "S3, the indicator alone", path: "/v1/indicator",
            Requests.preset("segmented", tabs: 2, state: #"{"offset": 320, "phase": "settled", "selected": 0}"#),
            [("/indicator/x", "160"), ("/animation/duration", "100"), ("/animation/indicator/0/x", "80")]),
    ]

    /// Tabs whose indicator rests at (10, 60) and (130, 100), and at (15, 50) and (130, 80).
    private static func stretched(_ name: String, _ tabs: String, _ offset: Int) -> String {
        #"{"configuration": {"tabs": [\#(tabs)], "bar": {"width": 400, "sizing": {"mode": "fixed", "width": 80}}, "indicator": {"width": "label", "stretch": "\#(name)"}, "pager": {"pageWidth": 100}}, "state": {"offset": \#(offset), "phase": "dragging"}}"#
    }

    private static let stretches: [WorkedValue] =
        [
            WorkedValue(
                "elastic, half way", path: "/v1/indicator",
                stretched("elastic", #"{"labelWidth": 60}, {"labelWidth": 100, "width": 200}"#, 50),
                // 10 + 120·(1 − cos 45°), and 70 + 160·sin 45° less that.
                [("/indicator/x", "45.14718625761429"), ("/indicator/width", "137.98989873223332")])
        ]
        + [(25, "15", "122.5"), (50, "15", "195"), (75, "72.5", "137.5")].map { offset, x, width in
            WorkedValue(
                "worm, \(offset) per cent of the way", path: "/v1/indicator",
                stretched("worm", #"{"labelWidth": 50}, {"labelWidth": 80, "width": 180}"#, offset),
                [("/indicator/x", x), ("/indicator/width", width), ("/indicator/opacity", "1")])
        }

    @Test("come out", arguments: underline + titles + segmented + stretches + WorkedValue.bars)
    func value(_ row: WorkedValue) throws {
        let answer = Client().post(row.path, row.request)
        #expect(answer.status == 200, "\(answer.text)")
        #expect(answer.contentType == "application/json")
        let json = answer.json
        for (pointer, value) in row.expected {
            let expected = try #require(Node(parsing: value))
            let actual = json[pointer]
            #expect(actual?.isClose(to: expected) == true, "\(pointer) is \(actual?.text ?? "nothing"), not \(value)")
        }
    }

    @Test("an answer has the members of its endpoint, in the order of the contract")
    func members() {
        let client = Client()
        let body = Requests.preset("underline", tabs: 2)
        #expect(
            client.post("/v1/layout", body).json.names == [
                "selection", "bar", "tabs", "indicator", "pager", "animation",
            ])
        #expect(client.post("/v1/selection", body).json.names == ["selection"])
        #expect(client.post("/v1/centering", body).json.names == ["bar", "animation"])
        #expect(client.post("/v1/indicator", body).json.names == ["indicator", "animation"])
        let transition = client.post("/v1/transition", Requests.everything)
        #expect(
            transition.json.names == ["state", "selection", "bar", "indicator", "animation", "frames"],
            "\(transition.text)")
        #expect(
            transition.json["/frames/0"]?.names == [
                "time", "progress", "velocity", "indicator", "bar", "titles", "pager",
            ])
        let tab = client.post("/v1/layout", body).json["/tabs/0"]
        #expect(
            tab?.names == [
                "id", "x", "y", "width", "height", "selected", "emphasis", "fontSize", "fontWeight", "scale", "color",
                "visible",
            ])
    }

    @Test("a transition is sampled at a rate, and at given times")
    func samples() {
        let client = Client()
        // 250 ms at 60 a second: 0 … 14 · 16.67 and the end.
        let rate = client.post("/v1/transition", Requests.everything).json["/frames"]?.elements ?? []
        #expect(rate.count == 16)
        #expect(rate.first?["/time"]?.number == 0 && rate.first?["/progress"]?.number == 0)
        #expect(rate.last?["/time"]?.number == 250 && rate.last?["/progress"]?.number == 1)
        let times = Edit("/sample", #"{"times": [0, 125, 1e6, 62.5]}"#)
        let linear = Edit("/configuration/motion/tap/easing", #""linear""#)
        let frames =
            client.post("/v1/transition", Requests.transition([times, linear])).json["/frames"]?.elements ?? []
        #expect(frames.map { $0["/progress"]?.number } == [0, 0.5, 1, 0.25])
        #expect(frames.map { $0["/pager/offset"]?.number } == [0, 160, 320, 80])
        #expect(frames.map { $0["/indicator/x"]?.number } == [20, 70, 120, 45])
    }
}
