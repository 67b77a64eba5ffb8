@testable import TabAPI
@testable import TabComputing
@testable import TabLayout

/// A value that changes: a number, or a colour as red, green and blue times alpha, and alpha.
typealias Value = [Double]

/// What a form says of one property of one thing, in the words of its engine.
struct Track {
    struct Keyframe {
        var offset: Double
        var value: Value
        /// The easing of the way to the next keyframe.
        var easing: Easing
    }

    var keyframes: [Keyframe]
    /// The easing of the whole.
    var easing: Easing

    /// The value at a time from 0 to 1, by the rules of the Web Animations API for choosing the two keyframes that count.
    func value(at time: Double) -> Value {
        let progress = easing.progress(at: time)
        let count = keyframes.count
        if count < 2 { return keyframes[0].value }
        if progress < 0 && keyframes[1].offset == 0 { return keyframes[0].value }
        if progress >= 1 && keyframes[count - 2].offset == 1 { return keyframes[count - 1].value }
        // The last keyframe at or before the progress and before 1; where there is none, the last at 0.
        let bound = max(0, min(progress, 1.0.nextDown))
        var (lower, upper) = (0, count)
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if keyframes[middle].offset <= bound { lower = middle } else { upper = middle }
        }
        let index = lower
        guard index + 1 < keyframes.count else { return keyframes[index].value }
        let (start, end) = (keyframes[index], keyframes[index + 1])
        let share = start.easing.progress(at: (progress - start.offset) / (end.offset - start.offset))
        return zip(start.value, end.value).map { $0 + ($1 - $0) * share }
    }

    var varies: Bool { keyframes.contains { $0.value != keyframes[0].value } }
}

/// All tracks of an animation or a timeline: "x", "width", "opacity", "color" for the indicator, "bar", "pager", and for the
/// titles "fontSize 2" and so on.
typealias Tracks = [String: Track]

/// The easing of a text.
func easing(_ text: String) -> Easing {
    var text = text
    let easing = text.withUTF8 { bytes -> Easing? in
        var parser = EasingParser(text: bytes)
        return try? parser.parse()
    }
    if let easing { return easing }
    // A spring may have more stops than a request may.
    let points = text.dropFirst("linear(".count).dropLast().split(separator: ", ").map { stop in
        let parts = stop.split(separator: " ")
        return PiecewiseLinear.Point(
            input: (Double(parts[1].dropLast()) ?? .nan) / 100, output: Double(parts[0]) ?? .nan)
    }
    precondition(text.hasPrefix("linear(") && points.count > 1000, "no easing: \(text)")
    return .piecewiseLinear(PiecewiseLinear(points: points))
}

/// A colour as it is interpolated.
func color(_ text: String) -> Value {
    var text = text
    guard let color = text.withUTF8({ Color(hexadecimal: $0) }) else { preconditionFailure("no colour: \(text)") }
    let alpha = Double(color.alpha)
    return [color.red, color.green, color.blue].map { Double($0) * alpha / 255 } + [alpha]
}

/// A value within the bounds that every engine keeps it in.
func bounded(_ value: Value, _ name: String) -> Value {
    switch name.prefix(while: { $0 != " " }) {
    case "width", "tabWidth", "fontSize", "scale": value.map { max(0, $0) }
    case "opacity", "tabOpacity": value.map { min(1, max(0, $0)) }
    case "fontWeight": value.map { min(1000, max(1, $0)) }
    case "color", "titleColor": value.map { min(255, max(0, $0)) }
    default: value
    }
}
