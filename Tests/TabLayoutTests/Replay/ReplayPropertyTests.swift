import Testing

@testable import TabLayout

/// Recordings of what a user does, in any bar: nothing jumps in them, and what comes to rest is in its place.
struct ReplayPropertyTests {
    /// A user of a random bar, who swipes, taps, presses keys, and whose app edits the bar.
    private struct User {
        var scene: RandomScene
        var replay: Replay
        var time: Double? = 0
        /// What has happened, for whoever has to understand a failure.
        var story: [String] = []

        init(seed: UInt64) throws {
            scene = RandomScene(seed: seed)
            scene.parts.bar.direction = scene.random.one(of: [.leftToRight, .rightToLeft])
            let start = ScrollState(selected: scene.tab())
            replay = Replay(try scene.parts.configuration(), from: start, isLinted: true)
            if scene.random.isOnce(in: 4) { time = nil }
        }

        var count: Int { replay.configuration.tabs.count }

        mutating func wait() {
            if let now = time { time = now + scene.random.length(in: 0...200) }
        }

        mutating func show(_ position: Double, _ phase: ScrollPhase) throws {
            wait()
            let offset = position * replay.configuration.pager.pageWidth.value
            story.append("\(phase) at \(position), \(time ?? -1)")
            let sample = SampleState(
                ScrollState(offset: .distance(.of(offset)), phase: phase),
                omitted: [.selected, .barOffset, .indicator, .focused])
            _ = try replay.layout(sample, at: time)
        }

        /// A swipe of some steps, at whose end the pager is on a page, or is brought there by an event.
        mutating func swipe() throws {
            let start = Double(replay.state.selected ?? 0)
            var position = start
            for step in 0..<Int.random(in: 1...5, using: &scene.random) {
                position += scene.random.length(in: -0.7...0.7)
                try show(position, step < 3 ? .dragging : .decelerating)
            }
            let page = min(max(0, position.rounded()), Double(max(0, count - 1)))
            switch Int.random(in: 0..<4, using: &scene.random) {
            case 0: try happen(.settle)
            case 1: try happen(.fling(.of(scene.random.length(in: -2...2))))
            case 2: try happen(scene.event())
            default: try show(page, .settled)
            }
        }

        mutating func happen(_ event: Event) throws {
            if case .tap(let index) = event, index >= count { return }
            wait()
            story.append("\(event) at \(time ?? -1)")
            _ = try replay.transition(event, at: time)
        }

        mutating func edit() throws {
            wait()
            let edit: Edit
            switch Int.random(in: 0..<4, using: &scene.random) {
            case 0: edit = .insert(at: Int.random(in: 0...count, using: &scene.random), tabs: [Tab(labelWidth: 20)])
            case 1 where count > 0: edit = .remove(Int.random(in: 0..<count, using: &scene.random))
            case 2 where count > 0:
                edit = .move(
                    from: Int.random(in: 0..<count, using: &scene.random),
                    to: Int.random(in: 0..<count, using: &scene.random))
            default:
                edit = .resize(
                    width: .of(scene.random.length(in: 50...500)), pageWidth: replay.configuration.pager.pageWidth)
            }
            story.append("\(edit) at \(time ?? -1)")
            _ = try replay.transition(edit, at: time)
        }

        mutating func act() throws {
            switch Int.random(in: 0..<10, using: &scene.random) {
            case 0..<5: try swipe()
            case 5, 6: try happen(scene.event())
            case 7: try happen(.key(scene.random.one(of: Key.allCases)))
            case 8: try edit()
            default: if let selected = replay.state.selected { try show(Double(selected), .idle) }
            }
        }
    }

    @Test(arguments: [UInt64](1...400))
    func `nothing jumps, and what rests is in its place`(_ seed: UInt64) throws {
        var user = try User(seed: seed)
        for _ in 0..<12 {
            try user.act()
            let findings = user.replay.lint?.findings.filter { $0.code == .jump || $0.code == .indicatorOffSelection }
            if findings?.isEmpty == false {
                Issue.record("seed \(seed): \(findings ?? []) after \(user.story) in \(user.replay.configuration)")
                return
            }
        }
    }

    /// A full state is answered as it is, whatever was before.
    @Test(arguments: [UInt64](1...50))
    func `a full state is answered as alone`(_ seed: UInt64) throws {
        var user = try User(seed: seed)
        for _ in 0..<10 {
            try user.act()
            guard user.count == user.scene.count else { return }
            user.wait()
            let state = user.scene.state()
            let (layout, animation) = try user.replay.layout(SampleState(state, omitted: []), at: user.time)
            let single = try Layout(user.replay.configuration, at: state)
            #expect(layout.state == state && animation == single.animation, "seed \(seed)")
            #expect(layout.bar == single.bar && layout.indicator == single.indicator, "seed \(seed)")
        }
    }
}
