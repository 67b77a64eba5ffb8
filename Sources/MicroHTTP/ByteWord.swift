/// Eight bytes, looked at together. Each answer has the top bit of every byte for which it is yes; its other bits mean nothing.
///
/// Adding to a byte below 0x80 as much as it lacks to 0x80 sets its top bit, and never touches the next byte. So the answers
/// are right for ASCII, and for a byte that is none `isVisible` says no; what else is then said of that byte and of those behind
/// it is not to be relied on.
struct ByteWord {
    /// The first byte is the lowest.
    let bytes: UInt64

    @inline(__always)
    init(_ bytes: UInt64) { self.bytes = bytes }

    /// The eight bytes at an offset.
    @inline(__always)
    init(_ text: Span<UInt8>, at offset: Int) {
        bytes = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The top bits alone.
    static var tops: UInt64 { 0x8080_8080_8080_8080 }

    @inline(__always)
    private static func eight(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// Which characters are this one or above it.
    @inline(__always)
    func isAtLeast(_ byte: UInt8) -> UInt64 { bytes &+ Self.eight(0x80 - byte) }

    /// Which characters are from 0x21 to 0x7e.
    @inline(__always)
    var isVisible: UInt64 {
        // The first byte above 0x7f gets no carry from one before it: up to 0xfe it keeps its top bit in the second sum, and 0xff
        // loses it in the first.
        isAtLeast(0x21) & ~isAtLeast(0x7f)
    }

    /// Which characters are others than this one.
    @inline(__always)
    func differs(from byte: UInt8) -> UInt64 {
        // What is left of an equal byte is 0, the only one that 0x7f does not bring to 0x80.
        (bytes ^ Self.eight(byte)) &+ Self.eight(0x7f)
    }

    /// Which characters are hexadecimal digits.
    @inline(__always)
    var isHexadecimal: UInt64 {
        // Lower case is made by a bit that digits have anyway.
        let lower = ByteWord(bytes | Self.eight(0x20))
        let digits = isAtLeast(UInt8(ascii: "0")) & ~isAtLeast(UInt8(ascii: "9") + 1)
        let letters = lower.isAtLeast(UInt8(ascii: "a")) & ~lower.isAtLeast(UInt8(ascii: "f") + 1)
        return digits | letters
    }
}
