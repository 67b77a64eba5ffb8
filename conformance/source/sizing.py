"""Where the tabs stand."""
from kit import Subject, bar, fixed, labels, titles

sizing = Subject("sizing", "How wide the tabs are, where they stand, and how wide the strip is")
PLACES = "bar.contentWidth bar.maxOffset tabs.x tabs.width"


def rule(name, statement):
    return sizing.rule(name, statement, expects=PLACES)


equal = rule("equal", "Equal tabs share the viewport, less insets and spacing.")
for count in (1, 2, 3, 7):
    equal(f"{count} tabs", {"tabs": titles(count), "bar": bar()})
equal("spacing and insets", {"tabs": titles(3), "bar": bar(spacing=10, insets={"leading": 16, "trailing": 4})})
equal("spacing leaves no width", {"tabs": titles(5), "bar": bar(100, spacing=30)})
equal("a tiny bar", {"tabs": titles(3), "bar": bar(0.001)})
equal("a huge bar", {"tabs": titles(3), "bar": bar(1e7)})
equal.random(6, lambda source: {"configuration": {
    "tabs": titles(source.randint(1, 9)),
    "bar": bar(source.length(50, 900), spacing=source.length(0, 12),
               insets={"leading": source.length(0, 20), "trailing": source.length(0, 20)})}})

least = rule("equal-least", "An equal tab is never narrower than `minWidth`; the strip then scrolls.")
least("below the share", {"tabs": titles(3), "bar": bar(sizing={"mode": "equal", "minWidth": 100})})
least("above the share", {"tabs": titles(4), "bar": bar(sizing={"mode": "equal", "minWidth": 90})})

greatest = rule("equal-greatest", "An equal tab is never wider than `maxWidth`; the alignment places what that leaves.")
for count in (1, 2, 3, 4, 7):
    greatest(f"{count} tabs", {
        "tabs": titles(count), "bar": bar(sizing={"mode": "equal", "minWidth": 60, "maxWidth": 100})})
for alignment in ("center", "end", "space-between", "space-around", "space-evenly"):
    greatest(alignment, {
        "tabs": titles(2), "bar": bar(alignment=alignment, spacing=8, insets={"leading": 12, "trailing": 4},
                                      sizing={"mode": "equal", "maxWidth": 100})})
greatest("right to left", {"tabs": titles(2), "bar": bar(direction="rtl", sizing={"mode": "equal", "maxWidth": 100})})
greatest("both bounds the same", {
    "tabs": titles(2), "bar": bar(sizing={"mode": "equal", "minWidth": 80, "maxWidth": 80})})
greatest("no width at all", {"tabs": titles(2), "bar": bar(sizing={"mode": "equal", "maxWidth": 0})})
greatest("null is none", {"tabs": titles(2), "bar": bar(sizing={"mode": "equal", "maxWidth": None})})

fixed_width = rule("fixed", "Fixed tabs have one width each, whatever the viewport is.")
fixed_width("more than fit", {"tabs": titles(6), "bar": fixed(100, 375)})
fixed_width("fewer than fill", {"tabs": titles(2), "bar": fixed(100, 375)})
fixed_width("zero width", {"tabs": titles(3), "bar": fixed(0)})
fixed_width("the greatest width", {"tabs": titles(2), "bar": fixed(1e7)})
fixed_width("spacing and insets", {"tabs": titles(4), "bar": fixed(90, spacing=8, insets={"leading": 12, "trailing": 20})})
fixed_width.random(4, lambda source: {"configuration": {
    "tabs": titles(source.randint(1, 12)), "bar": fixed(source.length(0, 160), spacing=source.length(0, 9))}})

compact = rule("compact", "Compact tabs have a fraction of an equal share of the whole viewport.")
for fraction in (0, 0.25, 0.5, 1):
    compact(f"fraction {fraction}", {"tabs": titles(3), "bar": bar(sizing={"mode": "compact", "fraction": fraction})})
compact("five tabs", {"tabs": titles(5), "bar": bar(spacing=4, alignment="center", sizing={"mode": "compact"})})

start = rule("compact-start", "Under `start`, compact tabs begin one tab width in, or as far as the free space goes.")
start("two halves are centred", {"tabs": titles(2), "bar": bar(sizing={"mode": "compact"})})
start("three halves", {"tabs": titles(3), "bar": bar(sizing={"mode": "compact"})})
start("one", {"tabs": titles(1), "bar": bar(sizing={"mode": "compact"})})
start("less free space than a tab", {"tabs": titles(3), "bar": bar(sizing={"mode": "compact", "fraction": 0.875})})

content = rule("content", "Content tabs are as wide as their label and the padding on both sides of it.")
content("the default padding", {"tabs": labels(40, 64.5, 20), "bar": bar(sizing={"mode": "content"})})
content("a padding for each side", {
    "tabs": labels(40, 64.5, 20), "bar": bar(sizing={"mode": "content", "padding": {"leading": 4, "trailing": 10}})})
content("labels without width", {"tabs": labels(0, 0), "bar": bar(sizing={"mode": "content", "padding": 0})})
content("a strip that scrolls", {"tabs": labels(*range(30, 130, 10)), "bar": bar(sizing={"mode": "content"})})

bounds = rule("content-bounds", "Natural widths are kept between `minWidth` and `maxWidth`.")
bounds("least", {"tabs": labels(10, 100), "bar": bar(sizing={"mode": "content", "minWidth": 72})})
bounds("greatest", {"tabs": labels(10, 300), "bar": bar(sizing={"mode": "content", "maxWidth": 264})})
bounds("both the same", {
    "tabs": labels(10, 300), "bar": bar(sizing={"mode": "content", "minWidth": 90, "maxWidth": 90})})

