import HTTPMessage
import HTTPSemantics
import Testing

/// An `Accept-Encoding` and the coding of a long answer to it.
struct CodingRow: Sendable, CustomTestStringConvertible {
    let accept: String
    /// nil: none is acceptable.
    let long: String?
    /// Of an answer below the threshold.
    let short: String?

    init(_ accept: String, _ long: String?, short: String? = "identity") {
        self.accept = accept
        self.long = long
        self.short = short
    }

    var testDescription: String { "\"\(accept)\"" }
}

@Suite("Content codings")
struct ContentCodingTests {
    /// RFC 9110 §12.5.3, with §12.4.2 for weights.
    private static let rows = [
        CodingRow("gzip", "gzip"), CodingRow("zstd", "zstd"), CodingRow("GZip", "gzip"), CodingRow("x-gzip", "gzip"),
        CodingRow("gzip, deflate, br, zstd", "zstd"), CodingRow("gzip, deflate, br", "gzip"),
        CodingRow("br", "identity"),
        CodingRow("", "identity"), CodingRow(" ", "identity"), CodingRow(",,", "identity"), CodingRow(",gzip", "gzip"),
        CodingRow("identity", "identity"), CodingRow("*", "zstd"), CodingRow("gzip;q=0.001", "gzip"),
        CodingRow("zstd;q=0.5, gzip;q=0.6", "gzip"), CodingRow("zstd;q=0.6, gzip;q=0.6", "zstd"),
        CodingRow("gzip ; q=1.000 , zstd\t;\tq=0.999", "gzip"), CodingRow("zstd;Q=0.1,gzip;Q=0.2", "gzip"),
        CodingRow("gzip;q=0", "identity"), CodingRow("gzip;q=0.000", "identity"), CodingRow("gzip;q=0, *", "zstd"),
        CodingRow("identity;q=0.5, gzip;q=0.4", "identity"), CodingRow("identity, gzip", "gzip"),
        CodingRow("*;q=0.5, zstd;q=0", "gzip"), CodingRow("zstd;q=0.1, *;q=0.5", "gzip"),
        CodingRow("identity;q=0, gzip", "gzip", short: "gzip"), CodingRow("identity;q=0, *", "zstd", short: "zstd"),
        CodingRow("*;q=0, gzip", "gzip", short: "gzip"), CodingRow("*;q=0, identity", "identity"),
        CodingRow("*;q=0, identity;q=0.1, gzip", "gzip"), CodingRow("identity;q=0", nil, short: nil),
        CodingRow("*;q=0", nil, short: nil), CodingRow("identity;q=0, br", nil, short: nil),
        CodingRow("identity;q=0, gzip;q=0, zstd;q=0", nil, short: nil),
        // Malformed elements say nothing.
        CodingRow("gzip;q=2", "identity"), CodingRow("gzip;q=1.001", "identity"),
        CodingRow("gzip;q=0.1234", "identity"),
        CodingRow("gzip;q=.5", "identity"), CodingRow("gzip;q=", "identity"), CodingRow("gzip;", "identity"),
        CodingRow("gzip;level=9", "identity"), CodingRow("gzip q=1", "identity"), CodingRow("gzip;q=-1", "identity"),
        CodingRow("gzip;q=1;q=0", "identity"), CodingRow("gzip;q=1e0, zstd;q=0.1", "zstd"),
        CodingRow("gzi", "identity"),
        CodingRow("gzipp", "identity"), CodingRow("\u{FFFD}, gzip", "gzip"),
        // Of two on one coding the first counts.
        CodingRow("gzip;q=0, gzip;q=1", "identity"), CodingRow("x-gzip;q=0, gzip", "identity"),
    ]

