/// Reads a JSON text byte by byte and says where its first fault is.
///
/// Slow and strict, for texts that simdjson refused or that need a closer look: simdjson finds that there is a fault,
/// but its tree builder does not say where. Follows RFC 8259 to the letter.
struct JSONScanner {
    /// A number that is valid JSON and that simdjson has no room for.
    struct GreatNumber {
        var range: Range<Int>
        /// Whether it is beyond a double; otherwise it is an integer beyond 64 bits.
        var overflows: Bool
        /// Where it is, when it overflows; nil when the pointers before it came to `pointerLimit` bytes.
        var pointer: String?
    }

    /// How many bytes the pointers of great numbers may come to before no more are kept. A name of half a megabyte with
    /// a long array under it would otherwise be copied for every element.
    static let pointerLimit = 1 << 16

    /// A step on the way from the root to a value.
    private enum Step {
        case element(Int)
        case member([UInt8])

        var pointerToken: String {
            switch self {
            case .element(let index): String(index)
            case .member(let name): name.withUnsafeBufferPointer { JSONString(bytes: $0).pointerToken }
            }
        }
    }

    let text: UnsafeBufferPointer<UInt8>
    let maximumDepth: Int
    var place = 0
    private var depth = 0
    private var path: [Step] = []
    private var greatNumbers: [GreatNumber] = []
    private var pointerBytes = 0
    private var refusesDuplicates = false

    init(_ text: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
        self.text = text
        self.maximumDepth = maximumDepth
    }

    /// Reads the whole text and answers the numbers that simdjson would refuse.
    mutating func scan() throws(JSONFault) -> [GreatNumber] {
        skipWhitespace()
        guard place < text.count else { throw fault(.empty, "there is no JSON document", at: place) }
        if text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF {
            throw fault(.syntax, "a JSON document starts without a byte order mark", at: 0)
        }
        try value()
        skipWhitespace()
        guard place == text.count else { throw fault(.syntax, "nothing may follow the document", at: place) }
        return greatNumbers
    }

    mutating func firstDuplicateKey() -> JSONFault? {
        refusesDuplicates = true
        do {
            _ = try scan()
            return nil
        } catch {
            return error.kind == .duplicateKey ? error : nil
        }
    }

    // MARK: Values

    private mutating func value() throws(JSONFault) {
        guard let byte = peek() else { throw fault(.syntax, "the document ends where a value should be", at: place) }
        switch byte {
        case UInt8(ascii: "{"): try object()
        case UInt8(ascii: "["): try array()
        case UInt8(ascii: "\""): _ = try string(isKept: false)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        default: throw fault(.syntax, expectation(insteadOf: byte), at: place)
        }
    }

