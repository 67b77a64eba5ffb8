import TabLayout
import Testing

/// What holds of every strip, whatever the configuration and the moment.
struct StripPropertyTests {
    static let seeds = [UInt64](1...300)

    @Test(arguments: seeds)
    func `tabs stand in order, inside the content, touching but for the gap`(_ seed: UInt64) throws {
        let scene = RandomScene(seed: seed)
        let strip = try scene.parts.layout(at: ScrollState(selected: nil)).strip
        #expect(strip.contentWidth >= strip.viewportWidth)
        let insets = scene.parts.bar.insets
        guard scene.count > 0 else { return }
        #expect(strip.tab(0).left >= insets.leading.value)
        let end = strip.tab(scene.count - 1).right
        #expect(end <= (strip.contentWidth - insets.trailing.value) + 1e-9 * strip.contentWidth, "seed \(seed)")
        #expect(strip.gap >= scene.parts.bar.spacing.value)
        for index in 0..<scene.count {
            #expect(strip.tab(index).width >= 0)
            if index > 0 { expectClose(strip.tab(index).left - strip.tab(index - 1).right, strip.gap, "seed \(seed)") }
        }
    }

    /// The strip is never out of its content, and what it shows is what the layout calls visible.
    @Test(arguments: seeds)
    func `the strip stays within its content`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        for _ in 0..<20 {
            let state = scene.state()
            let layout = try scene.parts.layout(at: state)
            #expect(layout.faults.isEmpty, "seed \(seed): \(state)")
            #expect(layout.bar.contentWidth == layout.strip.contentWidth)
            if scene.parts.bar.scrollTo == .centerWithInsets {
                #expect(layout.bar.minOffset <= 0 && layout.bar.maxOffset >= layout.strip.maxOffset, "seed \(seed)")
            } else {
                #expect(layout.bar.minOffset == 0 && layout.bar.maxOffset == layout.strip.maxOffset, "seed \(seed)")
            }
            for index in 0..<scene.count {
                let tab = layout.tab(index)
                let shown =
                    min(tab.x + tab.width, layout.bar.offset + layout.strip.viewportWidth)
                    - max(tab.x, layout.bar.offset)
                if abs(shown) > 1e-9 && tab.width > 1e-9 { #expect(tab.isVisible == (shown > 0), "seed \(seed)") }
            }
        }
    }

    @Test(arguments: seeds)
    func `the selected tab is centred unless the content ends`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.scrollTo = .center
        guard let index = scene.tab() else { return }
        for phase in ScrollPhase.allCases {
            let layout = try scene.parts.layout(position: Double(index), phase, selected: index)
            let bar = layout.bar
            let middle = layout.strip.tab(index).middle - bar.offset
            // The middle of what the scroll padding leaves of the viewport.
            let (lead, trail) = scene.parts.bar.cutPadding
            let half = (lead + layout.strip.viewportWidth - trail) / 2
            if bar.offset > 0 && bar.offset < bar.maxOffset {
                expectClose(middle, half, "seed \(seed): the middle of tab \(index)")
            } else if bar.maxOffset > 0 {
                let isKept = bar.offset == 0 ? middle <= half + 1e-9 : middle >= half - 1e-9
                #expect(isKept, "seed \(seed): tab \(index) could be nearer to the middle")
            }
        }
    }

    @Test(arguments: seeds)
    func `the least move shows the tab whole and moves no further`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.scrollTo = .nearest
        scene.parts.bar.scrollPadding = Insets()
        scene.parts.bar.follow = .selection
        guard let index = scene.tab(), scene.parts.tabs[index].isEnabled else { return }
        var state = scene.state()
        let strip = try scene.parts.layout(at: state).strip
        let current = Double.random(in: 0...strip.maxOffset.nextUp, using: &scene.random)
        state.barOffset = .of(min(current, strip.maxOffset))
        let offset = try scene.parts.transition(.tap(index), from: state).end.bar.offset
        let tab = strip.tab(index)
        guard tab.width <= strip.viewportWidth else {
            return expectClose(offset, min(tab.left, strip.maxOffset), "seed \(seed)")
        }
        let isWhole = tab.left >= offset - 1e-9 && tab.right <= offset + strip.viewportWidth + 1e-9
        #expect(isWhole, "seed \(seed): tab \(tab) at \(offset)")
        // It stays, or the tab has its margin, as far as there is room for one, on the side that it comes from.
        let margin = min(scene.parts.bar.scrollMargin.value, (strip.viewportWidth - tab.width) / 2)
        let edges = [tab.left - margin, tab.right + margin - strip.viewportWidth].map {
            min(max($0, 0), strip.maxOffset)
        }
        #expect(offset == state.barOffset?.value || edges.contains { isClose(offset, $0) }, "seed \(seed)")
    }
}
