internal import JSON
internal import TabLayout

extension Indicator {
    static let members: [Member<Indicator>] = [
        Member("width") { value, indicator, decoder in IndicatorWidth.read(value, into: &indicator.width, decoder) },
        Member("minWidth") { value, indicator, decoder in decoder.read(value, into: &indicator.minimumWidth) },
        Member("alignment") { value, indicator, decoder in
            decoder.read(value, into: &indicator.alignment, IndicatorAlignment.choices)
        },
        Member("outerInsets") { value, indicator, decoder in
            decoder.object(value, Insets.members, into: &indicator.outerInsets)
        },
        Member("height") { value, indicator, decoder in decoder.read(value, into: &indicator.height) },
        Member("cornerRadius") { value, indicator, decoder in decoder.read(value, into: &indicator.cornerRadius) },
        Member("color") { value, indicator, decoder in IndicatorColors.read(value, into: &indicator.colors, decoder) },
        Member("position") { value, indicator, decoder in
            decoder.read(value, into: &indicator.position, IndicatorPosition.choices)
        },
        Member("inset") { value, indicator, decoder in decoder.read(value, into: &indicator.inset) },
        Member("stretch") { value, indicator, decoder in Stretch.read(value, into: &indicator.stretch, decoder) },
        Member("path") { value, indicator, decoder in
            decoder.read(value, into: &indicator.path, IndicatorPath.choices)
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
}

extension IndicatorColors {
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
}

extension Stretch {
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
