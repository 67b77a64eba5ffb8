import CMicrohttpd

/// The connections that wait for the rest of a request body, and whether the library still reads from them.
///
/// libmicrohttpd 0.9.75 does not wait for events while it considers a connection ready. A connection whose memory is full
/// before the end of a chunk line or of the trailer section stays ready forever: the library reads nothing more from it, not
/// even the end that its client has sent. One such connection would keep a thread busy until its deadline.
///
/// While the library has something ready, these connections are therefore checked after each iteration of the event loop, and
/// one from which nothing is read is refused. If that finds none, the next iteration waits for an event.
struct StalledBodies {
    /// Idle iterations after which the loop waits for an event. The library reads at least 187 bytes of a connection in an
    /// iteration, so a header section fills its memory, without a callback, in fewer.
    static let patience = 64
    /// The maximum number of connections checked after an iteration: each check is a system call.
    private static let portion = 64

    private var awaited: [Connection] = []
    private var next = 0
    /// Consecutive iterations in which the library had something ready and called nothing back.
    private var idleIterations = 0

    /// Whether nothing has come of what the library considers ready.
    var isStandstill: Bool { idleIterations >= Self.patience }

    /// Adds a connection whose request has a body.
    mutating func expectBody(on connection: Connection) {
        guard !connection.isAwaited else { return }
        connection.isAwaited = true
        awaited.append(connection)
    }

    /// Checks the connections after an iteration of the event loop. `isIdle` says that the library called nothing back in it.
    mutating func endIteration(of daemon: OpaquePointer, isIdle: Bool) {
        awaited.removeAll { connection in
            connection.isAwaited = connection.awaitsBody
            return !connection.isAwaited
        }
        guard isIdle || !awaited.isEmpty, CMicrohttpd_is_ready(daemon) != 0 else {
            idleIterations = 0
            return
        }
        idleIterations = isIdle ? idleIterations + 1 : 0
        for _ in 0..<min(awaited.count, Self.portion) {
            next = (next + 1) % awaited.count
            awaited[next].refuseIfStalled()
        }
    }
}
