internal import HTTPMessage

/// The entity tags that an `If-None-Match` names, one after the other, without `W/` and without quotes.
///
/// Whether a tag is weak is not told: they are compared weakly, since proxies that code answers make tags weak (RFC 9110
/// §13.1.2). Behind something that is no tag, nothing is named.
struct TagList {
    /// Whether the field is `*`, which names any tag.
    let isAny: Bool
    private var reader: FieldReader
    private var isOver: Bool

    init(_ field: String) {
        reader = FieldReader(field.utf8)
        reader.skipBlanks()
        // Beside a tag it means nothing.
        isOver = reader.take(UInt8(ascii: "*"))
        reader.skipBlanks()
        isAny = isOver && reader.isAtEnd
    }

    /// The next tag; nil when there is none.
    mutating func next() -> Substring.UTF8View? {
        while !isOver && !reader.isAtEnd {
            reader.skipBlanks()
            if reader.take(UInt8(ascii: ",")) { continue }
            if let tag = tag() { return tag }
            isOver = true
        }
        return nil
    }

    private mutating func tag() -> Substring.UTF8View? {
        if reader.take(UInt8(ascii: "W")), !reader.take(UInt8(ascii: "/")) { return nil }
        guard let tag = reader.quoted() else { return nil }
        reader.skipBlanks()
        return reader.isAtEnd || reader.isAt(UInt8(ascii: ",")) ? tag : nil
    }
}
