import Testing

@testable import JSON

struct NumberText: Sendable, CustomTestStringConvertible {
    let text: String
    let value: Double

    init(_ text: String, _ value: Double) {
        self.text = text
        self.value = value
    }

    var testDescription: String { text }
}

struct StringText: Sendable, CustomTestStringConvertible {
    let text: String
    let value: String

    init(_ text: String, _ value: String) {
        self.text = text
        self.value = value
    }

    var testDescription: String { text }
}

@Suite("JSON values")
struct ValueTests {
    @Test(
        "a number is the nearest double",
        arguments: [
            NumberText("0", 0), NumberText("-0", 0), NumberText("1.5", 1.5), NumberText("-12", -12),
            NumberText("1E+2", 100), NumberText("25e-2", 0.25), NumberText("0.1", 0.1),
            NumberText("9223372036854775807", 0x1p63),
            NumberText("9223372036854775808", 0x1p63),
            NumberText("-9223372036854775808", -0x1p63),
            NumberText("-9223372036854775809", -0x1p63),
            NumberText("18446744073709551615", 0x1p64),
            NumberText("18446744073709551616", 0x1p64),
            NumberText("100000000000000000000", 1e20),
            NumberText("123456789012345678901234567890", 1.2345678901234568e29),
            NumberText("-123456789012345678901234567890", -1.2345678901234568e29),
            // Half way between two doubles, and the least bit more.
            NumberText("9007199254740993", 9_007_199_254_740_992),
            NumberText("9007199254740993.0000000000000001", 9_007_199_254_740_994),
            NumberText("2.2250738585072011e-308", .leastNormalMagnitude - .leastNonzeroMagnitude),
            NumberText("4.9e-324", .leastNonzeroMagnitude), NumberText("1e-400", 0),
            NumberText("1.7976931348623157e308", .greatestFiniteMagnitude),
        ])
    func number(_ row: NumberText) throws {
        try withDocument(row.text) { #expect($0.number == row.value) }
        try withDocument(#"{"a": [\#(row.text), 1]}"#) { #expect($0.member("a")?.count == 2) }
    }

    @Test(
        "a string is unescaped",
        arguments: [
            StringText(#""""#, ""), StringText(#""a""#, "a"),
            StringText(#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            StringText(#""\u0000""#, "\u{0}"), StringText(#""\u00e9\u00E9""#, "éé"),
            StringText(#""\ud83d\ude00""#, "😀"), StringText(#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
            StringText(#""\\ud800""#, #"\ud800"#), StringText(#""红""#, "红"), StringText(#""\u7ea2""#, "红"),
        ])
    func string(_ row: StringText) throws {
        try withDocument(row.text) { #expect($0.string?.text == row.value) }
        var keys: [String] = []
        try withDocument("{\(row.text): true}") { $0.forEachMember { key, _ in keys.append(key.text) } }
        #expect(keys == [row.value])
    }

    @Test("numbers beyond a double are reported with their places and read as the greatest")
    func overflows() throws {
        let parser = JSONParser()
        let value = try parser.value(of: #"{"a": [1, -1e400], "b/c": 1e999, "d": 123456789012345678901234567890}"#)
        #expect(parser.overflows == ["/a/1", "/b~1c"])
        var elements: [Double?] = []
        value.member("a")?.forEachElement { elements.append($0.number) }
        #expect(elements == [1, -.greatestFiniteMagnitude])
        #expect(value.member("b/c")?.number == .greatestFiniteMagnitude)
        #expect(value.member("d")?.number == 1.2345678901234568e29)
        _ = try parser.value(of: "[1]")
        #expect(parser.overflows.isEmpty)
    }

    @Test("the places of many numbers beyond a double are not kept without end")
    func manyOverflows() throws {
        let name = String(repeating: "n", count: 40_000)
        let numbers = String(repeating: "1e400,", count: 5000)
        let parser = JSONParser()
        let value = try parser.value(of: #"{"\#(name)": [\#(numbers)0]}"#)
        #expect(value.member("x") == nil)
        // Two names of forty thousand letters are more than the limit of 65 536 bytes.
        #expect(parser.overflows == ["/\(name)/0", "/\(name)/1"])
    }

    @Test("a value is of one kind and answers nil for the others")
    func kinds() throws {
        var kinds: [JSONValue.Kind] = []
        var counts: [Int] = []
        try withDocument(#"[null, true, false, 1, "1", [1, 2], {"a": 1}]"#) { document in
            document.forEachElement { element in
                kinds.append(element.kind)
                counts.append(element.count)
                #expect((element.number != nil) == (element.kind == .number))
                #expect((element.string != nil) == (element.kind == .string))
                #expect((element.boolean != nil) == (element.kind == .boolean))
                #expect(element.isNull == (element.kind == .null))
                element.forEachElement { _ in #expect(element.kind == .array) }
                element.forEachMember { _, _ in #expect(element.kind == .object) }
            }
        }
        #expect(kinds == [.null, .boolean, .boolean, .number, .string, .array, .object])
        #expect(counts == [0, 0, 0, 0, 0, 2, 1])
    }

    @Test("the first member of a name is found, whatever its value")
    func member() throws {
        try withDocument(#"{"ab": 1, "a": {"b": [1]}, "b": null, "a": 4}"#) { document in
            #expect(document.member("a")?.kind == .object)
            #expect(document.member("b")?.isNull == true)
            #expect(document.member("abc") == nil)
            #expect(document.member("") == nil)
        }
    }
}
