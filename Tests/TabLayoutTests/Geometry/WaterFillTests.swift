import TabLayout
import Testing

/// The widths of `fill` against XLPagerTabStrip's rule, written down as that has it: share out equally, let the labels that
/// need more keep what they need, share the rest among the others, and go on until no more labels need more.
struct WaterFillTests {
    /// The widths of labels that need `needs` of `room`.
    private func iterated(_ needs: [Double], room: Double) -> [Double] {
        var share = room / Double(needs.count)
        var large = 0
        while true {
            let wider = needs.filter { $0 > share }
            guard wider.count > large, wider.count < needs.count else { break }
            large = wider.count
            share = (room - wider.reduce(0, +)) / Double(needs.count - large)
        }
        return needs.map { max($0, share) }
    }

    @Test(arguments: [UInt64](1...300))
    func `shares are those of the iteration`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let count = Int.random(in: 1...12, using: &random)
        let natural = random.naturalWidth()
        var parts = Parts(tabs: count)
        let labels = (0..<count).map { _ in random.length(in: 0...160) }
        parts.tabs = labels.map { Tab(labelWidth: .of($0)) }
        let insets = Insets(leading: .of(random.length(in: 0...30)), trailing: .of(random.length(in: 0...30)))
        parts.bar = Bar(
            width: .of(random.length(in: 60...1200)), spacing: .of(random.length(in: 0...12)), insets: insets,
            sizing: .fill(natural))
        let taken = insets.leading.value + insets.trailing.value + parts.bar.spacing.value * Double(count - 1)
        let room = parts.bar.width.value - taken
        let padding = natural.padding.leading.value + natural.padding.trailing.value
        let needs = labels.map {
            min(max($0 + padding, natural.minimum.value), natural.maximum?.value ?? .infinity)
        }
        let strip = try parts.layout().strip
        expectClose(strip.widths, iterated(needs, room: room), "seed \(seed): the widths")
        // Where the labels fit they fill the viewport to the end, and never make it scroll by a rounding error.
        let sum = strip.widths.reduce(0, +)
        if needs.reduce(0, +) <= room {
            expectClose(sum, room, "seed \(seed): the sum")
            #expect(strip.maxOffset == 0, "seed \(seed)")
        } else {
            expectClose(strip.maxOffset, needs.reduce(0, +) - room, "seed \(seed): the greatest offset")
        }
    }

    @Test(arguments: [1, 3, 7, 21, 999, 10_000], [320.0, 375, 390, 411.428571, 1e7])
    func `a filled strip does not scroll`(_ count: Int, _ width: Double) throws {
        var random = SplitMix64(seed: UInt64(count))
        var parts = Parts(tabs: count)
        parts.tabs = (0..<count).map { _ in
            Tab(labelWidth: .of(Double.random(in: 0...(width / Double(count)), using: &random)))
        }
        for sizing in [Sizing.fill(NaturalWidth(padding: 0)), .auto(NaturalWidth(padding: 0))] {
            parts.bar = Bar(width: .of(width), sizing: sizing)
            let strip = try parts.layout().strip
            #expect(strip.maxOffset == 0 && strip.contentWidth == width)
            #expect(strip.tab(count - 1).right <= width * (1 + 1e-12))
        }
    }
}
