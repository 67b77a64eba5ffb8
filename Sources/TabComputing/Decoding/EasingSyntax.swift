internal import JSON
internal import TabLayout

extension Decoder {
    /// Replaces `target` by the easing that a string names; keeps it, and reports a fault, for anything else.
    ///
    /// `others` goes on where a fault says what an easing is: what the member takes besides, read by the caller.
    func read(_ value: JSONValue, into target: inout Easing, or others: StaticString = "") {
        guard let text = value.string else { return report(value, .wrongType, "expected a string\(others)") }
        var parser = EasingParser(text: text.bytes)
        do {
            target = try parser.parse()
        } catch {
            let names = EasingParser.names
            let expected = "expected one of \(names.listed)\(others)"
            switch error {
            case .syntax(let place, let message):
                report(value, .invalidEasing, "\"\(text.text.abbreviated)\", character \(place + 1): \(message)")
            case .nothing(let place):
                report(value, .invalidEasing, "\"\(text.text.abbreviated)\", character \(place + 1): \(expected)")
            case .unknown(let place):
                let name = String(decoding: text.bytes[place], as: UTF8.self)
                let hint = nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
                report(value, .invalidEasing, "\"\(name.abbreviated)\" is no easing; \(hint ?? expected)")
            }
        }
    }
}

/// Reads an easing function as CSS writes it (CSS Easing 2 §2).
struct EasingParser {
    enum Failure: Error {
        /// What is wrong at the byte `place` of the text.
        case syntax(place: Int, message: String)
        /// There is no easing of the name that these bytes of the text are.
        case unknown(Range<Int>)
        /// No name stands at the byte `place`, where one should.
        case nothing(place: Int)
    }

    static let names = [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "cubic-bezier()", "steps()",
        "linear()",
    ]

    private var tokens: CSSTokens

    init(text: UnsafeBufferPointer<UInt8>) {
        tokens = CSSTokens(text: text)
    }

    mutating func parse() throws(Failure) -> Easing {
        try tokens.skipSpace()
        let start = tokens.place
        let name = tokens.identifier()
        guard !name.isEmpty else {
            throw .nothing(place: start)
        }
        let easing: Easing
        if tokens.take("(") {
            try tokens.skipSpace()
            easing = try function(name, at: start)
            try tokens.skipSpace()
            // CSS closes what the end of the text leaves open only in a style sheet, not in a value of its own.
            guard tokens.take(")") else { throw .syntax(place: tokens.place, message: "expected ')'") }
        } else {
            easing = try keyword(name, at: start)
        }
        try tokens.skipSpace()
        guard tokens.isAtEnd else { throw .syntax(place: tokens.place, message: "nothing may follow the easing") }
        return easing
    }

    private func keyword(_ name: String, at place: Int) throws(Failure) -> Easing {
        switch name {
        case "linear": return .linear
        case "ease": return .ease
        case "ease-in": return .easeIn
        case "ease-out": return .easeOut
        case "ease-in-out": return .easeInOut
        case "step-start": if let steps = Steps(count: 1, position: .start) { return .steps(steps) }
        case "step-end": if let steps = Steps(count: 1) { return .steps(steps) }
        default: break
        }
        throw .unknown(place..<place + name.utf8.count)
    }

    private mutating func function(_ name: String, at place: Int) throws(Failure) -> Easing {
        switch name {
        case "cubic-bezier": return try cubicBezier()
        case "steps": return try steps()
        case "linear": return try linear()
        default: throw .unknown(place..<place + name.utf8.count)
        }
    }

