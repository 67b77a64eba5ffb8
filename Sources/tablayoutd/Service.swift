import Glibc
import HTTPSemantics
import MicroHTTP
import TabAPI

/// The running service, from start to exit.
enum Service {
    /// Serves until SIGTERM or SIGINT, then drains and exits with 0. A second signal exits at once, with 128 and its
    /// number.
    static func run(_ configuration: Configuration) throws(ServerError) -> Never {
        // Before any thread exists, so that all inherit it and the signals come to `sigwait` only.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_BLOCK, &signals, nil)

        let log = Log(level: configuration.logLevel, format: format(configuration.logFormat))
        let drainState = DrainState()
        var serverConfiguration = configuration.server
        let semantics = configuration.semantics
        if semantics.origins != .none {
            serverConfiguration.fieldsOfRefusal = { semantics.fieldsOfRefusal($0) }
        }
        let server = try Server(
            configuration: serverConfiguration, drainState: drainState, log: log,
            makeHandler: handlerFactory(drainState, semantics))
        log.announce(.info, "listening on \(url(configuration.server.host, server.port))")

        let signal = next(&signals)
        log.write(.info, "draining on signal \(signal)")
        let end = Ending(server: server, log: log, configuration: configuration)
        guard end.start() else { exit(end.run()) }
        _exit(128 + next(&signals))
    }

    /// A closure made here rather than in `main.swift`: there it would belong to the main actor, and trap on the
    /// server's threads.
    private static func handlerFactory(_ drainState: DrainState, _ semantics: Semantics) -> @Sendable () -> Handler {
        {
            let service = LayoutService(isReady: { !drainState.isDraining })
            let exchange = Exchange(semantics) { request, body in service.respond(to: request, body: body) }
            return { request, body in exchange.respond(to: request, body: body) }
        }
    }

    private static func next(_ signals: inout sigset_t) -> Int32 {
        var signal: Int32 = 0
        while sigwait(&signals, &signal) != 0 {}
        return signal
    }

    private static func format(_ choice: LogFormatChoice) -> LogFormat {
        switch choice {
        case .json: .json
        case .text: .text
        case .auto: isatty(STDOUT_FILENO) == 1 ? .text : .json
        }
    }

    private static func url(_ host: String, _ port: UInt16) -> String {
        host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
    }
}

/// The drain, on a thread of its own while the main thread waits for an impatient second signal.
private final class Ending: Sendable {
    private let server: Server
    private let log: Log
    private let delay: Duration
    private let timeout: Duration

    init(server: Server, log: Log, configuration: Configuration) {
        self.server = server
        self.log = log
        delay = configuration.drainDelay
        timeout = configuration.drainTimeout
    }

    func run() -> Int32 {
        let cutOff = server.drain(delay: delay, timeout: timeout)
        if cutOff > 0 { log.write(.warning, "\(cutOff) connections were cut off at the drain timeout") }
        log.write(.info, "stopped")
        log.close(within: .seconds(2))
        return 0
    }

    func start() -> Bool { BackgroundThread.start { [self] in exit(run()) } }
}
