/// Reads the value of a header field from its beginning, byte by byte.
package struct FieldReader {
    private var rest: Substring.UTF8View

    package init(_ text: String.UTF8View) { rest = text[...] }

    package init(_ text: Substring.UTF8View) { rest = text }

    package var isAtEnd: Bool { rest.isEmpty }

    package func isAt(_ byte: UInt8) -> Bool { rest.first == byte }

    /// Whether the next byte is this one, which is then read.
    package mutating func take(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    package mutating func skipBlanks() {
        while let byte = rest.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { rest.removeFirst() }
    }

    /// Reads on to behind the next such byte, or to the end.
    package mutating func skip(through byte: UInt8) {
        while let next = rest.popFirst(), next != byte {}
    }

    /// Reads up to a blank, a comma, a semicolon or the end.
    package mutating func name() -> Substring.UTF8View {
        let end = rest.firstIndex { byte in
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ";"): true
            default: false
            }
        }
        defer { rest = rest[(end ?? rest.endIndex)...] }
        return rest[..<(end ?? rest.endIndex)]
    }

    /// Reads a parameter up to a blank, a comma, a semicolon or the end, of which there may be any between its quotes.
    package mutating func skipParameter() {
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ";"): return
            case UInt8(ascii: "\""): _ = quoted()
            default: rest.removeFirst()
            }
        }
    }

    /// Reads a weight (RFC 9110 §12.4.2) in thousandths: `0` or `1` with up to three decimals, of which 1 has only zeros;
    /// nil for anything else.
    package mutating func weight() -> Int? {
        let one = UInt8(ascii: "1")
        guard let whole = rest.popFirst(), whole == UInt8(ascii: "0") || whole == one else { return nil }
        var value = whole == one ? 1000 : 0
        var unit = 100
        if take(UInt8(ascii: ".")) {
            while let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
                guard unit > 0 else { return nil }
                value += Int(digit - UInt8(ascii: "0")) * unit
                unit /= 10
                rest.removeFirst()
            }
        }
        return value <= 1000 ? value : nil
    }

    /// Reads the text between two double quotes; nil, and nothing more to read, when there are none.
    package mutating func quoted() -> Substring.UTF8View? {
        guard take(UInt8(ascii: "\"")), let end = rest.firstIndex(of: UInt8(ascii: "\"")) else {
            rest = rest[rest.endIndex...]
            return nil
        }
        defer { rest = rest[rest.index(after: end)...] }
        return rest[..<end]
    }

    /// Reads up to a byte, which stays, or to the end. The blanks at the end of what was read are left out.
    package mutating func text(before byte: UInt8) -> Substring.UTF8View {
        let end = rest.firstIndex(of: byte) ?? rest.endIndex
        var text = rest[..<end]
        while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { text.removeLast() }
        rest = rest[end...]
        return text
    }

    /// Whether the text is `word`, which is in lower case, without regard to the case of letters.
    package static func equals(_ text: Substring.UTF8View, _ word: StaticString) -> Bool {
        equals(text, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)[...])
    }

    /// The same of a part of such a word.
    package static func equals(_ text: Substring.UTF8View, _ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.count == word.count
            && zip(text, word).allSatisfy { byte, expected in
                let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                return (isUpper ? byte | 0x20 : byte) == expected
            }
    }
}
