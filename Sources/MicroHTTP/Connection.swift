import ByteBuffer
import CMicrohttpd
import Glibc
import HTTPMessage

/// One client's connection, over all its requests. Belongs to the thread of its worker.
///
/// It borrows its buffers from its worker for as long as it needs them, so that a request allocates next to nothing, and
/// a connection kept alive holds next to nothing.
final class Connection {
    /// What is waited for, each with a deadline of its own.
    enum Phase {
        /// The first request's header section.
        case fresh
        /// The rest of a later request's header section.
        case header
        /// The body.
        case body
        /// Its turn to be answered: nothing that the client would have to do.
        case turn
        /// The client's reading of the response.
        case response
        /// The next request's line.
        case idle
    }

    private let handle: OpaquePointer
    let descriptor: Int32
    /// When it was accepted, on the monotonic clock.
    let opened: UInt64
    /// Where it comes from; nil where nobody needs to know.
    let address: ClientAddress?
    /// Whether it is counted among those of its client.
    var isCounted = false
    /// Where the connection stands in its worker's list.
    var slot = 0
    private(set) var phase = Phase.fresh
    /// When the phase must have ended, on the monotonic clock.
    private(set) var deadline: UInt64

    /// When the last request was over, on the monotonic clock.
    private(set) var idleSince: UInt64 = 0

    /// Since when it has waited for its next request, or for all of its first one's header section, on the monotonic clock;
    /// nil when it is at a request.
    var waitingSince: UInt64? {
        switch phase {
        case .idle: idleSince
        case .fresh: opened
        default: nil
        }
    }

    /// Whether there is nothing to be done but to wait for the rest of a request, or for the next one.
    var waitsForClient: Bool {
        switch phase {
        case .fresh, .header, .body, .idle: true
        case .turn, .response: false
        }
    }

    /// Whether it waits for the rest of a request's body.
    var awaitsBody: Bool { phase == .body }
    /// Whether it is among those whose body is awaited.
    var isAwaited = false

    /// The two hold each other until the connection is closed, which it is before the worker ends. A constant that is held is
    /// read without being counted; one that is not is counted up and down at every use.
    private let worker: Worker
    private var request = RequestRecord()
    /// The body of the request; nil when none is being read.
    private var body: ByteBuffer?
    /// The body of the response, which the library reads from here until the request is completed.
    private var responseBody: ByteBuffer?
    /// The body of the response, where it is made while it is sent.
    private var streamed: StreamedBody?
    private var receivedBytes = 0
    /// How often it has been looked at since a part of the body came.
    private var looks = 0
    /// How many bytes waited to be read at the last look.
    private var unreadBytes = 0
    /// The looks in a row at which there were no fewer than before.
    private var looksWithoutRead = 0
    private var keepsBody = false
    private var isExamined = false
    /// The turn of the event loop in which all of the request was there, if it was not answered in it.
    private var heldBackSince: Int?
    /// Whether the client may not know that its last request was the last: its answer says so, or there is none.
    private var endsUnexpected = true
    /// Whether the client has sent more than anyone would read before an answer.
    private var isCutOff = false
    /// Whether a body was dropped for which there was no memory.
    private var isStarved = false
    /// How much of its worker's memory for bodies the connection holds until its request is answered.
    private var heldBodyBytes = 0
    /// How much of its worker's memory for responses the connection holds until its response is sent.
    private var heldBytes = 0

    init(handle: OpaquePointer, descriptor: Int32, address: ClientAddress?, worker: Worker, now: UInt64) {
        self.handle = handle
        self.descriptor = descriptor
        self.address = address
        self.worker = worker
        opened = now
        deadline = now + worker.limits.headerTimeout
    }

    /// The request line has been read: the library's first word of a request.
    func begin(target: UnsafePointer<CChar>) {
        worker.move()
        let now = worker.readClock()
        if phase == .idle {
            phase = .header
            deadline = now + worker.limits.headerTimeout
        }
        worker.counters.add(1, to: .requestsBegun)
        isExamined = false
        heldBackSince = nil
        endsUnexpected = true
        isStarved = false
        keepsBody = false
        receivedBytes = 0
        request.begin(target: target, limit: worker.limits.target, now: now)
    }

