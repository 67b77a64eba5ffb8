import TabLayout
import Testing

/// Which pages are let go of, and in which order.
struct UnmountingTests {
    struct Case: Row {
        var name: String { "\(held) of \(count) pages at \(position), preload \(preload)" }
        var count = 9
        let position: Double
        var preload = 1
        let held: [Int]
        let unmount: [Int]
    }

    @Test(arguments: [
        Case(position: 0, held: [], unmount: []),
        Case(position: 1, held: [0, 1, 2], unmount: []),
        Case(count: 5, position: 1, held: [0, 1, 2, 3, 4], unmount: [4, 3]),
        Case(position: 4, held: [0, 1, 2, 3, 4, 5, 6, 7, 8], unmount: [8, 0, 7, 1, 6, 2]),
        Case(position: 4, held: [2, 6, 1, 7], unmount: [7, 1, 6, 2]),
        Case(position: 4.25, held: [0, 1, 7, 8], unmount: [0, 8, 1, 7]),
        Case(position: 3.5, preload: 0, held: [1, 2, 3, 4, 5, 6], unmount: [6, 1, 5, 2]),
        Case(position: 1e290, held: [0, 3, 8], unmount: [0, 3]),
        Case(position: -1e290, held: [0, 3, 8], unmount: [8, 3]),
        Case(position: 4, preload: .max, held: [0, 8], unmount: []),
        Case(count: 1, position: 0, held: [0], unmount: []),
    ])
    func `the farthest goes first`(_ row: Case) throws {
        let parts = Parts(tabs: row.count).changed { $0.pager.preload = row.preload }
        var state = parts.state(position: row.position)
        state.mounted = row.held
        #expect(try parts.layout(at: state).pager.unmount == row.unmount)
    }

    @Test(arguments: [UInt64](1...200))
    func `as often as not needed, from far to near`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let count = Int.random(in: 1...40, using: &random)
        let parts = Parts(tabs: count).changed { $0.pager.preload = Int.random(in: 0...4, using: &random) }
        let position = random.length(in: 0...Double(count - 1))
        var state = parts.state(position: position)
        state.mounted = (0..<count).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        let pager = try parts.layout(at: state).pager
        #expect(Set(pager.unmount) == Set(state.mounted).subtracting(pager.mounted), "seed \(seed)")
        #expect(pager.unmount.count == Set(pager.unmount).count, "seed \(seed)")
        let distances = pager.unmount.map { abs(Double($0) - position) }
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 }, "seed \(seed)")
    }
}
