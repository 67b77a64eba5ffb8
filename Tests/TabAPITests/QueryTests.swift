import SeededGenerator
import HTTPMessage
import Testing

/// A query of `/v1/selection` and what is made of it.
struct QueryRow: Sendable, CustomTestStringConvertible {
    let name: String
    let query: String?
    let status: Int
    /// What the problem's detail has in it; the id of the selected tab where all is well.
    let detail: String

    init(_ name: String, _ query: String?, _ status: Int, _ detail: String) {
        self.name = name
        self.query = query
        self.status = status
        self.detail = detail
    }

    var testDescription: String { name }
}

@Suite("The document in a query")
struct QueryTests {
    /// `{"configuration":{"preset":"titles","tabs":[{"id":"` … `"}]}}`, percent-encoded as strictly as can be.
    private static func document(id: String) -> String {
        "%7B%22configuration%22%3A%7B%22preset%22%3A%22titles%22%2C%22tabs%22%3A%5B%7B%22id%22%3A%22\(id)%22%7D%5D%7D%7D"
    }

    private static let rows = [
        QueryRow("all is encoded", "request=" + document(id: "a"), 200, "a"),
        QueryRow(
            "a browser's quotes and braces stay bare",
            #"request={"configuration":{"preset":"titles","tabs":[{"id":"a"}]}}"#, 200, "a"),
        QueryRow("digits of escapes in lower case", "request=" + document(id: "%c3%a9"), 200, "é"),
        QueryRow("the name is encoded too", "%72eques%74=" + document(id: "a"), 200, "a"),
        QueryRow("a plus is a space", "request=" + document(id: "a+b"), 200, "a b"),
        QueryRow("a plus between the tokens of JSON", "request=+" + document(id: "a") + "+", 200, "a"),
        QueryRow("an encoded plus is a plus", "request=" + document(id: "c%2B%2b"), 200, "c++"),
        QueryRow("a bare equals sign belongs to the value", "request=" + document(id: "a=b"), 200, "a=b"),
        QueryRow("an encoded ampersand belongs to the value", "request=" + document(id: "a%26b"), 200, "a&b"),
        QueryRow("a question mark belongs to the value", "request=" + document(id: "a?b"), 200, "a?b"),
        QueryRow("an encoded percent sign", "request=" + document(id: "50%25"), 200, "50%"),
        QueryRow("no query", nil, 400, "the query must be request="),
        QueryRow("an empty query", "", 400, "the query must be request="),
        QueryRow("twice", "request=1&request=1", 400, "has the parameter request twice"),
        QueryRow("another parameter alone", "reqest=1", 400, #"the parameter "reqest""#),
        QueryRow("another parameter before it", "a=b&request=1", 400, #"the parameter "a""#),
        QueryRow("another parameter behind it", "request=1&_=7", 400, #"the parameter "_""#),
        QueryRow("an ampersand behind it", "request=1&", 400, #"the parameter """#),
        QueryRow("the name in another case", "Request=1", 400, #"the parameter "Request""#),
        QueryRow("a bare document", "%7B%7D", 400, #"the parameter "%7B%7D""#),
        QueryRow(
            "a name of a thousand bytes is cut", String(repeating: "n", count: 1000), 400,
            String(repeating: "n", count: 40) + "…"),
        QueryRow("no value", "request", 400, "there is no JSON document"),
        QueryRow("an empty value", "request=", 400, "there is no JSON document"),
        QueryRow("an escape of one digit at the end", "request=1%2", 400, "byte 10 of the query: %"),
        QueryRow("a percent sign at the end", "request=%", 400, "byte 9 of the query: %"),
        QueryRow("an escape of other letters", "request=%zz", 400, "byte 9 of the query: %"),
        QueryRow("a broken escape in a name", "%=1", 400, "byte 1 of the query: %"),
        QueryRow("a broken escape behind an escape", "request=%22%2", 400, "byte 12 of the query: %"),
        QueryRow("bytes that are not UTF-8", "request=%22%ff%22", 400, "line 1, column 2: the text is not UTF-8"),
        QueryRow("JSON that breaks off, by its place when decoded", "request=%7B%0A+", 400, "line 2, column 2"),
        QueryRow("a NUL", "request=%00", 400, "line 1, column 1"),
        QueryRow("a bare plus in a number", "request=%7B%22a%22:1e+5%7D", 400, "line 1, column 8"),
        QueryRow("JSON that breaks the contract", "request=%7B%7D", 422, "the configuration is required"),
    ]

    @Test("what a query says", arguments: rows)
    func query(_ row: QueryRow) {
        let answer = Client().read("/v1/selection", query: row.query)
        #expect(answer.status == row.status, "\(answer.text)")
        #expect(answer.isReusable == (row.status == 200))
        if row.status == 200 {
            #expect(answer.json["/selection/id"]?.string == row.detail)
        } else {
            expectProblem(answer)
            #expect(answer.json["/detail"]?.string?.contains(row.detail) == true, "\(answer.text)")
        }
    }

    @Test("GET and HEAD answer as POST does to the same text", arguments: RoutingTests.computing + ["/v1/timeline"])
    func equality(_ path: String) {
        let texts = [
            Requests.preset("titles", tabs: 40), Requests.everything, Requests.transition([]), Requests.timeline([]),
            #"{"configuration": {"tabs": 1e400}}"#, #"{"a": 1, "a": 2}"#, "{", "[]", "null",
        ]
        let client = Client()
        for text in texts {
            let posted = client.post(path, text)
            for method in [HTTPMessage.Method.get, .head] {
                let read = client.read(path, query: "request=" + encoded(text.utf8), method: method)
                #expect(read.status == posted.status)
                #expect(read.contentType == posted.contentType)
                #expect(read.fields == posted.fields)
                #expect(read.body == posted.body, "\(path) \(text)")
            }
            #expect(!posted.isReusable)
        }
    }

    @Test("the media type is chosen as for POST")
    func negotiation() {
        let text = Requests.timeline([Edit("/format", #""css""#), Edit("/prefix", #""tabs""#)])
        let query = "request=" + encoded(text.utf8)
        let sheet = Client().read("/v1/timeline", query: query, accept: "text/css")
        #expect(sheet.contentType == "text/css" && sheet.field("Vary") == "Accept" && sheet.isReusable)
        let refused = Client().read("/v1/timeline", query: query, accept: "text/html")
        #expect(refused.status == 406 && !refused.isReusable)
    }

    @Test("caches may keep what depends on the path alone")
    func reading() {
        let client = Client()
        for path in RoutingTests.reading {
            #expect(client.get(path).isReusable == !["/healthz", "/readyz"].contains(path), "\(path)")
        }
        #expect(!client.get("/v1/presets/unknown").isReusable)
        #expect(!client.get("/nothing").isReusable)
    }

    @Test("any text comes through, however it is encoded", arguments: 0..<200 as Range<UInt64>)
    func anyText(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            #"{"configuration":"#, #"{"preset":"titles","tabs":["#, #""a+b""#, ",", "]", "}", " ", "\n", "%", "&", "=",
            "+", "é",
            "🙂", "\"", "\\u00e9", "\0", "1e+5", "#", #""state""#, ":", "{", "/", "?",
        ]
        var bytes: [UInt8] = []
        // From half of the seeds, a document that is accepted.
        if seed.isMultiple(of: 2) {
            let id = pieces.filter { !["\"", "\n", "\0"].contains($0) }.randomElement(using: &generator) ?? ""
            let escaped = id.contains("\"") ? "" : id
            bytes = Array(#"{"configuration":{"preset":"titles","tabs":[{"id":"\#(escaped)x"}]}}"#.utf8)
        } else {
            for _ in 0..<Int.random(in: 0..<30, using: &generator) {
                bytes += pieces.randomElement(using: &generator).map { Array($0.utf8) } ?? []
            }
            if Bool.random(using: &generator) { bytes.append(UInt8.random(in: 128...255, using: &generator)) }
        }
        let client = Client(isRecorded: false)
        let posted = client.send(.post, "/v1/selection", bytes: bytes)
        let read = client.read("/v1/selection", query: "request=" + encoded(bytes, &generator))
        #expect(read.body == posted.body, "seed \(seed)")
        #expect(read.status == posted.status, "seed \(seed)")
        if seed.isMultiple(of: 2) { #expect(read.status == 200, "seed \(seed): \(read.text)") }
    }

    /// All but letters and digits percent-encoded.
    private func encoded(_ bytes: some Sequence<UInt8>) -> String {
        bytes.reduce(into: "") { text, byte in text += isPlain(byte) ? String(UnicodeScalar(byte)) : escape(byte) }
    }

    /// Some of what may stay bare is encoded too, and some spaces are pluses.
    private func encoded(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> String {
        var text = ""
        for byte in bytes {
            if byte == UInt8(ascii: " "), Bool.random(using: &generator) {
                text += "+"
            } else if isPlain(byte) || #"{}":,[]/?=.\"#.utf8.contains(byte), Bool.random(using: &generator) {
                text += String(UnicodeScalar(byte))
            } else {
                text += escape(byte)
            }
        }
        return text
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private func escape(_ byte: UInt8) -> String {
        let digits = Array("0123456789ABCDEF")
        return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
}
