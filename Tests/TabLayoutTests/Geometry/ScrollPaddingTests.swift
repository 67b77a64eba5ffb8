import Testing

@testable import TabLayout

/// Ends of the viewport that are left aside when a tab is brought into it.
struct ScrollPaddingTests {
    struct Target: Row {
        var name: String { "\(destination), \(padding.leading.value) and \(padding.trailing.value) aside" }
        let destination: ScrollDestination
        let padding: Insets
        /// The offset for each of six tabs of 100 on 375, from 0.
        let offsets: [Double]
    }

    /// With 104 aside at the leading end what is left is 271 wide, and its middle is at 239.5: 52 behind 187.5.
    static let targets = [
        Target(destination: .center, padding: Insets(leading: 104), offsets: [0, 0, 10.5, 110.5, 210.5, 225]),
        Target(destination: .center, padding: Insets(trailing: 75), offsets: [0, 0, 100, 200, 225, 225]),
        Target(
            destination: .center, padding: Insets(leading: 30, trailing: 30), offsets: [0, 0, 62.5, 162.5, 225, 225]),
        Target(destination: .start, padding: Insets(leading: 40, trailing: 90), offsets: [0, 60, 160, 225, 225, 225]),
        Target(destination: .end, padding: Insets(leading: 40, trailing: 90), offsets: [0, 0, 15, 115, 215, 225]),
        Target(destination: .nearest, padding: Insets(leading: 40, trailing: 90), offsets: [0, 0, 15, 115, 215, 225]),
        Target(destination: .none, padding: Insets(leading: 40, trailing: 90), offsets: [0, 0, 0, 0, 0, 0]),
        // 200 and 400 have room for 125 and 250: the middle of nothing is at 125.
        Target(
            destination: .center, padding: Insets(leading: 200, trailing: 400), offsets: [0, 25, 125, 225, 225, 225]),
        // A tab that is wider than what is left shows its leading edge there.
        Target(
            destination: .nearest, padding: Insets(leading: 200, trailing: 400), offsets: [0, 0, 75, 175, 225, 225]),
    ]

    @Test(arguments: targets)
    func `a tab is brought into what is left`(_ row: Target) throws {
        let parts = Parts.scrolling.changed {
            $0.bar.scrollTo = row.destination
            $0.bar.scrollPadding = row.padding
        }
        for index in 0..<6 {
            let state = parts.state(position: 0, .idle, selected: index == 0 ? 5 : 0, barOffset: 0)
            expectClose(
                try parts.transition(.tap(index), from: state).end.bar.offset, row.offsets[index], "tab \(index)")
        }
    }

    /// A strip that may be scrolled beyond its content goes as far as its end tabs need: 50 − 239.5 and 550 − 239.5.
    @Test func `with insets the middle of what is left is that of the end tabs too`() throws {
        let parts = Parts.scrolling.changed {
            $0.bar.scrollTo = .centerWithInsets
            $0.bar.scrollPadding.leading = 104
        }
        let bar = try parts.layout(position: 0, selected: nil).bar
        expectClose([bar.offset, bar.minOffset, bar.maxOffset], [-189.5, -189.5, 310.5], "the offsets")
    }

    @Test(arguments: 0..<400 as Range<UInt64>)
    func `it is as if the viewport were what is left of it`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let widths = (0..<Int.random(in: 1...8, using: &random)).map { _ in random.length(in: 0...200) }
        let width = random.length(in: 50...600)
        let lead = random.length(in: 0...width / 2)
        let trail = random.length(in: 0...width / 2.1)
        var bar = Bar(
            width: .of(width), sizing: .fixed(width: 0), scrollTo: random.one(of: ScrollDestination.allCases),
            scrollMargin: .of(random.length(in: 0...60)))
        let tabs = widths.map { Tab(width: .of($0)) }
        let current = random.length(in: 0...widths.reduce(0, +))
        func scrolling(_ current: Double) -> StripScrolling {
            // The content is wider than either viewport, so that the offset given is kept.
            let long = tabs + [Tab(width: .of(width * 3))]
            return StripScrolling(strip: TabStrip(tabs: long, bar: bar), bar: bar, current: current, selected: nil)
        }
        bar.scrollPadding = Insets(leading: .of(lead), trailing: .of(trail))
        let padded = scrolling(current)
        bar.scrollPadding = Insets()
        bar.width = .of(width - lead - trail)
        let narrow = scrolling(current + lead)
        for index in tabs.indices {
            expectClose(
                padded.wanted(for: index), narrow.wanted(for: index) - lead, "seed \(seed), tab \(index)")
        }
    }
}
