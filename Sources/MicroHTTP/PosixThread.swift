import Glibc

/// Threads of the operating system, on which no signal meant for the process is delivered.
enum PosixThread {
    /// Starts a thread that runs `body` to its end and is then to be joined; nil, with the reason in `errno`, when the
    /// system has none left.
    ///
    /// The new thread inherits the signal mask in force at its creation. Termination signals stay blocked in it, so
    /// that they reach the thread that waits for them; faults such as SIGSEGV stay open, so that they are reported.
    static func start(_ body: @Sendable @escaping () -> Void) -> pthread_t? {
        let box = Unmanaged.passRetained(Body(run: body))
        var blocked = sigset_t()
        var previous = sigset_t()
        sigemptyset(&blocked)
        for signal in [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGPIPE] { sigaddset(&blocked, signal) }
        pthread_sigmask(SIG_BLOCK, &blocked, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }

        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, box.toOpaque())
        guard code == 0 else {
            box.release()
            // Other calls leave their reason there; this one returns it.
            errno = code
            return nil
        }
        return thread
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(run: @Sendable @escaping () -> Void) { self.run = run }
    }

    /// How many processors the machine has online. What a container is allowed of them, the system does not say here.
    static var availableProcessors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
}
