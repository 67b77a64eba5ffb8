package import ByteBuffer
package import JSON

/// Answers documents, one after the other: reads one, refuses what breaks the contract, computes, and writes the answer.
///
/// A document is a value on a tape. Where the tape comes from is the caller's to know: a parser of JSON text, which also finds keys
/// that stand twice and numbers beyond a double, or a program that wrote it. Not thread-safe: one pipeline a thread.
package final class AnswerPipeline {
    /// Where the answer is written.
    package let buffer: ByteBuffer
    package let decoder = Decoder()
    private let makeReader: () -> any AnswerReader

    /// A pipeline that writes to `buffer`. A replay reads the bar after an edit by a reader of its own, which `makeReader` makes.
    package init(_ buffer: ByteBuffer, makeReader: @escaping () -> any AnswerReader) {
        self.buffer = buffer
        self.makeReader = makeReader
    }

    /// Computes an answer into the buffer.
    ///
    /// - Parameters:
    ///   - endpoint: what to compute.
    ///   - document: what it is asked.
    ///   - overflows: the JSON Pointers of numbers that are too great for a double; they read as the greatest finite one.
    ///   - byteCount: the length of the document's text, which bounds how often it is read; 0 where it has none.
    ///   - choose: which of several types the answer is to have.
    /// - Returns: the type of the answer.
    /// - Throws: what the document is refused for. The buffer is empty then.
    package func answer(
        _ endpoint: Endpoint, _ document: JSONValue, overflows: [String] = [], byteCount: Int = 0,
        choose: ([AnswerType]) throws(Problem) -> AnswerType
    ) throws(Problem) -> AnswerType {
        buffer.removeAll()
        decoder.reset()
        do throws(Problem) {
            switch endpoint {
            case .compare:
                let comparison = try Comparison.read(document, overflows, byteCount, decoder)
                let type = try choose(endpoint.answerTypes)
                try comparison.write(as: type, of: document, to: buffer, decoder)
                return type
            case .replay:
                let head = try ReplayHead.checked(document, overflows, decoder, makeReader: makeReader)
                let type = try choose(endpoint.answerTypes)
                try writeReplay(head, isLines: type == .jsonLines)
                return type
            default:
                let computation = Computation.read(document, endpoint, decoder)
                guard let computation, decoder.isContent, overflows.isEmpty else {
                    throw decoder.refusal(of: document, overflows)
                }
                let type = try choose(computation.answerTypes)
                guard computation.write(as: type, to: buffer, decoder) else {
                    throw decoder.refusal(of: document, overflows)
                }
                return type
            }
        } catch {
            buffer.removeAll()
            throw error
        }
    }

    /// Writes all frames of a replay that was checked.
    private func writeReplay(_ head: ReplayHead, isLines: Bool) throws(Problem) {
        guard let scene = head.scene(makeReader: makeReader) else { throw .unanswerable }
        let frames = ReplayFrames(
            TapeSamples(head.samples), scene, head.state, isLinted: head.isLinted, isLines: isLines, buffer)
        do {
            while try frames.writeNext() != nil {}
        } catch {
            throw .unanswerable
        }
    }
}
