import CMicrohttpd
import HTTPMessage

/// A body that is made while it is sent, as the library asks for it.
///
/// The library sends it in chunks, and to a client of HTTP/1.0 until it closes the connection. A body that cannot be
/// completed is cut off: the last chunk is missing then. It asks once for each turn of the event loop, so that streams
/// take turns.
final class StreamedBody {
    /// The bytes that the library asks for at once, as far as it decides by this: chunks are made in what the header section
    /// has left of the connection's memory. So much it allocates beside the stream.
    static let blockSize = 32 * 1024

    let status: Status
    /// The bytes that were made so far; those are sent but for what the sockets hold when a client leaves.
    private(set) var sentBytes = 0
    private let stream: any BodyStream
    private unowned(unsafe) let connection: Connection

    init(_ stream: any BodyStream, status: Status, connection: Connection) {
        self.stream = stream
        self.status = status
        self.connection = connection
    }

    /// The library's response of this body, which it keeps alive as long as the response; nil when it has no memory for it.
    func makeResponse() -> OpaquePointer? {
        let held = Unmanaged.passRetained(self)
        let response = MHD_create_response_from_callback(
            .max, Self.blockSize,
            { context, _, room, size in
                guard let context, let room else { return StreamedBody.failure }
                return room.withMemoryRebound(to: UInt8.self, capacity: size) { room in
                    Unmanaged<StreamedBody>.fromOpaque(context).takeUnretainedValue()
                        .fill(UnsafeMutableBufferPointer(start: room, count: size))
                }
            },
            held.toOpaque(),
            { context in
                if let context { Unmanaged<StreamedBody>.fromOpaque(context).release() }
            })
        if response == nil { held.release() }
        return response
    }

    /// What the library takes for the end of a body, and for its failure.
    private static let end = -1
    static let failure = -2

    private func fill(_ room: UnsafeMutableBufferPointer<UInt8>) -> Int {
        guard !room.isEmpty else { return Self.failure }
        switch stream.next(into: room) {
        case .bytes(let count):
            // With none the library would ask again and again.
            precondition(count > 0 && count <= room.count, "a stream gave \(count) bytes for a room of \(room.count)")
            guard connection.hold(stream.heldBytes + Self.blockSize) else { return Self.failure }
            sentBytes += count
            return count
        case .end: return Self.end
        case .failure: return Self.failure
        }
    }
}
