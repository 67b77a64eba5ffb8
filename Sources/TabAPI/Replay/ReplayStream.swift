internal import ByteBuffer
internal import HTTPMessage
internal import TabComputing

/// The frames of a replay, each computed when the client is ready for it.
final class ReplayStream: BodyStream {
    /// How much is computed for one call, in tabs laid out, before the client gets what there is.
    private static let workPerCall = 8192

    private let frames: ReplayFrames
    private let buffer: ByteBuffer
    /// How much of the buffer was handed out.
    private var sent = 0
    private var isDone = false

    /// The stream of frames that are written to `buffer`.
    init(_ frames: ReplayFrames, _ buffer: ByteBuffer) {
        self.frames = frames
        self.buffer = buffer
    }

    var heldBytes: Int { frames.heldBytes + buffer.heldBytes }

    func next(into room: UnsafeMutableBufferPointer<UInt8>) -> BodyPart {
        var filled = 0
        var work = 0
        while filled < room.count {
            if sent < buffer.count {
                let copied = buffer.copy(from: sent, to: UnsafeMutableBufferPointer(rebasing: room[filled...]))
                sent += copied
                filled += copied
                continue
            }
            if isDone || (filled > 0 && work >= Self.workPerCall) { break }
            buffer.removeAllButLast()
            sent = buffer.count
            do {
                if let piece = try frames.writeNext() { work += piece } else { isDone = true }
            } catch {
                return .failure
            }
        }
        return filled > 0 ? .bytes(filled) : .end
    }
}
