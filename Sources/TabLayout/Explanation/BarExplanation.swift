extension Layout {
    /// How wide the content is, where the strip stands and how far it can be scrolled, and what is out of view.
    var barExplanations: [Explanation] {
        let (frame, bar) = (self.bar, configuration.bar)
        let exceeds = strip.contentWidth > strip.viewportWidth
        let content: [Explanation.Step] = [
            .init(.tabs, StripRoom(strip.widths, count: strip.count, in: bar).tabs),
            .init(.spacing, bar.spacing.value * Double(max(strip.count - 1, 0))),
            .init(.insets, bar.insets.leading.value + bar.insets.trailing.value),
            .init(.viewportWidth, strip.viewportWidth),
        ]
        return [
            Explanation(.contentWidth, frame.contentWidth, exceeds ? .exceedsViewport : .fitsViewport, content),
            explanation(.barOffset, offset: frame.offset, StepTrace { _ = barEnd($0) }),
        ] + limitExplanations(frame) + viewExplanations(frame.view)
    }

    private func limitExplanations(_ frame: BarFrame) -> [Explanation] {
        let end: [Explanation.Step] = [
            .init(.contentWidth, strip.contentWidth), .init(.viewportWidth, strip.viewportWidth),
        ]
        guard scrolling.destination == .centerWithInsets, strip.count > 0 else {
            // Seen from either side they are the same.
            return [
                Explanation(.minOffset, frame.minOffset, .startOfContent, []),
                Explanation(.maxOffset, frame.maxOffset, .endOfContent, end),
            ]
        }
        let first = StepTrace(.firstTabCentered) { _ = scrolling.wanted(for: 0, $0) }
        let last = StepTrace(.lastTabCentered) {
            _ = scrolling.wanted(for: strip.count - 1, $0)
            $0.note(end)
        }
        return [
            explanation(.minOffset, offset: frame.minOffset, mirror.isActive ? last : first),
            explanation(.maxOffset, offset: frame.maxOffset, mirror.isActive ? first : last),
        ]
    }
}
