import Testing

@testable import TabAPI
@testable import TabComputing

/// A wrong value, and the sentence that says what would be right.
struct RefusalSentence: Sendable, CustomTestStringConvertible {
    let edits: [Edit]
    let sentence: String

    init(_ pointer: String, _ value: String, _ sentence: String, after edits: [Edit] = []) {
        self.edits = edits + [Edit(pointer, value)]
        self.sentence = sentence
    }

    var testDescription: String { edits.map { "\($0.pointer) \($0.value ?? "")" }.joined(separator: ", ") }
}

extension RefusalSentence {
    private static let width = "/configuration/indicator/width"
    private static let widths = #"expected one of "tab", "label", a number, {"ratio": number} or {"inset": number}"#
    private static let stretch = "/configuration/indicator/stretch"
    private static let stretches =
        #"expected one of "linear", "elastic", "worm", "fade", "snap" or {"leading": easing, "trailing": easing}"#
    private static let easing = "/configuration/motion/tap/easing"
    private static let easings =
        #"expected one of "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "#
        + #""cubic-bezier()", "steps()", "linear()""#
    private static let edges = [Edit(stretch, "{}")]

    /// Members that are of more than one form, each wrong in every way: the sentence names all of the forms.
    static let severalForms: [RefusalSentence] = [
        RefusalSentence(
            "/configuration/motion/reduced", #""yes""#, #""yes" is not known; expected one of "both", true or false"#),
        RefusalSentence("/configuration/motion/reduced", "0", #"expected one of "both", true or false"#),
        RefusalSentence(width, #""full""#, #""full" is not known; \#(widths)"#),
        RefusalSentence(width, "true", widths),
        RefusalSentence(width, "{}", #"expected the member "ratio" or "inset""#),
        RefusalSentence(
            width, #"{"ratio": 1, "inset": 2}"#, #"expected the member "ratio" or "inset", and no other beside it"#),
        RefusalSentence(stretch, #""rubber""#, #""rubber" is not known; \#(stretches)"#),
        RefusalSentence(stretch, "1", stretches),
        RefusalSentence(easing, #""bouncy""#, #""bouncy" is no easing; \#(easings) or {"spring": {…}}"#),
        RefusalSentence(easing, #""Spring(1, 2)""#, #""Spring" is no easing; \#(easings) or {"spring": {…}}"#),
        RefusalSentence(easing, #"" ""#, #"" ", character 2: \#(easings) or {"spring": {…}}"#),
        RefusalSentence(easing, "300", #"expected a string or {"spring": {…}}"#),
        // The edge of an indicator has no spring.
        RefusalSentence(stretch + "/leading", #""bouncy""#, #""bouncy" is no easing; \#(easings)"#, after: edges),
        RefusalSentence(stretch + "/leading", "300", "expected a string", after: edges),
        RefusalSentence("/sample", "{}", #"expected the member "times" or "fps""#),
        RefusalSentence(
            "/sample", #"{"fps": 60, "times": []}"#, #"expected the member "times" or "fps", and no other beside it"#),
    ]

    /// Members that take `null`: the sentence says so.
    static let optional: [RefusalSentence] = [
        RefusalSentence("/configuration/indicator", "2", "expected an object or null"),
        RefusalSentence("/state/indicator", "[]", "expected an object or null"),
        RefusalSentence("/configuration/bar/pixelRatio", #""2x""#, "expected a number or null"),
        RefusalSentence(
            "/configuration/bar/pixelRatio", "0", "expected a number from 0.01 to 100, or null"),
        RefusalSentence("/configuration/tabs/1/width", "-1", "expected a number from 0 to 10000000, or null"),
        RefusalSentence("/configuration/tabs/1/labelWidth", "true", "expected a number or null"),
        RefusalSentence("/state/barOffset", "{}", "expected a number or null"),
        RefusalSentence("/state/selected", "7", "expected a whole number from 0 to 2, or null"),
        RefusalSentence("/state/focused", "0.5", "expected a whole number or null"),
        RefusalSentence(
            "/state/selected", "0", "there are no tabs that this could be the index of; expected null",
            after: [Edit("/configuration/tabs", "[]"), Edit("/event", #"{"type": "settle"}"#)]),
        RefusalSentence(
            "/configuration/bar/sizing/maxCount", "-1", "expected a whole number from 0 to 10000, or null",
            after: [Refusal.labels, Edit("/configuration/bar/sizing", #"{"mode": "auto"}"#)]),
        // And these do not.
        RefusalSentence("/configuration/bar/width", "null", "expected a number"),
        RefusalSentence("/configuration/bar", "null", "expected an object"),
        RefusalSentence("/event/index", "null", "expected a whole number"),
        RefusalSentence("/event/index", "7", "expected a whole number from 0 to 2"),
    ]

    /// Names of which another was meant: they are quoted as they were written, in capitals too.
    static let quoted: [RefusalSentence] = [
        RefusalSentence(easing, #""easeInOut""#, #""easeInOut" is no easing; did you mean "ease-in-out"?"#),
        RefusalSentence(
            easing, #""  CubicBezier(0, 0, 1, 1)""#, #""CubicBezier" is no easing; did you mean "cubic-bezier()"?"#),
        RefusalSentence(stretch, #""ELASTICK""#, #""ELASTICK" is not known; did you mean "elastic"?"#),
    ]
}

@Suite("What is said of a wrong value")
struct RefusalSentenceTests {
    @Test(
        "names every form that is right, and the value as it was written",
        arguments: RefusalSentence.severalForms + RefusalSentence.optional + RefusalSentence.quoted)
    func sentence(_ row: RefusalSentence) {
        let answer = Client().post("/v1/transition", Requests.transition(row.edits))
        #expect(answer.status == 422)
        #expect(answer.json["/errors/0/detail"]?.string == row.sentence, "\(answer.text)")
    }

    @Test(
        "of a tab's own width: the sizing modes under which it may have one, and no other",
        arguments: SizingDraft.Mode.choices
    )
    func ownWidth(_ mode: Choice<SizingDraft.Mode>) {
        let answer = Client().post(
            "/v1/layout",
            #"{"configuration": {"tabs": [{"width": 40}], "bar": {"width": 90, "sizing": {"mode": "\#(mode.text)"}}}}"#)
        let equal = Client().post(
            "/v1/layout", #"{"configuration": {"preset": "underline", "tabs": [{"width": 40}]}}"#)
        let detail = equal.json["/errors/0/detail"]?.string
        #expect(detail?.contains("\"\(mode.text)\"") == (answer.json["/errors/0/code"]?.string != "not-allowed"))
    }
}
