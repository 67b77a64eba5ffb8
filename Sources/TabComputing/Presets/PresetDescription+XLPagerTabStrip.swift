extension PresetDescription {
    static let xlPagerTabStrip = PresetDescription(
        name: "xlpagertabstrip", summary: "XLPagerTabStrip: tabs that fill the bar and share what is left of it",
        library: "xmartlabs/XLPagerTabStrip", version: "211ed62",
        sourceFiles: [
            "Sources/PagerTabStripViewController.swift", "Sources/ButtonBarPagerTabStripViewController.swift",
            "Sources/ButtonBarView.swift", "Sources/BarView.swift",
        ],
        departures: [
            Departure.phone, Departure.phantom,
            "Exactly half way between two pages the later one is selected, as in the library's pager; its bar still marks the tab that the drag came from.",
            "With the bar's alignment left, set scrollTo start and scrollPadding.leading to the leading inset; right is end in the same way.",
            "Known fault, not reproduced: the alignment progressive divides whole numbers, so that it is left until the last tab, and fails with one tab.",
            "Known fault, put right: a bar that is to scroll only to a tab out of view always scrolls.",
            "Known fault, put right: while an animation runs the library takes no input.",
            "The page that the pager passes on a tap further away is not swapped for its neighbour; the pages between go by.",
            "After the selected tab is removed the next one takes over; in the library it is the one at the same index, or the last.",
            Departure.uiKitPager,
        ])
}
