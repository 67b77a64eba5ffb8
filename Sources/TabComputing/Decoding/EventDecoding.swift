internal import JSON
internal import TabLayout

/// What an event is, on which its members depend.
enum EventType {
    case tap
    case settle
    case fling
    case key
    /// Read by `EditRequest`, since it changes the tabs and their names.
    case edit(EditRequest.Kind)

    static let choices: [Choice<EventType?>] = [
        Choice("tap", .tap), Choice("settle", .settle), Choice("fling", .fling), Choice("key", .key),
        Choice("insert", .edit(.insertion)), Choice("remove", .edit(.removal)), Choice("move", .edit(.move)),
        Choice("resize", .edit(.resize)),
    ]

    /// Whether a name is that of an edit.
    static func isEdit(_ name: JSONString) -> Bool {
        guard let name = JSONName(name), let choice = choices.first(where: { $0.name == name }) else { return false }
        if case .edit = choice.value { return true }
        return false
    }
}

extension Decoder {
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

    /// The type of an event; nil, and a fault, when there is none.
    func eventType(_ value: JSONValue) -> EventType? {
        guard value.kind == .object else {
            report(value, .wrongType, "expected an object")
            return nil
        }
        guard let name = value.member("type") else {
            reportMissing(
                "type", in: value, "an event has a type: \(EventType.choices.map { $0.text.description }.listed)")
            return nil
        }
        var type: EventType?
        read(name, into: &type, EventType.choices)
        return type
    }

    /// The event of a type among these tabs, save an edit; nil, and a fault, when it makes no sense.
    func event(_ value: JSONValue, _ type: EventType, tabs: TabsDraft) -> Event? {
        var draft = EventDraft()
        switch type {
        case .edit: return nil
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
            return tab(draft.index, draft.id, of: value, "a tap", tabs: tabs).map { .tap($0) }
        }
    }

    /// The index of the tab that an event names by its index or its id; nil, and a fault, when there is none. `name` is what
    /// the fault calls the event.
    func tab(
        _ index: JSONValue?, _ id: JSONValue?, of event: JSONValue, _ name: StaticString, tabs: TabsDraft
    ) -> Int? {
        switch (index, id) {
        case (nil, nil):
            reportMissing("index", in: event, "\(name) has the index or the id of a tab")
        case (.some, let id?):
            report(id, .notAllowed, "\(name) has the index or the id of a tab, not both")
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
