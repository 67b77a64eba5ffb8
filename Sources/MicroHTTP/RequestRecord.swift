import ByteBuffer
import CMicrohttpd
import Glibc
import HTTPMessage

/// What is known of the request that a connection is at: raw at first, then examined.
struct RequestRecord: ~Copyable {
    /// When its request line had been read, on the monotonic clock.
    private(set) var started: UInt64 = 0
    var isAnswered = true
    /// The row of its route among the counters.
    var route = RequestCounters.FixedRoute.none
    /// How its body is delimited, once the header section has been examined.
    private(set) var framing = BodyFraming.none
    /// What the handler gets.
    private(set) var value = Request(method: .other, path: "")
    /// Its identifier, and a NUL.
    let identifier = ByteBuffer(capacity: 80)

    /// The identifier of its trace; empty until its header section is there.
    let trace = ByteBuffer(capacity: 64)

    /// The method's name as sent, cut to 15 bytes.
    private let method = ByteBuffer(capacity: 64)
    /// The target as sent, cut to the limit.
    private let target = ByteBuffer(capacity: 128)
    private var pathLength = 0
    /// Where the library keeps the target, and its length there.
    private var targetStart: UnsafePointer<CChar>?
    private var targetLength = 0

    /// Keeps the raw target and hides its query from the library, which would otherwise parse it into arguments, and
    /// with some 350 of them runs out of memory and never answers. The library looks for the question mark and reads
    /// on behind it, so a NUL there makes an empty query. The text lies in the connection's read buffer, which is
    /// writable; that the parameter is `const` says only that the library does not expect it.
    mutating func begin(target text: UnsafePointer<CChar>, limit: Int, now: UInt64) {
        started = now
        isAnswered = false
        route = RequestCounters.FixedRoute.none
        // Until its own is known, so that what is said of it is not said of the request before it.
        value.method = .other
        framing = .none
        method.removeAll()
        trace.removeAll()
        identifier.removeAll()
        identifier.append(0)
        targetStart = text
        targetLength = strlen(text)
        pathLength = targetLength
        let kept = min(targetLength, limit)
        target.removeAll()
        text.withMemoryRebound(to: UInt8.self, capacity: kept) {
            target.append(UnsafeBufferPointer(start: $0, count: kept))
        }
        if let mark = strchr(text, CInt(UInt8(ascii: "?"))) {
            mark[1] = 0
            pathLength = UnsafePointer(mark) - text
        }
    }

    /// Examines the header section, in the library's first callback; whether the handler is to get the body.
    mutating func examine(
        _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>, worker: Worker
    ) throws(Refusal) -> Bool {
        let limits = worker.limits
        let fields = HeaderWalk(over: connection, method: method, version: version, fieldLimit: limits.fields)
        takeIdentifier(from: fields, of: connection, or: &worker.identifiers)
        // Only the log has it.
        if worker.logsRequests { takeTrace(from: fields, or: &worker.identifiers) }
        // Before anything is refused: a web page may read refusals too.
        value.origin = fields.origin.map(Self.string)
        value.isPreflight = fields.isPreflight

        let name = Self.bytes(method)
        self.method.append(UnsafeBufferPointer(rebasing: name.prefix(15)))
        let knownMethod = try RequestGuard.method(name.span)
        value.method = knownMethod

        guard targetLength <= limits.target else { throw .targetTooLong }
        // The library skips further blanks before the target, and a NUL byte in the target ends its string: by where
        // the three words of the line lie, both are seen.
        guard let targetStart, method + name.count + 1 == targetStart, targetStart + targetLength + 1 == version else {
            throw .targetMalformed
        }
        let parts = try RequestGuard.target(target.withBytes { TargetSyntax($0.span) }, for: knownMethod)
        let isOldVersion = try RequestGuard.isOldVersion(Self.bytes(version).span)
        framing = try RequestGuard.framing(
            of: fields, method: knownMethod, isOldVersion: isOldVersion, bodyLimit: limits.body)

        value.path = parts.path.isEmpty ? "/" : text(parts.path)
        value.resource = worker.findResource?(value.path)
        if let query = parts.query { value.query = text(query) } else { value.query = nil }
        value.contentType = fields.contentType.map(Self.string)
        value.accept = fields.accept
        value.acceptEncoding = fields.acceptEncoding
        value.ifNoneMatch = fields.ifNoneMatch
        value.access =
            worker.accessCheck?.access(of: value, authorization: fields.authorization) ?? .granted
        return knownMethod == .post
    }

