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

    /// Appends the transform that puts the indicator's left edge at `x` and, where the width is drawn by it, gives it that width.
    func append(_ x: Double, _ width: Double, _ drawing: IndicatorDrawing) {
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

    /// The shortest percentage that reads back as a fraction: 0.00798 is 0.798 %, though 0.00798·100 is 0.7979999999999999.
    ///
    /// Division by 100 reaches only three of four doubles; for the others it is the nearest percentage there is.
    private static func percentage(of fraction: Double) -> Double {
        let exact = fraction * 100
        let short = (exact * 1e9).rounded() / 1e9
        return [short, exact, exact.nextUp, exact.nextDown].first { $0 / 100 == fraction } ?? exact
    }
}
