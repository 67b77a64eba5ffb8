import Glibc
import HTTPMessage
import MicroHTTP
import Synchronization
import Testing

/// A server's way out.
@Suite struct DrainTests {
    @Test func requestInFlightIsAnswered() throws {
        let live = try LiveServer()
        let idle = try live.connect()
        try idle.send(request("GET /"))
        #expect(try idle.response()?["Connection"] == nil)
        let busy = try live.connect()
        try busy.send(request("POST /", "Content-Length: 5", body: "he"))
        #expect(eventually { live.openConnections == 2 })

        let drained = Flag()
        let server = live.server
        #expect(
            BackgroundThread.start {
                server.drain(delay: .zero, timeout: .seconds(10))
                drained.raise()
            })
        #expect(try idle.isEnded())
        #expect(throws: RawClient.Failure.self) {
            // The queue of the listening socket may take a client in for a moment yet.
            for _ in 0..<1000 {
                _ = try live.connect()
                usleep(1000)
            }
        }
        #expect(!drained.isRaised)
        #expect(server.isDraining)
        try busy.send("llo")
        let response = try #require(try busy.response())
        #expect(response.body == "POST /\nhello")
        #expect(response["Connection"] == "close")
        #expect(try busy.isEnded())
        #expect(eventually { drained.isRaised })
    }

    @Test func servesOnDuringTheDelay() throws {
        let live = try LiveServer()
        let server = live.server
        let drained = Flag()
        #expect(
            BackgroundThread.start {
                server.drain(delay: .milliseconds(500), timeout: .seconds(1))
                drained.raise()
            })
        #expect(eventually { server.isDraining })
        let response = try #require(try live.response(to: request("GET /late")))
        #expect(response.body == "GET /late\n")
        #expect(response["Connection"] == "close")
        #expect(eventually { drained.isRaised })
        #expect(throws: RawClient.Failure.self) { _ = try live.connect() }
    }

    @Test func whatDoesNotEndIsCutOff() throws {
        let live = try LiveServer()
        let stuck = try live.connect()
        try stuck.send(request("POST /", "Content-Length: 5", body: "he"))
        #expect(eventually { live.openConnections == 1 })
        #expect(live.server.drain(delay: .zero, timeout: .milliseconds(100)) == 1)
        #expect(try stuck.isEnded())
        #expect(live.openConnections == 0)
        #expect(live.server.drain(delay: .zero, timeout: .zero) == 0)
    }

    @Test func underLoadEveryRequestThatIsTakenIsAnswered() throws {
        for _ in 0..<10 {
            let live = try LiveServer()
            let clients = try (0..<50).map { _ in try live.connect() }
            for client in clients { try client.send(request("GET /")) }
            for client in clients { #expect(try client.response()?.status == 200) }
            for client in clients { try client.send(request("GET /last")) }
            #expect(live.server.drain(delay: .zero, timeout: .seconds(5)) == 0)
            for client in clients { #expect(try client.response()?.body == "GET /last\n") }
        }
    }
}

private final class Flag: Sendable {
    private let storage = Atomic<Bool>(false)
    var isRaised: Bool { storage.load(ordering: .acquiring) }
    func raise() { storage.store(true, ordering: .releasing) }
}
