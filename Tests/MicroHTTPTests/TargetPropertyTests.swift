import SeededGenerator
import Testing

@testable import MicroHTTP

/// Targets are looked at eight bytes at a time; each must come out as if it had been byte by byte.
@Suite struct TargetPropertyTests {
    @Test("a byte may stand in a target, or may not, wherever it stands", arguments: 1...20)
    func bytes(length: Int) {
        for place in 0..<length {
            for byte in UInt8.min...UInt8.max {
                var target = Array("/?".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: length)
                target[2 + place] = byte
                // A percent sign stands before two digits then.
                let isCutOff = byte == UInt8(ascii: "%") && place + 2 >= length
                let isAllowed = byte > 0x20 && byte < 0x7f && byte != UInt8(ascii: "#") && !isCutOff
                let isTaken = TargetSyntax(target.span) != nil
                #expect(isTaken == isAllowed, "byte \(byte) at \(place) of \(length)")
            }
        }
    }

    @Test("a byte above 0x7f is found, whichever stand beside it", arguments: UInt8(0x80)...0xff)
    func foreign(byte: UInt8) {
        for other in UInt8.min...UInt8.max {
            for place in 2..<18 {
                var target = Array("/?".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 18)
                target[place] = byte
                target[place + 1] = other
                target[place + 2] = 0xff
                let isTaken = TargetSyntax(target.span) != nil
                #expect(!isTaken, "byte \(other) at \(place)")
            }
        }
    }

    @Test("two hexadecimal digits stand behind a percent sign, wherever it stands", arguments: 0...17)
    func escapes(offset: Int) {
        let digits = Set("0123456789abcdefABCDEF".utf8)
        for place in 0...1 {
            for byte in UInt8(0x21)...0x7e where byte != UInt8(ascii: "#") && byte != UInt8(ascii: "%") {
                var target =
                    Array("/?".utf8) + [UInt8](repeating: UInt8(ascii: "z"), count: offset) + Array("%41z".utf8)
                target[3 + offset + place] = byte
                let isTaken = TargetSyntax(target.span) != nil
                #expect(isTaken == digits.contains(byte), "byte \(byte) at \(offset), digit \(place)")
            }
        }
    }

    @Test("a target comes out as it does byte by byte", arguments: 0..<300 as Range<UInt64>)
    func agreement(seed: UInt64) {
        var source = SeededGenerator(seed: seed)
        let right = ["%7B", "a", "zz%fA", "?"]
        let any = ["%2", "%", "%%", "%zz", "/", "%00", "%0a", "\\", "{", "zzzzzzz", "#", "\u{7f}", "é"]
        for _ in 0..<50 {
            var text = "/"
            for _ in 0..<Int.random(in: 0..<12, using: &source) {
                let pieces = Int.random(in: 0..<8, using: &source) == 0 ? any : right
                text += pieces.randomElement(using: &source) ?? ""
            }
            let isTaken = TargetSyntax(Array(text.utf8).span) != nil
            #expect(isTaken == Self.isTarget(text), "seed \(seed): \(text)")
        }
    }

    /// Whether a text that begins with a slash is a target, as slowly as can be.
    private static func isTarget(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let path = bytes.prefix { $0 != UInt8(ascii: "?") }
        guard !path.contains(UInt8(ascii: "\\")) else { return false }
        for (index, byte) in bytes.enumerated() {
            guard byte > 0x20, byte < 0x7f, byte != UInt8(ascii: "#") else { return false }
            guard byte == UInt8(ascii: "%") else { continue }
            let digits = bytes[(index + 1)...].prefix(2).map { Character(UnicodeScalar($0)) }
            guard digits.count == 2, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return false }
            let isInPath = index < path.count
            if isInPath, let value = UInt8(String(digits), radix: 16), [0, 10, 13].contains(value) { return false }
        }
        return true
    }
}
