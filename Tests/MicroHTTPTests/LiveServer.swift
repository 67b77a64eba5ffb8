import ByteBuffer
import HTTPMessage

@testable import MicroHTTP

/// A server on a free port whose handler tells what it was asked: method, path, query, content type, and the body.
///
///     GET /path?query application/json
///     the body
final class LiveServer {
    let server: Server
    var port: UInt16 { server.port }
    var openConnections: Int { server.openConnections }

    /// Unless it `answersAtOnce`, every answer waits a turn, as it otherwise does only in a crowd.
    init(
        threads: Int = 2, answersAtOnce: Bool = false, log: Log = .silent, metrics: Metrics = Metrics(),
        configure: (inout ServerConfiguration) -> Void = { _ in },
        makeHandler: @Sendable @escaping () -> Handler = LiveServer.echo
    ) throws {
        var configuration = ServerConfiguration()
        configuration.threads = threads
        if !answersAtOnce { configuration.gatheringCrowd = 0 }
        configure(&configuration)
        server = try Server(configuration: configuration, metrics: metrics, log: log, makeHandler: makeHandler)
    }

    deinit { server.drain(delay: .zero, timeout: .zero) }

    func connect() throws -> RawClient { try RawClient(port: port) }

    /// The response to one request on a connection of its own.
    func response(to request: String) throws -> RawResponse? {
        let client = try connect()
        try client.send(request)
        return try client.response()
    }

    @Sendable static func echo() -> Handler {
        let buffer = ByteBuffer()
        return { request, body in
            buffer.removeAll()
            buffer.append(request.method.name ?? "other")
            buffer.append(" ")
            buffer.append(request.path)
            if let query = request.query {
                buffer.append("?")
                buffer.append(query)
            }
            if let type = request.contentType {
                buffer.append(" ")
                buffer.append(type)
            }
            if let accept = request.accept {
                buffer.append(" accept=")
                buffer.append(accept)
            }
            buffer.append("\n")
            body.withUnsafeBytes { buffer.append($0.bindMemory(to: UInt8.self)) }
            return Response(status: .ok, contentType: .json, body: .buffer(buffer))
        }
    }
}

extension Log {
    /// A log of nothing but errors.
    static let silent = Log(level: .error)
}

/// A request with a Host field and the further lines given.
func request(_ line: String, _ fields: String..., body: String = "") -> String {
    ([line + " HTTP/1.1", "Host: localhost"] + fields).joined(separator: "\r\n") + "\r\n\r\n" + body
}
