internal import JSON
internal import TabLayout

extension Indicator {
    static let members: [Member<Indicator>] = [
        Member("width") { indicator, codec in codec.alternative(&indicator.width) },
        Member("minWidth") { indicator, codec in codec.number(&indicator.minimumWidth) },
        Member("alignment") { indicator, codec in codec.choice(&indicator.alignment) },
        Member("outerInsets") { indicator, codec in codec.object(&indicator.outerInsets, Insets.members) },
        Member("height") { indicator, codec in codec.number(&indicator.height) },
        Member("cornerRadius") { indicator, codec in codec.number(&indicator.cornerRadius) },
        Member("color") { indicator, codec in codec.alternative(&indicator.colors) },
        Member("position") { indicator, codec in codec.choice(&indicator.position) },
        Member("inset") { indicator, codec in codec.number(&indicator.inset) },
        Member("stretch") { indicator, codec in codec.alternative(&indicator.stretch) },
        Member("path") { indicator, codec in codec.choice(&indicator.path) },
        Member("follow") { indicator, codec in codec.choice(&indicator.follow) },
    ]
}

extension IndicatorWidth: Alternative {
    private static let choices: [Choice<IndicatorWidth>] = [Choice("tab", .tab), Choice("label", .label)]

    private static let members: [Member<IndicatorWidth>] = [
        Member("ratio") { value, width, decoder in
            if let ratio = decoder.quantity(value, Factor.self) { width = .ratio(ratio) }
        },
        Member("inset") { value, width, decoder in
            var insets = Insets()
            if case .inset(let before) = width { insets = before }
            Insets.read(value, into: &insets, decoder)
            width = .inset(insets)
        },
    ]

    /// What a width is besides a name, as the faults of one say it.
    private static let forms: StaticString = ", a number, {\"ratio\": number} or {\"inset\": number}"

    /// Reads a width: a number, `"tab"`, `"label"`, or an object of one member.
    static func read(_ value: JSONValue, into width: inout IndicatorWidth, _ decoder: Decoder) {
        switch value.kind {
        case .number:
            if let length = decoder.quantity(value, Length.self) { width = .fixed(length) }
        case .object: decoder.oneMember(value, members, into: &width)
        default: decoder.read(value, into: &width, choices, or: forms)
        }
    }

    func write(_ writer: JSONWriter) {
        switch self {
        case .fixed(let length): writer.value(length.value)
        case .tab: writer.value("tab")
        case .label: writer.value("label")
        case .ratio(let ratio): writer.object { writer.member("ratio", ratio.value) }
        case .inset(let insets):
            writer.object {
                writer.key("inset")
                insets.write(writer)
            }
        }
    }
}

extension IndicatorColors: Alternative {
    /// The most colours of one indicator.
    private static let limit = 10_000

    /// Reads one colour, or an array of them.
    static func read(_ value: JSONValue, into colors: inout IndicatorColors, _ decoder: Decoder) {
        guard value.kind == .array else {
            if value.kind != .string {
                return decoder.report(value, .wrongType, "expected a colour or an array of colours")
            }
            var color = colors.list[0]
            decoder.read(value, into: &color)
            colors = IndicatorColors(color)
            return
        }
        guard (1...limit).contains(value.count) else {
            return decoder.report(value, .outOfRange, "expected from 1 to \(limit) colours")
        }
        var list: [Color] = []
        value.forEachElement { element in
            var color = Color(red: 0, green: 0, blue: 0)
            decoder.read(element, into: &color)
            list.append(color)
        }
        colors = IndicatorColors(list) ?? colors
    }

    /// Writes one colour as it is, more as an array.
    func write(_ writer: JSONWriter) {
        if list.count == 1 { writer.write(list[0]) } else { writer.array { list.forEach(writer.write) } }
    }
}

extension Stretch: Alternative {
    /// The most steps and stops of an edge's easing: each of them is a keyframe.
    private static let limit = 1000

    private static let choices: [Choice<Stretch>] = [
        Choice("linear", .linear), Choice("elastic", .elastic), Choice("worm", .worm), Choice("fade", .fade),
        Choice("snap", .snap),
    ]

    private struct Edges {
        var leading: Easing = .linear
        var trailing: Easing = .linear
    }

    private static let members: [Member<Edges>] = [
        Member("leading") { value, edges, decoder in readEdge(value, into: &edges.leading, decoder) },
        Member("trailing") { value, edges, decoder in readEdge(value, into: &edges.trailing, decoder) },
    ]

    /// Reads a name, or an object with an easing for each edge.
    static func read(_ value: JSONValue, into stretch: inout Stretch, _ decoder: Decoder) {
        guard value.kind == .object else {
            return decoder.read(
                value, into: &stretch, choices, or: " or {\"leading\": easing, \"trailing\": easing}")
        }
        var edges = Edges()
        if case .edges(let leading, let trailing) = stretch { edges = Edges(leading: leading, trailing: trailing) }
        decoder.object(value, members, into: &edges)
        stretch = .edges(leading: edges.leading, trailing: edges.trailing)
    }

    func write(_ writer: JSONWriter) {
        switch self {
        case .linear: writer.value("linear")
        case .elastic: writer.value("elastic")
        case .worm: writer.value("worm")
        case .fade: writer.value("fade")
        case .snap: writer.value("snap")
        case .edges(let leading, let trailing):
            writer.object {
                writer.key("leading")
                writer.write(leading)
                writer.key("trailing")
                writer.write(trailing)
            }
        }
    }

    private static func readEdge(_ value: JSONValue, into easing: inout Easing, _ decoder: Decoder) {
        if value.kind == .object {
            return decoder.report(value, .wrongType, "the curve of an edge is an easing, not a spring")
        }
        decoder.read(value, into: &easing)
        if case .steps(let steps) = easing, steps.count > limit {
            decoder.report(value, .outOfRange, "an edge moves in at most \(limit) steps")
        }
    }
}
