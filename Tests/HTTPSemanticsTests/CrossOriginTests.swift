import HTTPMessage
import HTTPSemantics
import Testing

/// A text of origins, and the form it is kept in; nil where it is refused.
struct OriginsRow: Sendable, CustomTestStringConvertible {
    let text: String
    let kept: String?

    init(_ text: String, _ kept: String?) {
        self.text = text
        self.kept = kept
    }

    var testDescription: String { "\"\(text)\"" }
}

/// A request and what the fields of its answer say of origins.
struct CrossOriginRow: Sendable, CustomTestStringConvertible {
    let name: String
    var origins = "https://a.example,http://localhost:3000"
    var method = HTTPMessage.Method.get
    var origin: String? = "https://a.example"
    var isPreflight = false
    /// The service's own status and what becomes of it.
    var status = (Status.ok, 200)
    let allowed: String?
    var methods: String?

    var testDescription: String { name }
}

@Suite("Other origins")
struct CrossOriginTests {
    private static let texts = [
        OriginsRow("none", "none"), OriginsRow("*", "*"), OriginsRow("https://app.example", "https://app.example"),
        OriginsRow("HTTPS://App.Example:443", "https://app.example"), OriginsRow("http://a:80,http://a", "http://a"),
        OriginsRow("http://a:443", "http://a:443"),
        OriginsRow("http://localhost:3000, https://b.example", "http://localhost:3000,https://b.example"),
        OriginsRow("capacitor://localhost", "capacitor://localhost"),
        OriginsRow("http://[::1]:8080", "http://[::1]:8080"),
        OriginsRow("http://127.0.0.1", "http://127.0.0.1"), OriginsRow("http://a:080", "http://a"),
        OriginsRow("", nil), OriginsRow("null", nil), OriginsRow("app.example", nil), OriginsRow("https://", nil),
        OriginsRow("https://a/", nil), OriginsRow("https://a,", nil), OriginsRow("https://a,*", nil),
        OriginsRow("https://*.a", nil), OriginsRow("https://u@a", nil), OriginsRow("https://a:", nil),
        OriginsRow("https://a:65536", nil), OriginsRow("https://a b", nil), OriginsRow("://a", nil),
        OriginsRow("1http://a", nil),
        OriginsRow("https://a\r\nX: y", nil), OriginsRow("https://[::1", nil), OriginsRow("https://[]", nil),
        OriginsRow("https://é", nil),
        OriginsRow("https://a?b", nil), OriginsRow("None", nil),
    ]

