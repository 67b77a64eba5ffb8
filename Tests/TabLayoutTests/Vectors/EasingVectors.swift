import TabLayout

/// Easings and their values as other projects assert them in their tests.
struct EasingVector: Row {
    /// The project and the name of its test.
    let name: String
    let easing: Easing
    let tolerance: Double
    /// Time and progress in turn.
    let points: [Double]
    /// Whether the values are those just before each time.
    var isBefore = false
}

extension EasingVector {
    static let stepsAndLines: [EasingVector] = [
        EasingVector(
            name: "web-platform-tests/wpt: steps2 end", easing: .stepped(2, .jumpEnd), tolerance: 1e-09,
            points: [0, 0, 0.499, 0, 0.5, 0.5, 1, 1]),
        EasingVector(
            name: "web-platform-tests/wpt: steps2 jump both", easing: .stepped(2, .jumpBoth), tolerance: 1e-09,
            points: [0, 0.333333333333, 0.499, 0.333333333333, 0.5, 0.666666666667, 1, 1]),
        EasingVector(
            name: "web-platform-tests/wpt: steps2 jump none", easing: .stepped(2, .jumpNone), tolerance: 1e-09,
            points: [0, 0, 0.499, 0, 0.5, 1, 1, 1]),
        EasingVector(
            name: "web-platform-tests/wpt: Transformed progress for steps(2, start)", easing: .stepped(2, .start),
            tolerance: 1e-06, points: [0, 0.5, 0.25, 0.5, 0.5, 1, 0.75, 1, 1, 1]),
        EasingVector(
            name: "web-platform-tests/wpt: linear function easing with output greater than 1",
            easing: .polyline([.init(output: 0), .init(output: 1.5), .init(output: 1)]), tolerance: 0.0001,
            points: [0, 0, 0.25, 0.75, 0.5, 1.5, 0.75, 1.25, 1, 1]),
        EasingVector(
            name: "web-platform-tests/wpt: input value being unspecified in the last entry implies max input value",
            easing: .polyline([.init(output: 0), .init(output: 0.9, start: 1.1), .init(output: 1)]), tolerance: 0.0001,
            points: [0, 0, 0.45, 0.368181818, 0.9, 0.736363636, 0.95, 0.777272727, 1, 0.818181818]),
        EasingVector(
            name:
                "web-platform-tests/wpt: input value being unspecified in the last entry implies max input value, written out",
            easing: .polyline([.init(output: 0), .init(output: 0.9, start: 1.1), .init(output: 1, start: 1.1)]),
            tolerance: 0.0001, points: [0, 0, 0.45, 0.368181818, 0.9, 0.736363636, 0.95, 0.777272727, 1, 0.818181818]),
        EasingVector(
            name: "web-platform-tests/wpt: samples of linear(0 0% 50%, 1 50% 100%)",
            easing: .polyline([.init(output: 0, start: 0, end: 0.5), .init(output: 1, start: 0.5, end: 1)]),
            tolerance: 1e-06,
            points: [0, 0, 0.05, 0, 0.1, 0, 0.2, 0, 0.3, 0, 0.45, 0, 0.5, 1, 0.65, 1, 0.7, 1, 0.9, 1, 1, 1]),
    ]
}

/// The corners of a `linear()`.
struct LineVector: Row {
    let name: String
    let easing: Easing
    let tolerance: Double
    /// Time and progress in turn.
    let corners: [Double]
}

