/// A set of ASCII characters, one bit each. Bytes from 0x80 are never members.
///
/// The sets are written as bits, because a set built from text would be built at run time behind a lock-like check on
/// every use; the tests rebuild them from the characters that the RFCs list.
struct ByteSet {
    let low: UInt64
    let high: UInt64

    /// What names of methods and fields are made of: `tchar` of RFC 9110 §5.6.2.
    static let token = ByteSet(low: 0x03ff_6cfa_0000_0000, high: 0x57ff_ffff_c7ff_fffe)

    /// What a host's name is made of, but for percent-escapes: `unreserved` and `sub-delims` of RFC 3986 §2.
    static let hostName = ByteSet(low: 0x2bff_7fd2_0000_0000, high: 0x47ff_fffe_87ff_fffe)

    /// What a request identifier that is taken over may be made of: letters, digits, `.`, `_` and `-`.
    static let identifier = ByteSet(low: 0x03ff_6000_0000_0000, high: 0x07ff_fffe_87ff_fffe)

    /// What a bearer token is made of, but for the `=` at its end: RFC 6750 §2.1.
    static let bearerToken = ByteSet(low: 0x03ff_e800_0000_0000, high: 0x47ff_fffe_87ff_fffe)

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let bits = byte & 0x40 == 0 ? low : high
        return byte < 0x80 && (bits >> UInt64(byte & 0x3f)) & 1 == 1
    }
}

/// Checks of short texts, byte by byte.
enum ByteText {
    /// Whether the text is not empty and has no byte outside of `set`.
    static func isMade(of set: ByteSet, _ text: Span<UInt8>) -> Bool {
        for index in text.indices where !set.contains(text[index]) { return false }
        return !text.isEmpty
    }

    /// Whether the text is `word`, which is given in lower case. The text must be free of control characters: lower case
    /// is made by setting one bit, which would take a carriage return for a hyphen.
    static func equals(_ text: Span<UInt8>, ignoringCase word: StaticString) -> Bool {
        guard text.count == word.utf8CodeUnitCount else { return false }
        for index in text.indices where text[index] | 0x20 != word.utf8Start[index] { return false }
        return true
    }

    /// Whether the text begins with `word`, as `equals(_:ignoringCase:)` compares.
    static func starts(_ text: Span<UInt8>, with word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        return text.count >= length && equals(text.extracting(0..<length), ignoringCase: word)
    }
}
