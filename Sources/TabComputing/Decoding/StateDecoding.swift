internal import JSON
internal import TabLayout

/// A scroll state while it is being read.
struct StateDraft {
    private var offset: Coordinate?
    private var phase: ScrollPhase = .idle
    private var velocity: Coordinate = 0
    private var selected: JSONValue?
    private var barOffset: Coordinate?
    private var indicator: IndicatorExtent?
    private var titles: JSONValue?
    private var mounted: JSONValue?
    private var focused: JSONValue?

    static let members: [Member<StateDraft>] = [
        Member("offset") { value, draft, decoder in draft.offset = decoder.quantity(value) },
        Member("phase") { value, draft, decoder in decoder.read(value, into: &draft.phase, ScrollPhase.choices) },
        Member("velocity") { value, draft, decoder in decoder.read(value, into: &draft.velocity) },
        // Its range is known when the tabs are.
        Member("selected") { value, draft, _ in draft.selected = value },
        Member("barOffset") { value, draft, decoder in decoder.readOptional(value, into: &draft.barOffset) },
        Member("indicator") { value, draft, decoder in
            if value.isNull { return draft.indicator = nil }
            guard decoder.isObjectOrNull(value) else { return }
            var extent = ExtentDraft()
            decoder.object(value, ExtentDraft.members, into: &extent)
            draft.indicator = extent.extent(in: value, decoder)
        },
        // Their range, too.
        Member("titles") { value, draft, _ in draft.titles = value },
        Member("mounted") { value, draft, _ in draft.mounted = value },
        Member("focused") { value, draft, _ in draft.focused = value },
    ]

    /// Reads a state, and finishes it for `count` tabs (nil where that is not known); left out, it is at rest on the first
    /// tab.
    static func read(_ value: JSONValue?, count: Int?, _ decoder: Decoder) -> ScrollState {
        var draft = StateDraft()
        if let value { decoder.object(value, members, into: &draft) }
        var selected = count ?? 0 > 0 ? 0 : nil
        if let given = draft.selected {
            selected = given.isNull ? nil : decoder.tabIndex(given, count: count, orNull: true)
        }
        let titles = draft.titles.map { decoder.seenTitles($0, count: count) } ?? []
        let mounted = draft.mounted.map { decoder.mountedPages($0, count: count) } ?? []
        var focused: Int?
        if let given = draft.focused, !given.isNull {
            focused = decoder.tabIndex(given, count: count, orNull: true)
        }
        return ScrollState(
            offset: draft.offset.map { .distance($0) }, phase: draft.phase, velocity: draft.velocity,
            selected: selected, barOffset: draft.barOffset, indicator: draft.indicator, titles: titles,
            mounted: mounted, focused: focused)
    }
}

/// The place of an interrupted indicator while it is being read.
struct ExtentDraft {
    private var x: Coordinate?
    private var width: Length?
    private var opacity: Fraction = 1

    static let members: [Member<ExtentDraft>] = [
        Member("x") { value, draft, decoder in draft.x = decoder.quantity(value) },
        Member("width") { value, draft, decoder in draft.width = decoder.quantity(value) },
        Member("opacity") { value, draft, decoder in decoder.read(value, into: &draft.opacity) },
    ]

    func extent(in object: JSONValue, _ decoder: Decoder) -> IndicatorExtent? {
        if let x, let width { return IndicatorExtent(x: x, width: width, opacity: opacity) }
        for name in ["x", "width"] as [StaticString] where object.member(name) == nil {
            decoder.reportMissing(name, in: object, "an indicator's place has both x and width")
        }
        return nil
    }
}
