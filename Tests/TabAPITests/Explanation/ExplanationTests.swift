import Testing

@Suite("Explanations")
struct ExplanationTests {
    /// One value of a worked answer, its rule, and what is said of it.
    struct Sentence: Sendable, CustomTestStringConvertible {
        let name: String
        let request: String
        let pointer: String
        let rule: String
        let text: String

        var testDescription: String { name }

        init(_ name: String, _ request: String, _ pointer: String, _ rule: String, _ text: String) {
            (self.name, self.request, self.pointer, self.rule, self.text) = (name, request, pointer, rule, text)
        }
    }

    @Test("say which rule made a value", arguments: Sentence.all)
    func sentences(_ row: Sentence) {
        let answer = Client().post("/v1/layout", row.request.dropLast() + #", "explain": true}"#)
        let entry = answer.json["/explanation"]?.elements.first { $0["of"]?.string == row.pointer }
        #expect(entry?["rule"]?.string == row.rule, "\(answer.text)")
        #expect(entry?["text"]?.string == row.text)
    }

    /// Each pointer leads to a number, a colour or a list of the answer, which is the value.
    @Test(
        "point into the answer",
        arguments: ["underline", "titles", "segmented", "android", "flutter", "mui", "parchment"])
    func pointers(_ preset: String) {
        let tabs = (0..<7).map { #"{"labelWidth": \#(40 + 13 * $0)}"# }.joined(separator: ",")
        for state in [
            #"{}"#, #"{"offset": 700, "phase": "dragging", "selected": 2, "barOffset": 20, "mounted": [0, 6]}"#,
            #"{"offset": -90, "phase": "decelerating"}"#, #"{"offset": 1, "phase": "programmatic", "selected": null}"#,
        ] {
            let body = #"{"configuration": {"preset": "\#(preset)", "tabs": [\#(tabs)], "bar": {"width": 320}}, "#
            let json = Client().post("/v1/layout", body + #""state": \#(state), "explain": true}"#).json
            let entries = json["/explanation"]?.elements ?? []
            #expect(entries.count > 30)
            for entry in entries {
                let pointer = entry["of"]?.string ?? "/none"
                #expect(entry["value"]?.text == json[pointer]?.text, "\(preset), \(state): \(pointer)")
                #expect(entry["text"]?.string?.isEmpty == false, "\(preset), \(state): \(pointer)")
            }
        }
    }

    @Test("are left out where they were not asked for")
    func leftOut() {
        let client = Client()
        let request = #"{"configuration": {"preset": "titles", "tabs": ["a", "b"]}"#
        let plain = client.post("/v1/layout", request + "}")
        #expect(plain.status == 200 && plain.json["/explanation"] == nil)
        #expect(client.post("/v1/layout", request + #", "explain": false}"#).text == plain.text)
        let explained = client.post("/v1/layout", request + #", "explain": true}"#)
        #expect(explained.text.hasPrefix(plain.text.dropLast()), "what is explained is the same")
    }

    @Test("are given of 500 tabs, and refused of more")
    func limit() {
        let client = Client(isRecorded: false)
        for (count, faults) in [(500, []), (501, [ReportedFault("/explain", "out-of-range")])] {
            let body = Requests.preset("titles", tabs: count)
            let answer = client.post("/v1/layout", body.dropLast() + #", "explain": true}"#)
            #expect(answer.faults == faults && answer.status == (faults.isEmpty ? 200 : 422))
            #expect(client.post("/v1/layout", body.dropLast() + #", "explain": false}"#).status == 200)
        }
    }

    private static let refusals: [Refusal] = [
        Refusal(
            "explanations that are no truth value",
            body: #"{"configuration": {"preset": "underline", "tabs": []}, "explain": "yes"}"#,
            [("/explain", "wrong-type")]),
        Refusal(
            "explanations of a transition", path: "/v1/transition",
            body:
                #"{"configuration": {"preset": "underline", "tabs": ["a"]}, "event": {"type": "settle"}, "explain": true}"#,
            [("/explain", "unknown-member")]),
    ]

    @Test("are refused", arguments: refusals)
    func refused(_ row: Refusal) {
        let answer = Client().post(row.path, row.body)
        #expect(answer.status == 422 && answer.faults == row.faults, "\(answer.text)")
    }
}
