/// Reads the tokens of a CSS value that an easing is made of (CSS Syntax 3 §4).
struct CSSTokens {
    let text: UnsafeBufferPointer<UInt8>
    /// How many bytes have been read.
    private(set) var place = 0

    init(text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    var isAtEnd: Bool { place == text.count }

    private func peek(_ distance: Int = 0) -> UInt8? {
        place + distance < text.count ? text[place + distance] : nil
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    /// Skips white space and comments; answers whether there was any white space.
    @discardableResult
    mutating func skipSpace() throws(EasingParser.Failure) -> Bool {
        var hasSpace = false
        while let byte = peek() {
            if [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) {
                hasSpace = true
                place += 1
            } else if byte == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "*") {
                let start = place
                place += 2
                while !(peek() == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
                    guard !isAtEnd else { throw .syntax(place: start, message: "this comment has no end") }
                    place += 1
                }
                place += 2
            } else {
                return hasSpace
            }
        }
        return hasSpace
    }

    /// Letters, digits and hyphens, in lower case: CSS keywords and function names have no case. Empty when there are none.
    mutating func identifier() -> String {
        var name: [UInt8] = []
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"): name.append(byte)
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): name.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte | 0x20)
            default: return String(decoding: name, as: UTF8.self)
            }
            place += 1
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Where a number starts; nil when none does here.
    var numberStart: Int? {
        var distance = 0
        if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { distance += 1 }
        if peek(distance) == UInt8(ascii: ".") { distance += 1 }
        return isDigit(peek(distance)) ? place : nil
    }

    /// A number (`.5`, `+1e-2`) and what follows it at once: a percent sign, a unit in lower case, or nothing (CSS Syntax 3
    /// §4.3.12).
    mutating func numeric() throws(EasingParser.Failure) -> (value: Double, unit: String) {
        guard let start = numberStart else { throw .syntax(place: place, message: "expected a number") }
        if !take("+") { _ = take("-") }
        skipDigits()
        if peek() == UInt8(ascii: "."), isDigit(peek(1)) {
            place += 1
            skipDigits()
        }
        if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
            let signed = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
            if isDigit(peek(signed ? 2 : 1)) {
                place += signed ? 2 : 1
                skipDigits()
            }
        }
        // A standard number has a digit before the point; Swift reads it without one just as well.
        guard let value = Double(plainText(from: start)), value.isFinite else {
            throw .syntax(place: start, message: "this number is too great")
        }
        return take("%") ? (value, "%") : (value, identifier())
    }

    /// What has been read since `start`, without a plus sign.
    func plainText(from start: Int) -> String {
        let token = String(decoding: text[start..<place], as: UTF8.self)
        return token.hasPrefix("+") ? String(token.dropFirst()) : token
    }

    private mutating func skipDigits() {
        while isDigit(peek()) { place += 1 }
    }

    private func isDigit(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
