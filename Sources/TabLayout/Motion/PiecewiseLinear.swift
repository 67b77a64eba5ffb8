/// A polyline easing function, `linear(…)` (CSS Easing 2 §2.1).
public struct PiecewiseLinear: Sendable, Equatable {
    /// A corner of the polyline.
    public struct Point: Sendable, Equatable {
        /// The time, as a fraction of the duration; never less than that of the point before.
        public var input: Double
        /// The progress there.
        public var output: Double

        /// A corner at this time and progress.
        public init(input: Double, output: Double) {
            self.input = input
            self.output = output
        }
    }

    /// A stop as it is written: a progress, and where it holds, as fractions of the duration.
    public struct Stop: Sendable, Equatable {
        /// The progress.
        public var output: Double
        /// Where it starts; nil for evenly between its neighbours.
        public var start: Double?
        /// Where it ends; nil for where it starts.
        public var end: Double?

        /// A stop of these values.
        public init(output: Double, start: Double? = nil, end: Double? = nil) {
            self.output = output
            self.start = start
            self.end = end
        }
    }

    /// The corners in the order of time, at least two.
    public let points: [Point]

    /// The polyline through these stops, whose missing places are filled in as CSS does it: the first is at 0 and the last
    /// at 1, none lies before an earlier one, and those in between are spread evenly. Nil for fewer than two stops. O(n).
    public init?(stops: [Stop]) {
        guard stops.count >= 2 else { return nil }
        var points: [Point] = []
        points.reserveCapacity(stops.count)
        var greatest = -Double.infinity
        for index in stops.indices {
            let stop = stops[index]
            // The ends have a place in any case; of the others it is not a number until all are known.
            var start = stop.start ?? .nan
            if start.isNaN && index == 0 { start = 0 }
            if start.isNaN && index == stops.count - 1 { start = max(1, greatest) }
            if !start.isNaN {
                greatest = max(greatest, start)
                start = greatest
            }
            points.append(Point(input: start, output: stop.output))
            guard let end = stop.end else { continue }
            greatest = max(greatest, end)
            points.append(Point(input: greatest, output: stop.output))
        }
        Self.spread(&points)
        self.points = points
    }

    /// The polyline through these corners.
    ///
    /// - Precondition: there are at least two, in the order of time.
    init(points: [Point]) {
        precondition(points.count >= 2, "a polyline of fewer than two points")
        self.points = points
    }

    /// Gives each run of missing inputs even places between its neighbours. The first and last are never missing.
    private static func spread(_ points: inout [Point]) {
        var index = 0
        while index < points.count {
            guard points[index].input.isNaN else {
                index += 1
                continue
            }
            var next = index
            while next < points.count, points[next].input.isNaN { next += 1 }
            let start = index > 0 ? points[index - 1].input : 0
            let end = next < points.count ? points[next].input : 1
            let count = Double(next - index + 1)
            for position in index..<next {
                let share = Double(position - index + 1) / count
                points[position].input = interpolate(start, end, share)
            }
            index = next
        }
    }

    /// The progress at `time`. Before the first and behind the last corner the line goes on as its nearest segment does;
    /// where two corners share a place, the later one counts. O(log n).
    public func progress(at time: Double) -> Double {
        var lower = 0
        var upper = points.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if points[middle].input <= time { lower = middle + 1 } else { upper = middle }
        }
        // `lower` is the number of corners at or before `time`.
        let index = min(max(lower - 1, 0), points.count - 2)
        let start = points[index]
        let end = points[index + 1]
        if start.input == end.input { return time < start.input ? start.output : end.output }
        return interpolate(start.output, end.output, (time - start.input) / (end.input - start.input))
    }
}
