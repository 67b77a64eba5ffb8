import CMicrohttpd

/// Keeps connections on which nothing moves from costing processor time.
///
/// The event loop of libmicrohttpd 0.9.75 does not wait while it takes a connection for ready. A connection whose memory is
/// full before the end of a chunk line or of the trailer section, or just at the end of the header section, is ready for
/// ever: nothing more is read of it, not even that its client has left.
///
/// So while the library has something ready, the connections that wait for the rest of a body are looked at after each
/// iteration, and those of which nothing is read are refused. Where that finds nobody for long, the next iteration begins only
/// with an event.
struct StalledBodies {
    /// The library reads half of a connection's memory at once, and the other half by 128 bytes in an iteration: after 56 of
    /// them it has called back, or refused a request whose header section fills the memory.
    static let patience = 64
    /// While others are served, so many connections are looked at, and so often, in nanoseconds: to look costs those others time,
    /// and a connection that stalls costs next to nothing as long as the loop turns for them anyway.
    private static let portion = 256
    private static let interval: UInt64 = 1_000_000

    /// Those whose body is awaited, and some for which that is over.
    private var awaited: [Connection] = []
    /// When there are so many, those for which it is over are let go.
    private var limit = 16
    private var next = 0
    /// When there is a look again while others are served.
    private var nextLook: UInt64 = 0
    private var readability = Readability()
    /// The iterations in a row in which the library had something ready, and did nothing.
    private var idleIterations = 0

    /// Whether the library has had something ready for so long that it does nothing about it.
    var isStandstill: Bool { idleIterations >= Self.patience }

    /// Remembers a connection that may have to wait for its request's body.
    mutating func expectBody(on connection: Connection) {
        guard !connection.isAwaited else { return }
        connection.isAwaited = true
        awaited.append(connection)
    }

    /// To be called after each iteration of the event loop; `isIdle` when the library called nothing back in it.
    mutating func endIteration(of daemon: OpaquePointer, isIdle: Bool, now: UInt64) {
        if awaited.count >= limit { letGo() }
        if !isIdle {
            idleIterations = 0
            guard !awaited.isEmpty, now >= nextLook else { return }
            nextLook = now + Self.interval
        }
        guard isIdle || !awaited.isEmpty, CMicrohttpd_is_ready(daemon) != 0 else {
            idleIterations = 0
            return
        }
        idleIterations = isIdle ? idleIterations + 1 : 0
        letGo()
        if !awaited.isEmpty { look(atMost: isIdle ? awaited.count : Self.portion) }
    }

    private mutating func letGo() {
        awaited.removeAll { connection in
            connection.isAwaited = connection.awaitsBody
            return !connection.isAwaited
        }
        limit = 2 * awaited.count + 16
    }

    /// Looks at so many connections, each in its turn, and refuses those that have stalled.
    private mutating func look(atMost limit: Int) {
        let connections = (0..<min(awaited.count, limit)).map { awaited[(next + $0) % awaited.count] }
        next = (next + connections.count) % awaited.count
        readability.look(at: connections.lazy.map(\.descriptor))
        for (index, connection) in connections.enumerated() {
            connection.refuseIfStalled(isReadable: readability[index])
        }
    }
}
