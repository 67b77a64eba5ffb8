import ByteBuffer
import HTTPMessage
import Testing

@testable import MicroHTTP

/// What is counted, and how it is written for Prometheus.
@Suite struct MetricsTests {
    struct Duration: Sendable, CustomTestStringConvertible {
        let name: String
        let nanoseconds: UInt64
        let label: String
        var testDescription: String { name }
    }

    @Test(arguments: [
        Duration(name: "none at all", nanoseconds: 0, label: "0.00001"),
        Duration(name: "on the first bound", nanoseconds: 10_000, label: "0.00001"),
        Duration(name: "just beyond it", nanoseconds: 10_001, label: "0.000025"),
        Duration(name: "a usual answer", nanoseconds: 30_000, label: "0.00005"),
        Duration(name: "on OpenTelemetry's first", nanoseconds: 5_000_000, label: "0.005"),
        Duration(name: "a slow body", nanoseconds: 9_999_999_999, label: "10"),
        Duration(name: "on the last bound", nanoseconds: 10_000_000_000, label: "10"),
        Duration(name: "beyond all bounds", nanoseconds: 10_000_000_001, label: "+Inf"),
        Duration(name: "the greatest", nanoseconds: .max, label: "+Inf"),
    ])
    func bucket(_ duration: Duration) {
        let bounds = DurationBuckets.bounds
        let index = DurationBuckets.index(of: duration.nanoseconds, in: bounds)
        #expect((index < bounds.count ? bounds[index].label.description : "+Inf") == duration.label)
    }

    @Test func boundsGrowAndSayWhatTheyAre() {
        let bounds = DurationBuckets.bounds
        #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0.nanoseconds < $1.nanoseconds })
        for bound in bounds {
            #expect(((Double(bound.label.description) ?? 0) * 1e9).rounded() == Double(bound.nanoseconds))
        }
    }

    /// Any counts on any number of threads come out as their sums: the counters by label, the histogram cumulative.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func sums(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        let routes: [StaticString] = ["/a", "/b/{c}"]
        let labels = ["_NONE", "_OTHER"] + routes.map(\.description)
        let metrics = Metrics(routes: routes)
        let threads = (0..<(1 + next(3))).map { _ in metrics.addThread() }
        let methods: [HTTPMessage.Method] = [.get, .head, .post, .options, .other]
        let names = ["GET", "HEAD", "POST", "OPTIONS", "_OTHER"]
        var requests: [String: UInt64] = [:]
        var buckets: [String: UInt64] = [:]
        var sums: [String: UInt64] = [:]
        for _ in 0..<200 {
            let (route, method, place) = (next(4), next(5), next(Status.allCases.count + 1))
            let status = place < Status.allCases.count ? Status.allCases[place].code : nil
            let nanoseconds = UInt64(next(20)) * UInt64(next(1_000_000_000))
            threads[next(threads.count)].count(
                route: route, method: methods[method], status: status, nanoseconds: nanoseconds)
            let row = "{method=\"\(names[method])\",route=\"\(labels[route])\""
            requests["http_requests_total\(row),status=\"\(status.map(String.init) ?? "none")\"}", default: 0] += 1
            guard status != nil else { continue }
            for bound in DurationBuckets.bounds {
                buckets["http_request_duration_seconds_bucket\(row),le=\"\(bound.label)\"}", default: 0] +=
                    nanoseconds <= bound.nanoseconds ? 1 : 0
            }
            buckets["http_request_duration_seconds_bucket\(row),le=\"+Inf\"}", default: 0] += 1
            buckets["http_request_duration_seconds_count\(row)}", default: 0] += 1
            sums["http_request_duration_seconds_sum\(row)}", default: 0] += nanoseconds
        }
        let samples = Samples(metrics)
        let found = samples.values.filter { $0.key.hasPrefix("http_request") && $0.key.contains("{") }
        let counts = requests.merging(buckets) { $1 }.mapValues { String($0) }
        let seconds = sums.mapValues { sum in
            let rest = String(sum % 1_000_000_000)
            return "\(sum / 1_000_000_000).\(String(repeating: "0", count: 9 - rest.count))\(rest)"
        }
        #expect(found == counts.merging(seconds) { $1 }, "seed \(seed)")
    }

    @Test func oneThreadCountsWhileAnotherReads() {
        let metrics = Metrics()
        let counters = metrics.addThread()
        let finished = Monitor()
        nonisolated(unsafe) var isFinished = false
        _ = BackgroundThread.start {
            for _ in 0..<20_000 {
                counters.add(1, to: .requestsBegun)
                counters.count(route: 1, method: .get, status: 200, nanoseconds: 7)
                counters.add(1, to: .requestsEnded)
            }
            finished.locked { isFinished = true }
        }
        let key = #"http_requests_total{method="GET",route="_OTHER",status="200"}"#
        var last = 0
        while true {
            let wasFinished = finished.locked { isFinished }
            let samples = Samples(metrics)
            let count = Int(samples.values[key] ?? "0") ?? -1
            #expect(count >= last)
            #expect((Int(samples.values["http_requests_in_flight"] ?? "") ?? -1) >= 0)
            last = count
            if wasFinished { break }
        }
        #expect(last == 20_000)
    }

    @Test func unknownRoutesAndStatusesAreCountedAsOthers() {
        let metrics = Metrics(routes: ["/a"])
        let counters = metrics.addThread()
        for route in [-1, 3, 1_000_000] {
            counters.count(route: route, method: .get, status: 299, nanoseconds: 1)
            counters.count(route: route, method: .get, status: 70_000, nanoseconds: 1)
        }
        #expect(Samples(metrics).values[#"http_requests_total{method="GET",route="_OTHER",status="none"}"#] == "6")
    }

    @Test func whatTheBuildSaysIsEscaped() {
        let build = Metrics.BuildInformation(name: "x_build_info", labels: [("a", "1\"2\\3\n4"), ("b", "")])
        let buffer = ByteBuffer()
        Metrics(build: build).write(to: buffer, droppedLogLines: 0)
        #expect(String(buffer).contains("\nx_build_info{a=\"1\\\"2\\\\3\\n4\",b=\"\"} 1\n"))
    }
}

