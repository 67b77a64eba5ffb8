/// Why a server could not start.
public enum ServerError: Error, Equatable, CustomStringConvertible {
    /// The host is neither an IPv4 nor an IPv6 literal.
    case invalidHost(String)
    /// Something listens on the port: another process, or another server of this one.
    case portInUse(host: String, port: UInt16)
    /// The operating system refused a step: what was tried, and its word for the reason.
    case system(step: String, reason: String)
    /// The library in use is not the one whose behaviour the request guard was written for.
    case unsupportedLibrary(version: String)

    /// One sentence for the person who started the server.
    public var description: String {
        switch self {
        case .invalidHost(let host):
            "\"\(host)\" is not an IPv4 or IPv6 address such as 127.0.0.1 or ::1"
        case .portInUse(let host, let port):
            "port \(port) of \(host) is already in use"
        case .system(let step, let reason):
            "could not \(step): \(reason)"
        case .unsupportedLibrary(let version):
            """
            libmicrohttpd \(version) is installed, but the request guard relies on the memory layout of \
            \(Server.libraryVersion)
            """
        }
    }
}