fill = rule("fill", "Fill tabs share the viewport equally, save those that need more than a share and keep what they need.")
fill("all fit", {"tabs": labels(20, 40, 30), "bar": bar(sizing={"mode": "fill"})})
fill("one needs more", {"tabs": labels(20, 150, 30), "bar": bar(sizing={"mode": "fill"})})
fill("the shrinking share makes a second one too wide", {
    "tabs": labels(10, 76, 200, 20), "bar": bar(400, sizing={"mode": "fill", "padding": 4})})
fill("all need more", {"tabs": labels(200, 150, 130), "bar": bar(sizing={"mode": "fill"})})
fill("spacing and insets", {"tabs": labels(20, 90, 30), "bar": bar(
    spacing=10, insets={"leading": 6, "trailing": 14}, sizing={"mode": "fill", "padding": 8})})
fill.random(6, lambda source: {"configuration": {
    "tabs": labels(*(source.length(0, 120) for _ in range(source.randint(1, 7)))),
    "bar": bar(source.length(200, 700), spacing=source.length(0, 9), sizing={"mode": "fill", "padding": source.length(0, 9)})}})

auto = rule("auto", "Auto tabs are equal where n times the widest fits, else natural.")
auto("they just fit", {"tabs": labels(60, 68, 40), "bar": bar(300, sizing={"mode": "auto"})})
auto("they just do not", {"tabs": labels(60, 68.125, 40), "bar": bar(300, sizing={"mode": "auto"})})
auto("spacing counts", {"tabs": labels(60, 68, 40), "bar": bar(300, spacing=1, sizing={"mode": "auto"})})
auto("no padding", {"tabs": labels(60, 100, 40), "bar": bar(300, sizing={"mode": "auto", "padding": 0})})

fit = rule("auto-fit", "What fits, and what follows from it, can be had otherwise: `gutter`, `maxCount`, `fitting`, `otherwise`.")
fit("a gutter that leaves too little", {"tabs": labels(60, 68), "bar": bar(210, sizing={"mode": "auto", "gutter": 8})})
fit("a gutter that leaves enough", {"tabs": labels(60, 68), "bar": bar(216, sizing={"mode": "auto", "gutter": 8})})
fit("as many as may fit", {"tabs": labels(90, 30, 30), "bar": bar(sizing={"mode": "auto", "maxCount": 3})})
fit("one more than may fit", {"tabs": labels(90, 30, 30, 10), "bar": bar(sizing={"mode": "auto", "maxCount": 3})})
fit("as wide as the widest", {
    "tabs": labels(60, 20, 30), "bar": bar(alignment="center", sizing={"mode": "auto", "fitting": "widest"})})
fit("equal otherwise", {"tabs": labels(90, 120, 30), "bar": bar(sizing={"mode": "auto", "otherwise": "equal"})})

own = rule("own-width", "A tab's own width wins, and the others share what it leaves.")
for mode in ("content", "fill", "auto"):
    own(f"in {mode}", {"tabs": [{"width": 120}, {"labelWidth": 30}, {"labelWidth": 50}], "bar": bar(sizing={"mode": mode})})
own("in fixed", {"tabs": ["A", {"width": 33.5}, "C"], "bar": fixed(100)})
own("zero", {"tabs": ["A", {"width": 0}, "C"], "bar": fixed(100)})
own("not bounded by the sizing", {
    "tabs": [{"width": 10}, {"labelWidth": 30}], "bar": bar(sizing={"mode": "content", "minWidth": 72})})

alignment = rule("alignment", "Tabs that do not fill the viewport stand in it as CSS `justify-content` has it.")
for value in ("start", "center", "end", "space-between", "space-around", "space-evenly"):
    alignment(value, {"tabs": titles(3), "bar": fixed(60, alignment=value)})
    alignment(f"{value} with spacing and insets", {
        "tabs": titles(3), "bar": fixed(60, alignment=value, spacing=10, insets={"leading": 30, "trailing": 6})})
    alignment(f"{value} of one tab", {"tabs": titles(1), "bar": fixed(60, alignment=value)})
alignment("nothing is free", {"tabs": titles(5), "bar": fixed(90, alignment="space-between")})

least_content = rule("content-width", "The content is never narrower than the viewport.")
least_content("no tabs", {"tabs": [], "bar": bar()})
least_content("no tabs but insets", {"tabs": [], "bar": bar(insets={"leading": 200, "trailing": 200})})
least_content("one narrow tab", {"tabs": titles(1), "bar": fixed(10)})
least_content("just as wide", {"tabs": titles(4), "bar": fixed(80)})

pixels = sizing.rule(
    "pixel-ratio", "As the last step the edges of tabs and indicator, not their widths, are rounded to whole pixels.",
    expects=PLACES + " tabs.height indicator.x indicator.y indicator.width indicator.height")
for ratio in (1, 1.5, 2, 3):
    pixels(f"ratio {ratio}", {"tabs": titles(7), "bar": bar(pixelRatio=ratio)}, state={"selected": 2})
pixels("half a pixel goes to the right", {"tabs": titles(2), "bar": fixed(10.5, pixelRatio=1)})
pixels("none", {"tabs": titles(7), "bar": bar(pixelRatio=None)})
