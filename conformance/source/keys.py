"""What keys do, and what is said to assistive technology."""
from kit import OFF, Subject, bar, dragged, equal, strip, titles

keys = Subject("keys", "What a key does to focus and selection: the WAI-ARIA pattern of tabs")
KEY = "focused handled state selection animation"


def key(name, statement, expects="focused handled selection.index state.selected"):
    return keys.rule(name, statement, endpoint="/v1/transition", expects=expects)


def pressed(name):
    return {"type": "key", "key": name}


arrows = key("arrows", "Arrows go to the tab beside the focused one, and select it.", KEY)
for name in ("ArrowLeft", "ArrowRight"):
    arrows(name, equal(), state={"selected": 1}, event=pressed(name))
arrows("a strip follows", strip(), state={"selected": 2}, event=pressed("ArrowRight"))
arrows("nothing has the focus", equal(), state={"selected": None}, event=pressed("ArrowRight"))
arrows("nothing has the focus, back", equal(), state={"selected": None}, event=pressed("ArrowLeft"))

wrap = key("wrap", "At an end an arrow goes on from the other one, or with `wrap` false stays and is handled.")
for value in (True, False):
    wrap(f"last, {str(value).lower()}", equal(keyboard={"wrap": value}), state={"selected": 2}, event=pressed("ArrowRight"))
    wrap(f"first, {str(value).lower()}", equal(keyboard={"wrap": value}), state={"selected": 0}, event=pressed("ArrowLeft"))

ends = key("home-end", "Home and End go to the first and the last tab.")
for name in ("Home", "End"):
    ends(name, equal(5), state={"selected": 2}, event=pressed(name))
    ends(f"{name} over disabled tabs", {"tabs": [OFF, "B", "C", "D", OFF], "bar": bar()}, state={"selected": 2}, event=pressed(name))

vertical = key("orientation", "The arrows across the orientation are not handled.")
for orientation in ("horizontal", "vertical"):
    for name in ("ArrowDown", "ArrowUp", "ArrowRight"):
        vertical(f"{name} {orientation}", equal(keyboard={"orientation": orientation}), state={"selected": 1}, event=pressed(name))

manual = key("manual", "Under `manual` arrows move the focus alone; Enter and Space select.", KEY)
MANUAL = {"keyboard": {"activation": "manual"}}
manual("an arrow", equal(**MANUAL), state={"selected": 0}, event=pressed("ArrowRight"))
manual("a strip shows the focus", strip(**MANUAL), state={"selected": 0, "focused": 2}, event=pressed("ArrowRight"))
for name in ("Enter", "Space"):
    manual(name, equal(**MANUAL), state={"selected": 0, "focused": 2}, event=pressed(name))
manual("Enter on the selected", strip(**MANUAL), state={"selected": 3, "barOffset": 0}, event=pressed("Enter"))

skip = key("disabled", "Keys pass over a tab that is not enabled, or give it the focus; none selects it.")
for kind in ("skip", "focus"):
    skip(kind, {"tabs": ["A", OFF, "C"], "bar": bar(), "keyboard": {"disabled": kind}}, event=pressed("ArrowRight"))
    skip(f"{kind}, Enter on it", {"tabs": ["A", OFF, "C"], "bar": bar(), "keyboard": {"disabled": kind}},
         state={"selected": 0, "focused": 1}, event=pressed("Enter"))
skip("none is enabled", {"tabs": [OFF, OFF], "bar": bar()}, event=pressed("ArrowRight"))
skip("no tabs", equal(0), event=pressed("Home"))

mirrored = key("rtl", "Left and right change places under `rtl`.")
for name in ("ArrowLeft", "ArrowRight", "Home"):
    mirrored(name, {"tabs": titles(4), "bar": bar(direction="rtl")}, state={"selected": 1}, event=pressed(name))

aria = Subject("aria", "The attributes of WAI-ARIA for the tabs and their panels")


def attributes(name, statement, expects):
    found = aria.rule(name, statement, expects=expects)
    return lambda title, configuration, **rest: found(title, configuration, aria=True, **rest)


roles = attributes("roles", "A list of tabs with a panel each, which name each other, with the place of each tab and the number of all.",
                   "aria.list aria.tabs.role aria.tabs.id aria.tabs.aria-controls aria.tabs.aria-posinset aria.tabs.aria-setsize "
                   "aria.panels.role aria.panels.id aria.panels.aria-labelledby aria.panels.tabindex")
roles("three tabs", equal())
roles("vertical", equal(keyboard={"orientation": "vertical"}))
roles("ids of any text", {"tabs": [{"id": "a b/ü"}, {"id": "A-1"}, {"id": "_"}], "bar": bar()})
roles("no tabs", equal(0))
states = attributes("states", "The selected tab is marked, other panels are hidden, and tabs that are not enabled say so.",
                    "aria.tabs.aria-selected aria.tabs.aria-disabled aria.panels.hidden")
states("the second", equal(), state={"selected": 1})
states("a disabled one", {"tabs": ["A", OFF, "C"], "bar": bar()})
states("while dragged", equal(), state=dragged(0.75))
stops = attributes("tabindex", "The Tab key comes to one tab: the focused one, else the selected, else the first that keys can reach.",
                   "aria.tabs.tabindex")
stops("the selected", equal(), state={"selected": 2})
stops("the focused", equal(), state={"selected": 2, "focused": 1})
stops("nothing selected", {"tabs": [OFF, "B"], "bar": bar()}, state={"offset": 0, "phase": "programmatic", "selected": None})
stops("nothing selected, focus on all", {"tabs": [OFF, "B"], "bar": bar(), "keyboard": {"disabled": "focus"}},
      state={"offset": 0, "phase": "programmatic", "selected": None})
stops("nothing can be reached", {"tabs": [OFF, OFF], "bar": bar()}, state={"offset": 0, "phase": "programmatic", "selected": None})
