import Testing

@testable import JSON

@Suite("JSON Pointers")
struct PointerTests {
    /// Every value of a document with its pointer, by walking it.
    private static func places(of value: JSONValue, _ path: String = "") -> [(index: Int, pointer: String)] {
        var places = [(index: value.index, pointer: path)]
        var position = 0
        value.forEachElement { element in
            places += Self.places(of: element, "\(path)/\(position)")
            position += 1
        }
        value.forEachMember { key, member in
            let token = key.text.replacing("~", with: "~0").replacing("/", with: "~1")
            places += Self.places(of: member, "\(path)/\(token)")
        }
        return places
    }

    @Test(
        "leads to every value of a document",
        arguments: [
            "1", "[]", "{}", "[1, 2.5, -3, 18446744073709551615, null]", #"{"": {"": [[]]}}"#,
            #"{"a/b": {"m~n": [0, {"~1": 1, "/": 2, "~0": 3, "//~~": "x"}]}}"#,
            #"{"红": ["a", {"b": "c"}, [[{}, {"d": [1.5, {"e": true}]}]]], "z": {"y": false}}"#,
            #"{"\u0000": 1, "\n": 2, " ": 3, "0": [4]}"#,
        ])
    func everyValue(_ text: String) throws {
        try withDocument(text) { document in
            for place in Self.places(of: document) { #expect(document.pointer(to: place.index) == place.pointer) }
        }
    }

    @Test("starts at the value that is asked")
    func relative() throws {
        try withDocument(#"{"a": [1, {"b": 2}], "c": 3}"#) { document in
            let array = try #require(document.member("a"))
            var inner: JSONValue?
            array.forEachElement { if $0.kind == .object { inner = $0 } }
            #expect(array.pointer(to: try #require(inner?.member("b")).index) == "/1/b")
            // Outside of the value that is asked there is nothing to lead to.
            #expect(array.pointer(to: try #require(document.member("c")).index).isEmpty)
        }
    }

    @Test(
        "a name in it has its tildes and slashes escaped",
        arguments: [
            StringText(#""~""#, "~0"), StringText(#""/""#, "~1"), StringText(#""~1""#, "~01"),
            StringText(#""a/b~c""#, "a~1b~0c"), StringText(#""""#, ""), StringText(#""e\u0301""#, "e\u{301}"),
        ])
    func token(_ row: StringText) throws {
        let token = try withDocument(row.text) { $0.string?.pointerToken }
        #expect(token.map { Array($0.utf8) } == Array(row.value.utf8))
    }
}
