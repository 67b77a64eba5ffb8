import TabLayout
import Testing

/// What has to move at one moment, from where and on which clock.
struct LayoutAnimationTests {
    struct Case: Row {
        let name: String
        var parts = Parts.scrolling
        let position: Double
        let phase: ScrollPhase
        var selected: Int? = 0
        var barOffset: Coordinate?
        var indicator: IndicatorExtent?
        /// The expected tracks; all empty means that there is no animation.
        var indicatorTrack: [[Double]] = []
        var barTrack: [Double] = []
        var titleTrack: [[Double]] = []
    }

    static let follower = Parts.scrolling.changed {
        $0.indicator?.follow = .drag
        $0.bar.follow = .drag
    }
    static let waiting = Parts.scrolling.changed { $0.pager.selection = .settled }
    static let growing = Parts.scrolling.changed {
        $0.title.animated = true
        $0.title.selected.fontSize = 20
    }

    // MARK: Nothing moves

    @Test(arguments: [
        Case(name: "a first paint on another page", position: 3, phase: .idle),
        Case(name: "a first paint somewhere else", position: 3, phase: .idle, barOffset: 7, indicator: .of(1, 2)),
        Case(name: "nothing was selected before", position: 3, phase: .settled, selected: nil, barOffset: 7),
        Case(name: "nothing was selected before a drag", position: 3, phase: .dragging, selected: nil),
        Case(
            name: "nothing was selected and code moves the pager", position: 3, phase: .programmatic, selected: nil,
            barOffset: -7, indicator: .of(1, 2)),
        Case(name: "the selection has not changed", position: 0.4, phase: .dragging),
        Case(name: "it may not change yet", parts: waiting, position: 3, phase: .dragging),
        Case(name: "it may not change yet, gliding", parts: waiting, position: 3, phase: .decelerating),
        Case(
            name: "what follows the drag is not animated during it", parts: follower, position: 3, phase: .dragging,
            barOffset: 7, indicator: .of(1, 2)),
        Case(
            name: "nor while the pager glides", parts: follower, position: 3, phase: .decelerating, barOffset: 7,
            indicator: .of(1, 2)),
        Case(name: "what follows the drag is in its place when it ends", parts: follower, position: 3, phase: .settled),
        Case(name: "code moves the pager and everything rests", position: 2.5, phase: .programmatic),
        Case(
            name: "code moves the pager, and what follows the drag does not follow it", parts: follower,
            position: 2.5, phase: .programmatic),
        Case(
            name: "everything is where it should be", position: 3, phase: .settled, selected: 3, barOffset: 162.5,
            indicator: .of(320, 60)),
        Case(
            name: "a rounding error is no motion", position: 3, phase: .settled, selected: 3,
            barOffset: 162.500000000001,
            indicator: .of(319.999999999999, 60)),
    ])
    func `nothing moves`(_ row: Case) throws {
        #expect(try row.layout().animation == nil)
    }

    // MARK: Something moves

    @Test(arguments: [
        Case(
            name: "the selection changes during a drag", position: 2.5, phase: .dragging,
            indicatorTrack: [[20, 60], [320, 60]], barTrack: [0, 162.5]),
        Case(
            name: "and while the pager glides", position: 2.5, phase: .decelerating, selected: 5,
            indicatorTrack: [[520, 60], [320, 60]], barTrack: [225, 162.5]),
        Case(
            name: "from where both are drawn now", position: 2.5, phase: .dragging, selected: 1, barOffset: 31,
            indicator: .of(77, 51), indicatorTrack: [[77, 51], [320, 60]], barTrack: [31, 162.5]),
        Case(
            name: "an interrupted indicator goes on though the selection has not changed", position: 0.4,
            phase: .dragging, indicator: .of(77, 51), indicatorTrack: [[77, 51], [20, 60]]),
        Case(
            name: "a strip beyond its content is brought back", position: 0, phase: .dragging, barOffset: -30,
            barTrack: [-30, 0]),
        Case(
            name: "only the strip, where the indicator follows the drag",
            parts: Parts.scrolling.changed { $0.indicator?.follow = .drag }, position: 2.5, phase: .dragging,
            indicator: .of(1, 2), barTrack: [0, 162.5]),
        Case(
            name: "only the indicator, where the strip follows the drag",
            parts: Parts.scrolling.changed { $0.bar.follow = .drag }, position: 2.5, phase: .dragging, barOffset: 7,
            indicatorTrack: [[20, 60], [320, 60]]),
        Case(
            name: "titles that are told to move", parts: growing, position: 2.5, phase: .dragging,
            indicatorTrack: [[20, 60], [320, 60]], barTrack: [0, 162.5], titleTrack: [[0, 20, 17], [3, 17, 20]]),
    ])
    func `during a gesture what follows the selection moves`(_ row: Case) throws {
        try expect(row, .selection, Parts.scrolling.motion.settle.timed)
    }

