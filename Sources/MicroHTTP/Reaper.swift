import Glibc

/// The end of connections that take too long, or whose client has gone.
///
/// The library's own timeout is off. It counts from the last byte, so a client that sends one byte a second lives for ever,
/// and it looks at the clock six times a request. The deadlines here are absolute. An overdue connection is shut down, not
/// closed: the library owns the descriptor, sees the shutdown as the client's leaving, and closes.
struct Reaper {
    /// Deadlines are looked at this often, in nanoseconds: often enough to keep one of a second within a fifth, and
    /// rarely enough that 4096 connections cost less than a thousandth of a processor.
    static let interval: UInt64 = 200_000_000
    /// Departures are looked for in each fifth round: it takes a system call for each connection.
    static let departureRounds = 5

    /// How long a connection is left alone, in nanoseconds, before it may have to make room for another one. With the
    /// interval and a moment more, whoever waits for that room waits for half a second.
    static let grace: UInt64 = 250_000_000

    private var next: UInt64 = 0
    private var round = 0

    /// Shuts down what is overdue or abandoned, and where there are `limit` connections some of the idle ones; at most
    /// once in each interval.
    mutating func turn(_ connections: [Connection], limit: Int, now: UInt64) {
        guard now >= next else { return }
        // After a pause of the process or of its machine, what clients sent in the meantime is read first.
        let isLate = next > 0 && now > next + 1_000_000_000
        next = now + Self.interval
        if isLate { return }
        round = (round + 1) % Self.departureRounds
        let looksForDepartures = round == 0
        for connection in connections
        where now >= connection.deadline || (looksForDepartures && Self.isAbandoned(connection)) {
            connection.cutOff()
        }
        if connections.count >= limit { Self.makeRoom(for: max(limit / 4, 1), among: connections, now: now) }
    }

    /// Ends so many of the connections between two requests, or before their first, those that have waited longest first.
    ///
    /// At the limit no client is accepted any more, and connections on which nothing happens would keep everybody out until
    /// their deadline. A quarter at once: a client stands in the kernel's queue behind others of their kind.
    private static func makeRoom(for count: Int, among connections: [Connection], now: UInt64) {
        let idle = connections.compactMap { connection in
            connection.waitingSince.flatMap { $0 + grace <= now ? (since: $0, connection: connection) : nil }
        }
        for (_, connection) in idle.sorted(by: { $0.since < $1.since }).prefix(count) {
            shutdown(connection.descriptor, CInt(SHUT_RD))
        }
    }

    /// Whether the client has ended its side while the server waits for something from it.
    ///
    /// The library overlooks an end that arrives together with data, and would keep the connection until its deadline.
    private static func isAbandoned(_ connection: Connection) -> Bool {
        guard connection.waitsForClient, case .end = Incoming.look(at: connection.descriptor) else { return false }
        return true
    }

    /// Ends the connections between two requests, those that have waited from before `limit` on. Only the reading side is
    /// shut down: what a client had already sent is still read and answered, and only then is the end seen.
    static func dismissIdle(_ connections: [Connection], since limit: UInt64) {
        for connection in connections {
            if let since = connection.waitingSince, since < limit { shutdown(connection.descriptor, CInt(SHUT_RD)) }
        }
    }
}
