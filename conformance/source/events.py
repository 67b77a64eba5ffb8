"""Edits, keys, touches, the ends of a strip, recordings."""
from kit import Subject, bar, dragged, fixed, labels, settled, titles

edits = Subject("edits", "Tabs that come, go and move, and a bar of another width")
EDIT = "configuration.tabs.id state selection bar.offset bar.contentWidth indicator.x indicator.width animation"


def edit(name, statement, expects=EDIT):
    return edits.rule(name, statement, endpoint="/v1/transition", expects=expects)


def strip(count=6, **members):
    return {"tabs": titles(count), "bar": fixed(100), **members}


def equal(count=3, **members):
    return {"tabs": titles(count), "bar": bar(), **members}


insert = edit("insert", "Tabs are inserted, and the selected tab, by its id, stays selected.")
NEW = [{"title": "N"}]
for at in (0, 1, 3):
    insert(f"equal tabs at {at}", equal(), state={"selected": 1}, event={"type": "insert", "at": at, "tabs": NEW})
insert("before the viewport", strip(), state={"selected": 4}, event={"type": "insert", "at": 0, "tabs": NEW})
insert("behind the viewport", strip(), state={"selected": 1}, event={"type": "insert", "at": 6, "tabs": NEW})
insert("the first", equal(0), event={"type": "insert", "at": 0, "tabs": NEW})
insert("nothing", equal(), event={"type": "insert", "at": 1, "tabs": []})
insert("two", strip(), state={"selected": 2, "barOffset": 50}, event={"type": "insert", "at": 1, "tabs": ["N", "M"]})

ids = edit("ids", "Every tab keeps its id, given or by default; a new one gets the least number that is no id yet.",
           "configuration.tabs.id selection.id")
ids("by default", equal(), event={"type": "insert", "at": 0, "tabs": ["N", "M"]})
ids("a gap is filled", {"tabs": [{"id": "0"}, {"id": "2"}], "bar": bar()}, event={"type": "insert", "at": 1, "tabs": ["N", "M"]})
ids("moved", equal(), event={"type": "move", "from": 0, "to": 2})

remove = edit("remove", "A tab is removed by index or id; the others keep their ids.")
remove("before the selected", equal(), state={"selected": 2}, event={"type": "remove", "index": 0})
remove("by id", {"tabs": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "bar": bar()}, event={"type": "remove", "id": "b"})
remove("before the viewport", strip(), state={"selected": 4}, event={"type": "remove", "index": 0})
remove("the last one", equal(1), event={"type": "remove", "index": 0})

selected = edit("remove-selected", "Where the selected tab is removed, the next enabled one takes over, else the previous.",
                "state.selected state.offset selection")
OFF = {"enabled": False}
for name, tabs, at in (("the next", ["A", "B", "C"], 1), ("the previous at the end", ["A", "B", "C"], 2),
                       ("the next enabled", ["A", "B", OFF, "D"], 1), ("the previous enabled", ["A", "B", OFF], 1),
                       ("none is enabled", [OFF, "B", OFF], 1), ("the first", ["A", "B"], 0)):
    selected(name, {"tabs": tabs, "bar": bar()}, state={"selected": at}, event={"type": "remove", "index": at})

move = edit("move", "A tab goes elsewhere, and the selected one stays selected.")
for start, end in ((0, 2), (2, 0), (1, 1), (0, 1)):
    move(f"from {start} to {end}", equal(), state={"selected": 0}, event={"type": "move", "from": start, "to": end})
move("the selected tab of a strip", strip(), state={"selected": 1}, event={"type": "move", "from": 1, "to": 5})

resize = edit("resize", "The bar has another width, and so has a page unless its width was given.", EDIT + " configuration.bar.width")
resize("narrower", equal(), state={"selected": 2}, event={"type": "resize", "width": 200})
resize("wider", strip(), state={"selected": 3}, event={"type": "resize", "width": 480})
resize("pages of their own width", equal(pager={"pageWidth": 100}), state={"selected": 2}, event={"type": "resize", "width": 200})

members = edit("members", "What a tab has of its own stays with it.",
               "configuration.tabs.id configuration.tabs.title configuration.tabs.labelWidth configuration.tabs.width configuration.tabs.enabled")
OWN = {"tabs": [{"id": "a", "title": "Aa", "labelWidth": 30}, {"width": 80, "enabled": False}, {"labelWidth": 50, "title": "C"}],
       "bar": bar(sizing={"mode": "content"})}
members("move", OWN, event={"type": "move", "from": 0, "to": 2})
members("insert", OWN, event={"type": "insert", "at": 1, "tabs": [{"id": "n", "labelWidth": 12, "enabled": False}]})
members("remove", OWN, event={"type": "remove", "index": 0})

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

