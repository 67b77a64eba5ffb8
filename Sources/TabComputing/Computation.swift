internal import JSON
internal import TabLayout

/// What a computing endpoint is asked for, read and checked.
///
/// Not copyable: a copy would count a dozen references up and down again.
struct Computation: ~Copyable {
    let configuration: Configuration
    let state: ScrollState
    let tabs: TabsDraft
    let event: Event?
    let edit: EditRequest?
    let preview: PreviewRequest
    let endpoint: Endpoint
    private(set) var sample: Sample?
    private(set) var hitTest: HitTest?
    private(set) var form = AnimationForm()
    /// Whether the attributes of WAI-ARIA are asked for.
    private(set) var hasAttributes = false
    /// Whether each number is to be explained.
    private(set) var isExplained = false
    /// Where the configuration stands in its document.
    let place: Int

    private struct Draft {
        var configuration: JSONValue?
        var state: JSONValue?
        var event: JSONValue?
        var sample: JSONValue?
        var hitTest = HitTestDraft()
        var form = AnimationForm()
        var hasAttributes = false
        var explain: JSONValue?
        var isExplained = false
        var preview = PreviewRequest()
    }

    private static let members: [Member<Draft>] = [
        Member("configuration") { value, draft, _ in draft.configuration = value },
        Member("state") { value, draft, _ in draft.state = value },
    ]

    private static let layoutMembers: [Member<Draft>] =
        members + [
            Member("aria") { value, draft, decoder in decoder.read(value, into: &draft.hasAttributes) },
            Member("explain") { value, draft, decoder in
                draft.explain = value
                decoder.read(value, into: &draft.isExplained)
            },
        ]

    private static let formMembers = AnimationForm.members.map(within)

    private static let timelineMembers: [Member<Draft>] = members + formMembers + [within(AnimationForm.scroller)]

    private static let transitionMembers: [Member<Draft>] =
        members + formMembers + [
            Member("event") { value, draft, _ in draft.event = value },
            Member("sample") { value, draft, _ in draft.sample = value },
        ]

    private static let hitTestMembers: [Member<Draft>] =
        members
        + HitTestDraft.members.map { member in
            Member(member.text) { draft, codec in member.pass(&draft.hitTest, codec) }
        }

    private static let previewMembers = pictureMembers(PreviewRequest.members)

    private static let compareMembers: [Member<Draft>] =
        pictureMembers(PreviewRequest.stripMembers) + [
            Member("sample") { value, draft, _ in draft.sample = value },
            // Read before all others.
            Member("presets") { _, _, _ in },
        ]

    private static func pictureMembers(_ own: [Member<PreviewRequest>]) -> [Member<Draft>] {
        members + [Member("event") { value, draft, _ in draft.event = value }]
            + own.map { member in
                Member(member.text) { draft, codec in member.pass(&draft.preview, codec) }
            }
    }

    /// The members of a form stand beside those of the request.
    private static func within(_ member: Member<AnimationForm>) -> Member<Draft> {
        Member(member.text) { draft, codec in member.pass(&draft.form, codec) }
    }

    /// Reads the members of the document that `endpoint` knows.
    ///
    /// The tables are handed on from where they are named: returned by a function they would be counted, by all threads in
    /// the same place.
    private static func read(_ document: JSONValue, _ endpoint: Endpoint, into draft: inout Draft, _ decoder: Decoder) {
        switch endpoint {
        case .transition: decoder.object(document, transitionMembers, into: &draft)
        case .timeline: decoder.object(document, timelineMembers, into: &draft)
        case .hitTest: decoder.object(document, hitTestMembers, into: &draft)
        case .layout: decoder.object(document, layoutMembers, into: &draft)
        case .preview: decoder.object(document, previewMembers, into: &draft)
        case .compare: decoder.object(document, compareMembers, into: &draft)
        default: decoder.object(document, members, into: &draft)
        }
    }

    /// Reads what `endpoint` is asked for; nil, and faults, when the document breaks the contract. `preset` is the one that the
    /// configuration starts from where that does not say it itself.
    static func read(
        _ document: JSONValue, _ endpoint: Endpoint, under preset: Preset? = nil, _ decoder: Decoder
    ) -> Computation? {
        var draft = Draft()
        read(document, endpoint, into: &draft, decoder)
        guard document.kind == .object else { return nil }
        var parts: ConfigurationDraft?
        if let given = draft.configuration {
            parts = ConfigurationDraft.read(given, under: preset, decoder)
        } else {
            decoder.reportMissing("configuration", in: document, "the configuration is required")
        }
        let tabs = parts?.tabs ?? TabsDraft()
        let state = StateDraft.read(draft.state, count: tabs.count, decoder)
        var event: Event?
        var edit: EditRequest?
        if let given = draft.event {
            switch decoder.eventType(given) {
            case nil: break
            case .edit(let kind):
                edit = parts.flatMap { EditRequest.read(given, kind, of: $0, decoder) }
            case let type?: event = decoder.event(given, type, tabs: tabs)
            }
        } else if endpoint == .transition {
            decoder.reportMissing("event", in: document, "a transition has an event")
        }
        draft.preview.check(hasEvent: draft.event != nil, in: document, decoder)
        if endpoint == .compare && draft.sample != nil && draft.event == nil {
            decoder.reportMissing("event", in: document, "a sample is of a transition, and a transition has an event")
        }
        let sample = draft.sample.flatMap(decoder.sample)
        let hitTest = endpoint == .hitTest ? draft.hitTest.hitTest(in: document, decoder) : nil
        draft.form.check(decoder)
        if draft.isExplained, let explain = draft.explain { decoder.checkExplained(tabs.count ?? 0, explain) }
        guard let configuration = parts?.configuration(decoder) else { return nil }
        return Computation(
            configuration: configuration, state: state, tabs: tabs, event: event, edit: edit, preview: draft.preview,
            endpoint: endpoint, sample: sample, hitTest: hitTest, form: draft.form, hasAttributes: draft.hasAttributes,
            isExplained: draft.isExplained, place: draft.configuration?.index ?? document.index)
    }

    /// What the answer can be, the best first.
    var answerTypes: [AnswerType] {
        endpoint == .preview ? [.svg] : form.format == .styleSheet ? [.json, .css] : [.json]
    }
}
