import Testing

@testable import TabLayout

/// Easings against the numbers of browsers, of the CSS tests and of animation libraries.
struct EasingVectorTests {
    @Test(arguments: EasingVector.curves + EasingVector.stepsAndLines)
    func `values of curves, steps and lines`(_ row: EasingVector) {
        for point in grouped(row.points, by: 2) {
            let value = row.easing.progress(at: row.isBefore ? point[0].nextDown : point[0])
            #expect(abs(value - point[1]) <= row.tolerance, "at \(point[0]): \(value), not \(point[1])")
        }
    }

    /// gre/bezier-easing: a curve that is its own image under a half turn has f(x) + f(1 − x) = 1.
    @Test(arguments: [Easing.bezier(0.75, 0.4, 0.25, 0.6), .bezier(1, -0.4, 0, 1.4), .easeInOut])
    func `symmetric curves are symmetric`(_ easing: Easing) {
        for step in 0...1000 {
            let time = Double(step) / 1000
            expectClose(easing.progress(at: time) + easing.progress(at: 1 - time), 1, "f(x) + f(1 − x) at \(time)")
        }
    }

    /// gre/bezier-easing: should fail with wrong arguments.
    @Test(arguments: [(0.5, -5.0), (0.5, 5), (-2, 0.5), (2, 0.5), (.nan, 0.5), (0.5, .infinity)])
    func `a curve that is no function of time is refused`(_ x1: Double, _ x2: Double) {
        #expect(CubicBezier(x1: x1, y1: 0.5, x2: x2, y2: 0.5) == nil)
    }

    @Test(arguments: LineVector.all)
    func `missing places of linear() are filled in`(_ row: LineVector) {
        #expect(row.easing.corners.count == row.corners.count)
        for (value, expected) in zip(row.easing.corners, row.corners) {
            #expect(abs(value - expected) <= row.tolerance)
        }
    }

    @Test(arguments: ComposedVector.all)
    func `an easing goes on beyond its ends under one that overshoots`(_ row: ComposedVector) {
        for point in grouped(row.points, by: 2) {
            let value = row.inner.progress(at: row.outer.progress(at: point[0]))
            #expect(abs(value - point[1]) <= row.tolerance, "at \(point[0]): \(value), not \(point[1])")
        }
    }

    @Test(arguments: RangeVector.all)
    func `the extent of a curve`(_ row: RangeVector) {
        let values = (0...20_000).map { row.easing.progress(at: Double($0) / 20_000) }
        #expect(abs((values.min() ?? .nan) - row.least) <= row.tolerance)
        #expect(abs((values.max() ?? .nan) - row.greatest) <= row.tolerance)
    }

    /// motiondivision/motion: steps(4) ends at 0.75, which CSS does not.
    @Test func `steps end at 1`() {
        #expect(Easing.stepped(4, .jumpEnd).progress(at: 1) == 1)
    }
}
