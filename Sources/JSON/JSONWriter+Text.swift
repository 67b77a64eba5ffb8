public import ByteBuffer

// How strings are escaped.

extension JSONWriter {
    @usableFromInline
    func value(utf8 text: UnsafeBufferPointer<UInt8>) {
        let isFirst = isFirst
        guard text.standsForItself else {
            separate()
            return appendEscaped(text)
        }
        buffer.write(upTo: text.count + 3) { cursor in
            if !isFirst { cursor.write(UInt8(ascii: ",")) }
            cursor.write(quoted: text)
        }
    }

    private func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        buffer.append(UInt8(ascii: "\""))
        for byte in text {
            if byte.standsForItself { buffer.append(byte) } else { appendEscape(byte) }
        }
        buffer.append(UInt8(ascii: "\""))
    }

    private func appendEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): buffer.append("\\\"")
        case UInt8(ascii: "\\"): buffer.append("\\\\")
        case 0x0A: buffer.append("\\n")
        case 0x0D: buffer.append("\\r")
        case 0x09: buffer.append("\\t")
        default:
            buffer.append("\\u00")
            buffer.write(upTo: 2) { $0.write(hexadecimal: byte) }
        }
    }
}

extension ByteCursor {
    /// Writes a text of which no byte needs an escape, between quotes.
    @inline(__always) @inlinable
    mutating func write(quoted text: UnsafeBufferPointer<UInt8>) {
        write(UInt8(ascii: "\""))
        write(text)
        write(UInt8(ascii: "\""))
    }
}

extension UInt8 {
    fileprivate var standsForItself: Bool { self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}

extension JSONString {
    /// Whether no byte of the text needs an escape where it is written.
    public var standsForItself: Bool { bytes.standsForItself }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether no byte of the text needs an escape. Eight bytes at a time; the last eight may overlap those before.
    @usableFromInline
    var standsForItself: Bool {
        guard count >= 8 else { return allSatisfy { $0.standsForItself } }
        let bytes = UnsafeRawBufferPointer(self)
        var offset = 0
        while offset < count &- 8 {
            guard Self.stand(bytes, at: offset) else { return false }
            offset &+= 8
        }
        return Self.stand(bytes, at: count &- 8)
    }

    /// Whether none of the eight bytes at `offset` needs an escape.
    ///
    /// Subtracting a limit sets the top bit of each byte that was below it. Those above it may then be wrong, but one is
    /// found already; and bytes that had their top bit set before are beyond ASCII.
    private static func stand(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let quotes = word ^ each(UInt8(ascii: "\""))
        let backslashes = word ^ each(UInt8(ascii: "\\"))
        let isControl = (word &- each(0x20)) & ~word
        let isQuote = (quotes &- each(1)) & ~quotes
        let isBackslash = (backslashes &- each(1)) & ~backslashes
        return (isControl | isQuote | isBackslash) & each(0x80) == 0
    }
}
