import ByteBuffer
import HTTPMessage
import SeededGenerator
import Synchronization
import Testing

@testable import MicroHTTP

/// Requests that wait for those that came with them.
@Suite struct GatheringTests {
    struct Turns: Sendable, CustomTestStringConvertible {
        let name: String
        /// How many requests each turn brings.
        let requests: [Int]
        /// Whether the first request of a further turn waits.
        let waits: Bool
        var testDescription: String { name }
    }

    @Test(arguments: [
        Turns(name: "none before", requests: [], waits: false),
        Turns(name: "one client, turn by turn", requests: [Int](repeating: 1, count: 50), waits: false),
        Turns(name: "two clients that answer each other's turn", requests: [2, 0, 0, 2, 0, 0], waits: false),
        Turns(name: "four at once", requests: [4], waits: true),
        Turns(name: "two at once, again and again", requests: [2, 2, 2], waits: false),
        Turns(name: "three at once, again and again", requests: [3, 3], waits: true),
        Turns(name: "a crowd and the two turns that answer it", requests: [25, 0, 0], waits: true),
        Turns(name: "a crowd that has gone", requests: [25, 0, 0, 0, 0], waits: false),
        Turns(name: "everybody, and nobody after them", requests: [128] + [Int](repeating: 0, count: 6), waits: false),
    ])
    func crowds(_ turns: Turns) {
        var gathering = Gathering()
        for count in turns.requests {
            gathering.beginTurn()
            for _ in 0..<count { _ = gathering.holdsBack(since: nil, now: 1000) }
        }
        gathering.beginTurn()
        let waits = gathering.holdsBack(since: nil, now: 1000)
        #expect(waits == turns.waits)
    }

    @Test func answersAreSentBeforeATurnTakesLong() {
        var gathering = Gathering(crowd: 0)
        for start in [7_000_000, 90_000_000] as [UInt64] {
            gathering.beginTurn()
            let hold = [0, 10, 999_999, 1_000_000, 5_000_000].map {
                gathering.holdsBack(since: 0, now: start + $0)
            }
            #expect(hold == [false, false, false, true, true])
        }
    }

    /// Clients that keep their places in the library's list, and send the next request as soon as they get the answer to one.
    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func nobodyWaitsForWhoCameLater(seed: UInt64) {
        var source = SeededGenerator(seed: seed)
        var gathering = Gathering()
        var now: UInt64 = 0
        let count = Int.random(in: 2...20, using: &source)
        // Nanoseconds that an answer takes; with more than a millisecond, nobody else is answered in the same turn.
        let costs = (0..<count).map { _ in [5_000, 400_000, 10_000_000].randomElement(using: &source) ?? 0 }
        // When each client's first request comes, when its present one came, and since when that is held back.
        let starts = (0..<count).map { _ in Int.random(in: 1...10, using: &source) }
        var came = starts
        var since = [Int?](repeating: nil, count: count)
        var longest = 0
        for turn in 1...400 {
            gathering.beginTurn()
            for client in 0..<count where came[client] <= turn {
                longest = max(longest, turn - came[client])
                if gathering.holdsBack(since: since[client], now: now) {
                    since[client] = since[client] ?? gathering.turn
                } else {
                    now += UInt64(costs[client])
                    // In the next turn the answer is sent, and what was sent behind the request is read.
                    came[client] = turn + 1
                    since[client] = nil
                }
            }
        }
        // One turn for each client, one to be read in, and one in which it is seen that somebody is left over.
        #expect(longest <= count + 2, "seed \(seed)")
    }

    /// Also where few come: an answer that waited does not wait for all that are new.
    @Test func newRequestsDoNotProlongATurn() {
        var gathering = Gathering()
        gathering.beginTurn()
        let hold = [0, 999_999, 1_000_000].map { gathering.holdsBack(since: nil, now: 7_000_000 + $0) }
        #expect(hold == [false, false, true])
    }

    /// One thread is held up until all requests are there, so that they are answered in one turn.
    @Test(arguments: [false, true]) func allAnswersAreTheirOwn(answersAtOnce: Bool) throws {
        let gate = Gate()
        let live = try LiveServer(
            threads: 1, answersAtOnce: answersAtOnce,
            makeHandler: gate.echo)
        let clients = try (0..<40).map { _ in try live.connect() }
        let holder = try live.connect()
        for round in 0..<5 {
            try holder.send(request("GET /gate"))
            try #require(gate.isEventuallyHeld)
            // Two requests each, of which the second is read when the first one's answer has gone.
            for (index, client) in clients.enumerated() {
                try client.send(request("GET /\(round)/\(index)") + request("GET /\(round)/\(index)/again"))
            }
            gate.open()
            for (index, client) in clients.enumerated() {
                #expect(try client.response()?.body == "GET /\(round)/\(index)\n")
                #expect(try client.response()?.body == "GET /\(round)/\(index)/again\n")
            }
            #expect(try holder.response()?.body == "GET /gate\n")
        }
    }

