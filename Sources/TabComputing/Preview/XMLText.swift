internal import ByteBuffer

extension ByteBuffer {
    /// Appends text as the content of an XML element or the value of an attribute, of which a tag never comes.
    ///
    /// `&`, `<`, `>` and both quotes are written as references, and so is a carriage return, which a parser would read as a
    /// line feed. What XML 1.0 has no way to write (§2.2: control characters but for tab, line feed and carriage return, and
    /// U+FFFE and U+FFFF) becomes U+FFFD. Of a text longer than `limit` characters of Unicode the rest becomes `…`.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, as JSON has been read.
    ///   - limit: the most characters.
    func append(xml bytes: UnsafeBufferPointer<UInt8>, limit: Int = .max) {
        var characters = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            // A byte that begins a character; the others are 10xxxxxx.
            if byte & 0xC0 != 0x80 {
                if characters == limit { return append("…") }
                characters += 1
            }
            index += 1
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            case UInt8(ascii: "'"): append("&#39;")
            case 0x0D: append("&#13;")
            case 0x09, 0x0A: append(byte)
            case ..<0x20: append("\u{FFFD}")
            // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
            case 0xEF where index + 1 < bytes.count && bytes[index] == 0xBF && bytes[index + 1] >= 0xBE:
                append("\u{FFFD}")
                index += 2
            default: append(byte)
            }
        }
    }
}
