package import ByteBuffer
package import JSON

/// Reads back the document that was written into a buffer: a parser where that is text.
///
/// A replay needs it at an edit: the bar after it is the configuration that the answer has, read as a client would send it.
package protocol AnswerReader: AnyObject {
    /// The document in a buffer, valid until the next one; nil when there is no memory for it.
    func document(in buffer: ByteBuffer) -> JSONValue?
    /// Gives back the memory that grew with a great document.
    func trim()
    /// How many bytes of memory it holds, nearly.
    var heldBytes: Int { get }
}
