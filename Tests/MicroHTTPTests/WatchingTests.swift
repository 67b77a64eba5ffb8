import ByteBuffer
import HTTPMessage
import Testing

@testable import MicroHTTP

/// What is known of a request beside its content: its trace, its client and its time.
@Suite struct WatchingTests {
    private static let valid = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    private static let trace = "0af7651916cd43dd8448eb211c80319c"

    struct Field: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let trace: String?
        var testDescription: String { name }

        init(_ name: String, _ text: String, _ trace: String?) {
            self.name = name
            self.text = text
            self.trace = trace
        }
    }

    @Test(arguments: [
        Field("as the standard shows it", valid, trace),
        Field("not sampled", valid.dropLast(2) + "00", trace),
        Field("all flags", valid.dropLast(2) + "ff", trace),
        Field("a later version", "01" + valid.dropFirst(2), trace),
        Field("a later version that goes on", "cc" + valid.dropFirst(2) + "-what.the.future.will-be", trace),
        Field("a later version that goes on with nothing", "01" + valid.dropFirst(2) + "-", trace),
        Field("a later version that runs on", "01" + valid.dropFirst(2) + "x", nil),
        Field("a later version cut short", "01" + valid.dropFirst(2).dropLast(), nil),
        Field("00 that goes on", valid + "-00", nil),
        Field("00 and a hyphen", valid + "-", nil),
        Field("the forbidden version", "ff" + valid.dropFirst(2), nil),
        Field("nothing", "", nil),
        Field("upper case", valid.uppercased(), nil),
        Field("upper case in the parent", valid.replacing("b7ad", with: "B7AD"), nil),
        Field("a trace of zeros", "00-00000000000000000000000000000000-b7ad6b7169203331-01", nil),
        Field("a parent of zeros", "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01", nil),
        Field("no hexadecimal digit in the trace", valid.replacing("0af7", with: "0ag7"), nil),
        Field("no hexadecimal digit in the flags", valid.dropLast() + "g", nil),
        Field("no hexadecimal digit in the version", "0g" + valid.dropFirst(2), nil),
        Field("no flags", String(valid.dropLast(3)), nil),
        Field("one digit of flags", String(valid.dropLast()), nil),
        Field("underscores", valid.replacing("-", with: "_"), nil),
        Field("a blank before it", " " + valid, nil),
        Field("two in one", valid + ", " + valid, nil),
        Field("a quote in the trace", valid.replacing("0af7", with: "\"af7"), nil),
        Field("a shorter trace and a longer parent", "00-0af7651916cd43dd8448eb211c80319-cb7ad6b7169203331-01", nil),
    ])
    func traceParent(_ field: Field) {
        let found = Array(field.text.utf8).withUnsafeBufferPointer { bytes in
            TraceParent.identifier(in: bytes).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(found == field.trace)
    }

    @Test func newTraces() {
        var identifiers = RequestIdentifier(seed: 7)
        var seen: Set<String> = []
        for _ in 0..<1000 {
            let buffer = ByteBuffer()
            identifiers.appendTrace(to: buffer)
            let trace = String(buffer)
            let field = Array("00-\(trace)-b7ad6b7169203331-01".utf8)
            #expect(field.withUnsafeBufferPointer { TraceParent.identifier(in: $0) != nil })
            seen.insert(trace)
        }
        #expect(seen.count == 1000)
    }

    @Test(arguments: [
        (ClientAddress(four: 0x7f00_0001), "127.0.0.1"), (ClientAddress(four: 0xffff_ffff), "255.255.255.255"),
        (ClientAddress(four: 0), "0.0.0.0"), (ClientAddress(high: 0, low: 1), "::1"),
        (ClientAddress(high: 0, low: 0xffff_0a00_0102), "10.0.1.2"),
        (ClientAddress(high: 0x2001_0db8_0000_0000, low: 0xff), "2001:db8::ff"),
        (
            ClientAddress(high: 0x2001_0db8_1111_2222, low: 0x3333_4444_5555_6666),
            "2001:db8:1111:2222:3333:4444:5555:6666"
        ),
    ])
    func addresses(address: ClientAddress, text: String) {
        let buffer = ByteBuffer()
        address.append(to: buffer)
        #expect(String(buffer) == text)
    }

    @Test func oneClientIsAnAddressOrAHomesNetwork() {
        #expect(ClientAddress(four: 1).client != ClientAddress(four: 2).client)
        #expect(ClientAddress(four: 1).client != ClientAddress(high: 0, low: 1).client)
        #expect(ClientAddress(high: 5, low: 1).client == ClientAddress(high: 5, low: 2).client)
        #expect(ClientAddress(high: 5, low: 1).client != ClientAddress(high: 6, low: 1).client)
    }

    /// Connections that come and go in any order are never more than the limit for one client, and leave nothing behind.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func limitByAddress(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let limit = Int.random(in: 1...4, using: &random)
        let table = ConnectionsByAddress(limit: limit)
        var open: [ClientAddress] = []
        for _ in 0..<500 {
            if Bool.random(using: &random), let address = open.randomElement(using: &random) {
                open.remove(at: open.firstIndex(of: address) ?? 0)
                table.remove(address)
            } else {
                let address = ClientAddress(
                    high: UInt64.random(in: 1...3, using: &random), low: UInt64.random(in: 1...3, using: &random))
                let count = open.count { $0.client == address.client }
                let isAdded = table.add(address)
                #expect(isAdded == (count < limit), "seed \(seed)")
                if isAdded { open.append(address) }
            }
        }
        for address in open { table.remove(address) }
        #expect(table.clients == 0, "seed \(seed)")
    }

    @Test(
        arguments: [
            (0, "0.000"), (999, "0.000"), (1000, "0.001"), (42_000, "0.042"), (1_000_000, "1.000"),
            (12_345_678, "12.345"),
            (60_000_000_000, "60000.000"),
        ] as [(UInt64, String)])
    func serverTiming(nanoseconds: UInt64, text: String) {
        #expect(ServerTiming.field(nanoseconds).value == "compute;dur=" + text)
    }

    @Test(arguments: [true, false])
    func serverTimingIsSentWhereItIsWanted(isWanted: Bool) throws {
        let live = try LiveServer(configure: { $0.tellsTiming = isWanted })
        let field = try #require(try live.response(to: request("GET /")))["Server-Timing"]
        #expect((field != nil) == isWanted)
        #expect(field?.hasPrefix("compute;dur=0.") ?? true)
    }

    @Test func connectionsOfOneClientAreLimited() throws {
        let metrics = Metrics()
        let live = try LiveServer(threads: 3, metrics: metrics, configure: { $0.addressLimit = 2 })
        let clients = try (0..<2).map { _ in try live.connect() }
        for client in clients {
            try client.send(request("GET /"))
            #expect(try client.response()?.status == 200)
        }
        for _ in 0..<5 {
            let answer = try live.connect().response()
            #expect(answer?.status == 429)
            #expect(answer?["Retry-After"] == "1")
        }
        clients[0].finishSending()
        try clients[0].waitForEnd()
        // The server has ended its side before it counts the connection as closed.
        var status = 0
        var tries = 0
        while status != 200, tries < 1000 {
            tries += 1
            let client = try live.connect()
            status = try client.response(after: request("GET /"))
        }
        #expect(status == 200)
        #expect(Samples(metrics).values["http_connections_turned_away_total"] == String(5 + tries - 1))
        try clients[1].send(request("GET /"))
        #expect(try clients[1].response()?.status == 200)
    }
}

extension RawClient {
    /// The status of the answer; of one that comes before the request is there, and 0 where the server has ended the
    /// connection so fast that neither could be had.
    fileprivate func response(after request: String) throws -> Int {
        do {
            try send(request)
        } catch {
            return 0
        }
        return try response()?.status ?? 0
    }
}
