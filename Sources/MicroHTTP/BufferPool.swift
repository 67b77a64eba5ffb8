import ByteBuffer

/// Buffers that one thread lends to its connections: for a request's body while it comes in and is answered, for a
/// response's until it is sent.
///
/// The buffer that came back last is lent first: its memory is still in the processor's nearest cache, while that of a
/// connection that was served a hundred requests ago is not. And a connection that waits for its client holds none.
struct BufferPool {
    /// The most bytes that spare buffers hold. As many requests as one turn of the event loop brings find theirs in them.
    static let limit = 1 << 19

    private var spare: [ByteBuffer] = []
    /// How many they hold.
    private(set) var heldBytes = 0

    /// An empty buffer.
    mutating func take() -> ByteBuffer {
        guard let buffer = spare.popLast() else { return ByteBuffer() }
        heldBytes -= buffer.heldBytes
        return buffer
    }

    /// Takes back a buffer that nobody reads any more. Of great ones the memory is freed, and what is too much is let go.
    mutating func giveBack(_ buffer: inout ByteBuffer?) {
        guard let returned = buffer else { return }
        buffer = nil
        returned.removeAll(keepingUpTo: 1 << 16)
        guard heldBytes + returned.heldBytes <= Self.limit else { return }
        heldBytes += returned.heldBytes
        spare.append(returned)
    }
}
