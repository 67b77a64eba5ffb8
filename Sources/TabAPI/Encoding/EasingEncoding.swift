internal import ByteBuffer
internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes an easing as CSS serialises it (CSS Easing 2 §2.4).
    func write(_ easing: Easing) {
        // Separates and opens the string; names and numbers need no escaping.
        value("")
        buffer.truncate(to: buffer.count - 1)
        buffer.append(easing)
        buffer.append(UInt8(ascii: "\""))
    }
}

extension ByteBuffer {
    /// Appends an easing as CSS serialises it: keywords as they are, arguments separated by a comma and a space, the stops of
    /// `linear()` with the place of each.
    func append(_ easing: Easing) {
        switch easing {
        case .linear: append("linear")
        case .ease: append("ease")
        case .easeIn: append("ease-in")
        case .easeOut: append("ease-out")
        case .easeInOut: append("ease-in-out")
        case .cubicBezier(let curve):
            append("cubic-bezier(")
            append(shortest: curve.x1)
            for number in [curve.y1, curve.x2, curve.y2] {
                append(", ")
                append(shortest: number)
            }
            append(UInt8(ascii: ")"))
        case .steps(let steps):
            append("steps(")
            append(decimal: steps.count)
            switch steps.position {
            case .jumpEnd: break
            case .jumpStart: append(", jump-start")
            case .jumpNone: append(", jump-none")
            case .jumpBoth: append(", jump-both")
            case .start: append(", start")
            }
            append(UInt8(ascii: ")"))
        case .piecewiseLinear(let line):
            append("linear(")
            for (index, point) in line.points.enumerated() {
                if index > 0 { append(", ") }
                append(shortest: point.output)
                append(UInt8(ascii: " "))
                append(shortest: Self.percentage(of: point.input))
                append(UInt8(ascii: "%"))
            }
            append(UInt8(ascii: ")"))
        }
    }

    /// The percentage that reads back as a fraction: 0.00798 is 0.798 %, though 0.00798·100 is 0.7979999999999999.
    private static func percentage(of fraction: Double) -> Double {
        let exact = fraction * 100
        let short = (exact * 1e9).rounded() / 1e9
        return short / 100 == fraction ? short : exact
    }
}
