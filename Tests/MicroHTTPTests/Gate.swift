import Synchronization

/// Holds a thread up until it is told to go on, or has long been forgotten.
final class Gate: Sendable {
    private let state = Atomic<Int>(0)

    func hold() {
        state.store(1, ordering: .releasing)
        _ = eventually { state.load(ordering: .acquiring) == 0 }
    }

    var isEventuallyHeld: Bool { eventually { state.load(ordering: .acquiring) == 1 } }

    func open() { state.store(0, ordering: .releasing) }
}
