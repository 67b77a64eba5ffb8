import HTTPMessage
import Synchronization
import Testing

@testable import MicroHTTP

/// Bodies that are made while they are sent.
@Suite struct StreamTests {
    /// A body of letters, which may fail, and tells when it is let go.
    private final class Letters: BodyStream {
        private var rest: Int
        private let fails: Bool
        let heldBytes: Int
        private let ends: Ends

        init(_ count: Int, fails: Bool = false, heldBytes: Int = 0, ends: Ends) {
            rest = count
            self.fails = fails
            self.heldBytes = heldBytes
            self.ends = ends
        }

        deinit { ends.count.add(1, ordering: .relaxed) }

        func next(into room: UnsafeMutableBufferPointer<UInt8>) -> BodyPart {
            guard rest > 0 else { return fails ? .failure : .end }
            let count = min(rest, room.count, 1000)
            room[..<count].update(repeating: UInt8(ascii: "x"))
            rest -= count
            return .bytes(count)
        }
    }

    private final class Ends: Sendable {
        let count = Atomic<Int>(0)
    }

    private func live(
        _ ends: Ends, configure: (inout ServerConfiguration) -> Void = { _ in },
        makeStream: @Sendable @escaping (Ends) -> any BodyStream
    ) throws -> LiveServer {
        try LiveServer(threads: 1, configure: configure) {
            { request, _ in
                request.path == "/"
                    ? Response(status: .ok, contentType: .json, body: .stream(makeStream(ends)))
                    : Response(status: .noContent)
            }
        }
    }

    /// All that a connection brings until its end.
    private func received(_ live: LiveServer, _ request: String) throws -> String {
        let client = try live.connect()
        try client.send(request)
        return try client.everything()
    }

    @Test(arguments: [0, 1, 999, 1000, 1001, 100_000])
    func comesInChunks(_ count: Int) throws {
        let ends = Ends()
        let live = try live(ends) { Letters(count, ends: $0) }
        let text = try received(live, request("GET /", "Connection: close"))
        #expect(text.lowercased().contains("\r\ntransfer-encoding: chunked\r\n"))
        #expect(!text.lowercased().contains("content-length"))
        #expect(text.hasSuffix("\r\n0\r\n\r\n") && text.count(where: { $0 == "x" }) == count)
    }

    @Test func anOldClientReadsToTheEnd() throws {
        let ends = Ends()
        let live = try live(ends) { Letters(5000, ends: $0) }
        let text = try received(live, "GET / HTTP/1.0\r\n\r\n")
        #expect(!text.lowercased().contains("transfer-encoding"))
        #expect(text.hasSuffix("\r\n\r\n" + String(repeating: "x", count: 5000)))
    }

    @Test func aBodyThatFailsIsCutOff() throws {
        let ends = Ends()
        let live = try live(ends) { Letters(5000, fails: true, ends: $0) }
        let text = try received(live, request("GET /"))
        #expect(text.hasPrefix("HTTP/1.1 200") && text.count(where: { $0 == "x" }) == 5000)
        #expect(!text.hasSuffix("0\r\n\r\n"))
        #expect(try live.response(to: request("GET /other"))?.status == 204)
    }

    @Test func headHasNoBody() throws {
        let ends = Ends()
        let live = try live(ends) { Letters(5000, ends: $0) }
        for request in [request("HEAD /"), request("HEAD /", "Connection: close"), "HEAD / HTTP/1.0\r\n\r\n"] {
            let text = try received(live, request)
            #expect(text.hasPrefix("HTTP/1.1 200") && text.hasSuffix("\r\n\r\n"))
            #expect(text.split(separator: "\r\n\r\n", omittingEmptySubsequences: false).count == 2, "\(text)")
            #expect(text.lowercased().contains("\r\nconnection: close\r\n"))
        }
    }

    @Test func whatHoldsTooMuchIsRefused() throws {
        let ends = Ends()
        let live = try live(ends, configure: { $0.responseMemory = 100_000 }) {
            Letters(10, heldBytes: 100_000, ends: $0)
        }
        let text = try received(live, request("GET /"))
        #expect(text.hasPrefix("HTTP/1.1 503") && text.contains("\r\nRetry-After: 1\r\n"))
    }

    /// A body that nobody reads, and one whose client has gone, are let go; so are those that were read.
    @Test func isLetGo() throws {
        let ends = Ends()
        do {
            let live = try live(ends) { Letters(50_000_000, ends: $0) }
            for _ in 0..<5 {
                let client = try live.connect()
                try client.send(request("GET /"))
                #expect(try client.start().hasPrefix("HTTP/1.1 200"))
            }
            // As soon as the clients are gone.
            #expect(eventually { live.openConnections == 0 })
            #expect(ends.count.load(ordering: .relaxed) == 5)
        }
        let live = try live(ends) { Letters(5000, ends: $0) }
        for _ in 0..<5 { _ = try received(live, request("GET /", "Connection: close")) }
        #expect(ends.count.load(ordering: .relaxed) == 10)
    }
}

extension RawClient {
    /// All that comes until the end of the connection.
    fileprivate func everything() throws -> String {
        try waitForEnd()
        return String(decoding: received, as: UTF8.self)
    }

    /// What comes first.
    fileprivate func start() throws -> String {
        _ = try receive()
        return String(decoding: received, as: UTF8.self)
    }
}
