internal import JSON
internal import TabLayout

/// The sizing of the tabs while it is being read or written. Its members depend on its mode, so the mode is read first.
struct SizingDraft {
    enum Mode: CaseIterable {
        case equal
        case fixed
        case compact
        case content
        case fill
        case auto
    }

    private var mode: Mode
    private var width: Length?
    private var fraction: Fraction = 0.5
    private var natural = NaturalWidth()
    private var minimum: Length = 0
    private var maximum: Length?
    private var fit = Fit()

    /// The members of every mode. `mode` is read before the others, which depend on it.
    private static let modeMembers = [
        Member<SizingDraft>("mode") { draft, codec in
            if case .writing = codec { codec.choice(&draft.mode) }
        }
    ]

    private static let equalMembers =
        modeMembers + [
            Member("minWidth") { draft, codec in codec.number(&draft.minimum) },
            Member("maxWidth") { draft, codec in codec.optional(&draft.maximum) },
        ]

    private static let fixedMembers = modeMembers + [Member("width") { draft, codec in codec.given(&draft.width) }]

    private static let compactMembers =
        modeMembers + [Member("fraction") { draft, codec in codec.number(&draft.fraction) }]

    private static let naturalMembers =
        modeMembers + [
            Member("padding") { draft, codec in codec.alternative(&draft.natural.padding) },
            Member("minWidth") { draft, codec in codec.number(&draft.natural.minimum) },
            Member("maxWidth") { draft, codec in codec.optional(&draft.natural.maximum) },
        ]

    private static let autoMembers =
        naturalMembers + [
            Member("gutter") { draft, codec in codec.number(&draft.fit.gutter) },
            Member("maxCount") { draft, codec in codec.optionalCount(&draft.fit.maximumCount, upTo: TabsDraft.limit) },
            Member("fitting") { draft, codec in codec.choice(&draft.fit.fitting) },
            Member("otherwise") { draft, codec in codec.choice(&draft.fit.otherwise) },
        ]

    private static func members(of mode: Mode) -> [Member<SizingDraft>] {
        switch mode {
        case .equal: equalMembers
        case .fixed: fixedMembers
        case .compact: compactMembers
        case .content, .fill: naturalMembers
        case .auto: autoMembers
        }
    }

    /// Reads or writes a sizing. `isKnown` becomes false where a fault in it leaves another one than was meant.
    static func pass(_ sizing: inout Sizing, isKnown: inout Bool, _ codec: Codec) {
        switch codec {
        case .reading(let value, let decoder): if !read(value, into: &sizing, decoder) { isKnown = false }
        case .writing:
            var draft = SizingDraft(sizing)
            codec.object(&draft, members(of: draft.mode))
        }
    }

    /// Reads a sizing over the one that stands. Another mode than that one's starts anew, save that natural widths go
    /// from one of their modes to another. Answers whether the mode is known.
    private static func read(_ value: JSONValue, into sizing: inout Sizing, _ decoder: Decoder) -> Bool {
        var draft = SizingDraft(sizing)
        if let name = value.member("mode") {
            let before = draft.mode
            let faults = decoder.faults.count
            decoder.read(name, into: &draft.mode, Mode.choices)
            // What the members mean is not known without the mode.
            guard decoder.faults.count == faults else { return false }
            let mode = draft.mode
            if mode != before && !(mode.isNatural && before.isNatural) { draft = SizingDraft(mode) }
        }
        let mode = draft.mode
        decoder.object(value, members(of: mode), into: &draft)
        switch mode {
        case .equal:
            checkBounds(draft.minimum, draft.maximum, of: value, decoder)
            sizing = .equal(minimum: draft.minimum, maximum: draft.maximum)
        case .fixed:
            if let width = draft.width {
                sizing = .fixed(width: width)
            } else if value.kind == .object && value.member("width") == nil {
                decoder.reportMissing("width", in: value, "fixed sizing needs the width of a tab")
                // What stood before is not what is meant: nothing is to be judged by it.
                return false
            }
        case .compact: sizing = .compact(fraction: draft.fraction)
        case .content, .fill, .auto:
            let natural = draft.natural
            checkBounds(natural.minimum, natural.maximum, of: value, decoder)
            sizing = mode == .content ? .content(natural) : mode == .fill ? .fill(natural) : .auto(natural, draft.fit)
        }
        return value.kind == .object
    }

    private static func checkBounds(
        _ minimum: Length, _ maximum: Length?, of value: JSONValue, _ decoder: Decoder
    ) {
        guard let maximum, maximum.value < minimum.value else { return }
        let place = value.member("maxWidth") ?? value.member("minWidth") ?? value
        decoder.report(place, .notAllowed, "the least width of a tab is at most the greatest")
    }

    private init(_ mode: Mode) { self.mode = mode }

    private init(_ sizing: Sizing) {
        switch sizing {
        case .equal(let minimum, let maximum):
            mode = .equal
            (self.minimum, self.maximum) = (minimum, maximum)
        case .fixed(let width):
            mode = .fixed
            self.width = width
        case .compact(let fraction):
            mode = .compact
            self.fraction = fraction
        case .content: mode = .content
        case .fill: mode = .fill
        case .auto(_, let fit):
            mode = .auto
            self.fit = fit
        }
        natural = sizing.naturalWidth ?? natural
    }
}

extension SizingDraft.Mode: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .equal: "equal"
        case .fixed: "fixed"
        case .compact: "compact"
        case .content: "content"
        case .fill: "fill"
        case .auto: "auto"
        }
    }

    /// Whether the widths of the tabs depend on their labels.
    var isNatural: Bool {
        switch self {
        case .content, .fill, .auto: true
        case .equal, .fixed, .compact: false
        }
    }
}
