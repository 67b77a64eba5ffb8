internal import JSON
internal import TabLayout

extension ConfigurationDraft {
    static let pagerMembers: [Member<ConfigurationDraft>] = [
        Member("pageWidth") { value, draft, decoder in
            if let width = decoder.quantity(value, PositiveLength.self) { draft.pageWidth = width }
        },
        Member("selection") { value, draft, decoder in
            decoder.read(value, into: &draft.pager.selection, SelectionRule.choices)
        },
        Member("threshold") { value, draft, decoder in decoder.read(value, into: &draft.pager.threshold) },
        Member("overscroll") { value, draft, decoder in
            decoder.read(value, into: &draft.pager.overscroll, Overscroll.choices)
        },
        Member("preload") { value, draft, decoder in
            if let count = decoder.integer(value, in: 0...TabsDraft.limit) { draft.pager.preload = count }
        },
        Member("animated") { value, draft, decoder in decoder.read(value, into: &draft.pager.animated) },
        Member("fling") { value, draft, decoder in
            decoder.read(value, into: &draft.pager.fling, FlingRule.choices)
        },
        Member("skipDisabled") { value, draft, decoder in decoder.read(value, into: &draft.pager.skipDisabled) },
    ]
}
