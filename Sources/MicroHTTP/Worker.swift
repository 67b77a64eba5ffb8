import ByteBuffer
import CMicrohttpd
import Glibc
import HTTPMessage

/// One thread's share of the server: a daemon of the library, its event loop and its connections.
///
/// The library's own thread pool is not used. In version 0.9.75 a pool thread that finds exactly 128 connections ready
/// goes back to sleep without serving them, and a drain can abort the process. Turned from outside, with a bounded
/// wait, neither happens.
final class Worker {
    let limits: ConnectionLimits
    let drain: DrainState
    /// Replaced by the thread's own before the first request is read.
    private(set) var handler: Handler = { _, _ in Response(status: .serviceUnavailable) }
    var identifiers = RequestIdentifier()
    var buffers = BufferPool()
    /// nil where nobody needs a token.
    var accessCheck: AccessCheck?
    let fieldsOfRefusal: @Sendable (borrowing Request) -> [HeaderField]
    /// For documents made here.
    let scratch = ByteBuffer(capacity: 512)

    private let output: Log
    private let openConnections: OpenConnections
    private let byAddress: ConnectionsByAddress
    /// The names of the routes, as the counters have them.
    private let routes: [StaticString]
    let counters: RequestCounters
    let logsRequests: Bool
    private var lines: LogLines
    private var connections: [Connection] = []
    /// The memory for bodies that come in.
    var bodies: MemoryBudget
    /// The memory for responses that wait to be read.
    private var responses: MemoryBudget
    var gathering: Gathering
    private var reaper = Reaper()
    var stalledBodies = StalledBodies()
    /// How often the library has called back.
    private var callbacks = 0
    private var lingering: Lingering
    /// When it may next be said that there are as many connections as there may be.
    private var nextWarning: UInt64 = 0
    /// The time on the monotonic clock when it was looked at last: in this turn of the event loop, or at the end of the one
    /// before. To look costs as much as fifty instructions, and some things need no more than this.
    private(set) var lastTime = MonotonicClock.now()
    /// The number of the resource at a path; nil where nobody wants to know it.
    let findResource: (@Sendable (String) -> Int)?
    private let settings: UnsafeMutablePointer<CMicrohttpdSettings>
    private var daemon: OpaquePointer?

    /// Starts a daemon that accepts from a descriptor of the listening socket, which it takes over on success; nil
    /// when the library cannot start one.
    init?(
        listeningDescriptor: Int32, connectionLimit: Int, lingeringLimit: Int, limits: ConnectionLimits,
        configuration: ServerConfiguration, drain: DrainState,
        openConnections: OpenConnections, byAddress: ConnectionsByAddress, metrics: Metrics, access: AccessControl?,
        findResource: (@Sendable (String) -> Int)?, log: Log
    ) {
        self.limits = limits
        gathering = Gathering(crowd: configuration.gatheringCrowd)
        fieldsOfRefusal = configuration.fieldsOfRefusal
        bodies = MemoryBudget(limit: limits.requestMemory)
        responses = MemoryBudget(limit: limits.responseMemory)
        lingering = Lingering(limit: lingeringLimit)
        self.drain = drain
        output = log
        self.openConnections = openConnections
        self.byAddress = byAddress
        routes = metrics.routes
        counters = metrics.addThread()
        accessCheck = access.map { AccessCheck($0) }
        self.findResource = findResource
        logsRequests = log.isEnabled(.info)
        lines = LogLines(format: log.format)
        settings = .allocate(capacity: 1)
        settings.initialize(to: CMicrohttpdSettings())
        settings.pointee.listening_socket = listeningDescriptor
        settings.pointee.connection_limit = CUnsignedInt(clamping: connectionLimit)
        settings.pointee.connection_memory = configuration.connectionMemory
        DaemonCallbacks.install(in: &settings.pointee, for: self, logs: log.isEnabled(.debug))
        daemon = CMicrohttpd_start(settings)
        if daemon == nil { return nil }
    }

    deinit {
        if let daemon { MHD_stop_daemon(daemon) }
        settings.deallocate()
    }

    /// Turns the event loop until the server has drained. Returns the number of connections that were cut off.
    func run(makeHandler: () -> Handler) -> Int {
        guard let daemon else { return 0 }
        handler = makeHandler()
        while drain.phase != .closing {
            turn(daemon, patience: patience)
        }
        return close(daemon)
    }

    /// How long the library may wait for events, in milliseconds.
    ///
    /// When exactly 128 connections are ready at once, the library waits once more before it serves them. It takes
    /// 126 connections for that, beside the listening socket and one spare; from there on the wait is kept short. So it is
    /// while connections linger, of which the library does not know.
    private var patience: Int32 { connections.count < 125 && lingering.isEmpty ? 50 : 5 }

    private func turn(_ daemon: OpaquePointer, patience: Int32) {
        gathering.beginTurn()
        if stalledBodies.isStandstill { waitForEvent(daemon) }
        let before = callbacks
        MHD_run_wait(daemon, patience)
        stalledBodies.endIteration(of: daemon, isIdle: callbacks == before, now: lastTime)
        if !lines.isEmpty { output.append(&lines) }
        let limit = Int(settings.pointee.connection_limit)
        reaper.turn(connections, limit: limit, now: readClock())
        lingering.turn(now: lastTime)
    }

    /// Waits in place of the library, which would not wait, until there is an event for it.
    private func waitForEvent(_ daemon: OpaquePointer) {
        var events = pollfd(fd: CMicrohttpd_events(daemon), events: Int16(POLLIN), revents: 0)
        poll(&events, 1, lingering.isEmpty ? 50 : 5)
    }