    /// The library's main callback: first with the header section, then with parts of the body, last with neither.
    func advance(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>,
        data: UnsafePointer<CChar>?, size: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        worker.move()
        guard isExamined else {
            isExamined = true
            return examine(connection, method: method, version: version)
        }
        // By the pointer and not by the size: after 100-continue there is a part of size 0, on which no response may
        // be queued.
        guard let data else { return answer(connection) }
        let part = UnsafeRawBufferPointer(start: data, count: size.pointee)
        size.pointee = 0
        return receive(part)
    }

    /// The request is over; the connection may bring another.
    func complete() {
        worker.move()
        if !request.isAnswered {
            worker.log(request, from: address, status: nil, bytes: 0, now: worker.readClock())
        }
        if let streamed {
            // How much it would be was not known before.
            worker.log(
                request, from: address, status: streamed.status.code, bytes: streamed.sentBytes,
                now: worker.readClock())
        }
        streamed = nil
        worker.counters.add(1, to: .requestsEnded)
        worker.release(&heldBytes)
        worker.bodies.giveBack(&heldBodyBytes)
        worker.buffers.giveBack(&body)
        worker.buffers.giveBack(&responseBody)
        phase = .idle
        idleSince = worker.lastTime
        deadline = idleSince + worker.limits.idleTimeout
    }

    private func examine(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) -> MHD_Result {
        phase = .body
        deadline = request.started + worker.limits.bodyTimeout
        do throws(Refusal) {
            keepsBody = try request.examine(connection, method: method, version: version, worker: worker)
            if request.framing != .none {
                forgetLooks()
                worker.stalledBodies.expectBody(on: self)
            }
            // Who may not ask is answered without the body, and the library closes the connection as for a refusal.
            guard request.value.access == .granted else {
                defer { endsUnexpected = true }
                return respond(to: RawSpan(), on: connection)
            }
            // Before the client has sent it, or got 100 Continue.
            if keepsBody, case .length(let length) = request.framing,
                !worker.bodies.raise(&heldBodyBytes, to: length)
            {
                return refuse(.bodiesTooMany, on: connection)
            }
            return .YES
        } catch {
            return refuse(error, on: connection)
        }
    }

    /// Takes a part of the body. Beyond the limit it is read and dropped, since the library takes no response before
    /// the body's end; a client that goes on for four times the limit is cut off.
    private func receive(_ part: UnsafeRawBufferPointer) -> MHD_Result {
        receivedBytes += part.count
        forgetLooks()
        worker.counters.add(part.count, to: .requestBytes)
        let limit = worker.limits.body
        if receivedBytes > limit {
            worker.buffers.giveBack(&body)
            guard receivedBytes / 4 > limit else { return .YES }
            isCutOff = true
            return .NO
        }
        if keepsBody, !worker.bodies.raise(&heldBodyBytes, to: receivedBytes) {
            worker.buffers.giveBack(&body)
            worker.bodies.giveBack(&heldBodyBytes)
            keepsBody = false
            isStarved = true
        }
        if keepsBody {
            let kept = body ?? worker.buffers.take()
            body = kept
            kept.append(part.bindMemory(to: UInt8.self))
        }
        return .YES
    }

    /// Answers the request, all of which is there, or lets it wait: the library calls in each turn until there is an answer.
    private func answer(_ connection: OpaquePointer) -> MHD_Result {
        if worker.gathering.holdsBack(since: heldBackSince, now: worker.lastTime) {
            heldBackSince = heldBackSince ?? worker.gathering.turn
            phase = .turn
            deadline = .max
            return .YES
        }
        if receivedBytes > worker.limits.body { return refuse(.bodyTooLarge, on: connection) }
        if isStarved { return refuse(.bodiesTooMany, on: connection) }
        let received = body ?? worker.buffers.take()
        body = received
        return received.withBytes { respond(to: UnsafeRawBufferPointer($0).bytes, on: connection) }
    }

    private func respond(to bytes: RawSpan, on connection: OpaquePointer) -> MHD_Result {
        let begun = worker.limits.tellsTiming ? MonotonicClock.now() : 0
        var response = worker.handler(request.value, bytes)
        if worker.limits.tellsTiming { response.fields.append(ServerTiming.field(MonotonicClock.now() &- begun)) }
        request.route = RequestCounters.FixedRoute.other + response.route
        worker.buffers.giveBack(&body)
        worker.bodies.giveBack(&heldBodyBytes)
        return send(response, on: connection)
    }

