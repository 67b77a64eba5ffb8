extension MemberOfRequest {
    private static let styleSheet = [Edit("/format", #""css""#)]
    private static let edges = [Edit("/configuration/indicator/stretch", "{}")]
    private static let spring = "/configuration/motion/tap/easing/spring"
    private static let springing = [Edit("/configuration/motion/tap/easing", #"{"spring": {}}"#)]
    private static let weight = MemberKind.range("1", "1000", below: "0.9", above: "1000.1")

    private static let compact = [Edit("/configuration/bar/sizing", #"{"mode": "compact", "fraction": 0.5}"#)]
    private static let natural = [Refusal.labels, Edit("/configuration/bar/sizing", #"{"mode": "auto"}"#)]

    private static let unequal = natural + [Edit("/configuration/bar/sizing/padding", "{}")]
    private static let inset = [Edit("/configuration/indicator/width", #"{"inset": {}}"#)]

    /// Every member of every object of a request, without those that have a test of their own.
    static let all: [MemberOfRequest] = [
        MemberOfRequest("/configuration", .object),
        MemberOfRequest("/configuration/preset", .choice),
        MemberOfRequest("/configuration/tabs/1/id", .text),
        MemberOfRequest("/configuration/tabs/1/title", .text),
        MemberOfRequest("/configuration/tabs/1/labelWidth", .length, orNull: true),
        MemberOfRequest("/configuration/tabs/1/width", .length, orNull: true),
        MemberOfRequest("/configuration/tabs/1/enabled", .truth),

        MemberOfRequest("/configuration/bar", .object),
        MemberOfRequest("/configuration/bar/width", .positiveLength),
        MemberOfRequest("/configuration/bar/height", .length),
        MemberOfRequest("/configuration/bar/spacing", .length),
        MemberOfRequest("/configuration/bar/insets", .object),
        MemberOfRequest("/configuration/bar/insets/leading", .length),
        MemberOfRequest("/configuration/bar/insets/trailing", .length),
        MemberOfRequest("/configuration/bar/sizing", .object),
        MemberOfRequest("/configuration/bar/sizing/mode", .choice),
        MemberOfRequest("/configuration/bar/sizing/width", .length),
        MemberOfRequest("/configuration/bar/sizing/fraction", .fraction, after: compact),
        MemberOfRequest("/configuration/bar/sizing/padding", .length, after: natural, exceptions: ["{}": nil]),
        MemberOfRequest("/configuration/bar/sizing/padding/leading", .length, after: unequal),
        MemberOfRequest("/configuration/bar/sizing/padding/trailing", .length, after: unequal),
        MemberOfRequest("/configuration/bar/sizing/minWidth", .length, after: natural),
        MemberOfRequest("/configuration/bar/sizing/maxWidth", .length, orNull: true, after: natural),
        MemberOfRequest(
            "/configuration/bar/sizing/minWidth", .length,
            after: [Edit("/configuration/bar/sizing", "{\"mode\": \"equal\"}")]),
        MemberOfRequest("/configuration/bar/sizing/gutter", .length, after: natural),
        MemberOfRequest(
            "/configuration/bar/sizing/maxCount", .preload, orNull: true, after: natural),
        MemberOfRequest("/configuration/bar/sizing/fitting", .choice, after: natural),
        MemberOfRequest("/configuration/bar/sizing/otherwise", .choice, after: natural),
        MemberOfRequest("/configuration/bar/alignment", .choice),
        MemberOfRequest("/configuration/bar/direction", .choice),
        MemberOfRequest("/configuration/bar/scrollTo", .choice),
        MemberOfRequest("/configuration/bar/scrollMargin", .length),
        MemberOfRequest("/configuration/bar/scrollPadding", .object),
        MemberOfRequest("/configuration/bar/scrollPadding/leading", .length),
        MemberOfRequest("/configuration/bar/scrollPadding/trailing", .length),
        MemberOfRequest("/configuration/bar/follow", .choice),
        MemberOfRequest("/configuration/bar/noBackScroll", .truth),
        MemberOfRequest(
            "/configuration/bar/pixelRatio", .range("0.01", "100", below: "0.0099", above: "100.1"), orNull: true),

        // A string is looked up among the names, an object must have one member.
        MemberOfRequest(
            "/configuration/indicator/width", .length,
            exceptions: ["\"1\"": "unknown-value", "{}": nil]),
        MemberOfRequest(
            "/configuration/indicator/width/ratio", .factor, after: [Edit("/configuration/indicator/width", "{}")]),
        MemberOfRequest(
            "/configuration/indicator/width/inset", .length,
            after: [Edit("/configuration/indicator/width", "{}")], exceptions: ["{}": nil]),
        MemberOfRequest("/configuration/indicator/width/inset/leading", .length, after: inset),
        MemberOfRequest("/configuration/indicator/width/inset/trailing", .length, after: inset),
        MemberOfRequest("/configuration/indicator/minWidth", .length),
        MemberOfRequest("/configuration/indicator/alignment", .choice),
        MemberOfRequest("/configuration/indicator/outerInsets", .object),
        MemberOfRequest("/configuration/indicator/outerInsets/leading", .length),
        MemberOfRequest("/configuration/indicator/outerInsets/trailing", .length),
        MemberOfRequest("/configuration/indicator", .object, orNull: true),
        MemberOfRequest("/configuration/indicator/height", .length),
        MemberOfRequest("/configuration/indicator/cornerRadius", .length),
        MemberOfRequest("/configuration/indicator/color", .color, exceptions: ["[]": "out-of-range"]),
        MemberOfRequest("/configuration/indicator/position", .choice),
        MemberOfRequest("/configuration/indicator/inset", .length),
        MemberOfRequest("/configuration/indicator/stretch", .choice, exceptions: ["{}": nil]),
        MemberOfRequest("/configuration/indicator/stretch/leading", .edge, after: edges),
        MemberOfRequest("/configuration/indicator/stretch/trailing", .edge, after: edges),
        MemberOfRequest("/configuration/indicator/path", .choice),
        MemberOfRequest("/configuration/indicator/follow", .choice),

        MemberOfRequest("/configuration/title", .object),
        MemberOfRequest("/configuration/title/normal", .object),
        MemberOfRequest("/configuration/title/normal/fontSize", .length),
        MemberOfRequest("/configuration/title/normal/fontWeight", weight),
        MemberOfRequest("/configuration/title/normal/scale", .factor),
        MemberOfRequest("/configuration/title/normal/color", .color),
        MemberOfRequest("/configuration/title/selected", .object),
        MemberOfRequest("/configuration/title/selected/fontSize", .length),
        MemberOfRequest("/configuration/title/selected/fontWeight", weight),
        MemberOfRequest("/configuration/title/selected/scale", .factor),
        MemberOfRequest("/configuration/title/selected/color", .color),
        MemberOfRequest("/configuration/title/colorSpace", .choice),
        MemberOfRequest("/configuration/title/follow", .choice),
        MemberOfRequest("/configuration/title/animated", .truth),

        MemberOfRequest("/configuration/pager", .object),
        MemberOfRequest("/configuration/pager/pageWidth", .positiveLength),
        MemberOfRequest("/configuration/pager/selection", .choice),
        MemberOfRequest("/configuration/pager/threshold", .fraction),
        MemberOfRequest("/configuration/pager/overscroll", .choice),
        MemberOfRequest("/configuration/pager/preload", .preload),
        MemberOfRequest("/configuration/pager/animated", .truth),
        MemberOfRequest("/configuration/pager/fling", .choice),
        MemberOfRequest("/configuration/pager/skipDisabled", .truth),

        MemberOfRequest("/configuration/motion", .object),
        MemberOfRequest("/configuration/motion/tap", .object),
        MemberOfRequest("/configuration/motion/tap/duration", .milliseconds),
        MemberOfRequest("/configuration/motion/tap/easing", .easing),
        MemberOfRequest("/configuration/motion/settle", .object),
        MemberOfRequest("/configuration/motion/settle/duration", .milliseconds),
        MemberOfRequest("/configuration/motion/settle/easing", .easing),
        MemberOfRequest("/configuration/motion/tolerance", .tolerance),
        MemberOfRequest("/configuration/motion/reduced", .truth, exceptions: [#""true""#: "unknown-value"]),
        MemberOfRequest(spring, .object, after: springing),
        // Their ends depend on each other: see the springs that are accepted and refused.
        MemberOfRequest(spring + "/mass", .range("0.5", "100", below: "0", above: "1000000000001"), after: springing),
        MemberOfRequest(
            spring + "/stiffness", .range("1", "1e5", below: "0", above: "1000000000001"), after: springing),
        MemberOfRequest(spring + "/damping", .range("1", "1e5", below: "-1", above: "1000000000001"), after: springing),
        MemberOfRequest(
            spring + "/velocity", .range("-1e6", "1000000", below: "-1000000.1", above: "1000000.1"), after: springing),
        MemberOfRequest(
            spring + "/response", .range("0.00001", "1000", below: "0.000009", above: "1000.1"), after: springing),
        MemberOfRequest(
            spring + "/dampingRatio", .range("0.01", "100000", below: "0.009", above: "100000.1"), after: springing),
        MemberOfRequest(
            spring + "/duration", .range("0.00001", "1000", below: "0.000009", above: "1000.1"), after: springing),
        MemberOfRequest(
            spring + "/bounce", .range("-0.999", "0.99", below: "-0.9991", above: "0.991"), after: springing),

        MemberOfRequest("/configuration/keyboard", .object),
        MemberOfRequest("/configuration/keyboard/activation", .choice),
        MemberOfRequest("/configuration/keyboard/orientation", .choice),
        MemberOfRequest("/configuration/keyboard/wrap", .truth),
        MemberOfRequest("/configuration/keyboard/disabled", .choice),

        MemberOfRequest("/state", .object),
        MemberOfRequest("/state/offset", .coordinate),
        MemberOfRequest("/state/phase", .choice),
        MemberOfRequest("/state/velocity", .coordinate),
        MemberOfRequest("/state/selected", .selected, orNull: true),
        MemberOfRequest("/state/barOffset", .coordinate, orNull: true),
        MemberOfRequest("/state/indicator", .object, orNull: true),
        MemberOfRequest("/state/indicator/x", .coordinate),
        MemberOfRequest("/state/indicator/width", .length),
        MemberOfRequest("/state/focused", .selected, orNull: true),

        MemberOfRequest("/event", .object),
        MemberOfRequest("/event/type", .choice),
        MemberOfRequest("/event/index", .tabIndex),
        MemberOfRequest("/event/velocity", .coordinate, after: [Edit("/event", #"{"type": "fling", "velocity": 1}"#)]),
        MemberOfRequest("/sample", .object),
        MemberOfRequest("/sample/fps", .rate),

        MemberOfRequest("/format", .choice),
        MemberOfRequest("/properties", .choice, after: styleSheet),
        MemberOfRequest("/prefix", .identifier, after: styleSheet),
    ]

    /// The names of each enumeration that this version has.
    static let names: [(pointer: String, names: [String])] = [
        ("/configuration/preset", ["underline", "titles", "segmented"]),
        ("/configuration/bar/alignment", ["start", "center", "end", "space-between", "space-around", "space-evenly"]),
        ("/configuration/bar/direction", ["ltr", "rtl"]),
        ("/configuration/bar/scrollTo", ["center", "start", "end", "nearest", "none", "centerWithInsets"]),
        ("/configuration/bar/follow", ["drag", "unclamped", "distance", "selection"]),
        ("/configuration/indicator/width", ["tab", "label"]),
        ("/configuration/indicator/position", ["bottom", "top", "center"]),
        ("/configuration/indicator/stretch", ["linear", "elastic", "worm", "fade", "snap"]),
        ("/configuration/indicator/path", ["direct", "through"]),
        ("/configuration/indicator/follow", ["drag", "selection"]),
        ("/configuration/title/colorSpace", ["srgb", "oklab"]),
        ("/configuration/title/follow", ["drag", "selection"]),
        ("/configuration/pager/selection", ["nearest", "settled", "hysteresis"]),
        ("/configuration/pager/fling", ["uikit", "viewpager", "flutter", "vant", "react-native", "projection"]),
        ("/configuration/pager/overscroll", ["follow", "clamp", "compress"]),
        ("/configuration/keyboard/activation", ["automatic", "manual"]),
        ("/configuration/keyboard/orientation", ["horizontal", "vertical"]),
        ("/configuration/keyboard/disabled", ["skip", "focus"]),
        ("/configuration/motion/reduced", ["both"]), ("/format", ["numbers", "waapi", "css", "core-animation"]),
        ("/state/phase", ["idle", "dragging", "decelerating", "settled", "programmatic"]),
    ]
}
