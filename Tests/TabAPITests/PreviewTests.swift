import HTTPMessage
import Testing

@testable import TabAPI
@testable import TabComputing

/// A request for a picture, and what must stand in it and what must not.
struct PictureRow: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    let has: [String]
    let hasNot: [String]

    init(_ name: String, _ body: String, has: [String], hasNot: [String] = []) {
        self.name = name
        self.body = body
        self.has = has
        self.hasNot = hasNot
    }

    /// The picture of one tab of this title, written as JSON.
    init(title: String, as name: String, _ text: String) {
        self.init(
            name, #"{"configuration":{"preset":"segmented","tabs":[\#(title)]}}"#,
            has: [">\(text)</text>", "<title>Tabs: \(text), 1 of 1</title>"])
    }

    var testDescription: String { name }
}

@Suite("Pictures")
struct PreviewTests {
    private static func underline(_ more: String) -> String {
        #"{"configuration":{"preset":"underline","tabs":["A","B","C"]},\#(more)}"#
    }

    private static let texts = [
        PictureRow(title: #""a & b""#, as: "an ampersand", "a &amp; b"),
        PictureRow(title: #""</text><script>x</script>""#, as: "a tag", "&lt;/text&gt;&lt;script&gt;x&lt;/script&gt;"),
        PictureRow(title: #""]]>""#, as: "the end of a CDATA section", "]]&gt;"),
        PictureRow(title: #""\"'""#, as: "quotes", "&quot;&#39;"),
        PictureRow(title: #""&lt;""#, as: "what is escaped already is text too", "&amp;lt;"),
        PictureRow(
            title: #""\u0000\u0001\u001f""#, as: "control characters that XML has no way to write",
            "\u{FFFD}\u{FFFD}\u{FFFD}"),
        PictureRow(title: #""\t\n\r""#, as: "white space", "\t\n&#13;"),
        PictureRow(title: #""\ufffe\uffff\ufffd""#, as: "characters that are none", "\u{FFFD}\u{FFFD}\u{FFFD}"),
        PictureRow(title: #""\ufefe\ud83d\ude00é红""#, as: "other characters of several bytes", "\u{FEFE}😀é红"),
        PictureRow(
            title: #""\#(String(repeating: "é", count: 100))""#, as: "a hundred characters",
            String(repeating: "é", count: 100)),
        PictureRow(
            title: #""\#(String(repeating: "é", count: 101))""#, as: "one more",
            String(repeating: "é", count: 100) + "…"),
        PictureRow(title: #""""#, as: "an empty title", ""),
        PictureRow(title: #"{"id": "<a>"}"#, as: "without a title the id", "&lt;a&gt;"),
        PictureRow(title: "{}", as: "without both the index", "0"),
    ]

    private static let stretches = [
        ("linear", ##"<rect x="156.66666666666669" y="48" width="60" height="2" rx="1" fill="#0000ff"/>"##),
        ("worm", ##"<rect x="130" y="48" width="113.33333333333334" height="2" rx="1" fill="#0000ff"/>"##),
        ("fade", ##"<rect x="130" y="48" width="60" height="2" rx="1" fill="#0000ff" opacity="0.5"/>"##),
        ("snap", ##"<rect x="130" y="48" width="60" height="2" rx="1" fill="#0000ff"/>"##),
    ].map { stretch, rect in
        PictureRow(
            "stretch \(stretch)",
            #"{"configuration":{"preset":"underline","tabs":["A","B","C"],"indicator":{"stretch":"\#(stretch)"}},"state":{"offset":400,"phase":"dragging"}}"#,
            has: [rect])
    }

    private static let positions = [
        ("bottom", 45), ("top", 1), ("center", 23),
    ].map { position, y in
        PictureRow(
            "an indicator at the \(position)",
            #"{"configuration":{"preset":"underline","tabs":["A"],"indicator":{"position":"\#(position)","height":4,"inset":1,"cornerRadius":0}}}"#,
            has: [##"<rect x="130" y="\##(y)" width="60" height="4" fill="#0000ff"/>"##])
    }

    private static let rest = [
        PictureRow(
            "weight, scale, size and a colour with alpha",
            ##"{"configuration":{"preset":"underline","tabs":["A"],"title":{"selected":{"fontSize":20,"fontWeight":700,"scale":1.5,"color":"#11223380"}}}}"##,
            has: [
                ##"<text transform="translate(160 25) scale(1.5)" dy="0.35em" font-size="20" font-weight="700" fill="#11223380">A<"##
            ]),
        PictureRow(
            "without an indicator", #"{"configuration":{"preset":"titles","tabs":["A"]}}"#, has: ["<rect width="],
            hasNot: ["<rect x="]),
        PictureRow(
            "from right to left",
            #"{"configuration":{"preset":"underline","tabs":["A","B"],"bar":{"direction":"rtl"}}}"#,
            has: [#" direction="rtl">"#, #"<text x="240" "#, #"<rect x="210" "#], hasNot: ["style"]),
        PictureRow(
            "a disabled tab is faint",
            #"{"configuration":{"preset":"titles","tabs":["A",{"title":"B","enabled":false}]}}"#,
            has: [##"fill="#000000" opacity="0.38">B<"##], hasNot: [##"opacity="0.38">A<"##]),
        PictureRow(
            "light has the colours as they are, and no style", underline(#""scheme":"light""#),
            has: [##"<rect width="320" height="50" fill="#ffffff"/>"##, ##"fill="#000000">B<"##], hasNot: ["style"]),
        PictureRow(
            "dark turns what is too dark", underline(#""scheme":"dark""#),
            has: [##"height="50" fill="#121212"/>"##, ##"fill="#6666ff">A<"##, ##"fill="#ffffff">B<"##],
            hasNot: ["style"]),
        PictureRow(
            "dark leaves what is bright",
            ##"{"configuration":{"preset":"underline","tabs":["A","B"],"indicator":{"color":"#123"},"title":{"normal":{"color":"#999999"},"selected":{"color":"#ffd000"}}},"scheme":"dark"}"##,
            has: [##"fill="#112233"/>"##, ##"fill="#ffd000">A<"##, ##"fill="#999999">B<"##]),
        PictureRow(
            "auto has both", underline(#""scheme":"auto""#),
            has: [
                ##"fill="#ffffff" style="--dark: #121212"/>"##, ##"fill="#0000ff" style="--dark: #6666ff">A<"##,
                "@media (prefers-color-scheme: dark)",
            ], hasNot: ["@keyframes"]),
        PictureRow(
            "an event alone shows its end", underline(#""event":{"type":"tap","index":2}"#),
            has: [#"<rect x="236.66666666666669" "#, "<title>Tabs: C, 3 of 3</title>"], hasNot: ["style"]),
        PictureRow(
            "after an edit the tabs are those after it",
            underline(#""event":{"type":"insert","at":1,"tabs":[{"title":"<N>"},{}]},"frames":2"#),
            has: [
                ">&lt;N&gt;</text>", ">4</text>", ">C</text>", "<title>Tabs: A, 1 of 5</title>", #"opacity="0">&lt;"#,
            ]),
        PictureRow(
            "after a removal the others keep their names",
            #"{"configuration":{"preset":"underline","tabs":[{},{},{}]},"event":{"type":"remove","index":0}}"#,
            has: [">1</text>", ">2</text>", "<title>Tabs: 1, 1 of 2</title>"], hasNot: [">0</text>"]),
        PictureRow(
            "an animation keeps to what is preferred", underline(#""event":{"type":"tap","index":2},"animate":true"#),
            has: [
                "@media (prefers-reduced-motion: no-preference) {\n@keyframes tab-layout-indicator {\n0% { x: 23.333333333333336px;",
                ".tab-layout .indicator { animation: tab-layout-indicator 250ms ease both; }",
                #"<rect class="indicator" x="236.66666666666669" "#,
            ]),
        PictureRow(
            "titles and strip move, and in the dark in its colours",
            #"{"configuration":{"preset":"titles","tabs":["A","B","C","D","E","F"],"pager":{"animated":true}},"event":{"type":"tap","index":3},"animate":true,"scheme":"auto"}"#,
            has: [
                "100% { transform: translateX(-162.5px); }", "0% { fill: #ff0000; transform: scale(1.3); }",
                "0% { fill: #ff6666; transform: scale(1.3); }",
                ".tab-layout .title-0 { animation: tab-layout-title-0 300ms ease-in-out both; }",
                #"<g class="tab-5" transform="translate(550 22)">"#,
            ]),
        PictureRow(
            "what does not move has no style sheet",
            underline(#""event":{"type":"tap","index":0},"animate":true"#), has: [#"class="indicator""#],
            hasNot: ["style"]),
        PictureRow(
            "animate false is nothing", underline(#""animate":false"#), has: ["<svg"], hasNot: ["class=\"indicator\""]),
    ]

    @Test("what a picture has in it", arguments: texts + stretches + positions + rest)
    func content(_ row: PictureRow) {
        let answer = Client().post("/v1/preview", row.body)
        #expect(answer.status == 200, "\(answer.text)")
        #expect(answer.contentType == "image/svg+xml")
        #expect(answer.field("Content-Security-Policy") == "default-src 'none'; style-src 'unsafe-inline'")
        for text in row.has { #expect(answer.text.contains(text), "\(text) in \(answer.text)") }
        for text in row.hasNot { #expect(!answer.text.contains(text), "\(text) in \(answer.text)") }
    }

    @Test("as many moments as were asked for", arguments: [2, 3, 60])
    func frames(_ count: Int) {
        let text = Client().post("/v1/preview", Self.underline(#""event":{"type":"tap","index":2},"frames":\#(count)"#))
            .text
        #expect(text.matches(of: /<rect x=/).count == count)
        #expect(text.contains(#"viewBox="0 0 320 \#(count * 54 - 4)""#))
        #expect(text.contains(#"<svg y="\#((count - 1) * 54)" width="320" height="50">"#))
    }

    @Test(
        "what makes no sense is refused",
        arguments: [
            Refusal(
                "frames without an event", path: "/v1/preview", body: underline(#""frames":3"#), [("/event", "missing")]
            ),
            Refusal(
                "an animation without an event", path: "/v1/preview", body: underline(#""animate":true"#),
                [("/event", "missing")]),
            Refusal(
                "both", path: "/v1/preview",
                body: underline(#""frames":3,"animate":true,"event":{"type":"settle"}"#), [("/animate", "not-allowed")]),
            Refusal(
                "one frame", path: "/v1/preview", body: underline(#""frames":1,"event":{"type":"settle"}"#),
                [("/frames", "out-of-range")]),
            Refusal(
                "more than sixty", path: "/v1/preview", body: underline(#""frames":61,"event":{"type":"settle"}"#),
                [("/frames", "out-of-range")]),
            Refusal(
                "half a frame", path: "/v1/preview", body: underline(#""frames":2.5,"event":{"type":"settle"}"#),
                [("/frames", "wrong-type")]),
            Refusal(
                "another scheme", path: "/v1/preview", body: underline(#""scheme":"sepia""#),
                [("/scheme", "unknown-value")]),
            Refusal(
                "a member of transitions", path: "/v1/preview", body: underline(#""format":"css""#),
                [("/format", "unknown-member")]),
        ])
    func refused(_ row: Refusal) {
        let answer = Client().post(row.path, row.body)
        #expect(answer.status == 422)
        #expect(answer.faults == row.faults)
        #expect(answer.contentType == "application/problem+json" && answer.field("Content-Security-Policy") == nil)
    }

    @Test("Accept of a client that is answered a picture")
    func accept() {
        let body = Requests.preset("titles", tabs: 1)
        for accept in [nil, "*/*", "image/*", "image/svg+xml", "image/avif,image/webp,image/svg+xml,*/*;q=0.8"] {
            #expect(Client().send(.post, "/v1/preview", body: body, accept: accept).status == 200)
        }
        for accept in ["application/json", "image/png", "text/css", "image/svg+xml;q=0"] {
            #expect(Client().send(.post, "/v1/preview", body: body, accept: accept).status == 406)
        }
    }

    @Test("ten thousand tabs stay small where few are in view, and are bounded where all are")
    func size() {
        let titles = Requests.preset("titles", tabs: 10_000)
        #expect(Client().post("/v1/preview", titles).body.count < 1000)
        let tap = titles.dropLast() + #","event":{"type":"tap","index":9999},"frames":60}"#
        #expect(Client().post("/v1/preview", String(tap)).body.count < 60_000)
        let all = Requests.preset("underline", tabs: 10_000).dropLast() + #","event":{"type":"tap","index":1}"#
        #expect(Client().post("/v1/preview", all + "}").status == 200)
        let answer = Client().post("/v1/preview", all + #","frames":2}"#)
        #expect(answer.faults == [ReportedFault("/frames", "out-of-range")])
    }
}
