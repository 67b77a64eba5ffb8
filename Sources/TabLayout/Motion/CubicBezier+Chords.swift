extension CubicBezier {
    /// A point of the curve, solved once for all chords that start or end at it.
    struct Place {
        /// The curve's parameter there.
        var parameter: Double
        /// The time, as far as the parameter resolves it.
        var x: Double
        /// The progress.
        var y: Double
    }

    /// The point of the curve at a time from 0 to 1.
    func place(at time: Double) -> Place {
        let t = parameter(at: time)
        return Place(parameter: t, x: Self.coordinate(x1, x2, at: t), y: Self.coordinate(y1, y2, at: t))
    }

    /// The least and the greatest of how far the curve lies above its chord between two points: one at most 0, one at least 0.
    ///
    /// The two differ most where the curve's direction is the chord's, which is a quadratic equation in the curve's
    /// parameter. O(1).
    func deviation(from start: Place, to end: Place) -> (least: Double, greatest: Double) {
        let rise = end.y - start.y
        guard end.x > start.x else { return (-abs(rise), abs(rise)) }
        let slope = rise / (end.x - start.x)
        // y′(t) − slope·x′(t) = 3a·t² + 2b·t + c.
        let (xa, xb, xc) = Self.coefficients(x1, x2)
        let (ya, yb, yc) = Self.coefficients(y1, y2)
        let (a, b, c) = (3 * (ya - slope * xa), 2 * (yb - slope * xb), yc - slope * xc)
        var (least, greatest) = (0.0, 0.0)
        func note(_ t: Double) {
            guard t > start.parameter, t < end.parameter else { return }
            let chord = start.y + slope * (Self.coordinate(x1, x2, at: t) - start.x)
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

    /// How far the progress may be from that of a place at most three doubles away in time; infinite where the curve is so
    /// steep that it cannot be told.
    ///
    /// There the time is known to a few ulp of 1, 1e-15, and the progress, whose terms are at most `size` each, to as much of
    /// that. Ten times as much is allowed for.
    func uncertainty(at place: Place) -> Double {
        let pace = Self.slope(x1, x2, at: place.parameter)
        guard pace > 1e-3 else { return .infinity }
        let size = 1 + abs(y1) + abs(y2)
        return 1e-14 * (abs(Self.slope(y1, y2, at: place.parameter)) / pace + 10 * size)
    }
}
