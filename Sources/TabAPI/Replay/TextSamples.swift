package import ByteBuffer
package import JSON
internal import TabComputing

/// The samples of a replay as text, each parsed when its frame is computed: a text is shorter than its tape.
final class TextSamples: ReplaySamples {
    private enum Place {
        case elements(Int)
        case lines(ReplayLines)
    }

    private let text: [UInt8]
    private var place: Place
    private let parser = JSONParser()

    /// The samples in an array of JSON at the front of `text`, or in its lines.
    init(text: [UInt8], hasLines: Bool) {
        self.text = text
        if hasLines {
            place = .lines(ReplayLines(length: text.count))
        } else {
            place = text.withUnsafeBufferPointer { text in
                var steps = JSONSteps(text)
                steps.enter()
                return .elements(steps.place)
            }
        }
    }

    var heldBytes: Int { text.count + parser.heldBytes }

    func next() throws(JSONFault) -> JSONValue? {
        guard let range = nextRange() else { return nil }
        // Held by this call, whatever becomes of the property meanwhile.
        let text = text
        return try parser.parse(text.span.bytes.extracting(range))
    }

    func trim() { parser.trim() }

    private func nextRange() -> Range<Int>? {
        text.withUnsafeBufferPointer { text in
            switch place {
            case .elements(let start):
                var steps = JSONSteps(text, from: start)
                let range = steps.next()
                place = .elements(steps.place)
                return range
            case .lines(var lines):
                let range = lines.next(in: UnsafeRawBufferPointer(text))
                place = .lines(lines)
                return range
            }
        }
    }
}

extension JSONParser: AnswerReader {
    package func document(in buffer: ByteBuffer) -> JSONValue? {
        buffer.withBytes { try? parse(UnsafeRawBufferPointer($0).bytes) }
    }

    package func trim() { trim(to: 1 << 16) }
}
