import Testing

@testable import JSON

@Suite("A parser that is used again")
struct ReuseTests {
    @Test("answers the same after every other document, right or wrong")
    func afterEveryDocument() {
        let parser = JSONParser()
        for document in DocumentTests.all + DocumentTests.all.reversed() {
            #expect(Outcome(parsing: document.text, with: parser) == document.expected, "\(document.name)")
        }
    }

    @Test("does not see what a longer document left behind")
    func afterALongerDocument() throws {
        let parser = JSONParser()
        for (first, second) in [
            ("1234567890", "12"), ("-1.5e300", "-1.5"), ("true, and more", "true"), (#""abcdef""#, #""a""#),
            ("[1, 2, 3]", "[1, 2"), (#"{"a": 1}"#, #"{"a": 1"#), ("nullnull", "null"), ("0000000000", "0"),
        ] {
            _ = Outcome(parsing: Array(first.utf8), with: parser)
            #expect(
                Outcome(parsing: Array(second.utf8), with: parser)
                    == Outcome(parsing: Array(second.utf8), with: JSONParser()), "\(second) after \(first)")
        }
        _ = try parser.value(of: "1234567890")
        #expect(try parser.value(of: "12").number == 12)
    }

    @Test("gives back the memory of a great document and goes on", arguments: [false, true])
    func trimming(afterAFault: Bool) throws {
        let parser = JSONParser()
        for count in [10, 50_000, 10, 200_000, 10] {
            let text = "[" + String(repeating: #"{"a": 1.5},"#, count: count) + (afterAFault ? "" : "null]")
            let outcome = Outcome(parsing: Array(text.utf8), with: parser)
            #expect(outcome == (afterAFault ? .refused(.syntax, line: 1, column: 11 * count + 2) : .accepted))
            parser.trim()
            #expect(try parser.value(of: #"{"a": [1, 2]}"#).member("a")?.count == 2)
        }
    }

    @Test("keeps to its depth when it grows")
    func depthAfterGrowing() throws {
        let parser = JSONParser()
        let padding = String(repeating: " ", count: 100_000)
        for blanks in ["", padding, ""] {
            for (depth, isAccepted) in [(32, true), (33, false)] {
                let text = blanks + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
                #expect((Outcome(parsing: Array(text.utf8), with: parser) == .accepted) == isAccepted)
            }
            parser.trim()
        }
    }
}
