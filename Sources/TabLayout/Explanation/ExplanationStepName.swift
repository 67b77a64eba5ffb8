extension Explanation {
    /// What a step is. Lengths are in units, positions in pages, and fractions from 0 to 1.
    public enum StepName: Sendable, Equatable, CaseIterable {
        // MARK: The selection and the pages

        case pagerOffset, pageWidth, position, fraction
        case previous, index, threshold, velocity
        case page, preload

        // MARK: The strip

        /// The widths, the gaps and the insets of all tabs together, and what scrolls.
        case viewportWidth, tabs, spacing, insets, contentWidth
        /// Where the strip stands, as far as is known, and the least and the greatest offset that it can have.
        case current, minOffset, maxOffset
        /// An offset that a strip which must not scroll back does not take.
        case refused
        /// The offset at which it is asked what is in view.
        case offset
        /// Of a tab: the offset at which it is where it should be, and that within the limits.
        case wanted, target
        /// What of the viewport is left aside, and the space kept beside a tab that is brought into view.
        case leadingPadding, trailingPadding, margin
        /// The middle of what is left of the viewport.
        case viewportMiddle

        // MARK: The tabs

        case count, minimum, maximum, factor
        case ownWidth, fixedWidth, labelWidth, padding
        /// What a tab needs for its label, and the width below which none falls.
        case needed, share
        /// What decides whether the tabs fit: the width of the widest, what it is compared with, or the most tabs that fit.
        case widest, available, countLimit
        /// The tabs with widths of their own together, and the number of the others.
        case ownWidths, sharing
        case leadingInset, free, lead, widthsBefore, tabsBefore, gap
        /// The edges of a tab, its middle and its width.
        case left, right, middle, width

        // MARK: The titles

        case selected, normal, emphasis

        // MARK: The indicator

        /// What it keeps free at the ends of its tab.
        case leadingEnd, trailingEnd
        /// Its place on a tab, or on a phantom of the edge tab `pagesBeyond` times `stride` further on.
        case restLeft, restWidth
        case stride, pagesBeyond
        /// How far the edges are on their ways.
        case leadingProgress, trailingProgress
        case pressed
        case barHeight, height, inset
        case start, end

        // MARK: What is seen

        /// Seen from right to left: what is left of the content, or of its scrolling, on the other side.
        case mirrored
        case pixelRatio
        /// The edges on the lines of the grid.
        case roundedStart, roundedEnd
    }
}