touch = Subject("hit-test", "Which tab a touch means")


def hit(name, statement):
    return touch.rule(name, statement, endpoint="/v1/hit-test", expects="tab")


def at(x, y=20):
    return {"x": x, "y": y}


inside = hit("inside", "A touch on a tab means it; of a point between two tabs the later one.")
for x in (0, 99.5, 100, 250, 299.999, 300, -0.001):
    inside(f"x {x}", {"tabs": titles(3), "bar": fixed(100, 300)}, point=at(x))
inside.random(5, lambda source: {
    "configuration": {"tabs": titles(5), "bar": fixed(source.length(48, 120), spacing=source.length(0, 60))},
    "state": {"selected": source.randrange(5)}, "point": at(source.length(0, 319))})

scrolled = hit("scrolled", "A touch is measured from the viewport's left edge, wherever the strip stands.")
for x in (0, 160, 319):
    scrolled(f"x {x}", strip(), state={"selected": 3, "barOffset": 145}, point=at(x))
scrolled("animated strips count where they end", strip(), state=settled(5, 0), point=at(319))

small = hit("minimum-target", "A narrow tab can be touched as if it were `minimumTarget` wide, but not in another's place.")
NARROW = {"tabs": titles(3), "bar": fixed(20, spacing=40, insets={"leading": 50, "trailing": 0}, height=30)}
for x in (35, 36, 60, 83.5, 100, 104, 105):
    small(f"x {x}", NARROW, point=at(x))
small("none", NARROW, point=at(75), minimumTarget=0)
small("greater than the gap", NARROW, point=at(89), minimumTarget=1000)
small("the middle of a gap is the later one's", NARROW, point=at(90), minimumTarget=1000)

height = hit("vertical", "A bar lower than `minimumTarget` can be touched that far above and below; the bottom edge is outside.")
for y in (-9.5, -9, 0, 29, 38.5, 39):
    height(f"y {y}", NARROW, point=at(60, y))

hole = hit("disabled", "A tab that is not enabled is a hole.")
HOLES = {"tabs": ["A", OFF, "C"], "bar": fixed(20, spacing=20, insets={"leading": 50, "trailing": 0})}
for x in (75, 89, 95, 105, 112):
    hole(f"x {x}", HOLES, point=at(x))

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

overflow = Subject("overflow", "What is hidden at the ends of the strip, and how far its arrow buttons scroll")
ENDS = "bar.offset bar.overflow bar.paging bar.firstVisible bar.lastVisible tabs.visible"


def end(name, statement, expects=ENDS):
    return overflow.rule(name, statement, expects=expects)


counts = end("counts", "Tabs that are not whole count at the end where they are cut; what is seen at all is visible.",
             "bar.overflow bar.firstVisible bar.lastVisible tabs.visible")
for offset in (0, 50, 100, 140, 280):
    counts(f"offset {offset}", strip(), state={"barOffset": offset})
counts("everything fits", strip(3))
counts("no tabs", strip(0))
counts("wider than the viewport", {"tabs": titles(3), "bar": fixed(500)}, state={"barOffset": 600})

paging = end("paging", "A press scrolls by whole tabs: the first cut one comes to the edge it is read from.", "bar.paging")
for offset in (0, 50, 140, 200, 280):
    paging(f"offset {offset}", strip(), state={"barOffset": offset})
paging("many tabs", strip(12), state={"barOffset": 333})
paging("wider than the viewport", {"tabs": titles(3), "bar": fixed(500)}, state={"barOffset": 600})
paging("labels", {"tabs": labels(30, 80, 120, 44, 61, 90), "bar": bar(spacing=8, sizing={"mode": "content"})}, state={"barOffset": 70})

replay = Subject("replay", "A recording, moment by moment")
FRAME = "frames.selection frames.bar.offset frames.indicator.x frames.indicator.width frames.animation"
goes_on = replay.rule("goes-on", "What a sample leaves out goes on from the moment before.", "/v1/replay", FRAME)
goes_on("a swipe", equal(), samples=[
    {"time": 0, "state": {"offset": 0, "phase": "dragging"}}, {"time": 16, "state": {"offset": 200, "phase": "dragging"}},
    {"time": 32, "state": {"offset": 320, "phase": "settled"}}, {"time": 48, "state": {"offset": 320, "phase": "idle"}}])
goes_on("a strip", {"preset": "titles", "tabs": titles(6)}, samples=[
    {"state": {"offset": 750, "phase": "dragging"}}, {"state": {"offset": 1125, "phase": "settled"}}, {"state": {"phase": "idle"}}])
