"""Presets, and requests that break the contract."""
from kit import Subject, bar, dragged, labels, titles

presets = Subject("presets", "Named settings, and what they amount to")
ARTICLES = ("underline", "titles", "segmented")
LIBRARIES = ("android", "android-scrollable", "android-material3", "android-material3-scrollable", "magicindicator", "flutter",
             "flutter-scrollable", "flutter-secondary", "jxsegmented", "parchment", "tabman", "xlpagertabstrip", "mui",
             "material-web", "vant", "rc-tabs", "react-native-tab-view")
settings = presets.rule("settings", "`GET /v1/presets/{name}` answers all settings of a preset.", expects="configuration")
for name in ARTICLES + LIBRARIES:
    settings(name, endpoint=f"/v1/presets/{name}")

LABELS = labels(40, 64, 28, 90, 51, 33)
DRAWN = "selection.index bar.contentWidth bar.offset tabs.x tabs.width indicator.x indicator.y indicator.width"
drag = presets.rule("drag", "A preset lays out six tabs and follows the finger.", expects=DRAWN)
tap = presets.rule("tap", "A preset moves to the tab that is tapped.", "/v1/transition",
                   "state bar.offset indicator.x indicator.width animation.duration animation.easing animation.indicator animation.bar", 1e-6)
for name in ARTICLES + LIBRARIES:
    page = {"titles": 375, "underline": 320, "segmented": 320}.get(name, 360)
    drag(name, {"preset": name, "tabs": LABELS, "bar": {"width": page}}, state=dragged(1.75, 1, page))
    tap(name, {"preset": name, "tabs": LABELS, "bar": {"width": page}}, state={"selected": 1}, event={"type": "tap", "index": 4})

over = presets.rule("override", "Members given beside a preset override it, member by member and deeply.",
                    expects="bar.contentWidth tabs.x tabs.width tabs.scale indicator")
over("a width", {"preset": "titles", "tabs": titles(6), "bar": {"width": 390}})
over("another sizing starts anew", {"preset": "titles", "tabs": titles(3), "bar": {"sizing": {"mode": "equal"}}})
over("a scale", {"preset": "titles", "tabs": titles(3), "title": {"selected": {"scale": 2}}})
over("an indicator over none", {"preset": "titles", "tabs": titles(3), "indicator": {"height": 4}})

problems = Subject("problems", "Requests that break the contract, with every fault and its place")
FAULTS = "status errors.pointer errors.code"


def refusal(name, statement):
    return problems.rule(name, statement, expects=FAULTS)


def given(**members):
    return {"tabs": titles(3), "bar": bar()} | members


unknown = refusal("unknown", "An unknown member or value is refused.")
unknown("member", given(barr={}))
unknown("member deep inside", given(bar=bar(insets={"left": 4})))
unknown("value", given(bar=bar(alignment="middle")))
unknown("preset", {"preset": "underlined", "tabs": titles(3)})
unknown("member of the request", given(), states={})

kinds = refusal("type", "A value of the wrong type is refused.")
kinds("text for a number", given(bar={"width": "320"}))
kinds("a number for tabs", {"tabs": 3, "bar": bar()})
kinds("a fraction for an index", given(), state={"selected": 1.5})
kinds("null for a number", given(bar=bar(height=None)))

ranges = refusal("range", "A number out of its range is refused.")
for title, members in (("negative height", {"bar": bar(height=-1)}), ("zero width", {"bar": bar(0)}),
                       ("beyond the greatest length", {"bar": bar(1e7 + 1)}), ("pixel ratio 0", {"bar": bar(pixelRatio=0)}),
                       ("page width 0", {"pager": {"pageWidth": 0}}), ("threshold 2", {"pager": {"threshold": 2}}),
                       ("fraction 1.5", {"bar": bar(sizing={"mode": "compact", "fraction": 1.5})})):
    ranges(title, given(**members))
for selected in (-1, 3, 10000):
    ranges(f"selected {selected}", given(), state={"selected": selected})
ranges("selected of no tabs", given(tabs=[]), state={"selected": 0})
ranges("a tap beyond the last tab", given(), endpoint="/v1/transition", event={"type": "tap", "index": 3})

missing = refusal("missing", "What is required must be there.")
missing("tabs", {"bar": bar()})
missing("width of the bar", {"tabs": titles(3)})
missing("configuration", None, state={})
missing("event", given(), endpoint="/v1/transition")
missing("width of fixed tabs", given(bar=bar(sizing={"mode": "fixed"})))
missing("a label's width", given(tabs=["A", {"labelWidth": 3}], bar=bar(sizing={"mode": "content"})))
missing("a label's width for the indicator", given(indicator={"width": "label"}))

forbidden = refusal("not-allowed", "What contradicts the rest is refused.")
forbidden("a tab's own width among equal tabs", given(tabs=[{"width": 30}, "B"]))
forbidden("a greatest width below the least", given(
    tabs=labels(3), bar=bar(sizing={"mode": "content", "minWidth": 50, "maxWidth": 40})))
forbidden("springs of two forms", given(motion={"tap": {"easing": {"spring": {"mass": 1, "bounce": 0.2}}}}))

ids = refusal("ids", "No two tabs have one id, given or by default; an event names one that there is.")
ids("given twice", given(tabs=[{"id": "a"}, {"id": "a"}]))
ids("given as another has it by default", given(tabs=[{"id": "1"}, "B"]))
ids("unknown", given(), endpoint="/v1/transition", event={"type": "tap", "id": "x"})

several = refusal("several", "All faults are answered at once.")
several("three", given(bar=bar(-1, alignment="middle"), barr=1), state={"offset": 5})
several("in tabs and state", given(tabs=["A", {"labelWidth": -1, "enabled": "no"}]), state={"phase": "moving"})

easings = refusal("easing", "An easing that is not CSS's is refused.")
for text in ("cubic-bezier(2, 0, 1, 1)", "steps(0)", "easy", "linear()", "cubic-bezier(0, 0, 1)"):
    easings(text, given(motion={"tap": {"easing": text}}))
