extension Refusal {
    private static let easing = "/configuration/motion/tap/easing"

    /// Faults of what moves: springs, colours, forms, and animations that would be too long.
    static let motion = springs + colors + forms + timelines + tooLong

    private static let springs: [Refusal] = [
        Refusal("an easing without a spring", [Edit(easing, "{}")], [("\(easing)/spring", "missing")]),
        Refusal(
            "an easing of another name", [Edit(easing, #"{"bounce": 1}"#)], [("\(easing)/bounce", "unknown-member")]),
        Refusal(
            "a spring beside another member", [Edit(easing, #"{"spring": {}, "duration": 300}"#)],
            [("\(easing)/duration", "unknown-member")]),
        Refusal(
            "a physical spring with a response", spring(#""mass": 1, "response": 0.5"#), "not-allowed"),
        Refusal("a damping with a bounce", spring(#""damping": 10, "bounce": 0.2"#), "not-allowed"),
        Refusal("a response with a bounce", spring(#""response": 0.5, "bounce": 0.2"#), "not-allowed"),
        Refusal("a damping ratio with a duration", spring(#""dampingRatio": 1, "duration": 0.5"#), "not-allowed"),
        Refusal(
            "all three forms", spring(#""stiffness": 1, "response": 0.5, "duration": 0.5, "velocity": 2"#),
            "not-allowed"),
        // ζ is c / (2√(km)) and ω is √(k/m): 0.0095 and 100001, 0.0009 and 3.2 million.
        Refusal("a spring that swings on", spring(#""stiffness": 100, "damping": 0.19"#), "out-of-range"),
        Refusal("a spring that creeps", spring(#""stiffness": 1, "damping": 200002"#), "out-of-range"),
        Refusal("a spring that is slow", spring(#""stiffness": 0.0000009, "damping": 0.001"#), "out-of-range"),
        Refusal("a spring that is fast", spring(#""mass": 1e-4, "stiffness": 1e9, "damping": 100"#), "out-of-range"),
        Refusal(
            "two faults of a spring, which are not faults of the whole",
            [Edit(easing, #"{"spring": {"response": 0, "bounce": 2}}"#)],
            [("\(easing)/spring/response", "out-of-range"), ("\(easing)/spring/bounce", "out-of-range")]),
    ]

    private static func spring(_ members: String) -> Edit { Edit(easing, #"{"spring": {\#(members)}}"#) }

    private init(_ name: String, _ spring: Edit, _ code: String) {
        self.init(name, [spring], [("\(Self.easing)/spring", code)])
    }

    private static let colors: [Refusal] = [
        Refusal(
            "colours of which two are none",
            [Edit("/configuration/indicator/color", ##"["#fff", "#12", 5, "#000000"]"##)],
            [("/configuration/indicator/color/1", "invalid-color"), ("/configuration/indicator/color/2", "wrong-type")]),
        Refusal(
            "more than ten thousand colours",
            [
                Edit(
                    "/configuration/indicator/color",
                    "[" + String(repeating: ##""#fff","##, count: 10_000) + ##""#fff"]"##)
            ], [("/configuration/indicator/color", "out-of-range")]),
    ]

    private static let forms: [Refusal] = [
        Refusal(
            "properties of numbers", [Edit("/properties", #""transform""#)], [("/properties", "not-allowed")]),
        Refusal(
            "properties for Core Animation",
            [Edit("/format", #""core-animation""#), Edit("/properties", #""transform""#)],
            [("/properties", "not-allowed")]),
        Refusal(
            "a prefix for the Web Animations API", [Edit("/format", #""waapi""#), Edit("/prefix", #""a""#)],
            [("/prefix", "not-allowed")]),
        Refusal(
            "a scroller of a transition", [Edit("/format", #""css""#), Edit("/scroller", #""root""#)],
            [("/scroller", "unknown-member")]),
        Refusal(
            "a format of a layout", path: "/v1/layout",
            body: #"{"configuration": {"preset": "titles", "tabs": []}, "format": "css"}"#,
            [("/format", "unknown-member")]),
    ]

    private static let timelines: [Refusal] = [
        Refusal("nothing of a timeline", timeline: "{}", [("/configuration", "missing")]),
        Refusal(
            "an event of a timeline", timeline: Requests.timeline([Edit("/event", #"{"type": "settle"}"#)]),
            [("/event", "unknown-member")]),
        Refusal(
            "a sample of a timeline", timeline: Requests.timeline([Edit("/sample", #"{"fps": 60}"#)]),
            [("/sample", "unknown-member")]),
        Refusal(
            "a scroller of numbers", timeline: Requests.timeline([Edit("/scroller", #""root""#)]),
            [("/scroller", "not-allowed")]),
        scroller(#""block""#, "unknown-value"), scroller(#""""#, "unknown-value"), scroller(#""--""#, "unknown-value"),
        scroller(#""pages""#, "unknown-value"), scroller(#""--a b""#, "invalid-identifier"),
        scroller("null", "wrong-type"), scroller("1", "wrong-type"), scroller("[]", "wrong-type"),
    ]

    private static func scroller(_ value: String, _ code: String) -> Refusal {
        Refusal(
            "the scroller \(value)",
            timeline: Requests.timeline([Edit("/format", #""css""#), Edit("/scroller", value)]), [("/scroller", code)])
    }

    private init(_ name: String, timeline body: String, _ faults: [(String, String)]) {
        self.init(name, path: "/v1/timeline", body: body, faults)
    }

    private static let manyTabs = (0..<10_000).map { _ in "\"\"" }.joined(separator: ",")

    /// Ten thousand elastic moves from tab to tab take thirteen keyframes each, even for the default tolerance.
    private static let long =
        #""configuration": {"preset": "titles", "tabs": [\#(manyTabs)], "indicator": {"stretch": "elastic", "path": "through"}"#

    private static let tooLong: [Refusal] = [
        Refusal(
            "a timeline of more than 100 000 keyframes", timeline: "{\(long)}}",
            [("/configuration/motion/tolerance", "out-of-range")]),
        Refusal(
            "a transition of more than 100 000 keyframes", path: "/v1/transition",
            body: #"{\#(long)}, "event": {"type": "tap", "index": 9999}}"#,
            [("/configuration/motion/tolerance", "out-of-range")]),
        Refusal(
            "frames that hold more than 100 000 titles: 101 of a thousand", path: "/v1/transition",
            body: sampled(101), [("/sample/times", "out-of-range")]),
        Refusal(
            "frames that hold more than 100 000 tabs: 101 of a thousand that make room", path: "/v1/transition",
            body: sampledEdit(101), [("/sample/times", "out-of-range")]),
    ]

    /// A tab put before a thousand others, which all move by its width, sampled so many times.
    static func sampledEdit(_ count: Int) -> String {
        let tabs = (0..<1000).map { _ in "\"\"" }.joined(separator: ",")
        let times = (0..<count).map { "\($0)" }.joined(separator: ",")
        return
            #"{"configuration": {"preset": "titles", "tabs": [\#(tabs)]}, "event": {"type": "insert", "at": 1, "tabs": ["a"]}, "sample": {"times": [\#(times)]}}"#
    }

    /// A tap that makes each of a thousand titles move, sampled so many times.
    static func sampled(_ count: Int) -> String {
        let tabs = (0..<1000).map { _ in "\"\"" }.joined(separator: ",")
        let times = (0..<count).map { "\($0)" }.joined(separator: ",")
        return
            #"{"configuration": {"preset": "titles", "tabs": [\#(tabs)], "indicator": {"path": "through"}, "pager": {"animated": true}}, "event": {"type": "tap", "index": 999}, "sample": {"times": [\#(times)]}}"#
    }
}
