import Testing

@testable import TabLayout

/// A right-to-left answer is the mirror image of the left-to-right one: of everything, with mirrored places going in.
struct MirrorLawTests {
    static let seeds = [UInt64](1...300)

    /// A random bar with every feature that moves, its twin from right to left, and the image that joins them.
    struct Twins {
        var scene: RandomScene
        let left: Configuration
        let right: Configuration
        let image: MirrorImage

        init(seed: UInt64) throws {
            scene = RandomScene(seed: seed)
            scene.parts.indicator?.stretch = scene.random.stretch()
            scene.parts.indicator?.path = scene.random.one(of: IndicatorPath.allCases)
            scene.parts.indicator?.colors = scene.random.one(of: [.blue, .alternating])
            let damping = scene.random.one(of: [0.3, 0.8, 1, 1.4])
            if scene.random.isOnce(in: 3), let spring = Spring(response: 0.4, dampingRatio: damping) {
                scene.parts.motion.tap = .spring(spring)
            }
            left = try scene.parts.configuration()
            right = try scene.parts.changed { $0.bar.direction = .rightToLeft }.configuration()
            image = MirrorImage(TabStrip(left))
        }

        /// Both layouts of a moment and of its image.
        func layouts(at state: ScrollState) throws -> (left: Layout, right: Layout) {
            (try Layout(left, at: state), try Layout(right, at: image.state(state)))
        }

        /// What an event leads to from a moment and from its image.
        func transitions(from state: ScrollState, _ event: Event) throws -> (left: Transition, right: Transition) {
            (
                try Transition(left, from: state, event: event),
                try Transition(right, from: image.state(state), event: event)
            )
        }
    }

    @Test(arguments: seeds)
    func `layouts`(_ seed: UInt64) throws {
        var twins = try Twins(seed: seed)
        for _ in 0..<15 {
            let state = twins.scene.state()
            let (left, right) = try twins.layouts(at: state)
            twins.image.expect(right, isOf: left, "seed \(seed): \(state)")
            #expect(right.barOffset == right.bar.offset, "seed \(seed): \(state)")
        }
    }

    /// A sum that is 0 for one and 1e−16 for the other is no view of a tab.
    @Test(arguments: seeds)
    func `what is in view`(_ seed: UInt64) throws {
        var twins = try Twins(seed: seed)
        for _ in 0..<15 {
            let (left, right) = try twins.layouts(at: twins.scene.state())
            for index in 0..<twins.scene.count {
                let tab = left.strip.tab(index)
                let edges = [tab.right - left.bar.offset, tab.left - left.bar.offset - left.strip.viewportWidth]
                if edges.contains(where: { abs($0) < 1e-9 }) { continue }
                #expect(left.tab(index).isVisible == right.tab(index).isVisible, "seed \(seed): tab \(index)")
            }
        }
    }

    @Test(arguments: seeds)
    func `transitions and their frames`(_ seed: UInt64) throws {
        var twins = try Twins(seed: seed)
        for _ in 0..<8 {
            let (state, event) = (twins.scene.state(), twins.scene.event())
            let (left, right) = try twins.transitions(from: state, event)
            let place = "seed \(seed): \(state) \(event)"
            twins.image.expect(right.animation, isOf: left.animation, place)
            twins.image.expect(right.reducedAnimation, isOf: left.reducedAnimation, place)
            twins.image.expect(right.end, isOf: left.end, place)
            #expect(right.selection == left.selection && right.state.offset == left.state.offset, "\(place)")
            let next = try #require(right.state.barOffset)
            #expect(next.value == right.end.bar.offset, "\(place)")
            for part in [0, 0.2, 0.5, 0.97, 1] {
                twins.image.expect(
                    right.frame(at: part * right.duration), isOf: left.frame(at: part * left.duration),
                    "\(place) at \(part)")
            }
        }
    }

    /// Several taps and settles, each before the motion of the last has ended.
    @Test(arguments: seeds)
    func `interruptions`(_ seed: UInt64) throws {
        var twins = try Twins(seed: seed)
        var state = ScrollState(selected: twins.scene.count == 0 ? nil : 0)
        for _ in 0..<8 {
            let event = twins.scene.event()
            let (left, right) = try twins.transitions(from: state, event)
            let frame = left.frame(at: twins.scene.part() * left.duration)
            twins.image.expect(right.frame(at: frame.time), isOf: frame, "seed \(seed): \(state)")
            state = ScrollState(
                offset: .distance(.of(frame.pagerOffset)), phase: .programmatic, selected: left.selection.index,
                barOffset: .of(frame.barOffset), indicator: frame.indicator.map { .of($0.x, $0.width) })
        }
    }

