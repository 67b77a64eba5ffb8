import TabLayout
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The presets of Android's libraries against the libraries' formulas, said again here.
struct AndroidFormulaTests {
    static let seeds = 0..<200 as Range<UInt64>

    /// TabLayout: half of the two tabs' widths times the part of the page that is gone, added to what centres the first; the
    /// scroll view then keeps it within the content. Its whole pixels are left out.
    @Test(arguments: seeds, [Preset.androidScrollable, .androidMaterial3Scrollable])
    func `the strip is where the scroll of a tab puts it`(_ seed: UInt64, _ preset: Preset) throws {
        var scene = LibraryScene(preset, seed: seed)
        let position = scene.position()
        let (index, part) = (Int(position), position - position.rounded(.down))
        let next = index + 1 < scene.count ? scene.widths[index + 1] : 0
        let shift = 0.5 * (scene.widths[index] + next) * part
        let content = max(scene.viewport, scene.widths.reduce(0, +))
        let left = scene.lefts[index]
        let base = left + scene.widths[index] / 2 - scene.viewport / 2
        expectClose(
            try scene.parts.layout(position: position, selected: index).bar.offset,
            bounded(base + shift, 0, scene.greatest), "seed \(seed)")
        // Read from the right, a tab's left edge is the rest of the content, and the shift goes to the left.
        scene.parts.bar.direction = .rightToLeft
        let mirrored = content - left - scene.widths[index] / 2 - scene.viewport / 2 - shift
        expectClose(
            try scene.parts.layout(position: position, selected: index).bar.offset,
            bounded(mirrored, 0, scene.greatest), "seed \(seed), from right to left")
    }

    /// ElasticTabIndicatorInterpolator over calculateTabViewContentBounds: at least 24 around the middle of the tab.
    @Test(arguments: seeds)
    func `the line stretches between the bounds of the content`(_ seed: UInt64) throws {
        var scene = LibraryScene(.androidMaterial3Scrollable, seed: seed)
        let position = scene.position()
        let (index, part) = (Int(position), position - position.rounded(.down))
        func bounds(_ index: Int) -> (left: Double, right: Double) {
            let middle = scene.lefts[index] + scene.widths[index] / 2
            let half = max(24, scene.labels[index]) / 2
            return (middle - half, middle + half)
        }
        let (slow, fast) = (1 - cos(part * .pi / 2), sin(part * .pi / 2))
        let (start, end) = (bounds(index), bounds(min(index + 1, scene.count - 1)))
        let isRightward = start.left < end.left
        let left = lerp(start.left, end.left, isRightward ? slow : fast)
        let right = lerp(start.right, end.right, isRightward ? fast : slow)
        let line = try #require(try scene.parts.layout(position: position, selected: index).indicator)
        // Where a wide label is followed by a narrow one far inside it, the edges cross: nothing is to be seen.
        guard right > left else { return }
        expectClose([line.x, line.x + line.width], [left, right], "seed \(seed)")
    }

    /// onPageScrolled while the pager settles: the strip is moved only toward the page, or on the selected one.
    @Test(arguments: seeds)
    func `while it settles the strip does not go back`(_ seed: UInt64) throws {
        var scene = LibraryScene(.androidScrollable, seed: seed)
        let (position, selected, current) = (scene.position(), scene.index(), scene.offset())
        let index = Int(position)
        let target = try scene.parts.layout(position: position, selected: selected).bar.offset
        let moves =
            (index < selected && target >= current) || (index > selected && target <= current) || index == selected
        expectClose(
            try scene.parts.layout(position: position, .decelerating, selected: selected, barOffset: .of(current)).bar
                .offset, moves ? target : current, "seed \(seed)")
    }

    /// SlidingTabIndicator.onMeasure under the gravity center: all as wide as the widest where 16 are left on both sides, else
    /// filling.
    @Test(arguments: seeds)
    func `few tabs are as wide as the widest`(_ seed: UInt64) throws {
        var scene = LibraryScene(.android, seed: seed)
        for index in scene.parts.tabs.indices { scene.parts.tabs[index].width = nil }
        scene.parts.bar.sizing = .auto(
            NaturalWidth(padding: 12), Fit(gutter: 16, fitting: .widest, otherwise: .equal))
        scene.parts.bar.alignment = .center
        let widest = scene.labels.reduce(0) { max($0, $1 + 24) }
        let count = Double(scene.count)
        let fits = widest * count <= scene.viewport - 32
        let width = fits ? widest : scene.viewport / count
        let strip = try scene.parts.layout().strip
        expectClose(strip.widths, Array(repeating: width, count: scene.count), "seed \(seed): the widths")
        expectClose(strip.lefts[0], fits ? (scene.viewport - widest * count) / 2 : 0, "seed \(seed): the first")
    }

    /// MagicIndicator: every place is a mixture of two tabs', of which those beyond the ends are copies of the end tabs.
    @Test(arguments: seeds)
    func `magic tabs beyond the ends are copies`(_ seed: UInt64) throws {
        var scene = LibraryScene(.magicIndicator, seed: seed)
        let position = scene.random.length(in: -1...(Double(scene.count))) + scene.part()
        let page = Int(position.rounded(.down))
        let part = position - Double(page)
        func frame(_ page: Int) -> (left: Double, right: Double) {
            let edge = min(max(page, 0), scene.count - 1)
            let left = scene.lefts[edge] + Double(page - edge) * scene.widths[edge]
            return (left, left + scene.widths[edge])
        }
        let (from, to) = (frame(page), frame(page + 1))
        let layout = try scene.parts.layout(position: position, selected: 0)
        let line = try #require(layout.indicator)
        let edges = [lerp(from.left, to.left, part), lerp(from.right, to.right, part)]
        expectClose([line.x, line.x + line.width], edges, "seed \(seed): the line")
        // The strip stops with the pages.
        let inside = bounded(position, 0, Double(scene.count - 1))
        let (first, rest) = (Int(inside), inside - inside.rounded(.down))
        let (start, end) = (frame(first), frame(first + 1))
        let middle = lerp((start.left + start.right) / 2, (end.left + end.right) / 2, rest)
        expectClose(
            layout.bar.offset, bounded(middle - scene.viewport * 0.5, 0, scene.greatest), "seed \(seed): the strip")
    }
}

extension LibraryScene {
    mutating func part() -> Double { random.isOnce(in: 3) ? 0 : Double.random(in: 0..<1, using: &random) }
}
