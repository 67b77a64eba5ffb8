import TabLayout
import Testing

// The listings of the article on iOS, as they stand there.

struct TabBarDriver {
    let configuration: Configuration
    private(set) var state: ScrollState
    private var running: (transition: Transition, start: Double)?

    init(_ configuration: Configuration, selected: Int) {
        self.configuration = configuration
        state = ScrollState(selected: selected)
    }

    /// The pager is at `offset`. Times are in milliseconds.
    mutating func pagerScrolled(to offset: Double, phase: ScrollPhase, at time: Double) throws -> Layout {
        interrupt(at: time)
        state.offset = Coordinate(offset).map { .distance($0) } ?? state.offset
        state.phase = phase
        state.indicator = nil
        let layout = try Layout(configuration, at: state)
        state.selected = layout.selection.index
        state.barOffset = Coordinate(layout.bar.offset)
        return layout
    }

    /// The user has scrolled the strip of titles to `offset`.
    mutating func stripScrolled(to offset: Double, at time: Double) {
        interrupt(at: time)
        state.barOffset = Coordinate(offset)
    }

    mutating func tapped(_ index: Int, at time: Double) throws {
        interrupt(at: time)
        let transition = try Transition(configuration, from: state, event: .tap(index))
        state = transition.state
        running = (transition, time)
    }

    /// What to show now; nil when nothing moves by itself.
    func frame(at time: Double) -> TransitionFrame? {
        guard let running, time - running.start < running.transition.duration else { return nil }
        return running.transition.frame(at: time - running.start)
    }

    private mutating func interrupt(at time: Double) {
        guard let running else { return }
        if time - running.start < running.transition.duration {
            state = ScrollState(during: running.transition, at: time - running.start)
        }
        self.running = nil
    }
}

@MainActor
func show(_ layout: Layout, strip: UIScrollView, labels: [UILabel], line: UIView) {
    strip.contentSize = CGSize(width: layout.bar.contentWidth, height: layout.configuration.bar.height.value)
    strip.contentOffset = CGPoint(x: layout.bar.offset, y: 0)
    layout.forEachTab { index, tab in
        labels[index].frame = CGRect(x: tab.x, y: 0, width: tab.width, height: tab.height)
    }
    if let indicator = layout.indicator {
        line.frame = CGRect(x: indicator.x, y: indicator.y, width: indicator.width, height: indicator.height)
        line.alpha = indicator.opacity
    }
}

@MainActor
func show(_ frame: TransitionFrame, strip: UIScrollView, pages: UIScrollView, line: UIView) {
    strip.contentOffset = CGPoint(x: frame.barOffset, y: 0)
    pages.contentOffset = CGPoint(x: frame.pagerOffset, y: 0)
    if let indicator = frame.indicator {
        line.frame = CGRect(x: indicator.x, y: line.frame.minY, width: indicator.width, height: line.frame.height)
        line.alpha = indicator.opacity
    }
}

// Stand-ins for the members of UIKit that these use.

struct CGPoint: Equatable { var x: Double, y: Double }
struct CGSize: Equatable { var width: Double, height: Double }
struct CGRect: Equatable {
    var x: Double, y: Double, width: Double, height: Double
    var minY: Double { y }
}
@MainActor
class UIView {
    var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    var alpha = 1.0
}
final class UILabel: UIView {}
final class UIScrollView: UIView {
    var contentSize = CGSize(width: 0, height: 0)
    var contentOffset = CGPoint(x: 0, y: 0)
}

@MainActor
struct PhoneListings {
    private let strip = UIScrollView()
    private let pages = UIScrollView()
    private let line = UIView()
    private let labels = [UILabel(), UILabel(), UILabel()]

    private func driver(selected: Int) throws -> TabBarDriver {
        let settings = Preset.underline.settings
        return TabBarDriver(
            try Configuration(
                tabs: [Tab(), Tab(), Tab()], bar: settings.bar, indicator: settings.indicator, title: settings.title,
                pager: settings.pager, motion: settings.motion), selected: selected)
    }

    @Test func `a swipe is drawn under the finger`() throws {
        var driver = try driver(selected: 0)
        show(
            try driver.pagerScrolled(to: 400, phase: .dragging, at: 0), strip: strip, labels: labels, line: line)
        expectClose([line.frame.x, line.frame.y, line.frame.width], [470 / 3.0, 48, 60])
        expectClose(labels.map(\.frame.x), [0, 320 / 3.0, 640 / 3.0])
        #expect(driver.state.selected == 1 && strip.contentSize == CGSize(width: 320, height: 50))
    }

    @Test func `a tap is played to its end`() throws {
        var driver = try driver(selected: 0)
        show(try Layout(driver.configuration, at: driver.state), strip: strip, labels: labels, line: line)
        try driver.tapped(2, at: 1000)
        show(try #require(driver.frame(at: 1125)), strip: strip, pages: pages, line: line)
        // `ease` has come 0.8024 of the way in half of the time.
        expectClose(pages.contentOffset.x, 640 * 0.802403, tolerance: 1e-5)
        #expect(line.frame.y == 48 && line.frame.height == 2)
        #expect(driver.frame(at: 1250) == nil && driver.state.selected == 2)
    }

    @Test func `a tap starts from where the user has scrolled the strip`() throws {
        let settings = Preset.titles.settings
        var driver = TabBarDriver(
            try Configuration(
                tabs: Array(repeating: Tab(), count: 6), bar: settings.bar, indicator: settings.indicator,
                title: settings.title, pager: settings.pager, motion: settings.motion), selected: 0)
        driver.stripScrolled(to: 200, at: 0)
        try driver.tapped(2, at: 100)
        #expect(driver.frame(at: 100)?.barOffset == 200)
        #expect(driver.state.barOffset?.value == 62.5)
    }

    @Test func `a tap and a finger take over where the first tap is`() throws {
        var driver = try driver(selected: 0)
        try driver.tapped(2, at: 0)
        let seen = try #require(driver.frame(at: 100))
        try driver.tapped(1, at: 100)
        #expect(driver.frame(at: 100)?.indicator?.x == seen.indicator?.x)
        #expect(driver.frame(at: 100)?.pagerOffset == seen.pagerOffset)
        let held = try driver.pagerScrolled(to: seen.pagerOffset, phase: .dragging, at: 100)
        #expect(driver.frame(at: 100) == nil)
        expectClose(held.indicator?.x ?? 0, seen.indicator?.x ?? 1)
    }
}
