import Testing

@testable import TabLayout

/// A strip that moves by distance from where it was left, while the selection changes in the middle of the swipe.
struct DistanceReplayTests {
    private func drag(_ position: Double, in parts: Parts) -> SampleState {
        SampleState(
            ScrollState(offset: .distance(.of(position * parts.pager.pageWidth.value)), phase: .dragging),
            omitted: [.selected, .barOffset, .indicator, .focused])
    }

    struct Moment: Row {
        var name: String { "P = \(position)" }
        let position: Double
        let selected: Int
        let offset: Double
    }

    /// From 100, where the user left the strip, to 162.5, where tab 3 is centred: evenly, although tab 3 is selected half way.
    /// From there on to 225, and back to tab 1, which is centred at 0.
    static let moments = [
        Moment(position: 2, selected: 2, offset: 100), Moment(position: 2.48, selected: 2, offset: 130),
        Moment(position: 2.52, selected: 3, offset: 132.5), Moment(position: 3, selected: 3, offset: 162.5),
        Moment(position: 3.6, selected: 4, offset: 200), Moment(position: 2.4, selected: 2, offset: 125),
        Moment(position: 1.6, selected: 2, offset: 60), Moment(position: 1.4, selected: 1, offset: 40),
    ]

    @Test(arguments: [SelectionRule.nearest, .hysteresis])
    func `the selection changes and the strip goes on`(_ rule: SelectionRule) throws {
        let parts = Parts.scrolling.changed {
            $0.bar.follow = .distance
            $0.pager.selection = rule
            $0.pager.threshold = 0.5
        }
        var replay = Replay(try parts.configuration(), from: ScrollState(selected: 2, barOffset: 100))
        var previous = 2
        for moment in Self.moments {
            let layout = try replay.layout(drag(moment.position, in: parts), at: nil).0
            #expect(
                layout.selection.index == moment.selected && layout.selection.previous == previous, "\(moment.name)")
            previous = moment.selected
            expectClose(layout.bar.offset, moment.offset, moment.name)
        }
        // The next swipe begins where this one has ended.
        let rest = ScrollState(offset: .distance(375), phase: .settled)
        _ = try replay.layout(SampleState(rest, omitted: [.selected, .barOffset, .indicator, .focused]), at: nil)
        let next = try replay.layout(drag(1.5, in: parts), at: nil).0
        #expect(next.selection.previous == 1)
        expectClose(next.bar.offset, 31.25)
    }

    /// A finger that wanders over all pages in small steps: the strip never goes further than the finger may take it.
    @Test(arguments: [UInt64](1...200))
    func `nothing jumps under any rule of selection`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.follow = .distance
        scene.parts.bar.noBackScroll = false
        scene.parts.bar.direction = scene.random.one(of: [.leftToRight, .rightToLeft])
        guard scene.count > 1 else { return }
        var start = scene.state(position: 0, [.idle])
        var position = Double(start.selected ?? 0)
        start.offset = .page(start.selected ?? 0)
        var replay = Replay(try scene.parts.configuration(), from: start)
        var before = try replay.layout(drag(position, in: scene.parts), at: nil).0.bar
        // Between one page and the next the strip moves by no more than its whole range.
        let range = before.maxOffset - before.minOffset
        let step = 1.0 / 64
        var sign = position > 0 && scene.random.isOnce(in: 2) ? -1.0 : 1.0
        for _ in 0..<400 {
            if scene.random.isOnce(in: 60) || position < -0.3 || position > Double(scene.count) - 0.7 { sign = -sign }
            position += sign * step
            let bar = try replay.layout(drag(position, in: scene.parts), at: nil).0.bar
            let moved = abs(bar.offset - before.offset)
            #expect(moved <= step * range + 1e-9 * (1 + range), "seed \(seed): \(moved) at P = \(position)")
            before = bar
        }
    }
}
