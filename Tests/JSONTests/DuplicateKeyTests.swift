import Testing

@testable import JSON

struct RepeatedKey: Sendable, CustomTestStringConvertible {
    let text: String
    /// The pointer and the place of the second key; nil where no key stands twice.
    let expected: (pointer: String, line: Int, column: Int)?

    init(_ text: String, at expected: (pointer: String, line: Int, column: Int)? = nil) {
        self.text = text
        self.expected = expected
    }

    var testDescription: String { text }
}

@Suite("Repeated keys")
struct DuplicateKeyTests {
    @Test(
        "the first one is found, and nothing else is taken for one",
        arguments: [
            RepeatedKey(#"{"a": 1, "a": 2}"#, at: ("/a", 1, 10)),
            RepeatedKey(#"{"a": 1, "b": 2, "a": 3}"#, at: ("/a", 1, 18)),
            RepeatedKey(#"{"a": 1, "\u0061": 2}"#, at: ("/a", 1, 10)),
            RepeatedKey(#"{"": 1, "": 2}"#, at: ("/", 1, 9)),
            RepeatedKey(#"{"a/b": 1, "a\/b": 2}"#, at: ("/a~1b", 1, 12)),
            RepeatedKey("{\"x\": [0, {\n  \"k\": 1,\n  \"k\": 2}]}", at: ("/x/1/k", 3, 3)),
            RepeatedKey(#"{"x": {"k": {"k": 1, "k": 2}}, "x": 1}"#, at: ("/x/k/k", 1, 22)),
            RepeatedKey(#"[{"a": 1}, {"a": 1, "a": 1}]"#, at: ("/1/a", 1, 21)),
            // The places are those of the text that was sent, not of what the parser made of its numbers.
            RepeatedKey(#"{"n": 1e400, "a": 1, "a": 2}"#, at: ("/a", 1, 22)),
            RepeatedKey(#"{"n": 123456789012345678901234567890, "a": 1, "a": 2}"#, at: ("/a", 1, 47)),
            RepeatedKey(#"{"a": 1, "A": 2}"#), RepeatedKey(#"{"a": {"a": {"a": 1}}}"#),
            RepeatedKey(#"[{"a": 1}, {"a": 1}]"#), RepeatedKey(#"{"a": "b", "b": "a"}"#), RepeatedKey("[]"),
            // The same letter to a reader, but two names to JSON: its strings are compared by code points.
            RepeatedKey("{\"\u{E9}\": 1, \"e\u{301}\": 2}"), RepeatedKey("{\"\u{212B}\": 1, \"\u{C5}\": 2}"),
        ])
    func first(_ row: RepeatedKey) throws {
        let bytes = Array(row.text.utf8)
        let parser = JSONParser()
        _ = try parser.parse(bytes.span.bytes)
        let fault = parser.duplicateKey(in: bytes.span.bytes)
        #expect(fault?.kind == row.expected.map { _ in .duplicateKey })
        #expect(fault?.pointer == row.expected?.pointer)
        #expect(fault?.line == row.expected?.line)
        #expect(fault?.column == row.expected?.column)
    }
}
