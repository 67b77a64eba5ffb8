internal import JSON

extension Decoder {
    /// A CSS identifier; nil, and a fault, for anything else.
    func identifier(_ value: JSONValue) -> String? {
        guard let text = string(value)?.text else { return nil }
        guard text.isCSSIdentifier else {
            report(
                value, .invalidIdentifier,
                "\"\(text.abbreviated)\" is no CSS identifier: letters, digits, hyphens and underscores, no digit first"
            )
            return nil
        }
        return text
    }

    /// The scroll timeline of a scroller: `nearest`, `root` or `self` as an argument of `scroll()`, or the name of a timeline
    /// as it stands. Nil, and a fault, for anything else.
    func scrollTimeline(_ value: JSONValue) -> String? {
        guard let text = string(value)?.text else { return nil }
        if text.hasPrefix("--") {
            if text.utf8.count > 2 { return identifier(value) }
        } else if ["nearest", "root", "self"].contains(text) {
            return "scroll(\(text) inline)"
        }
        reportUnknownValue(value, text, among: ["nearest", "root", "self", "--name"])
        return nil
    }
}

extension String {
    /// Whether this is an identifier of CSS, written without escapes (CSS Syntax 3 §4.3.11), of at most 100 characters.
    var isCSSIdentifier: Bool {
        let scalars = Array(unicodeScalars)
        guard let first = scalars.first, scalars.count <= 100, scalars.allSatisfy({ $0.isCSSNameCharacter }) else {
            return false
        }
        if first == "-" { return scalars.count > 1 && !scalars[1].isDigit }
        return !first.isDigit
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

    /// Whether this may stand in an identifier of CSS Syntax 3: a letter, a digit, `-`, `_` or a non-ASCII ident code point.
    fileprivate var isCSSNameCharacter: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        case "\u{B7}", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{37D}", "\u{37F}"..."\u{1FFF}": true
        case "\u{200C}", "\u{200D}", "\u{203F}", "\u{2040}", "\u{2070}"..."\u{218F}", "\u{2C00}"..."\u{2FEF}": true
        case "\u{3001}"..."\u{D7FF}", "\u{F900}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}": true
        case "\u{10000}"...: true
        default: false
        }
    }
}
