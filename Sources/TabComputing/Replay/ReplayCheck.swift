package import JSON
internal import TabLayout

/// Looks at the samples of a replay one after the other, each with the bar as it is then, without computing a frame.
package struct ReplayCheck {
    /// The bar at the next sample.
    private var bar: ConfigurationDraft
    /// The number of samples so far.
    package private(set) var count = 0

    /// The most samples of one replay.
    package static let sampleLimit = 10_000
    /// The most tabs that the bars after all edits of a replay have together: each edit lays out all tabs anew, once here and
    /// once for its frame.
    static let editedTabLimit = 100_000

    private var latest = 0.0
    private var editedTabs = 0
    /// The bar with its configuration; nil where it is not known.
    private var scene: ReplayScene?

    /// A check of the samples of a bar; nil for one of which nothing is known.
    package init(_ scene: ReplayScene?) {
        bar = scene?.draft ?? ReplayHead.unknownBar()
        self.scene = scene
    }

    /// A check of the samples that follow a head.
    init(_ head: ReplayHead, makeReader: @escaping () -> any AnswerReader) {
        bar = head.bar
        scene = head.scene(makeReader: makeReader)
    }

    /// Looks at the next sample.
    package mutating func look(at value: JSONValue, _ decoder: Decoder) {
        defer { count += 1 }
        guard !decoder.isFull else { return }
        let sample = ReplaySample.read(value, in: bar, latest: &latest, decoder)
        let type = value.member("event")?.member("type")?.string
        if case .edit(let request) = sample?.content {
            apply(request, at: value, decoder)
        } else if let type, EventType.isEdit(type) {
            // An edit that makes no sense: the tabs after it are not known.
            use(nil)
        }
    }

    /// Goes on with the bar after an edit; nil where that is not known.
    private mutating func use(_ scene: ReplayScene?) {
        bar = scene?.draft ?? ReplayHead.unknownBar()
        self.scene = scene
    }

    private mutating func apply(_ request: EditRequest, at sample: JSONValue, _ decoder: Decoder) {
        guard let scene, let edited = try? request.edit.applied(to: scene.configuration) else {
            return use(nil)
        }
        editedTabs += edited.tabs.count
        guard editedTabs <= Self.editedTabLimit else {
            decoder.report(
                sample.member("event") ?? sample, .outOfRange,
                "the bars after all edits of a replay have at most \(Self.editedTabLimit) tabs together")
            return use(nil)
        }
        use(scene.after(request, edited))
    }
}
