import TabLayout
import Testing

/// At the end of an animation stands the rest, in every form.
@Suite("The end of an animation")
struct EndTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let trailing: String
        let easing: String
    }

    static let rows = [
        Row(testDescription: "an edge that jumps at the end", trailing: "step-end", easing: "ease"),
        Row(testDescription: "one that jumps there for the second time", trailing: "steps(2)", easing: "ease"),
        Row(
            testDescription: "under a curve that sets back", trailing: "step-end",
            easing: "cubic-bezier(0.36, 0, 0.66, -0.56)"),
        Row(
            testDescription: "under a curve that overshoots", trailing: "step-end",
            easing: "cubic-bezier(0.34, 1.56, 0.64, 1)"),
        Row(testDescription: "under a polyline", trailing: "step-end", easing: "linear(0, 0.2, 1)"),
        Row(testDescription: "under steps", trailing: "step-end", easing: "steps(3)"),
    ]

    @Test("of an edge that jumps there", arguments: rows, Form.all)
    func jump(_ row: Row, _ form: Form) {
        let answer = post(
            "/v1/transition",
            """
            {"configuration": {"preset": "underline", "tabs": ["a", "b"],
              "indicator": {"stretch": {"trailing": "\(row.trailing)"}},
              "motion": {"tap": {"easing": "\(row.easing)"}}}, "event": {"type": "tap", "index": 1}, \(form.members)}
            """)
        let tracks = form.read(answer.json["animation"], [:])
        #expect(tracks["x"]?.value(at: 1).map { ($0 * 1e9).rounded() / 1e9 } == [210])
        #expect(tracks["width"]?.value(at: 1).map { ($0 * 1e9).rounded() / 1e9 } == [60])
    }

    /// Where the easing ends at 1: what a form holds in the end is what is answered as the indicator.
    @Test("is where the answer says that the indicator is", arguments: Form.all)
    func rest(_ form: Form) {
        var seen = 0
        for seed in 1...200 as ClosedRange<UInt64> {
            let scenario = Scenario(seed: seed)
            let answer = post("/v1/transition", scenario.transition(form.members))
            let numbers = post("/v1/transition", scenario.transition(#""format": "numbers""#))
            guard let text = numbers.json["animation"]["easing"].string, easing(text).progress(at: 1) == 1 else {
                continue
            }
            let tracks = form.read(answer.json["animation"], [:])
            for name in ["x", "width"] {
                guard let track = tracks[name], let end = answer.json["indicator"][name].number else { continue }
                seen += 1
                let found = bounded(track.value(at: 1), name)[0]
                #expect(abs(found - end) <= 1e-7 * max(1, abs(end)), "seed \(seed), \(name): \(found), not \(end)")
            }
        }
        #expect(seen > 100)
    }
}