    /// The time on the monotonic clock.
    func readClock() -> UInt64 {
        lastTime = MonotonicClock.now()
        return lastTime
    }

    /// Accepts the connections that wait in the kernel's queue, which the closing of the listening socket would reset. The
    /// library no longer accepts; it is handed what comes. As many as there may be connections are enough for any crowd.
    private func takeWhatWaits(on descriptor: Int32, _ daemon: OpaquePointer) {
        for _ in 0..<max(settings.pointee.connection_limit, 1) {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let accepted = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    let client = accept(descriptor, pointer, &length)
                    guard client >= 0 else { return false }
                    // On failure the library closes the descriptor.
                    _ = fcntl(client, F_SETFL, fcntl(client, F_GETFL) | O_NONBLOCK)
                    MHD_add_connection(daemon, client, pointer, length)
                    return true
                }
            }
            if !accepted { return }
        }
    }

    /// Accepts nothing more, lets what is in flight end, and stops.
    private func close(_ daemon: OpaquePointer) -> Int {
        let descriptor = MHD_quiesce_daemon(daemon)
        if descriptor >= 0 {
            takeWhatWaits(on: descriptor, daemon)
            Glibc.close(descriptor)
        }
        while CMicrohttpd_connection_count(daemon) > 0 || !lingering.isEmpty {
            let now = MonotonicClock.now()
            if now >= drain.deadline { break }
            // A client that was active a moment ago may be sending its next request just now.
            Reaper.dismissIdle(connections, since: now &- 1_000_000_000)
            turn(daemon, patience: 5)
        }
        let remaining = connections.count
        MHD_stop_daemon(daemon)
        self.daemon = nil
        // Those that were cut off would hold this, and it them.
        stalledBodies = StalledBodies()
        if !lines.isEmpty { output.append(&lines) }
        return remaining
    }
}

// MARK: - What the callbacks tell

extension Worker {
    /// The library has called back: something moves.
    func move() { callbacks += 1 }

    func connected(_ handle: OpaquePointer) -> Connection {
        move()
        let descriptor = CMicrohttpd_descriptor(handle)
        let address = logsRequests || byAddress.isLimited ? ClientAddress(of: descriptor) : nil
        let connection = Connection(
            handle: handle, descriptor: descriptor, address: address, worker: self, now: MonotonicClock.now())
        if byAddress.isLimited, let address {
            connection.isCounted = byAddress.add(address)
            if !connection.isCounted { turnAway(descriptor) }
        }
        connection.slot = connections.count
        connections.append(connection)
        openConnections.add(1)
        counters.add(1, to: .connectionsOpened)
        if connections.count >= Int(settings.pointee.connection_limit) { warnOfFullness() }
        return connection
    }

    /// Says that no more clients are taken, once a minute at most: at the limit each new connection is the last one.
    private func warnOfFullness() {
        let now = MonotonicClock.now()
        guard now >= nextWarning else { return }
        nextWarning = now + 60_000_000_000
        output.write(
            .warning,
            "a thread serves \(connections.count) connections, the most it may; further clients wait for idle ones to end"
        )
    }

    func disconnected(_ connection: Connection) {
        move()
        openConnections.add(-1)
        if connection.isSentTo { lingering.keep(connection.descriptor, now: lastTime) }
        if connection.isCounted, let address = connection.address { byAddress.remove(address) }
        counters.add(1, to: .connectionsClosed)
        let last = connections.removeLast()
        guard last !== connection else { return }
        connections[connection.slot] = last
        last.slot = connection.slot
    }

    /// Ends a connection that is one too many, without waiting for a request: a client could otherwise hold as many as it
    /// likes for as long as a header section may take. What is said is sent if there is room for it, which on a new
    /// connection there is.
    private func turnAway(_ descriptor: Int32) {
        counters.add(1, to: .connectionsTurnedAway)
        send(.connectionsTooMany, fields: [HeaderField("Retry-After", "1")], to: descriptor)
        shutdown(descriptor, CInt(SHUT_RDWR))
    }

    /// Sends a whole response past the library, as far as the socket takes it at once. Returns the length of its body.
    @discardableResult
    func send(_ refusal: Refusal, fields: [HeaderField], to descriptor: Int32) -> Int {
        scratch.removeAll()
        let length = refusal.writeResponse(with: fields, to: scratch)
        scratch.withBytes { bytes in
            _ = Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        }
        return length
    }

    /// Counts and logs a request; without a status one that ended before it was answered.
    func log(
        _ request: borrowing RequestRecord, from address: ClientAddress?, status: Int?, bytes: Int, now: UInt64
    ) {
        counters.count(
            route: request.route, method: request.value.method, status: status, nanoseconds: now &- request.started)
        counters.add(bytes, to: .responseBytes)
        if logsRequests {
            let isKnown = routes.indices.contains(request.route)
            let route = routes[isKnown ? request.route : RequestCounters.FixedRoute.other]
            lines.append(
                request, route: route, from: address, status: status, bytes: bytes, now: now)
        }
    }

    /// Takes memory for a response that waits to be read; false when there is not enough left. A client that does not read
    /// holds its response, and many of them would hold any amount.
    func hold(_ bytes: Int) -> Bool { responses.hold(bytes) }

    /// Gives back what `hold` took.
    func release(_ bytes: inout Int) { responses.giveBack(&bytes) }

    func log(libraryMessage: String) {
        output.write(.debug, libraryMessage)
    }
}
