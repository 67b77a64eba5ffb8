import ByteBuffer
import HTTPMessage
import Testing

@testable import MicroHTTP

/// Connections that the server closes while the client is still sending, or has not read its answer yet.
@Suite struct LingeringTests {
    /// Great enough to wait in the kernel of the server, small enough to fit there while nobody reads.
    private static let size = 200_000

    struct Row: CustomTestStringConvertible {
        let name: String
        /// Why the second of two requests is the last.
        let last: String
        let status: Int
        var testDescription: String { name }
    }

    /// More than the library reads at once, so that some of it is unread when the connection is closed.
    private static let more = String(repeating: request("GET /"), count: 1500)

    private static let rows = [
        Row(name: "refused", last: request("GET /", "Host: b") + more, status: 400),
        Row(name: "refused before its body", last: request("POST /", "Content-Length: 9999999") + more, status: 413),
        Row(name: "refused by the library", last: "GET / HTTP/1.1\r\nno colon\r\n\r\n" + more, status: 400),
        Row(name: "closed as the client asks", last: request("GET /", "Connection: close") + more, status: 200),
    ]

    private static let great: @Sendable () -> Handler = {
        let buffer = ByteBuffer()
        return { _, _ in
            buffer.removeAll()
            for _ in 0..<size { buffer.append(UInt8(ascii: "x")) }
            return Response(status: .ok, contentType: .json, body: .buffer(buffer))
        }
    }

    /// What has been sent arrives, also if it is read long after the server has closed its side.
    @Test(arguments: rows)
    func whatWasSentArrives(_ row: Row) throws {
        let live = try LiveServer(threads: 1, makeHandler: Self.great)
        let client = try RawClient(port: live.port, receiveBuffer: 4096)
        try client.send(request("GET /") + row.last)
        #expect(eventually { live.openConnections == 0 })
        #expect(try client.response()?.body.utf8.count == Self.size)
        #expect(try client.response()?.status == row.status)
        #expect(try client.isEnded())
    }

    struct Share: CustomTestStringConvertible {
        let descriptors: Int
        let wanted: Int
        let threads: Int
        let connections: Int
        let lingering: Int
        var testDescription: String { "\(descriptors) descriptors for \(wanted) connections on \(threads) threads" }
    }

    /// With enough descriptors for all there is one for every connection and for as many that linger as there may be.
    @Test(arguments: [
        Share(descriptors: 4096 + 2 * 64, wanted: 4096, threads: 2, connections: 4096, lingering: 64),
        Share(descriptors: 4096 + 64 * 64, wanted: 4096, threads: 64, connections: 4096, lingering: 64),
        Share(descriptors: 1 << 20, wanted: 64, threads: 1, connections: 64, lingering: 64),
        Share(descriptors: 4096 + 320, wanted: 4096, threads: 8, connections: 4096, lingering: 40),
        Share(descriptors: 4096, wanted: 4096, threads: 8, connections: 3840, lingering: 32),
        Share(descriptors: 24, wanted: 4096, threads: 2, connections: 24, lingering: 0),
        Share(descriptors: 2, wanted: 4096, threads: 2, connections: 2, lingering: 0),
    ])
    func descriptorsAreShared(_ row: Share) {
        let shares = Server.shares(of: row.descriptors, wanted: row.wanted, threads: row.threads)
        #expect(shares.connections == row.connections && shares.lingering == row.lingering, "\(shares)")
    }

    /// A client that sends all before it reads anything gets an answer too.
    @Test func aRefusedBodyIsReadAndDropped() throws {
        let live = try LiveServer(threads: 1)
        let client = try live.connect()
        let body = String(repeating: " ", count: 8_000_000)
        try client.send(request("POST /", "Content-Length: \(body.utf8.count)", body: body))
        #expect(try client.response()?.status == 413)
        #expect(try client.isEnded())
    }
}
