import FoundationEssentials

/// The files of expected answers that stand beside the tests, in `Tests/vectors`.
enum VectorFile {
    static func load<Element: Decodable>(_ name: String, as _: Element.Type = Element.self) throws -> [Element] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appending(path: "vectors").appending(path: name)
        return try JSONDecoder().decode([Element].self, from: Data(contentsOf: file))
    }
}
