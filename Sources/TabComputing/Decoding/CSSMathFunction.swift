internal import CMath

/// The math functions of CSS (CSS Values 4 §10).
enum CSSMathFunction: String {
    case calc, min, max, clamp
    case round, mod, rem
    case sin, cos, tan, asin, acos, atan, atan2
    case pow, sqrt, hypot, log, exp
    case abs, sign

    /// How `round()` rounds.
    enum Rounding: String {
        case nearest, up, down
        case toZero = "to-zero"
    }

    /// How many arguments the function may have.
    var argumentCounts: ClosedRange<Int> {
        switch self {
        case .calc, .sin, .cos, .tan, .asin, .acos, .atan, .sqrt, .exp, .abs, .sign: 1...1
        case .mod, .rem, .atan2, .pow: 2...2
        case .round, .log: 1...2
        case .clamp: 3...3
        case .min, .max, .hypot: 1...Int.max
        }
    }

    /// The value for these arguments, of which nil is an open end of `clamp()`; nil where their types do not fit. There are
    /// as many as the function may have.
    func value(of arguments: [CSSQuantity?], _ rounding: Rounding) -> CSSQuantity? {
        let given = arguments.compactMap { $0 }
        let numbers = given.map { $0.value }
        guard let kind = given.first?.kind, given.allSatisfy({ $0.kind == kind }) else { return nil }
        switch self {
        case .calc: return given[0]
        case .min: return CSSQuantity(numbers.reduce(.infinity, Self.least), kind)
        case .max: return CSSQuantity(numbers.reduce(-.infinity, Self.greatest), kind)
        case .clamp:
            let (lower, upper) = (arguments[0]?.value ?? -.infinity, arguments[2]?.value ?? .infinity)
            guard let value = arguments[1]?.value else { return nil }
            return CSSQuantity(Self.greatest(lower, Self.least(value, upper)), kind)
        case .abs: return CSSQuantity(numbers[0].magnitude, kind)
        case .sign: return CSSQuantity(numbers[0] > 0 ? 1 : numbers[0] < 0 ? -1 : numbers[0])
        case .hypot: return CSSQuantity(numbers.reduce(0) { CMath.hypot($0, $1) }, kind)
        case .atan2: return CSSQuantity(CMath.atan2(numbers[0], numbers[1]) * 180 / .pi, .angle)
        case .round:
            // Only a number is rounded to whole ones without saying so.
            if numbers.count == 1 && kind != .number { return nil }
            return CSSQuantity(Self.round(numbers[0], to: numbers.count == 2 ? numbers[1] : 1, rounding), kind)
        case .mod: return CSSQuantity(Self.modulus(numbers[0], numbers[1]), kind)
        case .rem: return CSSQuantity(fmod(numbers[0], numbers[1]), kind)
        case .sin, .cos, .tan:
            guard kind == .number || kind == .angle else { return nil }
            let radians = kind == .angle ? numbers[0] * .pi / 180 : numbers[0]
            return CSSQuantity(
                self == .sin ? CMath.sin(radians) : self == .cos ? CMath.cos(radians) : CMath.tan(radians))
        case .asin, .acos, .atan, .pow, .sqrt, .log, .exp:
            return kind == .number ? value(ofNumbers: numbers) : nil
        }
    }

    private func value(ofNumbers numbers: [Double]) -> CSSQuantity? {
        switch self {
        case .asin: return CSSQuantity(CMath.asin(numbers[0]) * 180 / .pi, .angle)
        case .acos: return CSSQuantity(CMath.acos(numbers[0]) * 180 / .pi, .angle)
        case .atan: return CSSQuantity(CMath.atan(numbers[0]) * 180 / .pi, .angle)
        case .pow: return CSSQuantity(CMath.pow(numbers[0], numbers[1]))
        case .sqrt: return CSSQuantity(numbers[0].squareRoot())
        case .log:
            // log(8, 2) is 3; the quotient of the natural logarithms is 2.0794415416798357/0.6931471805599453.
            if numbers.count == 1 { return CSSQuantity(CMath.log(numbers[0])) }
            if numbers[1] == 2 { return CSSQuantity(log2(numbers[0])) }
            if numbers[1] == 10 { return CSSQuantity(log10(numbers[0])) }
            return CSSQuantity(CMath.log(numbers[0]) / CMath.log(numbers[1]))
        case .exp: return CSSQuantity(CMath.exp(numbers[0]))
        default: return nil
        }
    }

    // MARK: Arithmetic

    /// The lesser of two numbers; NaN where one is, unlike Swift's.
    private static func least(_ left: Double, _ right: Double) -> Double {
        left.isNaN || right.isNaN ? .nan : Swift.min(left, right)
    }

    private static func greatest(_ left: Double, _ right: Double) -> Double {
        left.isNaN || right.isNaN ? .nan : Swift.max(left, right)
    }

    /// A multiple of `step` near a number (CSS Values 4 §10.3).
    private static func round(_ number: Double, to step: Double, _ rounding: Rounding) -> Double {
        if number.isInfinite { return step.isInfinite ? .nan : number }
        let step = step.magnitude
        if step.isInfinite {
            switch rounding {
            case .nearest, .toZero: return 0
            case .up: return number > 0 ? .infinity : 0
            case .down: return number < 0 ? -.infinity : 0
            }
        }
        let quotient = number / step
        let whole =
            switch rounding {
            // Half way it goes up.
            case .nearest: (quotient + 0.5).rounded(.down)
            case .up: quotient.rounded(.up)
            case .down: quotient.rounded(.down)
            case .toZero: quotient.rounded(.towardZero)
            }
        return whole * step
    }

    /// The remainder that has the sign of the divisor.
    private static func modulus(_ number: Double, _ divisor: Double) -> Double {
        if divisor.isInfinite { return number != 0 && (number < 0) != (divisor < 0) ? .nan : number }
        let remainder = fmod(number, divisor)
        return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
    }
}
