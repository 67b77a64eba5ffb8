import SeededGenerator
import Testing

@testable import JSON

/// The scanner and simdjson read the same language: what the parser hands to the one after the other refused it must
/// come out the same.
@Suite("Agreement of simdjson and the scanner")
struct AgreementTests {
    private static let documents: [String] = [
        #"{"configuration":{"preset":"titles","tabs":["红","b",{"id":"c","title":"C","width":null}]},"state":{}}"#,
        #"{"bar":{"width":375,"insets":{"leading":-0,"trailing":12.50}},"list":[1e3,-2.5E-7,0.1,18446744073709551615]}"#,
        "[[[1,2],[3,[4,{\"a\":[]}]]],{},\"\",\"\u{7F}é😀\",true,false,null, 0 ,\t-1\r\n]",
        #"[9223372036854775807,-9223372036854775808,18446744073709551616,1e308,1.7976931348623157e308,5e-324,1e400]"#,
        #"{"a":"b","c":["d","e"],"f":{"g":{"h":{"i":[true,[false,[null]]]}}},"j":123456789012345678901234567890}"#,
        #"{"escapes":"\"\\\/\b\f\n\r\t\u0041\ud83d\ude00","\u006b":[1,2]}"#,
        String(repeating: "[", count: 31) + "{}" + String(repeating: "]", count: 31),
        "0.1234567890123456789012345678901234567890e-10",
    ]

    /// Bytes that matter to the grammar; others are as good as any letter.
    private static let telling: [UInt8] =
        Array("{}[]:,\"\\/ \t\n\r0123456789+-.eEtrufalsn'#Nu".utf8) + [
            0x00, 0x0B, 0x1F, 0x7F, 0x80, 0xBF, 0xC0, 0xC3, 0xE0, 0xED, 0xA0, 0xEF, 0xBB, 0xF0, 0x90, 0xF4, 0xFF,
        ]

    private static func mutate(_ text: inout [UInt8], with random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0..<max(text.count, 1), using: &random)
            let byte = telling.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !text.isEmpty: text[place] = byte
            case 1 where !text.isEmpty: text[place] = UInt8.random(in: 0...255, using: &random)
            case 2 where !text.isEmpty: text.remove(at: place)
            case 3: text.insert(byte, at: min(place, text.count))
            case 4 where !text.isEmpty:
                // A stretch of the text once more at another place.
                let end = min(text.count, place + Int.random(in: 1...12, using: &random))
                text.insert(contentsOf: text[place..<end], at: Int.random(in: 0...text.count, using: &random))
            default: text.removeLast(min(text.count, Int.random(in: 1...4, using: &random)))
            }
        }
    }

    /// What is wrong with how the two agree on a text; nil when nothing is.
    private static func disagreement(on text: [UInt8], _ parser: JSONParser) -> String? {
        let parsed = Outcome(parsing: text, with: parser)
        let scanned = Outcome(scanning: text)
        if parsed == scanned { return nil }
        return "parser: \(parsed); scanner: \(scanned); text: \(String(decoding: text, as: UTF8.self)); bytes: \(text)"
    }

    @Test("holds for mutated documents", arguments: 1...8 as ClosedRange<UInt64>)
    func mutations(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parser = JSONParser()
        var accepted = 0
        for round in 0..<4000 {
            var text = Array((Self.documents.randomElement(using: &random) ?? "").utf8)
            Self.mutate(&text, with: &random)
            if let found = Self.disagreement(on: text, parser) {
                Issue.record("seed \(seed), round \(round): \(found)")
                return
            }
            if Outcome(scanning: text) == .accepted { accepted += 1 }
        }
        // Were all refused or all accepted, nothing would have been compared.
        #expect(accepted > 200 && accepted < 3800)
    }

    @Test("holds for every text of up to three telling bytes")
    func shortTexts() {
        let parser = JSONParser()
        let bytes = Array("{}[]:,\"\\ \n01-.eEtn".utf8) + [0x00, 0x80, 0xC3, 0xEF]
        for first in bytes {
            for second in bytes {
                for text in [[first], [first, second]] + bytes.map({ [first, second, $0] }) {
                    if let found = Self.disagreement(on: text, parser) { Issue.record("\(found)") }
                }
            }
        }
    }

    @Test("holds for random numbers", arguments: 1...4 as ClosedRange<UInt64>)
    func numbers(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parser = JSONParser()
        func digits(_ most: Int) -> String {
            let count = Int.random(in: 0...most, using: &random)
            return String((0..<count).map { _ in "0123456789".randomElement(using: &random) ?? "0" })
        }
        for round in 0..<4000 {
            var number = Bool.random(using: &random) ? "-" : ""
            number += digits(Bool.random(using: &random) ? 3 : 25)
            if Bool.random(using: &random) { number += "." + digits(20) }
            if Bool.random(using: &random) { number += ["e", "E", "e-", "e+"].randomElement(using: &random) ?? "" }
            if number.contains("e") || number.contains("E") { number += digits(4) }
            for text in [number, "[\(number)]", "{\"a\":\(number),\"b\":1}"] {
                if let found = Self.disagreement(on: Array(text.utf8), parser) {
                    Issue.record("seed \(seed), round \(round): \(found)")
                    return
                }
            }
        }
    }
}
