import SeededGenerator
import HTTPMessage
import Testing

@testable import TabAPI
@testable import TabComputing

/// Every frame of a replay against the single call that a client would have made who feeds the answers back.
///
/// Frames are compared as text: byte for byte.
@Suite("Replay against single calls")
struct ReplayExactnessTests {
    /// A client that makes the single calls of a random recording, and writes down the samples of the same as a replay.
    private struct Chain {
        var random: SeededGenerator
        let client = Client(isRecorded: false)
        let configuration: String
        /// What holds: the last answer's after an edit.
        var current: String
        var state: Node
        let start: String
        var samples: [String] = []
        var frames: [String] = []
        var count: Int
        var time: Double?

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            count = Int.random(in: 1...6, using: &random)
            let tabs = (0..<count).map { index in
                index % 3 == 1
                    ? #"{"id": "é\#(index)", "title": "t", "labelWidth": 31.5}"# : #"{"labelWidth": \#(20 + index)}"#
            }
            func one(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
            configuration = """
                {"preset": "\(one(["underline", "titles", "segmented"]))", "tabs": [\(tabs.joined(separator: ","))],
                "bar": {"width": \(one(["320", "111.1"])), "sizing": {"mode": "fixed", "width": 100},
                "direction": "\(one(["ltr", "rtl"]))", "follow": "\(one(["drag", "selection"]))"},
                "indicator": {"width": "label", "follow": "\(one(["drag", "selection"]))"},
                "pager": {"selection": "\(one(["nearest", "settled", "hysteresis"]))"},
                "keyboard": {"activation": "\(one(["manual", "automatic"]))"},
                "motion": {"reduced": \(one(["true", "false", #""both""#]))}}
                """
            current = configuration
            let selected = Int.random(in: 0..<count, using: &random)
            start = #"{"selected":\#(selected),"barOffset":\#(one(["null", "12.25"]))}"#
            state = Node(parsing: start) ?? .null
            self.random = random
        }

        private mutating func timeMember() -> String {
            guard let time else { return "" }
            self.time = time + Double(Int.random(in: 0...40, using: &random)) / 4
            return #""time":\#(Node.number(self.time ?? 0).text),"#
        }

        /// The frame of a single answer, with its time before it.
        private mutating func keep(_ sample: String, _ answer: Answer) {
            let time = timeMember()
            samples.append("{\(time)\(sample)}")
            frames.append("{" + time.replacing(".0,", with: ",") + answer.text.dropFirst())
        }

