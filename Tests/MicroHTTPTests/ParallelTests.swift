import ByteBuffer
import HTTPMessage
import MicroHTTP
import Testing

/// Many connections at once.
@Suite struct ParallelTests {
    @Test func thousandConnections() throws {
        let live = try LiveServer()
        let clients = try (0..<1000).map { _ in try live.connect() }
        for round in 0..<3 {
            for (index, client) in clients.enumerated() { try client.send(request("GET /\(round)/\(index)")) }
            for (index, client) in clients.enumerated() {
                let body = try client.response()?.body
                #expect(body == "GET /\(round)/\(index)\n")
            }
        }
    }

    /// The library's own thread pool never answers when a multiple of 128 connections is ready at once. One thread's
    /// handler is held up here until all requests have arrived; then they are ready in one turn.
    @Test(arguments: [1, 127, 128, 129, 256, 384])
    func readyAtTheSameMoment(count: Int) throws {
        let gate = Gate()
        let live = try LiveServer(
            threads: 1,
            makeHandler: gate.echo)
        let clients = try (0..<count).map { _ in try live.connect() }
        for client in clients { try client.send(request("GET /warm")) }
        for client in clients { #expect(try client.response()?.status == 200) }

        let holder = try live.connect()
        for _ in 0..<3 {
            try holder.send(request("GET /gate"))
            #expect(gate.isEventuallyHeld)
            for client in clients { try client.send(request("GET /now")) }
            gate.open()
            for client in clients { #expect(try client.response()?.body == "GET /now\n") }
            #expect(try holder.response()?.body == "GET /gate\n")
        }
    }

    @Test func connectionsBeyondTheLimitWait() throws {
        let live = try LiveServer(threads: 1, configure: { $0.connectionLimit = 2 })
        let first = try live.connect()
        let second = try live.connect()
        for client in [first, second] {
            try client.send(request("GET /"))
            #expect(try client.response()?.status == 200)
        }
        let third = try live.connect()
        try third.send(request("GET /third"))
        first.finishSending()
        #expect(try third.response()?.body == "GET /third\n")
        #expect(live.openConnections <= 2)
    }
}
