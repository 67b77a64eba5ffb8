"""The indicator: at rest, between tabs, beyond the ends."""
from kit import CURVED, Subject, bar, dragged, fixed, labels, titles

indicator = Subject("indicator", "How wide the indicator is and where it rests")
FRAME = "indicator.x indicator.y indicator.width indicator.height"
TABS = [{"labelWidth": 40, "width": 100}, {"labelWidth": 130, "width": 60}, {"labelWidth": 0, "width": 90}]


def rule(name, statement, expects=FRAME):
    return indicator.rule(name, statement, endpoint="/v1/indicator", expects=expects)


def on(look, tabs=TABS, **members):
    return {"tabs": tabs, "bar": fixed(100, **members), "indicator": look}


def each(found, title, look, **members):
    for index in range(3):
        found(f"{title} on tab {index}", on(look, **members), state={"selected": index})


width = rule("width", "A number is the width at rest, but never more than the tab's; it stands in the middle of the tab.")
each(width, "a number", {"width": 80})
width("eight narrow tabs", {"tabs": titles(8), "bar": bar()}, state={"selected": 0})
width("a tab without width", on({"width": 60}, ["A", {"width": 0}]), state={"selected": 1})

of_tab = rule("width-of-tab", "`tab` is as wide as the tab; `ratio` so many times; `inset` so much less on each side, at least 0.")
each(of_tab, "tab", {"width": "tab"})
each(of_tab, "half", {"width": {"ratio": 0.5}})
each(of_tab, "one and a half", {"width": {"ratio": 1.5}})
each(of_tab, "inset", {"width": {"inset": 35}})
of_tab("an inset for each end", on({"width": {"inset": {"leading": 10, "trailing": 25}}}), state={"selected": 0})

of_label = rule("width-of-label", "`label` is as wide as the label, whatever the tab is, and stands where the label stands.")
each(of_label, "label", {"width": "label"})
of_label("a padding for each side", {
    "tabs": labels(40, 60), "indicator": {"width": "label"},
    "bar": bar(sizing={"mode": "content", "padding": {"leading": 4, "trailing": 20}})}, state={"selected": 1})
of_label("in a tab wider than it needs to be", {
    "tabs": labels(40, 60), "indicator": {"width": "label"},
    "bar": bar(sizing={"mode": "fill", "padding": {"leading": 4, "trailing": 20}})}, state={"selected": 1})

least = rule("min-width", "`minWidth` wins over the width at rest.")
each(least, "a label", {"width": "label", "minWidth": 24})
each(least, "wider than the tab", {"width": "tab", "minWidth": 95})

place = rule("alignment", "It rests at the leading edge of its tab, in the middle, or at the trailing edge.")
for value in ("start", "center", "end"):
    place(value, on({"width": 30, "alignment": value}), state={"selected": 1})
    place(f"{value} of a label", on({"width": "label", "minWidth": 60, "alignment": value}), state={"selected": 0})

outer = rule("outer-insets", "The first and the last tab count as narrower at the outer ends of the strip.")
each(outer, "as wide as the tab", {"width": "tab", "outerInsets": {"leading": 12, "trailing": 30}})
each(outer, "a number", {"width": 80, "outerInsets": {"leading": 40, "trailing": 0}})
outer("a single tab has both ends", on({"width": "tab", "outerInsets": {"leading": 12, "trailing": 30}}, TABS[:1]))

vertical = rule("vertical", "y is H − height − inset at the bottom, inset at the top, and (H − height)/2 in the centre.")
for position in ("bottom", "top", "center"):
    vertical(position, on({"height": 3, "inset": 5, "position": position}, height=44))
vertical("higher than the bar", on({"height": 60, "position": "bottom"}, height=44))

radius = rule("corner-radius", "The radius of its corners is answered as it is given.", "indicator.cornerRadius")
for value in (0, 1, 2.5):
    radius(f"radius {value}", on({"cornerRadius": value}))

none = rule("none", "There is no indicator without height, without width, as null, or without a selected tab.", "indicator animation")
none("no height", on({"height": 0}))
none("no width", on({"width": 0}))
none("null", on(None))
none("no tabs", on({}, []))
none("nothing selected", on({"follow": "selection"}), state={"offset": 100, "phase": "programmatic", "selected": None})
none("given over a preset without one", {"preset": "titles", "tabs": titles(2), "indicator": {"width": 30}})

color = rule("color", "Its colours are taken in turn by the tabs and mixed on its way.", "indicator.color")
TURNS = {"color": ["#f00", "#00ff0088", "#0000FF"]}
for selected in range(4):
    color(f"tab {selected}", on(TURNS, titles(5)), state={"selected": selected})
