import HTTPMessage
import MicroHTTP
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

    /// The handler that `LiveServer` has, held up by each request for `/gate`.
    @Sendable func echo() -> Handler {
        let echo = LiveServer.echo()
        return { [self] request, body in
            if request.path == "/gate" { hold() }
            return echo(request, body)
        }
    }
}
