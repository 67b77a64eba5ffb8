public import ByteBuffer

extension ByteBuffer {
    /// Appends an integer in decimal. O(digits).
    public func append(decimal value: Int) {
        if value < 0 { append(UInt8(ascii: "-")) }
        append(decimal: UInt64(value.magnitude))
    }

    /// Appends a finite number in the shortest form that reads back to the same double: `0.1`, `50`, `1e+20`.
    ///
    /// Numbers with at most three decimals, which is most of a layout, are written as integers with a point: when
    /// m/1000 gives back the number, m has at most fifteen digits, and no two decimals of fifteen digits are the same
    /// double, so m without its trailing zeros is the shortest form. Others take the standard library's way, which
    /// costs about five times as much.
    public func append(shortest value: Double) {
        let magnitude = abs(value)
        guard magnitude < 1e12 else { return append(slowly: value) }
        let thousandths = (magnitude * 1000).rounded(.toNearestOrEven)
        guard thousandths / 1000 == magnitude else { return append(slowly: value) }
        if value < 0 { append(UInt8(ascii: "-")) }
        let digits = UInt64(thousandths)
        let whole = digits / 1000
        append(decimal: whole)
        append(decimals: Int(digits - whole * 1000))
    }

    private func append(slowly value: Double) {
        var text = value.description
        text.withUTF8 { utf8 in
            let isWhole =
                utf8.count > 2 && utf8[utf8.count - 1] == UInt8(ascii: "0")
                && utf8[utf8.count - 2] == UInt8(ascii: ".")
            append(UnsafeBufferPointer(rebasing: utf8.dropLast(isWhole ? 2 : 0)))
        }
    }

    /// Appends the decimals of `thousandths`/1000 behind a point, without trailing zeros; nothing when it is 0.
    private func append(decimals thousandths: Int) {
        guard thousandths > 0 else { return }
        append(upTo: 4) { bytes in
            bytes[0] = UInt8(ascii: ".")
            bytes[1] = UInt8(ascii: "0") + UInt8(thousandths / 100)
            bytes[2] = UInt8(ascii: "0") + UInt8(thousandths / 10 % 10)
            bytes[3] = UInt8(ascii: "0") + UInt8(thousandths % 10)
            if thousandths % 10 != 0 { return 4 }
            return thousandths % 100 != 0 ? 3 : 2
        }
    }

    private func append(decimal value: UInt64) {
        append(upTo: 20) { bytes in
            var rest = value
            var count = 0
            repeat {
                bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
                count += 1
            } while rest != 0
            var digits = UnsafeMutableBufferPointer(start: bytes, count: count)
            digits.reverse()
            return count
        }
    }
}
