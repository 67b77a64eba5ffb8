import Testing

@testable import TabLayout

/// Interpolated colours against the numbers of browsers and of colour libraries.
struct ColorVectorTests {
    private func distance(_ row: ColorVector, _ point: [Double]) -> Double {
        let color = row.start.interpolated(to: row.end, fraction: point[0], in: row.space)
        let channels = [color.red, color.green, color.blue, color.alpha].map(Double.init)
        return zip(channels, point.dropFirst()).map { abs($0 - min(255, max(0, $1))) }.max() ?? 0
    }

    @Test(arguments: ColorVector.interpolations)
    func `premultiplied interpolations`(_ row: ColorVector) {
        for point in grouped(row.points, by: 5) {
            #expect(distance(row, point) <= row.tolerance, "at \(point[0])")
        }
    }

    @Test(arguments: ColorVector.straightAlpha)
    func `interpolations of straight alpha are others`(_ row: ColorVector) {
        #expect(grouped(row.points, by: 5).contains { distance(row, $0) > row.tolerance + 1 })
    }

    @Test(arguments: OklabVector.all)
    func `colours in Oklab`(_ row: OklabVector) {
        let oklab = Oklab(row.color)
        for (value, expected) in zip([oklab.lightness, oklab.a, oklab.b], row.oklab) {
            #expect(abs(value - expected) <= row.tolerance)
        }
        #expect(oklab.color(alpha: 255) == row.color)
    }

    /// A level of grey is up to 0.0045 of lightness wide, so that half of one comes to the source's 0.001.
    @Test func `black to white in Oklab is even in lightness`() {
        for point in grouped(LightnessVector.points, by: 2) {
            let grey = Color(red: 0, green: 0, blue: 0)
                .interpolated(to: Color(red: 255, green: 255, blue: 255), fraction: point[0], in: .oklab)
            #expect(abs(Oklab(grey).lightness - point[1]) <= 0.001 + 0.0023, "at \(point[0])")
        }
    }
}
