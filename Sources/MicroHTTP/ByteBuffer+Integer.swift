import ByteBuffer

extension ByteBuffer {
    /// Appends a whole number in decimal; a negative one as 0, as none of the numbers here can be.
    func append(integer value: Int) {
        var rest = max(value, 0)
        var unit = 1
        while rest / unit >= 10 { unit *= 10 }
        while unit > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    /// Appends a byte in two hexadecimal digits.
    func append(hexadecimal byte: UInt8) {
        for digit in [byte >> 4, byte & 0xf] {
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
