import Testing

struct Equivalence: Sendable, CustomTestStringConvertible {
    let name: String
    let left: String
    let right: String

    init(_ name: String, _ left: String, _ right: String) {
        self.name = name
        self.left = left
        self.right = right
    }

    var testDescription: String { name }
}

@Suite("Presets")
struct PresetTests {
    static let names =
        Client(isRecorded: false).get("/v1/presets").json["/presets"]?.elements.compactMap { $0["/name"]?.string } ?? []

    private static let states = [
        "{}", #"{"selected": null}"#, #"{"selected": 2}"#, #"{"offset": 400, "phase": "dragging", "selected": 0}"#,
        #"{"offset": -50, "phase": "decelerating", "velocity": -1.5, "selected": 0}"#,
        #"{"offset": 1500, "phase": "settled", "selected": 1, "barOffset": 30}"#,
        #"{"offset": 10, "phase": "programmatic", "selected": 3, "indicator": {"x": 12.5, "width": 70}}"#,
    ]

    @Test(
        "a preset that is read and sent back gives the same answer as its name",
        arguments: Self.names, states)
    func readAndSentBack(_ name: String, _ state: String) throws {
        let client = Client()
        let preset = client.get("/v1/presets/\(name)")
        #expect(preset.json["/name"]?.string == name)
        let tabs =
            #"[{"labelWidth": 40}, {"labelWidth": 60}, {"id": "c", "labelWidth": 40}, {"labelWidth": 90}, {"labelWidth": 9.5}, {"labelWidth": 33}]"#
        let configuration = try #require(preset.json["/configuration"])
        for event in [nil, #"{"type": "tap", "index": 4}"#, #"{"type": "settle"}"#] {
            let path = event == nil ? "/v1/layout" : "/v1/transition"
            let rest = Node.object([("state", .raw(state))] + (event.map { [("event", Node.raw($0))] } ?? []))
            let named = rest.replacing("configuration", with: .raw(#"{"preset": "\#(name)", "tabs": \#(tabs)}"#))
            let whole = rest.replacing("configuration", with: configuration.replacing("tabs", with: .raw(tabs)))
            let answer = client.post(path, named.text)
            #expect(answer.status == 200, "\(answer.text)")
            #expect(client.post(path, whole.text).text == answer.text)
        }
    }

    @Test(
        "members stand over the preset's, deeply and in any order",
        arguments: [
            Equivalence(
                "the preset behind what overrides it",
                #"{"bar": {"height": 60}, "tabs": ["a", "b"], "preset": "titles"}"#,
                #"{"preset": "titles", "tabs": ["a", "b"], "bar": {"height": 60}}"#),
            Equivalence(
                "the mode of a sizing behind its width",
                #"{"preset": "underline", "tabs": ["a", "b"], "bar": {"sizing": {"width": 70, "mode": "fixed"}}}"#,
                #"{"preset": "underline", "tabs": ["a", "b"], "bar": {"sizing": {"mode": "fixed", "width": 70}}}"#),
            Equivalence(
                "one of two insets",
                #"{"preset": "titles", "tabs": ["a", "b"], "bar": {"insets": {"leading": 10}}}"#,
                #"{"preset": "titles", "tabs": ["a", "b"], "bar": {"insets": {"leading": 10, "trailing": 0}}}"#),
            Equivalence(
                "the width of a sizing without its mode",
                #"{"preset": "titles", "tabs": ["a", "b"], "bar": {"sizing": {"width": 90}}}"#,
                #"{"preset": "titles", "tabs": ["a", "b"], "bar": {"sizing": {"mode": "fixed", "width": 90}}}"#),
            Equivalence(
                "the mode of a sizing without its width, when it is the preset's",
                #"{"preset": "titles", "tabs": ["a", "b"], "bar": {"sizing": {"mode": "fixed"}}}"#,
                #"{"preset": "titles", "tabs": ["a", "b"]}"#),
            Equivalence(
                "another mode starts from its own defaults",
                #"{"preset": "titles", "tabs": ["a", "b"], "bar": {"sizing": {"mode": "compact"}}}"#,
                #"{"preset": "titles", "tabs": ["a", "b"], "bar": {"sizing": {"mode": "compact", "fraction": 0.5}}}"#),
            Equivalence(
                "the colour of a title",
                ##"{"preset": "titles", "tabs": ["a", "b"], "title": {"selected": {"color": "#00F"}}}"##,
                ##"{"preset": "titles", "tabs": ["a", "b"], "title": {"selected": {"color": "#0000ff", "scale": 1.3, "fontSize": 17, "fontWeight": 400}}}"##
            ),
            Equivalence(
                "an indicator over a preset without one starts from that of underline",
                #"{"preset": "titles", "tabs": ["a", "b"], "indicator": {"height": 4}}"#,
                ##"{"preset": "titles", "tabs": ["a", "b"], "indicator": {"height": 4, "width": 60, "cornerRadius": 1, "color": "#0000ff", "position": "bottom", "inset": 0, "follow": "drag"}}"##
            ),
            Equivalence(
                "an empty indicator over a preset without one",
                #"{"preset": "titles", "tabs": ["a"], "indicator": {}}"#,
                #"{"preset": "titles", "tabs": ["a"], "indicator": {"width": 60}}"#),
            Equivalence(
                "no indicator over a preset with one", #"{"preset": "underline", "tabs": ["a"], "indicator": null}"#,
                #"{"preset": "underline", "tabs": ["a"], "indicator": {"height": 0}}"#),
            Equivalence(
                "the page is as wide as the bar, not as the preset's",
                #"{"preset": "titles", "tabs": ["a", "b", "c"], "bar": {"width": 500}}"#,
                #"{"preset": "titles", "tabs": ["a", "b", "c"], "bar": {"width": 500}, "pager": {"pageWidth": 500}}"#),
            Equivalence(
                "without a preset it is underline",
                #"{"tabs": ["a", "b"], "bar": {"width": 320}}"#, #"{"preset": "underline", "tabs": ["a", "b"]}"#),
            Equivalence(
                "one of two clocks",
                #"{"preset": "segmented", "tabs": ["a", "b"], "motion": {"tap": {"duration": 1}}}"#,
                #"{"preset": "segmented", "tabs": ["a", "b"], "motion": {"tap": {"duration": 1, "easing": "ease-in-out"}, "settle": {"duration": 100}}}"#
            ),
            Equivalence(
                "strings and objects for tabs", #"{"preset": "titles", "tabs": ["a", {}, {"title": "c", "id": "2"}]}"#,
                #"{"preset": "titles", "tabs": ["", "", ""]}"#),
        ])
    func merging(_ row: Equivalence) {
        let client = Client()
        for state in ["{}", #"{"offset": 100, "phase": "settled", "selected": 0, "barOffset": 3}"#] {
            let answers = [row.left, row.right].map {
                client.post("/v1/layout", #"{"configuration": \#($0), "state": \#(state)}"#)
            }
            #expect(answers[0].status == 200, "\(answers[0].text)")
            #expect(answers[0].text == answers[1].text)
        }
    }

    @Test("left-out parts of a state are at rest on the first tab")
    func defaults() {
        let client = Client()
        let whole =
            #"{"offset": 0, "phase": "idle", "velocity": 0, "selected": 0, "barOffset": null, "indicator": null}"#
        let answer = client.post("/v1/layout", Requests.preset("titles", tabs: 3, state: whole))
        #expect(answer.text == client.post("/v1/layout", Requests.preset("titles", tabs: 3)).text)
        #expect(
            answer.text == client.post("/v1/layout", #"{"configuration":{"preset":"titles","tabs":["","",""]}}"#).text)
        // The page of the selection is where the pager stands when nothing is said of it.
        let second = client.post("/v1/layout", Requests.preset("titles", tabs: 3, state: #"{"selected": 2}"#))
        #expect(second.json["/pager/offset"]?.number == 750)
    }

    @Test("what has a default may be named at it")
    func namedDefaults() {
        let client = Client()
        let named =
            ##""bar": {"direction": "ltr", "pixelRatio": null}, "indicator": {"stretch": "linear", "path": "direct", "color": ["#0000ff"]}, "title": {"colorSpace": "srgb", "normal": {"fontWeight": 400}}, "motion": {"reduced": false, "tolerance": 0.25}"##
        #expect(
            client.post("/v1/layout", Requests.preset("underline", tabs: 3, named)).text
                == client.post("/v1/layout", Requests.preset("underline", tabs: 3)).text)
    }
}