    @Test("by weights", arguments: rows)
    func coding(_ row: CodingRow) {
        for (length, expected) in [(5000, row.long), (100, row.short)] {
            let answer = Client(length: length).send(acceptEncoding: row.accept)
            #expect(answer.status == (expected == nil ? 406 : 200), "\(length) bytes")
            #expect(answer["Content-Encoding"] ?? "identity" == expected ?? "identity", "\(length) bytes")
            #expect(answer["Vary"] == "Accept-Encoding")
            let prefix: [UInt8] =
                switch expected {
                case "gzip": [0x1f, 0x8b, 8]
                case "zstd": [0x28, 0xb5, 0x2f, 0xfd]
                case nil: Array(#"{"type""#.utf8)
                default: Array("abcdefg".utf8)
                }
            #expect(answer.body.starts(with: prefix))
            if expected == nil { #expect(answer["ETag"] == nil && answer["Cache-Control"] == nil) }
        }
    }

    @Test(
        "from the threshold on, and never with 0",
        arguments: [(1400, 1399, nil), (1400, 1400, "gzip"), (1, 1, "gzip"), (0, 5000, nil)] as [(Int, Int, String?)])
    func threshold(_ threshold: Int, _ length: Int, _ coding: String?) {
        let client = Client(length: length) { $0.compressionThreshold = threshold }
        let answer = client.send(acceptEncoding: "gzip")
        #expect(answer["Content-Encoding"] == coding)
        // Where nothing is ever coded, nothing varies, and a client that insists gets the answer all the same.
        #expect(answer["Vary"] == (threshold == 0 ? nil : "Accept-Encoding"))
        if threshold == 0 { #expect(client.send(acceptEncoding: "identity;q=0").status == 200) }
    }

    @Test("an answer for one request, to a client that says nothing of codings, is left as it is")
    func untouched() {
        let answer = Client(isReusable: false).send(.post)
        #expect(answer.fields.isEmpty && answer.body.count == 5000)
    }

    @Test("a refusal is coded too, but is sent as it is rather than not at all")
    func refusal() {
        let client = Client(status: .unprocessableContent, isReusable: false)
        #expect(client.send(.post, acceptEncoding: "gzip")["Content-Encoding"] == "gzip")
        let answer = client.send(.post, acceptEncoding: "*;q=0")
        #expect(answer.status == 422 && answer.body.count == 5000)
    }

    @Test("where no coding is acceptable, the route and what the answer varies by are still told")
    func nothingAcceptable() {
        let client = Client(fields: [HeaderField("Vary", "Accept"), HeaderField("Allow", "GET")])
        let answer = client.send(acceptEncoding: "*;q=0", ifNoneMatch: "*")
        #expect(answer.status == 406 && answer.route == 7)
        #expect(answer["Vary"] == "Accept, Accept-Encoding")
        #expect(answer.fields.count == 1, "neither a tag nor what caches may keep")
    }

    @Test("an answer without a body is left as it is")
    func empty() {
        let answer = Client(status: .noContent, isReusable: false, isEmpty: true).send(.options, acceptEncoding: "gzip")
        #expect(answer.status == 204 && answer.fields.isEmpty && answer.body.isEmpty)
    }

    @Test("what varies by more names all of it in one field")
    func vary() {
        let client = Client(fields: [HeaderField("Vary", "Accept")]) { $0.origins = .listed(["https://a.example"]) }
        #expect(client.send()["Vary"] == "Accept, Accept-Encoding, Origin")
        #expect(
            client.send(acceptEncoding: "gzip", origin: "https://b.example")["Vary"]
                == "Accept, Accept-Encoding, Origin")
    }

    @Test("answers of one client do not depend on each other")
    func reuse() {
        let client = Client()
        let first = client.send(acceptEncoding: "gzip").body
        _ = client.send(acceptEncoding: "zstd")
        #expect(client.send(acceptEncoding: "gzip").body == first)
        #expect(client.send().body.count == 5000)
    }

    @Test("an answer that coding makes longer is coded for a client that takes no other, each time", arguments: 0...24)
    func incompressible(length: Int) {
        let client = Client(length: length)
        for coding in ["gzip", "zstd"] {
            let first = client.send(acceptEncoding: "identity;q=0, \(coding)")
            let second = client.send(acceptEncoding: "identity;q=0, \(coding)")
            #expect(first["Content-Encoding"] == coding && second["Content-Encoding"] == coding)
            #expect(second.body == first.body && second["ETag"] == first["ETag"])
        }
    }
}