for position in (0.25, 0.5, 1.5, 2.75):
    color(f"position {position}", on(TURNS, titles(5)), state=dragged(position))
color("half way with fade", on(TURNS | {"stretch": "fade"}, titles(5)), state=dragged(0.5))
color("before half way with snap", on(TURNS | {"stretch": "snap"}, titles(5)), state=dragged(0.375))

stretch = Subject("stretch", "How the indicator gets from one tab to the next")
EXTENT = "indicator.x indicator.width indicator.opacity"
WAY = {"tabs": [{"width": 80}, {"width": 160}, {"width": 50}], "bar": fixed(0, spacing=6)}
SENTENCES = {
    "linear": "Under `linear` both edges move evenly.",
    "elastic": "Under `elastic` the leading edge has gone sin(πf/2) of its way and the trailing one 1 − cos(πf/2).",
    "worm": "Under `worm` the leading edge moves in the first half and the trailing edge in the second.",
    "fade": "Under `fade` it fades out where it was until half way, and then in where it goes.",
    "snap": "Under `snap` it stands where it was until half way, and then where it goes.",
}
for name, sentence in SENTENCES.items():
    found = stretch.rule(name, sentence, "/v1/indicator", EXTENT, CURVED if name == "elastic" else 1e-9)
    for position in (0, 0.25, 0.5, 0.75, 1, 1.125, 1.5, 1.875):
        found(f"position {position}", WAY | {"indicator": {"width": "tab", "stretch": name}}, state=dragged(position))
    found.random(3, lambda source: {
        "configuration": {"tabs": titles(5), "bar": fixed(source.length(40, 130)),
                          "indicator": {"width": source.length(1, 60), "stretch": name}},
        "state": dragged(round(source.uniform(0, 4), 3))})
elastic = stretch.rules[1]
elastic("the worked value", {"tabs": [{"width": 80}, {"width": 200}], "bar": fixed(0, insets={"leading": 0, "trailing": 0}),
                             "indicator": {"width": {"inset": 10}, "stretch": "elastic"}}, state=dragged(0.5))

curves = stretch.rule("curves", "Each edge may move on a curve of its own.", "/v1/indicator", EXTENT, CURVED)
for leading, trailing in (("ease-out", "ease-in"), ("linear", "steps(4)"), ("cubic-bezier(0.3, 1.4, 0.6, 1)", "linear"),
                          ("linear(0, 0.75 25%, 1)", "ease")):
    for position in (0.25, 1.625):
        curves(f"{leading} and {trailing} at {position}",
               WAY | {"indicator": {"width": "tab", "stretch": {"leading": leading, "trailing": trailing}}},
               state=dragged(position))
curves("one edge alone", WAY | {"indicator": {"width": 40, "stretch": {"trailing": "ease-in"}}}, state=dragged(0.5))

crossing = stretch.rule("never-negative", "Where one edge overtakes the other the width is 0.", "/v1/indicator", EXTENT, CURVED)
for position in (0.25, 0.5, 0.75):
    crossing(f"position {position}", {"tabs": titles(2), "bar": fixed(150), "indicator": {
        "width": 20, "stretch": {"leading": "ease-in", "trailing": "ease-out"}}}, state=dragged(position))

overscroll = Subject("overscroll", "The indicator while the pager is pulled beyond its ends")
SENTENCES = {
    "follow": "Under `follow` it goes on as if tabs like the edge tab stood beyond it.",
    "clamp": "Under `clamp` it stays on the edge tab.",
    "compress": "Under `compress` its inner edge stays and its outer edge is pressed toward it.",
}
for name, sentence in SENTENCES.items():
    found = overscroll.rule(name, sentence, "/v1/indicator", EXTENT)
    for position in (-1.5, -0.3125, -0.0625, 2.25, 2.8125, 4):
        found(f"position {position}", {"tabs": titles(3), "bar": bar(), "pager": {"overscroll": name}},
              state=dragged(position))
    found("unequal tabs and spacing", {
        "tabs": [{"width": 60}, {"width": 140}], "bar": fixed(0, spacing=10), "indicator": {"width": "tab"},
        "pager": {"overscroll": name}}, state=dragged(1.25))
    found("free space between the tabs counts as spacing", {
        "tabs": titles(2), "bar": fixed(60, alignment="space-between"), "pager": {"overscroll": name}}, state=dragged(-0.25))
    found("one tab", {"tabs": titles(1), "bar": fixed(60), "pager": {"overscroll": name}}, state=dragged(-0.25))
    found("an elastic indicator", {
        "tabs": titles(2), "bar": fixed(60), "indicator": {"stretch": "elastic"}, "pager": {"overscroll": name}},
        state=dragged(1.5))
