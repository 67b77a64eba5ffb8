/// A body that is made while it is sent, piece by piece.
///
/// It owns all the memory that it needs: the handler that made it answers other requests meanwhile. It is called on the
/// handler's thread, and let go of when the client has everything or is gone.
public protocol BodyStream: AnyObject {
    /// How many bytes of memory it holds at this moment.
    var heldBytes: Int { get }

    /// Writes the next bytes of the body to the front of `room`, as many as it likes.
    ///
    /// It runs between two turns of the thread's event loop, as a handler does: what takes it a millisecond holds up every
    /// other connection of the thread by a millisecond.
    func next(into room: UnsafeMutableBufferPointer<UInt8>) -> BodyPart
}

/// What a stream has to give when it is asked.
public enum BodyPart: Sendable, Equatable {
    /// So many bytes, at least one, which it has written.
    case bytes(Int)
    /// Nothing: the body is complete.
    case end
    /// Nothing, and the body cannot be completed: the client is to see that it is cut off.
    case failure
}
