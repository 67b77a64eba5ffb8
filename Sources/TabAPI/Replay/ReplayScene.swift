internal import ByteBuffer
internal import JSON
internal import TabLayout

/// The bar of a replay between two edits: its configuration, and the names of its tabs in memory of its own.
final class ReplayScene {
    let draft: ConfigurationDraft
    let configuration: Configuration
    /// Keeps the names of the tabs.
    private let parser: JSONParser
    /// A parser for the bar after the next edit: to make one takes as long as to read a small bar. Nil before the first.
    private var spare: JSONParser?

    /// The bar of a configuration's JSON text, which is known to be right; nil when it is not, or when there is no memory.
    init?(_ text: RawSpan, parser: JSONParser = JSONParser()) {
        self.parser = parser
        let decoder = Decoder()
        guard let document = try? parser.parse(text) else { return nil }
        draft = ConfigurationDraft.read(document, decoder)
        guard let configuration = draft.configuration(decoder) else { return nil }
        self.configuration = configuration
    }

    /// The bar after an edit that led to `configuration`: what a client has who takes over the answer's configuration.
    /// The bar before it must not be used again: it lends its parser to the bar after that one.
    func after(_ edit: EditRequest, _ configuration: Configuration) -> ReplayScene? {
        Self.made(of: edit, configuration, parser: spare ?? JSONParser(), spare: parser)
    }

    /// As `after(_:_:)`, for an edit of a bar that is read elsewhere.
    static func first(_ edit: EditRequest, _ configuration: Configuration) -> ReplayScene? {
        made(of: edit, configuration, parser: JSONParser(), spare: nil)
    }

    private static func made(
        of edit: EditRequest, _ configuration: Configuration, parser: JSONParser, spare: JSONParser?
    ) -> ReplayScene? {
        let text = ByteBuffer()
        JSONWriter(text).write(configuration, after: edit)
        let scene = text.withBytes { ReplayScene(UnsafeRawBufferPointer($0).bytes, parser: parser) }
        spare?.trim()
        scene?.spare = spare
        return scene
    }

    /// How many bytes of memory it holds, nearly: the document, and for each tab itself and its name.
    var heldBytes: Int { parser.heldBytes + (spare?.heldBytes ?? 0) + 96 * configuration.tabs.count }
}
