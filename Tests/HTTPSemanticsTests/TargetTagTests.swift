import SeededGenerator
import HTTPMessage
import HTTPSemantics
import Testing

/// A path, and a document that it answers to.
struct ComputedRow: Sendable, CustomTestStringConvertible {
    let name: String
    let path: String
    let document: String
    let accept: String?

    init(_ name: String, _ path: String, _ members: String = "", tabs: Int = 3, accept: String? = nil) {
        self.name = name
        self.path = path
        self.accept = accept
        let titles = (0..<tabs).map { "\"Tab \($0)\"" }.joined(separator: ",")
        document = #"{"configuration": {"tabs": [\#(titles)], "bar": {"width": 320}}\#(members)}"#
    }

    var testDescription: String { name }

    static let all = [
        ComputedRow("layout", "/v1/layout"), ComputedRow("layout of many tabs", "/v1/layout", tabs: 40),
        ComputedRow("selection", "/v1/selection"), ComputedRow("centering", "/v1/centering"),
        ComputedRow("indicator", "/v1/indicator"),
        ComputedRow("transition", "/v1/transition", #", "event": {"type": "tap", "index": 1}"#),
        ComputedRow(
            "transition as a style sheet, wanted as JSON", "/v1/transition",
            #", "event": {"type": "tap", "index": 1}, "format": "css""#),
        ComputedRow("timeline", "/v1/timeline"),
        ComputedRow("timeline as a style sheet", "/v1/timeline", #", "format": "css""#, accept: "text/css"),
        ComputedRow("hit-test", "/v1/hit-test", #", "point": {"x": 1, "y": 1}"#),
        ComputedRow("replay", "/v1/replay", #", "samples": [{"state": {"offset": 5}}]"#),
        ComputedRow(
            "replay as lines", "/v1/replay", #", "samples": [{"state": {"offset": 5}}]"#, accept: "application/x-ndjson"
        ),
        ComputedRow("preview", "/v1/preview"),
        ComputedRow("compare", "/v1/compare", #", "presets": ["titles", "segmented"]"#),
        ComputedRow("compare as a picture", "/v1/compare", #", "presets": ["titles"]"#, accept: "image/svg+xml"),
    ]
}

@Suite("Entity tags of what is computed")
struct TargetTagTests {
    private static let encodings = [nil, "gzip", "zstd, gzip", "identity;q=0, gzip", "identity, gzip;q=0.5", "br"]

    @Test("a request that names the tag is answered without computing", arguments: ComputedRow.all)
    func known(_ row: ComputedRow) throws {
        for encoding in Self.encodings {
            let client = ComputingClient()
            let fresh = client.get(row.path, row.document, accept: row.accept, acceptEncoding: encoding)
            #expect(fresh.status == 200)
            let tag = try #require(fresh["ETag"])
            for method in [HTTPMessage.Method.get, .head] {
                var request = ComputingClient.request(
                    row.path, row.document, accept: row.accept, acceptEncoding: encoding, ifNoneMatch: "\"a\", W/\(tag)"
                )
                request.method = method
                let answer = client.send(request)
                #expect(answer.status == 304 && answer.route == fresh.route && !answer.hasType)
                #expect(answer.absent == fresh.body.count)
                #expect(
                    answer.fields == fresh.fields.filter { $0.name != "Content-Encoding" }.inOrder(of: answer.fields))
            }
            #expect(client.computed == 1)
        }
    }

    @Test("what is answered without computing is what would be computed", arguments: 0..<100 as Range<UInt64>)
    func law(_ seed: UInt64) throws {
        var source = SeededGenerator(seed: seed)
        let rows = ComputedRow.all.filter {
            $0.path == "/v1/timeline" || $0.path == "/v1/compare" || $0.path == "/v1/layout"
        }
        let accepts = [nil, "*/*", "text/css", "image/svg+xml, */*;q=0.1", "application/json", "text/html"]
        let threshold = [0, 1, 1400, 100_000].randomElement(using: &source) ?? 0
        let quick = ComputingClient { $0.compressionThreshold = threshold }
        let slow = ComputingClient(foresees: false) { $0.compressionThreshold = threshold }
        let row = try #require(rows.randomElement(using: &source))
        // Tags of the same target and of others, as clients that negotiate otherwise have them.
        let names = (0..<6).map { _ in
            let given = Bool.random(using: &source) ? row : rows.randomElement(using: &source) ?? row
            let answer = quick.get(
                given.path, given.document, accept: accepts.randomElement(using: &source) ?? nil,
                acceptEncoding: Self.encodings.randomElement(using: &source) ?? nil)
            return answer["ETag"] ?? "\"none\""
        }
        for _ in 0..<20 {
            let request = ComputingClient.request(
                row.path, row.document, accept: accepts.randomElement(using: &source) ?? nil,
                acceptEncoding: Self.encodings.randomElement(using: &source) ?? nil,
                ifNoneMatch: names.shuffled(using: &source).prefix(Int.random(in: 0...3, using: &source)).joined(
                    separator: ","))
            let (first, second) = (quick.send(request), slow.send(request))
            let told = "seed \(seed): \(request)"
            #expect(first.status == second.status && first.route == second.route, "\(told)")
            #expect(first.hasType == second.hasType, "\(told)")
            #expect(first.absent ?? first.body.count == second.body.count, "\(told)")
            #expect(first.fields.inOrder(of: second.fields) == second.fields, "\(told)")
        }
    }

    @Test("whoever names any tag is answered as it is computed")
    func any() {
        let client = ComputingClient()
        let (row, refused) = (ComputedRow.all[0], #"{"configuration": 7}"#)
        #expect(client.get(row.path, row.document, ifNoneMatch: "*").status == 304)
        #expect(client.get(row.path, refused, ifNoneMatch: "*").status == 422)
        #expect(client.computed == 2)
    }

    @Test("another digit is another tag")
    func digits() throws {
        let client = ComputingClient()
        let row = ComputedRow.all[0]
        let tag = try #require(client.get(row.path, row.document)["ETag"])
        #expect(tag.utf8.count == 34)
        for place in 1...32 {
            var bytes = Array(tag.utf8)
            bytes[place] = bytes[place] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
            let other = String(decoding: bytes, as: UTF8.self)
            #expect(client.get(row.path, row.document, ifNoneMatch: other).status == 200, "digit \(place)")
        }
        for other in [
            tag.uppercased(), tag.replacing("\"", with: ""), tag.replacingLastDigit(with: ""), "\"0" + tag.dropFirst(),
        ] {
            #expect(client.get(row.path, row.document, ifNoneMatch: other).status == 200, "\(other)")
        }
    }

    @Test("another build, target, length, type, coding or threshold has another tag, and the same has the same")
    func differences() throws {
        let document = ComputedRow.all[1].document
        let sheet = ComputedRow("", "", #", "format": "css""#).document
        func tag(
            _ path: String = "/v1/layout", _ document: String? = nil, build: UInt64 = 1, accept: String? = nil,
            encoding: String? = nil, threshold: Int = 1400
        ) -> String? {
            ComputingClient(build: build) { $0.compressionThreshold = threshold }
                .get(path, document ?? ComputedRow.all[1].document, accept: accept, acceptEncoding: encoding)["ETag"]
        }
        let tags = [
            tag(), tag(build: 2), tag("/v1/selection"), tag("/v1/layout", document + " "), tag(encoding: "gzip"),
            tag(encoding: "zstd"), tag(threshold: 1401), tag(threshold: 0), tag("/v1/timeline", sheet),
            tag("/v1/timeline", sheet, accept: "text/css"),
        ]
        #expect(Set(tags).count == tags.count && !tags.contains(nil))
        #expect(tag() == tags[0] && tag(encoding: "identity") == tags[0] && tag(encoding: "gzip") == tags[4])
        // Another build is answered in full, under its own tag.
        let other = ComputingClient(build: 2).get("/v1/layout", document, ifNoneMatch: tags[0])
        #expect(other.status == 200 && other["ETag"] == tags[1])
    }

    @Test("without a number of the build the tag is that of the bytes")
    func unknownBuild() throws {
        let client = ComputingClient(build: nil)
        let row = ComputedRow.all[0]
        let tag = try #require(client.get(row.path, row.document)["ETag"])
        #expect(client.get(row.path, row.document + " ")["ETag"] == tag)
        #expect(client.get(row.path, row.document, ifNoneMatch: tag).status == 304)
        #expect(client.computed == 3)
    }

    @Test("what is refused whatever the target is refused before tags are looked at")
    func refused() throws {
        let client = ComputingClient()
        let row = ComputedRow.all[0]
        let tag = try #require(client.get(row.path, row.document)["ETag"])
        var request = ComputingClient.request(row.path, row.document, ifNoneMatch: tag)
        #expect(client.send(request).status == 304)
        request.access = .tokenUnknown
        #expect(client.send(request).status == 401)
        request.access = .granted
        request.method = .post
        #expect(client.send(request).status == 400)
        request.method = .other
        #expect(client.send(request).status == 405)
        request.method = .get
        request.accept = "text/html"
        #expect(client.send(request).status == 406)
        request.accept = nil
        request.acceptEncoding = "identity;q=0"
        #expect(client.send(request).status == 406)
        request.path = "/v1/layout/"
        #expect(client.send(request).status == 404)
    }
}

extension [HeaderField] {
    /// The same fields in the order of others; what those have not comes last.
    fileprivate func inOrder(of others: [HeaderField]) -> [HeaderField] {
        others.filter(contains) + filter { !others.contains($0) }
    }
}

extension String {
    fileprivate func replacingLastDigit(with text: String) -> String { dropLast(2) + text + "\"" }
}
