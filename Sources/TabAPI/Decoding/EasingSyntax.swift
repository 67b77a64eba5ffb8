internal import JSON
internal import TabLayout

extension Decoder {
    /// Replaces `target` by the easing that a string names; keeps it, and reports a fault, for anything else.
    func read(_ value: JSONValue, into target: inout Easing) {
        guard let text = string(value) else { return }
        var parser = EasingParser(text: text.bytes)
        do {
            target = try parser.parse()
        } catch {
            switch error {
            case .notSupported: reportNotSupported(value)
            case .syntax(let place, let message):
                report(value, .invalidEasing, "\"\(text.text.abbreviated)\", character \(place + 1): \(message)")
            case .unknown(let name):
                let hint = nearestName(to: name, among: EasingParser.names).map { "; did you mean \"\($0)\"?" } ?? ""
                report(
                    value, .invalidEasing,
                    "\"\(name.abbreviated)\" is no easing\(hint.isEmpty ? "; expected one of \(EasingParser.names.listed)" : hint)"
                )
            }
        }
    }
}

/// Reads an easing function as CSS writes it (CSS Easing 2 §2): keywords and names in any case, white space between
/// tokens, numbers as CSS has them (`.5`, `+1e-2`).
struct EasingParser {
    enum Failure: Error {
        case syntax(place: Int, message: String)
        case unknown(String)
        case notSupported
    }

    static let names = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "cubic-bezier()"]

    let text: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    mutating func parse() throws(Failure) -> Easing {
        skipWhitespace()
        let name = identifier()
        let easing: Easing
        if take("(") {
            easing = try function(name)
            guard take(")") else { throw .syntax(place: place, message: "expected ')'") }
        } else {
            easing = try keyword(name)
        }
        skipWhitespace()
        guard place == text.count else { throw .syntax(place: place, message: "nothing may follow the easing") }
        return easing
    }

    private func keyword(_ name: String) throws(Failure) -> Easing {
        switch name {
        case "linear": return .linear
        case "ease": return .ease
        case "ease-in": return .easeIn
        case "ease-out": return .easeOut
        case "ease-in-out": return .easeInOut
        case "step-start", "step-end": throw .notSupported
        default: throw .unknown(name.isEmpty ? String(decoding: text, as: UTF8.self) : name)
        }
    }

    private mutating func function(_ name: String) throws(Failure) -> Easing {
        switch name {
        case "cubic-bezier": return try cubicBezier()
        case "steps", "linear": throw .notSupported
        default: throw .unknown(name)
        }
    }

    private mutating func cubicBezier() throws(Failure) -> Easing {
        var numbers: [Double] = []
        for index in 0..<4 {
            skipWhitespace()
            let start = place
            guard let number = number() else { throw .syntax(place: start, message: "expected a number") }
            if index % 2 == 0 && !(0...1).contains(number) {
                throw .syntax(place: start, message: "the x of a control point is from 0 to 1")
            }
            if abs(number) > 1e6 { throw .syntax(place: start, message: "a control point is at most a million away") }
            numbers.append(number)
            skipWhitespace()
            if index < 3 && !take(",") { throw .syntax(place: place, message: "expected ',' and four numbers in all") }
        }
        guard let curve = CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]) else {
            throw .syntax(place: 0, message: "expected cubic-bezier(x1, y1, x2, y2)")
        }
        return .cubicBezier(curve)
    }

    // MARK: Tokens

    private func peek() -> UInt8? { place < text.count ? text[place] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func skipWhitespace() {
        while let byte = peek(), [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { place += 1 }
    }

    /// Letters, digits and hyphens, in lower case.
    private mutating func identifier() -> String {
        var name = ""
        while let byte = peek() {
            let character = Character(Unicode.Scalar(byte))
            guard byte < 0x80, character.isLetter || character.isNumber || character == "-" else { break }
            name += character.lowercased()
            place += 1
        }
        return name
    }

    /// A CSS number (CSS Syntax 3 §4.3.12); nil, without moving on, when there is none here.
    private mutating func number() -> Double? {
        let start = place
        if !take("+") { _ = take("-") }
        let whole = digits()
        var decimals = 0
        let beforePoint = place
        if take(".") {
            decimals = digits()
            if decimals == 0 { place = beforePoint }
        }
        guard whole + decimals > 0 else {
            place = start
            return nil
        }
        let beforeExponent = place
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            if digits() == 0 { place = beforeExponent }
        }
        let token = String(decoding: text[start..<place], as: UTF8.self)
        return Double(token.first == "+" ? String(token.dropFirst()) : token)
    }

    private mutating func digits() -> Int {
        let start = place
        while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { place += 1 }
        return place - start
    }
}
