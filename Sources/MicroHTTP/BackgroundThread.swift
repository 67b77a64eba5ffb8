/// A thread beside the server's own.
public enum BackgroundThread {
    /// Runs `body` on a new thread, to which no termination signal is delivered; false when the system has none left.
    public static func start(_ body: @Sendable @escaping () -> Void) -> Bool {
        PosixThread.start(body) != nil
    }
}
