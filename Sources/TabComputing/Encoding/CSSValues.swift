internal import ByteBuffer
internal import JSON
internal import TabLayout

// The values of CSS that animations are made of. Numbers are in the shortest form that reads back to the same double.

extension ByteBuffer {
    /// Appends a length: `20px`.
    func append(pixels length: Double) {
        append(shortest: length)
        append("px")
    }

    /// Appends `translateX(20px)`.
    func append(translation distance: Double) {
        append("translateX(")
        append(pixels: distance)
        append(UInt8(ascii: ")"))
    }

    /// Appends a function of one number: `scale(1.2)`.
    func append(_ function: StaticString, of number: Double) {
        append(function)
        append(UInt8(ascii: "("))
        append(shortest: number)
        append(UInt8(ascii: ")"))
    }

    /// Appends the transform that puts a left edge at `x` and, where the width is drawn by it, gives it that width.
    func append(_ x: Double, _ width: Double, _ drawing: BoxDrawing) {
        append(translation: x)
        if let baseWidth = drawing.baseWidth {
            append(UInt8(ascii: " "))
            append("scaleX", of: width / baseWidth)
        }
    }

    /// Appends a fraction as a percentage: `12.5%`.
    func append(percentage fraction: Double) {
        append(shortest: Self.percentage(of: fraction))
        append(UInt8(ascii: "%"))
    }

    /// Appends a colour: `#rrggbb`, or `#rrggbbaa` when it is not opaque.
    func append(_ color: Color) {
        append(UInt8(ascii: "#"))
        append(hexadecimal: color.red)
        append(hexadecimal: color.green)
        append(hexadecimal: color.blue)
        if color.alpha != 255 { append(hexadecimal: color.alpha) }
    }

    private func append(hexadecimal byte: UInt8) {
        for value in [byte >> 4, byte & 15] {
            append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
        }
    }

    /// The shortest percentage that is a fraction: 0.00798 is 0.798 %, though 0.00798·100 is 0.7979999999999999.
    ///
    /// Both numbers of the quotient m/10¹¹ are doubles, so it is the double nearest to the decimal m·10⁻¹¹. Fractions with
    /// more decimals are written with as many as a double has, and are off by its last digit at most.
    private static func percentage(of fraction: Double) -> Double {
        let decimal = (fraction * 1e11).rounded()
        if decimal / 1e11 == fraction { return decimal / 1e9 }
        let exact = fraction * 100
        return [exact, exact.nextUp, exact.nextDown].first { $0 / 100 == fraction } ?? exact
    }
}
