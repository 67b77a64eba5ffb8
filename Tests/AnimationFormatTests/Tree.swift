import JSON

/// A JSON value that outlives its document.
indirect enum Tree: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Tree])
    case object([(name: String, value: Tree)])

    /// The value of a text; nil when it is no JSON.
    init?(parsing text: String) {
        let parser = JSONParser()
        guard let value = try? parser.parse(Array(text.utf8).span.bytes) else { return nil }
        self = withExtendedLifetime(parser) { Tree(value) }
    }

    private init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number: self = .number(value.number ?? .nan)
        case .string: self = .string(value.string?.text ?? "")
        case .array:
            var elements: [Tree] = []
            value.forEachElement { elements.append(Tree($0)) }
            self = .array(elements)
        case .object:
            var members: [(name: String, value: Tree)] = []
            value.forEachMember { key, value in members.append((key.text, Tree(value))) }
            self = .object(members)
        }
    }

    /// The member of a name; null where there is none.
    subscript(name: String) -> Tree {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.name == name }?.value ?? .null
    }

    var names: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.name)
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }

    var string: String? { if case .string(let string) = self { string } else { nil } }

    var elements: [Tree] { if case .array(let elements) = self { elements } else { [] } }

    var isNull: Bool { if case .null = self { true } else { false } }
}
