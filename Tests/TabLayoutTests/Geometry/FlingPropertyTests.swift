import TabLayout
import Testing

/// What is true of every fling.
struct FlingPropertyTests {
    private struct Fling {
        var rule: FlingRule
        var count: Int
        var start: Int?
        var position: Double
        var velocity: Double
        var isEnabled: [Bool]

        init(_ random: inout SplitMix64, enabled: Bool = false) {
            rule = random.one(of: FlingRule.allCases)
            count = Int.random(in: 1...8, using: &random)
            start = random.isOnce(in: 8) ? nil : Int.random(in: 0..<count, using: &random)
            position = random.length(in: -1...Double(count))
            let scale = random.one(of: [0, 0.01, 0.2, 1, 20, 1e30, 1.7e308])
            velocity = Double.random(in: -1...1, using: &random) * scale
            isEnabled = (0..<count).map { _ in enabled || Bool.random(using: &random) }
        }

        func target(skip: Bool = false) throws -> Int? {
            var parts = Parts(tabs: count)
            for index in 0..<count { parts.tabs[index].isEnabled = isEnabled[index] }
            parts.pager.fling = rule
            parts.pager.skipDisabled = skip
            let state = parts.state(position: position, selected: start)
            return try parts.transition(.fling(.of(velocity)), from: state).selection.index
        }

        var mirrored: Fling {
            var copy = self
            copy.start = start.map { count - 1 - $0 }
            copy.position = Double(count - 1) - position
            copy.velocity = -velocity
            copy.isEnabled = isEnabled.reversed()
            return copy
        }
    }

    @Test(arguments: [UInt64](1...100))
    func `the page exists, and where pages are skipped it is enabled`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let fling = Fling(&random)
            let target = try #require(try fling.target())
            #expect((0..<fling.count).contains(target), "seed \(seed): \(fling)")
            let skipped = try #require(try fling.target(skip: true))
            #expect(fling.isEnabled[skipped] || !fling.isEnabled.contains(true), "seed \(seed): \(fling)")
            if fling.isEnabled[target] { #expect(skipped == target, "seed \(seed): \(fling)") }
        }
    }

    @Test(arguments: [UInt64](1...100))
    func `uikit goes at most one page from the start, and never past a page in view`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            var fling = Fling(&random)
            fling.rule = .uiKit
            let target = try #require(try fling.target())
            if let start = fling.start {
                #expect(abs(target - start) <= 1, "seed \(seed): \(fling)")
            } else if (0...Double(fling.count - 1)).contains(fling.position) {
                #expect(abs(Double(target) - fling.position) <= 1, "seed \(seed): \(fling)")
            }
        }
    }

    @Test(arguments: FlingRule.allCases)
    func `without a velocity a page that stands where it began stays`(_ rule: FlingRule) throws {
        var random = SplitMix64(seed: 7)
        for index in 0..<8 {
            var fling = Fling(&random)
            (fling.rule, fling.count, fling.velocity) = (rule, 8, 0)
            fling.isEnabled = Array(repeating: true, count: 8)
            (fling.start, fling.position) = (index, Double(index))
            #expect(try fling.target() == index)
        }
    }

    /// Seen from the other end everything is the same, but for exact halves (rounded upward) and ViewPager's exact 0.6. So
    /// the positions here are no whole numbers, at which Flutter's half a page ends in a half, and random fractions.
    @Test(arguments: [UInt64](1...100))
    func `both directions are alike`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            var fling = Fling(&random, enabled: true)
            if fling.start == nil { fling.start = 0 }
            fling.position = Double.random(in: -1...Double(fling.count), using: &random)
            let target = try #require(try fling.target())
            #expect(try fling.mirrored.target() == fling.count - 1 - target, "seed \(seed): \(fling)")
        }
    }

    /// The faster the fling, the further the page, as far as the velocity alone rules.
    @Test(arguments: [UInt64](1...60))
    func `a faster fling never goes less far`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for rule in [FlingRule.uiKit, .flutter, .projection, .viewPager] {
            var fling = Fling(&random)
            fling.rule = rule
            var last = -1
            for velocity in [-1e300, -3, -0.5, -0.1, 0, 0.1, 0.5, 3, 1e300] {
                fling.velocity = velocity
                let target = try #require(try fling.target())
                #expect(target >= last, "seed \(seed): \(fling)")
                last = target
            }
        }
    }
}
