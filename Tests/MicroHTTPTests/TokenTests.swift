import Glibc
import Testing

@testable import MicroHTTP

/// Bearer tokens, and the file that they stand in.
@Suite struct TokenTests {
    private static func set(_ tokens: [String]) -> TokenSet {
        var set = TokenSet()
        for token in tokens { set.insert(Array(token.utf8).span) }
        return set
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let tokens: [String]
        let presented: String
        let isOne: Bool
        var testDescription: String { name }
    }

    private static let long = String(repeating: "a", count: 256)

    @Test(arguments: [
        Row(name: "the only one", tokens: ["abc"], presented: "abc", isOne: true),
        Row(name: "the last of three", tokens: ["a", "b", "c"], presented: "c", isOne: true),
        Row(name: "the first of three", tokens: ["a", "b", "c"], presented: "a", isOne: true),
        Row(name: "none of three", tokens: ["a", "b", "c"], presented: "d", isOne: false),
        Row(name: "no tokens", tokens: [], presented: "a", isOne: false),
        Row(name: "no tokens and no text", tokens: [], presented: "", isOne: false),
        Row(name: "no text", tokens: ["a"], presented: "", isOne: false),
        Row(name: "the beginning of one", tokens: ["abcdefgh"], presented: "abcdefg", isOne: false),
        Row(name: "one and more", tokens: ["abcdefgh"], presented: "abcdefghi", isOne: false),
        Row(name: "one and a NUL", tokens: ["abc"], presented: "abc\0", isOne: false),
        Row(name: "another case", tokens: ["abc"], presented: "ABC", isOne: false),
        Row(name: "the last byte differs", tokens: [long], presented: long.dropLast() + "b", isOne: false),
        Row(name: "the longest", tokens: [long], presented: long, isOne: true),
        Row(name: "the longest and more", tokens: [long], presented: long + "a", isOne: false),
        Row(name: "far longer", tokens: [long], presented: String(repeating: "a", count: 4096), isOne: false),
        Row(name: "two at once", tokens: ["a", "b"], presented: "ab", isOne: false),
    ])
    func membership(_ row: Row) {
        #expect(Self.set(row.tokens).has(row.presented) == row.isOne)
    }

    /// Any tokens: each is one, and one with a byte changed, left out or added is one only if it is another of them.
    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func anyTokens(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        func token() -> [UInt8] {
            (0..<Int.random(in: 1...256, using: &random)).map { _ in
                "abcXYZ019-._~+/".utf8.randomElement(using: &random)!
            }
        }
        let tokens = (0..<Int.random(in: 1...40, using: &random)).map { _ in token() }
        var set = TokenSet()
        for token in tokens { set.insert(token.span) }
        for token in tokens {
            #expect(set.has(token), "seed \(seed)")
            var changed = token
            let place = Int.random(in: 0..<token.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: changed.remove(at: place)
            default: changed.insert(UInt8(ascii: "a"), at: place)
            }
            #expect(set.has(changed) == tokens.contains(changed), "seed \(seed)")
        }
    }

    @Test(arguments: [
        ("a", true), ("AZaz09-._~+/", true), ("YWJj==", true), ("YWJj=x", false), ("=", false), ("", false),
        ("a b", false), ("a,b", false), ("a\"", false), ("\u{e9}", false), ("a:b", false), ("a\n", false),
    ])
    func form(text: String, isToken: Bool) {
        #expect(TokenSet.isToken(text) == isToken)
    }

    @Test(arguments: [
        ("Bearer abc", "abc"), ("bearer abc", "abc"), ("BEARER  abc", "abc"), ("Bearer abc def", "abc def"),
        ("Bearer ", ""),
        ("Bearer", nil), ("Bearerabc", nil), ("Basic YTpi", nil), ("", nil), ("B", nil), ("Bearer\tabc", nil),
    ])
    func authorization(text: String, token: String?) {
        let bytes = Array(text.utf8)
        let found = bytes.withUnsafeBufferPointer {
            AccessCheck.token(in: $0).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(found == token)
    }

    @Test func linesOfAFile() throws {
        let text = "# who may\r\n\n  first-token-of-sixteen \nsecond-token-of-16=\r\n\t# nobody\nlast-without-line-end"
        let content = try TokenFile.parse(Array(text.utf8))
        #expect(content.tokens.count == 3)
        for token in ["first-token-of-sixteen", "second-token-of-16=", "last-without-line-end"] {
            #expect(content.tokens.has(token))
        }
        #expect(content.warnings == [])
        #expect(try TokenFile.parse(Array("\nshort\n".utf8)).warnings.count == 1)
    }

    @Test(arguments: [
        ("", "no token"), ("# nothing\n\n", "no token"), ("good-token\nse cret\n", "line 2"),
        ("se\u{e9}cret", "line 1"),
        (String(repeating: "s", count: 257), "line 1"), ("\0secret", "line 1"),
        (String(repeating: "secret\n", count: 257), "more than 256"),
    ])
    func faultsOfAFile(text: String, words: String) {
        let error = #expect(throws: TokenFileError.self) { try TokenFile.parse(Array(text.utf8)) }
        #expect(error?.description.contains(words) == true)
        #expect(error?.description.contains("cret") == false, "a part of a token is told")
    }

    @Test(arguments: ["/nonexistent/tokens", "/", "/dev/null", "/dev/zero"])
    func notAFile(path: String) {
        #expect(throws: TokenFileError.self) { try TokenFile.read(path) }
    }

    @Test func rereading() throws {
        let path = "/tmp/tab-layout-tokens-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        defer { unlink(path) }
        func write(_ text: String) {
            let file = fopen(path, "w")
            fputs(text, file)
            fclose(file)
        }
        write("first-token-here")
        let tokens = try BearerTokens(path: path, log: .silent)
        var reader = BearerTokens.Reader(tokens)
        let (first, second) = ("first-token-here", "second-token-here")
        #expect(reader.has(first) && !reader.has(second))
        write("second-token-here")
        #expect(reader.has(first) && !reader.has(second), "read again without being told")
        tokens.reload(log: .silent)
        #expect(!reader.has(first) && reader.has(second))
        for fault in ["", "not a token", "# none\n"] {
            write(fault)
            tokens.reload(log: Log(descriptor: -1, level: .error))
            #expect(!reader.has(first) && reader.has(second))
        }
    }
}

/// Numbers that a seed determines.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        // Marsaglia's xorshift*, which must not be at 0.
        state = state == 0 ? 1 : state
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_f491_4f6c_dd1d
    }
}

// Spans cannot stand in an expectation.
extension TokenSet {
    fileprivate func has(_ text: String) -> Bool { has(Array(text.utf8)) }
    fileprivate func has(_ text: [UInt8]) -> Bool { contains(text.span) }
    fileprivate static func isToken(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return isToken(bytes.span)
    }
}

extension BearerTokens.Reader {
    fileprivate mutating func has(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return contains(bytes.span)
    }
}
