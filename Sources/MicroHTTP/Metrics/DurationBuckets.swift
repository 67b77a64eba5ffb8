/// The upper bounds of the histogram of request durations.
///
/// From 5 ms on they are those that OpenTelemetry advises for HTTP servers, so that the usual dashboards fit; they reach
/// to 10 s because a duration includes the arrival of the body, for which a client has half a minute. An answer of a
/// dozen tabs takes some 10 to 30 µs, though: with those bounds alone all would fall into the first bucket, and an
/// answer that became a hundred times slower would still be there. So eight finer ones stand before them, in the steps
/// 1, 2.5 and 5 from 10 µs on, of which each says at once when the median leaves it.
enum DurationBuckets {
    struct Bound {
        let nanoseconds: UInt64
        /// The bound in seconds, as the label has it.
        let label: StaticString
    }

    static let bounds: [Bound] = [
        Bound(nanoseconds: 10_000, label: "0.00001"),
        Bound(nanoseconds: 25_000, label: "0.000025"),
        Bound(nanoseconds: 50_000, label: "0.00005"),
        Bound(nanoseconds: 100_000, label: "0.0001"),
        Bound(nanoseconds: 250_000, label: "0.00025"),
        Bound(nanoseconds: 500_000, label: "0.0005"),
        Bound(nanoseconds: 1_000_000, label: "0.001"),
        Bound(nanoseconds: 2_500_000, label: "0.0025"),
        Bound(nanoseconds: 5_000_000, label: "0.005"),
        Bound(nanoseconds: 10_000_000, label: "0.01"),
        Bound(nanoseconds: 25_000_000, label: "0.025"),
        Bound(nanoseconds: 50_000_000, label: "0.05"),
        Bound(nanoseconds: 75_000_000, label: "0.075"),
        Bound(nanoseconds: 100_000_000, label: "0.1"),
        Bound(nanoseconds: 250_000_000, label: "0.25"),
        Bound(nanoseconds: 500_000_000, label: "0.5"),
        Bound(nanoseconds: 750_000_000, label: "0.75"),
        Bound(nanoseconds: 1_000_000_000, label: "1"),
        Bound(nanoseconds: 2_500_000_000, label: "2.5"),
        Bound(nanoseconds: 5_000_000_000, label: "5"),
        Bound(nanoseconds: 7_500_000_000, label: "7.5"),
        Bound(nanoseconds: 10_000_000_000, label: "10"),
    ]

    /// The index of the first bound that is not below the duration; `bounds.count` when none is, for the bucket `+Inf`.
    /// Found from the small end, since nearly all durations are small.
    static func index(of nanoseconds: UInt64, in bounds: [Bound]) -> Int {
        var index = 0
        while index < bounds.count, nanoseconds > bounds[index].nanoseconds { index += 1 }
        return index
    }
}
