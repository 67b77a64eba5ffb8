#if canImport(Glibc)
    public import Glibc
#endif

/// The text of a string or key, unescaped, as UTF-8; valid as long as its document.
public struct JSONString: Hashable {
    /// The bytes, which may include NUL.
    public let bytes: UnsafeBufferPointer<UInt8>

    @inlinable
    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The text as a string that outlives the document.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text as a reference token of a JSON Pointer: `~` and `/` escaped (RFC 6901 §3).
    public var pointerToken: String {
        var token = ""
        for character in text.unicodeScalars {
            switch character {
            case "~": token += "~0"
            case "/": token += "~1"
            default: token.unicodeScalars.append(character)
            }
        }
        return token
    }

    /// Whether two texts are the same, byte by byte. Names that are alike mostly differ at their end: `tab-1`, `tab-2`.
    @inlinable
    public static func == (left: JSONString, right: JSONString) -> Bool {
        let count = left.bytes.count
        guard count == right.bytes.count else { return false }
        guard count > 0, let start = left.bytes.baseAddress, let other = right.bytes.baseAddress else { return true }
        return start[count - 1] == other[count - 1] && memcmp(start, other, count) == 0
    }

    /// Texts that are the same byte by byte hash the same.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }

    /// Whether the text is that of a literal. Its length is known when this is compiled, so no call is left of it.
    @inline(__always) @inlinable
    public static func == (left: JSONString, right: StaticString) -> Bool {
        guard left.bytes.count == right.utf8CodeUnitCount else { return false }
        guard let start = left.bytes.baseAddress else { return true }
        return memcmp(start, right.utf8Start, right.utf8CodeUnitCount) == 0
    }
}
