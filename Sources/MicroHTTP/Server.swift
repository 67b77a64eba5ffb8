import CMicrohttpd
import Glibc
import Synchronization

/// An HTTP/1.1 server on libmicrohttpd: threads with an event loop each, on one listening socket.
///
/// It serves from `init` until `drain`. A server that is let go without being drained is closed at once.
public final class Server: Sendable {
    /// The version of libmicrohttpd whose parser the request guard was written for.
    public static let libraryVersion = "0.9.75"

    /// The port that the server listens on.
    public let port: UInt16
    /// How far the server has come on its way out.
    public let drainState: DrainState

    private let listeningSocket: Mutex<ListeningSocket?>
    private let connections: OpenConnections
    private let threads: Mutex<[pthread_t]>

    /// Whether the server has been told to leave. Readable from any thread.
    public var isDraining: Bool { drainState.isDraining }

    /// The number of connections that are open now.
    public var openConnections: Int { connections.count }

    /// Listens and starts to serve.
    ///
    /// - Parameters:
    ///   - configuration: where to listen, and the limits.
    ///   - drainState: shared with whoever must know that the server is leaving, such as a readiness check. Not to be
    ///     used for a second server.
    ///   - metrics: where connections and requests are counted; several servers may share it.
    ///   - access: which requests need a token; nil when none does.
    ///   - log: where requests are logged, at the level `info`.
    ///   - findResource: the number of the resource at a path; asked once for each request, before its body is read.
    ///   - makeHandler: called once on each of the server's threads; what it returns is used by that thread only.
    /// - Throws: a `ServerError` that says which step failed; then nothing is left running.
    public init(
        configuration: ServerConfiguration, drainState: DrainState = DrainState(), metrics: Metrics = Metrics(),
        access: AccessControl? = nil, log: Log, findResource: (@Sendable (String) -> Int)? = nil,
        makeHandler: @Sendable @escaping () -> Handler
    ) throws(ServerError) {
        let version = String(cString: MHD_get_version())
        guard version == Self.libraryVersion else { throw .unsupportedLibrary(version: version) }
        // The library writes to sockets whose other end may have gone.
        signal(SIGPIPE, SIG_IGN)
        // A log file that has come to a limit on its size is a full disk, and no reason to end.
        signal(SIGXFSZ, SIG_IGN)
        MHD_set_panic_func(
            { _, file, line, reason in
                let file = file.map { String(cString: $0) } ?? "?"
                let reason = reason.map { String(cString: $0) } ?? "no reason given"
                fatalError("libmicrohttpd gave up at \(file):\(line): \(reason)")
            }, nil)

        // A thread with no connection to serve would be one connection too many.
        let threadCount = min(
            configuration.threads > 0 ? configuration.threads : PosixThread.availableProcessors,
            max(configuration.connectionLimit, 1))
        let (connectionLimit, lingeringLimit) = try Self.affordable(
            configuration.connectionLimit, threads: threadCount, log: log)
        let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
        port = socket.port

        let connections = OpenConnections()
        let byAddress = ConnectionsByAddress(limit: configuration.addressLimit)
        var workers: [Worker] = []
        for index in 0..<threadCount {
            let share = (connectionLimit + threadCount - 1 - index) / threadCount
            guard let descriptor = socket.duplicate() else {
                throw .system(step: "duplicate the listening socket", reason: lastErrorText())
            }
            let worker = Worker(
                listeningDescriptor: descriptor, connectionLimit: max(share, 1), lingeringLimit: lingeringLimit,
                limits: ConnectionLimits(configuration, workers: threadCount), configuration: configuration,
                drain: drainState, openConnections: connections, byAddress: byAddress, metrics: metrics, access: access,
                findResource: findResource, log: log)
            guard let worker else {
                let reason = lastErrorText()
                close(descriptor)
                throw .system(step: "start libmicrohttpd", reason: reason)
            }
            workers.append(worker)
        }

        self.drainState = drainState
        self.connections = connections
        listeningSocket = Mutex(socket)
        threads = Mutex([])
        for worker in workers {
            // From here on the worker is its thread's alone.
            nonisolated(unsafe) let worker = worker
            let thread = PosixThread.start {
                drainState.cutOff(worker.run(makeHandler: makeHandler))
            }
            guard let thread else {
                let reason = lastErrorText()
                drain(delay: .zero, timeout: .zero)
                throw .system(step: "start a thread", reason: reason)
            }
            threads.withLock { $0.append(thread) }
        }
    }

    deinit { drain(delay: .zero, timeout: .zero) }

    /// As many of the wanted connections as the system allows descriptors for, and a word where those are fewer; and for how
    /// many connections on each thread there is a descriptor while they linger.
    ///
    /// Otherwise the library would find no descriptor for a connection: a thread with others waits until one of them is
    /// closed, but one without tries again and again, as fast as it can, and serves nobody.
    private static func affordable(
        _ wanted: Int, threads: Int, log: Log
    ) throws(ServerError) -> (connections: Int, lingering: Int) {
        // Beside the connections: an epoll and a listening descriptor a thread, and what the process has anyway.
        let others = 4 * threads + 32
        let files = OpenFileLimit.raise(to: wanted + Lingering.limit * threads + others)
        guard files >= others + threads else {
            throw .system(
                step: "serve with \(threads) threads",
                reason: "the limit on open files is \(files), not \(others + threads)")
        }
        let shares = shares(of: files - others, wanted: wanted, threads: threads)
        if shares.connections < wanted {
            log.write(
                .warning,
                "the limit on open files is \(files): \(shares.connections) connections at once are served, not \(wanted)"
            )
        }
        return shares
    }

    /// How many connections so many descriptors are for, and how many more on each thread while they linger: what the wanted
    /// connections leave, or a sixteenth where they leave less.
    static func shares(of descriptors: Int, wanted: Int, threads: Int) -> (connections: Int, lingering: Int) {
        let room = max(descriptors - wanted, descriptors / 16)
        let lingering = min(Lingering.limit, room / threads)
        return (min(wanted, descriptors - lingering * threads), lingering)
    }

    /// Leaves: readiness is false at once; the server goes on serving for the delay, closing each connection after its
    /// answer; then it accepts nothing more and lets what is in flight end, for the timeout at most. Returns when all
    /// is closed. A second call returns at once.
    ///
    /// - Parameters:
    ///   - delay: how long whoever sends requests here may take to notice.
    ///   - timeout: how long after the delay requests in flight may take.
    /// - Returns: the number of connections that were cut off at the timeout.
    @discardableResult
    public func drain(delay: Duration, timeout: Duration) -> Int {
        guard drainState.leave() else { return 0 }
        MonotonicClock.sleep(delay)
        drainState.close(by: MonotonicClock.now() + timeout.nanoseconds)
        listeningSocket.withLock { $0 = nil }
        let ending = threads.withLock { threads in
            defer { threads = [] }
            return threads
        }
        for thread in ending { pthread_join(thread, nil) }
        return drainState.cutOffConnections
    }
}
