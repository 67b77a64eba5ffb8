import TabLayout
import Testing

/// Numbers that the caller gave, or that no arithmetic touches, come out as they went in, to the last bit.
struct ExactnessTests {
    @Test(arguments: 1...40)
    func `an indicator's own width is kept at every position`(_ count: Int) throws {
        for width in [320.0, 375, 390, 393, 411.428571] {
            let parts = Parts(tabs: count).changed {
                $0.bar.width = .of(width)
                $0.indicator?.width = .fixed(0.7)
            }
            for step in -4...(8 * count) {
                let frame = try #require(try parts.layout(position: Double(step) / 8).indicator)
                #expect(frame.width == 0.7, "at \(Double(step) / 8) on \(width)")
            }
        }
    }

    @Test(arguments: [UInt64](1...20))
    func `a tab's own width is kept`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var parts = Parts(.titles, tabs: 0)
        parts.tabs = (0..<50).map { _ in Tab(width: .of(Double.random(in: 0...200, using: &random))) }
        parts.indicator = Indicator(width: .tab, follow: .selection)
        for index in parts.tabs.indices {
            let layout = try parts.layout(at: ScrollState(selected: index))
            #expect(layout.tab(index).width == parts.tabs[index].width?.value, "seed \(seed), tab \(index)")
            #expect(layout.indicator?.width == parts.tabs[index].width?.value, "seed \(seed), tab \(index)")
            #expect(layout.indicator?.x == layout.tab(index).x, "seed \(seed), tab \(index)")
        }
    }

    @Test(arguments: [UInt64](1...20))
    func `an interrupted animation starts exactly where it was drawn`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let parts = Parts.scrolling
        for _ in 0..<200 {
            let x = Double.random(in: -100...700, using: &random)
            let width = Double.random(in: 0...200, using: &random)
            let offset = Double.random(in: -50...300, using: &random)
            let state = parts.state(
                position: 2.3, .programmatic, selected: 2, barOffset: .of(offset), indicator: .of(x, width))
            let transition = try parts.transition(.tap(4), from: state)
            #expect(transition.animation?.indicatorExtents.first == [x, width], "seed \(seed)")
            #expect(transition.animation?.barOffsets.first == offset, "seed \(seed)")
            #expect(transition.animation?.pagerOffsets.first == 2.3 * 375, "seed \(seed)")
            let frame = transition.frame(at: 0)
            #expect(frame.indicator?.x == x && frame.indicator?.width == width && frame.barOffset == offset)
        }
    }
}
