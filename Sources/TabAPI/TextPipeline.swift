internal import ByteBuffer
internal import JSON
internal import TabComputing

/// Answers documents that are JSON text.
///
/// Before a document is answered it is parsed; and where it is refused, it is looked at once more for a key that stands twice.
final class TextPipeline {
    private let parser = JSONParser()
    private let pipeline: AnswerPipeline

    /// A pipeline that writes its answers to `buffer`.
    init(_ buffer: ByteBuffer) {
        pipeline = AnswerPipeline(buffer, makeReader: { JSONParser() })
    }

    /// Computes an answer into the buffer.
    func answer(
        _ endpoint: Endpoint, _ text: RawSpan, choose: ([AnswerType]) throws(Problem) -> AnswerType
    ) throws(Problem) {
        defer { parser.trim() }
        let document = try parser.document(text)
        do {
            _ = try pipeline.answer(
                endpoint, document, overflows: parser.overflows, byteCount: text.byteCount, choose: choose)
        } catch {
            throw parser.first(error, in: text)
        }
    }

    /// Checks a replay; its frames are computed as they are read.
    func replay(_ text: RawSpan, hasLines: Bool, isAnsweredByLines: Bool) throws(Problem) -> ReplayStream {
        defer { parser.trim() }
        let decoder = pipeline.decoder
        let replay =
            hasLines
            ? try ReplayText.lines(text, parser, decoder) : try ReplayText.document(text, parser, decoder)
        guard let stream = replay.stream(text, isLines: isAnsweredByLines) else {
            throw .unavailable("there is not enough memory for this replay")
        }
        return stream
    }
}

extension JSONParser {
    /// The document in a text.
    func document(_ text: RawSpan) throws(Problem) -> JSONValue {
        do { return try parse(text) } catch { throw Problem(error) }
    }

    /// What a document is refused for. A key that stands twice comes before all else: then it is not known what the document means.
    func first(_ problem: Problem, in text: RawSpan) -> Problem {
        guard problem.isOfDocument, let duplicate = duplicateKey(in: text) else { return problem }
        return Problem(duplicate)
    }
}