    private mutating func cubicBezier() throws(Failure) -> Easing {
        var numbers: [Double] = []
        for index in 0..<4 {
            let isTime = index % 2 == 0
            numbers.append(
                try number(
                    in: isTime ? 0...1 : Self.outputs,
                    isTime ? "the x of a control point is from 0 to 1" : "a control point is at most a million away"))
            try tokens.skipSpace()
            if index < 3 { try comma("four numbers: x1, y1, x2, y2") }
        }
        guard let curve = CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]) else {
            throw .syntax(place: 0, message: "expected cubic-bezier(x1, y1, x2, y2)")
        }
        return .cubicBezier(curve)
    }

    /// What a progress may be, so that no number that is computed from it is too great for a double.
    private static let outputs = -1e6...1e6

    // MARK: Numbers

    /// A number, or a math function in its place. One that is written is refused outside `range`, one that is computed is
    /// kept within (CSS Values 4 §10.12).
    private mutating func number(in range: ClosedRange<Double>, _ message: String) throws(Failure) -> Double {
        let start = tokens.place
        let (value, isPercentage, isComputed) = try numberOrPercentage()
        if isPercentage { throw .syntax(place: start, message: "expected a number, not a percentage") }
        return try bounded(value, isComputed, in: range, message, at: start)
    }

    private func bounded(
        _ value: Double, _ isComputed: Bool, in range: ClosedRange<Double>, _ message: String, at place: Int
    ) throws(Failure) -> Double {
        if isComputed { return min(max(value, range.lowerBound), range.upperBound) }
        guard range.contains(value) else { throw .syntax(place: place, message: message) }
        return value
    }

    private mutating func numberOrPercentage() throws(Failure) -> (
        value: Double, isPercentage: Bool, isComputed: Bool
    ) {
        let start = tokens.place
        if let result = try CSSCalculation.read(&tokens) {
            guard result.kind == .number || result.kind == .percentage else {
                throw .syntax(place: start, message: "a number here has no unit")
            }
            return (result.value, result.kind == .percentage, true)
        }
        let (value, unit) = try tokens.numeric()
        guard unit.isEmpty || unit == "%" else {
            throw .syntax(place: tokens.place - unit.utf8.count, message: "a number here has no unit")
        }
        return (value, unit == "%", false)
    }

    /// The number of steps: a whole one, or a computed one that is rounded to the nearest, halves up, and at least 1. Browsers
    /// refuse a computed count below 2 under `jump-none` as they do a written one.
    private mutating func stepCount() throws(Failure) -> Int {
        let start = tokens.place
        let (value, isPercentage, isComputed) = try numberOrPercentage()
        if isPercentage { throw .syntax(place: start, message: "expected a number, not a percentage") }
        if isComputed {
            return Int(min(max((value + 0.5).rounded(.down), 1), Double(Steps.greatestCount)))
        }
        guard let count = Int(tokens.plainText(from: start)) else {
            throw .syntax(place: start, message: "expected a whole number")
        }
        return count
    }

    // MARK: The other functions

    private mutating func steps() throws(Failure) -> Easing {
        let start = tokens.place
        let count = try stepCount()
        try tokens.skipSpace()
        var position = Steps.Position.jumpEnd
        if tokens.take(",") {
            try tokens.skipSpace()
            let place = tokens.place
            switch tokens.identifier() {
            case "jump-start": position = .jumpStart
            case "jump-end", "end": position = .jumpEnd
            case "jump-none": position = .jumpNone
            case "jump-both": position = .jumpBoth
            case "start": position = .start
            default:
                throw .syntax(
                    place: place, message: "expected jump-start, jump-end, jump-none, jump-both, start or end")
            }
        }
        guard let steps = Steps(count: count, position: position) else {
            throw .syntax(
                place: start,
                message: position == .jumpNone && count == 1
                    ? "steps without a jump at either end are at least 2"
                    : "the number of steps is from 1 to \(Steps.greatestCount)")
        }
        return .steps(steps)
    }

    private mutating func linear() throws(Failure) -> Easing {
        let start = tokens.place
        var stops: [PiecewiseLinear.Stop] = []
        repeat {
            try tokens.skipSpace()
            stops.append(try stop())
            try tokens.skipSpace()
        } while tokens.take(",")
        guard stops.count <= 1000 else { throw .syntax(place: start, message: "at most 1000 stops are accepted") }
        guard let line = PiecewiseLinear(stops: stops) else {
            throw .syntax(place: start, message: "linear() has at least two stops")
        }
        return .piecewiseLinear(line)
    }

    /// A progress, and before or behind it up to two percentages of the time.
    private mutating func stop() throws(Failure) -> PiecewiseLinear.Stop {
        var places: [Double] = []
        var output: Double?
        var endsPlaces = false
        while tokens.numberStart != nil || CSSCalculation.startsFunction(tokens) {
            let start = tokens.place
            let (value, isPercentage, isComputed) = try numberOrPercentage()
            if isPercentage {
                guard places.count < 2, !endsPlaces else {
                    throw .syntax(place: start, message: "a stop has at most two percentages, side by side")
                }
                let percentage = try bounded(
                    value, isComputed, in: Self.outputs, "a place is at most a million per cent", at: start)
                places.append(Self.fraction(ofPercentage: percentage))
            } else {
                guard output == nil else { throw .syntax(place: start, message: "expected ',' before the next stop") }
                output = try bounded(
                    value, isComputed, in: Self.outputs, "a progress is at most a million", at: start)
                endsPlaces = !places.isEmpty
            }
            try tokens.skipSpace()
        }
        guard let output else { throw .syntax(place: tokens.place, message: "a stop has a number for the progress") }
        return PiecewiseLinear.Stop(output: output, start: places.first, end: places.count == 2 ? places[1] : nil)
    }

    /// The fraction that a percentage is: the one that it was written from, so that an easing which is answered and sent back
    /// is the same to the bit. 5.95/100 is 0.059500000000000004, and 5 950 000 000/10¹¹ is 0.0595.
    private static func fraction(ofPercentage percentage: Double) -> Double {
        let decimal = (percentage * 1e9).rounded()
        return decimal / 1e9 == percentage ? decimal / 1e11 : percentage / 100
    }

    private mutating func comma(_ expected: String) throws(Failure) {
        guard tokens.take(",") else { throw .syntax(place: tokens.place, message: "expected ',' and \(expected)") }
        try tokens.skipSpace()
    }
}
