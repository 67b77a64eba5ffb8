import TabLayout
import Testing

@testable import TabAPI
@testable import TabComputing

/// A comparison, and what its answer has at some pointers.
struct ComparisonRow: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    /// The JSON text at each pointer; nil where there must be nothing.
    let values: [(pointer: String, text: String?)]

    init(_ name: String, _ body: String, _ values: [(String, String?)]) {
        self.name = name
        self.body = body
        self.values = values.map { (pointer: $0.0, text: $0.1) }
    }

    var testDescription: String { name }
}

@Suite("Comparisons")
struct ComparisonTests {
    private static let two = #""configuration":{"tabs":["A","B"],"bar":{"width":320}}"#
    private static let pair = #""presets":["underline","segmented"]"#
    private static let tap = #""event":{"type":"tap","index":1}"#

    @Test(
        "what stands side by side",
        arguments: [
            ComparisonRow(
                "without an event only the moment", "{\(pair),\(two)}",
                [
                    ("/presets/0/preset", "\"underline\""), ("/presets/1/preset", "\"segmented\""),
                    ("/presets/0/layout/indicator/x", "50.0"), ("/presets/1/layout/indicator/x", "80.0"),
                    ("/presets/0/transition", nil), ("/presets/0/problem", nil), ("/presets/2", nil),
                ]),
            ComparisonRow(
                "with an event what it leads to as well", "{\(pair),\(two),\(tap)}",
                [
                    ("/presets/0/layout/indicator/x", "50.0"), ("/presets/0/transition/indicator/x", "210.0"),
                    ("/presets/1/layout/indicator/x", "80.0"), ("/presets/1/transition/indicator/x", "160.0"),
                    ("/presets/1/transition/frames", nil),
                ]),
            ComparisonRow(
                "samples at the same times", #"{\#(pair),\#(two),\#(tap),"sample":{"times":[150]}}"#,
                [("/presets/1/transition/frames/0/indicator/x", "120.0"), ("/presets/0/transition/frames/1", nil)]),
            ComparisonRow(
                "the order is that of the request", #"{"presets":["vant","android"],\#(two)}"#,
                [("/presets/0/preset", "\"vant\""), ("/presets/1/preset", "\"android\"")]),
            ComparisonRow(
                "a configuration stands over every preset",
                #"{\#(pair),"configuration":{"tabs":["A"],"bar":{"height":70},"indicator":{"height":7}}}"#,
                [("/presets/0/layout/indicator/y", "63.0"), ("/presets/1/layout/indicator/y", "63.0")]),
            ComparisonRow(
                "a preset that refuses it is an entry with the problem",
                #"{"presets":["mui","underline"],\#(two)}"#,
                [
                    ("/presets/0/layout", nil), ("/presets/0/problem/status", "422.0"),
                    ("/presets/0/problem/errors/1/pointer", "\"/configuration/tabs/1/labelWidth\""),
                    ("/presets/1/layout/selection/index", "0.0"), ("/differences", "[]"),
                ]),
            ComparisonRow(
                "an edit, too", #"{\#(pair),\#(two),"event":{"type":"remove","index":0}}"#,
                [
                    ("/presets/0/transition/configuration/tabs/0/id", "\"1\""),
                    ("/presets/1/transition/selection/index", "0.0"),
                ]),
            ComparisonRow(
                "no tabs", #"{\#(pair),"configuration":{"tabs":[]}}"#,
                [("/presets/0/layout/selection/index", "null"), ("/presets/1/layout/indicator", "null")]),
        ])
    func sideBySide(_ row: ComparisonRow) {
        let answer = Client().post("/v1/compare", row.body)
        #expect(answer.status == 200 && answer.contentType == "application/json", "\(answer.text)")
        #expect(answer.field("Vary") == "Accept")
        for value in row.values { #expect(answer.json[value.pointer]?.text == value.text, "\(value.pointer)") }
    }

    @Test("without a list it is all presets, in their order")
    func all() {
        let answer = Client().post("/v1/compare", "{\(Self.two)}")
        #expect(answer.json["/presets"]?.elements.map { $0["/preset"]?.string } == PresetTests.names)
    }

    @Test(
        "what differs, and under which presets",
        arguments: [
            ComparisonRow(
                "of a moment", "{\(pair),\(two)}",
                [
                    ("/differences/0/pointer", "\"/layout/indicator/x\""),
                    (
                        "/differences/0/values",
                        #"[{"value":50.0,"presets":["underline"]},{"value":80.0,"presets":["segmented"]}]"#
                    ),
                    ("/differences/1/pointer", "\"/layout/indicator/width\""), ("/differences/2", nil),
                ]),
            ComparisonRow(
                "of a transition", #"{"presets":["underline","segmented","titles"],\#(two),\#(tap)}"#,
                [
                    ("/differences/0/pointer", "\"/layout/indicator/x\""),
                    ("/differences/0/values/2", #"{"value":null,"presets":["titles"]}"#),
                    ("/differences/1/pointer", "\"/layout/indicator/width\""),
                    ("/differences/2/pointer", "\"/transition/indicator/x\""),
                    ("/differences/3/pointer", "\"/transition/indicator/width\""),
                    ("/differences/4/pointer", "\"/transition/animation/duration\""),
                    (
                        "/differences/4/values",
                        #"[{"value":250.0,"presets":["underline"]},{"value":300.0,"presets":["segmented"]},{"value":null,"presets":["titles"]}]"#
                    ),
                    ("/differences/5/pointer", "\"/transition/animation/easing\""),
                    ("/differences/5/values/1", #"{"value":"ease-in-out","presets":["segmented"]}"#),
                    ("/differences/6", nil),
                ]),
            ComparisonRow(
                "pages of different widths show in the position",
                #"{"presets":["underline","titles"],"configuration":{"tabs":["A","B","C"]},"state":{"offset":400}}"#,
                [
                    ("/differences/0/pointer", "\"/layout/selection/position\""),
                    ("/differences/0/values/0/value", "1.25"),
                    ("/differences/0/values/1/value", "1.0666666666666667"),
                ]),
            ComparisonRow(
                "one preset differs from nothing", #"{"presets":["mui"],"configuration":{"tabs":[]}}"#,
                [("/differences", "[]")]),
            ComparisonRow(
                "what the configuration settles is the same",
                #"{\#(pair),"configuration":{"tabs":["A","B"],"bar":{"sizing":{"mode":"fixed","width":60}},"indicator":{"width":20}}}"#,
                [("/differences", "[]")]),
        ])
    func differences(_ row: ComparisonRow) {
        let answer = Client().post("/v1/compare", row.body)
        #expect(answer.status == 200, "\(answer.text)")
        for value in row.values { #expect(answer.json[value.pointer]?.text == value.text, "\(value.pointer)") }
    }

    @Test("numbers that a millionth parts are the same, and no others")
    func rounding() {
        let groups = [(0, true), (1e-6, true), (1.01e-6, false), (-1e-6, true), (-0.5, false)]
        for (distance, isSame) in groups {
            #expect(ComparedValue(100).isSame(as: ComparedValue(100 + distance)) == isSame, "\(distance)")
        }
        #expect(!ComparedValue.none.isSame(as: .number(0)) && ComparedValue.none.isSame(as: .none))
        #expect(!ComparedValue.easing(.ease).isSame(as: .easing(.easeIn)))
        #expect(ComparedValue.number(.greatestFiniteMagnitude).isSame(as: .number(.greatestFiniteMagnitude)))
    }
}
