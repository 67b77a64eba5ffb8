import Testing

@Suite("Edits of the bar")
struct EditTests {
    private func request(_ tabs: String, _ event: String, more: String = "") -> String {
        #"{"configuration": {"preset": "underline", "tabs": [\#(tabs)]}, "event": \#(event)\#(more)}"#
    }

    @Test("S1, a fourth tab is added")
    func fourth() {
        let answer = Client().post(
            "/v1/transition", request(#""a", "b", "c""#, #"{"type": "insert", "at": 3, "tabs": ["d"]}"#))
        #expect(answer.status == 200, "\(answer.text)")
        #expect(answer.json["/indicator/x"]?.text == "10.0")
        #expect(answer.json["/indicator/width"]?.text == "60.0")
        #expect(answer.json["/configuration/tabs/3"]?.text == #"{"id":"3","title":"d"}"#)
        #expect(answer.json["/animation/reason"]?.string == "edit")
    }

    @Test(
        "the answer's configuration is laid out as the end of the transition",
        arguments: [
            #"{"type": "insert", "at": 0, "tabs": ["x", {"id": "y"}, {"labelWidth": 5, "enabled": false}]}"#,
            #"{"type": "remove", "index": 1}"#, #"{"type": "remove", "id": "b"}"#,
            #"{"type": "move", "from": 0, "to": 2}"#, #"{"type": "resize", "width": 300}"#,
        ])
    func roundTrip(_ event: String) {
        let client = Client()
        let answer = client.post("/v1/transition", request(#""a", {"id": "b"}, "c""#, event))
        #expect(answer.status == 200, "\(answer.text)")
        let configuration = answer.json["/configuration"]?.text ?? ""
        let state = answer.json["/state"]?.text ?? ""
        let next = client.post("/v1/layout", #"{"configuration": \#(configuration), "state": \#(state)}"#)
        #expect(next.status == 200, "\(next.text)")
        for pointer in ["/bar", "/indicator", "/selection/index", "/selection/id"] {
            #expect(next.json[pointer]?.text == answer.json[pointer]?.text, "\(pointer)")
        }
    }

    /// Springs are answered by mass, stiffness and damping, whatever they were given by.
    @Test(
        "a spring at the edge of what there is comes back as one that is accepted",
        arguments: [
            #"{"duration": 1e-5, "bounce": 0}"#, #"{"response": 1e-5, "dampingRatio": 100000}"#,
            #"{"response": 1000, "dampingRatio": 0.01}"#, #"{"response": 0.3, "dampingRatio": 0.01}"#,
            #"{"response": 0.007, "dampingRatio": 100000}"#,
        ])
    func springs(_ spring: String) {
        let client = Client()
        let answer = client.post(
            "/v1/transition",
            #"{"configuration": {"preset": "underline", "tabs": ["a", "b"], "motion": {"settle": {"easing": {"spring": \#(spring)}}}}, "event": {"type": "remove", "index": 0}}"#
        )
        let configuration = answer.json["/configuration"]?.text ?? answer.text
        let next = client.post("/v1/layout", #"{"configuration": \#(configuration)}"#)
        #expect(next.status == 200, "\(next.text)")
    }

    /// Half way through, everything is half way: 4 tabs of 80 became 3 of 106.67.
    @Test("the tabs of a frame")
    func frames() {
        let answer = Client().post(
            "/v1/transition",
            request(
                #""a", "b", "c", "d""#, #"{"type": "remove", "index": 0}"#,
                more:
                    #", "state": {"selected": 1}, "sample": {"times": [0, 125, 250, 999]}"#
            ).replacing(#""tabs": ["#, with: #""motion": {"tap": {"easing": "linear"}}, "tabs": ["#))
        let xs = ["0", "1", "2", "3"].map { frame in
            [0, 1, 2].map { answer.json["/frames/\(frame)/tabs/\($0)/x"]?.number ?? .nan }
        }
        let widths = ["0", "1", "2", "3"].map { answer.json["/frames/\($0)/tabs/0/width"]?.number ?? .nan }
        let last = 320.0 / 3
        #expect(zip(widths, [80, (80 + last) / 2, last, last]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(answer.text)")
        // The selected tab's left edge stays where it was seen.
        for (found, expected) in zip(
            xs, [[0, 80, 160], [0, 40 + last / 2, 80 + last], [0, last, 2 * last], [0, last, 2 * last]])
        {
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(answer.text)")
        }
    }

    @Test("frames of other events have no tabs, those of an edit that moves nothing have none of them")
    func noTabs() {
        let tap = Client().post(
            "/v1/transition",
            request(#""a", "b""#, #"{"type": "tap", "index": 1}"#, more: #", "sample": {"times": [1]}"#))
        #expect(tap.status == 200 && tap.json["/frames/0/tabs"] == nil)
        let still = Client().post(
            "/v1/transition",
            request(#""a", "b""#, #"{"type": "move", "from": 1, "to": 1}"#, more: #", "sample": {"times": [1]}"#))
        #expect(still.json["/frames/0/tabs"]?.text == "[]", "\(still.text)")
    }

    /// Each part has a value that is none of its defaults.
    @Test("all that an edit does not touch is answered as it was sent")
    func kept() throws {
        let body = Requests.transition([
            Edit("/configuration/bar/direction", #""rtl""#), Edit("/configuration/bar/scrollMargin", "7"),
            Edit("/configuration/bar/scrollPadding/leading", "9"),
            Edit("/configuration/indicator/outerInsets/trailing", "4"),
            Edit("/configuration/indicator/alignment", #""end""#), Edit("/configuration/indicator/minWidth", "5"),
            Edit("/configuration/indicator/inset", "3"), Edit("/configuration/title/animated", "true"),
            Edit("/configuration/pager/pageWidth", "500"), Edit("/configuration/pager/fling", #""vant""#),
            Edit("/configuration/pager/skipDisabled", "true"), Edit("/configuration/motion/tap/duration", "99"),
            Edit(
                "/configuration/keyboard",
                #"{"activation": "manual", "orientation": "vertical", "wrap": false, "disabled": "focus"}"#),
            Edit("/event", #"{"type": "move", "from": 0, "to": 1}"#),
        ])
        let answer = Client().post("/v1/transition", body)
        let sent = try #require(Node(parsing: body))
        for part in ["bar", "indicator", "title", "pager", "motion", "keyboard"] {
            let kept = try #require(answer.json["/configuration/\(part)"], "\(answer.text)")
            #expect(sent["/configuration/\(part)"].map(kept.isClose) == true, "\(part): \(kept.text)")
        }
    }

    @Test("a bar of labels has no tab inserted without one")
    func labels() {
        let answer = Client().post(
            "/v1/transition",
            #"{"configuration": {"tabs": [{"labelWidth": 3}], "bar": {"width": 9, "sizing": {"mode": "content"}}}, "event": {"type": "insert", "at": 0, "tabs": [{"labelWidth": 5}, "x"]}}"#
        )
        #expect(answer.json["/errors/0/pointer"]?.string == "/event/tabs/1/labelWidth", "\(answer.text)")
        #expect(answer.json["/errors/0/code"]?.string == "missing" && answer.json["/errors/1"] == nil)
    }

    @Test("there are ten thousand tabs in all at the most", arguments: [(9999, 200), (10_000, 422)])
    func many(_ count: Int, _ status: Int) {
        let tabs = [String](repeating: "\"\"", count: count).joined(separator: ",")
        let answer = Client().post("/v1/transition", request(tabs, #"{"type": "insert", "at": 1, "tabs": [""]}"#))
        #expect(answer.status == status)
        if status == 422 { #expect(answer.json["/errors/0/pointer"]?.string == "/event/tabs", "\(answer.text)") }
    }

    @Test("tabs keep their default ids, and new ones get the least that is free")
    func ids() {
        let answer = Client().post(
            "/v1/transition",
            request(#""a", {"id": "b"}, "c""#, #"{"type": "insert", "at": 0, "tabs": ["x", "y", {"id": "3"}]}"#))
        let ids = (0..<6).map { answer.json["/configuration/tabs/\($0)/id"]?.string ?? "" }
        #expect(ids == ["1", "4", "3", "0", "b", "2"])
        #expect(answer.json["/selection/id"]?.string == "0")
    }

    @Test(
        "are refused with every fault",
        arguments: [
            (#"{"type": "insert", "at": 3, "tabs": []}"#, "/event/at", "out-of-range"),
            (#"{"type": "insert", "at": 0}"#, "/event/tabs", "missing"),
            (#"{"type": "insert", "tabs": []}"#, "/event/at", "missing"),
            (#"{"type": "insert", "at": 0, "tabs": [{"id": "1"}]}"#, "/event/tabs/0/id", "duplicate-id"),
            (#"{"type": "insert", "at": 0, "tabs": [{"id": "x"}, {"id": "x"}]}"#, "/event/tabs/1/id", "duplicate-id"),
            (#"{"type": "insert", "at": 0, "tabs": [{"width": 10}]}"#, "/event/tabs/0/width", "not-allowed"),
            (#"{"type": "remove", "index": 2}"#, "/event/index", "out-of-range"),
            (#"{"type": "remove"}"#, "/event/index", "missing"),
            (#"{"type": "remove", "id": "z"}"#, "/event/id", "out-of-range"),
            (#"{"type": "move", "from": 2, "to": 0}"#, "/event/from", "out-of-range"),
            (#"{"type": "move", "from": 0, "to": 2}"#, "/event/to", "out-of-range"),
            (#"{"type": "resize", "width": 0}"#, "/event/width", "out-of-range"),
            (#"{"type": "resize"}"#, "/event/width", "missing"),
            (#"{"width": 5}"#, "/event/type", "missing"),
        ])
    func refusal(_ event: String, _ pointer: String, _ code: String) {
        let answer = Client().post("/v1/transition", request(#""a", "b""#, event))
        #expect(answer.status == 422, "\(answer.text)")
        #expect(answer.json["/errors/0/pointer"]?.string == pointer, "\(answer.text)")
        #expect(answer.json["/errors/0/code"]?.string == code, "\(answer.text)")
        #expect(answer.json["/errors/1"] == nil)
    }
}
