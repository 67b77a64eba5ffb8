import SeededGenerator
import ByteBuffer
import JSON
import Testing

@Suite("JSON writer")
struct WriterTests {
    private static func written(_ body: (JSONWriter) -> Void) -> String {
        let buffer = ByteBuffer()
        body(JSONWriter(buffer))
        return String(buffer)
    }

    @Test("puts commas between members and elements and nowhere else")
    func commas() {
        let text = Self.written { writer in
            writer.object {
                writer.member("a", 1)
                writer.member("b", "[")
                writer.member("c", "{:")
                writer.key("d")
                writer.array {
                    writer.array {}
                    writer.object {}
                    writer.null()
                    writer.value(true)
                    writer.value("x" as String)
                }
                writer.nullMember("e")
                writer.member("f", nil as Double?)
                writer.member("g", 2 as Int?)
                writer.member("h", false)
                writer.member("i", "" as String)
            }
        }
        #expect(
            text == #"{"a":1,"b":"[","c":"{:","d":[[],{},null,true,"x"],"e":null,"f":null,"g":2,"h":false,"i":""}"#)
    }

    @Test(
        "escapes what must be escaped",
        arguments: [
            StringText("", #""""#), StringText("plain", #""plain""#), StringText("\"", #""\"""#),
            StringText("\\", #""\\""#), StringText("/", #""/""#), StringText("\n\r\t", #""\n\r\t""#),
            StringText("\u{0}\u{1F}\u{8}", #""\u0000\u001f\u0008""#), StringText("\u{7F}", "\"\u{7F}\""),
            StringText("红😀", #""红😀""#), StringText("\"a\"b\"", #""\"a\"b\"""#),
        ])
    func escapes(_ row: StringText) {
        #expect(Self.written { $0.value(row.text) } == row.value)
    }

    @Test("any string comes back through the parser", arguments: 1...4 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let parser = JSONParser()
        let buffer = ByteBuffer()
        let copy = ByteBuffer()
        for round in 0..<2000 {
            let ranges: [ClosedRange<UInt32>] = [0...0x1F, 0x20...0x7F, 0x22...0x5C, 0x80...0xD7FF, 0xE000...0x10FFFF]
            var text = ""
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                let scalar = UInt32.random(in: ranges[Int.random(in: 0..<5, using: &random)], using: &random)
                text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "?")
            }
            buffer.removeAll()
            JSONWriter(buffer).value(text)
            let read = try #require(buffer.withBytes { bytes in try? parser.parse(bytes.span.bytes).string })
            guard Array(read.bytes) == Array(text.utf8) else {
                Issue.record("seed \(seed), round \(round): \(String(buffer))")
                return
            }
            // Text of a document is written by another way than text of the program.
            copy.removeAll()
            JSONWriter(copy).value(read)
            #expect(String(copy) == String(buffer), "seed \(seed), round \(round)")
        }
    }
}
