import Glibc
import MicroHTTP
import Testing

/// Connections over several requests, and their ends.
@Suite struct ConnectionTests {
    @Test func keptAliveAndBuffersReused() throws {
        let live = try LiveServer()
        let client = try live.connect()
        for length in [10, 100_000, 0, 3, 70_000, 1] {
            let body = String(repeating: "x", count: length)
            try client.send(request("POST /\(length)", "Content-Length: \(length)", body: body))
            #expect(try client.response()?.body == "POST /\(length)\n" + body)
        }
    }

    @Test func pipelined() throws {
        let live = try LiveServer()
        let client = try live.connect()
        var text = ""
        for index in 0..<300 {
            text += request("GET /\(index)?q\(index)") + request("POST /p", "Content-Length: 5", body: "hello")
        }
        try client.send(text)
        for index in 0..<300 {
            #expect(try client.response()?.body == "GET /\(index)?q\(index)\n")
            #expect(try client.response()?.body == "POST /p\nhello")
        }
    }

    @Test func headHasTheLengthAndNoBody() throws {
        let live = try LiveServer()
        let client = try live.connect()
        try client.send(request("HEAD /abc"))
        #expect(try client.response(toHead: true)?["Content-Length"] == "10")
        try client.send(request("GET /next"))
        #expect(try client.response()?.body == "GET /next\n")
    }

    @Test func fieldsReachTheHandler() throws {
        let live = try LiveServer()
        let response = try live.response(
            to: request(
                "POST /", "content-TYPE: text/plain; charset=utf-8 ", "Accept: application/json", "ACCEPT: */*;q=0.1",
                "Content-Length: 0"))
        #expect(response?.body == "POST / text/plain; charset=utf-8 accept=application/json, */*;q=0.1\n")
    }

    @Test func requestIdentifierIsTakenOverOrMade() throws {
        let live = try LiveServer()
        #expect(try live.response(to: request("GET /", "X-Request-Id: abc-1.2_3"))?["X-Request-Id"] == "abc-1.2_3")
        for unfit in ["a b", "\"", String(repeating: "a", count: 65), ""] {
            let made = try live.response(to: request("GET /", "X-Request-Id: \(unfit)"))?["X-Request-Id"]
            #expect(made?.utf8.count == 16)
        }
    }

    @Test func connectionCloseIsObeyed() throws {
        let live = try LiveServer()
        let client = try live.connect()
        try client.send(request("GET /", "Connection: close") + request("GET /never"))
        #expect(try client.response()?.body == "GET /\n")
        #expect(try client.isEnded())
    }

    @Test func answeredAfterTheClientStopsSending() throws {
        let live = try LiveServer()
        let client = try live.connect()
        try client.send(request("GET /"))
        client.finishSending()
        #expect(try client.response()?.body == "GET /\n")
        #expect(try client.isEnded())
    }

    @Test(arguments: ["", "GET", "GET / HTTP/1.1\r\nHost: a\r\nX: "])
    func slowHeaderIsCutOff(start: String) throws {
        let live = try LiveServer(configure: { $0.headerTimeout = .milliseconds(300) })
        let client = try live.connect()
        try client.send(start)
        // One byte after another keeps the library's own timeout from ever being reached.
        let drip = Dripping(client)
        #expect(try drip.untilEnd(), "the connection outlived its deadline")
    }

    @Test func slowBodyIsCutOff() throws {
        let live = try LiveServer(configure: { $0.bodyTimeout = .milliseconds(300) })
        let client = try live.connect()
        try client.send(request("POST /", "Content-Length: 100000", body: "x"))
        #expect(try Dripping(client).untilEnd(), "the connection outlived its deadline")
    }

    @Test func idleConnectionIsClosed() throws {
        let live = try LiveServer(configure: { $0.idleTimeout = .milliseconds(300) })
        let client = try live.connect()
        try client.send(request("GET /"))
        #expect(try client.response()?.status == 200)
        #expect(try client.isEnded())
    }

    @Test func slowReaderIsCutOff() throws {
        let live = try LiveServer(
            threads: 1,
            configure: {
                $0.responseTimeout = .milliseconds(300)
                $0.bodyLimit = 32 << 20
            })
        let client = try live.connect()
        let length = 24 << 20
        try client.send(
            request("POST /", "Content-Length: \(length)", body: String(repeating: "x", count: length)))
        // Nothing is read while the deadline passes; another client is served meanwhile.
        var rounds = 0
        while live.openConnections > 0, rounds < 1000 {
            #expect(try live.response(to: request("GET /", "Connection: close"))?.status == 200)
            rounds += 1
            usleep(10_000)
        }
        #expect(try client.response() == nil, "the whole response arrived after its deadline")
    }

    @Test func departedClientsAreNoticed() throws {
        let live = try LiveServer(threads: 1, configure: { $0.bodyTimeout = .seconds(60) })
        for _ in 0..<50 {
            let client = try live.connect()
            try client.send(request("POST /", "Content-Length: 10", body: "hello"))
        }
        var rounds = 0
        while live.openConnections > 0, rounds < 500 {
            usleep(10_000)
            rounds += 1
        }
        #expect(live.openConnections == 0)
    }

    @Test(arguments: ["127.0.0.1", "0.0.0.0"])
    func portInUse(host: String) throws {
        let live = try LiveServer(configure: { $0.host = host })
        let port = live.port
        #expect(throws: ServerError.portInUse(host: host, port: port)) {
            _ = try LiveServer(configure: {
                $0.host = host
                $0.port = port
            })
        }
    }

    @Test(arguments: ["localhost", "", "1.2.3", "[::1]", "::1%lo"])
    func invalidHost(host: String) {
        #expect(throws: ServerError.invalidHost(host)) { _ = try LiveServer(configure: { $0.host = host }) }
    }

    @Test func versionSix() throws {
        let live = try LiveServer(configure: { $0.host = "::1" })
        let client = try RawClient(port: live.port, host: "::1")
        try client.send(request("GET /six"))
        #expect(try client.response()?.body == "GET /six\n")
    }
}

/// A client that sends a byte now and then.
private struct Dripping {
    let client: RawClient
    init(_ client: RawClient) { self.client = client }

    /// Whether the server ends the connection, within five seconds of dripping.
    func untilEnd() throws -> Bool {
        for _ in 0..<250 {
            guard (try? client.send("x")) != nil else { return true }
            usleep(20_000)
        }
        return false
    }
}
