import TabLayout
import Testing

/// A form, how it is asked for and how it is read.
struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let members: String
    /// Reads an animation; the widths are those of the tabs in the end.
    let read: @Sendable (Tree, [Int: Double]) -> Tracks

    var testDescription: String { name }

    static let all = [
        Form(name: "waapi", members: #""format": "waapi""#, read: { tree, _ in readWebAnimations(tree) }),
        Form(
            name: "waapi, transform only", members: #""format": "waapi", "properties": "transform""#,
            read: { tree, _ in readWebAnimations(tree) }),
        Form(name: "css", members: #""format": "css""#) { tree, _ in
            StyleSheet(tree["css"].string ?? "").tracks(prefix: "tab-layout")
        },
        Form(
            name: "css, transform only", members: #""format": "css", "properties": "transform", "prefix": "--x""#
        ) { tree, _ in
            StyleSheet(tree["css"].string ?? "").tracks(prefix: "--x")
        },
        Form(
            name: "core-animation", members: #""format": "core-animation""#, read: { readCoreAnimation($0, widths: $1) }
        ),
    ]
}

@Suite("Every form describes the numbers")
struct EquivalenceTests {
    @Test("animations of transitions", arguments: Form.all)
    func transitions(_ form: Form) {
        var moving = 0
        for seed in 1...100 as ClosedRange<UInt64> {
            let scenario = Scenario(seed: seed)
            let numbers = post("/v1/transition", scenario.transition(#""format": "numbers""#))
            let answer = post("/v1/transition", scenario.transition(form.members))
            guard numbers.status == 200, answer.status == 200 else {
                Issue.record("seed \(seed): \(numbers.text) \(answer.text)")
                return
            }
            #expect(numbers.json["animation"].isNull == answer.json["animation"].isNull, "seed \(seed)")
            if answer.json["animation"].isNull { continue }
            moving += 1
            let expected = readNumbers(numbers.json["animation"])
            let found = form.read(answer.json["animation"], [:])
            guard agree(found, expected, scenario, seed) else { return }
        }
        #expect(moving > 60)
    }

    @Test("animations of edits", arguments: Form.all)
    func edits(_ form: Form) {
        var moving = 0
        for seed in 1...100 as ClosedRange<UInt64> {
            let scenario = Scenario(seed: seed)
            let numbers = post("/v1/transition", scenario.edited(#""format": "numbers""#))
            let answer = post("/v1/transition", scenario.edited(form.members))
            guard numbers.status == 200, answer.status == 200 else {
                Issue.record("seed \(seed): \(numbers.text) \(answer.text)")
                return
            }
            #expect(numbers.json["animation"].isNull == answer.json["animation"].isNull, "seed \(seed)")
            if answer.json["animation"].isNull { continue }
            let expected = readNumbers(numbers.json["animation"])
            if expected.keys.contains(where: { $0.hasPrefix("tabX") }) { moving += 1 }
            // Where a width does not change, the layer has it already.
            let widths = numbers.json["animation"]["tabs"].elements.map { tab in
                (Int(tab["index"].number ?? -1), tab["keyframes"].elements.last?["width"].number ?? .nan)
            }
            let found = form.read(answer.json["animation"], Dictionary(uniqueKeysWithValues: widths))
            guard agree(found, expected, scenario, seed) else { return }
        }
        #expect(moving > 40)
    }

    @Test("timelines", arguments: Form.all)
    func timelines(_ form: Form) {
        for seed in 1...100 as ClosedRange<UInt64> {
            let scenario = Scenario(seed: seed)
            let numbers = post("/v1/timeline", scenario.timeline(#""format": "numbers""#))
            let answer = post("/v1/timeline", scenario.timeline(form.members))
            guard numbers.status == 200, answer.status == 200 else {
                Issue.record("seed \(seed): \(numbers.text) \(answer.text)")
                return
            }
            guard agree(form.read(answer.json, [:]), readNumbers(numbers.json), scenario, seed) else { return }
        }
    }

    /// Whether the tracks are those expected, at every keyframe of either and at random times; records an issue otherwise.
    ///
    /// A style sheet comes to the value before a jump up to 1.5 millionths early, so at each time any value will do that the
    /// expected track has within 4 millionths. Colours are written in 8 bits wherever a keyframe is put in.
    private func agree(_ found: Tracks, _ expected: Tracks, _ scenario: Scenario, _ seed: UInt64) -> Bool {
        let unknown = Set(found.keys).subtracting(expected.keys)
        let missing = expected.filter { found[$0.key] == nil && $0.value.varies }.keys
        guard unknown.isEmpty && missing.isEmpty else {
            Issue.record("seed \(seed): tracks too many: \(unknown.sorted()), too few: \(missing.sorted())")
            return false
        }
        var random = Generator(seed: seed)
        for (name, track) in found {
            guard let reference = expected[name] else { continue }
            let isColor = name.contains("olor")
            // What is held in the end must be what it is, and not what was a moment before.
            guard isClose(bounded(track.value(at: 1), name), [bounded(reference.value(at: 1), name)], isColor) else {
                if isColor && scenario.isTranslucent { continue }
                Issue.record("seed \(seed), \(name): ends at \(track.value(at: 1)); \(scenario.transition(""))")
                return false
            }
            var times = Array((track.keyframes + reference.keyframes).map(\.offset).shuffled(using: &random).prefix(60))
            times += (0..<40).map { _ in Double.random(in: 0...1, using: &random) }
            for time in times {
                if isColor && scenario.isTranslucent && !(0...1).contains(reference.easing.progress(at: time)) {
                    continue
                }
                let value = bounded(track.value(at: time), name)
                if isClose(value, [bounded(reference.value(at: time), name)], isColor) { continue }
                let near = [-4e-6, -2e-6, 0, 2e-6, 4e-6].map { offset in
                    bounded(reference.value(at: min(1, max(0, time + offset))), name)
                }
                guard isClose(value, near, isColor) else {
                    Issue.record(
                        "seed \(seed), \(name) at \(time): \(value), expected \(near[2]); \(scenario.transition(""))")
                    return false
                }
            }
        }
        return true
    }

    /// Whether a value is within those of an interval, of which some are given.
    private func isClose(_ value: Value, _ near: [Value], _ isColor: Bool) -> Bool {
        value.indices.allSatisfy { index in
            let (low, high) = (near.map { $0[index] }.min() ?? .nan, near.map { $0[index] }.max() ?? .nan)
            // A value that turns round within the interval is not seen by a few samples of it.
            let tolerance = (isColor ? 1.01 : 1e-7 * max(1, abs(low), abs(high))) + (high - low)
            return value[index] >= low - tolerance && value[index] <= high + tolerance
        }
    }
}
