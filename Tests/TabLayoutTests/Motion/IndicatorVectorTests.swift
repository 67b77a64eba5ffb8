import Testing

@testable import TabLayout

/// The indicator and the strip against the numbers of tab bar libraries.
struct IndicatorVectorTests {
    @Test(arguments: MoveVector.all)
    func `the edges on the way between two places`(_ row: MoveVector) {
        let move = IndicatorMove.between(row.start, row.end, row.stretch)
        for (value, expected) in zip(move.edges(row.fraction), row.edges) {
            #expect(abs(value - expected) <= row.tolerance, "\(value), not \(expected)")
        }
        if let alpha = row.alpha {
            #expect(abs(move.place(at: row.fraction).opacity * 255 - alpha) <= 1)
        }
    }

    @Test(arguments: DragVector.all)
    func `the indicator and the strip at a position`(_ row: DragVector) throws {
        var scene = Scene(widths: row.widths, labels: row.labels)
        scene.barWidth = row.barWidth
        scene.indicator.width = row.indicator
        scene.destination = row.destination
        let layout = try scene.layout(at: row.position)
        let indicator = try #require(layout.indicator)
        #expect(abs(indicator.x - row.x) <= row.tolerance, "\(indicator.x), not \(row.x)")
        #expect(abs(indicator.width - row.width) <= row.tolerance, "\(indicator.width), not \(row.width)")
        if let scrollOffset = row.scrollOffset {
            #expect(abs(layout.bar.offset - scrollOffset) <= row.tolerance, "\(layout.bar.offset), not \(scrollOffset)")
        }
    }

    /// flutter/packages: bar follows the page while dragging. Twenty labels, ten of 70.5 and ten of 84.6, padded by 16.
    @Test(arguments: [(10.5, 741.6), (9.5, 628.525)])
    func `the strip follows the page`(_ position: Double, _ offset: Double) throws {
        var scene = Scene(widths: Array(repeating: 102.5, count: 10) + Array(repeating: 116.6, count: 10))
        scene.barWidth = 800
        #expect(abs(try scene.layout(at: position).bar.offset - offset) <= 0.01)
    }

    @Test(arguments: TapVector.all, Direction.allCases)
    func `the indicator after a tap`(_ row: TapVector, _ direction: Direction) throws {
        let isReversed = direction == .rightToLeft
        var scene = Scene(
            widths: isReversed ? row.widths.reversed() : row.widths,
            labels: isReversed ? row.labels.reversed() : row.labels)
        scene.barWidth = 800
        scene.direction = direction
        let last = row.widths.count - 1
        let (from, to) = isReversed ? (last - row.from, last - row.to) : (row.from, row.to)
        scene.indicator = Indicator(width: .label, stretch: row.stretch, path: row.path)
        // Under a linear clock of a second the progress is the time.
        scene.pacing = .timed(Timing(duration: 1000, easing: .linear))
        try expect(scene.tap(from, to).frame(at: row.progress * 1000), at: row.asserted)
        scene.pacing = .timed(Timing(duration: 300, easing: .ease))
        try expect(scene.tap(from, to).frame(at: row.elapsed), at: row.exact)
    }

    private func expect(_ frame: TransitionFrame, at edges: [Double]) throws {
        let indicator = try #require(frame.indicator)
        for (value, expected) in zip([indicator.x, indicator.x + indicator.width], edges) {
            #expect(abs(value - expected) <= 1e-4, "\(value), not \(expected)")
        }
    }

    /// flutter/packages: Tab indicator animation test. Turned round half way, the indicator goes on from where it is, over the
    /// whole new duration.
    @Test func `a new target half way`() throws {
        var scene = Scene(widths: [200, 200, 200, 200])
        scene.barWidth = 800
        scene.pacing = .timed(Timing(duration: 1000, easing: .linear))
        let first = try scene.tap(0, 1)
        expectClose(try extent(first, 0), [0, 200])
        let half = try extent(first, 500)
        expectClose(half, [100, 200])
        for path in [IndicatorPath.direct, .through] {
            scene.indicator.path = path
            let second = try Transition(
                scene.configuration(),
                from: ScrollState(
                    offset: .distance(160), phase: .programmatic, selected: 1,
                    indicator: IndicatorExtent(x: .exactly(half[0]), width: .exactly(half[1]))), event: .tap(2))
            expectClose(try extent(second, 500), [250, 200])
        }
    }

    /// flutter/packages: TabBar tap animates the selection indicator.
    @Test func `a tap moves the indicator from tab to tab`() throws {
        var scene = Scene(widths: [400, 400])
        scene.barWidth = 800
        scene.pacing = .timed(Timing(duration: 300, easing: .ease))
        let transition = try scene.tap(0, 1)
        expectClose(try extent(transition, 0), [0, 400])
        expectClose(try extent(transition, 350), [400, 400])
    }

    private func extent(_ transition: Transition, _ time: Double) throws -> [Double] {
        let indicator = try #require(transition.frame(at: time).indicator)
        return [indicator.x, indicator.width]
    }
}
