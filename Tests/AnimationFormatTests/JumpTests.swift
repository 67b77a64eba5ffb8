import Testing

/// A jump in a track, and how each engine is told of it.
struct Jump: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The indicator and the clock of a tap from the first of two tabs of 160 to the second.
    var indicator = #""width": 40"#
    var clock = #""duration": 200, "easing": "linear""#
    /// The block of the indicator in a style sheet, a line a keyframe.
    let css: [String]
    /// The times and middles of the layer.
    let keyTimes: [Double]
    let positions: [Double]
}

@Suite("Jumps")
struct JumpTests {
    static let jumps = [
        Jump(
            testDescription: "a track that stands still before it",
            indicator: #""width": 40, "stretch": "snap""#,
            css: [
                "0% { transform: translateX(60px); width: 40px; animation-timing-function: step-end; }",
                "50% { transform: translateX(220px); width: 40px; }",
                "100% { transform: translateX(220px); width: 40px; }",
            ],
            keyTimes: [0, 0.5, 0.5, 1], positions: [80, 80, 240, 240]),
        Jump(
            testDescription: "the same under steps of two halves",
            indicator: #""width": 40, "stretch": "snap""#, clock: #""duration": 200, "easing": "steps(2, jump-none)""#,
            css: [
                "0% { transform: translateX(60px); width: 40px; animation-timing-function: step-end; }",
                "50% { transform: translateX(220px); width: 40px; }",
                "100% { transform: translateX(220px); width: 40px; }",
            ],
            keyTimes: [0, 0.5, 0.5, 1], positions: [80, 80, 240, 240]),
        Jump(
            testDescription: "steps over the whole of a track of two keyframes",
            clock: #""duration": 200, "easing": "steps(2)""#,
            css: [
                "0% { transform: translateX(60px); width: 40px; }",
                "100% { transform: translateX(220px); width: 40px; }",
            ],
            keyTimes: [0, 0.5, 0.5, 1, 1], positions: [80, 80, 160, 160, 240]),
        Jump(
            testDescription: "a track that moves before it",
            indicator: #""width": 40, "stretch": "worm""#,
            clock: #""duration": 200, "easing": "linear(0, 0.25 50%, 0.75 50%, 1)""#,
            css: [
                "0% { transform: translateX(60px); width: 40px; }",
                "49.9999% { transform: translateX(60px); width: 120px; animation-timing-function: step-end; }",
                "50% { transform: translateX(140px); width: 120px; }",
                "100% { transform: translateX(220px); width: 40px; }",
            ],
            keyTimes: [0, 0.5, 0.5, 1], positions: [80, 120, 200, 240]),
        Jump(
            testDescription: "at the very start and the very end",
            indicator: #""width": 40, "stretch": "worm""#,
            clock: #""duration": 200, "easing": "linear(0, 0.25 0%, 0.75 100%, 1)""#,
            css: [
                "0% { transform: translateX(60px); width: 120px; }",
                "50% { transform: translateX(60px); width: 200px; }",
                "99.9999% { transform: translateX(140px); width: 120px; animation-timing-function: step-end; }",
                "100% { transform: translateX(220px); width: 40px; }",
            ],
            keyTimes: [0, 0.5, 1, 1], positions: [120, 160, 200, 240]),
    ]

    @Test("in a style sheet and in Core Animation", arguments: jumps)
    func form(_ jump: Jump) {
        func request(_ format: String) -> String {
            """
            {"configuration": {"preset": "underline", "tabs": ["a", "b"], "indicator": {\(jump.indicator)},
             "motion": {"tap": {\(jump.clock)}}}, "event": {"type": "tap", "index": 1}, "format": "\(format)"}
            """
        }
        let sheet = post("/v1/transition", request("css")).json["animation"]["css"].string ?? ""
        let block = sheet.split(separator: "\n").drop { !$0.hasPrefix("@keyframes tab-layout-indicator ") }
        #expect(block.dropFirst().prefix { $0 != "}" }.map(trimmed) == jump.css)

        let layer = post("/v1/transition", request("core-animation")).json["animation"]["indicator"].elements
        #expect(layer[0]["keyPath"].string == "position.x")
        #expect(layer[0]["keyTimes"].elements.compactMap(\.number) == jump.keyTimes)
        #expect(layer[0]["values"].elements.compactMap(\.number) == jump.positions)
    }

    @Test("between percentages that a browser can tell apart")
    func percentages() {
        var holds = 0
        for seed in 1...60 as ClosedRange<UInt64> {
            let sheet = StyleSheet(
                post("/v1/timeline", Scenario(seed: seed).timeline(#""format": "css""#)).json["css"].string ?? "")
            for (name, keyframes) in sheet.keyframes {
                for (keyframe, next) in zip(keyframes, keyframes.dropFirst())
                where keyframe.declarations.contains(where: { $0.value == "step-end" }) {
                    holds += 1
                    #expect(Float(keyframe.percentage) < Float(next.percentage), "seed \(seed), \(name)")
                }
            }
        }
        #expect(holds > 50)
    }
}
