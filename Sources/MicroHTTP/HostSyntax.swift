/// The syntax of a `Host` field and of the authority in an absolute target: `host [ ":" port ]` (RFC 9110 §7.2).
enum HostSyntax {
    /// Whether the text is a host with an optional port.
    ///
    /// An empty host is refused, although the grammar allows it: it stands for a target without an authority, which an
    /// `http` URI never is (RFC 9110 §4.2.1). Percent-escapes are refused, as no registered name in use needs them.
    static func isValid(_ text: Span<UInt8>) -> Bool {
        guard !text.isEmpty else { return false }
        if text[0] == UInt8(ascii: "[") {
            guard let close = firstIndex(of: UInt8(ascii: "]"), in: text) else { return false }
            return isAddressLiteral(text.extracting(1..<close)) && isPortSuffix(text.extracting((close + 1)...))
        }
        let end = firstIndex(of: UInt8(ascii: ":"), in: text) ?? text.count
        return ByteText.isMade(of: .hostName, text.extracting(..<end)) && isPortSuffix(text.extracting(end...))
    }

    /// Whether the text is what stands between the brackets of an IPv6 address. Loose on the number of groups: the
    /// service does not resolve it, it only must not be read in two ways.
    private static func isAddressLiteral(_ text: Span<UInt8>) -> Bool {
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: ":"), UInt8(ascii: "."):
                continue
            default:
                return false
            }
        }
        return text.count >= 2
    }

    /// Whether the text is empty, or a colon and at most five digits (RFC 3986 §3.2.3 allows none after the colon).
    private static func isPortSuffix(_ text: Span<UInt8>) -> Bool {
        if text.isEmpty { return true }
        guard text[0] == UInt8(ascii: ":"), text.count <= 6 else { return false }
        for index in 1..<text.count where !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) {
            return false
        }
        return true
    }

    private static func firstIndex(of byte: UInt8, in text: Span<UInt8>) -> Int? {
        for index in text.indices where text[index] == byte { return index }
        return nil
    }
}
