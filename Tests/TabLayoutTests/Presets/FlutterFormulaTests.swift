import TabLayout
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The presets of Flutter and of React Native against the libraries' formulas, said again here.
struct FlutterFormulaTests {
    static let seeds = 0..<200 as Range<UInt64>

    /// _tabCenteredScrollOffset: the middle of the tab, of which the start offset of 52 is no part, less half a viewport; while
    /// dragging, evenly between the targets of the selected tab and its neighbour.
    @Test(arguments: seeds, [Direction.leftToRight, .rightToLeft])
    func `the strip follows from one kept target to the next`(_ seed: UInt64, _ direction: Direction) throws {
        var scene = LibraryScene(.flutterScrollable, seed: seed)
        scene.parts.bar.direction = direction
        let start = scene.index()
        let value = bounded(Double(start) + Double.random(in: -1...1, using: &scene.random), 0, Double(scene.count - 1))
        func target(_ index: Int) -> Double {
            let middle = scene.widths[..<index].reduce(0, +) + scene.widths[index] / 2
            return bounded(middle - scene.viewport / 2, 0, scene.greatest)
        }
        let neighbour = value < Double(start) ? max(start - 1, 0) : min(start + 1, scene.count - 1)
        let expected = lerp(target(start), target(neighbour), abs(value - Double(start)))
        let bar = try scene.parts.layout(position: value, selected: start).bar
        expectClose(
            direction == .leftToRight ? bar.offset : bar.maxOffset - bar.offset, expected, "seed \(seed)")
    }

    /// The elastic drag: between the tab at the ceiling of the value and the one before it.
    @Test(arguments: seeds)
    func `the line stretches between the labels`(_ seed: UInt64) throws {
        var scene = LibraryScene(.flutterScrollable, seed: seed, count: 2...9)
        let value = scene.position()
        let to = max(1, Int(value.rounded(.up)))
        let part = 1 - (Double(to) - value)
        func label(_ index: Int) -> (left: Double, right: Double) {
            let left = scene.lefts[index] + (scene.widths[index] - scene.labels[index]) / 2
            return (left, left + scene.labels[index])
        }
        let (start, end) = (label(to - 1), label(to))
        let (slow, fast) = (1 - cos(part * .pi / 2), sin(part * .pi / 2))
        let isRightward = start.left < end.left
        let left = lerp(start.left, end.left, isRightward ? slow : fast)
        let right = lerp(start.right, end.right, isRightward ? fast : slow)
        guard right > left else { return }
        let line = try #require(try scene.parts.layout(position: value, selected: to).indicator)
        expectClose([line.x, line.x + line.width], [left, right], "seed \(seed)")
    }

    /// A tap moves the value from one index to the other, and the line passes every tab between.
    @Test(arguments: seeds)
    func `the secondary line passes every tab`(_ seed: UInt64) throws {
        var scene = LibraryScene(.flutterSecondary, seed: seed, count: 2...9)
        scene.parts.bar.sizing = .content(NaturalWidth())
        let (from, to) = (scene.index(), scene.index())
        guard from != to else { return }
        let state = scene.parts.state(position: Double(from), .idle, selected: from)
        let transition = try scene.parts.transition(.tap(to), from: state)
        for time in [0.0, 60, 140, 220, 299] {
            let value = lerp(Double(from), Double(to), Easing.ease.progress(at: time / 300))
            let page = min(Int(value), scene.count - 2)
            let part = value - Double(page)
            let frame = try #require(transition.frame(at: time).indicator)
            expectClose(
                [frame.x, frame.width],
                [
                    lerp(scene.lefts[page], scene.lefts[page + 1], part),
                    lerp(scene.widths[page], scene.widths[page + 1], part),
                ], tolerance: 1e-6, "seed \(seed), \(time) ms")
        }
    }

    /// getTranslateX and the centring of react-native-tab-view, with a gap and padding.
    @Test(arguments: seeds)
    func `native tabs are interpolated from a table`(_ seed: UInt64) throws {
        var scene = LibraryScene(.reactNativeTabView, seed: seed)
        scene.parts.bar.sizing = .content(NaturalWidth(padding: 10))
        scene.parts.bar.spacing = .of(scene.random.length(in: 0...20))
        scene.parts.bar.insets.leading = .of(scene.random.length(in: 0...30))
        let index = scene.index()
        let (gap, padding) = (scene.parts.bar.spacing.value, scene.parts.bar.insets.leading.value)
        let before = scene.widths[..<index].reduce(0) { $0 + $1 + gap }
        let middle = before + scene.widths[index] / 2 + padding
        expectClose(
            try scene.tap(index, from: scene.offset()),
            bounded(middle - scene.viewport / 2, 0, scene.greatest), "seed \(seed): the strip")
        let position = bounded(scene.position() + scene.random.length(in: -1...1), -1, Double(scene.count))
        let inside = bounded(position, 0, Double(scene.count - 1))
        let (page, part) = (Int(inside), inside - inside.rounded(.down))
        let next = min(page + 1, scene.count - 1)
        let line = try #require(try scene.parts.layout(position: position, selected: 0).indicator)
        expectClose(
            [line.x, line.width],
            [lerp(scene.lefts[page], scene.lefts[next], part), lerp(scene.widths[page], scene.widths[next], part)],
            "seed \(seed): the line")
    }
}
