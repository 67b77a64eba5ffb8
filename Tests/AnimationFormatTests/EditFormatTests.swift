import Testing

/// The first of two tabs in a bar of 200 goes: the other, 100 wide at 100, becomes 200 wide at 0. The strip starts at −100, so
/// that the tab is seen where it was.
private let removal = """
    "configuration": {"tabs": ["a", "b"], "bar": {"width": 200}, "motion": {"tap": {"easing": "ease-out"}}},
    "state": {"selected": 1}, "event": {"type": "remove", "index": 0}
    """

@Suite("An edit's tabs in every format")
struct EditFormatTests {
    @Test("a style sheet, to the letter")
    func styleSheet() {
        let css = post("/v1/transition", #"{\#(removal), "format": "css"}"#, accept: "text/css").text
        #expect(
            css.hasSuffix(
                """
                @keyframes tab-layout-tab-0 {
                  0% { transform: translateX(0px); width: 100px; }
                  100% { transform: translateX(0px); width: 200px; }
                }
                .tab-layout-tab:nth-child(1) {
                  animation: tab-layout-tab-0 250ms ease-out both;
                }

                """), "\(css)")
    }

    @Test("by transform alone, a tab has the greatest width and is scaled down")
    func transform() {
        let answer = post("/v1/transition", #"{\#(removal), "format": "waapi", "properties": "transform"}"#)
        let tab = answer.json["animation"]["tabs"].elements[0]
        #expect(tab["baseWidth"].number == 200 && tab["transformOrigin"].string == "left")
        let transforms = tab["keyframes"].elements.map { $0["transform"].string }
        #expect(transforms == ["translateX(0px) scaleX(0.5)", "translateX(0px) scaleX(1)"])
        #expect(tab["keyframes"].elements.allSatisfy { $0["width"].isNull && $0["opacity"].isNull })
    }

    @Test("a tab that only moves has no width, one that is inserted has an opacity")
    func varying() {
        let request = """
            {"configuration": {"preset": "titles", "tabs": ["a", "b"]}, "state": {"selected": 0}, "format": "waapi",
             "event": {"type": "insert", "at": 1, "tabs": ["c"]}}
            """
        let tabs = post("/v1/transition", request).json["animation"]["tabs"].elements
        #expect(tabs.map { $0["index"].number } == [1, 2])
        #expect(tabs[0]["keyframes"].elements.map { $0["opacity"].number } == [0, 1])
        #expect(tabs[1]["keyframes"].elements.allSatisfy { $0["width"].isNull && $0["opacity"].isNull })
        #expect(
            tabs[1]["keyframes"].elements.map { $0["transform"].string } == ["translateX(100px)", "translateX(200px)"])
    }

    @Test("layers, in their members")
    func layers() {
        let answer = post("/v1/transition", #"{\#(removal), "format": "core-animation"}"#)
        let animations = answer.json["animation"]["tabs"].elements[0]["animations"].elements
        #expect(animations.map { $0["keyPath"].string } == ["position.x", "bounds.size.width"])
        #expect(animations.map { $0["values"].elements.map(\.number) } == [[50, 100], [100, 200]])
    }

    @Test("an animation of anything else has no tabs", arguments: Form.all)
    func others(_ form: Form) {
        let request =
            #"{"configuration": {"preset": "segmented", "tabs": ["a", "b"]}, "event": {"type": "tap", "index": 1}"#
        let animation = post("/v1/transition", "\(request), \(form.members)}").json["animation"]
        #expect(!animation.isNull && animation["tabs"].isNull)
    }
}
