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
        Member("overscroll") { value, draft, decoder in
            decoder.read(value, into: &draft.pager.overscroll, Overscroll.choices)
        },
        Member("preload") { value, draft, decoder in
            if let count = decoder.integer(value, in: 0...TabsDraft.limit) { draft.pager.preload = count }
        },
        Member("animated") { value, draft, decoder in decoder.read(value, into: &draft.pager.animated) },
        Member("fling") { value, _, decoder in decoder.reportNotSupported(value) },
    ]
}

extension Motion {
    static let members: [Member<Motion>] = [
        Member("tap") { value, motion, decoder in decoder.object(value, Timing.members, into: &motion.tap) },
        Member("settle") { value, motion, decoder in decoder.object(value, Timing.members, into: &motion.settle) },
        Member("tolerance") { value, motion, decoder in decoder.read(value, into: &motion.tolerance) },
        Member("reduced") { value, motion, decoder in
            if let text = value.string, text == "both" {
                decoder.reportNotSupported(value)
            } else {
                decoder.read(value, into: &motion.isReduced)
            }
        },
    ]
}

extension Timing {
    static let members: [Member<Timing>] = [
        Member("duration") { value, timing, decoder in decoder.read(value, into: &timing.duration) },
        Member("easing") { value, timing, decoder in
            if value.kind == .object {
                decoder.reportNotSupported(value)
            } else {
                decoder.read(value, into: &timing.easing)
            }
        },
    ]
}
