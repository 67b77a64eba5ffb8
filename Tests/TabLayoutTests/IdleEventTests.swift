import Testing

@testable import TabLayout

/// Events that select nothing: a tap on a disabled tab, a key that is not the bar's, and one that only moves the focus.
struct IdleEventTests {
    /// They start nothing and stop nothing: what is answered is what `Layout` says of the moment, where whatever is under way
    /// will end, and the state as it came.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `an event that does nothing answers the layout of its moment`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        guard scene.count > 0 else { return }
        scene.parts.tabs[0].isEnabled = false
        if scene.random.isOnce(in: 2) { scene.parts.bar.direction = .rightToLeft }
        for _ in 0..<10 {
            let state = scene.state()
            for event in [Event.tap(0), .key(.arrowUp)] {
                let place = "seed \(seed): \(state) \(event)"
                let (layout, transition) = (
                    try scene.parts.layout(at: state), try scene.parts.transition(event, from: state)
                )
                #expect(transition.animation == nil && !transition.selection.isChanged, "\(place)")
                expectClose(transition.end.bar.offset, layout.bar.offset, "\(place): the strip")
                #expect(transition.end.indicator == layout.indicator, "\(place): the indicator")
                var kept = transition.state
                kept.barOffset = state.barOffset
                #expect(kept == state, "\(place): the state")
            }
        }
    }

    /// Whatever moves the strip ends where the answer says that it is, and where the next state says that it stands.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the strip ends where it is said to be`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        guard scene.count > 0 else { return }
        scene.parts.tabs[0].isEnabled = false
        scene.parts.keyboard.activation = .manual
        scene.parts.keyboard.disabled = .focus
        for _ in 0..<10 {
            var state = scene.state()
            if scene.random.isOnce(in: 2) { state.focused = scene.tab() }
            for event in [
                Event.tap(scene.count - 1), .key(.arrowRight), .key(.arrowLeft), .key(.end), .key(.enter), .settle,
            ] {
                let transition = try scene.parts.transition(event, from: state)
                guard let end = transition.animation?.bar.last else { continue }
                let place = "seed \(seed): \(state) \(event)"
                expectClose(end.scrollOffset, transition.end.bar.offset, "\(place): the end of the strip's way")
                expectClose(end.scrollOffset, transition.state.barOffset?.value ?? .nan, "\(place): its next place")
            }
        }
    }
}