    @Test(arguments: [
        Case(
            name: "the selection changes with the end of the gesture", parts: waiting, position: 3, phase: .settled,
            indicatorTrack: [[20, 60], [320, 60]], barTrack: [0, 162.5]),
        Case(
            name: "from where both are drawn now", parts: waiting, position: 3, phase: .settled, selected: 2,
            barOffset: 31, indicator: .of(77, 51), indicatorTrack: [[77, 51], [320, 60]], barTrack: [31, 162.5]),
        Case(
            name: "what follows the drag but is not in its place", parts: follower, position: 3, phase: .settled,
            selected: 3, barOffset: 31, indicator: .of(77, 51), indicatorTrack: [[77, 51], [320, 60]],
            barTrack: [31, 162.5]),
        Case(
            name: "only the width of the indicator", position: 3, phase: .settled, selected: 3,
            indicator: .of(320, 40), indicatorTrack: [[320, 40], [320, 60]]),
        Case(
            name: "the strip's place is kept, the indicator's is not", position: 3, phase: .settled, selected: 3,
            barOffset: 31, indicator: .of(77, 51), indicatorTrack: [[77, 51], [320, 60]]),
        Case(
            name: "titles that are told to move", parts: growing, position: 1, phase: .settled, selected: 2,
            indicatorTrack: [[220, 60], [120, 60]], barTrack: [62.5, 0], titleTrack: [[1, 17, 20], [2, 20, 17]]),
    ])
    func `at the end of a gesture what is left moves`(_ row: Case) throws {
        try expect(row, .settle, Parts.scrolling.motion.settle.timed)
    }

    @Test(arguments: [
        Case(
            name: "an interrupted indicator", position: 0.25, phase: .programmatic, selected: 3, barOffset: 31,
            indicator: .of(77, 51), indicatorTrack: [[77, 51], [320, 60]]),
        Case(
            name: "indicator and strip where both follow the drag", parts: follower, position: 0.25,
            phase: .programmatic, selected: 3, barOffset: 31, indicator: .of(77, 51),
            indicatorTrack: [[77, 51], [320, 60]], barTrack: [31, 162.5]),
    ])
    func `while code moves the pager what was interrupted goes on`(_ row: Case) throws {
        try expect(row, .tap, Parts.scrolling.motion.tap.timed)
    }

    private func expect(_ row: Case, _ reason: AnimationReason, _ timing: Timing) throws {
        let layout = try row.layout()
        let animation = try #require(layout.animation)
        #expect(animation.reason == reason && animation.timing == timing)
        #expect(animation.indicatorExtents == row.indicatorTrack)
        #expect(animation.barOffsets == row.barTrack)
        #expect(animation.titleSizes == row.titleTrack)
        #expect(animation.pager.isEmpty, "the caller moves the pager")
        #expect(animation.times.allSatisfy { $0 == [0, 1] })
        #expect(animation.indicator.allSatisfy { $0.opacity == 1 })
        // The layout itself shows the end of the motion.
        if !row.barTrack.isEmpty { #expect(layout.bar.offset == row.barTrack.last) }
        if !row.indicatorTrack.isEmpty {
            #expect(layout.indicator.map { [$0.x, $0.width] } == row.indicatorTrack.last)
        }
    }

    @Test func `reduced motion takes no time and shows only the end`() throws {
        var parts = Self.growing
        parts.motion.reduction = .reduced
        let animation = try #require(try parts.layout(position: 3, indicator: .of(77, 51)).animation)
        #expect(animation.timing == Timing(duration: 0, easing: .linear))
        #expect(animation.reason == .selection)
        #expect(animation.indicatorExtents == [[320, 60], [320, 60]])
        #expect(animation.barOffsets == [162.5, 162.5])
        #expect(animation.titleSizes == [[0, 17, 17], [3, 20, 20]])
        #expect(animation.times.allSatisfy { $0 == [0, 1] })
    }

    @Test func `titles without a difference have nothing to move`() throws {
        var parts = Self.growing
        parts.title.selected = parts.title.normal
        #expect(try parts.layout(position: 3).animation?.titles == [])
    }

    @Test func `a missing indicator has nothing to move`() throws {
        let parts = Parts.scrolling.changed { $0.indicator = nil }
        let animation = try #require(try parts.layout(position: 3, indicator: .of(1, 2)).animation)
        #expect(animation.indicator.isEmpty && animation.barOffsets == [0, 162.5])
    }
}

extension LayoutAnimationTests.Case {
    fileprivate func layout() throws -> Layout {
        try parts.layout(position: position, phase, selected: selected, barOffset: barOffset, indicator: indicator)
    }
}
