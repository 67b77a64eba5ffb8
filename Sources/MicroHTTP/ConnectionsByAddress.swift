import Synchronization

/// How many connections each client has open, over all threads, and the most that it may have.
final class ConnectionsByAddress: Sendable {
    private let limit: Int
    private let counts = Mutex<[ClientAddress: Int]>([:])

    /// - Parameter limit: the most connections of one client; 0 for no limit, and then nothing is counted.
    init(limit: Int) { self.limit = limit }

    /// Whether there is a limit.
    var isLimited: Bool { limit > 0 }

    /// Counts a connection; false, and nothing is counted, when its client has as many as it may have.
    func add(_ address: ClientAddress) -> Bool {
        counts.withLock { counts in
            let count = counts[address.client, default: 0]
            guard count < limit else { return false }
            counts[address.client] = count + 1
            return true
        }
    }

    /// Takes back what `add` counted.
    func remove(_ address: ClientAddress) {
        counts.withLock { counts in
            guard let count = counts[address.client] else { return }
            counts[address.client] = count > 1 ? count - 1 : nil
        }
    }

    /// How many clients have a connection.
    var clients: Int { counts.withLock { $0.count } }
}
