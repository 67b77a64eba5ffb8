import TabLayout
import Testing

/// The layout module against a second implementation of its rules, in exact fractions.
struct VectorTests {
    struct Vector: Decodable {
        var seed: Int
        var request: VectorRequest
        var layout: LayoutAnswer
        var event: VectorRequest.EventMembers?
        var transition: TransitionAnswer?
    }

    @Test func `layouts and transitions agree with the vectors`() throws {
        let vectors = try VectorFile.load("layout.json", as: Vector.self)
        #expect(vectors.count >= 300)
        for vector in vectors {
            let configuration = try vector.request.configuration.value()
            let state = vector.request.state.value
            var comparison = Comparison()
            comparison.check(try Layout(configuration, at: state), vector.layout)
            if let event = vector.event?.event, let expected = vector.transition {
                comparison.check(
                    try Transition(configuration, from: state, event: event), expected,
                    pageWidth: configuration.pager.pageWidth)
            }
            #expect(comparison.differences.isEmpty, "vector \(vector.seed)")
        }
    }

    struct Curve: Decodable {
        var name: String?
        var curve, times, progress: [Double]
    }

    @Test func `curves agree with 60 digits`() throws {
        let curves = try VectorFile.load("easing.json", as: Curve.self)
        #expect(curves.count >= 40)
        for row in curves {
            let points = row.curve
            let curve = try #require(CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
            let easing = row.name.map(Easing.init(css:)) ?? .cubicBezier(curve)
            #expect(easing.curve == curve)
            expectClose(row.times.map(easing.progress), row.progress, "\(points): the progresses")
        }
    }
}
