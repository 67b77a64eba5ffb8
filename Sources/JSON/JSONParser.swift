internal import CSimdjson

#if canImport(Glibc)
    import Glibc
#endif

/// Parses JSON documents, one after the other, in memory that it keeps.
///
/// Not thread-safe: one parser a thread. Simdjson does the work; what it does not say (where a fault is) or accept
/// (integers beyond 64 bits) is left to `JSONScanner`, which only looks at documents that simdjson refused.
public final class JSONParser {
    private let parser: OpaquePointer
    private let padding = json_parser_padding()
    private let maximumDepth: Int
    private var input: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var length = 0

    /// The JSON Pointers of the numbers in the document parsed last that are too great for a double. They read as the
    /// greatest finite double of their sign.
    public private(set) var overflows: [String] = []

    /// A parser for documents nested at most `maximumDepth` objects and arrays deep.
    ///
    /// Traps when there is no memory for one; a service makes its parsers when it starts.
    public init(maximumDepth: Int = 32) {
        // Simdjson counts one level more than there are containers.
        guard let parser = json_parser_create(maximumDepth + 1) else { fatalError("no memory for a JSON parser") }
        self.parser = parser
        self.maximumDepth = maximumDepth
        capacity = 4096
        input = .allocate(capacity: capacity + padding)
        input.initialize(repeating: 0, count: capacity + padding)
    }

    deinit {
        json_parser_free(parser)
        input.deallocate()
    }

    /// The document in `bytes`; valid until the next parse. O(length).
    ///
    /// The bytes are copied once: simdjson reads some bytes beyond the end of its input.
    /// Repeated keys are not looked for here: see `duplicateKey()`.
    ///
    /// - Throws: `JSONFault` with the first place at which the text is not an acceptable document.
    public func parse(_ bytes: RawSpan) throws(JSONFault) -> JSONValue {
        if !overflows.isEmpty { overflows = [] }
        bytes.withUnsafeBytes { load($0) }
        // Simdjson takes an escaped low surrogate without its high one for a character.
        let hasEscapes = memchr(input, Int32(UInt8(ascii: "\\")), length) != nil
        if !hasEscapes && length > 0 {
            switch json_parser_parse(parser, input, length) {
            case JSON_PARSED: return root
            case JSON_OUT_OF_MEMORY: throw Self.outOfMemory
            default: break
            }
        }
        return try parseSlowly()
    }

    /// The first key that stands twice in one object of the document parsed last; nil when there is none. O(length).
    public func duplicateKey() -> JSONFault? {
        var scanner = JSONScanner(UnsafeBufferPointer(start: input, count: length), maximumDepth: maximumDepth)
        return scanner.firstDuplicateKey()
    }

    /// Gives back the memory that grew with a great document.
    public func trim(to limit: Int = 1 << 16) {
        guard capacity > limit else { return }
        json_parser_trim(parser)
        input.deallocate()
        capacity = 4096
        input = .allocate(capacity: capacity + padding)
        input.initialize(repeating: 0, count: capacity + padding)
        length = 0
    }

    private static let outOfMemory = JSONFault(
        kind: .outOfMemory, message: "there is not enough memory for this document", pointer: "", offset: 0, line: 1,
        column: 1)

    private var root: JSONValue {
        JSONValue(tape: json_parser_tape(parser), strings: json_parser_strings(parser), index: 1)
    }

    private func parseSlowly() throws(JSONFault) -> JSONValue {
        var scanner = JSONScanner(UnsafeBufferPointer(start: input, count: length), maximumDepth: maximumDepth)
        let great = try scanner.scan()
        if !great.isEmpty { rewrite(great) }
        switch json_parser_parse(parser, input, length) {
        case JSON_PARSED: return root
        case JSON_OUT_OF_MEMORY: throw Self.outOfMemory
        default:
            // Unreachable as long as the scanner and simdjson agree, which a fuzz test watches.
            throw JSONFault(kind: .syntax, message: "this is not JSON", pointer: "", offset: 0, line: 1, column: 1)
        }
    }

    /// Replaces numbers that simdjson has no room for: integers beyond 64 bits by the same number with an exponent,
    /// numbers beyond a double by the greatest double.
    private func rewrite(_ numbers: [JSONScanner.GreatNumber]) {
        var text: [UInt8] = []
        text.reserveCapacity(length + 8 * numbers.count)
        var copied = 0
        for number in numbers {
            text += UnsafeBufferPointer(start: input + copied, count: number.range.lowerBound - copied)
            if number.overflows {
                overflows.append(number.pointer)
                if input[number.range.lowerBound] == UInt8(ascii: "-") { text.append(UInt8(ascii: "-")) }
                text += "1.7976931348623157e308".utf8
            } else {
                text += UnsafeBufferPointer(start: input + number.range.lowerBound, count: number.range.count)
                text += "e0".utf8
            }
            copied = number.range.upperBound
        }
        text += UnsafeBufferPointer(start: input + copied, count: length - copied)
        text.withUnsafeBytes { load($0) }
    }

    private func load(_ bytes: UnsafeRawBufferPointer) {
        if bytes.count > capacity {
            input.deallocate()
            capacity = bytes.count
            input = .allocate(capacity: capacity + padding)
            input.initialize(repeating: 0, count: capacity + padding)
        }
        if let start = bytes.baseAddress { memcpy(input, start, bytes.count) }
        length = bytes.count
    }
}