extension LineVector {
    static let all: [LineVector] = [
        LineVector(
            name: "web-platform-tests/wpt: computed value of linear(0, 1)",
            easing: .polyline([.init(output: 0), .init(output: 1)]), tolerance: 5e-07, corners: [0, 0, 1, 1]),
        LineVector(
            name: "web-platform-tests/wpt: computed value of linear(0, 0.5 25% 75%, 1 100% 100%)",
            easing: .polyline([
                .init(output: 0), .init(output: 0.5, start: 0.25, end: 0.75), .init(output: 1, start: 1, end: 1),
            ]), tolerance: 5e-07, corners: [0, 0, 0.25, 0.5, 0.75, 0.5, 1, 1, 1, 1]),
        LineVector(
            name:
                "web-platform-tests/wpt: computed value of linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 1.004, 0.998, 1 100% 100%)",
            easing: .polyline([
                .init(output: 0), .init(output: 1.3), .init(output: 1), .init(output: 0.92), .init(output: 1),
                .init(output: 0.99), .init(output: 1), .init(output: 1.004), .init(output: 0.998),
                .init(output: 1, start: 1, end: 1),
            ]), tolerance: 5e-07,
            corners: [
                0, 0, 0.111111, 1.3, 0.222222, 1, 0.333333, 0.92, 0.444444, 1, 0.555556, 0.99, 0.666667, 1, 0.777778,
                1.004, 0.888889, 0.998, 1, 1, 1, 1,
            ]),
        LineVector(
            name: "web-platform-tests/wpt: computed value of linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 0.998, 1 100% 100%)",
            easing: .polyline([
                .init(output: 0), .init(output: 1.3), .init(output: 1), .init(output: 0.92), .init(output: 1),
                .init(output: 0.99), .init(output: 1), .init(output: 0.998), .init(output: 1, start: 1, end: 1),
            ]), tolerance: 5e-07,
            corners: [0, 0, 0.125, 1.3, 0.25, 1, 0.375, 0.92, 0.5, 1, 0.625, 0.99, 0.75, 1, 0.875, 0.998, 1, 1, 1, 1]),
        LineVector(
            name: "web-platform-tests/wpt: computed value of linear(0, 0 40%, 1, 0.5, 1)",
            easing: .polyline([
                .init(output: 0), .init(output: 0, start: 0.4), .init(output: 1), .init(output: 0.5), .init(output: 1),
            ]), tolerance: 5e-07, corners: [0, 0, 0.4, 0, 0.6, 1, 0.8, 0.5, 1, 1]),
    ]
}

/// One easing run on the progress of another, which overshoots.
struct ComposedVector: Row {
    let name: String
    let outer: Easing
    let inner: Easing
    let tolerance: Double
    /// Time and progress in turn.
    let points: [Double]
}

