import Glibc

/// The end of connections that take too long, or whose client has gone.
///
/// The library's own timeout counts from the last byte, so a client that sends one byte a second lives for ever. The
/// deadlines here are absolute. An overdue connection is shut down, not closed: the library owns the descriptor, sees
/// the shutdown as the client's leaving, and closes.
struct Reaper {
    /// Deadlines are looked at this often, in nanoseconds: often enough to keep one of a second within a fifth, and
    /// rarely enough that 4096 connections cost less than a thousandth of a processor.
    static let interval: UInt64 = 200_000_000
    /// Departures are looked for in each fifth round: it takes a system call for each connection.
    static let departureRounds = 5

    private var next: UInt64 = 0
    private var round = 0

    /// Shuts down what is overdue or abandoned, at most once in each interval.
    mutating func turn(_ connections: [Connection], now: UInt64) {
        guard now >= next else { return }
        // After a pause of the process or of its machine, what clients sent in the meantime is read first.
        let isLate = next > 0 && now > next + 1_000_000_000
        next = now + Self.interval
        if isLate { return }
        round = (round + 1) % Self.departureRounds
        let looksForDepartures = round == 0
        for connection in connections
        where now >= connection.deadline || (looksForDepartures && Self.isAbandoned(connection)) {
            shutdown(connection.descriptor, CInt(SHUT_RDWR))
        }
    }

    /// Whether the client has ended its side while the server waits for something from it.
    ///
    /// The library overlooks an end that arrives together with data, and would keep the connection until its deadline.
    private static func isAbandoned(_ connection: Connection) -> Bool {
        guard connection.phase != .response else { return false }
        var byte: UInt8 = 0
        return recv(connection.descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
    }

    /// Ends the connections between two requests, those that have waited from before `limit` on. Only the reading side is
    /// shut down: what a client had already sent is still read and answered, and only then is the end seen.
    static func dismissIdle(_ connections: [Connection], since limit: UInt64) {
        for connection in connections {
            switch connection.phase {
            case .idle where connection.idleSince < limit, .fresh where connection.opened < limit:
                shutdown(connection.descriptor, CInt(SHUT_RD))
            default:
                break
            }
        }
    }
}
