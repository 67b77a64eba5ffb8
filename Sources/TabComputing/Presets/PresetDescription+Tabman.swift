extension PresetDescription {
    static let tabman = PresetDescription(
        name: "tabman", summary: "Tabman's button bar: a line that passes every tab, always in the middle of the bar",
        library: "uias/Tabman", version: "b666020",
        sourceFiles: [
            "Sources/Tabman/Bar/BarView/TMBarView.swift", "Sources/Tabman/Bar/BarView/TMBarViewFocusRect.swift",
            "Sources/Tabman/Bar/BarView/TMBarViewUpdateHandler.swift",
        ],
        departures: [
            Departure.phone, Departure.phantom,
            "Of its overscroll, bounce is follow and none is clamp; its compress keeps the outer edge where this keeps the inner one.",
            "A line that is filled from the first tab on is not expressed.",
            "An unselected title is half transparent and fades to the selected colour, where the library fades the whole button.",
            "Pinned views at an end of the bar are scrollPadding there.",
            "Dots, chevrons and blocks are an indicator of a fixed width, and of the height of the bar.",
            "UIKit moves the pages on a curve of its own; motion is the 250 ms of the bar, ease-in-out.",
        ])
}