extension ComposedVector {
    static let all: [ComposedVector] = [
        ComposedVector(
            name: "web-platform-tests/wpt: cubic-bezier easing with input progress greater than 1",
            outer: .bezier(0, 1.5, 1, 1.5), inner: .bezier(0.5, 1, 0.5, 0), tolerance: 0.0001,
            points: [0, 0, 0.23, 0.988706655, 0.24, 1.019006798, 0.7, 1.598036444, 0.99, 1.165891931, 1, 1]),
        ComposedVector(
            name: "web-platform-tests/wpt: ... where the tangent on the upper boundary is infinity",
            outer: .bezier(0, 1.5, 1, 1.5), inner: .bezier(0, 1.5, 1, 1.5), tolerance: 0.0001,
            points: [0, 0, 0.23, 1.063175559, 0.24, 1, 0.7, 1, 0.99, 1, 1, 1]),
        ComposedVector(
            name: "web-platform-tests/wpt: cubic-bezier easing with input progress less than 0",
            outer: .bezier(0, -0.5, 1, -0.5), inner: .bezier(0.5, 1, 0.5, 0), tolerance: 0.0001,
            points: [0, 0, 0.01, -0.165891931, 0.3, -0.598036444, 0.75, -0.048133329, 0.77, 0.011293345, 1, 1]),
        ComposedVector(
            name: "web-platform-tests/wpt: ... where the tangent on the lower boundary is infinity",
            outer: .bezier(0, -0.5, 1, -0.5), inner: .bezier(0, -0.5, 1, -0.5), tolerance: 0.0001,
            points: [0, 0, 0.01, 0, 0.3, 0, 0.75, 0, 0.77, -0.063175559, 1, 1]),
        ComposedVector(
            name: "web-platform-tests/wpt: step-start easing with input progress greater than 1",
            outer: .bezier(0, 1.5, 1, 1.5), inner: .stepped(1, .start), tolerance: 0,
            points: [0, 1, 0.23, 1, 0.25, 2, 1, 1]),
        ComposedVector(
            name: "web-platform-tests/wpt: step-end easing with input progress greater than 1",
            outer: .bezier(0, 1.5, 1, 1.5), inner: .stepped(1, .jumpEnd), tolerance: 0,
            points: [0, 0, 0.23, 0, 0.25, 1, 1, 1]),
        ComposedVector(
            name: "web-platform-tests/wpt: step-end easing with input progress less than 0",
            outer: .bezier(0, -0.5, 1, -0.5), inner: .stepped(1, .jumpEnd), tolerance: 0,
            points: [0, 0, 0.75, -1, 0.8, 0, 1, 1]),
        ComposedVector(
            name: "web-platform-tests/wpt: steps(2, jump-none) easing with input progress greater than 1",
            outer: .bezier(0, 1.5, 1, 1.5), inner: .stepped(2, .jumpNone), tolerance: 0,
            points: [0, 0, 0.045, 1, 0.23, 1, 0.25, 2, 1, 1]),
        ComposedVector(
            name: "web-platform-tests/wpt: steps(2, jump-none) easing with input progress greater than 2",
            outer: .bezier(0, 3, 1, 3), inner: .stepped(2, .jumpNone), tolerance: 0,
            points: [0, 0, 0.114, 3, 0.5, 4, 0.9, 3]),
        ComposedVector(
            name: "web-platform-tests/wpt: steps(2, jump-none) easing with input progress less than 0",
            outer: .bezier(0, -0.5, 1, -0.5), inner: .stepped(2, .jumpNone), tolerance: 0,
            points: [0, 0, 0.75, -1, 0.8, 0, 1, 1]),
    ]
}

/// The least and the greatest progress of a curve.
struct RangeVector: Row {
    let name: String
    let easing: Easing
    let tolerance: Double
    let least: Double
    let greatest: Double
}

extension RangeVector {
    static let all: [RangeVector] = [
        RangeVector(
            name: "chromium/chromium: CubicBezierTest.Range (0.25, -0.5, 0.75, -0.166666666667)",
            easing: .bezier(0.25, -0.5, 0.75, -0.166666666667), tolerance: 0.00015, least: -0.225, greatest: 1),
        RangeVector(
            name: "chromium/chromium: CubicBezierTest.Range (0.25, 0.25, 0.75, 0.5)",
            easing: .bezier(0.25, 0.25, 0.75, 0.5), tolerance: 0.00015, least: 0, greatest: 1),
        RangeVector(
            name: "chromium/chromium: CubicBezierTest.Range (0, 1, 1, 0)", easing: .bezier(0, 1, 1, 0),
            tolerance: 0.00015, least: 0, greatest: 1),
        RangeVector(
            name: "chromium/chromium: CubicBezierTest.Range (0.25, 2.5, 0.75, 0.5)",
            easing: .bezier(0.25, 2.5, 0.75, 0.5), tolerance: 0.00015, least: 0, greatest: 1.28818),
        RangeVector(
            name: "chromium/chromium: CubicBezierTest.Range (0.25, 0.5, 0.75, -1.5)",
            easing: .bezier(0.25, 0.5, 0.75, -1.5), tolerance: 0.00015, least: -0.28818, greatest: 1),
        RangeVector(
            name: "chromium/chromium: CubicBezierTest.Range (0.25, 0.1, 0.75, 1.5)",
            easing: .bezier(0.25, 0.1, 0.75, 1.5), tolerance: 0.00015, least: 0, greatest: 1.10755),
        RangeVector(
            name: "chromium/chromium: CubicBezierTest.Range (0.25, 0.367, 0.75, 0.7)",
            easing: .bezier(0.25, 0.367, 0.75, 0.7), tolerance: 0.00015, least: 0, greatest: 1),
    ]
}
