import Glibc

@testable import MicroHTTP

/// A client that sends exactly the bytes it is told to.
final class RawClient {
    private let descriptor: Int32
    private(set) var received: [UInt8] = []

    /// Connects to a loopback port. Every wait ends after ten seconds, so that a silent server fails a test instead of
    /// hanging it. With a `receiveBuffer` of few bytes next to nothing of an answer lies on the client's side.
    init(port: UInt16, host: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
        guard let address = SocketAddress(host: host, port: port) else { throw Failure(step: "address") }
        descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(step: "socket") }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        if var size = receiveBuffer {
            // Before connecting: the window is agreed upon then.
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        // The descriptor is closed by `deinit`, which runs for a failed initialisation too.
        guard address.withSockaddr({ connect(descriptor, $0, $1) }) == 0 else { throw Failure(step: "connect") }
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Failure(step: "send") }
            rest = rest.dropFirst(count)
        }
    }

    /// Ends the sending side.
    func finishSending() { shutdown(descriptor, CInt(SHUT_WR)) }

    /// Leaves without a word: the server sees the connection broken off.
    func reset() {
        var nobody = sockaddr(sa_family: sa_family_t(AF_UNSPEC), sa_data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        connect(descriptor, &nobody, socklen_t(MemoryLayout<sockaddr>.size))
    }

    /// The next response; nil when the server has ended the connection first.
    func response(toHead: Bool = false) throws -> RawResponse? {
        while true {
            if let (response, length) = RawResponse.parse(received, toHead: toHead) {
                received.removeFirst(length)
                return response
            }
            guard try receive() else { return nil }
        }
    }

    /// Whether the server ends the connection without sending anything more.
    func isEnded() throws -> Bool { try received.isEmpty && !receive() && received.isEmpty }

    /// Whether the end of the connection comes; what is sent before it is thrown away.
    func waitForEnd() throws {
        // More than any test is sent: what has no end fails, too.
        while try receive() { guard received.count < 100_000_000 else { throw Failure(step: "end") } }
    }

    func receive() throws -> Bool {
        var part = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &part, part.count, 0)
        if count < 0, errno == ECONNRESET { return false }
        guard count >= 0 else { throw Failure(step: "receive") }
        received += part.prefix(count)
        return count > 0
    }

    struct Failure: Error { let step: String }
}

/// A response as it was received.
struct RawResponse {
    var status: Int
    var fields: [(name: String, value: String)]
    var body: String

    subscript(name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The response at the front of the bytes, and its length; nil when it is not complete.
    static func parse(_ bytes: [UInt8], toHead: Bool) -> (RawResponse, Int)? {
        let blank = Array("\r\n\r\n".utf8)
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: blank) }) else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
        let fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: String(parts[0]), value: String(parts.last?.drop { $0 == " " } ?? ""))
        }
        let words = lines[0].split(separator: " ")
        var response = RawResponse(status: Int(words[1]) ?? 0, fields: fields, body: "")
        let hasBody = !toHead && response.status >= 200 && response.status != 204
        let length = hasBody ? response["Content-Length"].flatMap(Int.init) ?? 0 : 0
        let start = end + blank.count
        guard bytes.count >= start + length else { return nil }
        response.body = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
        return (response, start + length)
    }
}
