import Testing

@testable import TabAPI
@testable import TabComputing

/// What a comparison as a whole is refused for.
@Suite("Refused comparisons")
struct ComparisonRefusalTests {
    private static func refusal(_ name: String, _ body: String, _ faults: [(String, String)]) -> Refusal {
        Refusal(name, path: "/v1/compare", body: body, faults)
    }

    private static let bar = #""configuration":{"tabs":["A","B"]}"#

    private static func tabs(_ count: Int) -> String {
        "[" + Array(repeating: "\"\"", count: count).joined(separator: ",") + "]"
    }

    private static let lists = [
        refusal("no list", #"{"presets":"mui",\#(bar)}"#, [("/presets", "wrong-type")]),
        refusal("null", #"{"presets":null,\#(bar)}"#, [("/presets", "wrong-type")]),
        refusal("an empty list", #"{"presets":[],\#(bar)}"#, [("/presets", "out-of-range")]),
        refusal(
            "a list of more than there are",
            "{\"presets\":[" + Array(repeating: "\"mui\"", count: 100).joined(separator: ",") + "],\(bar)}",
            [("/presets", "out-of-range")]),
        refusal("a preset twice", #"{"presets":["vant","mui","vant"],\#(bar)}"#, [("/presets/2", "not-allowed")]),
        refusal(
            "names of none", #"{"presets":["vant","material",3,""],\#(bar)}"#,
            [("/presets/1", "unknown-value"), ("/presets/2", "wrong-type"), ("/presets/3", "unknown-value")]),
    ]

    private static let documents = [
        refusal("no object", "[]", [("", "wrong-type")]),
        refusal("no configuration", "{}", [("/configuration", "missing")]),
        refusal(
            "a preset in the configuration", #"{"configuration":{"preset":"mui","tabs":["A"]}}"#,
            [("/configuration/preset", "not-allowed")]),
        refusal(
            "what every preset finds, once",
            #"{"configuration":{"tabs":["A"],"bar":{"widht":3}},"state":{"selected":1}}"#,
            [("/configuration/bar/widht", "unknown-member"), ("/state/selected", "out-of-range")]),
        refusal(
            "what some find does not stand beside what all find",
            #"{"presets":["mui","vant"],"configuration":{"tabs":["A"],"bar":{"widht":3}}}"#,
            [("/configuration/bar/widht", "unknown-member")]),
        refusal(
            "what all find stands beside the fault of the list",
            #"{"presets":["mui","mui"],"configuration":{"tabs":["A"],"bar":{"widht":3}}}"#,
            [
                ("/presets/1", "not-allowed"), ("/configuration/bar/widht", "unknown-member"),
                ("/configuration/tabs/0/labelWidth", "missing"),
            ]),
        refusal(
            "a number that is too great, and nothing but it",
            #"{"presets":["mui","underline"],"configuration":{"tabs":["A"],"bar":{"width":1e400}}}"#,
            [("/configuration/bar/width", "out-of-range")]),
        refusal("a member of others", #"{\#(bar),"animate":true}"#, [("/animate", "unknown-member")]),
        refusal("a format", #"{\#(bar),"format":"css"}"#, [("/format", "unknown-member")]),
        refusal("frames without an event", #"{\#(bar),"frames":3}"#, [("/event", "missing")]),
        refusal("a sample without an event", #"{\#(bar),"sample":{"fps":60}}"#, [("/event", "missing")]),
        refusal("another scheme", #"{\#(bar),"scheme":"sepia"}"#, [("/scheme", "unknown-value")]),
        refusal(
            "an event that makes no sense", #"{\#(bar),"event":{"type":"tap","index":2}}"#,
            [("/event/index", "out-of-range")]),
    ]

    private static let sizes = [
        refusal(
            "more than ten thousand tabs in all", "{\"configuration\":{\"tabs\":\(tabs(501))}}",
            [("/configuration/tabs", "out-of-range")]),
        refusal(
            "a list with a fault beside too many tabs",
            "{\"presets\":[\"mui\",\"mui\",\"vant\"],\"configuration\":{\"tabs\":\(tabs(5001))}}",
            [("/presets/1", "not-allowed"), ("/configuration/tabs", "out-of-range")]),
        refusal(
            "with those that are inserted",
            "{\"configuration\":{\"tabs\":\(tabs(400))},\"event\":{\"type\":\"insert\",\"at\":0,\"tabs\":\(tabs(101))}}",
            [("/event/tabs", "out-of-range")]),
        refusal(
            "more than any preset takes",
            "{\"presets\":[\"underline\",\"titles\"],\"configuration\":{\"tabs\":\(tabs(10_001))}}",
            [("/configuration/tabs", "out-of-range")]),
        refusal(
            "more than a hundred thousand keyframes in all",
            "{\"configuration\":{\"tabs\":\(tabs(400)),\"bar\":{\"width\":320,\"sizing\":{\"mode\":\"fixed\",\"width\":9}},"
                + "\"indicator\":{\"width\":5,\"stretch\":\"elastic\",\"path\":\"through\",\"follow\":\"drag\"},"
                + "\"motion\":{\"tolerance\":0.0001}},\"event\":{\"type\":\"tap\",\"index\":399}}",
            [("/configuration/motion/tolerance", "out-of-range")]),
        refusal(
            "as many keyframes, sampled too often: what was computed counts before its frames do",
            "{\"configuration\":{\"tabs\":\(tabs(400)),\"bar\":{\"width\":320,\"sizing\":{\"mode\":\"fixed\",\"width\":9}},"
                + "\"indicator\":{\"width\":5,\"stretch\":\"elastic\",\"path\":\"through\",\"follow\":\"drag\"},"
                + "\"motion\":{\"tolerance\":0.0001,\"tap\":{\"duration\":60000}}},\"event\":{\"type\":\"tap\",\"index\":399},"
                + "\"sample\":{\"fps\":1000}}",
            [("/configuration/motion/tolerance", "out-of-range")]),
        refusal(
            "more than a million stops of edges in all",
            "{\"configuration\":{\"tabs\":\(tabs(100)),\"bar\":{\"sizing\":{\"mode\":\"fixed\",\"width\":9}},"
                + "\"indicator\":{\"width\":\"tab\",\"stretch\":{\"leading\":\"steps(501)\",\"trailing\":\"linear\"}}}}",
            [("/configuration/indicator/stretch", "out-of-range")]),
        refusal(
            "more than two megabytes to read",
            "{\"configuration\":{\"tabs\":[\"\(String(repeating: "a", count: 120_000))\"]}}",
            [("/presets", "out-of-range")]),
        refusal(
            "an answer of more than 16 MiB",
            "{\"configuration\":{\"tabs\":[{\"labelWidth\":9}]},\"event\":{\"type\":\"settle\"},\"sample\":{\"times\":["
                + Array(repeating: "0", count: 10_000).joined(separator: ",") + "]}}",
            [("/presets", "out-of-range")]),
    ]

    @Test("a document that no preset can be asked of", arguments: lists + documents + sizes)
    func refused(_ row: Refusal) {
        let answer = Client().post(row.path, row.body)
        #expect(answer.status == 422, "\(answer.text.prefix(300))")
        #expect(answer.faults == row.faults)
    }

    @Test("as many tabs as are allowed")
    func most() {
        let all = Client(isRecorded: false).post("/v1/compare", "{\"configuration\":{\"tabs\":\(Self.tabs(500))}}")
        #expect(all.status == 200 && all.json["/presets/0/layout/tabs"]?.elements.count == 500)
        let one = "{\"presets\":[\"titles\"],\"configuration\":{\"tabs\":\(Self.tabs(10_000))}}"
        #expect(Client(isRecorded: false).post("/v1/compare", one).status == 200)
    }

    @Test("as many stops as are allowed, and one preset may have more")
    func mostStops() {
        func body(_ more: String, steps: Int) -> String {
            "{\(more)\"configuration\":{\"tabs\":\(Self.tabs(100)),\"bar\":{\"sizing\":{\"mode\":\"fixed\",\"width\":9}},"
                + "\"indicator\":{\"width\":\"tab\",\"stretch\":{\"leading\":\"steps(\(steps))\",\"trailing\":\"linear\"}}}}"
        }
        #expect(Client(isRecorded: false).post("/v1/compare", body("", steps: 500)).status == 200)
        #expect(Client(isRecorded: false).post("/v1/compare", body(#""presets":["vant"],"#, steps: 1000)).status == 200)
    }

    @Test("one preset alone has the limits of its single calls")
    func single() {
        // Some 66 000 keyframes for the moment, and as many for its event.
        let configuration =
            #""tabs":["","","","","",""],"bar":{"width":320,"sizing":{"mode":"fixed","width":40000}},"indicator":{"width":"tab","stretch":"elastic","path":"through","follow":"selection"},"motion":{"tolerance":0.0001}"#
        let rest = #""state":{"offset":1600,"phase":"settled","selected":0},"event":{"type":"settle"}"#
        let alone = Client(isRecorded: false).post(
            "/v1/transition", #"{"configuration":{"preset":"underline",\#(configuration)},\#(rest)}"#)
        #expect(alone.status == 200 && alone.json["/animation/indicator"]?.elements.count ?? 0 > 50_000)
        func compare(_ presets: String) -> Int {
            Client(isRecorded: false).post(
                "/v1/compare", #"{"presets":[\#(presets)],"configuration":{\#(configuration)},\#(rest)}"#
            )
            .status
        }
        #expect(compare(#""underline""#) == 200)
        #expect(compare(#""underline","vant""#) == 422)
    }

    @Test("where no preset finds what another finds, each fault says under which preset")
    func named() {
        let answer = Client().post(
            "/v1/compare",
            #"{"presets":["mui","segmented"],"configuration":{"tabs":[{"width":30}],"bar":{"sizing":{"padding":3,"fraction":1}}}}"#
        )
        #expect(answer.status == 422)
        #expect(
            answer.json["/errors"]?.elements.map { ($0["/detail"]?.string ?? "").prefix { $0 != ":" } }
                == ["under mui", "under segmented", "under segmented"])
        #expect(answer.json["/errors/2/pointer"]?.string == "/configuration/tabs/0/width")
    }

    @Test("a key that stands twice is no JSON, whichever preset is asked")
    func duplicates() {
        for body in [
            #"{"presets":["mui"],"presets":["vant"],\#(Self.bar)}"#,
            #"{"presets":["mui","titles"],"configuration":{"tabs":["A"],"bar":{"sizing":{"padding":1,"padding":2}}}}"#,
        ] {
            let answer = Client().post("/v1/compare", body)
            #expect(answer.status == 400, "\(answer.text)")
            #expect(answer.faults.first?.code == "duplicate-key")
        }
    }
}