    /// Lends the method's name as it was sent, cut to 15 bytes; empty until the header section is there.
    func withMethod(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { method.withBytes(body) }

    /// Whether the body of the response is not sent.
    var isHead: Bool { value.method == .head }

    /// Lends the path as it was sent, without its query, also of a request that was refused. Of an absolute target the
    /// scheme and the authority, in which there may be a password, are left out.
    func withRawPath(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        target.withBytes { bytes in
            var path = bytes.prefix(pathLength)
            if path.first != UInt8(ascii: "/"), path.count > 1 {
                let slashes = path.indices.filter { path[$0] == UInt8(ascii: "/") }
                path = slashes.count > 2 ? path[slashes[2]...] : path.suffix(0)
            }
            body(UnsafeBufferPointer(rebasing: path))
        }
    }

    /// Lends the identifier, without its NUL.
    func withIdentifier(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        identifier.withBytes { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }

    private func takeIdentifier(
        from fields: borrowing HeaderWalk, of connection: OpaquePointer, or identifiers: inout RequestIdentifier
    ) {
        identifier.removeAll()
        let given = fields.requestIdentifier ?? (fields.fault == nil ? nil : Self.identifier(of: connection))
        if let given, RequestIdentifier.isAcceptable(given.span) {
            identifier.append(given)
        } else {
            identifiers.append(to: identifier)
        }
        identifier.append(0)
    }

    private func takeTrace(from fields: borrowing HeaderWalk, or identifiers: inout RequestIdentifier) {
        if let given = fields.traceParent.flatMap({ TraceParent.identifier(in: $0) }) {
            trace.append(given)
        } else {
            identifiers.appendTrace(to: trace)
        }
    }

    /// The identifier behind the fault at which the walk over the fields ended: proxies put theirs last, and whoever asks
    /// why a request was refused has that one. What else the section may be, it is made of harmless characters.
    private static func identifier(of connection: OpaquePointer) -> HeaderWalk.Value? {
        var value: UnsafePointer<CChar>?
        var length = 0
        let name: StaticString = "X-Request-Id"
        let found = name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount) {
            MHD_lookup_connection_value_n(connection, .HEADER_KIND, $0, name.utf8CodeUnitCount, &value, &length)
        }
        guard found == .YES, let value else { return nil }
        return HeaderWalk.Value(start: UnsafeRawPointer(value).assumingMemoryBound(to: UInt8.self), count: length)
    }

    private func text(_ range: Range<Int>) -> String {
        target.withBytes { Self.string(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// A string of the bytes. The media type that nearly every request carries is 16 bytes long, one more than fits
    /// into a string without allocating.
    private static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        if bytes.count == 16, ByteText.equals(bytes.span, ignoringCase: "application/json") {
            return "application/json"
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: strlen(text))
    }
}

extension Response.Body {
    /// Up to how many bytes of memory a body is not counted: so much each connection may have.
    static var uncounted: Int { MemoryBudget.uncounted }

    /// The bytes of memory that are held until the client has read them, as far as they are many.
    var heldCount: Int {
        switch self {
        case .empty, .constant, .absent: 0
        case .buffer(let buffer):
            ResponseSender.memory(for: buffer) > Self.uncounted ? ResponseSender.memory(for: buffer) : 0
        case .stream(let stream): stream.heldBytes + StreamedBody.blockSize
        }
    }

    /// The number of bytes.
    var count: Int {
        switch self {
        case .empty: 0
        case .absent(let count): count
        case .buffer(let buffer): buffer.count
        case .constant(let constant): constant.bytes.count
        // Counted while it is sent.
        case .stream: 0
        }
    }
}
