import TabLayout
import Testing

/// What holds of every transition, whatever the configuration, the moment and the event.
struct TransitionPropertyTests {
    static let seeds = [UInt64](1...300)

    /// The end is worked out anew from the next state, by a second layout.
    @Test(arguments: seeds)
    func `the last keyframes are the next layout`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        for _ in 0..<20 {
            let (state, event) = (scene.state(), scene.event())
            let transition = try scene.parts.transition(event, from: state)
            let next = try scene.parts.layout(at: transition.state)
            #expect(next.animation == nil && !next.selection.isChanged, "seed \(seed): \(state) \(event)")
            #expect(next.bar == transition.end.bar && next.indicator == transition.end.indicator)
            #expect(next.selection.index == transition.selection.index, "seed \(seed): \(state) \(event)")
            #expect(transition.state.barOffset?.value == next.bar.offset, "seed \(seed): \(state) \(event)")
            guard let animation = transition.animation else { continue }
            if let last = animation.indicatorExtents.last {
                #expect(next.indicator.map { [$0.x, $0.width] } == last, "seed \(seed): \(state) \(event)")
            }
            if let last = animation.barOffsets.last {
                #expect(last == next.bar.offset, "seed \(seed): \(state) \(event)")
            }
            if let last = animation.pagerOffsets.last { #expect(last == next.pager.offset, "seed \(seed)") }
            for track in animation.titles {
                #expect(track.keyframes.last?.style == next.tab(track.index).style, "seed \(seed): \(state) \(event)")
            }
        }
    }

    /// What the layout of the same moment shows under the finger is where a transition takes over.
    @Test(arguments: seeds)
    func `the first keyframes are what was drawn`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.motion.reduction = .none
        for _ in 0..<20 {
            var state = scene.state()
            let parts = scene.parts
            if parts.bar.follow == .drag { state.barOffset = nil }
            let drawn = try parts.layout(at: state)
            let transition = try parts.transition(scene.event(), from: state)
            guard let animation = transition.animation else { continue }
            if let first = animation.pagerOffsets.first { #expect(first == drawn.pager.offset, "seed \(seed)") }
            if let first = animation.barOffsets.first {
                if let given = state.barOffset?.value {
                    #expect(first == given, "seed \(seed): \(state)")
                } else if parts.bar.follow == .drag {
                    #expect(first == drawn.bar.offset, "seed \(seed): \(state)")
                }
            }
            if let first = animation.indicatorExtents.first {
                let isHeld = parts.indicator?.follow == .drag && state.phase.isGesture
                if let given = state.indicator, !isHeld {
                    #expect(first == [given.x.value, given.width.value], "seed \(seed): \(state)")
                } else if parts.indicator?.follow == .drag {
                    #expect(drawn.indicator.map { [$0.x, $0.width] } == first, "seed \(seed): \(state)")
                }
            }
            if parts.title.follow == .drag {
                for track in animation.titles where state.phase != .programmatic {
                    #expect(track.keyframes.first?.style == drawn.tab(track.index).style, "seed \(seed): \(state)")
                }
            }
        }
    }

    /// A second event while nothing moves any more changes nothing.
    @Test(arguments: seeds)
    func `an event that is repeated at rest changes nothing`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        for _ in 0..<20 {
            let event = scene.event()
            let first = try scene.parts.transition(event, from: scene.state())
            let again = first.selection.index.flatMap { scene.parts.tabs[$0].isEnabled ? Event.tap($0) : nil }
            for next in [.settle, again].compactMap(\.self) {
                let second = try scene.parts.transition(next, from: first.state)
                // A gesture's end may leave the strip where it was; a tap on the same tab then brings it to its place.
                if next == .settle || next == event {
                    #expect(second.animation == nil && second.state == first.state, "seed \(seed): \(next)")
                }
                #expect(second.end.indicator == first.end.indicator, "seed \(seed): \(next)")
            }
        }
    }

    /// A user taps, taps elsewhere before the motion has ended, and taps again: nothing ever jumps.
    @Test(arguments: seeds)
    func `an interrupted motion goes on from where it is`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.motion.reduction = .none
        guard scene.count > 0 else { return }
        var state = ScrollState(selected: 0)
        for _ in 0..<20 {
            let event = scene.event()
            let transition = try scene.parts.transition(event, from: state)
            let first = transition.frame(at: 0)
            if transition.animation != nil {
                // Nothing that was drawn at the interruption has moved at the start of what follows.
                if let given = state.barOffset?.value { expectClose(first.barOffset, given, "seed \(seed): the strip") }
                if let given = state.indicator, let drawn = first.indicator {
                    expectClose([drawn.x, drawn.width], [given.x.value, given.width.value], "seed \(seed)")
                }
                if scene.parts.pager.animated {
                    expectClose(first.pagerOffset, state.offset.distance(pageWidth: scene.parts.pager.pageWidth))
                }
            }
            let frame = transition.frame(at: scene.part() * transition.duration)
            state = ScrollState(
                offset: .distance(.of(frame.pagerOffset)), phase: .programmatic,
                selected: transition.selection.index, barOffset: .of(frame.barOffset),
                indicator: frame.indicator.map { .of($0.x, $0.width) })
            // What the layout shows meanwhile goes on to the same place.
            let meanwhile = try scene.parts.layout(at: state)
            #expect(meanwhile.indicator == transition.end.indicator, "seed \(seed)")
            if let track = meanwhile.animation?.indicatorExtents.first, let drawn = frame.indicator {
                #expect(track == [drawn.x, drawn.width], "seed \(seed)")
            }
        }
    }

    /// Between start and end every sampled value lies on the straight way between them.
    @Test(arguments: seeds)
    func `frames lie on the keyframes' way`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        let transition = try scene.parts.transition(scene.event(), from: scene.state())
        guard let animation = transition.animation, transition.duration > 0 else { return }
        for _ in 0..<10 {
            let part = scene.part()
            let frame = transition.frame(at: part * transition.duration)
            let progress = animation.timing.easing.progress(at: part)
            expectClose(frame.progress, progress, "seed \(seed)")
            func between(_ ends: [Double]) -> Double { ends[0] * (1 - progress) + ends[1] * progress }
            if !animation.bar.isEmpty { expectClose(frame.barOffset, between(animation.barOffsets), "seed \(seed)") }
            if !animation.pager.isEmpty {
                expectClose(frame.pagerOffset, between(animation.pagerOffsets), "seed \(seed)")
            }
            if !animation.indicator.isEmpty, let indicator = frame.indicator {
                expectClose(indicator.x, between(animation.indicator.map(\.x)), "seed \(seed)")
                expectClose(indicator.width, between(animation.indicator.map(\.width)), "seed \(seed)")
            }
        }
    }
}
