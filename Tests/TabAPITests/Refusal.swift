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

/// What a member may hold, in so far as a test can know wrong values by it.
enum MemberKind: Sendable {
    case length, positiveLength, coordinate, milliseconds, factor, fraction, tolerance
    case preload, selected, tabIndex
    case truth, text, color, easing, edge, rate, identifier
    case choice, object
    /// A number whose least and greatest are in the range, with one below and one above.
    case range(String, String, below: String, above: String)

    /// Values that are refused, each with its code. `null` and the values of other types are added to all of them.
    private var particular: [(String, String)] {
        switch self {
        case .length, .milliseconds:
            [
                ("-1", "out-of-range"), ("-5e-324", "out-of-range"), ("10000000.1", "out-of-range"),
                ("1e308", "out-of-range"), ("1e400", "out-of-range"), ("-1e400", "out-of-range"),
            ]
        case .positiveLength:
            [
                ("0", "out-of-range"), ("-0.0", "out-of-range"), ("-1", "out-of-range"), ("1e-400", "out-of-range"),
                ("10000001", "out-of-range"), ("1e400", "out-of-range"),
            ]
        case .coordinate: [("1e400", "out-of-range"), ("-1e400", "out-of-range")]
        case .factor: [("-0.01", "out-of-range"), ("100.01", "out-of-range")]
        case .fraction: [("-0.01", "out-of-range"), ("1.01", "out-of-range")]
        case .tolerance: [("0", "out-of-range"), ("0.00009", "out-of-range"), ("1000.1", "out-of-range")]
        case .preload:
            [("-1", "out-of-range"), ("10001", "out-of-range"), ("0.5", "wrong-type"), ("1e400", "out-of-range")]
        case .selected, .tabIndex:
            [
                ("-1", "out-of-range"), ("3", "out-of-range"), ("1.5", "wrong-type"), ("1e20", "out-of-range"),
                ("18446744073709551616", "out-of-range"), ("-9223372036854775808", "out-of-range"),
            ]
        case .rate:
            [("0", "out-of-range"), ("0.0009", "out-of-range"), ("1000.1", "out-of-range"), ("-60", "out-of-range")]
        case .truth: [("0", "wrong-type"), ("1", "wrong-type"), (#""true""#, "wrong-type")]
        case .text: [("0", "wrong-type"), ("true", "wrong-type")]
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
        case .range(_, _, let below, let above):
            [
                (below, "out-of-range"), (above, "out-of-range"), ("1e400", "out-of-range"),
                ("-1e400", "out-of-range"),
            ]
        case .choice:
            [
                (#""""#, "unknown-value"), (#""other""#, "unknown-value"), (#""other\u0000""#, "unknown-value"),
                ("0", "wrong-type"), ("true", "wrong-type"),
            ]
        case .object: [("0", "wrong-type"), (#""object""#, "wrong-type"), ("false", "wrong-type")]
        }
    }

    /// Values of the wrong type for every member of this kind.
    private var otherTypes: [String] {
        switch self {
        case .object: ["null", "[]"]
        case .easing, .edge: ["null", "[]", "true"]
        case .text, .color, .choice, .identifier: ["null", "[]", "{}"]
        case .truth: ["null", "[]", "{}"]
        default: ["null", "[]", "{}", "true", #""1""#]
        }
    }

    /// The values that are refused, and why.
    func wrong(orNull: Bool) -> [(value: String, code: String)] {
        particular.map { (value: $0.0, code: $0.1) }
            + otherTypes.filter { !orNull || $0 != "null" }.map { (value: $0, code: "wrong-type") }
    }

    /// Values that are accepted, the least and the greatest among them.
    var right: [String] {
        switch self {
        case .length, .milliseconds: ["0", "-0", "0.0", "1e7", "10000000", "33.3", "1e-400"]
        case .positiveLength: ["5e-324", "1", "1e7", "375.5"]
        case .coordinate:
            ["0", "-1e6", "1e20", "100000000000000000000", "-123456789012345678901234567890", "1e-320", "9999999999"]
        case .factor: ["0", "100", "1.5"]
        case .fraction: ["0", "1", "0.25"]
        case .tolerance: ["0.0001", "1000"]
        case .preload: ["0", "10000", "2.0", "1e1"]
        case .selected: ["0", "2", "null", "1.0"]
        case .tabIndex: ["0", "2", "2e0"]
        case .rate: ["0.001", "1000", "59.94", "24"]
        case .truth: ["true", "false"]
        case .text: [#""""#, #""红""#, #""a\u0000b""#]
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
        case .range(let least, let greatest, _, _): [least, greatest]
        case .choice, .object: []
        }
    }
}

/// A member of the request of every member, and what it may hold.
struct MemberOfRequest: Sendable {
    let pointer: String
    let kind: MemberKind
    /// Whether `null` is a value of it.
    var orNull = false
    /// What must be changed first for the member to be allowed.
    var after: [Edit] = []
    /// The codes of values that the member, unlike others of its kind, has a meaning or another reason for.
    var exceptions: [String: String?] = [:]

    init(
        _ pointer: String, _ kind: MemberKind, orNull: Bool = false, after: [Edit] = [],
        exceptions: [String: String?] = [:]
    ) {
        self.pointer = pointer
        self.kind = kind
        self.orNull = orNull
        self.after = after
        self.exceptions = exceptions
    }

    /// A refusal for each wrong value.
    var refusals: [Refusal] {
        kind.wrong(orNull: orNull).compactMap { value, code in
            guard let code = exceptions[value, default: code] else { return nil }
            return Refusal(pointer, value, code, after: after)
        }
    }
}
