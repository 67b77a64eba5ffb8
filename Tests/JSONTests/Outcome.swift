import Testing

@testable import JSON

/// What becomes of a text: it is a document, or it is refused at a place.
enum Outcome: Equatable, CustomStringConvertible {
    case accepted
    case refused(JSONFault.Kind, line: Int, column: Int)

    init(_ fault: JSONFault) {
        self = .refused(fault.kind, line: fault.line, column: fault.column)
    }

    /// What the parser, simdjson first, makes of a text.
    init(parsing text: [UInt8], with parser: JSONParser) {
        do throws(JSONFault) {
            _ = try parser.parse(text.span.bytes)
            self = .accepted
        } catch {
            self = Self(error)
        }
    }

    /// What the scanner alone makes of a text.
    init(scanning text: [UInt8]) {
        self = text.withUnsafeBufferPointer { bytes in
            var scanner = JSONScanner(bytes, maximumDepth: 32)
            do throws(JSONFault) {
                _ = try scanner.scan()
                return .accepted
            } catch {
                return Self(error)
            }
        }
    }

    var description: String {
        switch self {
        case .accepted: "accepted"
        case .refused(let kind, let line, let column): "\(kind) at line \(line), column \(column)"
        }
    }
}

/// A named text and what should become of it.
struct Document: Sendable, CustomTestStringConvertible {
    let name: String
    let text: [UInt8]
    let expected: Outcome

    /// A text that is a document.
    static func valid(_ name: String, _ text: String) -> Document {
        Document(name: name, text: Array(text.utf8), expected: .accepted)
    }

    /// A text that is refused at a column of its first line.
    static func invalid(
        _ name: String, _ text: String, column: Int, line: Int = 1, _ kind: JSONFault.Kind = .syntax
    ) -> Document {
        Document(name: name, text: Array(text.utf8), expected: .refused(kind, line: line, column: column))
    }

    /// A string of raw bytes, in quotes, that is refused at a column.
    static func invalidString(
        _ name: String, _ bytes: [UInt8], column: Int, _ kind: JSONFault.Kind = .invalidUTF8
    ) -> Document {
        Document(
            name: name, text: [0x22] + bytes + [0x22], expected: .refused(kind, line: 1, column: column))
    }

    /// A string of raw bytes, in quotes, that is a document.
    static func validString(_ name: String, _ bytes: [UInt8]) -> Document {
        Document(name: name, text: [0x22] + bytes + [0x22], expected: .accepted)
    }

    var testDescription: String { name }
}

/// Lets `body` look at the value of a text that the test knows to be a document. The value lives no longer.
func withDocument<Result>(_ text: String, _ body: (JSONValue) throws -> Result) throws -> Result {
    let parser = JSONParser()
    let document = try parser.value(of: text)
    return try withExtendedLifetime(parser) { try body(document) }
}

extension JSONParser {
    /// The value of a text that the test knows to be a document.
    func value(of text: String) throws -> JSONValue {
        try parse(Array(text.utf8).span.bytes)
    }
}
