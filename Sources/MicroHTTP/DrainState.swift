import Synchronization

/// How far a server has come on its way out. Shared by the server, its threads and whoever answers for readiness.
public final class DrainState: Sendable {
    enum Phase: UInt8, AtomicRepresentable {
        /// Accepting and answering.
        case serving
        /// Still accepting and answering, but closing each connection after its answer.
        case leaving
        /// Accepting nothing more; answering what is in flight.
        case closing
    }

    private let phaseStorage = Atomic<Phase>(.serving)
    private let deadlineStorage = Atomic<UInt64>(.max)
    private let cutOffStorage = Atomic<Int>(0)

    /// The state of a server that serves.
    public init() {}

    /// Whether the server has been told to leave. Cheap, and readable from any thread.
    public var isDraining: Bool { phase != .serving }

    var phase: Phase { phaseStorage.load(ordering: .acquiring) }

    /// When the threads close what is still open, on the monotonic clock.
    var deadline: UInt64 { deadlineStorage.load(ordering: .acquiring) }

    /// Starts leaving; false when that had happened already.
    func leave() -> Bool {
        phaseStorage.compareExchange(expected: .serving, desired: .leaving, ordering: .acquiringAndReleasing).exchanged
    }

    /// The number of connections that were still open at the deadline.
    var cutOffConnections: Int { cutOffStorage.load(ordering: .acquiring) }

    func cutOff(_ connections: Int) {
        cutOffStorage.add(connections, ordering: .acquiringAndReleasing)
    }

    func close(by deadline: UInt64) {
        deadlineStorage.store(deadline, ordering: .releasing)
        phaseStorage.store(.closing, ordering: .releasing)
    }
}
