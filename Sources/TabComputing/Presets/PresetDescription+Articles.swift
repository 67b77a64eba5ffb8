extension PresetDescription {
    static let underline = PresetDescription(
        name: "underline", summary: "Equal tabs over a coloured line that follows the finger",
        library: "UKTabView, from an article on a tab bar of one's own for iOS", version: "as published",
        sourceFiles: ["UKTabItemView", "UKTabView"],
        departures: [
            "Known fault, put right: the article truncates the page toward zero where floor is meant; the two differ only before the first page.",
            "Known fault, put right: beyond the last page the article reads past the end of its array and crashes; here the last tab stays selected.",
            "The larger font of the selected title does not make its tab wider, as the tabs share the bar.",
        ])

    static let titles = PresetDescription(
        name: "titles",
        summary: "A scrolling strip of titles that grow and colour with the drag, centred when the page settles",
        library: "an article on a scroll view of titles over a scroll view of pages", version: "as published",
        sourceFiles: ["titleScrollView", "contentScrollView"],
        departures: [
            "Known fault, put right: the article leaves the last label out of the drag by an off-by-one; here it lights up like the others.",
            "Known fault, put right: with few titles the article's greatest offset is negative and scrolls them out of place; here it is 0.",
            "The width of a label is the tab's, which the scale of the selected title does not change.",
        ])

    static let segmented = PresetDescription(
        name: "segmented", summary: "A compact segmented control whose line moves when the page has settled",
        library: "BCLCommunitySegmentView, from an article on a segmented control of one's own for iOS",
        version: "as published", sourceFiles: ["BCLCommunitySegmentView", "BCLCommunityView"],
        departures: [
            "The article's buttons run out of the bar when they are few and wide; here the first stands no further in than there is room."
        ])
}
