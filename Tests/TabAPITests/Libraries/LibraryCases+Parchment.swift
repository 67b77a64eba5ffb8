extension LibraryCase {
    static let parchment: [LibraryCase] = [
        LibraryCase(
            name: "rechsteiner/Parchment: distanceCentered", preset: "parchment", tabs: .widths([100, 100, 500]),
            settings: #""bar": {"width": 500, "insets": {"leading": 300}, "sizing": {"mode": "content"}}"#,
            state: #"{"offset": 250, "phase": "dragging", "barOffset": 100}"#, expected: [("/bar/offset", 150)],
            tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: distanceCenteredToAlreadyCentered", preset: "parchment",
            tabs: .widths([100, 100, 650]),
            settings: #""bar": {"width": 400, "insets": {"leading": 150}, "sizing": {"mode": "content"}}"#,
            state: #"{"offset": 200, "phase": "dragging", "barOffset": 100}"#, expected: [("/bar/offset", 100)],
            tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: distanceLeft", preset: "parchment", tabs: .widths([100, 100]),
            settings:
                #""bar": {"width": 1e-09, "scrollTo": "start", "sizing": {"mode": "content"}}, "pager": {"pageWidth": 100}"#,
            state: #"{"offset": 50, "phase": "dragging", "barOffset": 0}"#, expected: [("/bar/offset", 50)],
            tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: distanceLeftWithContentOffset", preset: "parchment",
            tabs: .widths([100, 100]),
            settings:
                #""bar": {"width": 1e-09, "scrollTo": "start", "sizing": {"mode": "content"}}, "pager": {"pageWidth": 100}"#,
            state: #"{"offset": 50, "phase": "dragging", "barOffset": 50}"#, expected: [("/bar/offset", 75)],
            tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: distanceRightWithItemsBetween", preset: "parchment",
            tabs: .widths([100, 100, 100, 300]),
            settings:
                #""bar": {"width": 500, "insets": {"leading": 400}, "scrollTo": "end", "sizing": {"mode": "content"}}"#,
            state: #"{"barOffset": 0}"#, event: #""event": {"type": "tap", "index": 2}"#,
            expected: [("/bar/offset", 200)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: contentScrolled backward at 0.1", preset: "parchment", tabs: .plain(8),
            settings: #""bar": {"width": 100, "scrollTo": "start", "sizing": {"mode": "fixed", "width": 50}}"#,
            state: #"{"offset": 190, "phase": "dragging", "selected": 2, "barOffset": 100}"#,
            expected: [("/bar/offset", 95)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: contentScrolled onward at 0.2", preset: "parchment", tabs: .plain(8),
            settings: #""bar": {"width": 100, "scrollTo": "start", "sizing": {"mode": "fixed", "width": 50}}"#,
            state: #"{"offset": 220, "phase": "dragging", "selected": 2, "barOffset": 100}"#,
            expected: [("/bar/offset", 110)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: contentFinishedScrollingWithUpcomingItem", preset: "parchment",
            tabs: .plain(8),
            settings: #""bar": {"width": 100, "scrollTo": "start", "sizing": {"mode": "fixed", "width": 50}}"#,
            state: #"{"offset": 50, "phase": "dragging", "barOffset": 0}"#, event: #""event": {"type": "settle"}"#,
            expected: [("/selection/index", 1), ("/bar/offset", 50)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: contentFinishedScrollingWihtoutUpcomingItem", preset: "parchment",
            tabs: .plain(8),
            settings: #""bar": {"width": 100, "scrollTo": "start", "sizing": {"mode": "fixed", "width": 50}}"#,
            state: #"{"offset": -50, "phase": "settled"}"#, expected: [("/selection/index", 0)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: finished/cancel scrolling, to the end", preset: "parchment", tabs: .plain(8),
            settings: #""bar": {"width": 100, "scrollTo": "start", "sizing": {"mode": "fixed", "width": 50}}"#,
            state: #"{"offset": 0, "phase": "settled", "selected": 1}"#, expected: [("/selection/index", 0)],
            tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: visuallySelectedPagingItem at 0.3", preset: "parchment", tabs: .plain(2),
            settings: #""bar": {"width": 100}"#, state: #"{"offset": 30.0, "phase": "dragging"}"#,
            expected: [("/selection/index", 0)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: visuallySelectedPagingItem at -0.6", preset: "parchment", tabs: .plain(2),
            settings: #""bar": {"width": 100}"#, state: #"{"offset": -60.0, "phase": "dragging"}"#,
            expected: [("/selection/index", 0)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: visuallySelectedPagingItem at 0.5", preset: "parchment", tabs: .plain(2),
            settings: #""bar": {"width": 100}"#, state: #"{"offset": 50.0, "phase": "dragging"}"#,
            expected: [("/selection/index", 0)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: visuallySelectedPagingItem at 0.51", preset: "parchment", tabs: .plain(2),
            settings: #""bar": {"width": 100}"#, state: #"{"offset": 51.0, "phase": "dragging"}"#,
            expected: [("/selection/index", 1)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForItemSizeFixed", preset: "parchment", tabs: .plain(3),
            settings: #""bar": {"sizing": {"mode": "fixed", "width": 100}, "width": 100}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 100), ("/tabs/1/x", 100), ("/tabs/1/right", 200),
                ("/tabs/2/x", 200), ("/tabs/2/right", 300),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFit on 375", preset: "parchment", tabs: .plain(3),
            settings: #""bar": {"width": 375, "sizing": {"minWidth": 10}}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 125), ("/tabs/1/x", 125), ("/tabs/1/right", 250),
                ("/tabs/2/x", 250), ("/tabs/2/right", 375),
            ], tolerance: 0.5),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForHorizontalMenuAlignment on 375", preset: "parchment",
            tabs: .plain(3),
            settings: #""bar": {"width": 375, "sizing": {"mode": "fixed", "width": 10}, "alignment": "center"}"#,
            expected: [
                ("/tabs/0/x", 172.5), ("/tabs/0/right", 182.5), ("/tabs/1/x", 182.5), ("/tabs/1/right", 192.5),
                ("/tabs/2/x", 192.5), ("/tabs/2/right", 202.5),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFit on 390", preset: "parchment", tabs: .plain(3),
            settings: #""bar": {"width": 390, "sizing": {"minWidth": 10}}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 130), ("/tabs/1/x", 130), ("/tabs/1/right", 260),
                ("/tabs/2/x", 260), ("/tabs/2/right", 390),
            ], tolerance: 0.5),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFitWhenMinWidthExtendsOutside on 390",
            preset: "parchment", tabs: .plain(3), settings: #""bar": {"width": 390, "sizing": {"minWidth": 390}}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 390), ("/tabs/1/x", 390), ("/tabs/1/right", 780),
                ("/tabs/2/x", 780), ("/tabs/2/right", 1170),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFit on 430", preset: "parchment", tabs: .plain(3),
            settings: #""bar": {"width": 430, "sizing": {"minWidth": 10}}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 143.333333333), ("/tabs/1/x", 143.333333333),
                ("/tabs/1/right", 286.666666667), ("/tabs/2/x", 286.666666667), ("/tabs/2/right", 430),
            ], tolerance: 0.5),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForHorizontalMenuAlignment on 430", preset: "parchment",
            tabs: .plain(3),
            settings: #""bar": {"width": 430, "sizing": {"mode": "fixed", "width": 10}, "alignment": "center"}"#,
            expected: [
                ("/tabs/0/x", 200), ("/tabs/0/right", 210), ("/tabs/1/x", 210), ("/tabs/1/right", 220),
                ("/tabs/2/x", 220), ("/tabs/2/right", 230),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForItemSizeSelfSizing", preset: "parchment",
            tabs: .widths([50, 100, 150]), settings: #""bar": {"sizing": {"mode": "content"}, "width": 100}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 50), ("/tabs/1/x", 50), ("/tabs/1/right", 150), ("/tabs/2/x", 150),
                ("/tabs/2/right", 300),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: cellFramesForItemSizeToFitWhenUsingSizeDelegate", preset: "parchment",
            tabs: .widths([50, 50, 50]), settings: #""bar": {"sizing": {"mode": "content"}, "width": 100}"#,
            expected: [
                ("/tabs/0/x", 0), ("/tabs/0/right", 50), ("/tabs/1/x", 50), ("/tabs/1/right", 100), ("/tabs/2/x", 100),
                ("/tabs/2/right", 150),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: indicatorFrameWithInsets", preset: "parchment", tabs: .plain(3),
            settings:
                #""bar": {"height": 50, "sizing": {"mode": "fixed", "width": 100}}, "indicator": {"height": 10, "inset": 20, "outerInsets": {"leading": 20, "trailing": 20}}"#,
            expected: [
                ("/indicator/x", 20), ("/indicator/right", 100), ("/indicator/y", 20), ("/indicator/bottom", 30),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: tweening at 1", preset: "parchment", tabs: .widths([200, 100]),
            settings:
                #""bar": {"width": 300, "sizing": {"mode": "content"}}, "indicator": {"outerInsets": {"leading": 50, "trailing": 50}}"#,
            state: #"{"offset": 300, "phase": "dragging"}"#,
            expected: [("/indicator/x", 200), ("/indicator/width", 50)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: tweening at 0.75", preset: "parchment", tabs: .widths([200, 100]),
            settings:
                #""bar": {"width": 300, "sizing": {"mode": "content"}}, "indicator": {"outerInsets": {"leading": 50, "trailing": 50}}"#,
            state: #"{"offset": 225.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 162.5), ("/indicator/width", 75)], tolerance: 1e-06),
        LibraryCase(
            name: "rechsteiner/Parchment: tweening at 0.9", preset: "parchment", tabs: .widths([200, 100]),
            settings:
                #""bar": {"width": 300, "sizing": {"mode": "content"}}, "indicator": {"outerInsets": {"leading": 50, "trailing": 50}}"#,
            state: #"{"offset": 270.0, "phase": "dragging"}"#,
            expected: [("/indicator/x", 185), ("/indicator/width", 60)], tolerance: 1e-06),
    ]
}