    /// The thread is held up in the first answer of a turn, while the others' requests wait. Who has ended its side still gets its
    /// answer, and who has gone costs nobody anything.
    @Test func clientsThatLeaveWhileTheyWait() throws {
        let metrics = Metrics()
        let gate = Gate()
        let live = try LiveServer(
            threads: 1, metrics: metrics,
            makeHandler: gate.echo)
        for _ in 0..<5 {
            let (before, first) = (try live.connect(), try live.connect())
            let clients = try (0..<12).map { _ in try live.connect() }
            // A turn accepts no more than ten connections; these are all accepted.
            for client in clients + [before, first] {
                try client.send(request("GET /warm"))
                #expect(try client.response()?.status == 200)
            }
            try before.send(request("GET /gate"))
            try #require(gate.isEventuallyHeld)
            // Read in one turn, and answered in the one after it.
            try first.send(request("GET /gate"))
            for client in clients { try client.send(request("GET /waits")) }
            gate.open()
            try #require(gate.isEventuallyHeld)
            for (index, client) in clients.enumerated() {
                if index % 2 == 0 { client.reset() } else { client.finishSending() }
            }
            gate.open()
            for (index, client) in clients.enumerated() where index % 2 == 1 {
                #expect(try client.response()?.body == "GET /waits\n")
                #expect(try client.isEnded())
            }
            for client in [before, first] { #expect(try client.response()?.body == "GET /gate\n") }
        }
        live.server.drain(delay: .zero, timeout: .seconds(5))
        let values = Samples(metrics).values
        #expect(values["http_requests_in_flight"] == "0")
        #expect(values["http_connections"] == "0")
        // Who has gone was answered if its turn came before that was seen, and else the handler has not said its route.
        let requests = [#"route="_OTHER",status="200""#, #"route="_NONE",status="none""#].compactMap {
            values["http_requests_total{method=\"GET\",\($0)}"].flatMap(Int.init)
        }
        #expect(requests.reduce(0, +) == 140)
    }

    /// The thread is held up until all requests are there: of the greedy clients twenty each, with which their answers' turns
    /// are over, and behind those the one of a client that sends no more.
    @Test func greedyClientsKeepNobodyWaiting() throws {
        let gate = Gate()
        let answers = Answers()
        let live = try LiveServer(
            threads: 1,
            makeHandler: {
                { request, _ in
                    switch request.path {
                    case "/gate": gate.hold()
                    case "/great": answers.addGreat()
                    case "/small": answers.addSmall()
                    default: break
                    }
                    return Response(status: .noContent)
                }
            })
        let (holder, small) = (try live.connect(), try live.connect())
        let greedy = try (0..<6).map { _ in try live.connect() }
        for client in greedy + [small] {
            try client.send(request("GET /warm"))
            #expect(try client.response()?.status == 204)
        }
        try holder.send(request("GET /gate"))
        try #require(gate.isEventuallyHeld)
        let many = String(repeating: request("GET /great"), count: 20)
        for client in greedy { try client.send(many) }
        try small.send(request("GET /small"))
        gate.open()
        #expect(try small.response()?.status == 204)
        for client in greedy {
            for _ in 0..<20 { #expect(try client.response()?.status == 204) }
        }
        #expect(answers.great == 120)
        // Those that were read with it, and as many that may have been answered before it was seen that it is left over.
        #expect(answers.greatBeforeSmall <= 12)
    }
}

/// Counts the answers to great requests: all of them, and those before the one to a small one.
private final class Answers: Sendable {
    private let all = Atomic<Int>(0)
    private let before = Atomic<Int>(0)
    var great: Int { all.load(ordering: .acquiring) }
    var greatBeforeSmall: Int { before.load(ordering: .acquiring) }

    /// Takes as long as a turn's answers may at most.
    func addGreat() {
        let begun = MonotonicClock.now()
        while MonotonicClock.now() - begun <= Gathering.patience {}
        all.add(1, ordering: .acquiringAndReleasing)
    }

    func addSmall() { before.store(great, ordering: .releasing) }
}
