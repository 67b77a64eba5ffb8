/// The parts of a request target (RFC 9112 §3.2), as offsets into it.
struct TargetSyntax: Equatable {
    /// Where the path stands; empty for an absolute target without one, which means `/`.
    var path: Range<Int>
    /// Where the query stands, without its question mark; nil when there is none.
    var query: Range<Int>?
    /// Whether it is the `*` of `OPTIONS *`.
    var isAsterisk = false

    /// The parts of a target in origin form (`/path?query`), absolute form (`http://host/path?query`) or asterisk
    /// form; nil for any other text.
    ///
    /// Refused are bytes that no URI has (controls, space, 0x7F and above, `#`), percent-escapes without two
    /// hexadecimal digits, and in the path a backslash and the escapes of NUL, CR and LF, which programs behind or in
    /// front of this one have taken for separators. Other characters that a URI should escape but that browsers leave,
    /// such as `|` or `{`, are let through.
    init?(_ target: Span<UInt8>) {
        guard !target.isEmpty else { return nil }
        // Before anything is compared: to compare without regard to case takes some controls for other characters.
        guard Self.isMadeOfTargetBytes(target) else { return nil }
        if target.count == 1, target[0] == UInt8(ascii: "*") {
            path = 0..<1
            isAsterisk = true
            return
        }
        guard let start = Self.pathStart(of: target) else { return nil }
        guard let end = Self.endOfPath(in: target, from: start) else { return nil }
        path = start..<end
        if end < target.count { query = (end + 1)..<target.count }
    }

    /// Where the path begins: at 0 in origin form, behind the authority in absolute form.
    private static func pathStart(of target: Span<UInt8>) -> Int? {
        if target[0] == UInt8(ascii: "/") { return 0 }
        let authority: Int
        if ByteText.starts(target, with: "http://") {
            authority = 7
        } else if ByteText.starts(target, with: "https://") {
            authority = 8
        } else {
            return nil
        }
        var end = authority
        while end < target.count, target[end] != UInt8(ascii: "/"), target[end] != UInt8(ascii: "?") { end += 1 }
        return HostSyntax.isValid(target.extracting(authority..<end)) ? end : nil
    }

    /// Where the path ends: at the question mark or at the end; nil when the path has a byte that it must not have.
    private static func endOfPath(in target: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < target.count {
            let byte = target[index]
            if byte == UInt8(ascii: "?") { return index }
            if byte == UInt8(ascii: "\\") { return nil }
            if byte == UInt8(ascii: "%") {
                guard let value = escapedValue(in: target, at: index) else { return nil }
                if value == 0 || value == 0x0a || value == 0x0d { return nil }
                index += 2
            }
            index += 1
        }
        return index
    }

    /// The byte that the percent-escape at `index` means; nil when two hexadecimal digits do not follow.
    static func escapedValue(in text: Span<UInt8>, at index: Int) -> UInt8? {
        guard index + 2 < text.count, let high = digit(text[index + 1]), let low = digit(text[index + 2]) else {
            return nil
        }
        return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