        /// A state with all its members, or with those left out that go on from the answer before.
        mutating func show(isWhole: Bool) {
            let phases = ["idle", "dragging", "decelerating", "settled", "programmatic"]
            let width = Double.random(in: -200...1000, using: &random)
            let given = """
                "offset":\(width),"phase":"\(phases.randomElement(using: &random) ?? "idle")","velocity":0.25,"mounted":[0]
                """
            let whole = """
                "selected":\(Int.random(in: 0..<count, using: &random)),
                "barOffset":\(Double.random(in: 0...100, using: &random)),
                "indicator":{"x":\(Double.random(in: 0...100, using: &random)),"width":20},"focused":null
                """
            var fed = Node(parsing: "{\(given)}") ?? .null
            for name in ["selected", "barOffset", "indicator", "focused"] {
                if let value = state[name] { fed = fed.replacing(name, with: value) }
            }
            let sent = isWhole ? "{\(given),\(whole)}" : fed.text
            let answer = client.post("/v1/layout", #"{"configuration":\#(current),"state":\#(sent)}"#)
            keep(#""state":{\#(given)\#(isWhole ? "," + whole : "")}"#, answer)
            // What a client goes on from: the answer where it has it, else what it sent.
            let json = answer.json
            let before = Node(parsing: sent) ?? .null
            state = before.replacing("selected", with: json["/selection/index"]).replacing(
                "barOffset", with: json["/bar/offset"]
            ).replacing("indicator", with: .null)
        }

        mutating func happen() {
            let index = Int.random(in: 0..<count, using: &random)
            let events = [
                #"{"type":"tap","index":\#(index)}"#, #"{"type":"settle"}"#, #"{"type":"fling","velocity":0.8}"#,
                #"{"type":"key","key":"ArrowRight"}"#, #"{"type":"insert","at":\#(index),"tabs":[{"labelWidth":9}]}"#,
                #"{"type":"move","from":0,"to":\#(index)}"#, #"{"type":"resize","width":222.5}"#,
            ]
            let event = events.randomElement(using: &random) ?? ""
            let answer = client.post(
                "/v1/transition", #"{"configuration":\#(current),"state":\#(state.text),"event":\#(event)}"#)
            keep(#""event":\#(event)"#, answer)
            state = answer.json["state"] ?? .null
            if let edited = answer.json["configuration"] {
                current = edited.text
                count = edited["tabs"]?.elements.count ?? 0
            }
        }
    }

    /// States and events in any order, without times: everything comes to rest between two samples.
    @Test("frames are single answers", arguments: [UInt64](1...60))
    func framesAreSingleAnswers(_ seed: UInt64) {
        var chain = Chain(seed: seed)
        // Times of whole states start no motion that later samples see.
        let isTimed = seed.isMultiple(of: 3)
        if isTimed { chain.time = 0 }
        for _ in 0..<12 {
            if isTimed || Bool.random(using: &chain.random) {
                chain.show(isWhole: isTimed || Bool.random(using: &chain.random))
            } else {
                chain.happen()
            }
        }
        let document = """
            {"configuration":\(chain.configuration),"state":\(chain.start),"samples":[\(chain.samples.joined(separator: ","))]}
            """
        let answer = chain.client.post("/v1/replay", document)
        #expect(answer.status == 200 && answer.contentType == "application/json", "\(answer.text)")
        #expect(answer.text == #"{"frames":["# + chain.frames.joined(separator: ",") + "]}", "seed \(seed)")

        let head = #"{"configuration":\#(chain.configuration.replacing("\n", with: " ")),"state":\#(chain.start)}"#
        let lines = ([head] + chain.samples.map { $0.replacing("\n", with: " ") }).joined(separator: "\n")
        let inLines = chain.client.send(.post, "/v1/replay", body: lines, contentType: "application/x-ndjson")
        #expect(inLines.status == 200 && inLines.contentType == "application/x-ndjson", "\(inLines.text)")
        #expect(inLines.text == chain.frames.map { $0 + "\n" }.joined(), "seed \(seed)")
    }

    /// What a tap moves is, when the next event comes, where `/v1/transition` says that it is at that time.
    @Test("an interrupted motion is exactly where a transition's frames have it", arguments: [0, 16, 123.5, 299, 300])
    func interruptedMotion(_ time: Double) throws {
        let client = Client(isRecorded: false)
        let configuration = """
            {"preset": "titles", "tabs": ["a", "b", "c", "d", "e", "f"], "indicator": {"width": 60, "follow": "selection"},
            "pager": {"animated": true}}
            """
        let tap = client.post(
            "/v1/transition",
            #"{"configuration":\#(configuration),"event":{"type":"tap","index":4},"sample":{"times":[\#(time)]}}"#
        ).json
        let frame = try #require(tap["/frames/0"])
        let isOver = time >= 300
        let state =
            isOver
            ? try #require(tap["state"]).text
            : """
            {"offset":\(frame["/pager/offset"]?.text ?? ""),"phase":"programmatic","velocity":0,"selected":4,
            "barOffset":\(frame["/bar/offset"]?.text ?? ""),
            "indicator":{"x":\(frame["/indicator/x"]?.text ?? ""),"width":60},"titles":\(frame["titles"]?.text ?? "")}
            """
        let single = client.post(
            "/v1/transition", #"{"configuration":\#(configuration),"state":\#(state),"event":{"type":"tap","index":1}}"#
        )
        let replay = client.post(
            "/v1/replay",
            """
            {"configuration":\(configuration),"samples":[{"time":5,"event":{"type":"tap","index":4}},
            {"time":\(time + 5),"event":{"type":"tap","index":1}}]}
            """)
        #expect(replay.text.contains("," + single.text.dropFirst()))
    }
}
