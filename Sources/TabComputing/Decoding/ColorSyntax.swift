internal import JSON
internal import TabLayout

extension Decoder {
    /// Replaces `target` by the colour that a string names; keeps it, and reports a fault, for anything else.
    func read(_ value: JSONValue, into target: inout Color) {
        guard let text = string(value) else { return }
        if let color = Color(hexadecimal: text.bytes) {
            target = color
        } else {
            report(
                value, .invalidColor,
                "\"\(text.text.abbreviated)\" is no colour; expected #rgb, #rrggbb or #rrggbbaa in hexadecimal digits")
        }
    }
}

extension Color {
    /// The colour written as `#rgb`, `#rrggbb` or `#rrggbbaa`, in upper or lower case; nil for anything else.
    init?(hexadecimal text: UnsafeBufferPointer<UInt8>) {
        guard text.first == UInt8(ascii: "#") else { return nil }
        var digits: UInt32 = 0
        for byte in text.dropFirst().prefix(9) {
            guard let digit = Self.digit(byte) else { return nil }
            digits = digits << 4 | digit
        }
        func channel(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: digits >> shift) }
        switch text.count {
        case 4:
            func double(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (digits >> shift & 15) * 17) }
            self.init(red: double(8), green: double(4), blue: double(0))
        case 7: self.init(red: channel(16), green: channel(8), blue: channel(0))
        case 9: self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
        default: return nil
        }
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
