import SeededGenerator
import Testing

@Suite("Keys and attributes")
struct KeyTests {
    private static func key(_ name: String, _ configuration: String = "", state: String = "{}") -> String {
        let tabs = #"["a", {"id": "b", "enabled": false}, "c"]"#
        let more = configuration.isEmpty ? "" : ", \(configuration)"
        return """
            {"configuration": {"preset": "underline", "tabs": \(tabs)\(more)}, "state": \(state),
            "event": {"type": "key", "key": "\(name)"}}
            """
    }

    private static let worked: [WorkedValue] = [
        WorkedValue(
            "over a disabled tab, as a tap", path: "/v1/transition", key("ArrowRight"),
            [
                ("/focused", "2"), ("/handled", "true"), ("/selection/index", "2"), ("/selection/changed", "true"),
                ("/state/selected", "2"), ("/animation/reason", #""tap""#),
            ]),
        WorkedValue(
            "onto a disabled tab", path: "/v1/transition", key("ArrowRight", #""keyboard": {"disabled": "focus"}"#),
            [
                ("/focused", "1"), ("/handled", "true"), ("/selection/index", "0"), ("/state/focused", "1"),
                ("/animation", "null"),
            ]),
        WorkedValue(
            "the other way from right to left", path: "/v1/transition",
            key("ArrowLeft", #""bar": {"direction": "rtl"}, "keyboard": {"activation": "manual", "wrap": false}"#),
            [("/focused", "2"), ("/selection/index", "0"), ("/state/focused", "2")]),
        WorkedValue(
            "Enter on the focused tab", path: "/v1/transition",
            key("Enter", #""keyboard": {"activation": "manual"}"#, state: #"{"focused": 2}"#),
            [("/focused", "2"), ("/selection/index", "2"), ("/state/selected", "2")]),
        WorkedValue(
            "up, under a vertical orientation", path: "/v1/transition",
            key("ArrowUp", #""keyboard": {"orientation": "vertical"}"#, state: #"{"focused": null}"#),
            [("/focused", "2"), ("/handled", "true")]),
        WorkedValue(
            "a vertical list without tabs",
            #"{"configuration": {"preset": "underline", "tabs": [], "keyboard": {"orientation": "vertical"}}, "aria": true}"#,
            [("/aria", #"{"list":{"role":"tablist","aria-orientation":"vertical"},"tabs":[],"panels":[]}"#)]),
        WorkedValue(
            "attributes while a drag has selected tab 1",
            #"{"configuration": {"preset": "underline", "tabs": ["a", "b"]}, "state": {"offset": 200, "phase": "dragging"}, "aria": true}"#,
            [
                ("/aria/tabs/0/tabindex", "-1"), ("/aria/tabs/1/tabindex", "0"), ("/aria/tabs/0/id", #""tab-0""#),
                ("/aria/tabs/1/aria-selected", "true"), ("/aria/panels/0/hidden", "true"),
                ("/aria/panels/1", #"{"role":"tabpanel","id":"panel-1","aria-labelledby":"tab-1","tabindex":0}"#),
            ]),
        WorkedValue(
            "nothing selected: the first that is enabled",
            #"{"configuration": {"preset": "underline", "tabs": [{"enabled": false}, "b"]}, "state": {"selected": null, "phase": "programmatic"}, "aria": true}"#,
            [
                ("/aria/tabs/0/tabindex", "-1"), ("/aria/tabs/1/tabindex", "0"),
                ("/aria/tabs/0/aria-disabled", "true"), ("/aria/tabs/1/aria-selected", "false"),
            ]),
    ]

    @Test("come out", arguments: worked)
    func values(_ row: WorkedValue) throws {
        let answer = Client().post(row.path, row.request)
        #expect(answer.status == 200, "\(answer.text)")
        for (pointer, value) in row.expected {
            let expected = try #require(Node(parsing: value))
            #expect(answer.json[pointer]?.isClose(to: expected) == true, "\(pointer) in \(answer.text)")
        }
    }

    /// A member is there where it says something.
    @Test("what was not asked for is left out")
    func leftOut() {
        let client = Client()
        let layout = #"{"configuration": {"preset": "underline", "tabs": ["a", "b"]}"#
        let plain = client.post("/v1/layout", layout + "}")
        #expect(plain.status == 200 && plain.json["/aria"] == nil)
        #expect(client.post("/v1/layout", layout + #", "aria": false}"#).text == plain.text)
        let tap = client.post("/v1/transition", layout + #", "event": {"type": "tap", "index": 1}}"#)
        #expect(tap.status == 200 && tap.json["/focused"] == nil && tap.json["/handled"] == nil)
        #expect(tap.json["/state/focused"] == nil)
    }

    private static let refusals: [Refusal] = [
        Refusal("a key without a name", [Edit("/event", #"{"type": "key"}"#)], [("/event/key", "missing")]),
        Refusal(
            "a key of another name", [Edit("/event", #"{"type": "key", "key": "Tab"}"#)],
            [("/event/key", "unknown-value")]),
        Refusal(
            "a key that is a number", [Edit("/event", #"{"type": "key", "key": 13}"#)], [("/event/key", "wrong-type")]),
        Refusal(
            "a key on a tab", [Edit("/event", #"{"type": "key", "key": "Home", "index": 1}"#)],
            [("/event/index", "unknown-member")]),
        Refusal(
            "a focus without tabs",
            body: #"{"configuration": {"preset": "underline", "tabs": []}, "state": {"focused": 0}}"#,
            [("/state/focused", "out-of-range")]),
        Refusal(
            "attributes that are no truth value",
            body: #"{"configuration": {"preset": "underline", "tabs": []}, "aria": "true"}"#, [("/aria", "wrong-type")]),
        Refusal(
            "attributes of the indicator alone", path: "/v1/indicator",
            body: #"{"configuration": {"preset": "underline", "tabs": []}, "aria": true}"#,
            [("/aria", "unknown-member")]),
    ]

    @Test("faults are refused", arguments: refusals)
    func refused(_ row: Refusal) {
        let answer = Client().post(row.path, row.body)
        #expect(answer.status == 422 && answer.faults.sorted() == row.faults.sorted(), "\(answer.text)")
    }

    /// Names that a careless rule would make the same, or make no names.
    @Test("every tab has its own ids, which are names in HTML and CSS")
    func ids() throws {
        let names = ["", "_", "__", "_5f", "a b", "a_20b", "a-b", "a\\tb", "红", "\\u0000", "A", "a", "-", "\\\"", "1"]
        let tabs = names.map { "{\"id\": \"\($0)\"}" }.joined(separator: ", ")
        let answer = Client().post(
            "/v1/layout", #"{"configuration": {"preset": "titles", "tabs": [\#(tabs), "last"]}, "aria": true}"#)
        #expect(answer.status == 200, "\(answer.text)")
        var ids: Set<String> = []
        for index in 0...names.count {
            let tab = try #require(answer.json["/aria/tabs/\(index)/id"]?.string)
            let panel = try #require(answer.json["/aria/panels/\(index)/id"]?.string)
            #expect(answer.json["/aria/tabs/\(index)/aria-controls"]?.string == panel)
            #expect(answer.json["/aria/panels/\(index)/aria-labelledby"]?.string == tab)
            for id in [tab, panel] {
                #expect(id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }, "\(id)")
                #expect(ids.insert(id).inserted, "\(id) twice")
            }
        }
    }

    /// What one key answers is what the next one starts from.
    @Test("keys go on from the state that the last one answered", arguments: [UInt64](1...30))
    func chain(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let client = Client()
        let keyboard = #""keyboard": {"activation": "manual", "disabled": "skip"}"#
        var state = "{}"
        var focused = 0
        for _ in 0..<12 {
            let key = ["ArrowLeft", "ArrowRight", "Home", "End"].randomElement(using: &random) ?? "Home"
            let answer = client.post("/v1/transition", Self.key(key, keyboard, state: state))
            #expect(answer.status == 200, "seed \(seed): \(answer.text)")
            // Tabs 0 and 2 alone take the focus, so that every arrow goes to the other.
            focused = key == "Home" ? 0 : key == "End" ? 2 : 2 - focused
            #expect(answer.json["/focused"]?.number == Double(focused), "seed \(seed): \(key) in \(state)")
            #expect(answer.json["/selection/index"]?.number == 0, "seed \(seed)")
            state = try #require(answer.json["/state"]?.text)
        }
    }
}
