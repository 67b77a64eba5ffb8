internal import TabLayout

extension ConfigurationDraft {
    static let pagerMembers: [Member<ConfigurationDraft>] = [
        // Left out where it is that of the bar, whatever a request makes of that.
        Member("pageWidth") { draft, codec in codec.given(&draft.pageWidth) },
        Member("selection") { draft, codec in codec.choice(&draft.pager.selection) },
        Member("threshold") { draft, codec in codec.number(&draft.pager.threshold) },
        Member("overscroll") { draft, codec in codec.choice(&draft.pager.overscroll) },
        Member("preload") { draft, codec in codec.count(&draft.pager.preload, upTo: TabsDraft.limit) },
        Member("animated") { draft, codec in codec.flag(&draft.pager.animated) },
        Member("fling") { draft, codec in codec.choice(&draft.pager.fling) },
        Member("skipDisabled") { draft, codec in codec.flag(&draft.pager.skipDisabled) },
    ]
}
