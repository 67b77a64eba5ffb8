import Testing

/// A case that a library's own tests or rules give, asked of the service under the preset of that library.
struct LibraryCase: Sendable, CustomTestStringConvertible {
    /// The project and the name of its test or of the rule.
    let name: String
    let preset: String
    let tabs: Tabs
    /// What the case itself states, as members of the configuration.
    var settings = ""
    var state = "{}"
    /// The event and what else the request holds, as members; with any it is a transition.
    var event = ""
    /// The numbers of the answer, by the pointers that `LibraryAnswer` knows.
    let expected: [(pointer: String, value: Double?)]
    let tolerance: Double

    var testDescription: String { "\(preset): \(name)" }

    enum Tabs: Sendable {
        case plain(Int)
        case labels([Double])
        case widths([Double])
        case widthsAndLabels([Double], [Double])

        var json: String {
            let tabs: [String]
            switch self {
            case .plain(let count): tabs = Array(repeating: "{}", count: count)
            case .labels(let labels): tabs = labels.map { #"{"labelWidth": \#($0)}"# }
            case .widths(let widths): tabs = widths.map { #"{"width": \#($0), "labelWidth": 0}"# }
            case .widthsAndLabels(let widths, let labels):
                tabs = zip(widths, labels).map { #"{"width": \#($0), "labelWidth": \#($1)}"# }
            }
            return "[\(tabs.joined(separator: ", "))]"
        }
    }

    var path: String { event.isEmpty ? "/v1/layout" : "/v1/transition" }

    var request: String {
        let configuration = [#""preset": "\#(preset)""#, #""tabs": \#(tabs.json)"#, settings].filter { !$0.isEmpty }
        let members = [
            #""configuration": {\#(configuration.joined(separator: ", "))}"#, #""state": \#(state)"#, event,
        ].filter { !$0.isEmpty }
        return "{\(members.joined(separator: ", "))}"
    }
}

/// An answer, and what the cases ask of it beyond its own members.
struct LibraryAnswer {
    let json: Node
    let isRightToLeft: Bool

    /// The number at a pointer: of the answer, or `…/right`, an x and a width together; `…/middle`, the middle of a tab in the
    /// viewport; `…/bottom`, a y and a height; `/bar/fromStart`, how far the strip is scrolled from where reading starts.
    func number(_ pointer: String) -> Double? {
        if pointer == "/bar/fromStart" {
            guard isRightToLeft else { return json["/bar/offset"]?.number }
            return sum("/bar/maxOffset", "/bar/offset", sign: -1)
        }
        guard let slash = pointer.lastIndex(of: "/") else { return nil }
        let parent = String(pointer[..<slash])
        switch pointer[slash...] {
        case "/right": return sum(parent + "/x", parent + "/width")
        case "/bottom": return sum(parent + "/y", parent + "/height")
        case "/middle":
            guard let x = json[parent + "/x"]?.number, let width = json[parent + "/width"]?.number,
                let offset = json["/bar/offset"]?.number
            else { return nil }
            return x + width / 2 - offset
        default: return json[pointer]?.number
        }
    }

    private func sum(_ first: String, _ second: String, sign: Double = 1) -> Double? {
        guard let first = json[first]?.number, let second = json[second]?.number else { return nil }
        return first + sign * second
    }
}
