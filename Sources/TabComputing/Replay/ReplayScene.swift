package import ByteBuffer
internal import JSON
internal import TabLayout

/// The bar of a replay between two edits: its configuration, and the names of its tabs, which its reader keeps.
package final class ReplayScene {
    let draft: ConfigurationDraft
    let configuration: Configuration
    /// Keeps the names of the tabs; nil where they are those of the document that is being read.
    private let reader: (any AnswerReader)?
    /// A reader for the bar after the next edit: to make one takes as long as to read a small bar. Nil before the first.
    private var spare: (any AnswerReader)?
    private let makeReader: () -> any AnswerReader

    /// The bar of a configuration that is known to be right, in a document that outlives it.
    init(_ draft: ConfigurationDraft, _ configuration: Configuration, makeReader: @escaping () -> any AnswerReader) {
        self.draft = draft
        self.configuration = configuration
        reader = nil
        self.makeReader = makeReader
    }

    /// The bar of a configuration in a buffer, which is known to be right; nil when it is not, or when there is no memory.
    package init?(_ text: ByteBuffer, _ reader: any AnswerReader, makeReader: @escaping () -> any AnswerReader) {
        self.reader = reader
        self.makeReader = makeReader
        let decoder = Decoder()
        guard let document = reader.document(in: text) else { return nil }
        draft = ConfigurationDraft.read(document, decoder)
        guard let configuration = draft.configuration(decoder) else { return nil }
        self.configuration = configuration
    }

    /// The bar after an edit that led to `configuration`: what a client has who takes over the answer's configuration.
    /// The bar before it must not be used again: it lends its reader to the bar after that one.
    func after(_ edit: EditRequest, _ configuration: Configuration) -> ReplayScene? {
        let text = ByteBuffer()
        JSONWriter(text).write(configuration, after: edit)
        let scene = ReplayScene(text, spare ?? makeReader(), makeReader: makeReader)
        reader?.trim()
        scene?.spare = reader
        return scene
    }

    /// How many bytes of memory it holds, nearly: the document, and for each tab itself and its name.
    var heldBytes: Int {
        (reader?.heldBytes ?? 0) + (spare?.heldBytes ?? 0) + 96 * configuration.tabs.count
    }
}
