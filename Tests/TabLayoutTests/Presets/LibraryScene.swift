import TabLayout

/// A random bar under a library's preset, whose tabs bring widths of their own, and the numbers that the library's formulas
/// start from. Everything follows from the seed.
struct LibraryScene {
    var parts: Parts
    let widths: [Double]
    let labels: [Double]
    var random: SplitMix64

    init(_ preset: Preset, seed: UInt64, widths range: ClosedRange<Double> = 20...180, count: ClosedRange<Int> = 1...9)
    {
        var random = SplitMix64(seed: seed)
        let tabs = Int.random(in: count, using: &random)
        let widths = (0..<tabs).map { _ in random.length(in: range) }
        let labels = widths.map { $0 * Double.random(in: 0...0.8, using: &random) }
        parts = Parts(preset, tabs: tabs)
        parts.tabs = zip(widths, labels).map { Tab(labelWidth: .of($1), width: .of($0)) }
        let width = random.length(in: 120...700)
        parts.bar.width = .of(width)
        parts.pager.pageWidth = .of(width)
        self.widths = widths
        self.labels = labels
        self.random = random
    }

    var count: Int { widths.count }
    var viewport: Double { parts.bar.width.value }

    /// Where each tab starts, with these insets and spacing.
    var lefts: [Double] {
        var left = parts.bar.insets.leading.value
        return widths.map { width in
            defer { left += width + parts.bar.spacing.value }
            return left
        }
    }

    /// How far the strip can be scrolled.
    var greatest: Double {
        let end = (lefts.last ?? 0) + (widths.last ?? 0) + parts.bar.insets.trailing.value
        return max(0, end - viewport)
    }

    /// The tabs stand at the start, as where a library's formula has no other place for them.
    mutating func alignStart() { parts.bar.alignment = .start }

    /// A position between two pages, or on one.
    mutating func position() -> Double {
        let page = Double(Int.random(in: 0..<count, using: &random))
        return random.isOnce(in: 4) ? page : min(page + Double.random(in: 0...1, using: &random), Double(count - 1))
    }

    mutating func index() -> Int { Int.random(in: 0..<count, using: &random) }

    /// Somewhere the strip can be.
    mutating func offset() -> Double { Double.random(in: 0...1, using: &random) * greatest }

    /// Where the strip is after a tap on a tab, from `offset`.
    func tap(_ index: Int, from offset: Double) throws -> Double {
        let state = parts.state(
            position: 0, .idle, selected: index == 0 && count > 1 ? 1 : 0, barOffset: .of(offset))
        return try parts.transition(.tap(index), from: state).end.bar.offset
    }
}

/// x from 0 to y, as libraries write it.
func lerp(_ from: Double, _ to: Double, _ part: Double) -> Double { from + (to - from) * part }

func bounded(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }
