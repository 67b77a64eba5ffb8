internal import JSON
internal import TabLayout

extension Indicator {
    private static let stretches: [Choice<Void>] = [
        Choice("linear", ()), Choice("elastic", nil), Choice("worm", nil), Choice("fade", nil), Choice("snap", nil),
    ]

    private static let paths: [Choice<Void>] = [Choice("direct", ()), Choice("through", nil)]

    static let members: [Member<Indicator>] = [
        Member("width") { value, indicator, decoder in IndicatorWidth.read(value, into: &indicator.width, decoder) },
        Member("height") { value, indicator, decoder in decoder.read(value, into: &indicator.height) },
        Member("cornerRadius") { value, indicator, decoder in decoder.read(value, into: &indicator.cornerRadius) },
        Member("color") { value, indicator, decoder in
            if value.kind == .array {
                decoder.reportNotSupported(value)
            } else {
                decoder.read(value, into: &indicator.color)
            }
        },
        Member("position") { value, indicator, decoder in
            decoder.read(value, into: &indicator.position, IndicatorPosition.choices)
        },
        Member("inset") { value, indicator, decoder in decoder.read(value, into: &indicator.inset) },
        Member("stretch") { value, _, decoder in
            if value.kind == .object { return decoder.reportNotSupported(value) }
            var stretch: Void = ()
            decoder.read(value, into: &stretch, stretches)
        },
        Member("path") { value, _, decoder in
            var path: Void = ()
            decoder.read(value, into: &path, paths)
        },
        Member("follow") { value, indicator, decoder in
            decoder.read(value, into: &indicator.follow, Follow.choices)
        },
    ]
}

extension IndicatorWidth {
    private static let choices: [Choice<IndicatorWidth>] = [Choice("tab", .tab), Choice("label", .label)]

    private static let members: [Member<IndicatorWidth>] = [
        Member("ratio") { value, width, decoder in
            if let ratio = decoder.quantity(value, Factor.self) { width = .ratio(ratio) }
        },
        Member("inset") { value, width, decoder in
            if let inset = decoder.quantity(value, Length.self) { width = .inset(inset) }
        },
    ]

    /// Reads a width: a number, `"tab"`, `"label"`, or an object of one member.
    static func read(_ value: JSONValue, into width: inout IndicatorWidth, _ decoder: Decoder) {
        switch value.kind {
        case .number:
            if let length = decoder.quantity(value, Length.self) { width = .fixed(length) }
        case .string: decoder.read(value, into: &width, choices)
        case .object:
            let faults = decoder.faults.count
            decoder.object(value, members, into: &width)
            if value.count != 1 && decoder.faults.count == faults {
                decoder.report(value, .notAllowed, "expected one of the members \"ratio\" and \"inset\"")
            }
        default:
            decoder.report(
                value, .wrongType,
                "expected a number, \"tab\", \"label\", {\"ratio\": number} or {\"inset\": number}")
        }
    }
}
