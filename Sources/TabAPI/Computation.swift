internal import ByteBuffer
internal import HTTPMessage
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
    private let endpoint: Endpoint
    private var sample: Sample?
    private var hitTest: HitTest?
    private(set) var form = AnimationForm()
    /// Whether the attributes of WAI-ARIA are asked for.
    private var hasAttributes = false
    /// Whether each number is to be explained.
    private var isExplained = false
    /// Where the configuration stands in its document.
    private var place: Int

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
            Member(member.text) { value, draft, decoder in member.decode(value, &draft.hitTest, decoder) }
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
                Member(member.text) { value, draft, decoder in member.decode(value, &draft.preview, decoder) }
            }
    }

    /// The members of a form stand beside those of the request.
    private static func within(_ member: Member<AnimationForm>) -> Member<Draft> {
        Member(member.text) { value, draft, decoder in member.decode(value, &draft.form, decoder) }
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

    /// Computes and writes the answer; false, and a fault, when it would be longer than is allowed.
    func write(_ endpoint: Endpoint, _ writer: JSONWriter, _ decoder: Decoder) -> Bool {
        if endpoint == .transition { return writeTransition(writer, decoder) }
        if endpoint == .timeline {
            guard let timeline = timeline(decoder) else { return false }
            writer.write(timeline, as: form)
            return true
        }
        // The state was checked against the tabs when it was read.
        guard let layout = try? Layout(configuration, at: state) else { return false }
        if let hitTest {
            writer.write(layout.tab(at: hitTest.point, minimumTarget: hitTest.minimumTarget), tabs: tabs)
            return true
        }
        let animation = endpoint == .selection ? nil : layout.animation
        guard isShortEnough(animation?.isTooLong ?? false, decoder) else { return false }
        writer.object {
            switch endpoint {
            case .selection:
                writer.key("selection")
                writer.write(layout.selection, tabs: tabs)
            case .centering:
                writer.key("bar")
                writer.write(layout.bar)
                writer.key("animation")
                writer.write(animation, tracks: .bar)
                writeReduced(layout.reducedAnimation, writer, tracks: .bar)
            case .indicator:
                writer.key("indicator")
                writer.write(layout.indicator)
                writer.key("animation")
                writer.write(animation, tracks: .indicator)
                writeReduced(layout.reducedAnimation, writer, tracks: .indicator)
            default: write(layout, animation, writer)
            }
        }
        return true
    }

    /// Writes the members of the answer of `/v1/layout`.
    func write(_ layout: Layout, _ animation: Animation?, _ writer: JSONWriter) {
        let view = writer.writeFirstMembers(of: layout, tabs)
        writer.key("tabs")
        writer.write(tabsOf: layout, inView: view, tabs)
        writer.writeLastMembers(of: layout, animation)
        if hasAttributes {
            writer.key("aria")
            writer.write(attributesOf: layout, tabs)
        }
        if isExplained {
            writer.key("explanation")
            writer.write(layout.explanations)
        }
    }

    /// Writes the reduced twin of the animation, where both were asked for.
    private func writeReduced(
        _ animation: @autoclosure () -> Animation?, _ writer: JSONWriter, tracks: JSONWriter.Tracks = .all
    ) {
        guard configuration.reduction == .both else { return }
        writer.key("reducedAnimation")
        writer.write(animation(), tracks: tracks)
    }

    /// The timeline; nil, and a fault, when it would be too long.
    func timeline(_ decoder: Decoder) -> Timeline? {
        let timeline = Timeline(configuration, barOffset: state.barOffset?.value)
        return isShortEnough(timeline.isTooLong, decoder) ? timeline : nil
    }

    /// The transition, of any length; nil where there is no event.
    var computedTransition: Transition? {
        if let edit { return try? Transition(configuration, from: state, edit: edit.edit) }
        return event.flatMap { try? Transition(configuration, from: state, event: $0) }
    }

    /// The transition; nil, and a fault, when it would be too long or have too many frames.
    func transition(_ decoder: Decoder) -> Transition? {
        guard let transition = computedTransition, isShortEnough(transition.animation?.isTooLong ?? false, decoder)
        else { return nil }
        if let place = form.place, transition.animation?.fits(form.format) == false {
            decoder.report(
                place, .outOfRange,
                "in this format the easing makes more than \(Animation.keyframeLimit) keyframes of the animation")
            return nil
        }
        return isSampleShortEnough(transition, decoder) ? transition : nil
    }

    /// Reports that a transition has too many frames, if it has.
    func isSampleShortEnough(_ transition: Transition, _ decoder: Decoder) -> Bool {
        sample?.isWithinLimit(for: transition, decoder) ?? true
    }

    /// What is wrong where an animation would have too many keyframes.
    static let tooLong =
        "this takes more than \(Animation.keyframeLimit) keyframes; fewer tabs or a greater tolerance take fewer"

    /// Reports that an animation would be too long, if it would.
    private func isShortEnough(_ isTooLong: Bool, _ decoder: Decoder) -> Bool {
        if isTooLong {
            decoder.report(.member(of: place, "motion/tolerance"), .outOfRange, Self.tooLong)
        }
        return !isTooLong
    }

    private func writeTransition(_ writer: JSONWriter, _ decoder: Decoder) -> Bool {
        guard let transition = transition(decoder) else { return false }
        write(transition, writer)
        return true
    }

    /// Writes the answer of `/v1/transition`.
    func write(_ transition: Transition, _ writer: JSONWriter) {
        writer.object {
            writer.writeMembers(of: transition, edit, tabs, as: form)
            if let sample {
                writer.key("frames")
                writer.write(transition, at: sample, withTabs: edit != nil)
            }
        }
    }

    /// What the answer can be, the best first.
    var mediaTypes: [MediaType] {
        endpoint == .preview ? [.svg] : form.format == .styleSheet ? [.json, .css] : [.json]
    }
}
