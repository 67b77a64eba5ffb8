import TabLayout
import Testing

/// The presets of web libraries against the libraries' formulas, said again here.
struct WebFormulaTests {
    static let seeds = 0..<200 as Range<UInt64>

    /// MUI's scrollSelectedIntoView: by what a tab reaches out at the start, else by what it reaches out at the end; the
    /// browser keeps the strip within the content. A tab wider than the strip shows its start.
    @Test(arguments: seeds)
    func `a selected tab is scrolled into view`(_ seed: UInt64) throws {
        var scene = LibraryScene(.mui, seed: seed, widths: 20...260)
        let (index, scroll) = (scene.index(), scene.offset())
        let start = scene.lefts[index] - scroll
        let end = start + scene.widths[index]
        var next = scroll
        if start < 0 || scene.widths[index] > scene.viewport {
            next = scroll + start
        } else if end > scene.viewport {
            next = scroll + (end - scene.viewport)
        }
        expectClose(try scene.tap(index, from: scroll), bounded(next, 0, scene.greatest), "seed \(seed)")
    }

    /// material-web's scrollToTab: with 48 on both sides of the tab.
    @Test(arguments: seeds)
    func `a primary tab is scrolled to with a margin`(_ seed: UInt64) throws {
        var scene = LibraryScene(.materialWeb, seed: seed)
        let (index, scroll) = (scene.index(), scene.offset())
        // Where there is no room for both margins the library keeps the first, and the preset cuts both.
        guard scene.widths[index] + 96 <= scene.viewport else { return }
        let least = scene.lefts[index] - 48
        let most = scene.lefts[index] + scene.widths[index] - scene.viewport + 48
        let next = min(least, max(most, scroll))
        expectClose(try scene.tap(index, from: scroll), bounded(next, 0, scene.greatest), "seed \(seed)")
    }

    /// Its indicator: from where it was, moved and scaled to where it is, which undoes itself evenly under the curve.
    @Test(arguments: seeds)
    func `the primary line is moved and scaled`(_ seed: UInt64) throws {
        var scene = LibraryScene(.materialWeb, seed: seed, count: 2...9)
        let (from, to) = (scene.index(), scene.index())
        guard from != to else { return }
        let state = scene.parts.state(position: Double(from), .idle, selected: from)
        let transition = try scene.parts.transition(.tap(to), from: state)
        func rest(_ index: Int) -> (x: Double, width: Double) {
            (scene.lefts[index] + (scene.widths[index] - scene.labels[index]) / 2, scene.labels[index])
        }
        // Without a width there is nothing to scale.
        guard rest(to).width > 0.01 else { return }
        let curve = try #require(CubicBezier(x1: 0.3, y1: 0, x2: 0, y2: 1))
        for time in [0.0, 25, 100, 200] {
            let rest = (old: rest(from), new: rest(to))
            let part = 1 - Easing.cubicBezier(curve).progress(at: time / 250)
            let shift = (rest.old.x - rest.new.x) * part
            let scale = lerp(1, rest.old.width / rest.new.width, part)
            let frame = try #require(transition.frame(at: time).indicator)
            expectClose(
                [frame.x, frame.width], [rest.new.x + shift, rest.new.width * scale], tolerance: 1e-6,
                "seed \(seed), \(time) ms")
        }
    }

    /// Vant: the strip to L − (V − w)/2, which the browser keeps within the content, and the line of 40 around the middle.
    @Test(arguments: seeds)
    func `a title is centred, and so is the short line`(_ seed: UInt64) throws {
        var scene = LibraryScene(.vant, seed: seed, count: 6...12)
        // flex-grow: what the tabs leave is shared out equally.
        let free = max(0, scene.viewport - scene.widths.reduce(0, +)) / Double(scene.count)
        let index = scene.index()
        let left = scene.lefts[index] + Double(index) * free
        let width = scene.widths[index] + free
        expectClose(
            try scene.tap(index, from: scene.offset()),
            bounded(left - (scene.viewport - width) / 2, 0, scene.greatest), "seed \(seed): the strip")
        let line = try #require(
            try scene.parts.layout(position: Double(index), .idle, selected: index).indicator)
        // A line wider than its tab is as wide as the tab here.
        let short = min(40, scene.widths[index])
        expectClose([line.x, line.width], [left + width / 2 - short / 2, short], "seed \(seed): the line")
    }

    @Test func `up to five titles share the bar and need no labels`() throws {
        for count in 1...5 {
            let widths = try Parts(.vant, tabs: count).layout().strip.widths
            #expect(widths == Array(repeating: 375 / Double(count), count: count))
        }
        #expect(throws: ConfigurationConflict.labelWidthMissing(tab: 0)) { try Parts(.vant, tabs: 6).configuration() }
    }

    /// rc-tabs: the strip is moved by −t, as little as shows the tab, within [min(0, V − C), 0].
    @Test(arguments: seeds)
    func `the tab list moves as little as it must`(_ seed: UInt64) throws {
        var scene = LibraryScene(.rcTabs, seed: seed, widths: 20...110)
        let (index, scroll) = (scene.index(), scene.offset())
        var transform = -scroll
        let (left, right) = (scene.lefts[index], scene.lefts[index] + scene.widths[index])
        if left < -transform {
            transform = -left
        } else if right > -transform + scene.viewport {
            transform = -(right - scene.viewport)
        }
        transform = bounded(transform, -scene.greatest, 0)
        expectClose(try scene.tap(index, from: scroll), -transform, "seed \(seed)")
    }
}
