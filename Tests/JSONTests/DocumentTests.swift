import Testing

@testable import JSON

struct Advice: Sendable, CustomTestStringConvertible {
    let text: String
    let advice: String

    init(_ text: String, _ advice: String) {
        self.text = text
        self.advice = advice
    }

    var testDescription: String { text }
}

/// What is accepted and what is refused where, for the parser and for the scanner alone: both must agree on all of it.
@Suite("JSON documents")
struct DocumentTests {
    static let all = Document.numbers + Document.strings + Document.structure

    @Test("is accepted, or refused at its first fault", arguments: all)
    func outcome(_ document: Document) {
        #expect(Outcome(parsing: document.text, with: JSONParser()) == document.expected)
        #expect(Outcome(scanning: document.text) == document.expected)
    }

    @Test("is refused as at the start behind white space on a line of its own", arguments: all)
    func onALaterLine(_ document: Document) {
        guard case .refused(let kind, let line, let column) = document.expected, document.text.first != 0xEF else {
            return
        }
        let text = Array("\r\n\n".utf8) + document.text
        #expect(Outcome(parsing: text, with: JSONParser()) == .refused(kind, line: line + 2, column: column))
    }

    @Test("a fault says how many bytes stand before it and in which value it is")
    func placeOfAFault() {
        let text = #"{"红": [1, {"a/b~": "\q"}]}"#
        #expect {
            try withDocument(text) { _ in }
        } throws: { error in
            guard let fault = error as? JSONFault else { return false }
            return fault.offset == 22 && fault.column == 21 && fault.pointer == "/红/1/a~1b~0"
        }
    }

    @Test(
        "the usual mistakes are called by their names",
        arguments: [
            Advice("['a']", "strings stand in double quotes"), Advice("[1, // one\n2]", "JSON has no comments"),
            Advice("[NaN]", "JSON has no NaN and no Infinity"), Advice("[1, ]", "no comma stands behind the last one"),
            Advice("{\"a\": 1,\n}", "no comma stands behind the last one"),
            Advice("[.5]", "a number begins with a digit"),
            Advice("[tru]", "did you mean true?"), Advice("[01]", "no leading zero"),
            Advice("{a: 1}", "in double quotes"),
            Advice("[1 2]", "expected ',' or ']'"), Advice("{} {}", "nothing may follow the document"),
            Advice("\u{FEFF}[]", "without a byte order mark"),
        ])
    func advice(_ row: Advice) {
        #expect {
            try withDocument(row.text) { _ in }
        } throws: { error in
            (error as? JSONFault)?.message.contains(row.advice) ?? false
        }
    }

    @Test("no advice where it would be wrong", arguments: [#"{"a":}"#, "[1, {}}", "]"])
    func noAdvice(_ text: String) {
        #expect {
            try withDocument(text) { _ in }
        } throws: { error in
            !((error as? JSONFault)?.message.contains("comma stands") ?? true)
        }
    }

    @Test("names of the table are not used twice")
    func names() {
        #expect(Set(Self.all.map(\.name)).count == Self.all.count)
        #expect(Self.all.count >= 150)
    }
}
