import Testing

@Suite("Limits")
struct LimitTests {
    @Test(
        "an easing that swings over a long way, in the formats into whose tracks it is worked",
        arguments: [
            ("numbers", 200), ("waapi", 200), ("css", 422), ("core-animation", 422),
        ])
    func swinging(_ format: String, _ status: Int) {
        let tabs = (0..<100).map { "\"\($0)\"" }.joined(separator: ", ")
        // 500 times over 99 moves of two keyframes and more.
        let stops = (0..<1000).map { $0 % 2 == 0 ? "0" : "1" }.joined(separator: ", ")
        let answer = post(
            "/v1/transition",
            """
            {"configuration": {"preset": "underline", "tabs": [\(tabs)],
              "indicator": {"width": 2, "stretch": "worm", "path": "through", "color": ["#f00", "#0f0", "#00f"]},
              "title": {"follow": "drag"}, "motion": {"tap": {"easing": "linear(\(stops))"}}},
             "event": {"type": "tap", "index": 99}, "format": "\(format)"}
            """)
        #expect(answer.status == status)
        if status == 422 { #expect(answer.faults == ["/format out-of-range"]) }
    }
}
