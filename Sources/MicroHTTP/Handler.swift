public import HTTPMessage

/// Answers one request. The body's bytes are readable during the call only.
///
/// A handler belongs to one thread, which calls it for one request at a time, so it may keep buffers and write to
/// them freely. It runs between two turns of that thread's event loop: what takes it a millisecond holds up every
/// other connection of the thread by a millisecond.
public typealias Handler = (borrowing Request, RawSpan) -> Response
