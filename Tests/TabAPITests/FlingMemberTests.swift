import Testing

@Suite("Flings on the wire")
struct FlingMemberTests {
    struct Answer: Sendable, CustomTestStringConvertible {
        let rule: String
        let velocity: String
        let index: Double
        var testDescription: String { "\(rule) \(velocity)" }
    }

    // S1 in pages of 320, let go at P = 1.25 after a gesture from page 1.
    static let answers = [
        Answer(rule: "uikit", velocity: "0.15", index: 1),  // 1.25 + 499·0.15/320 = 1.4839
        Answer(rule: "uikit", velocity: "0.17", index: 2),  // 1.25 + 0.2651
        Answer(rule: "uikit", velocity: "5", index: 2), Answer(rule: "projection", velocity: "2", index: 4),
        Answer(rule: "viewpager", velocity: "0.4", index: 1), Answer(rule: "viewpager", velocity: "0.41", index: 2),
        Answer(rule: "flutter", velocity: "0.02", index: 1), Answer(rule: "flutter", velocity: "0.03", index: 2),
        Answer(rule: "vant", velocity: "0.25", index: 1), Answer(rule: "vant", velocity: "0.26", index: 2),
        Answer(rule: "react-native", velocity: "0.15", index: 1),
        Answer(rule: "react-native", velocity: "0.16", index: 2),
        Answer(rule: "projection", velocity: "-1e308", index: 0),
    ]

    @Test("each rule has its page", arguments: answers)
    func page(_ row: Answer) {
        let body =
            #"{"configuration": {"preset": "underline", "tabs": ["A", "B", "C", "D", "E", "F"], "pager": {"fling": "\#(row.rule)"}}, "state": {"offset": 400, "phase": "dragging", "selected": 1}, "event": {"type": "fling", "velocity": \#(row.velocity)}}"#
        let answer = Client().post("/v1/transition", body)
        #expect(answer.status == 200, "\(answer.text)")
        #expect(answer.json["/selection/index"]?.number == row.index)
        #expect(answer.json["/animation/reason"]?.string == "settle")
        #expect(answer.json["/state/velocity"]?.number == 0)
    }

    @Test("a disabled page is skipped where that is wanted")
    func skip() {
        for (skip, index) in [("true", 3.0), ("false", 2)] {
            let body =
                #"{"configuration": {"preset": "underline", "tabs": ["A", "B", {"enabled": false}, "D"], "pager": {"skipDisabled": \#(skip)}}, "state": {"offset": 400, "phase": "dragging", "selected": 1}, "event": {"type": "fling", "velocity": 2}}"#
            #expect(Client().post("/v1/transition", body).json["/selection/index"]?.number == index)
        }
    }

    static let refusals = [
        Refusal("no velocity", [Edit("/event", #"{"type": "fling"}"#)], [("/event/velocity", "missing")]),
        Refusal(
            "a fling at a tab", [Edit("/event", #"{"type": "fling", "velocity": 1, "index": 1}"#)],
            [("/event/index", "unknown-member")]),
        Refusal(
            "a settled gesture with a velocity", [Edit("/event", #"{"type": "settle", "velocity": 1}"#)],
            [("/event/velocity", "unknown-member")]),
        Refusal("/configuration/pager/fling", #""UIKit""#, "unknown-value"),
        Refusal("/configuration/pager/fling", "null", "wrong-type"),
    ]

    @Test("what breaks the contract is refused", arguments: refusals)
    func refusal(_ row: Refusal) {
        let answer = Client().post(row.path, row.body)
        #expect(answer.status == 422)
        #expect(answer.faults.sorted() == row.faults.sorted(), "\(answer.text)")
    }
}
