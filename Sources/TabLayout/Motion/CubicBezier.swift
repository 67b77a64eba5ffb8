/// A cubic Bézier easing function (CSS Easing 2 §2.2): the curve from (0, 0) to (1, 1) with two control points.
public struct CubicBezier: Sendable, Equatable {
    /// The time of the first control point, from 0 to 1.
    public let x1: Double
    /// The progress of the first control point.
    public let y1: Double
    /// The time of the second control point, from 0 to 1.
    public let x2: Double
    /// The progress of the second control point.
    public let y2: Double

    /// The curve with these control points; nil when an x is outside 0…1 (the curve would not be a function of time) or
    /// a number is not finite. The y may lie outside 0…1: then the motion overshoots. |y| is at most a million, so that
    /// no value computed from it overflows.
    public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
        guard (0...1).contains(x1), (0...1).contains(x2), abs(y1) <= 1e6, abs(y2) <= 1e6 else { return nil }
        self.init(known: x1, y1, x2, y2)
    }

    init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// The progress at `time`, both as fractions; exactly 0 at 0 and 1 at 1. Outside 0…1 it goes on along the tangent at
    /// that end (CSS Easing 2 §2.2.1), and stays 0 or 1 where the tangent is vertical.
    ///
    /// The curve is solved to the resolution of a double, so the error is that of evaluating two polynomials
    /// (below 1e-12 unless the curve is vertical there). O(1): at most 60 steps, commonly 4.
    public func progress(at time: Double) -> Double {
        if time <= 0 { return slopeAtStart == 0 ? 0 : slopeAtStart * time }
        if time >= 1 { return slopeAtEnd == 0 ? 1 : 1 + slopeAtEnd * (time - 1) }
        return Self.coordinate(y1, y2, at: parameter(at: time))
    }

    /// The slope at (0, 0): toward the first control point that does not lie there itself; 0 where it is vertical.
    private var slopeAtStart: Double {
        if x1 > 0 { return y1 / x1 }
        if y1 == 0 && x2 > 0 { return y2 / x2 }
        if y1 == 0 && y2 == 0 { return 1 }
        return 0
    }

    /// The slope at (1, 1), likewise.
    private var slopeAtEnd: Double {
        if x2 < 1 { return (y2 - 1) / (x2 - 1) }
        if y2 == 1 && x1 < 1 { return (y1 - 1) / (x1 - 1) }
        if y2 == 1 && y1 == 1 { return 1 }
        return 0
    }

    /// Whether it leaves (0, 0) more than a hundred times as steeply as a straight line.
    var startsSteeply: Bool {
        x1 == 0 && y1 == 0 ? abs(y2) > 100 * x2 : abs(y1) > 100 * x1
    }

    /// Whether it reaches (1, 1) as steeply as that.
    var endsSteeply: Bool {
        x2 == 1 && y2 == 1 ? abs(1 - y1) > 100 * (1 - x1) : abs(1 - y2) > 100 * (1 - x2)
    }

    /// The curve's parameter t where its x is `time`: Newton's method, kept inside a bracket that bisection shrinks
    /// whenever a Newton step leaves it (where the curve is vertical its derivative by t vanishes).
    func parameter(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        var lower = 0.0
        var upper = 1.0
        var t = time
        for _ in 0..<60 {
            let error = Self.coordinate(x1, x2, at: t) - time
            if error == 0 { return t }
            if error < 0 { lower = t } else { upper = t }
            let slope = Self.slope(x1, x2, at: t)
            var next = t - error / slope
            if !(next > lower && next < upper) { next = lower + (upper - lower) / 2 }
            if next == t || next == lower || next == upper { return next }
            if abs(next - t) < 1e-16 { return next }
            t = next
        }
        return t
    }

    /// 3(1−t)²t·first + 3(1−t)t²·second + t³.
    static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
        let (a, b, c) = coefficients(first, second)
        return ((a * t + b) * t + c) * t
    }

    static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
        let (a, b, c) = coefficients(first, second)
        return (3 * a * t + 2 * b) * t + c
    }

    /// The coordinate as a·t³ + b·t² + c·t.
    @inline(__always)
    static func coefficients(_ first: Double, _ second: Double) -> (a: Double, b: Double, c: Double) {
        let c = 3 * first
        let b = 3 * (second - first) - c
        return (1 - c - b, b, c)
    }
}