goes_on("a state before the first sample", strip(), state={"selected": 4}, samples=[{"state": {"phase": "dragging"}}])
goes_on("no samples", equal(), samples=[])
events = replay.rule("events", "An event is answered as a single transition, and the next sample starts from its state.", "/v1/replay", FRAME + " frames.state")
events("a tap and a swipe back", strip(), samples=[
    {"time": 0, "event": {"type": "tap", "index": 4}}, {"time": 400, "state": {"offset": 1200, "phase": "dragging"}},
    {"time": 420, "event": {"type": "settle"}}])
events("interrupted", strip(), samples=[
    {"time": 0, "event": {"type": "tap", "index": 4}}, {"time": 100, "event": {"type": "tap", "index": 0}}])
events("an edit", equal(), samples=[
    {"time": 0, "event": {"type": "insert", "at": 0, "tabs": ["N"]}}, {"time": 500, "state": {"phase": "dragging"}}])
lint = replay.rule("lint", "What a user would see as a fault is found.", "/v1/replay",
                   "lintCount lint.sample lint.code lint.subject lint.from lint.to lint.distance")
lint("a jump", equal(), lint=True, samples=[
    {"time": 0, "state": {"offset": 0, "phase": "dragging"}},
    {"time": 16, "state": {"offset": 10, "phase": "settled", "indicator": {"x": 200, "width": 60}}}])
lint("nothing", equal(), lint=True, samples=[{"time": 0, "state": {"offset": 0, "phase": "dragging"}}])
lint("out of bounds", strip(), lint=True, samples=[{"time": 0, "state": {"barOffset": 900, "phase": "dragging", "offset": 0}}])
lint("against the way of the pager", strip(), lint=True, samples=[
    {"time": 0, "state": {"offset": 640, "phase": "dragging", "selected": 2, "barOffset": 100}},
    {"time": 16, "state": {"offset": 700, "phase": "dragging", "barOffset": 60}}])
lint("at rest between two tabs", equal(), lint=True, samples=[{"time": 0, "state": {"offset": 100}}])

rtl = Subject("rtl", "From right to left everything is the mirror image")


def mirror(name, statement, endpoint, expects):
    return rtl.rule(name, statement, endpoint=endpoint, expects=expects)


def right(tabs, sizing=None, **members):
    return {"tabs": tabs, "bar": bar(direction="rtl", sizing=sizing or {"mode": "fixed", "width": 100}, **members)}


places = mirror("places", "x′ = C − x − width for tabs and indicator.", "/v1/layout",
                "bar.contentWidth tabs.x tabs.width indicator.x indicator.width")
places("equal tabs", right(titles(3), {"mode": "equal"}), state={"selected": 0})
places("insets", right(titles(5), insets={"leading": 30, "trailing": 0}), state={"selected": 1})
for value in ("start", "center", "end"):
    places(f"alignment {value}", right(titles(2), alignment=value), state={"selected": 1})
places("dragged", right(titles(5)), state=dragged(1.25))
places("beyond the first page", right(titles(5)), state=dragged(-0.5))
places("elastic", right(titles(5)) | {"indicator": {"width": "tab", "stretch": "elastic"}}, state=dragged(1.25))
places("alignment of the indicator", right(titles(5)) | {"indicator": {"width": 20, "alignment": "start"}}, state={"selected": 1})

offsets = mirror("offsets", "A strip offset is C − V less that of the mirror image, in answers and in `state`.", "/v1/centering",
                 "bar.offset bar.minOffset bar.maxOffset animation")
for index in range(6):
    offsets(f"tab {index}", right(titles(6)), state={"selected": index})
for to in ("start", "end", "nearest", "centerWithInsets"):
    offsets(f"to {to}", right(titles(6), scrollTo=to), state=settled(4, 0, barOffset=150))

moves = mirror("motion", "Tracks are mirrored, the pager's is not.", "/v1/transition", "state bar.offset indicator.x animation")
moves("a tap", right(titles(6)), event={"type": "tap", "index": 4})
moves("interrupted", right(titles(6)), state=dragged(1, 1, barOffset=240, indicator={"x": 300, "width": 33}) | {"phase": "settled"},
      event={"type": "tap", "index": 4})
moves("worm", right(titles(6)) | {"indicator": {"stretch": "worm"}}, event={"type": "tap", "index": 1})

touches = mirror("touch", "A touch is where it is seen: x is measured from the left.", "/v1/hit-test", "tab")
for x in (10, 150, 310):
    touches(f"x {x}", right(titles(6)), point=at(x))
counted = mirror("overflow", "Leading and trailing are in reading order; offsets are places.", "/v1/layout", ENDS)
for offset in (0, 130, 280):
    counted(f"offset {offset}", right(titles(6)), state={"barOffset": offset})
