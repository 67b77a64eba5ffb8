import HTTPMessage
import Testing

@testable import TabAPI
@testable import TabComputing

@Suite("Pictures of comparisons")
struct ComparisonPictureTests {
    private static func draw(_ body: String) -> Answer {
        Client().send(.post, "/v1/compare", body: body, accept: "image/svg+xml")
    }

    private static func body(_ presets: String, _ more: String = "") -> String {
        #"{"presets":[\#(presets)],"configuration":{"tabs":["A","B"],"bar":{"width":320}}\#(more)}"#
    }

    private static let tap = #","event":{"type":"tap","index":1}"#

    @Test(
        "what a picture has in it",
        arguments: [
            PictureRow(
                "a row for each preset, below its name", body(#""underline","segmented""#),
                has: [
                    ">underline</text>", ">segmented</text>", "<title>Tabs under: underline, segmented</title>",
                    // The first bar is 12 + 20 below the top and 50 high, the second one 16 + 20 below it and 44 high.
                    #"<svg x="12" y="32" width="320" height="50">"#, #"<svg x="12" y="118" width="320" height="44">"#,
                    // With margins of 12 around rows that are at least 360 wide.
                    #"width="384" height="174" viewBox="0 0 384 174""#, #"<rect x="50" y="48" "#,
                    #"<rect x="80" y="42" "#,
                ], hasNot: ["style", " ms<", "nothing moves"]),
            PictureRow(
                "an event alone shows its end, and how long it takes", body(#""underline","titles""#, tap),
                has: [">underline · 250 ms</text>", ">titles · nothing moves</text>", #"<rect x="210" y="48" "#],
                hasNot: [#"<rect x="50" "#, ">0 ms</text>"]),
            PictureRow(
                "all rows have the clock of the longest", body(#""underline","segmented""#, tap + #","frames":3"#),
                has: [
                    ">0 ms</text>", ">150 ms</text>", ">300 ms</text>",
                    #"<svg x="348" y="60" width="320" height="50">"#,
                    #"<svg x="684" y="146" width="320" height="44">"#, #"<rect x="120" y="42" "#,
                    // After 150 of 250 ms ease has come 0.885 of the way, and after 300 ms all of it.
                    #"<rect x="191.63668958017925" y="48" "#, #"<rect x="210" y="48" "#,
                ]),
            PictureRow(
                "a preset that refuses the configuration says where", body(#""mui","underline""#),
                has: [">mui</text>", ">refused for /configuration/tabs/0/labelWidth and 1 more</text>"]),
            PictureRow(
                "and where there is one fault, that alone",
                #"{"presets":["mui","underline"],"configuration":{"tabs":[{}]}}"#,
                has: [">refused for /configuration/tabs/0/labelWidth</text>"]),
            PictureRow(
                "names of tabs are text",
                #"{"presets":["segmented"],"configuration":{"tabs":["</text><script>&"]}}"#,
                has: ["&lt;/text&gt;&lt;script&gt;&amp;"], hasNot: ["<script"]),
            PictureRow(
                "dark has another backdrop, and turns each row's colours as they need it",
                body(#""underline","titles""#, #","scheme":"dark""#),
                has: [##"fill="#303134"/>"##, ##"fill="#dadce0">titles<"##, ##"fill="#6666ff">A<"##], hasNot: ["style"]),
            PictureRow(
                "auto has both", body(#""underline""#, #","scheme":"auto""#),
                has: [
                    ##"fill="#e8eaed" style="--dark: #303134"/>"##, ##"style="--dark: #dadce0">underline<"##,
                    ##"style="--dark: #6666ff">A<"##, "@media (prefers-color-scheme: dark)",
                ]),
            PictureRow(
                "from right to left only the bars are",
                #"{"presets":["underline"],"configuration":{"tabs":["A","B"],"bar":{"direction":"rtl"}}}"#,
                has: ["<g direction=\"rtl\">\n<svg x=\"12\""], hasNot: [#"direction="rtl" width"#]),
            PictureRow(
                "columns are as wide as the widest bar",
                #"{"presets":["underline","titles"],"configuration":{"tabs":["A","B"]},"event":{"type":"tap","index":1},"frames":2}"#,
                has: [#"<svg x="403" y="60" width="320""#, #"width="790" "#]),
            PictureRow(
                "a bar after it was resized",
                body(#""underline""#, #","event":{"type":"resize","width":500}"#), has: [#"width="500" height="50""#]),
        ])
    func content(_ row: PictureRow) {
        let answer = Self.draw(row.body)
        #expect(answer.status == 200, "\(answer.text)")
        #expect(answer.contentType == "image/svg+xml" && answer.field("Vary") == "Accept")
        #expect(answer.field("Content-Security-Policy") == "default-src 'none'; style-src 'unsafe-inline'")
        for text in row.has { #expect(answer.text.contains(text), "\(text) in \(answer.text)") }
        for text in row.hasNot { #expect(!answer.text.contains(text), "\(text) in \(answer.text)") }
    }

    @Test("Accept decides between numbers and picture")
    func accept() {
        let body = Self.body(#""underline""#)
        let rows: [(String?, String?)] = [
            (nil, "application/json"), ("*/*", "application/json"), ("image/svg+xml", "image/svg+xml"),
            ("image/*", "image/svg+xml"), ("application/json;q=0.5,image/svg+xml", "image/svg+xml"),
            ("image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "image/svg+xml"),
            ("text/html,application/xhtml+xml,*/*;q=0.8", "application/json"), ("text/html", nil), ("image/png", nil),
        ]
        for (accept, expected) in rows {
            let answer = Client().send(.post, "/v1/compare", body: body, accept: accept)
            #expect(answer.status == (expected == nil ? 406 : 200), "\(accept ?? "none")")
            if let expected { #expect(answer.contentType == expected, "\(accept ?? "none")") }
        }
    }

    @Test("more titles than a picture holds are refused, and numbers of the same request are not")
    func size() {
        let tabs = Array(repeating: "\"\"", count: 500).joined(separator: ",")
        let body =
            #"{"configuration":{"tabs":[\#(tabs)],"bar":{"width":320,"sizing":{"mode":"equal"}},"indicator":null},"event":{"type":"tap","index":1},"frames":2}"#
        let answer = Self.draw(body)
        #expect(answer.status == 422 && answer.faults == [ReportedFault("/frames", "out-of-range")])
        #expect(Client().post("/v1/compare", body).status == 200)
        #expect(Self.draw(body.replacing(#","frames":2"#, with: "")).status == 200)
    }
}
