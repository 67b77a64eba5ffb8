internal import CSimdjson

#if canImport(Glibc)
    import Glibc
#endif

/// Parses JSON documents, one after the other, in memory that it keeps.
///
/// Not thread-safe: one parser a thread. Simdjson does the work; what it does not say (where a fault is) or accept
/// (integers beyond 64 bits) is left to `JSONScanner`, which only looks at documents that simdjson refused, and at those
/// with escaped surrogates.
public final class JSONParser {
    private let parser: OpaquePointer
    private let padding = json_parser_padding()
    private let maximumDepth: Int
    private var input: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var length = 0

    /// The JSON Pointers of the numbers in the document parsed last that are too great for a double, in order; the first
    /// in any case, and no more when they come to `JSONScanner.pointerLimit` bytes. The numbers read as the greatest
    /// finite double of their sign.
    public private(set) var overflows: [String] = []

    /// A parser for documents nested at most `maximumDepth` objects and arrays deep.
    ///
    /// Traps when there is no memory for one; a service makes its parsers when it starts.
    public init(maximumDepth: Int = 32) {
        guard let parser = json_parser_create(maximumDepth) else { fatalError("no memory for a JSON parser") }
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

    /// How many bytes of memory the parser holds, nearly: for each byte of the longest document so far itself, four of its
    /// structure, eight of the tape, and five thirds of the strings.
    public var heldBytes: Int { 15 * capacity }

    /// The document in `bytes`; valid until the next parse. O(length).
    ///
    /// The bytes are copied once: simdjson reads some bytes beyond the end of its input.
    /// Repeated keys are not looked for here: see `duplicateKey(in:)`.
    ///
    /// - Throws: `JSONFault` with the first place at which the text is not an acceptable document.
    public func parse(_ bytes: RawSpan) throws(JSONFault) -> JSONValue {
        if !overflows.isEmpty { overflows = [] }
        bytes.withUnsafeBytes { load($0) }
        if length > 0 && !hasEscapedSurrogates, let root = try parse(nestedBelow: maximumDepth) { return root }
        return try parseSlowly()
    }

    /// The first key that stands twice in one object of a document; nil when there is none. O(length).
    ///
    /// Asks for the document as it was sent: the copy here may have been rewritten, and its places are others.
    public func duplicateKey(in bytes: RawSpan) -> JSONFault? {
        bytes.withUnsafeBytes { bytes in
            var scanner = JSONScanner(bytes.assumingMemoryBound(to: UInt8.self), maximumDepth: maximumDepth)
            return scanner.firstDuplicateKey()
        }
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

    /// What simdjson makes of the input; nil when it refuses it.
    ///
    /// Simdjson counts only containers that hold something. Below the maximum depth an empty one more inside is at most
    /// at that depth; what it refuses for being as deep as is allowed comes here again after the scanner has counted.
    private func parse(nestedBelow depth: Int) throws(JSONFault) -> JSONValue? {
        switch json_parser_parse(parser, input, length, depth) {
        case JSON_PARSED: return root
        case JSON_OUT_OF_MEMORY: throw Self.outOfMemory
        default: return nil
        }
    }

    /// Whether some escape may stand for half of a surrogate pair. Simdjson takes an escaped low surrogate without its
    /// high one for a character, so these documents go past the scanner first.
    private var hasEscapedSurrogates: Bool {
        var place = 0
        while place < length, let found = memchr(input + place, Int32(UInt8(ascii: "\\")), length - place) {
            let escape = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
            // Behind the last byte stands the padding, which may be read. \uD800 to \uDFFF are the halves.
            if escape[1] == UInt8(ascii: "u") && escape[2] | 0x20 == UInt8(ascii: "d") && escape[3] >= UInt8(ascii: "8")
            {
                return true
            }
            place = UnsafePointer(input).distance(to: escape) + 2
        }
        return false
    }

    private func parseSlowly() throws(JSONFault) -> JSONValue {
        var scanner = JSONScanner(UnsafeBufferPointer(start: input, count: length), maximumDepth: maximumDepth)
        let great = try scanner.scan()
        if !great.isEmpty { rewrite(great) }
        if let root = try parse(nestedBelow: maximumDepth) { return root }
        if let root = try parse(nestedBelow: maximumDepth + 1) { return root }
        // Unreachable as long as the scanner and simdjson agree, which a fuzz test watches.
        throw JSONFault(kind: .syntax, message: "this is not JSON", pointer: "", offset: 0, line: 1, column: 1)
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
                if let pointer = number.pointer { overflows.append(pointer) }
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
