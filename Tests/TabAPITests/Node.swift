import JSON

/// A JSON value that outlives its document, can be looked into by JSON Pointer, and can be changed.
indirect enum Node: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Node])
    case object([(name: String, value: Node)])
    /// Text that is written as it is, whether it is JSON or not.
    case raw(String)

    init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number: self = .number(value.number ?? .nan)
        case .string: self = .string(value.string?.text ?? "")
        case .array:
            var elements: [Node] = []
            value.forEachElement { elements.append(Node($0)) }
            self = .array(elements)
        case .object:
            var members: [(name: String, value: Node)] = []
            value.forEachMember { key, value in members.append((key.text, Node(value))) }
            self = .object(members)
        }
    }

    /// The value of a text; nil when it is no JSON.
    init?(parsing text: String) {
        let parser = JSONParser()
        guard let value = try? parser.parse(Array(text.utf8).span.bytes) else { return nil }
        self = withExtendedLifetime(parser) { Self(value) }
    }

    // MARK: Looking

    /// The value at a JSON Pointer, in which no name needs an escape; nil where there is none.
    subscript(pointer: String) -> Node? {
        var node = self
        for token in pointer.split(separator: "/") {
            switch node {
            case .array(let elements):
                guard let index = Int(token), elements.indices.contains(index) else { return nil }
                node = elements[index]
            case .object(let members):
                guard let member = members.first(where: { $0.name == token }) else { return nil }
                node = member.value
            default: return nil
            }
        }
        return node
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }

    var string: String? { if case .string(let string) = self { string } else { nil } }

    var elements: [Node] { if case .array(let elements) = self { elements } else { [] } }

    /// The names of an object's members, in order.
    var names: [String] { if case .object(let members) = self { members.map(\.name) } else { [] } }

    /// Whether this is the same value, but for rounding errors of its numbers.
    func isClose(to other: Node) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): abs(left - right) <= 1e-9 * max(1, abs(right))
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.isClose(to: $1) }
        case (.object(let left), .object(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy { $0.name == $1.name && $0.value.isClose(to: $1.value) }
        default: false
        }
    }

    // MARK: Changing

    /// This value with another one at a pointer, added where there is none; without one there for nil.
    func replacing(_ pointer: String, with value: Node?) -> Node {
        replacing(pointer.split(separator: "/")[...], with: value)
    }

    private func replacing(_ path: ArraySlice<Substring>, with value: Node?) -> Node {
        guard let token = path.first else { return value ?? .null }
        let rest = path.dropFirst()
        switch self {
        case .array(var elements):
            guard let index = Int(token) else { return self }
            if index >= elements.count {
                if let value { elements.append(value) }
            } else if rest.isEmpty && value == nil {
                elements.remove(at: index)
            } else {
                elements[index] = elements[index].replacing(rest, with: value)
            }
            return .array(elements)
        case .object(var members):
            let place = members.firstIndex { $0.name == token }
            if rest.isEmpty && value == nil {
                if let place { members.remove(at: place) }
            } else if let place {
                members[place].value = members[place].value.replacing(rest, with: value)
            } else {
                members.append((String(token), Node.object([]).replacing(rest, with: value)))
            }
            return .object(members)
        default:
            return Node.object([]).replacing(path, with: value)
        }
    }

    /// The JSON text.
    var text: String {
        switch self {
        case .null: "null"
        case .boolean(let truth): String(truth)
        case .number(let number): number.description
        case .string(let string): Self.quoted(string)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
        case .raw(let text): text
        }
    }

    private static func quoted(_ string: String) -> String {
        "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
