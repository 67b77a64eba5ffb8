internal import JSON
internal import TabLayout

extension Decoder {
    /// The edits are read by `EditRequest`.
    private static let types: [Choice<EventType?>] = [
        Choice("tap", .tap), Choice("settle", .settle), Choice("fling", .fling), Choice("key", .key),
        Choice("insert", nil), Choice("remove", nil), Choice("move", nil), Choice("resize", nil),
    ]

    private enum EventType {
        case tap
        case settle
        case fling
        case key
    }

    private struct EventDraft {
        var index: JSONValue?
        var id: JSONValue?
        var velocity: Coordinate?
    }

    private static let settleMembers: [Member<EventDraft>] = [Member("type") { _, _, _ in }]

    private static let tapMembers: [Member<EventDraft>] =
        settleMembers + [
            Member("index") { value, draft, _ in draft.index = value },
            Member("id") { value, draft, _ in draft.id = value },
        ]

    private static let flingMembers: [Member<EventDraft>] =
        settleMembers + [
            Member("velocity") { value, draft, decoder in draft.velocity = decoder.quantity(value) }
        ]

    /// The event of a transition among these tabs; nil, and a fault, when there is none or it makes no sense.
    ///
    /// Its members depend on its type, so the type is read first.
    func event(_ value: JSONValue, tabs: TabsDraft) -> Event? {
        guard value.kind == .object else {
            report(value, .wrongType, "expected an object")
            return nil
        }
        guard let name = value.member("type") else {
            reportMissing("type", in: value, "an event has a type: \"tap\", \"settle\", \"fling\" or \"key\"")
            return nil
        }
        var type: EventType?
        read(name, into: &type, Self.types)
        var draft = EventDraft()
        switch type {
        case nil: return nil
        case .settle:
            object(value, Self.settleMembers, into: &draft)
            return .settle
        case .fling:
            object(value, Self.flingMembers, into: &draft)
            if value.member("velocity") == nil {
                reportMissing("velocity", in: value, "a fling has a velocity")
            }
            return draft.velocity.map { .fling($0) }
        case .key: return keyEvent(value)
        case .tap:
            object(value, Self.tapMembers, into: &draft)
            return tab(draft.index, draft.id, of: value, tabs: tabs).map { .tap($0) }
        }
    }

    /// The index of the tab that an event names by its index or its id; nil, and a fault, when there is none.
    func tab(_ index: JSONValue?, _ id: JSONValue?, of event: JSONValue, tabs: TabsDraft) -> Int? {
        let name = event.member("type")?.string?.text == "remove" ? "removal" : "tap"
        switch (index, id) {
        case (nil, nil):
            reportMissing("index", in: event, "a \(name) has the index or the id of a tab")
        case (.some, let id?):
            report(id, .notAllowed, "a \(name) has the index or the id of a tab, not both")
        case (let index?, nil):
            return tabIndex(index, count: tabs.count)
        case (nil, let id?):
            guard let text = string(id), tabs.count != nil else { return nil }
            if let index = tabs.index(of: text) { return index }
            report(id, .outOfRange, "no tab has the id \"\(text.text.abbreviated)\"")
        }
        return nil
    }
}
