/// A change of a request: another value at a pointer, or none there.
struct Edit: Sendable {
    let pointer: String
    /// The JSON text of the value; nil to take it away.
    let value: String?

    init(_ pointer: String, _ value: String?) {
        self.pointer = pointer
        self.value = value
    }
}

/// Requests that the tests start from.
enum Requests {
    /// A transition with most members, each at a value that is accepted: refusals come of changing one.
    static let everything = """
        {
          "configuration": {
            "tabs": ["a", {"id": "b", "title": "B", "labelWidth": 30, "width": null, "enabled": true}, {"title": "c"}],
            "bar": {
              "width": 320, "height": 50, "spacing": 0, "insets": {"leading": 0, "trailing": 0},
              "sizing": {"mode": "fixed", "width": 100}, "alignment": "start", "direction": "ltr",
              "scrollTo": "center", "scrollMargin": 0, "scrollPadding": {"leading": 0, "trailing": 0},
              "follow": "selection", "noBackScroll": false, "pixelRatio": null
            },
            "indicator": {
              "width": 60, "minWidth": 0, "alignment": "center", "outerInsets": {"leading": 0, "trailing": 0},
              "height": 2, "cornerRadius": 1, "color": "#0000ff", "position": "bottom", "inset": 0,
              "stretch": "linear", "path": "direct", "follow": "drag"
            },
            "title": {
              "normal": {"fontSize": 15, "fontWeight": 400, "scale": 1, "color": "#000000"},
              "selected": {"fontSize": 17, "fontWeight": 400, "scale": 1, "color": "#0000ff"},
              "colorSpace": "srgb", "follow": "selection", "animated": false
            },
            "pager": {
              "pageWidth": 320, "selection": "nearest", "threshold": 0.6, "overscroll": "follow", "preload": 1,
              "animated": true, "fling": "uikit", "skipDisabled": false
            },
            "motion": {
              "tap": {"duration": 250, "easing": "ease"}, "settle": {"duration": 250, "easing": "ease"},
              "tolerance": 0.25, "reduced": false
            },
            "keyboard": {"activation": "automatic", "orientation": "horizontal", "wrap": true, "disabled": "skip"}
          },
          "state": {
            "offset": 0, "phase": "idle", "velocity": 0, "selected": 0, "barOffset": 0,
            "indicator": {"x": 20, "width": 60}, "mounted": [0, 1], "focused": null
          },
          "event": {"type": "tap", "index": 1},
          "sample": {"fps": 60},
          "format": "numbers"
        }
        """

    private static let node = Node(parsing: everything) ?? .null

    /// That transition with changes, in order.
    static func transition(_ edits: [Edit]) -> String {
        edits.reduce(node) { node, edit in node.replacing(edit.pointer, with: edit.value.map(value)) }.text
    }

    /// A timeline of that configuration and state with changes, in order.
    static func timeline(_ edits: [Edit]) -> String {
        transition([Edit("/event", nil), Edit("/sample", nil)] + edits)
    }

    /// Objects can be changed further; all else is sent as it is written.
    private static func value(_ text: String) -> Node {
        (text.hasPrefix("{") ? Node(parsing: text) : nil) ?? .raw(text)
    }

    /// The shortest request for some tabs of a preset.
    static func preset(_ name: String, tabs: Int, _ configuration: String = "", state: String = "{}") -> String {
        let titles = (0..<tabs).map { "\"\($0)\"" }.joined(separator: ",")
        let more = configuration.isEmpty ? "" : ",\(configuration)"
        return #"{"configuration":{"preset":"\#(name)","tabs":[\#(titles)]\#(more)},"state":\#(state)}"#
    }
}
