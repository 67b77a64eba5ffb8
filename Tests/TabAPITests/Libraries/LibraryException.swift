import Testing

/// A case of a library, or a part of one, that its preset does not reproduce.
struct LibraryException: Sendable, CustomTestStringConvertible {
    /// The project and the name of its test or of the rule.
    let name: String
    let preset: String
    /// How many of its cases.
    let cases: Int
    /// How the sentence among the preset's departures starts that says so.
    let departure: String
    /// A request, and a number of its answer that is not the library's; nil where the answer has no such number.
    let request: LibraryCase?
    let pointer: String
    let libraryHas: Double

    var testDescription: String { "\(preset): \(name)" }
}

extension LibraryException {
    static let all = [
        LibraryException(
            name: "xmartlabs/XLPagerTabStrip: the bar's selection exactly half way", preset: "xlpagertabstrip",
            cases: 2, departure: "Exactly half way between two pages",
            request: LibraryCase(
                name: "", preset: "xlpagertabstrip", tabs: .labels([20, 20, 20, 20]),
                settings: #""bar": {"width": 320}"#, state: #"{"offset": 160, "phase": "dragging", "selected": 0}"#,
                expected: [], tolerance: 0), pointer: "/selection/index", libraryHas: 0),
        LibraryException(
            name: "flutter/packages: heights of labels and of bars around them", preset: "flutter-secondary", cases: 6,
            departure: "The heights of labels and tabs are not worked out",
            request: LibraryCase(
                name: "", preset: "flutter-secondary", tabs: .labels([130, 140, 150]), expected: [], tolerance: 0),
            pointer: "/tabs/0/height", libraryHas: 52),
        LibraryException(
            name: "flutter/packages: places on the coarse curve, 200 ms", preset: "flutter-secondary", cases: 16,
            departure: "Flutter solves its curves within a thousandth",
            request: LibraryCase(
                name: "", preset: "flutter-secondary", tabs: .labels(Array(repeating: 48, count: 10)),
                settings: #""bar": {"width": 800}, "indicator": {"width": "label"}"#,
                event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [200]}"#, expected: [],
                tolerance: 0), pointer: "/frames/0/indicator/x", libraryHas: 164.00500436127186),
        LibraryException(
            name: "material-components/material-components-android: calculateScrollXForTab, whole pixels",
            preset: "android-scrollable", cases: 16, departure: "Places are not cut to whole pixels",
            request: LibraryCase(
                name: "", preset: "android-scrollable", tabs: .widths([90, 120, 76, 150, 101, 88, 132, 95]),
                state: #"{"offset": 810, "phase": "dragging", "selected": 2}"#, expected: [], tolerance: 0),
            pointer: "/bar/offset", libraryHas: 96),
        LibraryException(
            name: "pujiaxin33/JXSegmentedView: lengthenOffset", preset: "jxsegmented", cases: 9,
            departure: "Of the styles of the line, lengthen is stretch worm",
            request: LibraryCase(
                name: "", preset: "jxsegmented", tabs: .widths([80, 60]),
                settings: #""bar": {"width": 200}, "indicator": {"stretch": "worm"}"#,
                state: #"{"offset": 50, "phase": "dragging"}"#, expected: [], tolerance: 0),
            pointer: "/indicator/x", libraryHas: 25),
        LibraryException(
            name: "rechsteiner/Parchment: widths from a size delegate", preset: "parchment", cases: 10,
            departure: "Tabs whose width depends on the selection", request: nil, pointer: "", libraryHas: 0),
        LibraryException(
            name: "rechsteiner/Parchment: a gesture that ends exactly half way back", preset: "parchment", cases: 0,
            departure: "Exactly half way back",
            request: LibraryCase(
                name: "", preset: "parchment", tabs: .plain(3),
                state: #"{"offset": 187.5, "phase": "settled", "selected": 1}"#, expected: [], tolerance: 0),
            pointer: "/selection/index", libraryHas: 0),
        LibraryException(
            name: "material-components/material-web: a margin without room", preset: "material-web", cases: 0,
            departure: "A margin for which there is no room",
            request: LibraryCase(
                name: "", preset: "material-web", tabs: .widths([200, 200]),
                settings: #""bar": {"width": 240}"#, state: #"{"barOffset": 0}"#,
                event: #""event": {"type": "tap", "index": 1}"#, expected: [], tolerance: 0),
            pointer: "/bar/offset", libraryHas: 152),
        LibraryException(
            name: "uias/Tabman: a bounce by the tab alone", preset: "tabman", cases: 0,
            departure: "Beyond the ends the indicator moves",
            request: LibraryCase(
                name: "", preset: "tabman", tabs: .labels([100, 100]),
                state: #"{"offset": -37.5, "phase": "dragging"}"#, expected: [], tolerance: 0),
            pointer: "/indicator/x", libraryHas: -10),
        LibraryException(
            name: "flutter/flutter: a drag that skips more than a page", preset: "flutter", cases: 0,
            departure: "A drag that skips more than a page",
            request: LibraryCase(
                name: "", preset: "flutter", tabs: .labels([20, 20, 20]),
                state: #"{"offset": 612, "phase": "dragging", "selected": 0}"#, expected: [], tolerance: 0),
            pointer: "/selection/index", libraryHas: 2),
    ]
}

@Suite("What presets do not reproduce")
struct LibraryExceptionTests {
    @Test("each exception is among the departures, and still one", arguments: LibraryException.all)
    func holds(_ row: LibraryException) {
        let client = Client()
        let departures =
            client.get("/v1/presets/\(row.preset)").json["/departures"]?.elements.compactMap(\.string) ?? []
        #expect(departures.filter { $0.hasPrefix(row.departure) }.count == 1, "\(departures)")
        guard let request = row.request else { return }
        let answer = client.post(request.path, request.request)
        #expect(answer.status == 200, "\(answer.text)")
        let number = LibraryAnswer(json: answer.json, isRightToLeft: false).number(row.pointer)
        #expect(number != nil && abs((number ?? 0) - row.libraryHas) > 1e-6, "\(row.pointer) is the library's now")
    }

    @Test("a preset says what it reproduces, and departs in whole sentences", arguments: PresetTests.names)
    func texts(_ name: String) {
        let preset = Client().get("/v1/presets/\(name)").json
        #expect(preset.names == ["name", "summary", "configuration", "reproduces", "departures"])
        #expect(preset["/reproduces"]?.names == ["library", "version", "sourceFiles"])
        for member in ["library", "version"] { #expect(preset["/reproduces/\(member)"]?.string?.isEmpty == false) }
        let files = preset["/reproduces/sourceFiles"]?.elements.compactMap(\.string) ?? []
        #expect(!files.isEmpty && Set(files).count == files.count)
        let departures = preset["/departures"]?.elements.compactMap(\.string) ?? []
        #expect(!departures.isEmpty && Set(departures).count == departures.count)
        for sentence in departures {
            #expect(
                sentence.hasSuffix(".") && sentence.first?.isLowercase == false && sentence.count > 40, "\(sentence)")
        }
    }

    /// Sized by labels, and more of them than share the bar by their number.
    @Test(
        "what is as wide as its label needs the label's width",
        arguments: [
            ("android", false), ("android-scrollable", true), ("android-material3", true), ("magicindicator", true),
            ("flutter", true), ("flutter-scrollable", true), ("flutter-secondary", false), ("jxsegmented", true),
            ("parchment", false), ("tabman", true), ("xlpagertabstrip", true), ("mui", true), ("material-web", true),
            ("vant", true), ("rc-tabs", true), ("react-native-tab-view", false),
        ])
    func labels(_ name: String, _ isNeeded: Bool) {
        let answer = Client().post("/v1/layout", Requests.preset(name, tabs: 6))
        #expect(answer.status == (isNeeded ? 422 : 200), "\(answer.text)")
        if isNeeded {
            #expect(answer.faults.map(\.code) == Array(repeating: "missing", count: 6))
        }
    }
}
