import SeededGenerator
import ByteBuffer
import Testing

@testable import TabAPI
@testable import TabComputing
@testable import TabLayout

@Suite("The places of a polyline")
struct EasingPlacesTests {
    /// 0.0595 is written as 5.95 %, and 5.95/100 is another double.
    @Test("one that is written and read is the same to the bit", arguments: 1...20 as ClosedRange<UInt64>)
    func writtenAndRead(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let decimals: Double = [1e3, 1e5, 1e7, 1e11].randomElement(using: &random) ?? 1
            let place = Double(Int.random(in: 0...Int(decimals), using: &random)) / decimals
            let stops = [
                PiecewiseLinear.Stop(output: 0), PiecewiseLinear.Stop(output: 0.5, start: place),
                PiecewiseLinear.Stop(output: 1),
            ]
            let easing = Easing.piecewiseLinear(try #require(PiecewiseLinear(stops: stops)))
            let buffer = ByteBuffer()
            buffer.append(easing)
            var text = String(buffer)
            let read = text.withUTF8 { bytes in
                var parser = EasingParser(text: bytes)
                return try? parser.parse()
            }
            #expect(read == easing, "\(text)")
        }
    }
}
