import Testing

/// A request that breaks the contract, and all that is wrong with it.
struct Refusal: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    let faults: [ReportedFault]
    var path = "/v1/transition"

    /// The request of every member, with one value replaced by a wrong one.
    init(_ pointer: String, _ value: String, _ code: String, after edits: [Edit] = []) {
        name = "\(pointer) is \(value.prefix(60))"
        body = Requests.transition(edits + [Edit(pointer, value)])
        faults = [ReportedFault(pointer, code)]
    }

    /// The request of every member with changes.
    init(_ name: String, _ edits: [Edit], _ faults: [(String, String)]) {
        self.name = name
        body = Requests.transition(edits)
        self.faults = faults.map { ReportedFault($0.0, $0.1) }
    }

    /// A request written out.
    init(_ name: String, path: String = "/v1/layout", body: String, _ faults: [(String, String)]) {
        self.name = name
        self.path = path
        self.body = body
        self.faults = faults.map { ReportedFault($0.0, $0.1) }
    }

    var testDescription: String { name }
}

/// The grammar of the texts that a member may hold.
enum MemberKind: Sendable {
    case color, easing, edge, identifier

    /// Values that are refused, each with its code. `null` and the values of other types are added to all of them.
    private var particular: [(String, String)] {
        switch self {
        case .color:
            [
                (#""""#, "invalid-color"), (##""#""##, "invalid-color"), (#""red""#, "invalid-color"),
                (##""#12""##, "invalid-color"), (##""#1234""##, "invalid-color"), (##""#12345""##, "invalid-color"),
                (##""#1234567""##, "invalid-color"), (##""#123456789""##, "invalid-color"),
                (##""#12345g""##, "invalid-color"), (#""0000ff""#, "invalid-color"),
                (##""# 000ff""##, "invalid-color"), (#""rgb(0, 0, 255)""#, "invalid-color"), ("255", "wrong-type"),
            ]
        case .easing:
            [
                (#""""#, "invalid-easing"), (#""eaze""#, "invalid-easing"), (#""ease ease""#, "invalid-easing"),
                (#""cubic-bezier""#, "invalid-easing"), (#""cubic-bezier()""#, "invalid-easing"),
                (#""cubic-bezier(0, 0, 1)""#, "invalid-easing"),
                (#""cubic-bezier(0, 0, 1, 1""#, "invalid-easing"),
                (#""cubic-bezier(0, 0, 1, 1, 1)""#, "invalid-easing"),
                (#""cubic-bezier(-0.1, 0, 1, 1)""#, "invalid-easing"),
                (#""cubic-bezier(0, 0, 1.1, 1)""#, "invalid-easing"),
                (#""cubic-bezier(0, 0, 1, 1e7)""#, "invalid-easing"),
                (#""cubic-bezier(0, 0, 1, 1e400)""#, "invalid-easing"),
                (#""cubic-bezier(a, 0, 1, 1)""#, "invalid-easing"),
                (#""cubic-bezier(0 0 1 1)""#, "invalid-easing"),
                (#""cubic-bezier(0,, 1, 1)""#, "invalid-easing"),
                (#""cubic-bezier (0, 0, 1, 1)""#, "invalid-easing"),
                (#""cubic-bezier(0, 0, 1, 1) x""#, "invalid-easing"), ("300", "wrong-type"),
                (#""step-middle""#, "invalid-easing"), (#""steps(0)""#, "invalid-easing"),
                (#""steps(1.5)""#, "invalid-easing"), (#""steps(1, jump-none)""#, "invalid-easing"),
                (#""steps(4, middle)""#, "invalid-easing"), (#""steps(1e9)""#, "invalid-easing"),
                (#""steps(1000000001)""#, "invalid-easing"), (#""linear()""#, "invalid-easing"),
                (#""linear(0)""#, "invalid-easing"), (#""linear(0, 10% 20% 30% 1)""#, "invalid-easing"),
                (#""linear(0, 1000001)""#, "invalid-easing"), (#""spring(1, 100, 10)""#, "invalid-easing"),
                ("\"linear(\(String(repeating: "0,", count: 1000))1)\"", "invalid-easing"),
            ]
        case .edge:
            MemberKind.easing.particular + [
                ("{}", "wrong-type"), (#"{"spring": {}}"#, "wrong-type"), (#""steps(1001)""#, "out-of-range"),
            ]
        case .identifier:
            [
                (#""""#, "invalid-identifier"), (#""1a""#, "invalid-identifier"), (#""-""#, "invalid-identifier"),
                (#""a b""#, "invalid-identifier"), (#""a;b""#, "invalid-identifier"),
                ("\"\(String(repeating: "a", count: 101))\"", "invalid-identifier"), ("1", "wrong-type"),
            ]
        }
    }

    /// Values of the wrong type for every member of this kind.
    private var otherTypes: [String] {
        switch self {
        case .easing, .edge: ["null", "[]", "true"]
        case .color, .identifier: ["null", "[]", "{}"]
        }
    }

    /// The values that are refused, and why.
    var wrong: [(value: String, code: String)] {
        particular.map { (value: $0.0, code: $0.1) } + otherTypes.map { (value: $0, code: "wrong-type") }
    }

    /// Values that are accepted.
    var right: [String] {
        switch self {
        case .color: [##""#abc""##, ##""#ABCDEF""##, ##""#12345678""##, ##""#000""##]
        case .edge:
            [
                #""linear""#, #""ease""#, #""ease-in""#, #""ease-out""#, #""ease-in-out""#, #""EASE-In""#,
                #""cubic-bezier(0.25, 0.1, 0.25, 1)""#, #""  Cubic-Bezier( .5,-1e1 ,1 , +2.5e-1 )  ""#,
                #""cubic-bezier(0,0,1,1)""#, #""cubic-bezier(0, -1000000, 1, 1000000)""#, #""step-start""#,
                #""step-end""#, #""steps(1000, jump-both)""#, #""steps(2, jump-none)""#,
                #""linear(0, 0.5 20% 40%, 1)""#,
                #""linear(0, calc(1 / 3), 1)""#,
            ]
        case .easing:
            MemberKind.edge.right + [
                #""steps(1000000000)""#, #"{"spring": {}}"#,
                #"{"spring": {"mass": 2, "stiffness": 100, "damping": 9}}"#,
                #"{"spring": {"response": 0.4, "dampingRatio": 0.8, "velocity": -3}}"#,
                #"{"spring": {"duration": 0.4, "bounce": -0.2}}"#,
            ]
        case .identifier:
            [#""a""#, #""-a""#, #""--""#, #""_9""#, #""é-1""#, "\"\(String(repeating: "a", count: 100))\""]
        }
    }
}

/// A member of a request whose texts have a grammar.
struct MemberOfRequest: Sendable {
    let pointer: String
    let kind: MemberKind
    /// What must be changed first for the member to be allowed.
    var after: [Edit] = []
    /// The codes of values that the member, unlike others of its kind, has another reason for.
    var exceptions: [String: String] = [:]

    init(_ pointer: String, _ kind: MemberKind, after: [Edit] = [], exceptions: [String: String] = [:]) {
        self.pointer = pointer
        self.kind = kind
        self.after = after
        self.exceptions = exceptions
    }

    /// A refusal for each wrong value.
    var refusals: [Refusal] {
        kind.wrong.map { Refusal(pointer, $0.value, exceptions[$0.value] ?? $0.code, after: after) }
    }
}