    @Test("texts of origins", arguments: texts)
    func text(_ row: OriginsRow) {
        #expect(AllowedOrigins(row.text)?.text == row.kept)
        if let kept = row.kept { #expect(AllowedOrigins(kept) == AllowedOrigins(row.text)) }
    }

    private static let rows = [
        CrossOriginRow(name: "a page that may", allowed: "https://a.example"),
        CrossOriginRow(
            name: "another page that may", origin: "http://localhost:3000", allowed: "http://localhost:3000"),
        CrossOriginRow(name: "a page that may not", origin: "https://b.example", allowed: nil),
        CrossOriginRow(name: "an origin that begins like one that may", origin: "https://a.example.evil", allowed: nil),
        CrossOriginRow(name: "another port", origin: "http://localhost:3001", allowed: nil),
        CrossOriginRow(name: "another scheme", origin: "http://a.example", allowed: nil),
        CrossOriginRow(name: "a sandboxed page", origin: "null", allowed: nil),
        CrossOriginRow(name: "the star is no origin", origin: "*", allowed: nil),
        CrossOriginRow(name: "no page", origin: nil, allowed: nil),
        CrossOriginRow(name: "any page", origins: "*", origin: "null", allowed: "*"),
        CrossOriginRow(name: "no page, and any may", origins: "*", origin: nil, allowed: "*"),
        CrossOriginRow(name: "none may", origins: "none", allowed: nil),
        CrossOriginRow(name: "a refusal", status: (.unprocessableContent, 422), allowed: "https://a.example"),
        CrossOriginRow(
            name: "a preflight", method: .options, isPreflight: true, status: (.noContent, 204),
            allowed: "https://a.example",
            methods: "GET, OPTIONS"),
        CrossOriginRow(
            name: "a preflight of any page", origins: "*", method: .options, isPreflight: true,
            status: (.noContent, 204),
            allowed: "*", methods: "GET, OPTIONS"),
        CrossOriginRow(
            name: "a preflight of a page that may not", method: .options, origin: "https://b.example",
            isPreflight: true,
            status: (.noContent, 204), allowed: nil),
        CrossOriginRow(
            name: "a preflight for what is not there", method: .options, isPreflight: true, status: (.notFound, 204),
            allowed: "https://a.example", methods: "GET, OPTIONS"),
        CrossOriginRow(
            name: "OPTIONS of a page, no preflight", method: .options, status: (.noContent, 204),
            allowed: "https://a.example"),
        CrossOriginRow(name: "a GET with a preflight's field", isPreflight: true, allowed: "https://a.example"),
    ]

    @Test("who may read", arguments: rows)
    func row(_ row: CrossOriginRow) throws {
        let origins = try #require(AllowedOrigins(row.origins))
        let client = Client(
            length: 10, status: row.status.0, isReusable: false, fields: [HeaderField("Allow", "GET, OPTIONS")],
            isEmpty: row.status.0 == .noContent
        ) { semantics in
            semantics.origins = origins
            semantics.preflightAge = 600
        }
        let answer = client.send(row.method, origin: row.origin, isPreflight: row.isPreflight)
        #expect(answer.status == row.status.1)
        #expect(answer["Access-Control-Allow-Origin"] == row.allowed)
        #expect(answer["Access-Control-Allow-Methods"] == row.methods)
        #expect(answer["Access-Control-Max-Age"] == (row.methods == nil ? nil : "600"))
        #expect((answer["Access-Control-Allow-Headers"] == nil) == (row.methods == nil))
        #expect((answer["Access-Control-Expose-Headers"] != nil) == (row.allowed != nil && row.methods == nil))
        #expect(answer["Access-Control-Allow-Credentials"] == nil)
        #expect(answer["Vary"] == (row.origins.count > 4 ? "Origin" : nil))
        if row.methods != nil { #expect(answer.body.isEmpty && !answer.hasType) }
    }

    @Test("a preflight for what names no methods is told all that there are")
    func unknown() {
        let client = Client(status: .notFound, isReusable: false) { $0.origins = .any }
        let answer = client.send(.options, origin: "https://a.example", isPreflight: true)
        #expect(answer["Access-Control-Allow-Methods"] == "GET, HEAD, POST, OPTIONS")
    }

    @Test("a preflight's answer has no body, and so no coding of one")
    func codedPreflight() {
        let client = Client(status: .notFound, isReusable: false) { $0.origins = .any }
        let answer = client.send(.options, acceptEncoding: "gzip", origin: "https://a.example", isPreflight: true)
        #expect(answer.status == 204 && answer.body.isEmpty && answer["Content-Encoding"] == nil)
    }

    @Test("304 can be read by pages too")
    func notModified() {
        let answer = Client { $0.origins = .any }.send(ifNoneMatch: "*", origin: "https://a.example")
        #expect(answer.status == 304 && answer["Access-Control-Allow-Origin"] == "*")
    }

    @Test("a request that no handler sees is answered with the same fields")
    func refusals() {
        var semantics = Semantics()
        var request = Request(method: .get, path: "")
        request.origin = "https://a.example"
        #expect(semantics.fieldsOfRefusal(request).isEmpty)
        semantics.origins = .listed(["https://a.example"])
        #expect(
            semantics.fieldsOfRefusal(request).map(\.name) == [
                "Vary", "Access-Control-Allow-Origin", "Access-Control-Expose-Headers",
            ])
    }
}
