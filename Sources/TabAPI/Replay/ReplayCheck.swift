internal import JSON
internal import TabLayout

/// Looks at the samples of a replay one after the other, each with the bar as it is then, without computing a frame.
struct ReplayCheck {
    /// The bar at the next sample.
    private var bar: ConfigurationDraft
    /// The number of samples so far.
    private(set) var count = 0

    private var configuration: Configuration?
    private var latest = 0.0
    private var editedTabs = 0
    /// Keeps the names of the bar where they are not those of the document that is being read.
    private var scene: ReplayScene?

    init(_ head: ReplayHead) {
        bar = head.bar
        configuration = head.configuration
    }

    /// Looks at the next sample.
    mutating func look(at value: JSONValue, _ decoder: Decoder) {
        defer { count += 1 }
        guard !decoder.isFull else { return }
        let sample = ReplaySample.read(value, in: bar, latest: &latest, decoder)
        let type = value.member("event")?.member("type")?.string
        if case .edit(let request) = sample?.content {
            apply(request, at: value, decoder)
        } else if let type, ["insert", "remove", "move", "resize"].contains(type.text) {
            // An edit that makes no sense: the tabs after it are not known.
            use(nil)
        }
    }

    /// Goes on with a bar that has memory of its own; nil where the bar is not known.
    mutating func use(_ scene: ReplayScene?) {
        bar = scene?.draft ?? ReplayHead.unknownBar()
        configuration = scene?.configuration
        self.scene = scene
    }

    private mutating func apply(_ request: EditRequest, at sample: JSONValue, _ decoder: Decoder) {
        guard let edited = configuration.flatMap({ try? request.edit.applied(to: $0) }) else {
            return use(nil)
        }
        editedTabs += edited.tabs.count
        guard editedTabs <= ReplayReader.editedTabLimit else {
            decoder.report(
                sample.member("event") ?? sample, .outOfRange,
                "the bars after all edits of a replay have at most \(ReplayReader.editedTabLimit) tabs together")
            return use(nil)
        }
        use(scene.map { $0.after(request, edited) } ?? ReplayScene.first(request, edited))
    }
}
