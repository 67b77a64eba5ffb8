import HTTPMessage

/// What one thread counts of its connections and requests.
///
/// Where the cells lie: first those without labels; then, for each route and method, one for each status and one for
/// requests without an answer; then, for each route and method, the buckets of the histogram and the sum of durations.
/// With 16 routes that is 30 KiB a thread, of which a request touches four cache lines.
final class RequestCounters: Sendable {
    /// Cells without labels.
    enum Total: Int, CaseIterable {
        case connectionsOpened
        case connectionsClosed
        case connectionsTurnedAway
        case requestsBegun
        case requestsEnded
        case requestBytes
        case responseBytes
    }

    /// The rows of routes: none was looked for, nothing is there, and then those that the server was told of.
    enum FixedRoute {
        /// The request was refused before its path was looked at, or never answered.
        static let none = 0
        /// There is no resource at the path.
        static let other = 1
        static let count = 2
    }

    /// The methods as labels; OpenTelemetry names `_OTHER` for all that are not known by name.
    static let methods: [StaticString] = ["GET", "HEAD", "POST", "OPTIONS", "_OTHER"]
    /// The statuses as labels; the last one of requests that were not answered.
    static let statuses = Status.allCases

    private let cells: CounterCells
    private let routeCount: Int
    private let bounds = DurationBuckets.bounds
    /// For each status from 100 to 599 its place among the cells.
    private let statusPlaces: [UInt8]
    private let firstDuration: Int

    private static let statusCells = statuses.count + 1
    /// The buckets, the one without a bound, and the sum of nanoseconds.
    private static let durationCells = DurationBuckets.bounds.count + 2

    /// Counters for so many routes, the fixed ones not among them.
    init(routes: Int) {
        routeCount = FixedRoute.count + routes
        let rows = routeCount * Self.methods.count
        firstDuration = Total.allCases.count + rows * Self.statusCells
        cells = CounterCells(count: firstDuration + rows * Self.durationCells)
        var places = [UInt8](repeating: UInt8(Self.statuses.count), count: 500)
        for (place, status) in Self.statuses.enumerated() { places[status.code - 100] = UInt8(place) }
        statusPlaces = places
    }

    // MARK: The thread's own

    /// Adds to one of the totals.
    func add(_ amount: Int, to total: Total) {
        cells.add(UInt64(truncatingIfNeeded: amount), at: total.rawValue)
    }

    /// Counts a request: with its status when it was answered, and then its duration too.
    func count(route: Int, method: Method, status: Int?, nanoseconds: UInt64) {
        let row = row(route: route, method: Self.place(of: method))
        let place = status.flatMap { 100..<600 ~= $0 ? Int(statusPlaces[$0 - 100]) : nil } ?? Self.statuses.count
        cells.add(1, at: Total.allCases.count + row * Self.statusCells + place)
        guard status != nil else { return }
        let durations = firstDuration + row * Self.durationCells
        cells.add(1, at: durations + DurationBuckets.index(of: nanoseconds, in: bounds))
        cells.add(nanoseconds, at: durations + bounds.count + 1)
    }

    // MARK: For any thread

    func total(_ total: Total) -> UInt64 { cells.value(at: total.rawValue) }

    /// How many requests had the status at this place of `statuses`, or at the place behind the last no answer.
    func requests(route: Int, method: Int, statusPlace: Int) -> UInt64 {
        cells.value(at: Total.allCases.count + row(route: route, method: method) * Self.statusCells + statusPlace)
    }

    /// How many durations fell into a bucket; that without a bound stands behind the others.
    func durations(route: Int, method: Int, bucket: Int) -> UInt64 {
        cells.value(at: firstDuration + row(route: route, method: method) * Self.durationCells + bucket)
    }

    /// The sum of all durations, in nanoseconds.
    func durationSum(route: Int, method: Int) -> UInt64 {
        durations(route: route, method: method, bucket: bounds.count + 1)
    }

    private func row(route: Int, method: Int) -> Int {
        let known = route >= 0 && route < routeCount ? route : FixedRoute.other
        return known * Self.methods.count + method
    }

    private static func place(of method: Method) -> Int {
        switch method {
        case .get: 0
        case .head: 1
        case .post: 2
        case .options: 3
        case .other: 4
        }
    }
}
