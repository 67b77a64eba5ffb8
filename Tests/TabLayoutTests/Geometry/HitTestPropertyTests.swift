import Testing

@testable import TabLayout

/// Hit tests of random bars against a model that looks at every tab.
struct HitTestPropertyTests {
    /// The rule said another way: a tab whose own place it is, else the nearest one whose target reaches it and from which
    /// no tab that cannot be touched separates it.
    static func model(_ layout: Layout, at x: Double, minimum: Double) -> Int? {
        let tabs = (0..<layout.strip.count).map(layout.strip.tab)
        let place = layout.bar.offset + x
        if let own = tabs.lastIndex(where: { $0.left <= place && place < $0.right }) {
            return layout.isOpen(own) ? own : nil
        }
        var best: (index: Int, distance: Double)?
        for index in tabs.indices {
            let slop = max(0, (minimum - tabs[index].width) / 2)
            let isBefore = tabs[index].right <= place
            let distance = isBefore ? place - tabs[index].right : tabs[index].left - place
            guard isBefore ? distance < slop : distance <= slop else { continue }
            let way = tabs.indices.filter {
                isBefore ? $0 >= index && tabs[$0].left <= place : $0 <= index && tabs[$0].left > place
            }
            guard way.allSatisfy(layout.isOpen) else { continue }
            // Of tabs of no width in one place the one next to the point; half way between two the later.
            let isNearer = best.map { nearest in
                let wasBefore = tabs[nearest.index].right <= place
                return distance < nearest.distance || (distance == nearest.distance && wasBefore)
            }
            if isNearer ?? true { best = (index, distance) }
        }
        return best?.index
    }

    /// A bar of tabs between nothing and 90 wide, a quarter of them of no width, some disabled, somewhere on its way.
    static func layout(_ random: inout SplitMix64, _ direction: Direction = .leftToRight) throws -> Layout {
        var parts = Parts(.titles, tabs: Int.random(in: 0...12, using: &random))
        let isUniform = random.isOnce(in: 4)
        for index in parts.tabs.indices {
            if !isUniform { parts.tabs[index].width = random.isOnce(in: 4) ? 0 : .of(random.length(in: 0...90)) }
            parts.tabs[index].isEnabled = !random.isOnce(in: 5)
        }
        parts.bar = Bar(
            width: .of(random.length(in: 1...400)), height: 50,
            spacing: random.isOnce(in: 3) ? 0 : .of(random.length(in: 0...60)),
            insets: Insets(leading: .of(random.length(in: 0...60))),
            sizing: .fixed(width: .of(random.length(in: 0...60))), alignment: random.one(of: Alignment.allCases),
            direction: direction)
        return try parts.layout(
            at: ScrollState(
                selected: parts.tabs.isEmpty ? nil : 0, barOffset: .of(random.length(in: -20...400))))
    }

    @Test(arguments: [UInt64](1...400))
    func `as the model has it`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let layout = try Self.layout(&random)
        for _ in 0..<60 {
            var x = random.length(in: -5...(layout.strip.viewportWidth + 5))
            // Often just where a rule changes: at an edge, at the end of a target of 48, or half way to the next tab.
            if layout.strip.count > 1, random.isOnce(in: 2) {
                let index = Int.random(in: 1..<layout.strip.count, using: &random)
                let (tab, other) = (layout.strip.tab(index), layout.strip.tab(index - 1))
                x = random.one(of: [
                    tab.left, tab.right, tab.middle - 24, tab.middle + 24, (other.right + tab.left) / 2,
                ])
                x -= layout.bar.offset
            }
            let minimum = random.one(of: [0.0, 24, 48, 96])
            let isInside = x >= 0 && x < layout.strip.viewportWidth
            let expected = isInside ? Self.model(layout, at: x, minimum: minimum) : nil
            let hit = layout.tab(at: ViewportPoint(x: .of(x), y: 25), minimumTarget: .of(minimum))
            #expect(hit == expected, "seed \(seed): at \(x), at least \(minimum)")
        }
    }

    @Test(arguments: [UInt64](1...400))
    func `the mirror image is hit at the mirrored point`(_ seed: UInt64) throws {
        var (random, other) = (SplitMix64(seed: seed), SplitMix64(seed: seed))
        let left = try Self.layout(&random)
        var right = try Self.layout(&other, .rightToLeft)
        let image = MirrorImage(left.strip)
        right = try Layout(right.configuration, at: image.state(left.state))
        for _ in 0..<60 {
            // Not on a whole number, where a rounding error would decide.
            let x = Double(Int.random(in: 0..<400, using: &random)) + 0.378
            let expected = left.tab(at: ViewportPoint(x: .of(x), y: 0), minimumTarget: 48)
            let point = ViewportPoint(x: .of(left.strip.viewportWidth - x), y: 0)
            #expect(right.tab(at: point, minimumTarget: 48) == expected, "seed \(seed): at \(x)")
        }
    }
}

extension Layout {
    /// Whether a tab is in view and enabled.
    fileprivate func isOpen(_ index: Int) -> Bool { tab(index).isVisible && configuration.tabs[index].isEnabled }
}
