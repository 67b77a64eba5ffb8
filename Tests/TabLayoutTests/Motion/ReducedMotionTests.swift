import TabLayout
import Testing

/// Animations for users who prefer reduced motion.
struct ReducedMotionTests {
    private func expectReduced(_ animation: Animation, _ full: Animation, _ seed: UInt64) {
        #expect(animation.timing == Timing(duration: 0, easing: .linear))
        #expect(animation.reason == full.reason)
        func ends(_ offsets: [Double], of other: [Double]) {
            #expect(offsets == (other.isEmpty ? [] : [0, 1]), "seed \(seed)")
        }
        ends(animation.indicator.map(\.offset), of: full.indicator.map(\.offset))
        ends(animation.bar.map(\.offset), of: full.bar.map(\.offset))
        ends(animation.pager.map(\.offset), of: full.pager.map(\.offset))
        for keyframe in animation.indicator {
            let last = full.indicator[full.indicator.count - 1]
            #expect(keyframe.x == last.x && keyframe.width == last.width && keyframe.color == last.color)
            #expect(keyframe.opacity == 1)
        }
        #expect(animation.bar.allSatisfy { $0.scrollOffset == full.bar.last?.scrollOffset })
        #expect(animation.pager.allSatisfy { $0.scrollOffset == full.pager.last?.scrollOffset })
        #expect(animation.titles.map(\.index) == full.titles.map(\.index))
        for (track, other) in zip(animation.titles, full.titles) {
            ends(track.keyframes.map(\.offset), of: other.keyframes.map(\.offset))
            #expect(track.keyframes.allSatisfy { $0.style == other.keyframes.last?.style })
        }
    }

    @Test(arguments: [UInt64](1...20))
    func `the reduced twin holds the final values from the start`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10 {
            var scene = random.scene()
            let (origin, target) = random.tabs(of: scene)
            let full = try #require(try scene.tap(origin, target).animation)
            scene.reduction = .reduced
            let reduced = try scene.tap(origin, target)
            expectReduced(try #require(reduced.animation), full, seed)
            scene.reduction = .both
            let both = try scene.tap(origin, target)
            #expect(both.animation == full)
            expectReduced(try #require(both.reducedAnimation), full, seed)
            #expect(reduced.animation == both.reducedAnimation)
            #expect(reduced.state == both.state)
        }
    }

    @Test func `a reduced transition is at its end at every time`() throws {
        var scene = Scene()
        scene.reduction = .reduced
        scene.pacing = .spring(try #require(Spring(response: 0.5, dampingRatio: 0.5)))
        let transition = try scene.tap(0, 4)
        #expect(transition.duration == 0)
        let end = try #require(transition.end.indicator)
        for time in [0.0, 10, 1e6] {
            let frame = transition.frame(at: time)
            #expect(frame.progress == 1 && frame.velocity == 0)
            #expect(frame.indicator?.x == end.x && frame.indicator?.width == end.width)
            #expect(frame.barOffset == transition.end.bar.offset)
            #expect(frame.pagerOffset == 4 * scene.pageWidth)
            transition.forEachMovingTitle(at: frame.progress) { index, style in
                #expect(style == transition.end.tab(index).style)
            }
        }
    }

    /// A change of selection while the finger is down, in a bar that follows the selection.
    @Test func `a layout's animation has a twin as well`() throws {
        var scene = Scene()
        scene.indicator.follow = .selection
        func layout(_ reduction: MotionReduction) throws -> Layout {
            scene.reduction = reduction
            return try Layout(
                scene.configuration(),
                at: ScrollState(offset: .distance(.exactly(1.75 * scene.pageWidth)), phase: .dragging, selected: 1))
        }
        let full = try #require(try layout(.none).animation)
        #expect(full.timing.duration == 300)
        #expect(try layout(.both).animation == full)
        expectReduced(try #require(try layout(.both).reducedAnimation), full, 0)
        expectReduced(try #require(try layout(.reduced).animation), full, 0)
    }

    @Test func `what does not move has no twin`() throws {
        var scene = Scene()
        scene.reduction = .both
        let transition = try scene.tap(2, 2)
        #expect(transition.animation == nil && transition.reducedAnimation == nil)
    }
}
