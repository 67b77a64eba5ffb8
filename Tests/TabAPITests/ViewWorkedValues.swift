extension WorkedValue {
    private static func hitTest(
        _ name: String, _ preset: String, tabs: Int, _ configuration: String = "", state: String = "{}",
        _ touch: String,
        _ tab: String
    ) -> WorkedValue {
        let request = Requests.preset(preset, tabs: tabs, configuration, state: state)
        return WorkedValue(
            name, path: "/v1/hit-test", request.replacing("\"state\":", with: "\(touch),\"state\":"),
            [("", #"{"tab":\#(tab)}"#)])
    }

    /// What is in view, what is touched and what is let go of.
    static let view: [WorkedValue] = [
        WorkedValue(
            "S2 in the middle of its way", path: "/v1/centering",
            Requests.preset("titles", tabs: 6, state: #"{"selected": 2}"#),
            [
                ("/bar/firstVisible", "0"), ("/bar/lastVisible", "4"),
                ("/bar/overflow", #"{"leading":1,"trailing":2}"#), ("/bar/paging", #"{"backward":0,"forward":225}"#),
            ]),
        WorkedValue(
            "no tabs, none in view", #"{"configuration": {"tabs": [], "bar": {"width": 320}}}"#,
            [("/bar/firstVisible", "null"), ("/bar/lastVisible", "null"), ("/pager/unmount", "[]")]),
        WorkedValue(
            "S2 with pages to let go of",
            Requests.preset(
                "titles", tabs: 6, state: #"{"offset": 375, "selected": 1, "mounted": [5, 0, 3, 1, 2, 4]}"#),
            [("/pager", #"{"offset":375,"visible":[1],"mounted":[0,1,2],"unmount":[5,4,3]}"#)]),
        hitTest(
            "S2 touched in the middle, tab 3 being centred", "titles", tabs: 6, state: #"{"selected": 3}"#,
            #""point": {"x": 187.5, "y": 22}"#, #"{"index":3,"id":"3"}"#),
        hitTest(
            "S2 from right to left: the left edge of tab 2 is seen at 212.5 + 25", "titles", tabs: 6,
            #""bar": {"direction": "rtl"}"#, state: #"{"selected": 3}"#, #""point": {"x": 238, "y": 0}"#,
            #"{"index":2,"id":"2"}"#),
        hitTest(
            "S3 touched beside its tabs", "segmented", tabs: 2, #""indicator": null"#,
            #""point": {"x": 79.5, "y": 22}"#, "null"),
        hitTest(
            "S3 touched where a target of 100 reaches, 10 to the left of 80", "segmented", tabs: 2,
            #""indicator": null"#,
            #""point": {"x": 70, "y": 22}, "minimumTarget": 100"#, #"{"index":0,"id":"0"}"#),
        hitTest(
            "S3 touched 2 above and more", "segmented", tabs: 2, #""indicator": null"#,
            #""point": {"x": 100, "y": -2.5}"#, "null"),
    ]
}
