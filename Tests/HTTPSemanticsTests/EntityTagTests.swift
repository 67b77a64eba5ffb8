import HTTPMessage
import HTTPSemantics
import Testing

/// An `If-None-Match`, in which `TAG` stands for the answer's tag, and whether it names that.
struct MatchRow: Sendable, CustomTestStringConvertible {
    let field: String
    let isMatch: Bool

    init(_ field: String, _ isMatch: Bool) {
        self.field = field
        self.isMatch = isMatch
    }

    var testDescription: String { field }
}

@Suite("Entity tags")
struct EntityTagTests {
    /// RFC 9110 §13.1.2, compared weakly (§8.8.3.2).
    private static let rows = [
        MatchRow(#"TAG"#, true), MatchRow(#"W/TAG"#, true), MatchRow(#" TAG "#, true), MatchRow(#""a", TAG"#, true),
        MatchRow(#""a",W/"b",\#tW/TAG\#t,"c""#, true), MatchRow(#"TAG, nonsense"#, true), MatchRow(#","a",,TAG"#, true),
        MatchRow(#""a,b", TAG"#, true), MatchRow("*", true), MatchRow(" * ", true), MatchRow(#""", TAG"#, true),
        MatchRow("", false), MatchRow(#""a""#, false), MatchRow(#""*""#, false), MatchRow("*, TAG", false),
        MatchRow("**", false), MatchRow(#"w/TAG"#, false), MatchRow(#"W TAG"#, false),
        MatchRow(#"nonsense, TAG"#, false),
        MatchRow(#""a"TAG"#, false), MatchRow(#"TAG"b""#, false), MatchRow(#""a, TAG"#, false), MatchRow("W/", false),
        MatchRow(#"""#, false), MatchRow(#"W/*"#, false),
    ]

    @Test("a list that names the tag is answered 304", arguments: rows)
    func match(_ row: MatchRow) throws {
        let client = Client()
        let fresh = client.send(acceptEncoding: "gzip")
        let tag = try #require(fresh["ETag"])
        let field = row.field.split(separator: "TAG", omittingEmptySubsequences: false).joined(separator: tag)
        let answer = client.send(acceptEncoding: "gzip", ifNoneMatch: field)
        #expect(answer.status == (row.isMatch ? 304 : 200))
        for name in ["ETag", "Cache-Control", "Vary"] { #expect(answer[name] == fresh[name]) }
        // The server leaves the body out of 304, and says its length.
        #expect(answer.body == fresh.body)
        #expect(answer.hasType == !row.isMatch)
        #expect((answer["Content-Encoding"] == nil) == row.isMatch)
    }

    @Test("each coding has a tag of its own, which another's request does not name")
    func codings() throws {
        let client = Client()
        let tags = try ["gzip", "zstd", "identity"].map { try #require(client.send(acceptEncoding: $0)["ETag"]) }
        #expect(Set(tags).count == 3)
        #expect(client.send(acceptEncoding: "zstd", ifNoneMatch: tags[0]).status == 200)
        #expect(client.send(ifNoneMatch: tags[2]).status == 304)
        for tag in tags {
            #expect(tag.utf8.count == 34 && tag.hasPrefix("\"") && tag.hasSuffix("\""))
            #expect(tag.dropFirst().dropLast().allSatisfy { "0123456789abcdef".contains($0) })
        }
    }

    @Test("the tag is that of the bytes")
    func bytes() {
        #expect(Client(length: 100).send()["ETag"] == Client(length: 100).send()["ETag"])
        let tags = (0..<500).map { Client(length: $0).send()["ETag"] }
        #expect(Set(tags).count == tags.count)
        // XXH3 of 128 bits, seed 0, of no bytes: from xxHash's own test vectors.
        #expect(tags[0] == "\"99aa06d3014798d86001c324468d497f\"")
    }

    @Test("only what depends on the target alone has a tag")
    func others() {
        let answer = Client(isReusable: false).send(acceptEncoding: "gzip", ifNoneMatch: "*")
        #expect(answer.status == 200 && answer["ETag"] == nil && answer["Cache-Control"] == nil)
    }

    @Test("caches are told what is set")
    func cacheControl() {
        #expect(Client().send()["Cache-Control"] == "public, max-age=86400")
        #expect(Client { $0.cacheControl = .unshared }.send()["Cache-Control"] == "private, max-age=86400")
    }
}
