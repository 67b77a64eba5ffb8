"""From right to left."""
from ends import ENDS
from kit import Subject, bar, dragged, settled, titles
from touch import at

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
