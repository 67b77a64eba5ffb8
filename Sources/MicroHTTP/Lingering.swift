import Glibc

/// Connections that the library has closed while their clients may still be sending.
///
/// A socket that is closed with bytes unread, or to which some come afterwards, is reset, and with the reset all is lost that
/// still waits to be sent: the refusal, and what is left of a great answer before it. So a descriptor of such a connection is
/// kept, of which only the sending side is shut down. What comes is dropped until the client ends its side, or for two
/// seconds; then the kernel has what was sent, and goes on to send it after the close (RFC 9112 section 9.6).
struct Lingering: ~Copyable {
    /// The most connections that a worker keeps so, where the system allows enough descriptors.
    static let limit = 64
    /// For how long a client may go on sending, in nanoseconds.
    static let patience: UInt64 = 2_000_000_000
    /// What comes is looked at this often, in nanoseconds: it takes a system call for each connection.
    private static let interval: UInt64 = 5_000_000
    /// The most bytes that are dropped of one connection at once. A client that sends without end gets 200 MB/s.
    private static let portion = 1 << 20

    /// Beyond it the oldest is closed.
    private let limit: Int
    /// The oldest first.
    private var kept: [(descriptor: Int32, until: UInt64)] = []
    private var next: UInt64 = 0

    init(limit: Int) { self.limit = limit }

    var isEmpty: Bool { kept.isEmpty }

    deinit {
        for one in kept { close(one.descriptor) }
    }

    /// Keeps a connection that is about to be closed; without a descriptor for it the client may be reset.
    mutating func keep(_ descriptor: Int32, now: UInt64) {
        guard limit > 0 else { return }
        if kept.count >= limit { close(kept.removeFirst().descriptor) }
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return }
        // The library has done so by now, unless it stops.
        shutdown(copy, CInt(SHUT_WR))
        kept.append((copy, now + Self.patience))
    }

    /// Drops what has come, and closes the connections that are over.
    mutating func turn(now: UInt64) {
        guard !kept.isEmpty, now >= next else { return }
        next = now + Self.interval
        kept.removeAll { one in
            let isOver =
                if case .end = Incoming.drop(from: one.descriptor, upTo: Self.portion) { true } else {
                    now >= one.until
                }
            if isOver { close(one.descriptor) }
            return isOver
        }
    }
}
