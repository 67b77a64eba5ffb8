import Glibc
import Synchronization

/// Holds a thread up until it is told to go on.
final class Gate: Sendable {
    private let state = Atomic<Int>(0)

    func hold() {
        state.store(1, ordering: .releasing)
        while state.load(ordering: .acquiring) == 1 { usleep(200) }
    }

    func waitUntilHeld() {
        while state.load(ordering: .acquiring) != 1 { usleep(200) }
    }

    func open() { state.store(0, ordering: .releasing) }
}
