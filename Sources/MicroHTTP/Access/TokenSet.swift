/// The bearer tokens that are accepted (RFC 6750).
///
/// A token that is presented is compared with all of them, each over its whole room, whatever it is like: the time
/// depends on how many there are and on how long the presented one is, which its sender knows; not on how many bytes
/// agree, nor on which token it was, nor on how long they are. For that they need not be hashed.
struct TokenSet: Sendable {
    /// The longest token, in bytes, and the room of each. 256 bytes hold a token of 1500 random bits.
    static let lengthLimit = 256
    /// The most tokens. Comparing takes some 100 instructions for each.
    static let countLimit = 256

    private static let words = lengthLimit / 8

    /// For each token its bytes, followed by zeros, and then its length.
    private var rooms: [UInt64] = []
    private(set) var count = 0

    /// Adds a token, which must be one by `isToken`.
    mutating func insert(_ token: Span<UInt8>) {
        Self.appendRoom(of: token, to: &rooms)
        count += 1
    }

    /// Whether the text is one of the tokens.
    func contains(_ text: Span<UInt8>) -> Bool {
        var presented: [UInt64] = []
        presented.reserveCapacity(Self.words + 1)
        // A longer text fills the room, and differs from every token by its length.
        Self.appendRoom(of: text, to: &presented)
        var found: UInt64 = 0
        for token in 0..<count {
            let start = token * (Self.words + 1)
            var difference: UInt64 = 0
            for word in 0...Self.words { difference |= rooms[start + word] ^ presented[word] }
            // 1 when there was no difference, else 0, without a branch: of a number other than 0, it or its negative has
            // the highest bit.
            found |= ((difference | (0 &- difference)) >> 63) ^ 1
        }
        return found == 1
    }

    private static func appendRoom(of text: Span<UInt8>, to rooms: inout [UInt64]) {
        for word in 0..<words {
            var value: UInt64 = 0
            for byte in 0..<8 where word * 8 + byte < text.count {
                value |= UInt64(text[word * 8 + byte]) << UInt64(byte * 8)
            }
            rooms.append(value)
        }
        rooms.append(UInt64(text.count))
    }

    /// Whether the text has the form of a token: letters, digits, `-`, `.`, `_`, `~`, `+` and `/`, then any number of `=`
    /// (`b64token` of RFC 6750 §2.1).
    static func isToken(_ text: Span<UInt8>) -> Bool {
        var end = text.count
        while end > 0, text[end - 1] == UInt8(ascii: "=") { end -= 1 }
        return ByteText.isMade(of: .bearerToken, text.extracting(..<end))
    }
}
