import HTTPMessage
import Testing

@testable import TabAPI
@testable import TabComputing

/// What a replay answers beside its frames, and what it refuses.
@Suite("Replay")
struct ReplayTests {
    private static let configuration = #"{"preset":"titles","tabs":["a","b",{"id":"c","title":"C"}]}"#
    private static let client = "application/x-ndjson"

    private func document(_ samples: String, _ more: String = "") -> String {
        #"{"configuration":\#(Self.configuration),"samples":[\#(samples)]\#(more)}"#
    }

    private func post(_ body: String, contentType: String? = "application/json", accept: String? = nil) -> Answer {
        Client(isRecorded: contentType == "application/json").send(
            .post, "/v1/replay", body: body, contentType: contentType, accept: accept)
    }

    @Test("no samples, no frames")
    func nothing() {
        #expect(post(document("")).text == #"{"frames":[]}"#)
        #expect(post(document("", #","lint":true"#)).text == #"{"frames":[],"lint":[],"lintCount":0}"#)
        let head = #"{"configuration":\#(Self.configuration)}"#
        #expect(post(head, contentType: Self.client).text == "")
        let linted = #"{"configuration":\#(Self.configuration),"lint":true}"# + "\n\n \r\n"
        #expect(post(linted, contentType: Self.client).text == "{\"lint\":[],\"lintCount\":0}\n")
    }

