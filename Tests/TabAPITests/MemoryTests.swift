import Glibc
import HTTPMessage
import TabAPI
import Testing

/// The memory of this process that is in use, in bytes.
private func residentMemory() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, 127, file) != nil else { return 0 }
    let numbers = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split(separator: " ")
    return (numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// By how many bytes the memory of this process grows over a hundred thousand requests, after it has been warmed up.
private func growth(over requests: [(method: HTTPMessage.Method, path: String, body: String)]) -> Int {
    let service = LayoutService()
    let prepared = requests.map { (Request(method: $0.method, path: $0.path), Array($0.body.utf8)) }
    var statuses = 0
    func run(_ count: Int) {
        for index in 0..<count {
            let (request, body) = prepared[index % prepared.count]
            statuses += service.respond(to: request, body: body.span.bytes).status.code
        }
    }
    run(10_000)
    let before = residentMemory()
    run(100_000)
    let after = residentMemory()
    return statuses > 0 && before > 0 ? after - before : .max
}

/// Each in a process of its own, where nothing else grows. A leak of sixteen bytes a request would be 1.5 MiB.
@Suite("Memory")
struct MemoryTests {
    @Test("a hundred thousand wrong requests leave nothing behind")
    func wrongRequests() async {
        await #expect(processExitsWith: .success) {
            let name = String(repeating: "n", count: 300)
            let grown = growth(over: [
                (.post, "/v1/layout", ""), (.post, "/v1/layout", "{"), (.post, "/v1/layout", #"{"a": 1, "a": 2}"#),
                (.post, "/v1/layout", #"{"\#(name)": 1e400, "x": "\ud800"}"#), (.post, "/v1/selection", "[]"),
                (.post, "/v1/layout", #"{"\#(name)": 1e400, "y": 123456789012345678901234567890}"#),
                (.post, "/v1/layout", String(repeating: "[", count: 40)), (.get, "/nothing", ""),
                (.post, "/v1/transition", #"{"configuration": {"tabs": [{"id": "a"}, {"id": "a"}]}, "state": 1}"#),
                (.post, "/v1/layout", #"{"configuration": {"preset": "titels", "tabs": [1, 2, 3], "bar": {"w": 1}}}"#),
                (.other, "/v1/layout", ""), (.get, "/v1/presets/\(name)", ""),
            ])
            #expect(grown < 1 << 20)
        }
    }

    @Test("a hundred thousand right requests leave nothing behind")
    func rightRequests() async {
        await #expect(processExitsWith: .success) {
            let configuration =
                #""configuration": {"preset": "segmented", "tabs": ["a", {"id": "b", "labelWidth": 5}]}"#
            let state = #""state": {"offset": 320, "phase": "settled", "selected": 0}"#
            let grown = growth(over: [
                (.post, "/v1/layout", "{\(configuration), \(state)}"), (.get, "/v1/presets", ""), (.get, "/readyz", ""),
                (.post, "/v1/selection", #"{\#(configuration), "state": {"offset": 123456789012345678901}}"#),
                (
                    .post, "/v1/transition",
                    #"{\#(configuration), "event": {"type": "tap", "id": "b"}, "sample": {"fps": 9}}"#
                ),
                (.post, "/v1/centering", #"{\#(configuration), "state": {"velocity": 0.5}}"#), (.options, "*", ""),
                (.post, "/v1/indicator", #"{\#(configuration), "state": {"ph\u0061se": "idle"}}"#),
                (.post, "/v1/timeline", #"{\#(configuration), "format": "css"}"#),
                // Its stream is let go unread.
                (.post, "/v1/replay", #"{\#(configuration), "samples": [{"state": {}}], "lint": true}"#),
            ])
            #expect(grown < 1 << 20)
        }
    }
}
