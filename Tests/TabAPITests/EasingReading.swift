import ByteBuffer
import Testing

@testable import TabAPI
@testable import TabComputing
@testable import TabLayout

/// What the reader of easings makes of a text.
enum EasingReading: Equatable, Sendable {
    /// An easing, as it is written back.
    case easing(String)
    /// A fault at this character, counted from 0.
    case fault(at: Int)
    /// A name that no easing has, as it was written.
    case unknown(String)

    init(of text: String) {
        var text = text
        self = text.withUTF8 { bytes in
            var parser = EasingParser(text: bytes)
            do throws(EasingParser.Failure) {
                let buffer = ByteBuffer()
                buffer.append(try parser.parse())
                return .easing(String(buffer))
            } catch {
                switch error {
                case .syntax(let place, _), .nothing(let place): return .fault(at: place)
                case .unknown(let place): return .unknown(String(decoding: bytes[place], as: UTF8.self))
                }
            }
        }
    }
}

/// A text and what comes of it.
struct EasingText: Sendable, CustomTestStringConvertible {
    let text: String
    let reading: EasingReading
    /// The project and test that the fact is from; nil for one that follows from the standard.
    let source: String?

    init(_ text: String, _ reading: EasingReading, _ source: String? = nil) {
        self.text = text
        self.reading = reading
        self.source = source
    }

    var testDescription: String { source.map { "\(text) (\($0))" } ?? text }
}
