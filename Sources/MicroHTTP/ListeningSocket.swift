import Glibc

/// A socket that listens on one address. The threads' daemons each get a duplicate of it.
///
/// One shared socket rather than one per thread by SO_REUSEPORT: with that, a second process of the same user could
/// bind the same port without an error and silently take a part of the traffic.
struct ListeningSocket: ~Copyable {
    let descriptor: Int32
    /// The port that is bound, also where a free one was asked for.
    let port: UInt16

    init(host: String, port: UInt16) throws(ServerError) {
        guard let address = SocketAddress(host: host, port: port) else { throw .invalidHost(host) }
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(address.family, type, 0)
        guard descriptor >= 0 else { throw .system(step: "open a socket", reason: lastErrorText()) }

        // A port whose last connections are in TIME_WAIT can be bound again at once; one that is listened on cannot.
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        let isBound = address.withSockaddr { bind(descriptor, $0, $1) } == 0 && listen(descriptor, SOMAXCONN) == 0
        guard isBound, let boundPort = SocketAddress.boundPort(of: descriptor) else {
            let code = errno
            Glibc.close(descriptor)
            if code == EADDRINUSE { throw .portInUse(host: host, port: port) }
            throw .system(step: "listen on port \(port) of \(host)", reason: errorText(code))
        }
        self.descriptor = descriptor
        self.port = boundPort
    }

    /// A second descriptor of the same socket, to be closed by whoever gets it; nil when the system has none left.
    func duplicate() -> Int32? {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 ? copy : nil
    }

    deinit { Glibc.close(descriptor) }
}
