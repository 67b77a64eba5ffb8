import Glibc

/// A thread beside the server's own.
public enum BackgroundThread {
    /// Runs `body` on a new thread, to which no termination signal is delivered; false when the system has none left.
    public static func start(_ body: @Sendable @escaping () -> Void) -> Bool {
        guard let thread = PosixThread.start(body) else { return false }
        // Nobody waits for it, so the system may clear it away at its end.
        pthread_detach(thread)
        return true
    }
}
