extension Explanation {
    /// What a step is. Lengths are in units, positions in pages, and fractions from 0 to 1.
    public enum StepName: Sendable, Equatable, CaseIterable {
        // MARK: The selection and the pages

        /// How far the pager is scrolled, in units.
        case pagerOffset
        /// The width of a page.
        case pageWidth
        /// The scroll position of the pager.
        case position
        /// The way from one tab to the next that is done.
        case fraction
        /// The tab that was selected before.
        case previous
        /// The tab that is selected.
        case index
        /// The part of a page after which the selection changes.
        case threshold
        /// The velocity of the pager, in units per millisecond.
        case velocity
        /// A page; in the pager by its index, among the colours by its position.
        case page
        /// How many pages are kept on each side of those on the screen.
        case preload

        // MARK: The strip

        /// The width of the bar, of which the strip is seen through.
        case viewportWidth
        /// The widths of all tabs together.
        case tabs
        /// The gaps of all tabs together.
        case spacing
        /// The insets of both ends together.
        case insets
        /// The width of what scrolls.
        case contentWidth
        /// Where the strip stands, as far as is known.
        case current
        /// The least offset that the strip can have.
        case minOffset
        /// The greatest offset that the strip can have.
        case maxOffset
        /// An offset that a strip which must not scroll back does not take.
        case refused
        /// The offset at which it is asked what is in view, or that is then kept within the limits.
        case offset
        /// Of a tab: the offset at which it is where it should be.
        case wanted
        /// Of a tab: `wanted`, kept within the limits.
        case target
        /// What of the viewport is left aside at its start.
        case leadingPadding
        /// What of the viewport is left aside at its end.
        case trailingPadding
        /// The space kept beside a tab that is brought into view.
        case margin
        /// The middle of what is left of the viewport.
        case viewportMiddle

        // MARK: The tabs

        /// How many tabs, or colours, there are.
        case count
        /// The least width.
        case minimum
        /// The greatest width.
        case maximum
        /// What a width is multiplied by.
        case factor
        /// The width that a tab has of its own.
        case ownWidth
        /// The width that tabs, or the indicator, have by the configuration.
        case fixedWidth
        /// The width of the tab's label.
        case labelWidth
        /// The padding of both sides of a label together.
        case padding
        /// What a tab needs for its label.
        case needed
        /// The width below which no tab falls, or what each gap has of the room that is left.
        case share
        /// The width that the widest tab needs.
        case widest
        /// What that is compared with, times the tabs.
        case available
        /// The most tabs that fit.
        case countLimit
        /// The widths of the tabs with one of their own, together.
        case ownWidths
        /// The number of the other tabs.
        case sharing
        /// The inset before the first tab.
        case leadingInset
        /// The room that the tabs leave in the viewport.
        case free
        /// What of that is before the first tab.
        case lead
        /// The widths of the tabs before this one, together.
        case widthsBefore
        /// The number of tabs before this one.
        case tabsBefore
        /// The gap between two tabs.
        case gap
        /// The left edge of a tab.
        case left
        /// The right edge of a tab.
        case right
        /// The middle of a tab.
        case middle
        /// The width of a tab, or of the indicator.
        case width

        // MARK: The titles

        /// What a title has with full emphasis.
        case selected
        /// What a title has without emphasis.
        case normal
        /// How much emphasis the title has.
        case emphasis

        // MARK: The indicator

        /// What it keeps free at the start of its tab.
        case leadingEnd
        /// What it keeps free at the end of its tab.
        case trailingEnd
        /// The left edge at rest, on a tab or on a phantom of the edge tab.
        case restLeft
        /// The width at rest.
        case restWidth
        /// From one phantom of the edge tab to the next.
        case stride
        /// How many phantoms lie between, with the fraction.
        case pagesBeyond
        /// The part of its way that the leading edge has done.
        case leadingProgress
        /// The part of its way that the trailing edge has done.
        case trailingProgress
        /// By how much the edge of the strip has pressed it together.
        case pressed
        /// The height of the bar.
        case barHeight
        /// The height of the indicator.
        case height
        /// How far it is from the edge of the bar.
        case inset
        /// The colour on the tab before.
        case start
        /// The colour on the tab after.
        case end

        // MARK: What is seen

        /// Seen from right to left: what is left of the content, or of its scrolling, on the other side.
        case mirrored
        /// Pixels per unit.
        case pixelRatio
        /// The first edge on a line of the grid.
        case roundedStart
        /// The second edge on a line of the grid.
        case roundedEnd
    }
}
