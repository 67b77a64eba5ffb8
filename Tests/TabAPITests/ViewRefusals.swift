extension Refusal {
    private static func hitTest(_ name: String, _ members: String, _ faults: [(String, String)]) -> Refusal {
        Refusal(
            "hit test: \(name)", path: "/v1/hit-test",
            body: #"{"configuration": {"preset": "titles", "tabs": ["a", "b"]}\#(members)}"#, faults)
    }

    private static let pages = "/state/mounted"

    /// Faults of touches and of pages that exist.
    static let view: [Refusal] = [
        hitTest("no point", "", [("/point", "missing")]),
        hitTest("a point that is null", #", "point": null"#, [("/point", "wrong-type")]),
        hitTest("an empty point", #", "point": {}"#, [("/point/x", "missing"), ("/point/y", "missing")]),
        hitTest(
            "half a point, and one member too many", #", "point": {"x": 1, "z": 2}"#,
            [("/point/y", "missing"), ("/point/z", "unknown-member")]),
        hitTest(
            "a point of texts", #", "point": {"x": "1", "y": null}"#,
            [("/point/x", "wrong-type"), ("/point/y", "wrong-type")]),
        hitTest("a point too far away", #", "point": {"x": 1e400, "y": 0}"#, [("/point/x", "out-of-range")]),
        hitTest(
            "a negative target", #", "point": {"x": 1, "y": 2}, "minimumTarget": -1"#,
            [("/minimumTarget", "out-of-range")]),
        hitTest(
            "a target of ten million and more", #", "point": {"x": 1, "y": 2}, "minimumTarget": 10000001"#,
            [("/minimumTarget", "out-of-range")]),
        hitTest(
            "no target", #", "point": {"x": 1, "y": 2}, "minimumTarget": null"#, [("/minimumTarget", "wrong-type")]),
        hitTest(
            "a touch is no event", #", "point": {"x": 1, "y": 2}, "event": {"type": "settle"}"#,
            [("/event", "unknown-member")]),
        hitTest(
            "a wrong state and no point", #", "state": {"selected": 2}"#,
            [("/state/selected", "out-of-range"), ("/point", "missing")]),
        Refusal(
            "a layout has no point", body: #"{"configuration": {"preset": "titles", "tabs": []}, "point": {}}"#,
            [("/point", "unknown-member")]),
        Refusal("a page that does not exist", [Edit(pages, "[0, 3]")], [(pages + "/1", "out-of-range")]),
        Refusal("a page before the first", [Edit(pages, "[-1]")], [(pages + "/0", "out-of-range")]),
        Refusal("half a page", [Edit(pages, "[0.5]")], [(pages + "/0", "wrong-type")]),
        Refusal(
            "pages by name", [Edit(pages, #"["0", null]"#)],
            [(pages + "/0", "wrong-type"), (pages + "/1", "wrong-type")]),
        Refusal("a page twice", [Edit(pages, "[1, 2, 1]")], [(pages + "/2", "not-allowed")]),
        Refusal("more pages than tabs", [Edit(pages, "[0, 1, 2, 0]")], [(pages, "out-of-range")]),
        Refusal("pages that are null", [Edit(pages, "null")], [(pages, "wrong-type")]),
        Refusal("one page", [Edit(pages, "1")], [(pages, "wrong-type")]),
        Refusal(
            "pages without tabs",
            [
                Edit("/configuration/tabs", "[]"), Edit("/state", #"{"mounted": [0]}"#),
                Edit("/event", #"{"type": "settle"}"#),
            ], [(pages, "out-of-range")]),
        Refusal(
            "pages of tabs that are not known",
            body: #"{"configuration": {"preset": "titles"}, "state": {"mounted": [7, 7, "a"]}}"#,
            [("/configuration/tabs", "missing"), (pages + "/2", "wrong-type")]),
    ]
}
