@testable import MicroHTTP

/// The parts of the request guard that read text. The first byte chooses which.
///
/// Each rule stands here once more, as a pattern over characters: what the guard lets through must fit it, and what it refuses
/// must not.
struct GuardTarget: FuzzTarget {
    func run(_ bytes: [UInt8]) {
        guard let choice = bytes.first else { return }
        let text = Array(bytes.dropFirst())
        switch choice % 5 {
        case 0: checkTarget(text)
        case 1: check(HostSyntax.isValid(text.span), isHost(text), "host", text)
        case 2: checkLength(text)
        case 3: checkTransferEncoding(text)
        default:
            let isWord =
                (1...64).contains(text.count) && text.allSatisfy { isAlphanumeric($0) || "._-".utf8.contains($0) }
            check(RequestIdentifier.isAcceptable(text.span), isWord, "identifier", text)
        }
    }

    private func check(_ found: Bool, _ expected: Bool, _ what: String, _ text: [UInt8]) {
        if found != expected { fail("\(what) \(text): taken \(found), the rule says \(expected)") }
    }

    private func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    // MARK: Targets

    /// A target that is let through is cut into a path and a query that give it back, and has no byte that ends a line, a word
    /// or a string.
    private func checkTarget(_ text: [UInt8]) {
        guard let parts = TargetSyntax(text.span) else {
            // Nothing but letters behind a slash is a path under any rule.
            if text.first == UInt8(ascii: "/"), text.dropFirst().allSatisfy(isAlphanumeric) { fail("refused \(text)") }
            return
        }
        if text.contains(where: { $0 <= 0x20 || $0 >= 0x7f || $0 == UInt8(ascii: "#") }) { fail("let through \(text)") }
        let path = text[parts.path]
        if path.contains(UInt8(ascii: "?")) || path.contains(UInt8(ascii: "\\")) { fail("path of \(text)") }
        let lower = String(decoding: path, as: UTF8.self).lowercased()
        if ["%00", "%0a", "%0d"].contains(where: lower.contains) { fail("let through \(text)") }
        if parts.isAsterisk { return check(true, text == [UInt8(ascii: "*")], "asterisk", text) }
        if let query = parts.query {
            if query.upperBound != text.count || query.lowerBound != parts.path.upperBound + 1 {
                fail("query of \(text)")
            }
            if text[query.lowerBound - 1] != UInt8(ascii: "?") { fail("query of \(text)") }
        } else if parts.path.upperBound != text.count {
            fail("path of \(text)")
        }
        if parts.path.lowerBound > 0 {
            let prefix = String(decoding: text[..<parts.path.lowerBound], as: UTF8.self).lowercased()
            let authority = prefix.hasPrefix("https://") ? prefix.dropFirst(8) : prefix.dropFirst(7)
            if !prefix.hasPrefix("http") || !isHost(Array(authority.utf8)) { fail("authority of \(text)") }
        }
    }

    /// `host [ ":" port ]` without escapes.
    private func isHost(_ text: [UInt8]) -> Bool {
        var rest = text[...]
        if rest.first == UInt8(ascii: "[") {
            guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
            let inside = rest[1..<close]
            guard inside.count >= 2, inside.allSatisfy({ "0123456789abcdefABCDEF:.".utf8.contains($0) }) else {
                return false
            }
            rest = rest[(close + 1)...]
        } else {
            let name = rest.prefix { $0 != UInt8(ascii: ":") }
            guard !name.isEmpty, name.allSatisfy({ isAlphanumeric($0) || "-._~!$&'()*+,;=".utf8.contains($0) }) else {
                return false
            }
            rest = rest.dropFirst(name.count)
        }
        guard let colon = rest.first else { return true }
        return colon == UInt8(ascii: ":") && rest.count <= 6
            && rest.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    // MARK: Framing

    private func checkLength(_ text: [UInt8]) {
        let isNumber = !text.isEmpty && text.allSatisfy { (0x30...0x39).contains($0) }
        let found = BodyFraming.contentLength(text.span)
        check(found != nil, isNumber, "Content-Length", text)
        guard isNumber, let found else { return }
        let digits = String(decoding: text.drop { $0 == 0x30 }, as: UTF8.self)
        let expected = digits.isEmpty ? 0 : Int(digits) ?? .max
        if found != expected { fail("Content-Length \(text) is \(found), not \(expected)") }
    }

    /// Only the word `chunked` alone is a body by chunks: in any letters, but with nothing beside it.
    private func checkTransferEncoding(_ text: [UInt8]) {
        let isChunked = String(validating: text, as: UTF8.self)?.lowercased() == "chunked" && text.count == 7
        check(BodyFraming.transferEncodingRefusal(text.span) == nil, isChunked, "Transfer-Encoding", text)
    }
}
