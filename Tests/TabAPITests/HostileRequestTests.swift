import SeededGenerator
import HTTPMessage
import Testing

/// Requests that nobody would write, made from one that is right: whatever comes, the answer is one of the contract's.
@Suite("Hostile requests")
struct HostileRequestTests {
    /// Values that are wrong in most places and at the border of what is right in some.
    private static let values = [
        "null", "true", "0", "-0.0", "-1", "1", "2.5", "1e7", "1e308", "-1e308", "1e400", "5e-324", "10000", "1e20",
        "123456789012345678901234567890", "\"\"", "\"a\"", "\"0\"", "\"titles\"", "\"label\"", "\"tab\"", "\"settled\"",
        "\"drag\"", "\"programmatic\"", "\"settle\"", "\"compress\"", "\"nearest\"", "\"none\"", "\"end\"", "\"#fff8\"",
        "\"cubic-bezier(0,-1e6,1,1e6)\"", "\"\\u0000\"", "[]", "{}", "[[]]", "[1e400]", #"{"ratio":100}"#,
        #"{"inset":0}"#,
        #"{"mode":"compact"}"#, #"{"mode":"equal"}"#, #"{"mode":"fixed","width":0}"#, #"{"x":-1e308,"width":1e7}"#,
        #"[{"id":"a"},{"id":"a"}]"#, #"["a",{"id":"0"},{"width":3}]"#, #"{"type":"tap","id":"b"}"#,
        #"{"type":"settle"}"#, #"{"times":[0,1e7,33.3]}"#, #"{"fps":1000}"#, #"{"a":1,"a":2}"#,
    ]

    private static func pointers(of node: Node, _ path: String = "") -> [String] {
        switch node {
        case .array(let elements):
            [path] + elements.indices.flatMap { pointers(of: elements[$0], "\(path)/\($0)") }
        case .object(let members): [path] + members.flatMap { pointers(of: $0.value, "\(path)/\($0.name)") }
        default: [path]
        }
    }

    /// What is wrong with an answer; nil when nothing is.
    private static func objection(to answer: Answer) -> String? {
        if answer.contentType == "image/svg+xml" {
            return answer.text.hasPrefix("<svg ") && answer.text.hasSuffix("</svg>\n") ? nil : "no whole picture"
        }
        guard let json = Node(parsing: answer.text) else { return "no JSON" }
        let count = json["/errors"]?.elements.count ?? 0
        switch answer.status {
        case 200: return count == 0 ? nil : "errors of a right request"
        case 400: return count == 1 ? nil : "\(count) errors of a body that is not JSON"
        case 422: return (1...20).contains(count) ? nil : "\(count) errors"
        default: return "status \(answer.status)"
        }
    }

    @Test("members with any value, moved, twice or taken away", arguments: 1...6 as ClosedRange<UInt64>)
    func structure(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let client = Client(isRecorded: false)
        let right = try #require(Node(parsing: Requests.everything))
        let pointers = Self.pointers(of: right).filter { !$0.isEmpty }
        var statuses: [Int: Int] = [:]
        for round in 0..<1500 {
            var node = right
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                guard let pointer = pointers.randomElement(using: &random) else { continue }
                switch Int.random(in: 0..<10, using: &random) {
                case 0: node = node.replacing(pointer, with: nil)
                case 1: node = node.replacing(pointer, with: right[pointers.randomElement(using: &random) ?? ""])
                case 2:
                    // The same members once more, the later ones with other values.
                    guard case .object(let members)? = node[pointer],
                        let value = Self.values.randomElement(using: &random)
                    else { continue }
                    node = node.replacing(pointer, with: .object(members + members.map { ($0.name, .raw(value)) }))
                default:
                    let value = Self.values.randomElement(using: &random) ?? "null"
                    node = node.replacing(
                        pointer, with: Node(parsing: value).map { value.contains("e400") ? .raw(value) : $0 })
                }
            }
            let path = RoutingTests.computing.randomElement(using: &random) ?? ""
            let body =
                path == "/v1/transition" ? node : node.replacing("event", with: nil).replacing("sample", with: nil)
            let answer = client.post(path, body.text)
            statuses[answer.status, default: 0] += 1
            if let objection = Self.objection(to: answer) {
                Issue.record("seed \(seed), round \(round): \(objection): \(body.text) is answered \(answer.text)")
                return
            }
        }
        #expect(Set(statuses.keys) == [200, 400, 422], "\(statuses)")
    }

    @Test("bytes changed, added and taken away", arguments: 1...4 as ClosedRange<UInt64>)
    func bytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let client = Client(isRecorded: false)
        for round in 0..<1500 {
            var body = Array(Requests.everything.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<body.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: body[place] = UInt8.random(in: 0...255, using: &random)
                case 1: body.remove(at: place)
                case 2: body.insert(Array("0129-.e\"{}[],:".utf8).randomElement(using: &random) ?? 0, at: place)
                default: body.removeSubrange(place..<min(body.count, place + Int.random(in: 1...30, using: &random)))
                }
            }
            let answer = client.send(.post, "/v1/transition", bytes: body)
            if let objection = Self.objection(to: answer) {
                Issue.record("seed \(seed), round \(round): \(objection): \(String(decoding: body, as: UTF8.self))")
                return
            }
        }
    }
}
