internal import ByteBuffer
internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes an easing as CSS serialises it (CSS Easing 2 §2.4).
    func write(_ easing: Easing) {
        string { $0.append(easing) }
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
                append(percentage: point.input)
            }
            append(UInt8(ascii: ")"))
        }
    }
}
