import Glibc
import HTTPSemantics
import MicroHTTP
import TabAPI

/// The running service, from start to exit.
enum Service {
    /// Serves until SIGTERM or SIGINT, then drains and exits with 0. A second signal exits at once, with 128 and its
    /// number. SIGHUP reads the tokens again, and does nothing else and nothing without any.
    static func run(_ configuration: Configuration) throws -> Never {
        // Before any thread exists, so that all inherit it and the signals come to `sigwait` only.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGHUP)
        pthread_sigmask(SIG_BLOCK, &signals, nil)

        let log = Log(level: configuration.logLevel, format: format(configuration.logFormat))
        for warning in UnknownVariables.warnings { log.write(.warning, warning) }
        let tokens = try tokens(configuration.tokenFile, log)
        let access = tokens.map { AccessControl(tokens: $0, isOpen: { LayoutService.isOpen($0) }) }
        let drainState = DrainState()
        let metrics = Metrics(routes: LayoutService.routes, build: Product.build)
        let semantics = semantics(of: configuration, log)
        let admin = try AdminAddress.open(
            configuration, metrics: metrics, log: log,
            makeHandler: handlerFactory(.watching, drainState, metrics, log, semantics))
        var serverConfiguration = configuration.server
        if semantics.origins != .none {
            serverConfiguration.fieldsOfRefusal = { semantics.fieldsOfRefusal($0) }
        }
        let makeHandler = handlerFactory(
            admin == nil ? .everything : .withoutMetrics, drainState, metrics, log, semantics)
        let server = try StartError.naming("port") { () throws(ServerError) in
            try Server(
                configuration: serverConfiguration, drainState: drainState, metrics: metrics, access: access, log: log,
                findResource: { LayoutService.resource(at: $0) }, makeHandler: makeHandler)
        }
        log.announce(.info, "listening on \(url(configuration.server.host, server.port))")

        let signal = next(&signals, tokens, log)
        log.write(.info, "draining on signal \(signal)")
        let end = Ending(server: server, admin: admin, log: log, configuration: configuration)
        guard end.start() else { exit(end.run()) }
        _exit(128 + next(&signals, tokens, log))
    }

    /// A closure made here rather than in `main.swift`: there it would belong to the main actor, and trap on the
    /// server's threads.
    private static func handlerFactory(
        _ scope: Scope, _ drainState: DrainState, _ metrics: Metrics, _ log: Log, _ semantics: Semantics
    ) -> @Sendable () -> Handler {
        {
            let service = LayoutService(
                scope: scope, isReady: { !drainState.isDraining },
                writeMetrics: { metrics.write(to: $0, droppedLogLines: log.droppedLines) })
            let exchange = Exchange(semantics, prospects: { service.prospects(of: $0) }) { request, body in
                service.respond(to: request, body: body)
            }
            return { request, body in exchange.respond(to: request, body: body) }
        }
    }

    /// How answers are to be sent by this build.
    private static func semantics(of configuration: Configuration, _ log: Log) -> Semantics {
        var semantics = configuration.semantics
        semantics.cacheControl = configuration.effectiveCacheControl
        semantics.build = Build.number
        if semantics.build == nil {
            log.write(.info, "a linked library has no build id: a 304 costs as much as the answer it stands for")
        }
        return semantics
    }

    private static func tokens(_ path: String?, _ log: Log) throws(ConfigurationError) -> BearerTokens? {
        guard let path else { return nil }
        do throws(TokenFileError) {
            return try BearerTokens(path: path, log: log)
        } catch {
            throw ConfigurationError(message: "the token file \"\(path)\" cannot be used: \(error)")
        }
    }

    /// Waits for the next signal to leave, and reads the tokens again at each SIGHUP until then.
    private static func next(_ signals: inout sigset_t, _ tokens: BearerTokens?, _ log: Log) -> Int32 {
        while true {
            var signal: Int32 = 0
            guard sigwait(&signals, &signal) == 0 else { continue }
            guard signal == SIGHUP else { return signal }
            if let tokens {
                tokens.reload(log: log)
            } else {
                log.write(.info, "SIGHUP ignored: there is no token file to reload")
            }
        }
    }

    private static func format(_ choice: LogFormatChoice) -> LogFormat {
        switch choice {
        case .json: .json
        case .text: .text
        case .auto: isatty(STDOUT_FILENO) == 1 ? .text : .json
        }
    }

    static func url(_ host: String, _ port: UInt16) -> String {
        host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
    }
}

/// The drain, on a thread of its own while the main thread waits for an impatient second signal.
private final class Ending: Sendable {
    private let server: Server
    private let admin: Server?
    private let log: Log
    private let delay: Duration
    private let timeout: Duration

    init(server: Server, admin: Server?, log: Log, configuration: Configuration) {
        self.server = server
        self.admin = admin
        self.log = log
        delay = configuration.drainDelay
        timeout = configuration.drainTimeout
    }

    func run() -> Int32 {
        let cutOff = server.drain(delay: delay, timeout: timeout)
        if cutOff > 0 { log.write(.warning, "\(cutOff) connections were cut off at the drain timeout") }
        // It tells of the drain until that is over.
        admin?.drain(delay: .zero, timeout: .seconds(1))
        log.write(.info, "stopped")
        log.close(within: .seconds(2))
        return 0
    }

    func start() -> Bool { BackgroundThread.start { [self] in exit(run()) } }
}
