extension PresetDescription {
    static let flutter = PresetDescription(
        name: "flutter", summary: "Flutter's primary tabs: equal, over an elastic line as wide as its label",
        library: library, version: "18c5dad", sourceFiles: files, departures: common + elastic)

    static let flutterScrollable = PresetDescription(
        name: "flutter-scrollable",
        summary: "Flutter's scrollable primary tabs: as wide as their labels, 52 in from the leading edge",
        library: library, version: "18c5dad", sourceFiles: files,
        departures: common + elastic + [
            "The library's fault of not counting the 52 before the first tab when it centres one is reproduced, by a scrollPadding of 104; a bar without that start offset sets insets.leading and scrollPadding.leading to 0."
        ])

    static let flutterSecondary = PresetDescription(
        name: "flutter-secondary",
        summary: "Flutter's secondary tabs: equal, over a line as wide as its tab that passes every tab between",
        library: library, version: "18c5dad", sourceFiles: files, departures: common)

    private static let library: StaticString = "flutter/flutter"

    private static let files: [StaticString] = [
        "packages/flutter/lib/src/material/tabs.dart", "packages/flutter/lib/src/material/tab_controller.dart",
        "packages/flutter/lib/src/widgets/page_view.dart",
    ]

    private static let common: [StaticString] = [
        Departure.phone,
        "Flutter solves its curves within a thousandth of the time, so that its places during an animation are up to 0.45 units beside those of the exact curve; here the curve is exact.",
        "A drag that skips more than a page at once selects the nearest page in the library and the nearer neighbour of the page begun on here; a page that stands exactly in view is selected.",
        "The heights of labels and tabs are not worked out: a bar with taller labels sets its height, 2 more than its tabs.",
        "A line drawn with square caps is answered as what is seen, half its height longer at both ends than its end points.",
        "The page that the pager passes on a tap further away is not swapped for its neighbour; the pages between go by.",
        "After the selected tab is removed the next one takes over, which in the library is the one at the same index, or the last.",
    ]

    private static let elastic: [StaticString] = [
        "With the library's indicatorAnimation linear, set stretch linear and path through."
    ]
}
