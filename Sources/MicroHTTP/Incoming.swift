// The flags of `recv` belong to both modules in the compiler's eyes; with one of them a release does not build.
import CMicrohttpd
import Glibc

/// What has come from a client that the library has not read, as the kernel tells it without waiting.
enum Incoming {
    /// So many bytes.
    case something(Int)
    /// Nothing yet.
    case nothing
    /// Nothing any more: the client has ended its side, or is gone.
    case end

    /// What waits to be read of a connection; it stays there, and is not copied.
    static func look(at descriptor: Int32) -> Incoming {
        Incoming(count: recv(descriptor, nil, .max, Int32(MSG_PEEK) | Int32(MSG_TRUNC) | Int32(MSG_DONTWAIT)))
    }

    /// Drops what waits to be read, at most so many bytes, without copying it; says what there was.
    static func drop(from descriptor: Int32, upTo count: Int) -> Incoming {
        Incoming(count: recv(descriptor, nil, count, Int32(MSG_TRUNC) | Int32(MSG_DONTWAIT)))
    }

    private init(count: Int) {
        let isSilent = count < 0 && (errno == EAGAIN || errno == EINTR)
        self = count > 0 ? .something(count) : isSilent ? .nothing : .end
    }
}
