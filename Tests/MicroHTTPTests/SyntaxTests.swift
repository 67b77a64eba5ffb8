import ByteBuffer
import HTTPMessage
import Testing

@testable import MicroHTTP

/// The pure functions of the request guard.
@Suite struct SyntaxTests {
    @Test func byteSetsAreTheGrammars() {
        let alphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let sets: [(ByteSet, String)] = [
            (.token, "!#$%&'*+-.^_`|~"),  // RFC 9110 §5.6.2
            (.hostName, "-._~!$&'()*+,;="),  // RFC 3986 §2.2, §2.3
            (.identifier, "._-"),
        ]
        for (set, marks) in sets {
            let members = Set((alphanumeric + marks).utf8)
            for byte in UInt8.min...UInt8.max {
                #expect(set.contains(byte) == members.contains(byte), "byte \(byte) of \(marks)")
            }
        }
    }

    @Test(arguments: [
        ("localhost", true), ("a", true), ("a:80", true), ("a:", true), ("127.0.0.1:8080", true), ("[::1]", true),
        ("[::1]:8080", true), ("example.com", true), ("a_b.c", true), ("xn--e1afmkfd.example", true),
        ("", false), (":80", false), ("a b", false), ("a/b", false), ("user@a", false), ("a:8o", false),
        ("a:123456", false), ("a:80:80", false), ("[::1", false), ("[]", false), ("[::1]x", false), ("[g::1]", false),
        ("a%20b", false), ("a,b", true), ("a\\b", false), ("\u{e9}", false), ("a?b", false), ("a#b", false),
    ])
    func host(text: String, isValid: Bool) {
        let result = HostSyntax.isValid(Array(text.utf8).span)
        #expect(result == isValid)
    }

    @Test("a value has no control character but tabs, wherever it may stand", arguments: 0...20)
    func fieldValue(length: Int) {
        let letters = HeaderWalk.isFieldValue([UInt8](repeating: 0x61, count: length).span)
        #expect(letters)
        for place in 0..<length {
            for byte in UInt8.min...UInt8.max {
                var text = [UInt8](repeating: 0x20, count: length)
                text[place] = byte
                if place > 0 { text[place - 1] = 0xff }
                let isAllowed = byte == 0x09 || (byte >= 0x20 && byte != 0x7f)
                let result = HeaderWalk.isFieldValue(text.span)
                #expect(result == isAllowed, "byte \(byte) at \(place) of \(length)")
            }
        }
    }

    @Test(
        arguments: [
            ("/", "/", nil), ("/v1/layout", "/v1/layout", nil), ("/a?", "/a", ""), ("/a?b=c", "/a", "b=c"),
            ("/a?b?c", "/a", "b?c"), ("/%41", "/%41", nil), ("/a?%0a", "/a", "%0a"),
            ("/a?{\"x\":[1]}", "/a", "{\"x\":[1]}"),
            ("//a", "//a", nil), ("http://a/b?c", "/b", "c"), ("HTTP://A:80/b", "/b", nil), ("https://a/b", "/b", nil),
            ("http://a", "", nil), ("http://a?q", "", "q"), ("http://[::1]:80/b", "/b", nil), ("*", "*", nil),
        ] as [(String, String, String?)])
    func target(text: String, path: String, query: String?) throws {
        let bytes = Array(text.utf8)
        let found = TargetSyntax(bytes.span)
        let parts = try #require(found)
        #expect(String(decoding: bytes[parts.path], as: UTF8.self) == path)
        #expect(parts.query.map { String(decoding: bytes[$0], as: UTF8.self) } == query)
    }

    @Test(arguments: [
        "", "a", "a:443", "/a b", "/a\t", "/a#b", "/a?b#c", "/\u{e9}", "/%", "/%4", "/%zz", "/a?%z", "/%00", "/%0d",
        "/%0A",
        "/a\\b", "http:/a", "http:///a", "http://", "http://u@a/", "ftp://a/", "**", "/a\u{7f}",
    ])
    func targetRefused(text: String) {
        let found = TargetSyntax(Array(text.utf8).span)
        #expect(found == nil)
    }

    @Test(
        arguments: [
            ("0", 0), ("5", 5), ("05", 5), ("1048576", 1_048_576), ("9223372036854775807", .max),
            ("18446744073709551616", .max), ("", nil), ("-1", nil), ("+5", nil), ("5,5", nil), ("0x5", nil),
            ("5 ", nil), ("99999999999999999999x", nil), ("99999999999999999999, 5", nil),
        ] as [(String, Int?)])
    func contentLength(text: String, value: Int?) {
        let result = BodyFraming.contentLength(Array(text.utf8).span)
        #expect(result == value)
    }

    @Test(
        arguments: [
            ("chunked", nil), ("CHUNKED", nil), ("gzip, chunked", 501), ("gzip,chunked", 501), ("xchunked", 400),
            ("chunked, gzip", 400), ("chunked, chunked", 400), ("chunked,chunked", 400), ("chunked ", 400),
            ("identity", 400), ("", 400), ("gzip chunked", 400),
        ] as [(String, Int?)])
    func transferEncoding(text: String, status: Int?) {
        let refusal = BodyFraming.transferEncodingRefusal(Array(text.utf8).span)
        #expect(refusal?.status.code == status)
    }

    @Test func identifiersDifferAndAreAcceptable() {
        var source = RequestIdentifier(seed: 1)
        var seen = Set<String>()
        for _ in 0..<10_000 {
            let buffer = ByteBuffer()
            source.append(to: buffer)
            seen.insert(String(buffer))
        }
        #expect(seen.count == 10_000)
        let areAcceptable = seen.allSatisfy { $0.utf8.count == 16 && Self.isAcceptable($0) }
        #expect(areAcceptable)
        #expect(!Self.isAcceptable(String(repeating: "a", count: 65)))
        #expect(!Self.isAcceptable("a b"))
        #expect(!Self.isAcceptable(""))
    }

    private static func isAcceptable(_ text: String) -> Bool {
        RequestIdentifier.isAcceptable(Array(text.utf8).span)
    }
}
