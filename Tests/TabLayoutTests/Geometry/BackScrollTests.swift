import TabLayout
import Testing

/// A strip that may not scroll back while the pager glides to its page.
struct BackScrollTests {
    struct Case: Row {
        let name: String
        let position: Double
        let selected: Int
        let from: Double
        /// Where the rule puts the strip, 0 at the page 1, 62.5 at 2 and 162.5 at 3.
        let target: Double
        let isHeld: Bool
    }

    /// Android's table: it is moved when the page is before the selected one and the target not behind the strip, when it is
    /// beyond and the target not ahead, and always on the selected page itself.
    static let cases = [
        Case(name: "before, onward", position: 2.5, selected: 3, from: 100, target: 112.5, isHeld: false),
        Case(name: "before, there already", position: 2.5, selected: 3, from: 112.5, target: 112.5, isHeld: false),
        Case(name: "before, back", position: 2.5, selected: 3, from: 130, target: 112.5, isHeld: true),
        Case(name: "long before, back", position: 1.5, selected: 4, from: 60, target: 31.25, isHeld: true),
        Case(name: "on the page, back", position: 3, selected: 3, from: 200, target: 162.5, isHeld: false),
        Case(name: "on the page, onward", position: 3, selected: 3, from: 0, target: 162.5, isHeld: false),
        // The page of P = 2.5 is 2.
        Case(name: "behind its start, onward", position: 2.5, selected: 2, from: 50, target: 112.5, isHeld: false),
        Case(name: "behind its start, back", position: 2.5, selected: 2, from: 150, target: 112.5, isHeld: false),
        Case(name: "beyond, back", position: 2.5, selected: 1, from: 150, target: 112.5, isHeld: false),
        Case(name: "beyond, there already", position: 2.5, selected: 1, from: 112.5, target: 112.5, isHeld: false),
        Case(name: "beyond, onward", position: 2.5, selected: 1, from: 100, target: 112.5, isHeld: true),
    ]

    private func offset(_ row: Case, _ phase: ScrollPhase, _ change: (inout Parts) -> Void = { _ in }) throws -> Double
    {
        var parts = Parts.scrolling.changed {
            $0.bar.follow = .drag
            $0.bar.noBackScroll = true
        }
        change(&parts)
        return try parts.layout(position: row.position, phase, selected: row.selected, barOffset: .of(row.from)).bar
            .offset
    }

    @Test(arguments: cases)
    func `gliding, it moves only where the pager goes`(_ row: Case) throws {
        expectClose(try offset(row, .decelerating), row.isHeld ? row.from : row.target)
        for phase in [ScrollPhase.dragging, .idle, .settled] {
            expectClose(try offset(row, phase), row.target, "\(phase)")
        }
        expectClose(try offset(row, .decelerating) { $0.bar.noBackScroll = false }, row.target, "when it may")
    }

    @Test func `a strip whose place is not known, or with nothing selected, is not held`() throws {
        let parts = Parts.scrolling.changed {
            $0.bar.follow = .drag
            $0.bar.noBackScroll = true
        }
        expectClose(try parts.layout(position: 2.5, .decelerating, selected: 4).bar.offset, 112.5)
        expectClose(try parts.layout(position: 2.5, .decelerating, selected: nil, barOffset: 200).bar.offset, 112.5)
    }

    @Test func `a strip that follows the selection is not concerned`() throws {
        for row in Self.cases {
            let value = try offset(row, .decelerating) {
                $0.bar.follow = .selection
                $0.pager.selection = .settled
            }
            expectClose(value, row.from, row.name)
        }
    }

    /// A pager that glides to its page while the strip, which the user had scrolled by hand, is fed back from each answer to
    /// the next.
    @Test(arguments: [UInt64](1...200))
    func `on the way to a page the strip never turns`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.noBackScroll = true
        scene.parts.bar.follow = scene.random.one(of: [.drag, .unclamped])
        scene.parts.bar.scrollTo = scene.random.one(of: [.center, .start, .end, .centerWithInsets])
        guard scene.count > 1 else { return }
        let target = Int.random(in: 0..<scene.count, using: &scene.random)
        let start = Double.random(in: 0...Double(scene.count - 1), using: &scene.random)
        let isForward = start < Double(target)
        // Page 2.5 is page 2: up to its end a pager that goes back is on the page that it goes to, and not held.
        let way = isForward ? Double(target) - start : start - Double(target) - 1
        guard way > 0 else { return }
        let bar = try scene.parts.layout(at: ScrollState(selected: target)).bar
        var offset = Double.random(in: bar.minOffset...bar.maxOffset.nextUp, using: &scene.random)
        offset = min(offset, bar.maxOffset)
        for step in 0..<40 {
            let position = start + (isForward ? way : -way) * Double(step) / 40
            let next = try scene.parts.layout(
                position: position, .decelerating, selected: target, barOffset: .of(offset)
            ).bar.offset
            let isOnward = isForward ? next >= offset : next <= offset
            #expect(isOnward, "seed \(seed): from \(offset) to \(next) at \(position), to \(target)")
            offset = next
        }
    }
}
