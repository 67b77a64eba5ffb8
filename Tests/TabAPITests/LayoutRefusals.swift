extension Refusal {
    /// Labels of all three tabs, as sizings by the labels need them.
    static let labels = Edit("/configuration/tabs", #"[{"labelWidth": 10}, {"labelWidth": 20}, {"labelWidth": 5}]"#)

    private static let sizing = "/configuration/bar/sizing"

    /// Faults of bars that are laid out by their labels, read from right to left, or rounded to pixels.
    static let layout: [Refusal] =
        ["content", "fill", "auto"].flatMap { mode in
            [
                Refusal(
                    "\(mode): labels that were not measured, save where a tab has a width",
                    [
                        Edit(sizing, #"{"mode": "\#(mode)"}"#),
                        Edit("/configuration/tabs", #"["a", {"labelWidth": 0}, {"width": 40}, {"labelWidth": null}]"#),
                    ],
                    [("/configuration/tabs/0/labelWidth", "missing"), ("/configuration/tabs/3/labelWidth", "missing")]),
                Refusal(
                    "\(mode): the least beyond the greatest",
                    [labels, Edit(sizing, #"{"mode": "\#(mode)", "minWidth": 90, "maxWidth": 89.5}"#)],
                    [(sizing + "/maxWidth", "not-allowed")]),
                Refusal(
                    "\(mode): members of other modes",
                    [labels, Edit(sizing, #"{"width": 10, "mode": "\#(mode)", "fraction": 0.5}"#)],
                    [(sizing + "/width", "unknown-member"), (sizing + "/fraction", "unknown-member")]),
            ]
        }
        + ["equal", "compact"].map { mode in
            Refusal(
                "\(mode): a member of sizings by the labels",
                [Edit(sizing, #"{"mode": "\#(mode)", "padding": 8}"#)], [(sizing + "/padding", "unknown-member")])
        }
        + [
            Refusal(
                "a mode of which one is meant twice", [labels, Edit(sizing, #"{"mode": "auto", "minwidth": 8}"#)],
                [(sizing + "/minwidth", "unknown-member")]),
            Refusal(
                "an indicator as wide as its label needs labels that the sizing does not",
                [
                    Edit(sizing, #"{"mode": "content"}"#), Edit("/configuration/indicator/width", #""label""#),
                    Edit("/configuration/tabs", #"[{"width": 40}, {"width": 50, "labelWidth": 30}]"#),
                ], [("/configuration/tabs/0/labelWidth", "missing")]),
            Refusal("/configuration/bar/pixelRatio", "0", "out-of-range"),
            Refusal("/configuration/bar/pixelRatio", "-2", "out-of-range"),
            Refusal("/configuration/bar/direction", #""RTL""#, "unknown-value"),
            Refusal("/configuration/bar/follow", #""offset""#, "unknown-value"),
            Refusal("/configuration/indicator/follow", #""unclamped""#, "unknown-value"),
            Refusal("/configuration/title/follow", #""distance""#, "unknown-value"),
        ]
}
