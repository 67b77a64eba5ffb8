extension PresetDescription {
    static let parchment = PresetDescription(
        name: "parchment",
        summary: "Parchment: tabs of at least 150 and a strip that is drawn along from wherever it stands",
        library: "rechsteiner/Parchment", version: "dfb23ea",
        sourceFiles: [
            "Parchment/Classes/PagingController.swift", "Parchment/Classes/PagingCollectionViewLayout.swift",
            "Parchment/Classes/PagingIndicatorLayoutAttributes.swift", "Parchment/Structs/PagingDistance.swift",
            "Parchment/Structs/PagingOptions.swift",
        ],
        departures: [
            Departure.phone,
            "Tabs whose width depends on the selection, from a size delegate, are not expressed: a tab has one width.",
            "Exactly half way back the page before is not taken when the gesture ends: a half is rounded to the later page, in the library to the page that is scrolled to.",
            "The strip needs an upcoming tab to be drawn along; more than a page away it follows the pager evenly.",
            "A tap has 300 ms ease-in-out for UIKit's own animation of the pages, which is not published.",
            Departure.uiKitPager,
            "A menu without end, whose tabs come from a data source, is not expressed: all tabs are given.",
            "The selectedScrollPosition center, under which also the end tabs are centred, is scrollTo centerWithInsets; left and right are start and end.",
        ])
}
