internal import JSON
internal import TabLayout

/// The sizing of the tabs while it is being read. Its members depend on its mode, so the mode is read first.
struct SizingDraft {
    enum Mode: CaseIterable {
        case equal
        case fixed
        case compact
        case content
        case fill
        case auto
    }

    static let modes = Mode.allCases.map { Choice($0.name, $0) }

    private var width: Length?
    private var fraction: Fraction = 0.5
    private var natural = NaturalWidth()
    private var minimum: Length = 0
    private var fit = Fit()

    /// The members of every mode; `mode` itself is read before them.
    private static let mode = Member<SizingDraft>("mode") { _, _, _ in }

    private static let equalMembers = [
        mode, Member<SizingDraft>("minWidth") { value, draft, decoder in decoder.read(value, into: &draft.minimum) },
    ]

    private static let fixedMembers = [
        mode, Member<SizingDraft>("width") { value, draft, decoder in draft.width = decoder.quantity(value) },
    ]

    private static let compactMembers = [
        mode, Member<SizingDraft>("fraction") { value, draft, decoder in decoder.read(value, into: &draft.fraction) },
    ]

    private static let naturalMembers = [
        mode,
        Member<SizingDraft>("padding") { value, draft, decoder in
            Insets.read(value, into: &draft.natural.padding, decoder)
        },
        Member<SizingDraft>("minWidth") { value, draft, decoder in decoder.read(value, into: &draft.natural.minimum) },
        Member<SizingDraft>("maxWidth") { value, draft, decoder in
            decoder.readOptional(value, into: &draft.natural.maximum)
        },
    ]

    private static let autoMembers =
        naturalMembers + [
            Member<SizingDraft>("gutter") { value, draft, decoder in decoder.read(value, into: &draft.fit.gutter) },
            Member<SizingDraft>("maxCount") { value, draft, decoder in
                if value.isNull {
                    draft.fit.maximumCount = nil
                } else if let count = decoder.integer(value, in: 0...TabsDraft.limit, orNull: true) {
                    draft.fit.maximumCount = count
                }
            },
            Member<SizingDraft>("fitting") { value, draft, decoder in
                decoder.read(value, into: &draft.fit.fitting, FittingWidth.choices)
            },
            Member<SizingDraft>("otherwise") { value, draft, decoder in
                decoder.read(value, into: &draft.fit.otherwise, OverflowingWidth.choices)
            },
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

    /// Reads a sizing over the one that stands. Another mode than that one's starts anew, save that natural widths go from
    /// one of their modes to another. Answers whether the mode is known.
    static func read(_ value: JSONValue, into sizing: inout Sizing, _ decoder: Decoder) -> Bool {
        var (mode, draft) = inherited(from: sizing)
        if let name = value.member("mode") {
            let before = mode
            let faults = decoder.faults.count
            decoder.read(name, into: &mode, modes)
            // What the members mean is not known without the mode.
            guard decoder.faults.count == faults else { return false }
            if mode != before && !(mode.isNatural && before.isNatural) { draft = SizingDraft() }
        }
        decoder.object(value, members(of: mode), into: &draft)
        switch mode {
        case .equal: sizing = .equal(minimum: draft.minimum)
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
            if let maximum = natural.maximum, maximum.value < natural.minimum.value {
                let place = value.member("maxWidth") ?? value.member("minWidth") ?? value
                decoder.report(place, .notAllowed, "the least width of a tab is at most the greatest")
            }
            sizing = mode == .content ? .content(natural) : mode == .fill ? .fill(natural) : .auto(natural, draft.fit)
        }
        return value.kind == .object
    }

    private static func inherited(from sizing: Sizing) -> (Mode, SizingDraft) {
        var draft = SizingDraft()
        draft.natural = sizing.naturalWidth ?? NaturalWidth()
        switch sizing {
        case .equal(let minimum):
            draft.minimum = minimum
            return (.equal, draft)
        case .fixed(let width):
            draft.width = width
            return (.fixed, draft)
        case .compact(let fraction):
            draft.fraction = fraction
            return (.compact, draft)
        case .content: return (.content, draft)
        case .fill: return (.fill, draft)
        case .auto(_, let fit):
            draft.fit = fit
            return (.auto, draft)
        }
    }
}

extension SizingDraft.Mode {
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
