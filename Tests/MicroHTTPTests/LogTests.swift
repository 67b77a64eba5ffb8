import ByteBuffer
import Glibc
import Testing

@testable import MicroHTTP

/// What is logged, and what happens when it cannot be.
@Suite struct LogTests {
    private static let trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    @Test func requestLine() throws {
        let pipe = try Pipe()
        let log = Log(descriptor: pipe.writer, format: .json)
        let live = try LiveServer(log: log)
        _ = try live.response(
            to: request(
                "POST /a\"b?secret=1", "X-Request-Id: id-1", "traceparent: \(Self.trace)", "Content-Length: 2",
                body: "hi"))
        _ = try live.response(to: request("GET /no host?x"))
        live.server.drain(delay: .zero, timeout: .zero)
        log.close(within: .seconds(5))
        // Two threads may have answered, so the lines may be in either order.
        let lines = pipe.readAll().split(separator: "\n").map(String.init).sorted { first, _ in first.contains("POST") }
        try #require(lines.count == 2)
        #expect(lines[0].hasPrefix(#"{"time":"2"#))
        #expect(
            lines[0].contains(
                #"Z","level":"info","method":"POST","path":"/a\"b","route":"_OTHER","status":200,"bytes":"#))
        #expect(
            lines[0].hasSuffix(
                #","requestId":"id-1","trace_id":"0af7651916cd43dd8448eb211c80319c","client":"127.0.0.1"}"#))
        #expect(lines[1].contains(#""method":"GET","path":"/no host","route":"_NONE","status":400,"#))
        #expect(!lines.joined().contains("secret"))
    }

    @Test(arguments: [
        ("plain", "plain"), (#"a"b\c"#, #"a\"b\\c"#), ("a\nb", #"a\u000ab"#), ("\u{1b}[31m", #"\u001b[31m"#),
        ("\u{7f}\u{e9}", #"\u007f\u00c3\u00a9"#), ("", ""),
    ])
    func escaping(text: String, escaped: String) {
        let buffer = ByteBuffer()
        LogLines.appendEscaped(text, to: buffer)
        #expect(String(buffer) == escaped)
    }

    @Test func longTextsAreCut() {
        let buffer = ByteBuffer()
        LogLines.appendEscaped(String(repeating: "a", count: 10_000), to: buffer)
        #expect(buffer.count == 515)
    }

    @Test(arguments: [
        (0, 0, "1970-01-01T00:00:00.000Z"), (951_782_400, 7, "2000-02-29T00:00:00.007Z"),
        (1_767_225_599, 999, "2025-12-31T23:59:59.999Z"), (4_102_444_800, 50, "2100-01-01T00:00:00.050Z"),
    ])
    func timestamps(second: Int, milliseconds: Int, text: String) {
        var timestamp = Timestamp()
        for _ in 0..<2 {
            let buffer = ByteBuffer()
            timestamp.append(second: second, milliseconds: milliseconds, to: buffer)
            #expect(String(buffer) == text)
        }
    }

    @Test func levels() throws {
        let pipe = try Pipe()
        let log = Log(descriptor: pipe.writer, level: .warning, format: .text)
        log.write(.error, "one")
        log.write(.warning, "two")
        log.write(.info, "three")
        log.announce(.info, "four")
        log.close(within: .seconds(5))
        let messages = pipe.readAll().split(separator: "\n").map { $0.dropFirst(25) }
        #expect(messages == ["error: one", "warning: two", "info: four"])
    }

    @Test func linesAreDroppedAndCountedWhenTheReaderIsSlow() throws {
        let pipe = try Pipe()
        let log = Log(descriptor: pipe.writer, format: .text, capacity: 4096)
        let message = String(repeating: "x", count: 400)
        var written = 0
        // The pipe holds 64 KiB and the log 4 KiB: 1000 lines of 432 bytes cannot fit, and none may wait.
        for _ in 0..<1000 {
            log.write(.info, message)
            written += 1
        }
        let dropped = log.droppedLines
        #expect(dropped > 0)
        let reader = PipeReader(pipe)
        log.close(within: .seconds(5))
        pipe.closeWriter()
        let lines = try #require(reader.all()).split(separator: "\n")
        let notes = lines.filter { $0.contains("log lines were dropped") }
        #expect(!notes.isEmpty)
        #expect(lines.count - notes.count == written - dropped)
        let counts = notes.compactMap { Int($0.dropFirst(34).prefix { $0.isNumber }) }
        #expect(counts.reduce(0, +) == dropped)
    }

    @Test func aFullDiskIsNoReasonToStop() throws {
        let full = open("/dev/full", O_WRONLY)
        let log = Log(descriptor: full)
        // The log writes until it is closed; a descriptor closed before that could by then be another test's.
        defer {
            log.close(within: .seconds(5))
            close(full)
        }
        let live = try LiveServer(log: log)
        let client = try live.connect()
        #expect(
            try eventually {
                try client.send(request("GET /"))
                guard try client.response()?.status == 200 else { throw RawClient.Failure(step: "answer") }
                return log.droppedLines >= 3
            })
    }

    @Test func aReaderThatHasGoneIsNoReasonToStop() throws {
        let pipe = try Pipe()
        let log = Log(descriptor: pipe.writer)
        defer { log.close(within: .seconds(5)) }
        let live = try LiveServer(log: log)
        pipe.closeReader()
        let client = try live.connect()
        #expect(
            try eventually {
                try client.send(request("GET /"))
                guard try client.response()?.status == 200 else { throw RawClient.Failure(step: "answer") }
                return log.droppedLines >= 3
            })
    }

    @Test func aStuckOutputDoesNotHoldUpTheEnd() throws {
        let pipe = try Pipe()
        let log = Log(descriptor: pipe.writer, format: .text)
        for _ in 0..<200 { log.write(.info, String(repeating: "x", count: 500)) }
        log.close(within: .milliseconds(100))
        log.write(.info, "too late, but harmless")
        pipe.closeReader()
        log.close(within: .seconds(5))
    }
}

/// A pipe to log into.
private final class Pipe: @unchecked Sendable {
    let reader: Int32
    let writer: Int32
    private var isReaderOpen = true
    private var isWriterOpen = true

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw RawClient.Failure(step: "pipe") }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        closeReader()
        closeWriter()
    }

    func closeReader() {
        if isReaderOpen { close(reader) }
        isReaderOpen = false
    }

    func closeWriter() {
        if isWriterOpen { close(writer) }
        isWriterOpen = false
    }

    /// What has been written, after the writer's end.
    func readAll() -> String {
        closeWriter()
        return readToEnd()
    }

    func readToEnd() -> String {
        var all: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(reader, &part, part.count)
            guard count > 0 else { break }
            all += part.prefix(count)
        }
        return String(decoding: all, as: UTF8.self)
    }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: @unchecked Sendable {
    private let monitor = Monitor()
    private var text: String?

    init(_ pipe: Pipe) {
        _ = BackgroundThread.start { [self] in
            let all = pipe.readToEnd()
            monitor.locked {
                text = all
                monitor.wake()
            }
        }
    }

    /// All that the pipe held; nil when its end has not come within thirty seconds.
    func all() -> String? {
        let deadline = MonotonicClock.now() + Duration.seconds(30).nanoseconds
        return monitor.locked {
            while text == nil, monitor.wait(until: deadline) {}
            return text
        }
    }
}
