import Testing

@testable import TabLayout

/// Numbers from the greatest down, against a sorted list of them.
struct DescendingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let numbers: [Double]
        let expected: [Double]

        init(_ name: String, _ numbers: [Double], _ expected: [Double]) {
            (testDescription, self.numbers, self.expected) = (name, numbers, expected)
        }
    }

    private func drained(_ numbers: [Double]) -> [Double] {
        var descending = Descending(numbers)
        var result: [Double] = []
        while let number = descending.next() { result.append(number) }
        return result
    }

    @Test(arguments: [
        Case("none", [], []), Case("one", [4], [4]), Case("in order", [3, 2, 1], [3, 2, 1]),
        Case("rising", [1, 2, 3, 4], [4, 3, 2, 1]), Case("one of them twice", [2, 5, 2], [5, 2, 2]),
        Case("below 0", [-1, 0, -7], [0, -1, -7]),
    ])
    func `numbers come from the greatest down`(_ given: Case) {
        #expect(drained(given.numbers) == given.expected)
    }

    @Test(arguments: [UInt64](1...200))
    func `any numbers come sorted`(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        // Few values of many, so that many are equal.
        let numbers = (0..<Int.random(in: 0...80, using: &random)).map { _ in
            Double(Int.random(in: 0...40, using: &random)) / 4
        }
        #expect(drained(numbers) == numbers.sorted(by: >), "seed \(seed)")
    }
}
