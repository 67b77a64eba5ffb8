import TabLayout
import Testing

/// The selection that stays until the pager is too far from its page.
struct HysteresisTests {
    struct Case: Row {
        var name: String { "\(threshold): from \(selected) at P = \(position)" }
        let threshold: Double
        let selected: Int
        let position: Double
        var velocity = 0.0
        let index: Int
    }

    static let cases = [
        // With 0.6, onward beyond .6 and back before .4.
        Case(threshold: 0.6, selected: 1, position: 1.5, index: 1),
        Case(threshold: 0.6, selected: 1, position: 1.6, index: 1),
        Case(threshold: 0.6, selected: 1, position: 1.61, index: 2),
        Case(threshold: 0.6, selected: 2, position: 1.5, index: 2),
        Case(threshold: 0.6, selected: 2, position: 1.4, index: 2),
        Case(threshold: 0.6, selected: 2, position: 1.39, index: 1),
        // Several pages at once: the first that is near enough on the way.
        Case(threshold: 0.6, selected: 0, position: 3.5, index: 3),
        Case(threshold: 0.6, selected: 0, position: 3.61, index: 4),
        Case(threshold: 0.6, selected: 5, position: 1.5, index: 2),
        Case(threshold: 0.6, selected: 5, position: 1.39, index: 1),
        Case(threshold: 0.6, selected: 0, position: 4, index: 4),
        Case(threshold: 0.6, selected: 5, position: 2, index: 2),
        // Beyond the ends.
        Case(threshold: 0.6, selected: 0, position: -0.9, index: 0),
        Case(threshold: 0.6, selected: 5, position: -7, index: 0),
        Case(threshold: 0.6, selected: 5, position: 5.9, index: 5),
        Case(threshold: 0.6, selected: 0, position: 40, index: 5),
        // Half way a page stays selected from whichever side: Parchment and XLPagerTabStrip have > 0.5.
        Case(threshold: 0.5, selected: 1, position: 1.5, index: 1),
        Case(threshold: 0.5, selected: 2, position: 1.5, index: 2),
        Case(threshold: 0.5, selected: 1, position: 1.51, index: 2),
        Case(threshold: 0.5, selected: 2, position: 1.49, index: 1),
        Case(threshold: 0.5, selected: 0, position: 2.5, index: 2),
        Case(threshold: 0.5, selected: 5, position: 2.5, index: 3),
        // A whole page: only the page itself, exactly reached, or what lies beyond it.
        Case(threshold: 1, selected: 1, position: 1.99, index: 1),
        Case(threshold: 1, selected: 1, position: 2, index: 2),
        Case(threshold: 1, selected: 1, position: 0.01, index: 1),
        Case(threshold: 1, selected: 1, position: 0, index: 0),
        Case(threshold: 1, selected: 1, position: 3.5, index: 3),
        Case(threshold: 1, selected: 5, position: 3.5, index: 4),
        // Nothing: at once, in the direction of travel; without one, the nearest.
        Case(threshold: 0, selected: 1, position: 1.01, velocity: 0.1, index: 2),
        Case(threshold: 0, selected: 1, position: 2, velocity: 0.1, index: 2),
        Case(threshold: 0, selected: 2, position: 1.99, velocity: -0.1, index: 1),
        Case(threshold: 0, selected: 1, position: 1.01, index: 1),
        Case(threshold: 0, selected: 1, position: 1.5, index: 2),
        Case(threshold: 0, selected: 4, position: 2, index: 2),
        // A quarter: from .25 on onward and from .75 on back.
        Case(threshold: 0.25, selected: 1, position: 1.25, velocity: 1, index: 1),
        Case(threshold: 0.25, selected: 1, position: 1.26, velocity: 1, index: 2),
        Case(threshold: 0.25, selected: 2, position: 1.26, velocity: 1, index: 2),
        Case(threshold: 0.25, selected: 2, position: 1.7, velocity: -1, index: 1),
        Case(threshold: 0.25, selected: 2, position: 1.8, velocity: -1, index: 2),
        Case(threshold: 0.25, selected: 2, position: 1.2, velocity: 1, index: 1),
    ]

    private func index(_ row: Case, _ phase: ScrollPhase, after selected: Int?) throws -> Int? {
        let parts = Parts(tabs: 6).changed {
            $0.pager.selection = .hysteresis
            $0.pager.threshold = .of(row.threshold)
        }
        var state = parts.state(position: row.position, phase, selected: selected)
        state.velocity = .of(row.velocity)
        return try parts.layout(at: state).selection.index
    }

    @Test(arguments: cases)
    func `a page stays selected within the threshold`(_ row: Case) throws {
        for phase in [ScrollPhase.dragging, .decelerating] {
            #expect(try index(row, phase, after: row.selected) == row.index, "\(phase)")
            // The answer, asked again, is the same: a pager that stands still changes nothing.
            #expect(try index(row, phase, after: row.index) == row.index, "\(phase), again")
        }
        let nearest = min(max(Int((row.position + 0.5).rounded(.down)), 0), 5)
        for phase in [ScrollPhase.idle, .settled] {
            #expect(try index(row, phase, after: row.selected) == nearest, "\(phase)")
        }
        #expect(try index(row, .programmatic, after: row.selected) == row.selected)
        #expect(try index(row, .dragging, after: nil) == nearest, "with nothing selected")
    }

    /// Seen from the other end everything is the same.
    @Test(arguments: [UInt64](1...300))
    func `both directions are alike, and asking again changes nothing`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let row = Case(
                threshold: random.one(of: [0, 0.25, 0.5, 0.6, 1, Double.random(in: 0...1, using: &random)]),
                selected: Int.random(in: 0...5, using: &random), position: random.length(in: -1...6),
                velocity: random.one(of: [-1, 1]), index: 0)
            let mirrored = Case(
                threshold: row.threshold, selected: 5 - row.selected, position: 5 - row.position,
                velocity: -row.velocity, index: 0)
            let answer = try #require(try index(row, .dragging, after: row.selected))
            #expect(try index(row, .dragging, after: answer) == answer, "seed \(seed): \(row)")
            // 5 − P is rounded; at a threshold to the last bit the two may part.
            let edge = abs(row.position - Double(row.selected)) - row.threshold
            let isAtEdge = abs(edge - edge.rounded()) < 1e-9
            if !isAtEdge {
                #expect(try index(mirrored, .dragging, after: 5 - row.selected) == 5 - answer, "seed \(seed): \(row)")
            }
        }
    }

    /// A swipe to the next page and half back, frame by frame, selects once there and once back.
    @Test func `a finger that trembles half way changes nothing`() throws {
        let positions = [1, 1.3, 1.5, 1.49, 1.51, 1.58, 1.62, 1.55, 1.5, 1.45, 1.41, 1.5, 1.39, 1.45, 1.5]
        var selected = 1
        var seen: [Int] = []
        for position in positions {
            let row = Case(threshold: 0.6, selected: selected, position: position, index: 0)
            selected = try #require(try index(row, .dragging, after: selected))
            seen.append(selected)
        }
        #expect(seen == [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1])
    }
}
