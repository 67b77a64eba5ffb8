internal import ByteBuffer
internal import JSON
internal import TabLayout

/// The bar of a replay between two edits: its configuration, and the names of its tabs in memory of its own.
final class ReplayScene {
    let draft: ConfigurationDraft
    let configuration: Configuration
    /// Keeps the names of the tabs.
    private let parser: JSONParser

    /// The bar of a configuration's JSON text, which is known to be right; nil when it is not, or when there is no memory.
    init?(_ text: RawSpan) {
        parser = JSONParser()
        let decoder = Decoder()
        guard let document = try? parser.parse(text) else { return nil }
        draft = ConfigurationDraft.read(document, decoder)
        guard let configuration = draft.configuration(decoder) else { return nil }
        self.configuration = configuration
    }

    /// The bar after an edit that led to `configuration`: what a client has who takes over the answer's configuration.
    static func after(_ edit: EditRequest, _ configuration: Configuration) -> ReplayScene? {
        let text = ByteBuffer()
        JSONWriter(text).write(configuration, after: edit)
        return text.withBytes { ReplayScene(UnsafeRawBufferPointer($0).bytes) }
    }

    /// How many bytes of memory it holds, nearly: the document, and for each tab itself and its name.
    var heldBytes: Int { parser.heldBytes + 96 * configuration.tabs.count }
}
