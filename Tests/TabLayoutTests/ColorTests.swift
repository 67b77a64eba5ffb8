import TabLayout
import Testing

/// Colours mixed in sRGB, premultiplied by their alpha, each channel rounded half up.
struct ColorTests {
    struct Case: Row {
        let name: String
        let from: UInt32
        let to: UInt32
        let fraction: Double
        let expected: UInt32
    }

    /// Colours are written rrggbbaa.
    @Test(arguments: [
        Case(name: "none of it", from: 0x0102_03FF, to: 0xFFFF_FFFF, fraction: 0, expected: 0x0102_03FF),
        Case(name: "all of it", from: 0x0102_03FF, to: 0xFFFE_FDFC, fraction: 1, expected: 0xFFFE_FDFC),
        Case(name: "191.25 is 191", from: 0x0000_00FF, to: 0xFF00_00FF, fraction: 0.75, expected: 0xBF00_00FF),
        Case(name: "63.75 is 64", from: 0x0000_00FF, to: 0xFF00_00FF, fraction: 0.25, expected: 0x4000_00FF),
        Case(name: "127.5 is 128, upward", from: 0x0000_00FF, to: 0xFFFF_FFFF, fraction: 0.5, expected: 0x8080_80FF),
        Case(name: "127.5 is 128, downward", from: 0xFFFF_FFFF, to: 0x0000_00FF, fraction: 0.5, expected: 0x8080_80FF),
        Case(name: "0.5 is 1", from: 0x0000_00FF, to: 0x0101_01FF, fraction: 0.5, expected: 0x0101_01FF),
        Case(
            name: "just below a half is 0", from: 0x0000_00FF, to: 0x0101_01FF, fraction: 0.4999, expected: 0x0000_00FF),
        Case(name: "254.5 is 255", from: 0xFFFF_FFFF, to: 0xFEFE_FEFF, fraction: 0.5, expected: 0xFFFF_FFFF),
        // Alpha 127.5; red 255·255·½ over 127.5 is 255. Unmultiplied it would be 127.5, darker than either end.
        Case(
            name: "to transparent keeps the hue", from: 0xFF00_00FF, to: 0x0000_0000, fraction: 0.5,
            expected: 0xFF00_0080),
        Case(
            name: "the hue of the transparent end is not seen", from: 0xFF00_00FF, to: 0x0000_FF00, fraction: 0.5,
            expected: 0xFF00_0080),
        // Alpha 191.5; red 255·255·½/191.5 = 169.77…, blue 255·128·½/191.5 = 85.22….
        Case(
            name: "half transparent weighs less", from: 0xFF00_00FF, to: 0x0000_FF80, fraction: 0.5,
            expected: 0xAA00_55C0),
        Case(name: "equal alpha is kept", from: 0x2040_6080, to: 0x4060_8080, fraction: 0.5, expected: 0x3050_7080),
        Case(
            name: "nothing between nothings", from: 0xFF00_0000, to: 0x00FF_0000, fraction: 0.5, expected: 0x0000_0000),
        Case(name: "on below, to 0", from: 0x0102_03FF, to: 0xFFFF_FFFF, fraction: -3, expected: 0x0000_00FF),
        Case(name: "on above, to 255", from: 0x0102_03FF, to: 0xFFFF_FFFF, fraction: 3, expected: 0xFFFF_FFFF),
    ])
    func `a mixture of two colours`(_ row: Case) {
        let mixed = Color(row.from).interpolated(to: Color(row.to), fraction: row.fraction)
        #expect(mixed == Color(row.expected))
    }

    /// The definition, with no shortcut for opaque colours.
    @Test func `mixtures agree with the definition`() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<20_000 {
            let from = Color(UInt32.random(in: 0...UInt32.max, using: &random))
            let to = Color(UInt32.random(in: 0...UInt32.max, using: &random))
            let part = Double.random(in: 0...1, using: &random)
            let mixed = from.interpolated(to: to, fraction: part)
            let alpha = Double(from.alpha) * (1 - part) + Double(to.alpha) * part
            expectRounded(mixed.alpha, alpha)
            guard alpha > 0 else { continue }
            let channels = [
                (from.red, to.red, mixed.red), (from.green, to.green, mixed.green), (from.blue, to.blue, mixed.blue),
            ]
            for (start, end, mixture) in channels {
                let first = Double(start) * Double(from.alpha)
                let last = Double(end) * Double(to.alpha)
                expectRounded(mixture, (first * (1 - part) + last * part) / alpha)
            }
        }
    }

    private func expectRounded(_ channel: UInt8, _ exact: Double) {
        #expect(abs(Double(channel) - exact) <= 0.5 + 1e-9)
    }
}
