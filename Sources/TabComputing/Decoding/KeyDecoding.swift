internal import JSON
internal import TabLayout

extension Decoder {
    private static let keyMembers: [Member<JSONValue?>] = [
        Member("type") { _, _, _ in },
        Member("key") { value, draft, _ in draft = value },
    ]

    /// The event of a key; nil, and a fault, when there is no such key.
    func keyEvent(_ value: JSONValue) -> Event? {
        var name: JSONValue?
        object(value, Self.keyMembers, into: &name)
        guard let name else {
            reportMissing("key", in: value, "the event of a key says which key it is")
            return nil
        }
        var key: Key?
        read(name, into: &key, Key.choices)
        return key.map { .key($0) }
    }
}

extension Key {
    static let choices: [Choice<Key?>] = allCases.map { Choice($0.name, $0) }

    /// The name, as in the events of browsers, whose space bar is `" "` there.
    var name: StaticString {
        switch self {
        case .arrowLeft: "ArrowLeft"
        case .arrowRight: "ArrowRight"
        case .arrowUp: "ArrowUp"
        case .arrowDown: "ArrowDown"
        case .home: "Home"
        case .end: "End"
        case .enter: "Enter"
        case .space: "Space"
        }
    }
}
