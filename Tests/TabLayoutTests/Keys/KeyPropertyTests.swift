import Testing

@testable import TabLayout

/// What holds of any sequence of keys on any bar.
struct KeyPropertyTests {
    static let seeds = [UInt64](1...300)

    private static func scene(_ seed: UInt64) -> RandomScene {
        var scene = RandomScene(seed: seed)
        scene.parts.keyboard = Keyboard(
            activation: scene.random.one(of: KeyActivation.allCases),
            orientation: scene.random.one(of: KeyOrientation.allCases), wraps: !scene.random.isOnce(in: 3),
            disabled: scene.random.one(of: DisabledFocus.allCases))
        for index in scene.parts.tabs.indices where scene.random.isOnce(in: 3) {
            scene.parts.tabs[index].isEnabled = false
        }
        return scene
    }

    @Test(arguments: seeds)
    func `the focus goes where it may and selects what it may`(_ seed: UInt64) throws {
        var scene = Self.scene(seed)
        let (tabs, keyboard) = (scene.parts.tabs, scene.parts.keyboard)
        var state = ScrollState(selected: scene.tab(), focused: scene.tab())
        for step in 0..<40 {
            let key = scene.random.one(of: Key.allCases)
            let place = "seed \(seed), step \(step): \(key) in \(state)"
            let transition = try scene.parts.transition(.key(key), from: state)
            let outcome = try #require(transition.keyOutcome)
            let focused = state.focused ?? state.selected
            #expect(outcome.focused == transition.state.focused ?? transition.state.selected, "\(place)")
            if outcome.focused != focused {
                let index = try #require(outcome.focused, "\(place)")
                #expect(tabs.indices.contains(index), "\(place)")
                #expect(keyboard.disabled == .focus || tabs[index].isEnabled, "\(place)")
            }
            if let selected = outcome.selects {
                #expect(tabs[selected].isEnabled && outcome.focused == selected, "\(place)")
                #expect(transition.selection.index == selected, "\(place)")
            } else {
                #expect(transition.selection.index == state.selected, "\(place)")
            }
            if !outcome.isHandled {
                #expect(outcome.focused == focused && transition.animation == nil, "\(place)")
                #expect(transition.state.focused == state.focused, "\(place)")
            }
            state = transition.state
        }
    }

    /// From a bar at rest, where the next layout starts from is where the animation of the key has ended.
    @Test(arguments: seeds)
    func `the strip ends where the next layout has it`(_ seed: UInt64) throws {
        var scene = Self.scene(seed)
        guard scene.count > 0 else { return }
        if scene.random.isOnce(in: 2) { scene.parts.bar.direction = .rightToLeft }
        var state = ScrollState(selected: Int.random(in: 0..<scene.count, using: &scene.random))
        for step in 0..<20 {
            let place = "seed \(seed), step \(step)"
            let transition = try scene.parts.transition(.key(scene.random.one(of: Key.allCases)), from: state)
            let next = try scene.parts.layout(at: transition.state)
            let offset = try #require(transition.state.barOffset?.value)
            expectClose([next.bar.offset, transition.end.bar.offset], [offset, offset], "\(place): the strip")
            if let last = transition.animation?.bar.last { #expect(last.scrollOffset == offset, "\(place)") }
            #expect(next.animation == nil && !next.selection.isChanged, "\(place)")
            if let focused = next.focusInView, scene.parts.bar.scrollTo != .none {
                let tab = next.strip.tab(focused)
                let (lead, trail) = scene.parts.bar.cutPadding
                let isWide = tab.width > next.strip.viewportWidth - lead - trail - 1e-9
                let seen = next.mirror.offset(next.bar.offset)
                #expect(seen <= tab.left + 1e-9, "\(place): the left edge")
                #expect(isWide || seen + next.strip.viewportWidth >= tab.right - 1e-9, "\(place): the right edge")
            }
            state = transition.state
        }
    }

    /// Of a horizontal bar read from the right the left arrow is the right one.
    private static func image(_ key: Key, _ orientation: KeyOrientation) -> Key {
        switch (key, orientation) {
        case (.arrowLeft, .horizontal): .arrowRight
        case (.arrowRight, .horizontal): .arrowLeft
        default: key
        }
    }

    @Test(arguments: seeds)
    func `right to left is the mirror image`(_ seed: UInt64) throws {
        var scene = Self.scene(seed)
        let right = scene.parts.changed { $0.bar.direction = .rightToLeft }
        let image = MirrorImage(TabStrip(try scene.parts.configuration()))
        for _ in 0..<15 {
            var state = scene.state()
            state.focused = scene.tab()
            let key = scene.random.one(of: Key.allCases)
            let place = "seed \(seed): \(key) in \(state)"
            let left = try scene.parts.transition(.key(key), from: state)
            let mirrored = try right.transition(
                .key(Self.image(key, scene.parts.keyboard.orientation)), from: image.state(state))
            #expect(mirrored.keyOutcome == left.keyOutcome && mirrored.selection == left.selection, "\(place)")
            image.expect(mirrored.animation, isOf: left.animation, place)
            image.expect(mirrored.end, isOf: left.end, place)
            image.expect(try right.layout(at: image.state(state)), isOf: try scene.parts.layout(at: state), place)
        }
    }
}