    @Test("members and samples stand in any order, under any spelling of their names")
    func anyOrder() {
        let plain = post(document(#"{"state":{"offset":375}}"#, #","state":{"selected":1}"#))
        let other = post(
            """
            { "s\\u0061mples" : [ {"state" : { "offset" : 375 } } ] ,"state":{"selected":1},
              "configuration" : \(Self.configuration) }
            """)
        #expect(plain.status == 200 && other.text == plain.text)
    }

    struct Form: Sendable, CustomTestStringConvertible {
        let sent: String?
        let accept: String?
        let answered: String?
        var testDescription: String { "\(sent ?? "nothing"), wants \(accept ?? "nothing")" }
    }

    @Test(
        "the form of the answer",
        arguments: [
            Form(sent: "application/json", accept: nil, answered: "application/json"),
            Form(sent: nil, accept: "*/*", answered: "application/json"),
            Form(sent: "application/x-ndjson", accept: nil, answered: "application/x-ndjson"),
            Form(sent: "application/x-ndjson", accept: "*/*", answered: "application/x-ndjson"),
            Form(
                sent: "application/x-ndjson; charset=UTF-8", accept: "application/*", answered: "application/x-ndjson"),
            Form(sent: "application/json", accept: "application/x-ndjson", answered: "application/x-ndjson"),
            Form(sent: "application/x-ndjson", accept: "application/json", answered: "application/json"),
            Form(
                sent: "application/json", accept: "application/json;q=0.1, application/x-ndjson",
                answered: "application/x-ndjson"),
            Form(sent: "application/json", accept: "text/html", answered: nil),
        ])
    func form(_ form: Form) {
        let body =
            form.sent?.contains("ndjson") == true
            ? "\n{\"configuration\":\(Self.configuration)}\r\n\n{\"state\":{}}" : document(#"{"state":{}}"#)
        let answer = post(body, contentType: form.sent, accept: form.accept)
        guard let answered = form.answered else {
            #expect(answer.status == 406)
            return
        }
        #expect(answer.status == 200 && answer.contentType == answered && answer.field("Vary") == "Accept")
        #expect(answer.text.hasPrefix(answered.contains("ndjson") ? #"{"selection""# : #"{"frames":[{"selection""#))
    }

    @Test("nothing else takes lines, and lines have no other charset")
    func linesElsewhere() {
        let client = Client()
        for path in ["/v1/layout", "/v1/transition"] {
            #expect(client.send(.post, path, body: "{}", contentType: "application/x-ndjson").status == 415)
        }
        #expect(post("{}", contentType: "application/x-ndjson; charset=latin1").status == 415)
        #expect(post("{}", contentType: "text/plain").status == 415)
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        let name: String
        let samples: [String]
        let faults: [String]
        var testDescription: String { name }

        init(_ name: String, _ samples: [String], _ faults: [String]) {
            (self.name, self.samples, self.faults) = (name, samples, faults)
        }
    }

    static let refused = [
        Refused("a number for a sample", ["{\"state\":{}}", "1"], ["/samples/1 wrong-type"]),
        Refused(
            "a fault, and another one behind an edit",
            ["1", #"{"event":{"type":"remove","index":0}}"#, #"{"state":{"selected":2}}"#],
            ["/samples/0 wrong-type", "/samples/2/state/selected out-of-range"]),
        Refused("neither state nor event", ["{}"], ["/samples/0/state missing"]),
        Refused("both", [#"{"state":{},"event":{"type":"settle"}}"#], ["/samples/0/event not-allowed"]),
        Refused("an unknown member", [#"{"state":{},"tme":1}"#], ["/samples/0/tme unknown-member"]),
        Refused("a time before 0", [#"{"time":-1,"state":{}}"#], ["/samples/0/time out-of-range"]),
        Refused("a time that is no number", [#"{"time":null,"state":{}}"#], ["/samples/0/time wrong-type"]),
        Refused(
            "a time before another", [#"{"time":5,"state":{}}"#, #"{"state":{}}"#, #"{"time":4.5,"state":{}}"#],
            ["/samples/2/time out-of-range"]),
        Refused("a time beyond a double", [#"{"time":1e400,"state":{}}"#], ["/samples/0/time out-of-range"]),
        Refused(
            "two faults", [#"{"state":{"phase":"drag","selected":3}}"#],
            ["/samples/0/state/phase unknown-value", "/samples/0/state/selected out-of-range"]),
        Refused(
            "a tab that is not there", [#"{"event":{"type":"tap","index":3}}"#], ["/samples/0/event/index out-of-range"]
        ),
        Refused(
            "a tab that an edit took away",
            [#"{"event":{"type":"remove","id":"c"}}"#, #"{"event":{"type":"tap","id":"c"}}"#],
            ["/samples/1/event/id out-of-range"]),
        Refused(
            "one tab more than an edit brought",
            [
                #"{"event":{"type":"insert","at":0,"tabs":["x"]}}"#, #"{"state":{"selected":3}}"#,
                #"{"state":{"selected":4}}"#,
            ], ["/samples/2/state/selected out-of-range"]),
        Refused(
            "an id that an edit brought twice",
            [
                #"{"event":{"type":"insert","at":0,"tabs":[{"id":"x"}]}}"#,
                #"{"event":{"type":"insert","at":0,"tabs":[{"id":"x"}]}}"#,
            ], ["/samples/1/event/tabs/0/id duplicate-id"]),
        Refused(
            "an edit that makes no sense, and what would depend on it",
            [#"{"event":{"type":"remove","index":9}}"#, #"{"state":{"selected":70}}"#],
            ["/samples/0/event/index out-of-range"]),
    ]

    @Test("what is wrong with a sample, in both forms", arguments: refused)
    func refusal(_ row: Refused) {
        let answer = post(document(row.samples.joined(separator: ",")))
        #expect(answer.status == 422 && answer.faults.map(\.description) == row.faults)
        let lines = post(
            (["{\"configuration\":\(Self.configuration)}", ""] + row.samples).joined(separator: "\n"),
            contentType: Self.client)
        #expect(lines.status == 422 && lines.faults.map(\.description) == row.faults)
        let line = 3 + (row.faults.first.flatMap { Int($0.split(separator: "/")[1].prefix { $0.isNumber }) } ?? 0)
        #expect(lines.json["/errors/0/detail"]?.string?.hasPrefix("line \(line): ") == true, "\(lines.text)")
    }

    @Test("what is wrong before the samples")
    func envelope() {
        func faults(_ body: String, _ type: String = "application/json") -> [String] {
            post(body, contentType: type).faults.map(\.description)
        }
        #expect(faults("{}") == ["/configuration missing", "/samples missing"])
        #expect(faults("[]") == [" wrong-type"])
        #expect(faults(document("", #","lint":1"#)) == ["/lint wrong-type"])
        #expect(faults(document("").replacing("[]", with: "{}")) == ["/samples wrong-type"])
        #expect(faults("{}", Self.client) == ["/configuration missing"])
        #expect(faults(document(""), Self.client) == ["/samples unknown-member"])
        #expect(
            faults(#"{"configuration":{"preset":"titles","tabs":[1]},"samples":[{"state":{"selected":7}}]}"#) == [
                "/configuration/tabs/0 wrong-type", "/samples/0/state/selected out-of-range",
            ])
    }

    @Test("text that is no JSON, by its place in all of the body")
    func noJSON() {
        let head = #"{"configuration":\#(Self.configuration)}"#
        let broken = post("\(head)\n\n{\"state\":{}}\n{\"state\":{]}", contentType: Self.client)
        #expect(broken.status == 400)
        #expect(broken.json["line"]?.number == 4 && broken.json["column"]?.number == 11)
        #expect(broken.json["offset"]?.number == Double(head.utf8.count + 2 + 13 + 10))
        #expect(broken.faults.map(\.description) == ["/samples/1/state syntax"])
        let twice = post("\(head)\n{\"state\":{\"phase\":\"idle\",\"phase\":\"idle\"}}", contentType: Self.client)
        #expect(twice.status == 400 && twice.json["line"]?.number == 2)
        #expect(twice.faults.map(\.description) == ["/samples/0/state/phase duplicate-key"])
        for type in ["application/json", Self.client] {
            #expect(post("", contentType: type).faults.map(\.code) == ["empty"])
        }
        #expect(post(document(#"{"state":{},"state":{}}"#)).faults.map(\.code) == ["duplicate-key"])
    }

    @Test("ten thousand samples, and not one more", arguments: [10_000, 10_001])
    func manySamples(_ count: Int) {
        let answer = post(document([String](repeating: #"{"state":{}}"#, count: count).joined(separator: ",")))
        let head = "{\"configuration\":\(Self.configuration)}\n"
        let lines = post(head + String(repeating: "{\"state\":{}}\n", count: count), contentType: Self.client)
        if count == 10_000 {
            #expect(answer.status == 200 && answer.json["frames"]?.elements.count == count)
            #expect(lines.status == 200 && lines.text.count(where: { $0 == "\n" }) == count)
        } else {
            #expect(answer.faults.map(\.description) == ["/samples out-of-range"])
            #expect(lines.faults.map(\.description) == ["/samples out-of-range"])
        }
    }

    @Test("edits of great bars are bounded")
    func manyEdits() {
        let tabs = [String](repeating: "\"\"", count: 5000).joined(separator: ",")
        let edit = #"{"event":{"type":"move","from":0,"to":1}}"#
        func replay(_ count: Int) -> Answer {
            let edits = [String](repeating: edit, count: count).joined(separator: ",")
            return Client(isRecorded: false).post(
                "/v1/replay", #"{"configuration":{"preset":"titles","tabs":[\#(tabs)]},"samples":[\#(edits)]}"#)
        }
        #expect(replay(20).status == 200)
        #expect(replay(21).faults.map(\.description) == ["/samples/20/event out-of-range"])
    }

    /// A tap through two thousand tabs on a tolerance of next to nothing takes too many keyframes.
    @Test("a frame that would be too long is a problem, and the next goes on from before it")
    func tooLong() throws {
        let tabs = [String](repeating: "\"\"", count: 4000).joined(separator: ",")
        let configuration = """
            {"preset":"underline","tabs":[\(tabs)],"bar":{"sizing":{"mode":"fixed","width":100}},
            "indicator":{"width":60,"stretch":"elastic","path":"through"},"motion":{"tolerance":0.0001}}
            """
        let client = Client(isRecorded: false)
        let tap = #"{"configuration":\#(configuration),"event":{"type":"tap","index":3999}}"#
        let single = client.post("/v1/transition", tap)
        try #require(single.status == 422)
        let next = client.post(
            "/v1/transition",
            tap.replacing("3999", with: "1").replacing(
                "{\"configuration\"", with: "{\"state\":{\"selected\":2,\"barOffset\":5},\"configuration\""))
        let answer = client.post(
            "/v1/replay",
            """
            {"configuration":\(configuration),"state":{"selected":2,"barOffset":5},"samples":[
            {"time":3,"event":{"type":"tap","index":3999}},{"event":{"type":"tap","index":1}}]}
            """)
        let problem = single.text
        #expect(answer.text == #"{"frames":[{"time":3,"problem":\#(problem)},\#(next.text)]}"#)
    }

    struct AfterEdit: Sendable, CustomTestStringConvertible {
        let sample: String
        /// The fault of the sample's frame; nil where it has none.
        let fault: String?
        var testDescription: String { sample }
    }

    /// On its way through 300 tabs the indicator makes a thousand steps from each to the next.
    @Test(
        "a sample that does not fit the bar without an edit that would be too long is a problem",
        arguments: [
            AfterEdit(
                sample: #"{"time":9,"event":{"type":"tap","index":300}}"#,
                fault: "/samples/1/event/index out-of-range"),
            AfterEdit(
                sample: #"{"event":{"type":"tap","id":"new"}}"#, fault: "/samples/1/event/id out-of-range"),
            AfterEdit(
                sample: #"{"event":{"type":"remove","id":"new"}}"#, fault: "/samples/1/event/id out-of-range"),
            AfterEdit(
                sample: #"{"event":{"type":"insert","at":301,"tabs":[]}}"#,
                fault: "/samples/1/event/at out-of-range"),
            AfterEdit(
                sample: #"{"event":{"type":"move","from":300,"to":0}}"#,
                fault: "/samples/1/event/from out-of-range"),
            AfterEdit(sample: #"{"state":{"selected":300}}"#, fault: "/samples/1/state/selected out-of-range"),
            AfterEdit(sample: #"{"state":{"selected":299}}"#, fault: nil),
        ])
    func afterEditLeftOut(_ row: AfterEdit) throws {
        let tabs = [String](repeating: "\"\"", count: 300).joined(separator: ",")
        let head = """
            "configuration":{"preset":"underline","tabs":[\(tabs)],"bar":{"sizing":{"mode":"fixed","width":1000}},
            "indicator":{"path":"through","stretch":{"leading":"steps(1000)","trailing":"linear"}}},
            "state":{"selected":299,"indicator":{"x":0,"width":10}}
            """
        let insertion = #"{"event":{"type":"insert","at":5,"tabs":[{"id":"new"}]}}"#
        let rest = #"{"state":{"selected":299}}"#
        let client = Client(isRecorded: false)
        let answer = client.post("/v1/replay", "{\(head),\"samples\":[\(insertion),\(row.sample),\(rest)]}")
        let frames = try #require(answer.json["/frames"]?.elements)
        try #require(frames.count == 3)
        #expect(frames[0]["/problem"] != nil && frames[2]["/problem"] == nil)
        let problem = frames[1]["/problem/errors"]?.elements.first
        let fault = problem.map { "\($0["/pointer"]?.string ?? "") \($0["/code"]?.string ?? "")" }
        #expect(fault == row.fault)
        #expect(frames[1]["/time"]?.number == (row.sample.contains("time") ? 9 : nil))
    }

    @Test("findings come last")
    func findings() {
        let answer = post(
            document(#"{"state":{"offset":0}},{"state":{"offset":0,"barOffset":-7}}"#, #","lint":true"#))
        #expect(
            answer.text.hasSuffix(
                """
                ],"lint":[{"sample":1,"code":"strip-out-of-bounds","subject":"bar","from":-7,"to":0,"distance":7,\
                "detail":"the strip is said to stand where it cannot be scrolled to"}],"lintCount":1}
                """), "\(answer.text)")
    }

    @Test("a body taken in parts of any size is the same", arguments: [1, 2, 7, 100, 4096, 1 << 20])
    func parts(_ room: Int) {
        let tabs = (0..<600).map { #"{"id":"tab \#($0)"}"# }.joined(separator: ",")
        let samples = (0..<3).map { #"{"time":\#($0),"state":{"offset":\#($0 * 375)}}"# }.joined(separator: ",")
        let body = #"{"configuration":{"preset":"titles","tabs":[\#(tabs)]},"samples":[\#(samples)],"lint":true}"#
        let request = Request(method: .post, path: "/v1/replay", contentType: "application/json")
        let service = LayoutService()
        func collected(_ room: Int) -> [UInt8] {
            guard case .stream(let stream) = service.respond(to: request, body: Array(body.utf8).span.bytes).body else {
                return []
            }
            // Others are answered in the meantime, in the memory of the service.
            _ = service.respond(to: Request(method: .get, path: "/v1/presets"), body: [UInt8]().span.bytes)
            return stream.collected(room: room)
        }
        let whole = collected(30_000)
        #expect(whole.count > 100_000 && collected(room) == whole)
    }

    @Test("what a stream holds does not grow with its samples, but for their text")
    func heldMemory() {
        func held(_ count: Int) -> Int {
            let sample = #"{"state":{"offset":100.25,"phase":"dragging"}}"#
            let body = document([String](repeating: sample, count: count).joined(separator: ","))
            let request = Request(method: .post, path: "/v1/replay", contentType: "application/json")
            let response = LayoutService().respond(to: request, body: Array(body.utf8).span.bytes)
            guard case .stream(let stream) = response.body else { return .max }
            var part = [UInt8](repeating: 0, count: 30_000)
            var most = 0
            while case .bytes = part.withUnsafeMutableBufferPointer({ stream.next(into: $0) }) {
                most = max(most, stream.heldBytes)
            }
            return most - body.utf8.count
        }
        let few = held(10)
        #expect(few < 300_000)
        #expect(abs(held(10_000) - few) < 1000)
    }
}
