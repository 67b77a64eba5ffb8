import Testing

@testable import MicroHTTP

/// Requests that fill the connection's memory before the library has found the end of a line.
@Suite struct StalledBodyTests {
    enum Line: String, CaseIterable, CustomTestStringConvertible {
        case chunkExtension = "a chunk extension"
        case chunkSize = "a chunk size with very many zeros"
        case trailer = "a trailer"
        case trailerAndItsEnd = "a trailer and its line end"
        case header = "a header section whose body has not come"
        case headerAndBody = "a header section, and the beginning of its body"
        var testDescription: String { rawValue }

        /// A request whose line has so many bytes.
        func request(_ count: Int) -> String {
            let long = String(repeating: "0", count: count)
            let chunked = MicroHTTPTests.request("POST /", "Transfer-Encoding: chunked")
            return switch self {
            case .chunkExtension: chunked + "5;e=" + long
            case .chunkSize: chunked + long
            case .trailer: chunked + "1\r\n \r\n0\r\nX: " + long
            case .trailerAndItsEnd: chunked + "1\r\n \r\n0\r\nX: " + long + "\r\n"
            case .header: MicroHTTPTests.request("POST /", "Content-Length: 9", "X: " + long)
            case .headerAndBody: MicroHTTPTests.request("POST /", "Content-Length: 9", "X: " + long, body: "body")
            }
        }
    }

    private static func server() throws -> LiveServer {
        // No deadline ends what these tests look at.
        try LiveServer(threads: 1, configure: { $0.bodyTimeout = .seconds(3600) })
    }

    @Test(arguments: Line.allCases, [14_336, 20_000])
    func refused(line: Line, length: Int) throws {
        let live = try Self.server()
        let client = try live.connect()
        try client.send(line.request(length))
        #expect(try client.response()?.status == 431)
    }

    /// Also one of which every byte has been read, so that nothing tells that it fills the memory just to the end.
    @Test(arguments: Line.allCases) func endsWithItsClient(line: Line) throws {
        let live = try Self.server()
        try (13_900..<14_300).forEach { try live.connect().send(line.request($0)) }
        #expect(try live.response(to: request("GET /"))?.body == "GET /\n")
        #expect(eventually { live.openConnections == 0 })
    }

    @Test func othersAreServedMeanwhile() throws {
        let live = try Self.server()
        let stalled = try (13_900..<14_300).map { length in
            let client = try live.connect()
            try client.send(Line.trailerAndItsEnd.request(length))
            return client
        }
        for _ in 0..<100 { #expect(try live.response(to: request("GET /"))?.body == "GET /\n") }
        withExtendedLifetime(stalled) {}
    }

    /// A body whose pieces come one byte at a time is not taken for one that has stalled.
    @Test func slowBodyIsWaitedFor() throws {
        let live = try Self.server()
        let client = try live.connect()
        for byte in request("POST /", "Transfer-Encoding: chunked") + "0000001;e=f\r\nx\r\n0\r\nX: y\r\n\r\n" {
            try client.send(String(byte))
            // The server is given the time to look.
            _ = try live.response(to: request("GET /"))
        }
        #expect(try client.response()?.body == "POST /\nx")
    }
}
