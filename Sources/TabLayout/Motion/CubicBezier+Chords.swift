extension CubicBezier {
    /// The least and the greatest of how far the curve lies above its chord between two times: one at most 0, one at least 0.
    ///
    /// The two differ most where the curve's direction is the chord's, which is a quadratic equation in the curve's
    /// parameter. O(1).
    func deviation(from startTime: Double, to endTime: Double) -> (least: Double, greatest: Double) {
        let (start, end) = (parameter(at: startTime), parameter(at: endTime))
        let (left, bottom) = (Self.coordinate(x1, x2, at: start), Self.coordinate(y1, y2, at: start))
        let (right, top) = (Self.coordinate(x1, x2, at: end), Self.coordinate(y1, y2, at: end))
        guard right > left else { return (-abs(top - bottom), abs(top - bottom)) }
        let slope = (top - bottom) / (right - left)
        // y′(t) − slope·x′(t) = 3a·t² + 2b·t + c.
        let (xa, xb, xc) = Self.coefficients(x1, x2)
        let (ya, yb, yc) = Self.coefficients(y1, y2)
        let (a, b, c) = (3 * (ya - slope * xa), 2 * (yb - slope * xb), yc - slope * xc)
        var (least, greatest) = (0.0, 0.0)
        func note(_ t: Double) {
            guard t > start, t < end else { return }
            let chord = bottom + slope * (Self.coordinate(x1, x2, at: t) - left)
            let height = Self.coordinate(y1, y2, at: t) - chord
            least = min(least, height)
            greatest = max(greatest, height)
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
        return (least, greatest)
    }
}
