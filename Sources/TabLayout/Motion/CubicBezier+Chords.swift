extension CubicBezier {
    /// Calls `body` with times, in order and strictly between 0 and 1, such that the polyline through the curve at 0, these
    /// times and 1 is off by at most `tolerance`.
    ///
    /// Each chord is made as long as its exact deviation allows. The curve and a chord differ most where the curve's
    /// direction is the chord's, which is a quadratic equation in the curve's parameter. O(times).
    func forEachChordEnd(tolerance: Double, _ body: (Double) -> Void) {
        var start = 0.0
        // Every chord but the last is as long as it can be; the bound is on the work for a tolerance of next to nothing.
        for _ in 0..<10_000 {
            if deviation(from: start, to: 1) <= tolerance { return }
            var lower = start
            var upper = 1.0
            for _ in 0..<40 {
                let middle = lower + (upper - lower) / 2
                if deviation(from: start, to: middle) <= tolerance { lower = middle } else { upper = middle }
            }
            guard lower > start else { return }
            body(Self.coordinate(x1, x2, at: lower))
            start = lower
        }
    }

    /// The greatest vertical distance between the curve and its chord between two parameters.
    private func deviation(from start: Double, to end: Double) -> Double {
        let (left, bottom) = (Self.coordinate(x1, x2, at: start), Self.coordinate(y1, y2, at: start))
        let (right, top) = (Self.coordinate(x1, x2, at: end), Self.coordinate(y1, y2, at: end))
        guard right > left else { return abs(top - bottom) }
        let slope = (top - bottom) / (right - left)
        // y′(t) − slope·x′(t) = 3a·t² + 2b·t + c.
        let (xa, xb, xc) = Self.coefficients(x1, x2)
        let (ya, yb, yc) = Self.coefficients(y1, y2)
        let (a, b, c) = (3 * (ya - slope * xa), 2 * (yb - slope * xb), yc - slope * xc)
        var greatest = 0.0
        func note(_ t: Double) {
            guard t > start, t < end else { return }
            let chord = bottom + slope * (Self.coordinate(x1, x2, at: t) - left)
            greatest = max(greatest, abs(Self.coordinate(y1, y2, at: t) - chord))
        }
        let discriminant = b * b - 4 * a * c
        if abs(a) < 1e-12 {
            if b != 0 { note(-c / b) }
        } else if discriminant >= 0 {
            // The root that does not cancel first, the other by the product of the roots.
            let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
            note(q / a)
            if q != 0 { note(c / q) }
        }
        return greatest
    }
}
