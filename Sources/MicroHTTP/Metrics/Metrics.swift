public import ByteBuffer
import HTTPMessage
import Synchronization

/// What all threads of one or more servers have counted, for Prometheus to fetch.
///
/// Each thread counts for itself; only who asks adds the threads up.
public final class Metrics: Sendable {
    /// What a program says of itself in a metric that is always 1.
    public struct BuildInformation: Sendable {
        let name: String
        let labels: [(String, String)]

        /// - Parameters:
        ///   - name: the name of the metric, such as `program_build_info`.
        ///   - labels: names and values of its labels.
        public init(name: String, labels: [(String, String)]) {
            self.name = name
            self.labels = labels
        }
    }

    /// The label of each route: the two fixed ones first.
    let routes: [StaticString]
    private let build: BuildInformation?
    private let threads = Mutex<[RequestCounters]>([])

    /// Counters for the given routes. A response's `route` is the number of one of them, counted from 1.
    ///
    /// - Parameters:
    ///   - routes: labels, each free of quotes, backslashes and line ends.
    ///   - build: what the program says of itself.
    public init(routes: [StaticString] = [], build: BuildInformation? = nil) {
        self.routes = ["_NONE", "_OTHER"] + routes
        self.build = build
    }

    /// The counters of one more thread. They are kept when the thread has ended: what it counted stays counted.
    func addThread() -> RequestCounters {
        let counters = RequestCounters(routes: routes.count - RequestCounters.FixedRoute.count)
        threads.withLock { $0.append(counters) }
        return counters
    }

    /// Writes all metrics in the text format of Prometheus. O(routes × methods × threads): some 100 µs.
    ///
    /// - Parameters:
    ///   - buffer: where the text goes.
    ///   - droppedLogLines: how many lines the log has dropped.
    public func write(to buffer: ByteBuffer, droppedLogLines: Int) {
        let threads = threads.withLock { $0 }
        let writer = MetricsWriter(buffer: buffer)
        writeRequests(threads, writer)
        writeDurations(threads, writer)
        writeTotals(threads, writer)
        writer.single(
            "log_lines_dropped_total", .counter, "Log lines that were dropped because the log's reader is too slow.",
            UInt64(clamping: droppedLogLines))
        if let build {
            writer.information(build.name, help: "Which build of the program runs.", labels: build.labels)
        }
        ProcessFigures.write(to: writer)
    }

    private func writeRequests(_ threads: [RequestCounters], _ writer: MetricsWriter) {
        writer.begin(
            "http_requests_total", .counter,
            "Requests by method, route and status; the status none is of those that ended without an answer from here.")
        let statuses = RequestCounters.statuses.map { String($0.code) } + ["none"]
        forEachRow { route, method, labels in
            for (place, status) in statuses.enumerated() {
                let count = threads.sum { $0.requests(route: route, method: method, statusPlace: place) }
                if count > 0 { writer.sample("http_requests_total", labels + [("status", status)], value: count) }
            }
        }
    }

    private func writeDurations(_ threads: [RequestCounters], _ writer: MetricsWriter) {
        let name: StaticString = "http_request_duration_seconds"
        writer.begin(
            name, .histogram,
            "Time from the request line to the answer, the arrival of the body included and its sending not.")
        forEachRow { route, method, labels in
            var counts = (0...DurationBuckets.bounds.count).map { bucket in
                threads.sum { $0.durations(route: route, method: method, bucket: bucket) }
            }
            for index in 1..<counts.count { counts[index] += counts[index - 1] }
            guard let count = counts.last, count > 0 else { return }
            for (bound, count) in zip(DurationBuckets.bounds, counts) {
                writer.sample(name, suffix: "_bucket", labels + [("le", bound.label.description)], value: count)
            }
            writer.sample(name, suffix: "_bucket", labels + [("le", "+Inf")], value: count)
            writer.sample(
                name, suffix: "_sum", labels,
                nanoseconds: threads.sum { $0.durationSum(route: route, method: method) })
            writer.sample(name, suffix: "_count", labels, value: count)
        }
    }

    private func writeTotals(_ threads: [RequestCounters], _ writer: MetricsWriter) {
        func total(_ total: RequestCounters.Total) -> UInt64 { threads.sum { $0.total(total) } }
        // What has ended is read first; even so a processor may show the two in the other order.
        let ended = total(.requestsEnded)
        let closed = total(.connectionsClosed)
        let begun = total(.requestsBegun)
        let opened = total(.connectionsOpened)
        writer.single(
            "http_requests_in_flight", .gauge,
            "Requests whose line was read and whose answer is not yet sent, the one for this among them.",
            begun > ended ? begun - ended : 0)
        writer.single("http_connections", .gauge, "Open connections.", opened > closed ? opened - closed : 0)
        writer.single("http_connections_accepted_total", .counter, "Connections that were accepted.", opened)
        writer.single(
            "http_connections_turned_away_total", .counter,
            "Connections that were closed at once because their client had as many as it may have.",
            total(.connectionsTurnedAway))
        writer.single(
            "http_request_body_bytes_total", .counter, "Bytes of request bodies, without the framing of chunks.",
            total(.requestBytes))
        writer.single(
            "http_response_body_bytes_total", .counter, "Bytes of response bodies that were answered.",
            total(.responseBytes))
    }

    private func forEachRow(
        _ body: (_ route: Int, _ method: Int, _ labels: [(StaticString, String)]) -> Void
    ) {
        for (route, routeLabel) in routes.enumerated() {
            for (method, methodLabel) in RequestCounters.methods.enumerated() {
                body(route, method, [("method", methodLabel.description), ("route", routeLabel.description)])
            }
        }
    }
}

extension [RequestCounters] {
    fileprivate func sum(_ value: (RequestCounters) -> UInt64) -> UInt64 { reduce(0) { $0 &+ value($1) } }
}
