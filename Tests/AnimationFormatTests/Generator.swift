/// A sequence of random numbers that a seed determines (SplitMix64).
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }

    /// A number of one decimal.
    mutating func tenth(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &self)) / 10 }

    mutating func color(translucent: Bool) -> String {
        let digits = Array("0123456789abcdef")
        return "\"#" + String((0..<(translucent ? 8 : 6)).map { _ in pick(digits) }) + "\""
    }

    /// An easing of any kind, as a JSON value. Beyond 0…1 only where `overshoots`.
    mutating func easing(overshoots: Bool) -> String {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: return "\"\(pick(["linear", "ease", "ease-in", "ease-out", "ease-in-out"]))\""
        case 1:
            let y = overshoots ? -15...25 : 0...10
            return "\"cubic-bezier(\(tenth(0...10)), \(tenth(y)), \(tenth(0...10)), \(tenth(y)))\""
        case 2:
            let position = pick(["jump-start", "jump-end", "jump-none", "jump-both"])
            return "\"steps(\(Int.random(in: 2...6, using: &self)), \(position))\""
        case 3, 4:
            let stops = (0..<Int.random(in: 1...4, using: &self)).map { _ in stop(overshoots) }
            let ends = overshoots && chance(0.3) ? ("0.1", "0.9") : ("0", "1")
            return "\"linear(\(([ends.0] + stops + [ends.1]).joined(separator: ", ")))\""
        default: return overshoots ? "\"cubic-bezier(1, -0.7, 0, 1.6)\"" : "\"cubic-bezier(1, 0, 0, 1)\""
        }
    }

    private mutating func stop(_ overshoots: Bool) -> String {
        let output = tenth(overshoots ? -5...15 : 0...10)
        // A place of its own may lie before that of an earlier stop, and then there is a jump.
        return chance(0.6) ? "\(output)" : "\(output) \(Int.random(in: 10...90, using: &self))%"
    }
}
