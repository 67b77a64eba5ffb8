extension PresetDescription {
    static let jxSegmented = PresetDescription(
        name: "jxsegmented", summary: "JXSegmentedView: titles at even distances over a line that follows the drag",
        library: "pujiaxin33/JXSegmentedView", version: "fbbf965",
        sourceFiles: [
            "Sources/Core/JXSegmentedView.swift", "Sources/Core/JXSegmentedBaseDataSource.swift",
            "Sources/Title/JXSegmentedTitleDataSource.swift",
            "Sources/Indicator/JXSegmentedIndicatorBaseView.swift",
            "Sources/Indicator/JXSegmentedIndicatorLineView.swift",
        ],
        departures: [
            Departure.phone,
            "Of the styles of the line, lengthen is stretch worm; lengthenOffset, whose trailing edge creeps by 10 while the leading one goes, is not among the stretches.",
            "The dot line, the two lines, the ball, the triangle and several indicators at once are not expressed: there is one rectangle.",
            "Tabs do not grow with the zoom of their title: a tab's width does not depend on the selection.",
            "The thickness of a selected title is a font weight, not a stroke.",
            Departure.oneClock,
            "A tap during an animation is taken; the library waits for its end.",
            "UIKit moves the pages on a curve of its own; motion.settle is the clock of the strip, which follows the selection.",
        ])
}
