internal import JSON
internal import TabLayout

extension ConfigurationDraft {
    private static let directions: [Choice<Void>] = [Choice("ltr", ()), Choice("rtl", nil)]

    static let barMembers: [Member<ConfigurationDraft>] = [
        Member("width") { value, draft, decoder in
            draft.hasWidth = true
            decoder.read(value, into: &draft.bar.width)
        },
        Member("height") { value, draft, decoder in decoder.read(value, into: &draft.bar.height) },
        Member("spacing") { value, draft, decoder in decoder.read(value, into: &draft.bar.spacing) },
        Member("insets") { value, draft, decoder in decoder.object(value, Insets.members, into: &draft.bar.insets) },
        Member("sizing") { value, draft, decoder in
            if !SizingDraft.read(value, into: &draft.bar.sizing, decoder) { draft.isSizingKnown = false }
        },
        Member("alignment") { value, draft, decoder in
            decoder.read(value, into: &draft.bar.alignment, Alignment.choices)
        },
        Member("direction") { value, _, decoder in
            var direction: Void = ()
            decoder.read(value, into: &direction, directions)
        },
        Member("scrollTo") { value, draft, decoder in
            decoder.read(value, into: &draft.bar.scrollTo, ScrollDestination.choices)
        },
        Member("follow") { value, draft, decoder in decoder.read(value, into: &draft.bar.follow, Follow.choices) },
        Member("pixelRatio") { value, _, decoder in
            guard !value.isNull, decoder.quantity(value, PositiveLength.self) != nil else { return }
            decoder.reportNotSupported(value)
        },
    ]
}

extension Insets {
    static let members: [Member<Insets>] = [
        Member("leading") { value, insets, decoder in decoder.read(value, into: &insets.leading) },
        Member("trailing") { value, insets, decoder in decoder.read(value, into: &insets.trailing) },
    ]
}

/// The sizing of the tabs while it is being read. Its members depend on its mode, so the mode is read first.
struct SizingDraft {
    enum Mode {
        case equal
        case fixed
        case compact
    }

    static let modes: [Choice<Mode>] = [
        Choice("equal", .equal), Choice("fixed", .fixed), Choice("compact", .compact), Choice("content", nil),
        Choice("fill", nil), Choice("auto", nil),
    ]

    var width: Length?
    var fraction: Fraction = 0.5

    /// The members of every mode; `mode` itself is read before them.
    private static let mode = Member<SizingDraft>("mode") { _, _, _ in }

    private static let equalMembers = [mode]

    private static let fixedMembers = [
        mode, Member<SizingDraft>("width") { value, draft, decoder in draft.width = decoder.quantity(value) },
    ]

    private static let compactMembers = [
        mode, Member<SizingDraft>("fraction") { value, draft, decoder in decoder.read(value, into: &draft.fraction) },
    ]

    /// Reads a sizing over the one that stands. Another mode than that one's starts anew. Answers whether the mode is
    /// known.
    static func read(_ value: JSONValue, into sizing: inout Sizing, _ decoder: Decoder) -> Bool {
        var draft = SizingDraft()
        var mode: Mode
        switch sizing {
        case .equal: mode = .equal
        case .fixed(let width):
            mode = .fixed
            draft.width = width
        case .compact(let fraction):
            mode = .compact
            draft.fraction = fraction
        }
        if let name = value.member("mode") {
            let inherited = mode
            let faults = decoder.faults.count
            decoder.read(name, into: &mode, modes)
            // What the members mean is not known without the mode.
            guard decoder.faults.count == faults else { return false }
            if mode != inherited { draft = SizingDraft() }
        }
        switch mode {
        case .equal:
            decoder.object(value, equalMembers, into: &draft)
            sizing = .equal
        case .fixed:
            decoder.object(value, fixedMembers, into: &draft)
            if let width = draft.width {
                sizing = .fixed(width: width)
            } else if value.kind == .object && value.member("width") == nil {
                decoder.reportMissing("width", in: value, "fixed sizing needs the width of a tab")
            }
        case .compact:
            decoder.object(value, compactMembers, into: &draft)
            sizing = .compact(fraction: draft.fraction)
        }
        return value.kind == .object
    }
}
