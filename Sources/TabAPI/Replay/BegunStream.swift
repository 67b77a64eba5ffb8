internal import ByteBuffer
internal import HTTPMessage

/// A stream whose beginning has been read already, and comes once more before the rest.
final class BegunStream: BodyStream {
    /// How much is read of a stream to see whether it ends, in bytes: that takes about a millisecond.
    private static let limit = 1 << 18
    private static let pieceSize = 1 << 14

    private let begun: ByteBuffer
    private var place = 0
    private let rest: any BodyStream
    /// Whether the rest cannot be made; it is not asked again then.
    private let isFailed: Bool

    private init(_ begun: ByteBuffer, _ rest: any BodyStream, isFailed: Bool) {
        self.begun = begun
        self.rest = rest
        self.isFailed = isFailed
    }

    /// The body that a stream makes: whole in `buffer` if it is short, so that it can have an entity tag; a stream if not.
    static func body(of stream: any BodyStream, in buffer: ByteBuffer) -> Response.Body {
        buffer.removeAll()
        var part = BodyPart.bytes(0)
        while case .bytes = part, buffer.count < limit {
            buffer.append(upTo: pieceSize) { start in
                part = stream.next(into: UnsafeMutableBufferPointer(start: start, count: pieceSize))
                return if case .bytes(let count) = part { count } else { 0 }
            }
        }
        if part == .end { return .buffer(buffer) }
        let begun = ByteBuffer()
        begun.exchange(with: buffer)
        return .stream(BegunStream(begun, stream, isFailed: part == .failure))
    }

    var heldBytes: Int { begun.heldBytes + rest.heldBytes }

    func next(into room: UnsafeMutableBufferPointer<UInt8>) -> BodyPart {
        guard place < begun.count else { return isFailed ? .failure : rest.next(into: room) }
        let count = begun.copy(from: place, to: room)
        place += count
        return .bytes(count)
    }
}
