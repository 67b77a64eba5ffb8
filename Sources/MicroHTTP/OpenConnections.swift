import Synchronization

/// The number of connections that are open, over all threads.
final class OpenConnections: Sendable {
    private let storage = Atomic<Int>(0)

    var count: Int { storage.load(ordering: .relaxed) }

    func add(_ change: Int) { storage.add(change, ordering: .relaxed) }
}
