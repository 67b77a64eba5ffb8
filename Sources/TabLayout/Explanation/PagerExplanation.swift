extension Layout {
    /// Where the pager stands, and which pages are seen, should exist and need not.
    var pagerExplanations: [Explanation] {
        let (frame, pageWidth) = (pager, configuration.pager.pageWidth)
        let offset: Explanation
        switch state.offset {
        case .distance: offset = Explanation(.pagerOffset, frame.offset, .givenOffset, [])
        case .page(let page):
            offset = Explanation(
                .pagerOffset, frame.offset, .onPage,
                [.init(.page, .index(page)), .init(.pageWidth, pageWidth.value)])
        }
        let seen = Explanation.Step(.position, position.value)
        let inside = Explanation.Step(.position, position.clamped(to: strip.count))
        let preload = Explanation.Step(.preload, Double(configuration.pager.preload))
        return [
            offset, Explanation(.visiblePages, .pages(Array(frame.visible)), .onScreen, [seen]),
            Explanation(.mountedPages, .pages(Array(frame.mounted)), .withinPreload, [inside, preload]),
            Explanation(.unmountedPages, .pages(frame.unmount), .beyondPreload, [inside, preload]),
        ]
    }
}
