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
        /// The client's reading of the response.
        case response
        /// The next request's line.
        case idle
    }

    let descriptor: Int32
    /// When it was accepted, on the monotonic clock.
    let opened: UInt64
    /// Where the connection stands in its worker's list.
    var slot = 0
    private(set) var phase = Phase.fresh
    /// When the phase must have ended, on the monotonic clock.
    private(set) var deadline: UInt64

    /// When the last request was over, on the monotonic clock.
    private(set) var idleSince: UInt64 = 0

    private unowned(unsafe) let worker: Worker
    private var request = RequestRecord()
    /// The body of the request; nil when none is being read.
    private var body: ByteBuffer?
    /// The body of the response, which the library reads from here until the request is completed.
    private var responseBody: ByteBuffer?
    private var receivedBytes = 0
    private var keepsBody = false
    private var isExamined = false
    /// How much of its worker's memory for responses the connection holds until its response is sent.
    private var heldBytes = 0

    init(descriptor: Int32, worker: Worker, now: UInt64) {
        self.descriptor = descriptor
        self.worker = worker
        opened = now
        deadline = now + worker.limits.headerTimeout
    }

    /// The request line has been read: the library's first word of a request.
    func begin(target: UnsafePointer<CChar>) {
        let now = worker.readClock()
        if phase == .idle {
            phase = .header
            deadline = now + worker.limits.headerTimeout
        }
        isExamined = false
        keepsBody = false
        receivedBytes = 0
        request.begin(target: target, limit: worker.limits.target, now: now)
    }

    /// The library's main callback: first with the header section, then with parts of the body, last with neither.
    func advance(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>,
        data: UnsafePointer<CChar>?, size: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
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
        if !request.isAnswered { worker.log(request, status: nil, bytes: 0, now: worker.readClock()) }
        worker.release(heldBytes)
        heldBytes = 0
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
            return .YES
        } catch {
            // Sent from the first callback: the library closes the connection behind it.
            worker.scratch.removeAll()
            error.write(to: worker.scratch)
            return send(
                Response(status: error.status, contentType: .problemJSON, body: .buffer(worker.scratch)),
                on: connection)
        }
    }

    /// Takes a part of the body. Beyond the limit it is read and dropped, since the library takes no response before
    /// the body's end; a client that goes on for four times the limit is cut off.
    private func receive(_ part: UnsafeRawBufferPointer) -> MHD_Result {
        receivedBytes += part.count
        let limit = worker.limits.body
        if receivedBytes > limit {
            worker.buffers.giveBack(&body)
            return receivedBytes / 4 > limit ? .NO : .YES
        }
        if keepsBody {
            let kept = body ?? worker.buffers.take()
            body = kept
            kept.append(part.bindMemory(to: UInt8.self))
        }
        return .YES
    }

    private func answer(_ connection: OpaquePointer) -> MHD_Result {
        if receivedBytes > worker.limits.body {
            worker.scratch.removeAll()
            Refusal.bodyTooLarge.write(to: worker.scratch)
            let status = Refusal.bodyTooLarge.status
            return send(
                Response(status: status, contentType: .problemJSON, body: .buffer(worker.scratch)), on: connection,
                closes: true)
        }
        let received = body ?? worker.buffers.take()
        body = received
        let response = received.withBytes { worker.handler(request.value, UnsafeRawBufferPointer($0).bytes) }
        worker.buffers.giveBack(&body)
        return send(response, on: connection)
    }

    private func send(
        _ response: borrowing Response, on connection: OpaquePointer, closes: Bool = false
    ) -> MHD_Result {
        let size = response.body.heldCount
        guard worker.hold(size) else {
            worker.scratch.removeAll()
            Refusal.overloaded.write(to: worker.scratch)
            return send(
                Response(
                    status: Refusal.overloaded.status, contentType: .problemJSON,
                    fields: [HeaderField("Retry-After", "1")], body: .buffer(worker.scratch)),
                on: connection, closes: true)
        }
        heldBytes = size
        let body = responseBody ?? worker.buffers.take()
        responseBody = body
        let bytes = request.isHead ? 0 : response.body.count
        let sender = ResponseSender(
            identifier: request.identifier, body: body, closes: closes || worker.drain.isDraining)
        let result = sender.send(response, on: connection)
        let now = worker.readClock()
        phase = .response
        deadline = now + worker.limits.responseTimeout
        request.isAnswered = true
        worker.log(request, status: response.status.code, bytes: bytes, now: now)
        return result
    }
}
