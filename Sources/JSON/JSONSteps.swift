/// Steps over a text that is known to be JSON, value by value, without reading them.
///
/// For whoever wants to parse a part of a document again, alone and later. The tape of a parser does not say where in the
/// text its values stand.
public struct JSONSteps {
    private let text: UnsafeBufferPointer<UInt8>
    /// The place in the text, in bytes.
    public private(set) var place: Int

    /// Steps over `text` from `place` on.
    public init(_ text: UnsafeBufferPointer<UInt8>, from place: Int = 0) {
        self.text = text
        self.place = place
    }

    /// Steps into the object or array that stands here.
    public mutating func enter() {
        skipBlanks()
        if place < text.count { place += 1 }
    }

    /// Steps over the next value of the container that was entered, a member's name included; its place, without the name.
    /// Nil at the end of the container.
    public mutating func next() -> Range<Int>? {
        skipBlanks()
        if peek == UInt8(ascii: ",") {
            place += 1
            skipBlanks()
        }
        guard let byte = peek, byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") else { return nil }
        var value = skipValue()
        skipBlanks()
        if peek == UInt8(ascii: ":") {
            place += 1
            skipBlanks()
            value = skipValue()
        }
        return value
    }

    private var peek: UInt8? { place < text.count ? text[place] : nil }

    private mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    private mutating func skipValue() -> Range<Int> {
        let start = place
        var depth = 0
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                place += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // Of the container around a number or a word.
                if depth == 0 { return start..<place }
                depth -= 1
                place += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09:
                if depth == 0 { return start..<place }
                place += 1
                continue
            default:
                place += 1
                continue
            }
            if depth == 0 { return start..<place }
        }
        return start..<place
    }

    private mutating func skipString() {
        place += 1
        while let byte = peek, byte != UInt8(ascii: "\"") { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
        place = min(place + 1, text.count)
    }
}
