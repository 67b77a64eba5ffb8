import ByteBuffer
import CMicrohttpd
import HTTPMessage

/// Hands a response to the library.
struct ResponseSender {
    /// The request's identifier, ended by a NUL.
    let identifier: ByteBuffer
    /// Where the body stays until the client has it.
    let body: ByteBuffer
    /// Whether the connection is closed after this response.
    let closes: Bool
    /// The body that is made while it is sent; nil where it is there already.
    let streamed: StreamedBody?
    /// Whether the body is not sent.
    let isHead: Bool

    /// Queues the response; `NO` when the library has no memory for it, upon which it closes the connection.
    ///
    /// The handler reuses its buffer for the next request while the client may still be reading. So the connection takes the
    /// memory that the body was written to, and gives its own for it, unless that memory is much more than the body: then the
    /// body is copied. Afterwards the handler's buffer may hold what the connection's did.
    func send(_ response: borrowing Response, on connection: OpaquePointer) -> MHD_Result {
        let made =
            switch response.body {
            case .empty: MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
            case .buffer(let buffer): taken(from: buffer)
            case .constant(let constant): Self.made(of: constant.bytes)
            case .stream: streamed?.makeResponse()
            case .absent(let count): Self.made(ofAbsent: count)
            }
        guard let made else { return .NO }
        defer { MHD_destroy_response(made) }
        // To HEAD the library leaves out the chunks of a body of unknown length, but not the line that ends them, which would
        // be the beginning of the next answer.
        if streamed != nil && isHead && CMicrohttpd_send_without_chunks(made) == 0 { return .NO }

        if let type = response.contentType { Self.add("Content-Type", type.name, to: made) }
        var hasCacheControl = false
        for field in response.fields {
            if field.name == "Cache-Control" { hasCacheControl = true }
            MHD_add_response_header(made, field.name, field.value)
        }
        if !hasCacheControl { Self.add("Cache-Control", "no-store", to: made) }
        Self.add("X-Content-Type-Options", "nosniff", to: made)
        identifier.withBytes { bytes in
            if let start = bytes.baseAddress { Self.add("X-Request-Id", value: start, to: made) }
        }
        if closes { Self.add("Connection", "close", to: made) }
        return MHD_queue_response(connection, UInt32(response.status.code), made)
    }

    private func taken(from buffer: ByteBuffer) -> OpaquePointer? {
        if Self.copies(buffer) {
            body.removeAll(keepingUpTo: Response.Body.uncounted)
            buffer.withBytes { body.append($0) }
        } else {
            body.exchange(with: buffer)
        }
        return body.withBytes { Self.made(of: $0) }
    }

    /// Whether a body is copied out of a handler's buffer.
    ///
    /// A handler's buffer keeps up to 256 KiB from an answer that was great. A client that then asks for a small one and does
    /// not read it would hold all of that, and so would each of thousands of its connections.
    private static func copies(_ buffer: ByteBuffer) -> Bool {
        buffer.heldBytes > Response.Body.uncounted && buffer.heldBytes / 2 > buffer.count
    }

    /// How many bytes of memory a body takes until it is sent.
    static func memory(for buffer: ByteBuffer) -> Int { copies(buffer) ? buffer.count : buffer.heldBytes }

    /// A response of bytes that stay where they are until it has been sent.
    private static func made(of bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
        // The library's parameter is not const for the sake of its other modes; this one only reads.
        MHD_create_response_from_buffer(
            bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_PERSISTENT)
    }

    /// A response that says how long its body would be. Without a body it would say 0, which with 304 means that the body of
    /// 200 were empty (RFC 9110 §8.6). The library asks for no bytes; if it did, the connection would be closed.
    private static func made(ofAbsent count: Int) -> OpaquePointer? {
        MHD_create_response_from_callback(UInt64(count), 1, { _, _, _, _ in StreamedBody.failure }, nil, nil)
    }

    private static func add(_ name: StaticString, _ value: StaticString, to response: OpaquePointer) {
        add(name, value: value.utf8Start, to: response)
    }

    private static func add(_ name: StaticString, value: UnsafePointer<UInt8>, to response: OpaquePointer) {
        // Static strings end with a NUL in memory.
        name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount + 1) { name in
            value.withMemoryRebound(to: CChar.self, capacity: 1) { value in
                _ = MHD_add_response_header(response, name, value)
            }
        }
    }
}
