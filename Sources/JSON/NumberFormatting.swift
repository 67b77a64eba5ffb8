internal import CSimdjson
public import ByteBuffer

extension ByteBuffer {
    /// Appends a number in the shortest form that reads back to the same double: `0.1`, `50`, `1e+20`.
    ///
    /// Numbers with at most six decimals, which is most of a layout, are written as integers with a point: when m/10⁶
    /// gives back the number, m has at most fifteen digits, and no two decimals of fifteen digits are the same double,
    /// so m without its trailing zeros is the shortest form. For others the form is searched, which costs some three
    /// times as much; and the few that have an exponent are left to the standard library, which makes a string of them.
    /// What is not finite is no number in JSON, and becomes `null`.
    public func append(shortest value: Double) {
        let magnitude = abs(value)
        guard magnitude < 1e9 else { return append(slowly: value) }
        let whole = Int(value)
        if Double(whole) == value { return append(decimal: whole) }
        guard magnitude >= 1e-4 else { return append(slowly: value) }
        // Cut after adding a half: cheaper than to round, and where it is not the same the next line finds out.
        let millionths = Int(magnitude * 1e6 + 0.5)
        guard Double(millionths) / 1e6 == magnitude else {
            return append(upTo: 32) { json_write_shortest(value, $0) }
        }
        write(upTo: 20) { cursor in
            if value < 0 { cursor.write(UInt8(ascii: "-")) }
            let (whole, decimals) = UInt64(millionths).quotientAndRemainder(dividingBy: 1_000_000)
            cursor.write(decimal: whole)
            if decimals > 0 { cursor.write(millionths: decimals) }
        }
    }

    private func append(slowly value: Double) {
        guard value.isFinite else { return append("null") }
        var text = value.description
        text.withUTF8 { utf8 in
            let isWhole =
                utf8.count > 2 && utf8[utf8.count - 1] == UInt8(ascii: "0")
                && utf8[utf8.count - 2] == UInt8(ascii: ".")
            append(UnsafeBufferPointer(rebasing: utf8.dropLast(isWhole ? 2 : 0)))
        }
    }
}

extension ByteCursor {
    /// Writes a point and the decimals of `millionths`/10⁶, from 1 to 999 999, without the zeros at their end.
    fileprivate mutating func write(millionths: UInt64) {
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
        write(UInt8(ascii: "."))
        write(digits: digits, count: count)
    }
}
