import TabLayout
import Testing

/// What holds of everything that moves, whatever the configuration and the moment.
struct MotionPropertyTests {
    static let seeds = [UInt64](1...300)

    /// A layout of the same place with nothing to remember: what the followers of the drag show there.
    @Test(arguments: seeds)
    func `on a page what follows the drag stands where it rests`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        guard let page = scene.tab() else { return }
        let state = scene.state(position: Double(page), [.idle, .dragging, .decelerating, .settled])
        let moving = try scene.parts.following(.drag).layout(at: state)
        var rest = state
        rest.phase = .programmatic
        rest.selected = page
        // The least move is measured from the tab that was selected; only with a known place can the two be compared.
        rest.barOffset = state.barOffset ?? 3
        let resting = try scene.parts.following(.drag).layout(at: rest)
        #expect(moving.indicator == resting.indicator, "seed \(seed)")
        for index in 0..<scene.count { #expect(moving.tab(index).style == resting.tab(index).style, "seed \(seed)") }
        if state.barOffset != nil { expectClose(moving.bar.offset, resting.bar.offset, "seed \(seed)") }
    }

    /// A small step of the pager is a small step of what follows it, also across a page and across both ends.
    @Test(arguments: seeds)
    func `what follows the drag moves without jumps`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        guard scene.count > 0 else { return }
        let parts = scene.parts.following(.drag)
        let places = (-1...scene.count).map(Double.init) + (0..<8).map { _ in scene.part() * Double(scene.count) }
        let strip = try parts.layout(at: ScrollState()).strip
        // No follower goes further in a page than over the widest tab and its neighbour with their indicators.
        let reach = 4 * (strip.contentWidth + 90)
        let state = scene.state(position: 0, [.idle, .dragging, .decelerating, .settled])
        for place in places {
            for step in [1e-7, -1e-7] {
                let here = try parts.layout(at: state.moved(to: place, in: parts))
                let there = try parts.layout(at: state.moved(to: place + step, in: parts))
                let limit = abs(step) * reach + 1e-9
                #expect(abs(here.bar.offset - there.bar.offset) <= limit, "seed \(seed) at \(place)")
                if let first = here.indicator, let second = there.indicator {
                    #expect(abs(first.x - second.x) <= limit, "seed \(seed) at \(place)")
                    #expect(abs(first.width - second.width) <= limit, "seed \(seed) at \(place)")
                }
                for index in 0..<scene.count {
                    let change = abs(here.tab(index).emphasis - there.tab(index).emphasis)
                    #expect(change <= 1.1e-7, "seed \(seed) at \(place)")
                }
            }
        }
    }

    @Test(arguments: seeds)
    func `there is one emphasis to share`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        for _ in 0..<20 {
            let layout = try scene.parts.layout(at: scene.state())
            let emphases = (0..<scene.count).map { layout.tab($0).emphasis }
            let isShared = scene.parts.title.follow == .drag && layout.state.phase != .programmatic
            let sum: Double = isShared && scene.count > 0 || layout.selection.index != nil ? 1 : 0
            expectClose(emphases.reduce(0, +), sum, "seed \(seed): the sum of \(emphases)")
            #expect(emphases.count { $0 > 0 } <= 2, "seed \(seed)")
            if !isShared { #expect(emphases.allSatisfy { $0 == 0 || $0 == 1 }, "seed \(seed)") }
        }
    }

    /// The end of every track of a layout is what the layout shows, and the start is what was drawn.
    @Test(arguments: seeds)
    func `a layout's animation leads from what was drawn to what it shows`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        for _ in 0..<20 {
            let state = scene.state()
            let layout = try scene.parts.layout(at: state)
            guard let animation = layout.animation else { continue }
            #expect(state.phase != .idle && state.selected != nil && animation.pager.isEmpty)
            #expect(animation.times.allSatisfy { $0 == [0, 1] })
            if let last = animation.indicatorExtents.last {
                #expect(layout.indicator.map { [$0.x, $0.width] } == last, "seed \(seed): \(state)")
            }
            if let last = animation.barOffsets.last { #expect(layout.bar.offset == last, "seed \(seed): \(state)") }
            for track in animation.titles {
                #expect(track.keyframes.last?.style == layout.tab(track.index).style, "seed \(seed): \(state)")
            }
            guard scene.parts.motion.reduction != .reduced else { continue }
            if let given = state.indicator, let first = animation.indicatorExtents.first {
                #expect(first == [given.x.value, given.width.value], "seed \(seed): \(state)")
            }
            if let given = state.barOffset?.value, let first = animation.barOffsets.first {
                #expect(first == given, "seed \(seed): \(state)")
            }
            // Without a place that the caller gives, what moves starts where the selection before rests.
            guard let previous = state.selected else { continue }
            let before = try scene.parts.following(.selection)
                .layout(position: Double(previous), .idle, selected: previous)
            if state.indicator == nil, let first = animation.indicatorExtents.first {
                #expect(before.indicator.map { [$0.x, $0.width] } == first, "seed \(seed): \(state)")
            }
            if state.barOffset == nil, let first = animation.barOffsets.first {
                #expect(before.bar.offset == first, "seed \(seed): \(state)")
            }
        }
    }
}

extension Parts {
    /// These parts with everything that can follow something following `follow`, and nothing that holds the strip back.
    func following(_ follow: Follow) -> Parts {
        changed {
            $0.bar.noBackScroll = false
            $0.bar.follow = follow == .drag ? .drag : .selection
            $0.indicator?.follow = follow
            $0.title.follow = follow
        }
    }
}

extension ScrollState {
    /// This moment with the pager at `position`.
    func moved(to position: Double, in parts: Parts) -> ScrollState {
        var state = self
        state.offset = .distance(.of(position * parts.pager.pageWidth.value))
        return state
    }
}
