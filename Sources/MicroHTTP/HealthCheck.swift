import Glibc

/// Asks a running service whether it is alive, as a container's health check does, without any other program.
public enum HealthCheck {
    /// The seconds that connecting, sending and receiving may take, each.
    static let timeout = 2

    /// Sends a GET request and checks that the status of the answer is 200.
    ///
    /// - Parameters:
    ///   - host: the address that the service was told to listen on; if that is all addresses, a loopback one is asked.
    ///   - port: the port, not 0.
    ///   - path: the path, which must need no escaping.
    /// - Throws: a `HealthFailure` if there is no answer or its status is another one.
    public static func run(host: String, port: UInt16, path: String) throws(HealthFailure) {
        func failure(_ reason: HealthFailure.Reason) -> HealthFailure {
            HealthFailure(host: host, port: port, path: path, reason: reason)
        }
        guard let address = SocketAddress(host: reachableHost(host), port: port) else { throw failure(.invalidHost) }
        let descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw failure(.system(lastErrorText())) }
        defer { close(descriptor) }
        var limit = timeval(tv_sec: timeout, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        guard address.withSockaddr({ connect(descriptor, $0, $1) }) == 0 else { throw failure(.lastError) }

        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        guard send(descriptor, request, request.utf8.count, Int32(MSG_NOSIGNAL)) == request.utf8.count else {
            throw failure(.lastError)
        }
        // "HTTP/1.1 200"
        var answer = [UInt8](repeating: 0, count: 12)
        let received = recv(descriptor, &answer, answer.count, Int32(MSG_WAITALL))
        guard received >= 0 else { throw failure(.lastError) }
        let line = String(decoding: answer.prefix(received), as: UTF8.self)
        guard received == answer.count, line.hasPrefix("HTTP/1.1 "), let status = Int(line.dropFirst(9)) else {
            throw failure(.noAnswer)
        }
        guard status == 200 else { throw failure(.status(status)) }
    }

    /// An address to reach a server at that listens on all of them.
    private static func reachableHost(_ host: String) -> String {
        switch host {
        case "0.0.0.0": "127.0.0.1"
        case "::": "::1"
        default: host
        }
    }
}

/// Why a service is not healthy, or may not be.
public struct HealthFailure: Error, Equatable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Sendable, Equatable {
        /// The host is neither an IPv4 nor an IPv6 literal.
        case invalidHost
        /// The operating system's word for why nothing could be sent or received.
        case system(String)
        /// A step took longer than `HealthCheck` waits.
        case timeout
        /// The connection ended before an HTTP status, or something else was sent.
        case noAnswer
        /// The status of the answer, which is not 200.
        case status(Int)

        /// The reason that `errno` has now.
        fileprivate static var lastError: Reason {
            [EAGAIN, EINPROGRESS, EWOULDBLOCK].contains(errno) ? .timeout : .system(lastErrorText())
        }
    }

    let host: String
    let port: UInt16
    let path: String
    /// What went wrong.
    public let reason: Reason

    /// One sentence that names the address asked and the reason.
    public var description: String {
        let asked = "\(path) at port \(port) of \(host)"
        return switch reason {
        case .invalidHost: ServerError.invalidHost(host).description
        case .system(let reason): "could not ask \(asked): \(reason)"
        case .timeout: "\(asked) did not answer within \(HealthCheck.timeout) seconds"
        case .noAnswer: "\(asked) gave no HTTP answer"
        case .status(let status): "\(asked) answered with the status \(status)"
        }
    }
}
