package import JSON
package import TabLayout

/// What stands before the samples of a replay.
package struct ReplayHead {
    var bar: ConfigurationDraft
    /// Nil when something is wrong with it.
    package var configuration: Configuration?
    package var state: ScrollState
    package var isLinted: Bool
    /// The samples; nil where they are lines of their own, or missing.
    var samples: JSONValue?
    /// Which members of the document the configuration and the samples are, counted from 0.
    package var configurationPosition = 0
    package var samplesPosition = 0

    private struct Draft {
        var configuration: JSONValue?
        var state: JSONValue?
        var samples: JSONValue?
        var isLinted = false
    }

    private static let lineMembers: [Member<Draft>] = [
        Member("configuration") { value, draft, _ in draft.configuration = value },
        Member("state") { value, draft, _ in draft.state = value },
        Member("lint") { value, draft, decoder in decoder.read(value, into: &draft.isLinted) },
    ]

    private static let members: [Member<Draft>] =
        lineMembers + [
            Member("samples") { value, draft, _ in draft.samples = value }
        ]

    /// Reads a whole document and looks at its samples.
    ///
    /// What can be found without computing a frame is refused here, since a response that has begun cannot become another one.
    package static func checked(
        _ document: JSONValue, _ overflows: [String], _ decoder: Decoder, makeReader: @escaping () -> any AnswerReader
    ) throws(Problem) -> ReplayHead {
        let head = read(document, isLine: false, decoder)
        var check = ReplayCheck(head, makeReader: makeReader)
        head.samples?.forEachElement { check.look(at: $0, decoder) }
        guard decoder.isContent, overflows.isEmpty else { throw decoder.refusal(of: document, overflows) }
        return head
    }

    /// The bar before the first sample, as long as the document is there; nil when something is wrong with it.
    func scene(makeReader: @escaping () -> any AnswerReader) -> ReplayScene? {
        configuration.map { ReplayScene(bar, $0, makeReader: makeReader) }
    }

    /// Reads a whole document, or the first of several lines.
    package static func read(_ document: JSONValue, isLine: Bool, _ decoder: Decoder) -> ReplayHead {
        var draft = Draft()
        decoder.object(document, isLine ? lineMembers : members, into: &draft)
        // Nothing is missed in what is no object.
        let isObject = document.kind == .object
        var bar = unknownBar()
        if let given = draft.configuration {
            bar = ConfigurationDraft.read(given, decoder)
        } else if isObject {
            decoder.reportMissing("configuration", in: document, "the configuration is required")
        }
        if !isLine, isObject {
            if let samples = draft.samples {
                if samples.kind != .array {
                    decoder.report(samples, .wrongType, "expected an array of samples")
                } else if samples.count > ReplayCheck.sampleLimit {
                    decoder.report(samples, .outOfRange, "expected at most \(ReplayCheck.sampleLimit) samples")
                    draft.samples = nil
                }
            } else {
                decoder.reportMissing("samples", in: document, "the samples are required: an array, or one a line")
            }
        }
        let state = StateDraft.read(draft.state, count: bar.tabs.count, decoder)
        let configuration = draft.configuration == nil ? nil : bar.configuration(decoder)
        var head = ReplayHead(
            bar: bar, configuration: configuration, state: state, isLinted: draft.isLinted, samples: draft.samples)
        var position = 0
        document.forEachMember { key, _ in
            if key == "configuration" { head.configurationPosition = position }
            if key == "samples" { head.samplesPosition = position }
            position += 1
        }
        return head
    }

    /// A bar of which nothing is known, so that nothing about it is held against a sample.
    static func unknownBar() -> ConfigurationDraft {
        let bar = ConfigurationDraft.start(from: nil)
        bar.isSizingKnown = false
        return bar
    }
}
