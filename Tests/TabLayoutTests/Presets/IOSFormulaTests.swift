import TabLayout
import Testing

/// The presets of iOS libraries against the libraries' formulas, said again here.
struct IOSFormulaTests {
    static let seeds = 0..<200 as Range<UInt64>

    /// ButtonBarView.move: from one cell's frame and kept offset to the other's, of which those beyond the ends are copies.
    @Test(arguments: seeds, [ScrollDestination.center, .start, .end])
    func `a button bar moves between kept offsets`(_ seed: UInt64, _ alignment: ScrollDestination) throws {
        var scene = LibraryScene(.xlPagerTabStrip, seed: seed)
        scene.parts.bar.scrollTo = alignment
        let (left, right) = (scene.random.length(in: 0...30), scene.random.length(in: 0...30))
        scene.parts.bar.insets = Insets(leading: .of(left), trailing: .of(right))
        scene.parts.bar.scrollPadding = alignment == .center ? Insets() : scene.parts.bar.insets
        scene.parts.bar.spacing = 0
        let from = scene.index()
        let to = from + (Bool.random(using: &scene.random) ? 1 : -1)
        let progress = Double.random(in: 0...1, using: &scene.random)
        func frame(_ index: Int) -> (x: Double, width: Double) {
            let edge = min(max(index, 0), scene.count - 1)
            return (scene.lefts[edge] + Double(index - edge) * scene.widths[edge], scene.widths[edge])
        }
        func offset(_ cell: (x: Double, width: Double)) -> Double {
            let align: Double =
                switch alignment {
                case .start: left
                case .end: scene.viewport - right - cell.width
                default: (scene.viewport - cell.width) * 0.5
                }
            return min(scene.greatest, max(0, cell.x - align))
        }
        let (start, end) = (frame(from), frame(to))
        let position = lerp(Double(from), Double(to), progress)
        let layout = try scene.parts.layout(position: position, selected: from)
        let line = try #require(layout.indicator)
        expectClose(
            [line.x, line.width], [lerp(start.x, end.x, progress), lerp(start.width, end.width, progress)],
            "seed \(seed): the line")
        // The strip stops with the pages, as far as it would not be at its end.
        let last = (0..<scene.count).contains(to) ? offset(end) : offset(start)
        expectClose(layout.bar.offset, lerp(offset(start), last, progress), "seed \(seed): the strip")
        if abs(progress - 0.5) > 1e-9 {
            let selected = min(max(progress > 0.5 ? to : from, 0), scene.count - 1)
            #expect(layout.selection.index == selected, "seed \(seed)")
        }
    }

