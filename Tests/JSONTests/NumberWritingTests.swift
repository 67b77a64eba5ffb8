import SeededGenerator
import ByteBuffer
import JSON
import Testing

/// A way to draw random doubles.
enum Distribution: String, Sendable, CaseIterable {
    case bits, thousandths, decimals, integers, greatIntegers, nearTrillion, nearQuadrillion, subnormals, layout,
        fewBits

    func draw(_ random: inout SeededGenerator) -> Double {
        switch self {
        case .bits:
            let value = Double(bitPattern: random.next())
            return value.isFinite ? value : 0
        case .thousandths: return Double(Int.random(in: -2_000_000_000...2_000_000_000, using: &random)) / 1000
        case .decimals:
            let power = (0..<Int.random(in: 0...22, using: &random)).reduce(1.0) { power, _ in power * 10 }
            return Double(Int64.random(in: -9_007_199_254_740_992...9_007_199_254_740_992, using: &random)) / power
        case .integers: return Double(Int64.random(in: -1_000_000...1_000_000, using: &random))
        case .greatIntegers: return Double(Int64.random(in: .min ... .max, using: &random))
        case .nearTrillion: return near(1e12, &random)
        case .nearQuadrillion: return near(1e15, &random)
        case .subnormals:
            return Double(
                bitPattern: random.next() & 0x800F_FFFF_FFFF_FFFF >> UInt64.random(in: 0...51, using: &random))
        case .layout:
            return 375 / Double(Int.random(in: 1...97, using: &random)) * Double.random(in: 0...97, using: &random)
        case .fewBits:
            // Of these some lie exactly between two decimals of the same length.
            let numerator = random.next() >> UInt64.random(in: 11...63, using: &random) | 1
            return Double(
                sign: .minus, exponent: -Int.random(in: 0...40, using: &random), significand: Double(numerator))
        }
    }

    /// A double at most a thousand steps, or a thousand, from a number.
    private func near(_ number: Double, _ random: inout SeededGenerator) -> Double {
        let steps = Int64.random(in: -1000...1000, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return Double(bitPattern: UInt64(Int64(number.bitPattern) + steps))
        case 1: return number + Double(steps)
        default: return number + Double(steps) / 1000
        }
    }
}

struct WrittenNumber: Sendable, CustomTestStringConvertible {
    let value: Double
    let text: String

    init(_ value: Double, _ text: String) {
        self.value = value
        self.text = text
    }

    var testDescription: String { text }
}

@Suite("Written numbers")
struct NumberWritingTests {
    private static func written(_ value: Double) -> String {
        let buffer = ByteBuffer()
        JSONWriter(buffer).value(value)
        return String(buffer)
    }

    @Test(
        "are as people write them",
        arguments: [
            WrittenNumber(0, "0"), WrittenNumber(-0.0, "0"), WrittenNumber(50, "50"), WrittenNumber(-1, "-1"),
            WrittenNumber(0.1, "0.1"), WrittenNumber(0.001, "0.001"), WrittenNumber(-0.5, "-0.5"),
            WrittenNumber(62.5, "62.5"), WrittenNumber(106.25, "106.25"), WrittenNumber(1.005, "1.005"),
            WrittenNumber(0.0005, "0.0005"), WrittenNumber(0.1 + 0.2, "0.30000000000000004"),
            WrittenNumber(320 / 3, "106.66666666666667"), WrittenNumber(999_999_999_999.999, "999999999999.999"),
            WrittenNumber(1e12, "1000000000000"), WrittenNumber(1e15, "1000000000000000"),
            WrittenNumber(9_007_199_254_740_991, "9007199254740991"), WrittenNumber(1e20, "1e+20"),
            WrittenNumber(.leastNonzeroMagnitude, "5e-324"),
            WrittenNumber(.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        ])
    func fixed(_ row: WrittenNumber) {
        #expect(Self.written(row.value) == row.text)
    }

    @Test(
        "read back as the same double, in no more letters than the standard library needs",
        arguments: Distribution.allCases)
    func roundTrip(_ distribution: Distribution) throws {
        let seed: UInt64 = 20_240_229
        var random = SeededGenerator(seed: seed)
        let buffer = ByteBuffer()
        let writer = JSONWriter(buffer)
        let parser = JSONParser()
        for round in 0..<25_000 {
            let value = distribution.draw(&random)
            buffer.removeAll()
            writer.value(value)
            let text = String(buffer)
            let expected = value == 0 ? 0 : value
            let read = buffer.withBytes { try? parser.parse($0.span.bytes).number }
            guard Double(text)?.bitPattern == expected.bitPattern, read == expected,
                text.utf8.count <= value.description.utf8.count
            else {
                Issue.record("\(distribution), seed \(seed), round \(round): \(value) is written \(text)")
                return
            }
        }
    }

    @Test(
        "are written as the standard library writes them, where it needs no exponent",
        arguments: [Distribution.layout, .fewBits, .decimals])
    func agreement(_ distribution: Distribution) {
        let seed: UInt64 = 20_240_301
        var random = SeededGenerator(seed: seed)
        for round in 0..<50_000 {
            let value = distribution.draw(&random)
            let description = value.description
            guard value != 0, !description.contains("e") else { continue }
            let expected = description.hasSuffix(".0") ? String(description.dropLast(2)) : description
            let text = Self.written(value)
            guard text == expected else {
                Issue.record("\(distribution), seed \(seed), round \(round): \(expected) is written \(text)")
                return
            }
        }
    }

    @Test(
        "integers are written whole",
        arguments: [
            (0, "0"), (7, "7"), (-7, "-7"), (10, "10"), (1_234_567_890, "1234567890"),
            (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
        ])
    func integers(_ value: Int, _ text: String) {
        let buffer = ByteBuffer()
        let writer = JSONWriter(buffer)
        writer.array {
            writer.value(value)
            writer.quoted(value)
        }
        #expect(String(buffer) == "[\(text),\"\(text)\"]")
    }
}
