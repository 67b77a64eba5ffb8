import HTTPMessage
import Testing

struct NotJSON: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    let code: String
    let pointer: String
    let line: Int
    let column: Int

    init(_ name: String, _ body: String, _ code: String, _ pointer: String, line: Int = 1, column: Int) {
        self.name = name
        self.body = body
        self.code = code
        self.pointer = pointer
        self.line = line
        self.column = column
    }

    var testDescription: String { name }
}

/// An object of the same name many times.
private func repeated(_ member: String, _ count: Int) -> String {
    "{" + Array(repeating: member, count: count).joined(separator: ",") + "}"
}

@Suite("Bodies that are not JSON, and several faults at once")
struct SeveralFaultsTests {
    private static let bodies: [NotJSON] = [
        NotJSON("no body", "", "empty", "", column: 1),
        NotJSON("white space", "\n ", "empty", "", line: 2, column: 2),
        NotJSON("no JSON", "{configuration: 1}", "syntax", "", column: 2),
        NotJSON("a fault inside", "{\"state\":\n {\"offset\": 01}}", "syntax", "/state/offset", line: 2, column: 13),
        NotJSON(
            "half of a pair", #"{"configuration": {"tabs": ["\ud800"]}}"#, "unpaired-surrogate",
            "/configuration/tabs/0", column: 30),
        NotJSON(
            "too deep", String(repeating: "[", count: 40), "too-deep", String(repeating: "/0", count: 32), column: 33),
        NotJSON(
            "a key twice", #"{"configuration": {"tabs": []}, "configuration": {}}"#, "duplicate-key", "/configuration",
            column: 33),
        NotJSON(
            "a key twice, once escaped", #"{"state": {}, "st\u0061te": {}}"#, "duplicate-key", "/state", column: 15),
        NotJSON(
            "tabs twice, with ids", #"{"configuration": {"tabs": [{"id": "a"}], "tabs": [{"id": "b"}, {"id": "c"}]}}"#,
            "duplicate-key", "/configuration/tabs", column: 43),
        NotJSON(
            "an id twice in a tab", #"{"configuration": {"tabs": [{"id": "a", "id": "b"}]}}"#, "duplicate-key",
            "/configuration/tabs/0/id", column: 41),
        NotJSON(
            "a mode twice", #"{"configuration": {"bar": {"sizing": {"mode": "equal", "mode": "equal"}}}}"#,
            "duplicate-key",
            "/configuration/bar/sizing/mode", column: 56),
        NotJSON(
            "a preset twice", #"{"configuration": {"preset": "titles", "preset": "titles"}}"#, "duplicate-key",
            "/configuration/preset", column: 40),
        NotJSON(
            "an event's type twice", #"{"event": {"type": "tap", "type": "tap"}}"#, "duplicate-key", "/event/type",
            column: 27),
        NotJSON(
            "inside an unknown member", #"{"x": {"y": [{"z": 1, "z": 1}]}}"#, "duplicate-key", "/x/y/0/z", column: 23),
        NotJSON(
            "inside a choice", #"{"configuration": {"pager": {"fling": {"a": 1, "a": 1}}}}"#,
            "duplicate-key",
            "/configuration/pager/fling/a", column: 48),
        NotJSON(
            "inside a value of the wrong type", #"{"configuration": [{"a": 1, "a": 1}]}"#, "duplicate-key",
            "/configuration/0/a", column: 29),
        NotJSON(
            "before faults of the contract", #"{"state": {"phase": 7}, "y": 1, "state": {"phase": 8}}"#,
            "duplicate-key", "/state", column: 33),
        NotJSON(
            "behind a number that is too great", #"{"state": {"offset": 1e400}, "y": 1, "y": 2}"#, "duplicate-key",
            "/y", column: 38),
        NotJSON(
            "twenty-four times",
            #"{"configuration": {"preset": "titles", "tabs": []}, "state": "# + repeated(#""velocity":1"#, 24) + "}",
            "duplicate-key",
            "/state/velocity", column: 76),
        NotJSON(
            "twenty-five times",
            #"{"configuration": {"preset": "titles", "tabs": []}, "state": "# + repeated(#""velocity":1"#, 25) + "}",
            "duplicate-key",
            "/state/velocity", column: 76),
        NotJSON("a thousand times", repeated(#""state":{}"#, 1000), "duplicate-key", "/state", column: 13),
    ]

    @Test("a body that is not JSON is refused at its first fault", arguments: bodies, ["/v1/layout", "/v1/transition"])
    func notJSON(_ row: NotJSON, path: String) {
        let answer = Client().post(path, row.body)
        #expect(answer.status == 400, "\(answer.text)")
        #expect(answer.faults == [ReportedFault(row.pointer, row.code)])
        #expect(answer.json["/line"]?.number == Double(row.line))
        #expect(answer.json["/column"]?.number == Double(row.column))
        #expect(answer.json["/type"]?.string == "urn:tab-layout:problem:invalid-json")
        #expect(answer.json["/detail"]?.string?.hasPrefix("line \(row.line), column \(row.column): ") == true)
        expectProblem(answer)
    }

    @Test("a repeated key is refused wherever a right request has one")
    func repeatedInARightRequest() {
        let client = Client()
        for object in [
            "configuration", "configuration/tabs/1", "configuration/bar", "configuration/bar/insets",
            "configuration/bar/sizing", "configuration/indicator", "configuration/title", "configuration/title/normal",
            "configuration/title/selected", "configuration/pager", "configuration/motion", "configuration/motion/tap",
            "configuration/motion/settle", "state", "state/indicator", "event", "sample",
        ] {
            guard let node = Node(parsing: Requests.everything), case .object(let members)? = node[object],
                let first = members.first, let last = members.last
            else {
                Issue.record("\(object) is no object of the request")
                continue
            }
            for twice in [first, last] {
                let body = node.replacing(object, with: .object(members + [twice])).text
                let answer = client.post("/v1/transition", body)
                #expect(answer.faults == [ReportedFault("/\(object)/\(twice.name)", "duplicate-key")], "\(answer.text)")
            }
        }
    }

    @Test("bytes that are not UTF-8 are refused where they stand")
    func notUTF8() {
        let body = Array(#"{"configuration": {"tabs": [""#.utf8) + [0xC3, 0x28] + Array(#""]}}"#.utf8)
        let answer = Client().send(.post, "/v1/layout", bytes: body)
        #expect(answer.status == 400)
        #expect(answer.faults == [ReportedFault("/configuration/tabs/0", "invalid-utf8")])
        #expect(answer.json["/offset"]?.number == 29)
    }

    @Test("all faults of a request come at once")
    func allAtOnce() {
        let body = """
            {"configuration": {"preset": "titles", "tabs": ["a", 2, {"id": 3, "width": -1}],
              "bar": {"height": "44", "widht": 5, "sizing": {"width": 1e400}},
              "indicator": {"width": "wide"}, "title": {"normal": {"color": "#12"}},
              "motion": {"tap": {"easing": "bounce"}}, "pager": null},
             "state": {"offset": 1e999, "selected": 9, "phase": "stopped"}, "extra": 1e400}
            """
        let faults = Client().post("/v1/layout", body).faults
        #expect(
            faults.map(\.description) == [
                // First what only its pointer is known of, then the members of the document, then what is inside.
                "/state/offset out-of-range", "/extra unknown-member", "/configuration/tabs/1 wrong-type",
                "/configuration/tabs/2/id wrong-type",
                "/configuration/tabs/2/width out-of-range", "/configuration/bar/height wrong-type",
                "/configuration/bar/widht unknown-member", "/configuration/bar/sizing/width out-of-range",
                "/configuration/indicator/width unknown-value", "/configuration/title/normal/color invalid-color",
                "/configuration/motion/tap/easing invalid-easing", "/configuration/pager wrong-type",
                "/state/phase unknown-value", "/state/selected out-of-range",
            ])
    }

    @Test("more than twenty faults are answered with twenty", arguments: [19, 20, 21, 25, 5000])
    func many(_ count: Int) {
        let members = (0..<count).map { "\"x\($0)\": 1" }.joined(separator: ",")
        let answer = Client().post(
            "/v1/layout", #"{"configuration": {"preset": "titles", "tabs": []}, "state": {\#(members)}}"#)
        #expect(answer.status == 422)
        #expect(answer.faults == (0..<min(count, 20)).map { ReportedFault("/state/x\($0)", "unknown-member") })
        #expect(answer.json["/detail"]?.string?.contains("at least 20 faults") == (count >= 20))
    }

    @Test("a conflict of each of many tabs is answered with twenty")
    func manyConflicts() {
        let tabs = Array(repeating: "{\"width\":1}", count: 5000).joined(separator: ",")
        let body = #"{"configuration": {"preset": "underline", "indicator": {"width": "label"}, "tabs": [\#(tabs)]}}"#
        let faults = Client().post("/v1/layout", body).faults
        #expect(
            faults
                == (0..<10).flatMap { tab in
                    [
                        ReportedFault("/configuration/tabs/\(tab)/width", "not-allowed"),
                        ReportedFault("/configuration/tabs/\(tab)/labelWidth", "missing"),
                    ]
                })
    }

    @Test("a number too great for a double is refused by its pointer, whatever else is wrong")
    func overflows() {
        let client = Client()
        let alone = client.post("/v1/layout", Requests.preset("titles", tabs: 2, state: #"{"offset": 1e400}"#))
        #expect(alone.faults == [ReportedFault("/state/offset", "out-of-range")])
        #expect(alone.json["/detail"]?.string == "/state/offset: this number is too great for a double")
        let many = Array(repeating: "1e400", count: 30).joined(separator: ",")
        let unknown = client.post(
            "/v1/layout", #"{"configuration": {"preset": "titles", "tabs": []}, "x": [\#(many)]}"#)
        #expect(unknown.faults.count == 20)
        #expect(unknown.faults.first == ReportedFault("/x/0", "out-of-range"))
        // A member that would not take a number at all says so.
        let text = client.post("/v1/layout", #"{"configuration": {"preset": "titles", "tabs": [{"id": 1e400}]}}"#)
        #expect(text.faults == [ReportedFault("/configuration/tabs/0/id", "wrong-type")])
    }

    @Test("an answer about a long name is not many times as long as the request")
    func longNames() {
        let name = String(repeating: "n", count: 100_000)
        let numbers = Array(repeating: "1e400", count: 1000).joined(separator: ",")
        for body in [#"{"\#(name)": [\#(numbers)]}"#, #"{"\#(name)": 1, "\#(name)": 2}"#, #"{"\#(name)": 01}"#] {
            let answer = Client().post("/v1/layout", body)
            #expect(answer.status >= 400 && answer.body.count < 4 * body.utf8.count)
        }
    }
}
