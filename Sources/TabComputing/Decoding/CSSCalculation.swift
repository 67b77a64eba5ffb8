/// Reads and evaluates the math functions of CSS (CSS Values 4 §10): `calc()`, `min()`, `clamp()` and all the others, which
/// may stand wherever a number does.
///
/// Numbers are checked by type: `calc(1px)` is no number, and `calc(4px / 2px)` is one. Lengths that depend on an element,
/// as `1em`, have no value here.
struct CSSCalculation {
    typealias Failure = EasingParser.Failure

    /// How deep parentheses and functions may be nested; CSS asks for 32 at least.
    private static let depthLimit = 64

    private var tokens: CSSTokens
    private var depth = 0

    private init(_ tokens: CSSTokens) {
        self.tokens = tokens
    }

    /// The value of the math function that starts at the next token; nil, and nothing is read, where none does.
    ///
    /// As everywhere in CSS, a calculation without a result (0/0) is 0 (CSS Values 4 §10.9.1).
    static func read(_ tokens: inout CSSTokens) throws(Failure) -> CSSQuantity? {
        guard startsFunction(tokens) else { return nil }
        var calculation = CSSCalculation(tokens)
        var result = try calculation.value()
        tokens = calculation.tokens
        if result.value.isNaN { result.value = 0 }
        return result
    }

    /// Whether the next token starts a math function.
    static func startsFunction(_ tokens: CSSTokens) -> Bool {
        var ahead = tokens
        return CSSMathFunction(rawValue: ahead.identifier()) != nil && ahead.take("(")
    }

    // MARK: The grammar

    private mutating func sum() throws(Failure) -> CSSQuantity {
        var total = try product()
        while true {
            let start = tokens
            let hasSpace = try tokens.skipSpace()
            let place = tokens.place
            let isPlus = tokens.take("+")
            guard isPlus || tokens.take("-") else {
                tokens = start
                return total
            }
            guard try tokens.skipSpace() && hasSpace else {
                throw .syntax(place: place, message: "white space is due on both sides of + and -")
            }
            let term = try product()
            guard term.kind == total.kind else {
                throw .syntax(place: place, message: "numbers of different types cannot be added")
            }
            total.value += isPlus ? term.value : -term.value
        }
    }

    private mutating func product() throws(Failure) -> CSSQuantity {
        var total = try value()
        while true {
            let start = tokens
            try tokens.skipSpace()
            let isTimes = tokens.take("*")
            guard isTimes || tokens.take("/") else {
                tokens = start
                return total
            }
            try tokens.skipSpace()
            let factor = try value()
            total.value = isTimes ? total.value * factor.value : total.value / factor.value
            total.kind = isTimes ? total.kind + factor.kind : total.kind - factor.kind
        }
    }

    private mutating func value() throws(Failure) -> CSSQuantity {
        depth += 1
        defer { depth -= 1 }
        let place = tokens.place
        guard depth <= Self.depthLimit else {
            throw .syntax(place: place, message: "functions and parentheses are nested at most \(Self.depthLimit) deep")
        }
        if tokens.numberStart != nil {
            let (number, unit) = try tokens.numeric()
            guard let quantity = CSSQuantity(number, unit: unit) else {
                throw .syntax(place: place, message: "\"\(unit.abbreviated)\" is no unit that has a value here")
            }
            return quantity
        }
        if tokens.take("(") {
            try tokens.skipSpace()
            let result = try sum()
            try close()
            return result
        }
        let name = tokens.identifier()
        if tokens.take("(") {
            guard let function = CSSMathFunction(rawValue: name) else {
                throw .syntax(place: place, message: "\"\(name.abbreviated)()\" is no math function")
            }
            return try call(function, at: place)
        }
        switch name {
        case "pi": return CSSQuantity(.pi)
        case "e": return CSSQuantity(2.718281828459045)
        case "infinity": return CSSQuantity(.infinity)
        case "-infinity": return CSSQuantity(-.infinity)
        case "nan": return CSSQuantity(.nan)
        default: throw .syntax(place: place, message: "expected a number")
        }
    }

    // MARK: Functions

    private mutating func call(_ function: CSSMathFunction, at place: Int) throws(Failure) -> CSSQuantity {
        try tokens.skipSpace()
        var strategy = CSSMathFunction.Rounding.nearest
        if function == .round, let given = CSSMathFunction.Rounding(rawValue: keywordAhead()) {
            strategy = given
            _ = tokens.identifier()
            try separate()
        }
        var arguments: [CSSQuantity?] = []
        repeat {
            try tokens.skipSpace()
            // An open end of clamp().
            if function == .clamp, arguments.count != 1, keywordAhead() == "none" {
                _ = tokens.identifier()
                arguments.append(nil)
            } else {
                arguments.append(try sum())
            }
            try tokens.skipSpace()
        } while tokens.take(",")
        try close()
        guard function.argumentCounts.contains(arguments.count) else {
            throw .syntax(place: place, message: "\(function.rawValue)() has not got so many arguments")
        }
        guard let result = function.value(of: arguments, strategy) else {
            throw .syntax(place: place, message: "\(function.rawValue)() does not take arguments of these types")
        }
        return result
    }

    private func keywordAhead() -> String {
        var ahead = tokens
        return ahead.identifier()
    }

    private mutating func separate() throws(Failure) {
        try tokens.skipSpace()
        guard tokens.take(",") else { throw .syntax(place: tokens.place, message: "expected ','") }
    }

    private mutating func close() throws(Failure) {
        try tokens.skipSpace()
        guard tokens.take(")") else { throw .syntax(place: tokens.place, message: "expected an operator or ')'") }
    }
}
