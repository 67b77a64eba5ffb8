import Testing

@Suite("Timelines over JSON")
struct TimelineTests {
    private static let formats: [(name: String, members: [String])] = [
        ("numbers", ["tolerance", "indicator", "bar", "titles"]),
        ("waapi", ["format", "tolerance", "options", "scrollTimeline", "indicator", "bar", "titles"]),
        ("css", ["format", "tolerance", "css"]),
        ("core-animation", ["format", "tolerance", "indicator", "bar", "titles"]),
    ]

    @Test("the members of each format, in the order of the contract")
    func members() {
        for format in Self.formats {
            let answer = Client().post("/v1/timeline", Requests.timeline([Edit("/format", "\"\(format.name)\"")]))
            #expect(answer.status == 200, "\(answer.text)")
            #expect(answer.json.names == format.members)
            #expect(answer.json["/tolerance"]?.number == 0.25)
        }
    }

    @Test("no tabs, one tab and ten thousand, in every format", arguments: [0, 1, 10_000])
    func counts(_ count: Int) {
        let client = Client(isRecorded: count < 100)
        for format in Self.formats {
            let body =
                Requests.preset("titles", tabs: count, #""indicator": {}"#, state: "{}")
                .dropLast() + ",\"format\":\"\(format.name)\"}"
            let answer = client.post("/v1/timeline", String(body))
            #expect(answer.status == 200, "\(answer.text.prefix(500))")
            #expect(answer.json.names == format.members)
        }
    }

    @Test("the offsets are those of the pages, and the values those of the layout at each")
    func pages() {
        let client = Client()
        let answer = client.post("/v1/timeline", Requests.preset("titles", tabs: 5, #""indicator": {}"#)).json
        let keyframes = answer["/indicator"]?.elements ?? []
        #expect(keyframes.map { $0["/offset"]?.number } == [0, 1])
        for keyframe in keyframes + (answer["/titles/2/keyframes"]?.elements ?? []) {
            let offset = (keyframe["/offset"]?.number ?? 0) * 4 * 375
            let layout = client.post(
                "/v1/layout",
                Requests.preset(
                    "titles", tabs: 5, #""indicator": {}"#,
                    state: #"{"offset": \#(offset), "phase": "dragging", "selected": 0}"#)
            ).json
            if let x = keyframe["/x"] {
                #expect(layout["/indicator/x"]?.isClose(to: x) == true)
            } else {
                #expect(layout["/tabs/2/scale"]?.isClose(to: keyframe["/scale"] ?? .null) == true)
                #expect(layout["/tabs/2/color"]?.string == keyframe["/color"]?.string)
            }
        }
    }

    @Test("where the strip stands counts for a destination that depends on it")
    func barOffset() {
        let answers = [0, 100].map { offset in
            Client().post(
                "/v1/timeline",
                Requests.preset(
                    "titles", tabs: 6, #""bar": {"scrollTo": "none", "follow": "drag"}"#,
                    state: #"{"barOffset": \#(offset)}"#)
            ).json["/bar/0/scrollOffset"]?.number
        }
        #expect(answers == [0, 100])
    }
}
