import Testing

@Suite("Small, great and far")
struct SizeTests {
    @Test("no tabs, one tab and ten thousand", arguments: ["underline", "titles", "segmented"], [0, 1, 10_000])
    func tabs(_ preset: String, _ count: Int) {
        let client = Client()
        let body = Requests.preset(preset, tabs: count, state: #"{"offset": 1234.5, "phase": "dragging"}"#)
        guard count > 0 else {
            let state = #"{"offset": 1234.5, "phase": "dragging", "selected": null}"#
            let answer = client.post("/v1/layout", Requests.preset(preset, tabs: 0, state: state))
            #expect(answer.status == 200)
            for pointer in ["/selection/index", "/selection/id", "/selection/offsetRatio", "/indicator"] {
                #expect(answer.json[pointer].map { if case .null = $0 { true } else { false } } == true, "\(pointer)")
            }
            #expect(answer.json["/tabs"]?.elements.isEmpty == true)
            return
        }
        let json = client.post("/v1/layout", body).json
        #expect(json["/tabs"]?.elements.count == count)
        #expect(json["/tabs/\(count - 1)/id"]?.string == "\(count - 1)")
        #expect(json["/selection/index"]?.number != nil)
    }

    @Test("bodies and answers of megabytes, one after the other and after small ones")
    func great() {
        let client = Client()
        let small = client.post("/v1/layout", Requests.preset("titles", tabs: 2)).text
        for _ in 0..<2 {
            let tabs = (0..<10_000).map {
                #"{"id":"tab \#($0)","title":"\#(String(repeating: "t", count: 60))","width":\#($0)}"#
            }
            let body =
                #"{"configuration":{"preset":"titles","tabs":[\#(tabs.joined(separator: ","))]},"state":{"selected":9999}}"#
            #expect(body.utf8.count > 1 << 19)
            let json = client.post("/v1/layout", body).json
            #expect(json["/tabs"]?.elements.count == 10_000)
            #expect(json["/selection/id"]?.string == "tab 9999")
            #expect(json["/tabs/9999/width"]?.number == 9999)
            #expect(client.post("/v1/layout", body + "x").status == 400)
            #expect(
                client.post("/v1/layout", body.replacing("tab 9998", with: "tab 9999")).faults == [
                    ReportedFault("/configuration/tabs/9999/id", "duplicate-id")
                ])
            #expect(client.post("/v1/layout", Requests.preset("titles", tabs: 2)).text == small)
        }
    }

    @Test("ids that look the same are different when their letters are")
    func lookalikes() {
        for count in [2, 40] {
            let rest = (2..<count).map { ",\"\($0)\"" }.joined()
            let body =
                "{\"configuration\": {\"preset\": \"titles\", \"tabs\": [{\"id\": \"\u{E9}\"}, {\"id\": \"e\u{301}\"}\(rest)]}}"
            let answer = Client().post("/v1/layout", body)
            #expect(answer.status == 200, "\(answer.text)")
        }
    }

    @Test(
        "offsets far outside the range give numbers",
        arguments: [
            "1e308", "-1e308", "1.7976931348623157e308", "-1.7976931348623157e308", "1e20", "100000000000000000000",
            "-123456789012345678901234567890", "1e-320", "5e-324",
        ],
        ["underline", "titles", "segmented"])
    func far(_ offset: String, _ preset: String) {
        let client = Client()
        for overscroll in ["follow", "clamp", "compress"] {
            for phase in ["idle", "dragging", "decelerating", "settled", "programmatic"] {
                let state =
                    #"{"offset": \#(offset), "phase": "\#(phase)", "selected": 1, "barOffset": \#(offset), "indicator": {"x": \#(offset), "width": 1e7}}"#
                let pager =
                    #""pager": {"overscroll": "\#(overscroll)", "pageWidth": 0.001, "animated": true}, "indicator": {"follow": "drag"}"#
                let body = Requests.preset(preset, tabs: 3, pager, state: state)
                let layout = client.post("/v1/layout", body)
                #expect(layout.status == 200)
                #expect(!layout.text.contains("inf") && !layout.text.contains("nan"))
                let explained = client.post("/v1/layout", body.dropLast() + #", "explain": true}"#)
                #expect(explained.status == 200 && explained.json["/explanation"] != nil)
                let event = #","event": {"type": "settle"}, "sample": {"fps": 30}}"#
                #expect(client.post("/v1/transition", body.dropLast() + event).status == 200)
            }
        }
    }

    /// p − ⌊p/3⌋·3 is −1.5e281 at this p, as p/3 is rounded.
    @Test(
        "a page far outside has one of the colours", arguments: ["1.178576888170591e297", "-6.414788318799795e255"],
        [2, 3, 6, 7])
    func farAndColorful(_ offset: String, _ count: Int) {
        let colors = (1...count).map { "\"#00000\($0)\"" }
        let body = Requests.preset(
            "underline", tabs: 3,
            #""pager": {"pageWidth": 1}, "indicator": {"color": [\#(colors.joined(separator: ","))]}"#,
            state: #"{"offset": \#(offset), "phase": "dragging"}"#)
        let color = Client().post("/v1/layout", body).json["/indicator/color"]?.string ?? ""
        #expect(colors.contains("\"\(color)\""))
    }

    @Test("the greatest offsets on the wildest curve give numbers", arguments: ["1.7e308", "-1.7e308"])
    func farAndWild(_ offset: String) {
        let state =
            #"{"offset": \#(offset), "phase": "programmatic", "selected": 1, "barOffset": \#(offset), "indicator": {"x": \#(offset), "width": 1e7}}"#
        let motion = #""motion": {"tap": {"duration": 1000, "easing": "cubic-bezier(0.5, -1e6, 0.5, 1e6)"}}"#
        let body = Requests.preset("underline", tabs: 3, motion, state: state)
        let answer = Client().post(
            "/v1/transition", body.dropLast() + #","event": {"type": "tap", "index": 2}, "sample": {"fps": 50}}"#)
        #expect(answer.status == 200)
        for frame in answer.json["/frames"]?.elements ?? [] {
            for pointer in ["/bar/offset", "/pager/offset", "/indicator/x", "/indicator/width"] {
                #expect(frame[pointer]?.number?.isFinite == true, "\(pointer) of \(frame.text)")
            }
        }
    }
}
