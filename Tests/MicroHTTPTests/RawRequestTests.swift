import Testing

/// Requests as bytes against a live server: what the guard lets through, and what it ends the connection for.
@Suite struct RawRequestTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: String
        let status: Int
        var testDescription: String { name }

        init(_ name: String, _ bytes: String, _ status: Int) {
            self.name = name
            self.bytes = bytes
            self.status = status
        }
    }

    static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"

    static let refused: [Row] = [
        Row("no Host", "GET / HTTP/1.1\r\n\r\n", 400),
        Row("two Hosts", request("GET /", "Host: b"), 400),
        Row("empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 400),
        Row("invalid Host", "GET / HTTP/1.1\r\nHost: a b/@c\r\n\r\n", 400),
        Row("two lengths", request("POST /", "Content-Length: 0", "Content-Length: 5", body: smuggled), 400),
        Row("the same length twice", request("POST /", "Content-Length: 5", "Content-Length: 5", body: "hello"), 400),
        Row(
            "length and chunks",
            request("POST /", "Content-Length: 4", "Transfer-Encoding: chunked", body: "0\r\n\r\n" + smuggled), 400),
        Row("blank before the colon", request("POST /", "Content-Length : 38", body: smuggled), 400),
        Row("folded length", request("POST /", "Content-Length:\r\n 38", body: smuggled), 400),
        Row("folded value", request("GET /", "X: a\r\n b"), 400),
        Row("empty name", request("GET /", ": v", body: smuggled), 400),
        Row("bare LF", "GET / HTTP/1.1\nHost: a\n\n", 400),
        Row("bare CR", request("GET /", "X: a\rY: b"), 400),
        Row("NUL in a value", request("GET /", "X: a\0b"), 400),
        Row("NUL in the target", request("GET /a\0b"), 400),
        Row("control in a value", request("GET /", "X: a\u{1}b"), 400),
        Row("chunks not last", request("POST /", "Transfer-Encoding: chunked, gzip", body: "0\r\n\r\n"), 400),
        Row("coding before chunks", request("POST /", "Transfer-Encoding: gzip, chunked", body: "0\r\n\r\n"), 501),
        Row(
            "chunks in HTTP/1.0", "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        Row("unknown method", request("BREW /"), 501),
        Row("method in lower case", request("get /"), 501),
        Row("malformed method", request("G(T /"), 400),
        Row("CONNECT", request("CONNECT a:443"), 501),
        Row("asterisk of GET", request("GET *"), 400),
        Row("blank in the target", request("GET /a b"), 400),
        Row("fragment", request("GET /a#b"), 400),
        Row("long target", request("GET /" + String(repeating: "a", count: 9000)), 414),
        Row("many fields", request("GET /" + "", String(repeating: "X: y\r\n", count: 100) + "Z: z"), 431),
        Row("other expectation", request("POST /", "Content-Length: 5", "Expect: tea", body: "hello"), 417),
        Row("POST without a length", request("POST /"), 411),
        Row("length over the limit", request("POST /", "Content-Length: 1048577"), 413),
        Row("length beyond all numbers", request("POST /", "Content-Length: 18446744073709551615"), 413),
        Row("GET with a length over the limit", request("GET /", "Content-Length: 1048577"), 413),
    ]

    @Test(arguments: refused)
    func isRefused(row: Row) throws {
        let live = try LiveServer()
        let client = try live.connect()
        // A second request stands behind each: it must never be answered.
        try client.send(row.bytes + Self.smuggled)
        let response = try #require(try client.response())
        #expect(response.status == row.status)
        #expect(response["Content-Type"] == "application/problem+json")
        #expect(response["Connection"] == "close")
        #expect(response["Cache-Control"] == "no-store")
        #expect(response["X-Content-Type-Options"] == "nosniff")
        #expect(response["X-Request-Id"] != nil)
        #expect(response.body.hasPrefix(#"{"type":"about:blank","title":""#))
        #expect(response.body.contains(#""status":\#(row.status),"detail":""#))
        #expect(try client.isEnded())
    }

    static let accepted: [Row] = [
        Row("GET", request("GET /a?b=%41&c"), 200),
        Row("other method", request("DELETE /a"), 200),
        Row("OPTIONS of all", request("OPTIONS *"), 200),
        Row("absolute form", request("GET http://other/a?b"), 200),
        Row("HTTP/1.0 without Host", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", 200),
        Row("HTTP/1.2", "GET / HTTP/1.2\r\nHost: a\r\n\r\n", 200),
        Row("blank lines before", "\r\n\r\n" + request("GET /"), 200),
        Row("blanks around a value", request("GET /", "X: \t v \t "), 200),
        Row("empty value", request("GET /", "X:"), 200),
        Row("bytes above 0x7F in a value", request("GET /", "X: \u{e9}"), 200),
        Row("chunks in capitals", request("POST /", "Transfer-Encoding: CHUNKED", body: "0\r\n\r\n"), 200),
        Row("95 fields", request("GET /", String(repeating: "X: y\r\n", count: 93) + "Z: z"), 200),
        Row("long value", request("GET /", "X: " + String(repeating: "y", count: 12_000)), 200),
    ]

    @Test(arguments: accepted)
    func isAnsweredAndKept(row: Row) throws {
        let live = try LiveServer()
        let client = try live.connect()
        try client.send(row.bytes)
        #expect(try client.response()?.status == row.status)
        try client.send(request("GET /next"))
        #expect(try client.response()?.body == "GET /next\n")
    }

    @Test func twoThousandQueryParameters() throws {
        let query = String(repeating: "a&", count: 2000)
        let live = try LiveServer()
        #expect(try live.response(to: request("GET /x?" + query))?.body == "GET /x?\(query)\n")
    }
}