    /// What to say where a value should begin and `byte` stands: the usual reasons by name.
    private func expectation(insteadOf byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "`"): "expected a value; strings stand in double quotes"
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "expected a value; JSON has no comments"
        case UInt8(ascii: "N"), UInt8(ascii: "I"): "expected a value; JSON has no NaN and no Infinity"
        case UInt8(ascii: "+"), UInt8(ascii: "."): "expected a value; a number begins with a digit or a minus"
        case UInt8(ascii: "]") where follows(","): "expected a value; no comma stands behind the last one"
        default: "expected a value"
        }
    }

    private mutating func enter() throws(JSONFault) {
        depth += 1
        if depth > maximumDepth {
            throw fault(.tooDeep, "objects and arrays may be nested at most \(maximumDepth) deep", at: place)
        }
        place += 1
        skipWhitespace()
    }

    private mutating func object() throws(JSONFault) {
        try enter()
        defer { depth -= 1 }
        if take("}") { return }
        // Names are the same when their bytes are: strings of Swift are the same as soon as they look the same.
        var keys: Set<[UInt8]> = []
        while true {
            let keyPlace = place
            guard peek() == UInt8(ascii: "\"") else {
                let hint = peek() == UInt8(ascii: "}") && follows(",") ? "; no comma stands behind the last one" : ""
                throw fault(.syntax, "expected a member's name in double quotes\(hint)", at: place)
            }
            let key = try string(isKept: true)
            if refusesDuplicates && !keys.insert(key).inserted {
                path.append(.member(key))
                let name = key.count <= 80 ? "the name \"\(String(decoding: key, as: UTF8.self))\"" : "this name"
                throw fault(.duplicateKey, "\(name) stands twice in one object", at: keyPlace)
            }
            skipWhitespace()
            guard take(":") else { throw fault(.syntax, "expected ':' after a member's name", at: place) }
            skipWhitespace()
            path.append(.member(key))
            try value()
            path.removeLast()
            skipWhitespace()
            if take(",") {
                skipWhitespace()
                continue
            }
            guard take("}") else { throw fault(.syntax, "expected ',' or '}' after a member", at: place) }
            return
        }
    }

    private mutating func array() throws(JSONFault) {
        try enter()
        defer { depth -= 1 }
        if take("]") { return }
        var index = 0
        while true {
            path.append(.element(index))
            try value()
            path.removeLast()
            index += 1
            skipWhitespace()
            if take(",") {
                skipWhitespace()
                continue
            }
            guard take("]") else { throw fault(.syntax, "expected ',' or ']' after an element", at: place) }
            return
        }
    }

    private mutating func word(_ word: String) throws(JSONFault) {
        let start = place
        for byte in word.utf8 {
            guard peek() == byte else { throw fault(.syntax, "expected a value; did you mean \(word)?", at: start) }
            place += 1
        }
    }

    private mutating func number() throws(JSONFault) {
        let start = place
        _ = take("-")
        if take("0") {
            if isDigit(peek()) { throw fault(.syntax, "a number has no leading zero", at: start) }
        } else if digits() == 0 {
            throw fault(.syntax, "expected a digit", at: place)
        }
        var isInteger = true
        if take(".") {
            isInteger = false
            if digits() == 0 { throw fault(.syntax, "expected a digit after the decimal point", at: place) }
        }
        var hasExponent = false
        if take("e") || take("E") {
            isInteger = false
            hasExponent = true
            if !take("+") { _ = take("-") }
            if digits() == 0 { throw fault(.syntax, "expected a digit in the exponent", at: place) }
        }
        // So few digits fit into 64 bits, and a number without an exponent into a double: most need no closer look.
        let length = place - start
        if isInteger ? length <= 18 : !hasExponent && length <= 300 { return }
        let token = String(decoding: text[start..<place], as: UTF8.self)
        let overflows = Double(token)?.isFinite != true
        if overflows || (isInteger && Int64(token) == nil && UInt64(token) == nil) {
            let pointer = overflows && pointerBytes < Self.pointerLimit ? pointer : nil
            pointerBytes += pointer?.utf8.count ?? 0
            greatNumbers.append(GreatNumber(range: start..<place, overflows: overflows, pointer: pointer))
        }
    }

    private mutating func digits() -> Int {
        let start = place
        while isDigit(peek()) { place += 1 }
        return place - start
    }

    /// Whether this is the next character before here that is no white space.
    private func follows(_ character: Unicode.Scalar) -> Bool {
        text[..<place].last { !Self.isWhitespace($0) } == UInt8(ascii: character)
    }

    // MARK: Places

    private var pointer: String { path.map { "/" + $0.pointerToken }.joined() }

    // MARK: Bytes

    func peek() -> UInt8? { place < text.count ? text[place] : nil }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func skipWhitespace() {
        while let byte = peek(), Self.isWhitespace(byte) { place += 1 }
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private func isDigit(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    func fault(_ kind: JSONFault.Kind, _ message: String, at offset: Int) -> JSONFault {
        var line = 1
        var column = 1
        for byte in text[..<offset] {
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return JSONFault(
            kind: kind, message: message, pointer: pointer, offset: offset, line: line, column: column)
    }
}