    /// What comes in is an image in the content before the edit, what goes out one in the content after it.
    @Test(arguments: seeds)
    func `edits`(_ seed: UInt64) throws {
        var twins = try Twins(seed: seed)
        let edit = twins.scene.edit()
        let selected = twins.scene.count > 0 ? Int.random(in: 0..<twins.scene.count, using: &twins.scene.random) : nil
        var state = twins.scene.state(position: Double(selected ?? 0), [.idle])
        state.selected = selected
        let left = try Transition(twins.left, from: state, edit: edit)
        let right = try Transition(twins.right, from: twins.image.state(state), edit: edit)
        let image = MirrorImage(left.end.strip)
        image.expect(right.end, isOf: left.end, "seed \(seed): \(edit)")
        image.expect(right.animation, isOf: left.animation, "seed \(seed): \(edit)")
        let (tracks, originals) = (right.animation?.tabs ?? [], left.animation?.tabs ?? [])
        #expect(tracks.map(\.index) == originals.map(\.index), "seed \(seed): \(edit)")
        for (track, original) in zip(tracks, originals) {
            for (keyframe, other) in zip(track.keyframes, original.keyframes) {
                expectClose(
                    [keyframe.x, keyframe.width, keyframe.opacity],
                    [image.x(other.x, other.width), other.width, other.opacity], "seed \(seed): \(edit)")
            }
        }
    }

    @Test(arguments: seeds)
    func `timelines`(_ seed: UInt64) throws {
        var twins = try Twins(seed: seed)
        let from = twins.scene.random.isOnce(in: 2) ? nil : twins.scene.random.length(in: -60...600)
        let left = Timeline(twins.left, barOffset: from)
        let right = Timeline(twins.right, barOffset: from.map(twins.image.offset))
        twins.image.expect(right.bar, isOf: left.bar, "seed \(seed)")
        twins.image.expect(right.indicator, isOf: left.indicator, "seed \(seed)")
        for index in 0..<twins.scene.count { #expect(right.title(index) == left.title(index), "seed \(seed)") }
    }

    /// Of two lines equally near the one to the right is taken in either direction, so that the images may be a pixel apart.
    @Test(arguments: seeds)
    func `within a pixel on a grid`(_ seed: UInt64) throws {
        var twins = try Twins(seed: seed)
        let ratio = twins.scene.random.one(of: [1, 2, 2.625, 3])
        for _ in 0..<5 {
            let state = twins.scene.state()
            var parts = twins.scene.parts
            parts.bar.pixelGrid = PixelGrid(ratio: .of(ratio))
            let left = try parts.layout(at: state)
            parts.bar.direction = .rightToLeft
            twins.image.expect(
                try parts.layout(at: twins.image.state(state)), isOf: left, tolerance: 1.000001 / ratio, "seed \(seed)")
        }
    }

    /// What the caller gave comes out of an animation to the last bit, though it went through the mirror and back.
    @Test(arguments: seeds)
    func `a motion starts exactly where it was drawn`(_ seed: UInt64) throws {
        var twins = try Twins(seed: seed)
        guard twins.scene.parts.motion.reduction == .none else { return }
        for _ in 0..<15 {
            let state = twins.scene.state()
            let transition = try Transition(twins.right, from: state, event: twins.scene.event())
            let layout = try Layout(twins.right, at: state)
            for animation in [transition.animation, layout.animation].compactMap(\.self) {
                if let first = animation.barOffsets.first, let given = state.barOffset {
                    #expect(first == given.value, "seed \(seed)")
                }
                let isHeld = twins.right.indicator?.follow == .drag && state.phase.isGesture
                if let first = animation.indicatorExtents.first, let given = state.indicator, !isHeld {
                    #expect(first == [given.x.value, given.width.value], "seed \(seed)")
                }
            }
            if let last = transition.animation?.barOffsets.last {
                #expect(last == transition.end.bar.offset && last == transition.state.barOffset?.value, "seed \(seed)")
            }
        }
    }
}
