internal import JSON
internal import TabLayout

/// One sample of a replay.
struct ReplaySample {
    enum Content {
        case state(SampleState)
        case event(Event)
        case edit(EditRequest)
    }

    /// In milliseconds; nil where none is given.
    var time: Double?
    var content: Content

    private struct Draft {
        var time: JSONValue?
        var state: JSONValue?
        var event: JSONValue?
    }

    private static let members: [Member<Draft>] = [
        Member("time") { value, draft, _ in draft.time = value },
        Member("state") { value, draft, _ in draft.state = value },
        Member("event") { value, draft, _ in draft.event = value },
    ]

    /// Reads a sample for the bar as it is then; nil, and the faults, when it makes no sense. `latest` is the latest time
    /// so far.
    static func read(
        _ value: JSONValue, in bar: ConfigurationDraft, latest: inout Double, _ decoder: Decoder
    ) -> ReplaySample? {
        var draft = Draft()
        decoder.object(value, members, into: &draft)
        guard value.kind == .object else { return nil }
        let time = draft.time.flatMap { readTime($0, &latest, decoder) }
        switch (draft.state, draft.event) {
        case (let state?, nil):
            return ReplaySample(time: time, content: .state(readState(state, in: bar, decoder)))
        case (nil, let event?):
            return readEvent(event, in: bar, decoder).map { ReplaySample(time: time, content: $0) }
        case (nil, nil): decoder.reportMissing("state", in: value, "a sample has a state or an event")
        case (.some, let event?): decoder.report(event, .notAllowed, "a sample has a state or an event, not both")
        }
        return nil
    }

    private static func readTime(_ value: JSONValue, _ latest: inout Double, _ decoder: Decoder) -> Double? {
        guard let time = value.number else {
            decoder.report(value, .wrongType, "expected a number")
            return nil
        }
        guard time >= latest else {
            // A copy, since the message is made later.
            let latest = latest
            decoder.report(
                value, .outOfRange,
                latest == 0
                    ? "expected a number from 0"
                    : "expected a number from \(latest.plainText), the time of a sample before this one")
            return nil
        }
        latest = time
        return time
    }

    private static func readState(_ value: JSONValue, in bar: ConfigurationDraft, _ decoder: Decoder) -> SampleState {
        let state = StateDraft.read(value, count: bar.tabs.count, decoder)
        var omitted = SampleState.Members.all
        value.forEachMember { key, _ in
            if key == "offset" { omitted.remove(.offset) }
            if key == "selected" { omitted.remove(.selected) }
            if key == "barOffset" { omitted.remove(.barOffset) }
            if key == "indicator" { omitted.remove(.indicator) }
            if key == "focused" { omitted.remove(.focused) }
            if key == "titles" { omitted.remove(.titles) }
        }
        return SampleState(state, omitted: omitted)
    }

    private static func readEvent(_ value: JSONValue, in bar: ConfigurationDraft, _ decoder: Decoder) -> Content? {
        switch decoder.eventType(value) {
        case nil: nil
        case .edit(let kind): EditRequest.read(value, kind, of: bar, decoder).map { .edit($0) }
        case let type?: decoder.event(value, type, tabs: bar.tabs).map { .event($0) }
        }
    }
}