    /// JXSegmentedView: the line by halves (lengthen) or evenly, its width of an item and an increment.
    @Test(arguments: seeds, [Stretch.linear, .worm])
    func `a segmented line lengthens by halves`(_ seed: UInt64, _ stretch: Stretch) throws {
        var scene = LibraryScene(.jxSegmented, seed: seed, count: 2...9)
        scene.alignStart()
        scene.parts.indicator?.stretch = stretch
        let page = Int.random(in: 0..<scene.count - 1, using: &scene.random)
        let percent = Double.random(in: 0...1, using: &scene.random)
        let (left, leftWidth) = (scene.lefts[page], scene.widths[page])
        let (right, rightWidth) = (scene.lefts[page + 1], scene.widths[page + 1])
        let most = right - left + rightWidth
        var (x, width) = (lerp(left, right, percent), lerp(leftWidth, rightWidth, percent))
        if stretch == .worm {
            (x, width) =
                percent <= 0.5
                ? (left, lerp(leftWidth, most, percent * 2))
                : (lerp(left, right, (percent - 0.5) * 2), lerp(most, rightWidth, (percent - 0.5) * 2))
        }
        let line = try #require(
            try scene.parts.layout(position: Double(page) + percent, selected: page).indicator)
        expectClose([line.x, line.width], [x, width], "seed \(seed)")
    }

    /// Average spacing: where the items leave room, all distances, those at the ends too, are the same.
    @Test(arguments: seeds)
    func `few segments are at even distances`(_ seed: UInt64) throws {
        let scene = LibraryScene(.jxSegmented, seed: seed)
        let total = scene.widths.reduce(0, +) + 20 * Double(scene.count + 1)
        let spacing =
            total < scene.viewport
            ? (scene.viewport - scene.widths.reduce(0, +)) / Double(scene.count + 1) : 20
        var x = spacing
        for (index, width) in scene.widths.enumerated() {
            let layout = try scene.parts.layout(at: ScrollState(selected: index))
            expectClose(layout.tab(index).x, x, "seed \(seed), tab \(index)")
            expectClose(
                layout.bar.offset, bounded(x + width / 2 - scene.viewport / 2, 0, max(0, total - scene.viewport)),
                "seed \(seed): the strip at \(index)")
            x += width + spacing
        }
    }

    /// The selection changes when the pages are aligned, or more than one away.
    @Test(arguments: seeds)
    func `a segment is selected when the pages are aligned`(_ seed: UInt64) throws {
        var scene = LibraryScene(.jxSegmented, seed: seed)
        let (position, before) = (scene.position(), scene.index())
        let page = position.rounded(.down)
        var selected = before
        if position == page || abs(position - Double(before)) > 1 {
            selected = Int(position > Double(before) ? page : position.rounded(.up))
        }
        #expect(
            try scene.parts.layout(position: position, selected: before).selection.index == selected, "seed \(seed)")
    }

    /// PagingDistance and the state of a transition: the way is measured once and gone in proportion.
    @Test(arguments: seeds, [ScrollDestination.start, .center, .end])
    func `a paging menu goes its distance from where it stands`(
        _ seed: UInt64, _ destination: ScrollDestination
    ) throws {
        var scene = LibraryScene(.parchment, seed: seed, count: 2...9)
        scene.parts.bar.sizing = .content(NaturalWidth())
        scene.parts.bar.scrollTo = destination
        let (from, start) = (scene.index(), scene.offset())
        let to = from == 0 ? 1 : from == scene.count - 1 ? from - 1 : from + (scene.random.isOnce(in: 2) ? 1 : -1)
        let progress = Double.random(in: 0..<1, using: &scene.random)
        let (left, width) = (scene.lefts[to], scene.widths[to])
        var distance =
            switch destination {
            case .start: left - start
            case .end: left + width - (start + scene.viewport)
            default: left + width / 2 - (start + scene.viewport / 2)
            }
        // No further than the content reaches.
        distance = bounded(distance, -start, scene.greatest - start)
        let position = lerp(Double(from), Double(to), progress)
        let layout = try scene.parts.layout(position: position, selected: from, barOffset: .of(start))
        expectClose(layout.bar.offset, start + distance * progress, "seed \(seed): the strip")
        // Its line keeps 8 at the two outer ends.
        func line(_ index: Int) -> (x: Double, width: Double) {
            let (lead, trail) = (index == 0 ? 8.0 : 0, index == scene.count - 1 ? 8.0 : 0)
            return (scene.lefts[index] + lead, scene.widths[index] - lead - trail)
        }
        let indicator = try #require(layout.indicator)
        expectClose(
            [indicator.x, indicator.width],
            [lerp(line(from).x, line(to).x, progress), lerp(line(from).width, line(to).width, progress)],
            "seed \(seed): the line")
        #expect(layout.selection.index == (progress > 0.5 ? to : from), "seed \(seed)")
    }

    /// sizeToFit: an equal part of the menu, but at least the least width.
    @Test(arguments: [(1, 375.0), (2, 187.5), (3, 150), (7, 150)])
    func `a paging menu has tabs of at least 150`(_ count: Int, _ width: Double) throws {
        #expect(try Parts(.parchment, tabs: count).layout().strip.widths == Array(repeating: width, count: count))
    }

    /// TMBarViewFocusRect: the rectangle between two buttons, whose middle the bar keeps in its own, within the content.
    @Test(arguments: seeds)
    func `a focus rectangle leads the bar`(_ seed: UInt64) throws {
        var scene = LibraryScene(.tabman, seed: seed)
        let position = scene.position()
        let (page, part) = (Int(position), position - position.rounded(.down))
        let next = min(page + 1, scene.count - 1)
        let x = lerp(scene.lefts[page], scene.lefts[next], part)
        let width = lerp(scene.widths[page], scene.widths[next], part)
        let layout = try scene.parts.layout(position: position, selected: page)
        let line = try #require(layout.indicator)
        expectClose([line.x, line.width], [x, width], "seed \(seed): the line")
        expectClose(
            layout.bar.offset, bounded(x + width / 2 - scene.viewport / 2, 0, scene.greatest), "seed \(seed): the bar")
    }
}
