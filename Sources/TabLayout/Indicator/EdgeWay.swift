/// How far one edge of a move goes, and by which easing.
struct EdgeWay {
    /// How far it goes; negative to the left.
    let travel: Double
    private let easing: Easing
    private let curve: CubicBezier?

    init(_ easing: Easing, travel: Double) {
        self.travel = travel
        self.easing = easing
        curve = easing.curve
    }

    /// Where the curve is at a fraction; anywhere for what is none.
    func place(at fraction: Double) -> CubicBezier.Place {
        if let curve { return curve.place(at: fraction) }
        return CubicBezier.Place(parameter: 0, x: 0, y: 0)
    }

    /// The progress at a fraction beside a place: that of the place but for the doubt, or exactly that of what is no curve.
    func progress(at fraction: Double, beside place: CubicBezier.Place) -> Double {
        if curve != nil { return place.y }
        return easing.progress(at: fraction)
    }

    /// How far the edge may be, at a fraction beside a place, from where it is at the place.
    func doubt(beside place: CubicBezier.Place) -> Double {
        if let curve { return abs(travel) * curve.uncertainty(at: place) }
        return 0
    }

    /// The least and the greatest of how far the edge lies to the right of its chord; what is no curve is a chord from break to
    /// break.
    func deviation(from start: CubicBezier.Place, to end: CubicBezier.Place) -> (least: Double, greatest: Double) {
        guard let curve else { return (0, 0) }
        let (least, greatest) = curve.deviation(from: start, to: end)
        return travel >= 0 ? (travel * least, travel * greatest) : (travel * greatest, travel * least)
    }
}
