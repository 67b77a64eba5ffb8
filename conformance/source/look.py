"""How titles look."""
from kit import CURVED, Subject, bar, dragged, fixed, settled, titles

looks = Subject("titles", "How much each title is emphasised, and how it looks")


def rule(name, statement, expects, number=1e-9):
    return looks.rule(name, statement, expects=expects, number=number)


def bar_of(title, count=4):
    return {"tabs": titles(count), "bar": bar(), "title": title}


drag = rule("emphasis-drag", "Under `drag` the emphasis of tab i is 1 − |P − i|, at least 0, with P kept within the pages.", "tabs.emphasis")
for position in (-0.5, 0, 0.25, 1.5, 2.75, 3, 3.5):
    drag(f"position {position}", bar_of({"follow": "drag"}), state=dragged(position))
drag("one tab", bar_of({"follow": "drag"}, 1), state=dragged(0.5))

selection = rule("emphasis-selection", "Under `selection` it is 1 on the selected tab and 0 elsewhere.", "tabs.emphasis tabs.selected")
for position in (0.25, 0.75, 3.5):
    selection(f"position {position}", bar_of({"follow": "selection"}), state=dragged(position))

mix = rule("mix", "Font size, weight and scale are mixed by the emphasis.", "tabs.fontSize tabs.fontWeight tabs.scale")
STYLES = {"normal": {"fontSize": 14, "fontWeight": 400, "scale": 1}, "selected": {"fontSize": 20, "fontWeight": 700, "scale": 1.3}}
for position in (0, 0.25, 2.875):
    mix(f"position {position}", bar_of(STYLES | {"follow": "drag"}), state=dragged(position))
mix("smaller when selected", bar_of({"normal": {"fontSize": 20}, "selected": {"fontSize": 12}, "follow": "drag"}), state=dragged(1.5))

color = rule("color", "Colours are mixed in sRGB with premultiplied alpha, each channel rounded half up to 8 bits.", "tabs.color")
for one, other in (("#000000", "#ff0000"), ("#f00", "#00f"), ("#12345678", "#abcdef"), ("#ff000000", "#0000ff"),
                   ("#00000000", "#ffffff00"), ("#FFFFFF", "#010203")):
    for position in (0.25, 1.5):
        color(f"{one} to {other} at {position}", bar_of(
            {"normal": {"color": one}, "selected": {"color": other}, "follow": "drag"}, 3), state=dragged(position))
color("the article's quarter", {"preset": "titles", "tabs": titles(6)}, state=dragged(2.25, 2, 375))
color.random(6, lambda source: {
    "configuration": bar_of({"normal": {"color": f"#{source.randrange(1 << 32):08x}"},
                             "selected": {"color": f"#{source.randrange(1 << 32):08x}"}, "follow": "drag"}, 3),
    "state": dragged(round(source.uniform(0, 2), 3))})

oklab = rule("color-oklab", "Under `oklab` colours are mixed evenly to the eye.", "tabs.color", CURVED)
for one, other in (("#000000", "#ffffff"), ("#ff0000", "#0000ff"), ("#ffcc0080", "#004488")):
    for position in (0.25, 0.5):
        oklab(f"{one} to {other} at {position}", bar_of({
            "normal": {"color": one}, "selected": {"color": other}, "follow": "drag", "colorSpace": "oklab"}, 2),
            state=dragged(position))

animated = rule("animated", "Titles that follow the selection change at once, or with `animated` on the clock of the rest.", "tabs.emphasis animation")
for value in (False, True):
    for state, name in ((settled(2, 0), "settled"), (dragged(0.75, 0), "dragged")):
        animated(f"{name}, animated {str(value).lower()}", {
            "tabs": titles(3), "bar": fixed(100), "title": {"animated": value}, "indicator": None}, state=state)
