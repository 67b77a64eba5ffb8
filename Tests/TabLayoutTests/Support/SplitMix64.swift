/// A random number generator whose whole sequence follows from its seed, so that a failure can be run again.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from the range, a whole one every other time: whole numbers are where rules change.
    mutating func length(in range: ClosedRange<Double>) -> Double {
        let value = Double.random(in: range, using: &self)
        return Bool.random(using: &self) ? value : min(max(value.rounded(), range.lowerBound), range.upperBound)
    }

    mutating func one<Element>(of choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &self)]
    }

    /// True once in `count` times on average.
    mutating func isOnce(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
