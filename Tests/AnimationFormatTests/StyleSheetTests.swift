import HTTPMessage
import Testing

private let configuration = """
    "configuration": {"preset": "underline", "tabs": ["a", "b", "c"], "title": {"follow": "drag"}, "indicator": {"width": 60}}
    """
private let tap = #""event": {"type": "tap", "index": 2}"#

/// What `Accept` says and what is answered.
struct Wish: Sendable, CustomTestStringConvertible {
    let accept: String?
    let format: String
    let contentType: String?

    init(_ accept: String?, _ format: String, _ contentType: String?) {
        self.accept = accept
        self.format = format
        self.contentType = contentType
    }

    var testDescription: String { "\(format), \(accept ?? "no Accept")" }
}

@Suite("Style sheets")
struct StyleSheetTests {
    @Test("of a timeline, to the letter")
    func timeline() {
        let answer = post(
            "/v1/timeline",
            #"{"configuration": {"preset": "underline", "tabs": ["a", "b"], "title": {"follow": "drag"}}, "format": "css"}"#,
            accept: "text/css")
        #expect(answer.status == 200)
        #expect(
            answer.text == """
                @keyframes tab-layout-indicator {
                  0% { transform: translateX(50px); width: 60px; }
                  100% { transform: translateX(210px); width: 60px; }
                }
                .tab-layout-indicator {
                  animation: tab-layout-indicator auto linear both;
                  animation-timeline: scroll(nearest inline);
                }
                @keyframes tab-layout-bar {
                  0% { transform: translateX(0px); }
                  100% { transform: translateX(0px); }
                }
                .tab-layout-bar {
                  animation: tab-layout-bar auto linear both;
                  animation-timeline: scroll(nearest inline);
                }
                @keyframes tab-layout-title-0 {
                  0% { color: #0000ff; font-size: 17px; }
                  100% { color: #000000; font-size: 15px; }
                }
                .tab-layout-title:nth-child(1) {
                  animation: tab-layout-title-0 auto linear both;
                  animation-timeline: scroll(nearest inline);
                }
                @keyframes tab-layout-title-1 {
                  0% { color: #000000; font-size: 15px; }
                  100% { color: #0000ff; font-size: 17px; }
                }
                .tab-layout-title:nth-child(2) {
                  animation: tab-layout-title-1 auto linear both;
                  animation-timeline: scroll(nearest inline);
                }

                """)
    }

    @Test("names, the scroller and the properties as they are asked for")
    func options() {
        let sheet = StyleSheet(
            post(
                "/v1/timeline",
                #"{\#(configuration), "format": "css", "prefix": "é-x", "scroller": "--pages", "properties": "transform"}"#
            ).json["css"].string ?? "")
        #expect(sheet.rules.first?.selector == ".é-x-indicator")
        #expect(sheet.rules.allSatisfy { $0.declarations.last?.value == "--pages" })
        let declared = sheet.rules.first?.declarations.map { "\($0.name): \($0.value)" }
        #expect(
            declared == [
                "width: 60px", "transform-origin: left", "animation: é-x-indicator auto linear both",
                "animation-timeline: --pages",
            ])
        #expect(
            sheet.keyframes["é-x-indicator"]?.first?.declarations.first?.value
                == "translateX(23.333333333333336px) scaleX(1)")
        for scroller in ["nearest", "root", "self"] {
            let text = post("/v1/timeline", #"{\#(configuration), "format": "css", "scroller": "\#(scroller)"}"#).text
            #expect(text.contains("animation-timeline: scroll(\(scroller) inline);"))
        }
    }

    @Test("the reduced twin, for those who asked for it")
    func reduced() {
        let request = #"{\#(configuration), "format": "css", \#(tap)}"#
            .replacing("\"indicator\"", with: #""motion": {"reduced": "both"}, "indicator""#)
        let json = post("/v1/transition", request).json
        let full = json["animation"]["css"].string ?? ""
        let reduced = json["reducedAnimation"]["css"].string ?? ""
        #expect(reduced.contains("tab-layout-indicator 0ms linear both"))
        #expect(
            post("/v1/transition", request, accept: "text/css").text
                == "\(full)@media (prefers-reduced-motion: reduce) {\n\(reduced)}\n")
    }

    @Test("nothing where nothing moves")
    func still() {
        let request = #"{\#(configuration), "format": "css", "event": {"type": "tap", "index": 0}}"#
        #expect(post("/v1/transition", request).json["animation"].isNull)
        let answer = post("/v1/transition", request, accept: "text/css")
        #expect(answer.status == 200 && answer.text.isEmpty)
    }

    @Test(
        "negotiation",
        arguments: [
            Wish(nil, "css", "application/json"), Wish("*/*", "css", "application/json"),
            Wish("application/json", "css", "application/json"), Wish("text/css", "css", "text/css"),
            Wish("text/*", "css", "text/css"), Wish("text/css, */*;q=0.1", "css", "text/css"),
            Wish("text/css;q=0.5, application/json", "css", "application/json"),
            Wish("text/css, application/json;q=0.9", "css", "text/css"),
            Wish("text/css, application/json", "css", "application/json"),
            Wish("application/json;q=0, */*", "css", "text/css"),
            Wish("text/html", "css", nil), Wish("text/css;q=0", "css", nil),
            Wish("text/css", "numbers", nil), Wish("text/css", "waapi", nil), Wish("text/css", "core-animation", nil),
            Wish("text/css, */*;q=0.1", "waapi", "application/json"),
            Wish("text/css, application/json;q=0", "numbers", nil),
        ])
    func negotiation(_ wish: Wish) {
        for (path, rest) in [("/v1/timeline", ""), ("/v1/transition", ", \(tap)")] {
            let answer = post(path, #"{\#(configuration)\#(rest), "format": "\#(wish.format)"}"#, accept: wish.accept)
            #expect(answer.status == (wish.contentType == nil ? 406 : 200))
            #expect(answer.contentType == wish.contentType ?? "application/problem+json")
            let varies = answer.fields.contains { $0.name == "Vary" && $0.value == "Accept" }
            #expect(varies == (wish.format == "css" && answer.status == 200))
        }
        #expect(post("/v1/layout", "{\(configuration)}", accept: "text/css").status == 406)
    }

    @Test(
        "refused options",
        arguments: [
            (#""format": "gif""#, "/format unknown-value"), (#""format": 1"#, "/format wrong-type"),
            (#""format": "waapi", "properties": "width""#, "/properties unknown-value"),
            (#""properties": "transform""#, "/properties not-allowed"),
            (#""format": "core-animation", "properties": "transform""#, "/properties not-allowed"),
            (#""format": "waapi", "prefix": "a""#, "/prefix not-allowed"),
            (#""format": "css", "prefix": """#, "/prefix invalid-identifier"),
            (#""format": "css", "prefix": "1a""#, "/prefix invalid-identifier"),
            (#""format": "css", "prefix": "-""#, "/prefix invalid-identifier"),
            (#""format": "css", "prefix": "-1""#, "/prefix invalid-identifier"),
            (#""format": "css", "prefix": "a b""#, "/prefix invalid-identifier"),
            (#""format": "css", "prefix": "a{}*""#, "/prefix invalid-identifier"),
            (#""format": "css", "prefix": "×""#, "/prefix invalid-identifier"),
            (#""format": "css", "prefix": null"#, "/prefix wrong-type"),
            (#""format": "css", "scroller": "block""#, "/scroller unknown-value"),
            (#""format": "css", "scroller": "--""#, "/scroller unknown-value"),
            (#""format": "css", "scroller": "--a;b""#, "/scroller invalid-identifier"),
            (#""format": "waapi", "scroller": "root""#, "/scroller not-allowed"),
        ] as [(String, String)])
    func refusals(_ members: String, _ fault: String) {
        let answer = post("/v1/timeline", "{\(configuration), \(members)}")
        #expect(answer.status == 422)
        #expect(answer.faults == [fault])
    }

    @Test("a transition has no scroller")
    func scrollerOfTransition() {
        let answer = post("/v1/transition", #"{\#(configuration), \#(tap), "format": "css", "scroller": "root"}"#)
        #expect(answer.faults == ["/scroller unknown-member"])
    }
}
