internal import CSimdjson
public import ByteBuffer

extension ByteBuffer {
    /// Appends a number in the shortest form that reads back to the same double: `0.1`, `50`, `1e+20`.
    public func append(shortest value: Double) {
        write(upTo: ByteCursor.numberLimit) { $0.write(shortest: value) }
    }
}

extension ByteCursor {
    /// The most bytes that a number takes.
    @inlinable public static var numberLimit: Int { 32 }

    /// Writes a number in the shortest form that reads back to the same double; at most `numberLimit` bytes.
    ///
    /// Numbers with at most six decimals, which is most of a layout, are written as integers with a point: when m/10⁶
    /// gives back the number, m has at most fifteen digits, and no two decimals of fifteen digits are the same double,
    /// so m without its trailing zeros is the shortest form. For others the form is searched, which costs some three
    /// times as much; and the few that have an exponent are left to the standard library, which makes a string of them.
    /// What is not finite is no number in JSON, and becomes `null`.
    public mutating func write(shortest value: Double) {
        let magnitude = abs(value)
        guard magnitude < 1e9 else { return write(slowly: value) }
        let whole = Int(magnitude)
        if value < 0 { write(UInt8(ascii: "-")) }
        if Double(whole) == magnitude { return write(decimal: UInt64(truncatingIfNeeded: whole)) }
        write(broken: magnitude, whole: UInt64(truncatingIfNeeded: whole))
    }

    /// Writes a number below 10⁹ that is not whole, and its whole part.
    private mutating func write(broken magnitude: Double, whole: UInt64) {
        guard magnitude >= 1e-4 else { return write(slowly: magnitude) }
        // Cut after adding a half: cheaper than to round, and where it is not the same the next line finds out.
        let millionths = Int(magnitude * 1e6 + 0.5)
        if Double(millionths) / 1e6 == magnitude {
            write(whole: whole, decimals: UInt64(truncatingIfNeeded: millionths) &- whole &* 1_000_000)
        } else if let decimal = ShortestDecimal(magnitude) {
            write(decimal: whole)
            write(UInt8(ascii: "."))
            write(digits: decimal.digits &- whole &* powersOfTen[decimal.decimals], count: decimal.decimals)
        } else {
            write(upTo: Self.numberLimit - 1) { json_write_shortest(magnitude, $0) }
        }
    }

    /// Writes a whole number, a point, and `millionths`/10⁶, from 1 to 999 999, without the zeros at its end.
    private mutating func write(whole: UInt64, decimals millionths: UInt64) {
        var digits = millionths
        var count = 6
        if digits % 1000 == 0 {
            digits /= 1000
            count = 3
        }
        while digits % 10 == 0 {
            digits /= 10
            count -= 1
        }
        write(decimal: whole)
        write(UInt8(ascii: "."))
        write(digits: digits, count: count)
    }

    private mutating func write(slowly value: Double) {
        guard value.isFinite else { return write("null") }
        var text = value.description
        text.withUTF8 { utf8 in
            let isWhole =
                utf8.count > 2 && utf8[utf8.count - 1] == UInt8(ascii: "0")
                && utf8[utf8.count - 2] == UInt8(ascii: ".")
            write(UnsafeBufferPointer(rebasing: utf8.dropLast(isWhole ? 2 : 0)))
        }
    }
}
