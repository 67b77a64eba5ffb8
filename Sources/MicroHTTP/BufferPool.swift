import ByteBuffer

/// Buffers that one thread lends to its connections: for a request's body while it comes in and is answered, for a
/// response's until it is sent.
///
/// The buffer that came back last is lent first: its memory is still in the processor's nearest cache, while that of a
/// connection that was served a hundred requests ago is not. And a connection that waits for its client holds none.
struct BufferPool {
    private var spare: [ByteBuffer] = []

    /// An empty buffer.
    mutating func take() -> ByteBuffer { spare.popLast() ?? ByteBuffer() }

    /// Takes back a buffer that nobody reads any more. Of great ones the memory is freed, and more than a few are let go.
    mutating func giveBack(_ buffer: inout ByteBuffer?) {
        guard let returned = buffer else { return }
        buffer = nil
        guard spare.count < 8 else { return }
        returned.removeAll(keepingUpTo: 1 << 16)
        spare.append(returned)
    }
}
