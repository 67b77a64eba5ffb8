import Glibc

/// Asks a running service whether it is alive, as a container's health check does, without any other program.
public enum HealthCheck {
    /// Sends a GET request and looks at the status of the answer, with two seconds for each step.
    ///
    /// - Parameters:
    ///   - host: the address that the service was told to listen on; if that is all addresses, a loopback one is asked.
    ///   - port: the port, not 0.
    ///   - path: the path, which must need no escaping.
    /// - Returns: whether the answer is 200.
    public static func isHealthy(host: String, port: UInt16, path: String) -> Bool {
        guard let address = SocketAddress(host: reachableHost(host), port: port) else { return false }
        let descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var limit = timeval(tv_sec: 2, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        guard address.withSockaddr({ connect(descriptor, $0, $1) }) == 0 else { return false }

        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        guard send(descriptor, request, request.utf8.count, Int32(MSG_NOSIGNAL)) == request.utf8.count else {
            return false
        }
        let expected = Array("HTTP/1.1 200 ".utf8)
        var answer = [UInt8](repeating: 0, count: expected.count)
        return recv(descriptor, &answer, answer.count, Int32(MSG_WAITALL)) == answer.count
            && answer == expected
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
