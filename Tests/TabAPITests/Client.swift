import ByteBuffer
import HTTPMessage
import TabAPI

/// A client of a service of its own, without a socket between them.
struct Client {
    private let service: LayoutService
    private let recorder: Recorder?

    /// A client whose exchanges are kept, where any are, unless it has too many of them.
    init(isRecorded: Bool = true, isReady: @escaping @Sendable () -> Bool = { true }) {
        service = LayoutService(isReady: isReady)
        recorder = isRecorded ? Recorder.shared : nil
    }

    /// The answer to a request. `body` is sent as UTF-8.
    func send(
        _ method: Method, _ path: String, body: String = "", contentType: String? = nil, accept: String? = nil
    ) -> Answer {
        send(method, path, bytes: Array(body.utf8), contentType: contentType, accept: accept)
    }

    /// The answer to a request with these bytes as its body.
    func send(
        _ method: Method, _ path: String, bytes: [UInt8], contentType: String? = nil, accept: String? = nil
    ) -> Answer {
        let request = Request(method: method, path: path, contentType: contentType, accept: accept)
        let answer = Answer(service.respond(to: request, body: bytes.span.bytes))
        recorder?.record(method, path, answer)
        return answer
    }

    /// The answer to GET or HEAD with this query.
    func read(_ path: String, query: String?, method: Method = .get, accept: String? = nil) -> Answer {
        let request = Request(method: method, path: path, query: query, accept: accept)
        let answer = Answer(service.respond(to: request, body: [UInt8]().span.bytes))
        recorder?.record(method, path, answer)
        return answer
    }

    /// The answer to a posted JSON document.
    func post(_ path: String, _ body: String) -> Answer {
        send(.post, path, body: body, contentType: "application/json")
    }

    /// The answer to a request for what stands at a path.
    func get(_ path: String) -> Answer {
        send(.get, path)
    }
}

/// An answer, copied out of the memory that the service uses again.
struct Answer {
    let status: Int
    let contentType: String?
    let fields: [HeaderField]
    let body: [UInt8]
    let isReusable: Bool

    init(_ response: Response) {
        status = response.status.code
        contentType = response.contentType?.name.description
        fields = response.fields
        isReusable = response.isReusable
        switch response.body {
        case .empty, .absent: body = []
        case .buffer(let buffer): body = buffer.withBytes { Array($0) }
        case .constant(let constant): body = Array(constant.bytes)
        case .stream(let stream): body = stream.collected(room: 30_000)
        }
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as JSON; null when it is none.
    var json: Node { Node(parsing: text) ?? .null }

    /// The value of a header field; nil when there is none.
    func field(_ name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// What the answer finds wrong.
    var faults: [ReportedFault] {
        (json["/errors"]?.elements ?? []).map { error in
            ReportedFault(error["pointer"]?.string ?? "?", error["code"]?.string ?? "?")
        }
    }
}

extension BodyStream {
    /// The whole body, taken in parts of at most `room` bytes; empty when it fails.
    func collected(room: Int) -> [UInt8] {
        var body: [UInt8] = []
        var part = [UInt8](repeating: 0, count: room)
        while true {
            switch part.withUnsafeMutableBufferPointer({ next(into: $0) }) {
            case .bytes(let count): body += part[..<count]
            case .end: return body
            case .failure: return []
            }
        }
    }
}

/// A fault as an answer reports it.
struct ReportedFault: Sendable, Hashable, Comparable, CustomStringConvertible {
    let pointer: String
    let code: String

    init(_ pointer: String, _ code: String) {
        self.pointer = pointer
        self.code = code
    }

    var description: String { "\(pointer) \(code)" }

    static func < (left: Self, right: Self) -> Bool { (left.pointer, left.code) < (right.pointer, right.code) }
}
