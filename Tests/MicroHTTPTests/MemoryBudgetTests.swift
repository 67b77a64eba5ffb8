import ByteBuffer
import HTTPMessage
import Testing

@testable import MicroHTTP

/// What one thread may hold for its clients.
@Suite struct MemoryBudgetTests {
    @Test func holdsWhatIsLeft() {
        var budget = MemoryBudget(limit: 100_000)
        var shares = [0, 0]
        let first = budget.raise(&shares[0], to: 60_000)
        let tooMuch = budget.raise(&shares[1], to: 40_001)
        #expect(first && !tooMuch)
        #expect(shares == [60_000, 0])
        let justEnough = budget.raise(&shares[1], to: 40_000)
        let oneMore = budget.raise(&shares[0], to: 60_001)
        #expect(justEnough && !oneMore)
        budget.giveBack(&shares[0])
        #expect(shares == [0, 40_000])
        #expect(budget.held == 40_000)
        let again = budget.raise(&shares[0], to: 60_000)
        #expect(again)
    }

    @Test func smallPiecesAreNotCounted() {
        var budget = MemoryBudget(limit: 0)
        var share = 0
        let small = budget.raise(&share, to: 16_384)
        let great = budget.raise(&share, to: 16_385)
        #expect(small && !great)
        #expect(share == 0)
    }

    @Test func theGreatestNumberIsTooMuch() {
        var budget = MemoryBudget(limit: 1 << 20)
        let all = budget.hold(1 << 20)
        let greatest = budget.hold(.max)
        #expect(all && !greatest)
    }

    /// A buffer that a great answer has left keeps its memory, which a small one must not take with it.
    @Test(arguments: [
        (100, 4096), (16_000, 4096), (20_000, 4096), (100, 200_000), (90_000, 200_000), (150_000, 200_000),
    ])
    func aBodyTakesLittleMoreThanItsLength(count: Int, room: Int) {
        let buffer = ByteBuffer(capacity: room)
        for _ in 0..<count { buffer.append(UInt8(ascii: "x")) }
        let memory = ResponseSender.memory(for: buffer)
        #expect(memory >= count && memory <= max(16_384, 2 * count + 1))
        #expect(Response.Body.buffer(buffer).heldCount == (memory > 16_384 ? memory : 0))
    }

    /// Whatever comes and goes, what is held is the sum of the shares and never more than the limit.
    @Test(arguments: [1, 2, 3] as [UInt64]) func sumOfShares(seed: UInt64) {
        var random = seed
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % bound
        }
        var budget = MemoryBudget(limit: 1_000_000)
        var shares = [Int](repeating: 0, count: 20)
        var refused = 0
        for _ in 0..<10_000 {
            let index = next(shares.count)
            if next(3) == 0 {
                budget.giveBack(&shares[index])
            } else if !budget.raise(&shares[index], to: next(200_000)) {
                refused += 1
            }
            #expect(budget.held == shares.reduce(0, +) && budget.held <= budget.limit, "seed \(seed)")
        }
        #expect(refused > 0, "seed \(seed)")
    }
}