/// What a live server counts.
@Suite struct LiveMetricsTests {
    @Test func everyKindOfEndIsCounted() throws {
        let metrics = Metrics(routes: ["/here"])
        let live = try LiveServer(
            metrics: metrics,
            makeHandler: {
                { request, _ in
                    var response = Response(status: request.path == "/here" ? .ok : .notFound)
                    response.route = request.path == "/here" ? 1 : 0
                    return response
                }
            })
        #expect(try live.response(to: request("POST /here", "Content-Length: 5", body: "hello"))?.status == 200)
        #expect(try live.response(to: request("GET /there"))?.status == 404)
        #expect(try live.response(to: request("PUT /there"))?.status == 404)
        #expect(try live.response(to: request("BREW /here"))?.status == 501)
        // Refused by the library, and given up by the client: both without an answer from here.
        #expect(try live.response(to: "GET /here HTTP/1.1\r\nHost a\r\n\r\n")?.status == 400)
        do {
            let client = try live.connect()
            try client.send("POST /here HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhel")
            client.finishSending()
            try client.waitForEnd()
        }
        // The library may still hold the connections when their clients see the end of them.
        live.server.drain(delay: .zero, timeout: .seconds(5))
        let values = Samples(metrics).values
        let requests = values.filter { $0.key.hasPrefix("http_requests_total") }
        #expect(
            requests == [
                #"http_requests_total{method="POST",route="/here",status="200"}"#: "1",
                #"http_requests_total{method="GET",route="_OTHER",status="404"}"#: "1",
                #"http_requests_total{method="_OTHER",route="_OTHER",status="404"}"#: "1",
                #"http_requests_total{method="_OTHER",route="_NONE",status="501"}"#: "1",
                #"http_requests_total{method="_OTHER",route="_NONE",status="none"}"#: "1",
                #"http_requests_total{method="POST",route="_NONE",status="none"}"#: "1",
            ])
        #expect(values["http_requests_in_flight"] == "0")
        #expect(values["http_connections"] == "0")
        #expect(values["http_connections_accepted_total"] == "6")
        #expect(values["http_request_body_bytes_total"] == "8")
    }

    @Test func whatIsOpenIsCounted() throws {
        let metrics = Metrics()
        let live = try LiveServer(threads: 1, metrics: metrics)
        let clients = try (0..<3).map { _ in try live.connect() }
        try clients[0].send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nh")
        // Answered in order by the one thread: then it has seen the other two.
        let probe = try live.connect()
        for _ in 0..<2 {
            try probe.send(request("GET /"))
            #expect(try probe.response()?.status == 200)
        }
        let values = Samples(metrics).values
        #expect(values["http_connections"] == "4")
        #expect(["1", "2"].contains(values["http_requests_in_flight"]))
        try clients[0].send("i")
        #expect(try clients[0].response()?.status == 200)
    }
}

/// The samples of a text in the format of Prometheus, by name and labels.
struct Samples {
    let values: [String: String]

    init(_ metrics: Metrics) {
        let buffer = ByteBuffer()
        metrics.write(to: buffer, droppedLogLines: 0)
        let lines = String(buffer).split(separator: "\n").filter { !$0.hasPrefix("#") }
        values = Dictionary(
            lines.map { line in
                let space = line.lastIndex(of: " ") ?? line.endIndex
                return (String(line[..<space]), String(line[space...].dropFirst()))
            }, uniquingKeysWith: { "\($0) twice: \($1)" })
    }
}
