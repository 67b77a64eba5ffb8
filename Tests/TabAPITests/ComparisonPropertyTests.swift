import SeededGenerator
import Testing

@testable import TabAPI
@testable import TabComputing

/// An entry of a comparison is, to the byte, what the preset alone is answered.
@Suite("Comparisons and single calls")
struct ComparisonPropertyTests {
    /// A configuration without a preset, a state and maybe an event, some of which some presets refuse.
    private struct Scene {
        let configuration: Node
        let state: Node
        let event: Node?
        let sample: Node?
        let presets: [String]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            func pick<Value>(_ values: Value...) -> Value { values.randomElement(using: &random) ?? values[0] }
            func node(_ text: String) -> Node { Node(parsing: text) ?? .null }
            let count = Int.random(in: 0...7, using: &random)
            let hasLabels = pick(true, true, false)
            let tabs = (0..<count).map { index in
                let label = hasLabels ? #","labelWidth":\#(Int.random(in: 0...120, using: &random))"# : ""
                let width = pick("", "", "", #","width":70"#)
                return
                    #"{"id":"\#(index)a","title":"T\#(index)"\#(label)\#(width),"enabled":\#(pick("true", "false"))}"#
            }
            configuration = node(
                """
                {"tabs": [\(tabs.joined(separator: ","))],
                 "bar": {"width": \(pick("320", "500.5", "90")), "direction": \(pick("\"ltr\"", "\"rtl\""))
                   \(pick("", #","sizing": {"padding": 7}"#, #","sizing": {"mode": "fixed", "width": 80}"#))
                   \(pick("", #","follow": "drag""#))},
                 "indicator": \(pick("{}", "{}", "null", #"{"stretch": "elastic"}"#, #"{"width": "label"}"#)),
                 "motion": {"reduced": \(pick("false", "true", "\"both\""))}}
                """)
            let selected = count == 0 ? "null" : "\(Int.random(in: 0..<count, using: &random))"
            let phase = pick("idle", "dragging", "decelerating", "settled", "programmatic")
            let offset = Double.random(in: -200...2000, using: &random)
            state = node(#"{"offset": \#(offset), "phase": "\#(phase)", "selected": \#(selected), "barOffset": 12.5}"#)
            let events = [
                #"{"type": "tap", "index": 0}"#, #"{"type": "settle"}"#, #"{"type": "fling", "velocity": -1.5}"#,
                #"{"type": "key", "key": "ArrowRight"}"#, #"{"type": "remove", "index": \#(count - 1)}"#,
                #"{"type": "insert", "at": 0, "tabs": [{"id": "n", "labelWidth": 9}]}"#,
                #"{"type": "resize", "width": 250}"#, #"{"type": "move", "from": 0, "to": \#(count - 1)}"#,
            ]
            event = pick(true, true, false) ? events.randomElement(using: &random).map(node) : nil
            sample = event != nil && pick(true, false) ? node(#"{"times": [0, 33.3, 1000]}"#) : nil
            presets = Array(
                PresetTests.names.shuffled(using: &random).prefix(Int.random(in: 1...20, using: &random)))
        }

        /// The members of a request about one preset.
        func request(preset: String, hasEvent: Bool) -> String {
            var request = Node.object([("configuration", configuration), ("state", state)])
                .replacing("/configuration/preset", with: .string(preset))
            if hasEvent {
                request = request.replacing("/event", with: event).replacing("/sample", with: sample)
            }
            return request.text
        }

        var comparison: String {
            var request = Node.object([
                ("state", state), ("presets", .array(presets.map { .string($0) })), ("configuration", configuration),
            ])
            if let event { request = request.replacing("/event", with: event) }
            if let sample { request = request.replacing("/sample", with: sample) }
            return request.text
        }
    }

    @Test("every entry is what the preset alone is answered", arguments: 0..<300)
    func entries(seed: UInt64) {
        let scene = Scene(seed: seed)
        let client = Client(isRecorded: seed < 20)
        var isAnswered = false
        let entries = scene.presets.map { preset in
            let layout = client.post("/v1/layout", scene.request(preset: preset, hasEvent: false))
            var entry = #"{"preset":"\#(preset)","#
            if scene.event == nil {
                entry += (layout.status == 200 ? #""layout":"# : #""problem":"#) + layout.text
                isAnswered = isAnswered || layout.status == 200
            } else {
                let transition = client.post("/v1/transition", scene.request(preset: preset, hasEvent: true))
                if transition.status == 200 {
                    entry += #""layout":\#(layout.text),"transition":\#(transition.text)"#
                    isAnswered = true
                } else {
                    entry += #""problem":\#(transition.text)"#
                }
            }
            return entry + "}"
        }
        let answer = client.post("/v1/compare", scene.comparison)
        guard isAnswered else {
            #expect(answer.status == 422, "\(scene.comparison)")
            return
        }
        #expect(answer.status == 200, "\(scene.comparison)")
        #expect(
            answer.text.hasSuffix(#","presets":[\#(entries.joined(separator: ","))]}"#), "\(scene.comparison)")
        // And what is said to differ is what the entries have.
        let json = answer.json
        let found = (json["/presets"]?.elements ?? []).map { ($0["/preset"]?.string, $0) }
        for difference in json["/differences"]?.elements ?? [] {
            let pointer = difference["/pointer"]?.string ?? ""
            let groups = difference["/values"]?.elements ?? []
            #expect(groups.count > 1)
            for group in groups {
                for name in group["/presets"]?.elements ?? [] {
                    let value = found.first { $0.0 == name.string }?.1[pointer] ?? .null
                    #expect(
                        (group["/value"] ?? .null).isClose(to: value, within: 1e-6), "\(pointer) under \(name.text)")
                }
            }
        }
    }
}

extension Node {
    /// Whether both are the same number, but for so much, or the same text otherwise.
    fileprivate func isClose(to other: Node, within tolerance: Double) -> Bool {
        if let left = number, let right = other.number { return left == right || abs(left - right) <= tolerance }
        return text == other.text
    }
}