    /// Answers with a refusal and closes the connection behind it.
    private func refuse(_ refusal: Refusal, on connection: OpaquePointer) -> MHD_Result {
        worker.scratch.removeAll()
        refusal.write(to: worker.scratch)
        var fields = refusal.fields + worker.fieldsOfRefusal(request.value)
        // What is short of memory now may not be in a second.
        if refusal.status == .serviceUnavailable { fields.append(HeaderField("Retry-After", "1")) }
        return send(
            Response(
                status: refusal.status, contentType: .problemJSON, fields: fields, body: .buffer(worker.scratch)),
            on: connection, closes: true)
    }

    private func send(
        _ response: borrowing Response, on connection: OpaquePointer, closes: Bool = false
    ) -> MHD_Result {
        let size = response.body.heldCount
        guard worker.hold(size) else { return refuse(.overloaded, on: connection) }
        heldBytes = size
        if case .stream(let stream) = response.body {
            streamed = StreamedBody(stream, status: response.status, connection: self)
        }
        let body = responseBody ?? worker.buffers.take()
        responseBody = body
        // Before the sender takes the body over.
        let bytes = request.isHead || response.status == .notModified ? 0 : response.body.count
        endsUnexpected = closes || worker.drain.isDraining
        let sender = ResponseSender(
            identifier: request.identifier, body: body, closes: endsUnexpected, streamed: streamed,
            isHead: request.isHead)
        let result = sender.send(response, on: connection)
        let now = worker.readClock()
        phase = .response
        deadline = now + worker.limits.responseTimeout
        request.isAnswered = true
        if streamed == nil {
            worker.log(request, from: address, status: response.status.code, bytes: bytes, now: now)
        }
        return result
    }

    /// Whether the client may still be sending what would cost it an answer, now that the connection is about to be closed: it
    /// has sent something that was not read, or nobody has told it to stop and it has not ended its side.
    var isSentTo: Bool {
        if isCutOff { return false }
        return switch Incoming.look(at: descriptor) {
        case .something: true
        case .nothing: endsUnexpected
        case .end: false
        }
    }

    /// Has the library close the connection: at once, or in a second where it takes no notice of the socket.
    func cutOff() {
        shutdown(descriptor, CInt(SHUT_RDWR))
        CMicrohttpd_close_soon(handle)
    }

    /// Looks whether the library has stopped reading the body, as it does where the memory of the connection is full, and then
    /// refuses the request. To be called after an iteration of the event loop in which the library had something ready.
    func refuseIfStalled(isReadable: Bool) {
        looks += 1
        switch isReadable ? Incoming.look(at: descriptor) : .nothing {
        case .end:
            cutOff()
        case .something(let count):
            // Bytes that come between two iterations may make up for those that were read in between, but not so often.
            looksWithoutRead = count >= unreadBytes ? looksWithoutRead + 1 : 0
            unreadBytes = count
            if looksWithoutRead >= 8 { refuseStalled() }
        case .nothing:
            looksWithoutRead = 0
            // The client may have sent just as much as there was memory for. To ask takes memory, so it is done seldom: after
            // 16, 32, 64 looks, no more than twenty times.
            if looks >= 16, looks & (looks - 1) == 0, CMicrohttpd_has_memory(handle) == 0 { refuseStalled() }
        }
    }

    private func forgetLooks() {
        looks = 0
        looksWithoutRead = 0
    }

    /// Refuses the request past the library, which takes no response before the end of a body, and closes the connection.
    private func refuseStalled() {
        var fields = worker.fieldsOfRefusal(request.value)
        request.withIdentifier { fields.append(HeaderField("X-Request-Id", String(decoding: $0, as: UTF8.self))) }
        let refusal = Refusal.framingTooLarge
        let bytes = worker.send(refusal, fields: fields, to: descriptor)
        request.isAnswered = true
        worker.log(request, from: address, status: refusal.status.code, bytes: bytes, now: worker.readClock())
        phase = .response
        deadline = worker.lastTime
        endsUnexpected = true
        cutOff()
    }

    /// Takes as much of its worker's memory for responses as a stream holds by now; false when there is not enough left.
    func hold(_ bytes: Int) -> Bool {
        worker.move()
        worker.release(&heldBytes)
        guard worker.hold(bytes) else { return false }
        heldBytes = bytes
        return true
    }
}
