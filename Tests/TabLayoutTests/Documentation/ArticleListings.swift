import TabLayout
import Testing

/// The listings of the articles in TabLayout.docc, line by line as they stand there, and what the articles say of their results.
/// `script/docs` finds each listing in this folder.
struct ArticleListings {
    private let configuration: Configuration

    init() throws {
        let settings = Preset.underline.settings
        let configuration = try Configuration(
            tabs: [Tab(), Tab(), Tab()], bar: settings.bar, indicator: settings.indicator, title: settings.title,
            pager: settings.pager, motion: settings.motion)
        self.configuration = configuration
    }

    @Test func `the life of a tap`() throws {
        let shown = try Layout(configuration, at: ScrollState(selected: 0))
        let line = shown.indicator  // x 23.33, width 60: in the middle of the first tab
        #expect(shown.animation == nil)
        expectClose([shown.tab(0).width, line?.x ?? 0, line?.width ?? 0], [320 / 3.0, 70 / 3.0, 60])

        let tap = try Transition(configuration, from: shown.state, event: .tap(2))
        let animation = try #require(tap.animation)
        expectClose(animation.indicator.map(\.x), [70 / 3.0, 710 / 3.0])
        #expect(animation.pager.map(\.scrollOffset) == [0, 640])
        #expect(animation.timing == Timing(duration: 250, easing: .ease))
        #expect(animation.bar.isEmpty && animation.titles.isEmpty)

        let seen = tap.frame(at: 100)  // 100 ms after the start
        #expect(seen.progress > 0 && seen.progress < 1)
        let next = tap.state  // on page 2, selected 2, nothing moves
        #expect(next == ScrollState(offset: .page(2), selected: 2, barOffset: 0))
    }

    @Test func `again, and on a tab that is disabled`() throws {
        var bar = Preset.titles.settings.bar
        bar.sizing = .fixed(width: 200)
        let settings = Preset.titles.settings
        let configuration = try Configuration(
            tabs: [Tab(), Tab(), Tab(isEnabled: false)], bar: bar, indicator: settings.indicator,
            title: settings.title, pager: settings.pager, motion: settings.motion)
        let pushed = ScrollState(selected: 1, barOffset: 0)
        let again = try Transition(configuration, from: pushed, event: .tap(1))
        #expect(again.animation?.bar.map(\.scrollOffset) == [0, 112.5])
        #expect(again.animation?.titles.isEmpty == true && again.animation?.pager.isEmpty == true)
        let refused = try Transition(configuration, from: pushed, event: .tap(2))
        #expect(refused.animation == nil && refused.state == pushed)
    }

    @Test func `how the strip follows`() throws {
        func barOffset(_ follow: StripFollow) throws -> Double {
            var bar = Preset.titles.settings.bar
            bar.follow = follow
            let settings = Preset.titles.settings
            let configuration = try Configuration(
                tabs: Array(repeating: Tab(), count: 6), bar: bar, indicator: settings.indicator, title: settings.title,
                pager: settings.pager, motion: settings.motion)
            let halfway = ScrollState(offset: .distance(562.5), phase: .dragging, selected: 1, barOffset: 40)
            return try Layout(configuration, at: halfway).bar.offset
        }
        #expect(try StripFollow.allCases.map(barOffset) == [31.25, 12.5, 51.25, 40])
    }

    @Test(arguments: [
        (ScrollDestination.center, Direction.leftToRight, [0, 0, 62.5, 162.5, 225, 225]),
        (.center, .rightToLeft, [225, 225, 162.5, 62.5, 0, 0]),
        (.centerWithInsets, .leftToRight, [-137.5, -37.5, 62.5, 162.5, 262.5, 362.5]),
    ])
    func `where six tabs are brought to`(to: ScrollDestination, direction: Direction, offsets: [Double]) throws {
        var bar = Preset.titles.settings.bar
        (bar.scrollTo, bar.direction) = (to, direction)
        let settings = Preset.titles.settings
        let configuration = try Configuration(
            tabs: Array(repeating: Tab(), count: 6), bar: bar, indicator: settings.indicator, title: settings.title,
            pager: settings.pager, motion: settings.motion)
        let targets = try (0..<6).map { try Layout(configuration, at: ScrollState(selected: $0)).bar.offset }
        #expect(targets == offsets)
    }

    @Test func `a tap while another one is under way`() throws {
        let first = try Transition(configuration, from: ScrollState(selected: 0), event: .tap(2))
        let now = ScrollState(during: first, at: 100)
        let second = try Transition(configuration, from: now, event: .tap(0))
        let seen = first.frame(at: 100)
        let start = try #require(second.animation)
        #expect(start.indicator.first?.x == seen.indicator?.x)
        expectClose(start.indicator.last?.x ?? 0, 70 / 3.0)
        #expect(start.pager.map(\.scrollOffset) == [seen.pagerOffset, 0])
    }

    /// The place of everything that moves on is the place that was seen, to the last bit.
    @Test(arguments: [UInt64](1...200))
    func `whatever is interrupted goes on from where it is`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        for _ in 0..<10 {
            guard scene.count > 0 else { return }
            let first = try scene.parts.transition(scene.event(), from: scene.state())
            let time = scene.part() * first.duration
            let seen = first.frame(at: time)
            let second = try scene.parts.transition(scene.event(), from: ScrollState(during: first, at: time))
            guard let animation = second.animation, animation.timing.duration.value > 0 else { continue }
            if let start = animation.indicator.first {
                #expect(start.x == seen.indicator?.x && start.width == seen.indicator?.width, "seed \(seed)")
            }
            if let start = animation.bar.first { #expect(start.scrollOffset == seen.barOffset, "seed \(seed)") }
            if let start = animation.pager.first { #expect(start.scrollOffset == seen.pagerOffset, "seed \(seed)") }
        }
    }
}

extension ScrollState {
    /// What is on the screen `time` milliseconds into a transition.
    init(during transition: Transition, at time: Double) {
        let seen = transition.frame(at: time)
        self.init(
            offset: Coordinate(seen.pagerOffset).map { .distance($0) }, phase: .programmatic,
            selected: transition.selection.index, barOffset: Coordinate(seen.barOffset))
        if let line = seen.indicator, let x = Coordinate(line.x), let width = Length(line.width) {
            indicator = IndicatorExtent(x: x, width: width)
        }
    }
}
