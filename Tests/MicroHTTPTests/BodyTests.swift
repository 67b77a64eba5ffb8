import MicroHTTP
import Testing

/// Bodies in all the ways that they arrive.
@Suite struct BodyTests {
    @Test func byteByByte() throws {
        let live = try LiveServer()
        let client = try live.connect()
        let text = request(
            "POST /v1/layout", "Content-Type: application/json", "Content-Length: 11", body: "hello world")
        for byte in text.utf8 { try client.send([byte]) }
        #expect(try client.response()?.body == "POST /v1/layout application/json\nhello world")
    }

    @Test func chunked() throws {
        let live = try LiveServer()
        let client = try live.connect()
        try client.send(request("POST /", "Transfer-Encoding: chunked"))
        for part in ["5\r\nhel", "lo\r\n", "6;extension=1\r\n world\r\n", "0\r\nX-Trailer: 1\r\n", "\r\n"] {
            try client.send(part)
        }
        #expect(try client.response()?.body == "POST /\nhello world")
        try client.send(request("GET /next"))
        #expect(try client.response()?.body == "GET /next\n")
    }

    @Test func longAtTheLimit() throws {
        let live = try LiveServer()
        let client = try live.connect()
        let body = String(repeating: "x", count: 1_048_576)
        try client.send(request("POST /", "Content-Length: 1048576", body: body))
        #expect(try client.response()?.body == "POST /\n" + body)
    }

    @Test func chunkedOverTheLimit() throws {
        let live = try LiveServer(configure: { $0.bodyLimit = 1000 })
        let client = try live.connect()
        let chunk = "64\r\n" + String(repeating: "x", count: 100) + "\r\n"
        try client.send(request("POST /", "Transfer-Encoding: chunked"))
        for _ in 0..<11 { try client.send(chunk) }
        try client.send("0\r\n\r\n")
        let response = try #require(try client.response())
        #expect(response.status == 413)
        #expect(response["Content-Type"] == "application/problem+json")
        #expect(response["Connection"] == "close")
        #expect(try client.isEnded())
    }

    @Test func chunkedFarOverTheLimitIsCutOff() throws {
        let live = try LiveServer(configure: { $0.bodyLimit = 1000 })
        let client = try live.connect()
        let chunk = "64\r\n" + String(repeating: "x", count: 100) + "\r\n"
        try client.send(request("POST /", "Transfer-Encoding: chunked"))
        try? client.send(String(repeating: chunk, count: 200))
        #expect(try client.isEnded())
    }

    @Test(arguments: ["GET", "HEAD", "OPTIONS", "DELETE"])
    func unusedBodiesAreDropped(method: String) throws {
        let live = try LiveServer()
        let client = try live.connect()
        try client.send(request("\(method) /", "Content-Length: 5", body: "hello"))
        let response = try #require(try client.response(toHead: method == "HEAD"))
        #expect(response.status == 200)
        #expect(!response.body.contains("hello"))
        try client.send(request("GET /next"))
        #expect(try client.response()?.body == "GET /next\n")
    }

    @Test func continueIsSentBeforeTheBody() throws {
        let live = try LiveServer()
        let client = try live.connect()
        try client.send(request("POST /", "Content-Length: 5", "Expect: 100-continue"))
        #expect(try client.response()?.status == 100)
        try client.send("hello")
        #expect(try client.response()?.body == "POST /\nhello")
    }

    @Test func emptyBodyWithContinueAndAPipelinedRequest() throws {
        let live = try LiveServer()
        let client = try live.connect()
        try client.send(
            request("POST /", "Content-Length: 0", "Expect: 100-continue") + request("GET /next"))
        var answer = try client.response()
        if answer?.status == 100 { answer = try client.response() }
        #expect(answer?.body == "POST /\n")
        #expect(try client.response()?.body == "GET /next\n")
    }
}
