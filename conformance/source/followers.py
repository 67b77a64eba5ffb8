"""What follows the finger, and what the selection; which pages are there."""
from kit import Subject, dragged, fixed, settled, titles

followers = Subject("followers", "The strip, the indicator and the pages while the pager moves")


def strip(follow, count=6, pager=None, **members):
    found = {"tabs": titles(count), "bar": fixed(100, follow=follow, **members)}
    return found | ({"pager": pager} if pager else {})


STRIP = "bar.offset animation"
drag = followers.rule("strip-drag", "Under `drag` the strip moves evenly between the targets of two tabs.", expects=STRIP)
for position in (-0.5, 0, 0.5, 1.25, 2.75, 4.5, 5, 5.5):
    drag(f"position {position}", strip("drag"), state=dragged(position))
for to in ("start", "end", "none", "nearest"):
    drag(f"to {to}", strip("drag", scrollTo=to), state=dragged(2.25, 2, barOffset=110))
drag("no tabs", strip("drag", 0), state=dragged(1, None))
drag("one tab", strip("drag", 1), state=dragged(0.5))
drag.random(6, lambda source: {
    "configuration": strip("drag", scrollTo=source.choice(["center", "start", "end", "nearest"])),
    "state": dragged(source.position(6), source.randrange(6), barOffset=source.length(-20, 320))})

unclamped = followers.rule(
    "strip-unclamped", "Under `unclamped` the targets are mixed first and kept within the content afterwards.", expects=STRIP)
for position in (0.5, 1.25, 2.5, 4.25, 4.75):
    unclamped(f"position {position}", strip("unclamped"), state=dragged(position))

distance = followers.rule(
    "strip-distance", "Under `distance` the strip moves from where it stood to the neighbour's target as the pager does.",
    expects=STRIP)
for position in (2, 2.25, 2.75, 1.5, 3, 3.5):
    distance(f"position {position}", strip("distance"), state=dragged(position, 2, barOffset=20))
distance("nothing said", strip("distance"), state=dragged(2.5, 2))
distance("at rest", strip("distance"), state={"offset": 800, "selected": 2, "barOffset": 20})

back = followers.rule(
    "strip-no-back-scroll", "With `noBackScroll` a gliding pager never moves the strip against its own way.", expects=STRIP)
for position, stands in ((1.5, 150), (1.5, 10), (3.5, 10), (3.5, 200), (2, 200)):
    back(f"gliding at {position} from {stands}", strip("drag", noBackScroll=True),
         state={"offset": position * 320, "phase": "decelerating", "selected": 2, "barOffset": stands})
back("not while dragged", strip("drag", noBackScroll=True), state=dragged(1.5, 2, barOffset=150))

code = followers.rule(
    "programmatic", "While code moves the pager nothing follows the offset; all belongs to the selected tab.",
    expects="bar.offset indicator.x indicator.width tabs.emphasis")
code("everything follows the drag",
     strip("drag") | {"title": {"follow": "drag"}}, state={"offset": 100, "phase": "programmatic", "selected": 3})
code("everything follows the selection",
     strip("selection") | {"indicator": {"follow": "selection"}}, state={"offset": 100, "phase": "programmatic", "selected": 3})

indicator = followers.rule(
    "indicator-drag", "An indicator that follows the drag is f of the way from tab floor(P) to the next, without animation.",
    expects="indicator.x indicator.width animation")
for position in (0, 0.25, 1.25, 1.5, 2):
    indicator(f"position {position}", {"tabs": titles(3), "bar": {"width": 320}}, state=dragged(position))
indicator("tabs of several widths", {"tabs": [{"width": 60}, {"width": 140}, {"width": 90}], "bar": fixed(0),
                                     "indicator": {"width": "tab"}}, state=dragged(0.75))
indicator("interrupted", {"tabs": titles(3), "bar": {"width": 320}}, state=dragged(1.25, indicator={"x": 5, "width": 10}))

selection = followers.rule(
    "indicator-selection", "An indicator that follows the selection rests on the selected tab, and is animated to the next.",
    expects="indicator.x indicator.width animation")
look = {"follow": "selection"}
selection("not changed", {"tabs": titles(3), "bar": {"width": 320}, "indicator": look}, state=dragged(0.25))
selection("changed while dragging", {"tabs": titles(3), "bar": {"width": 320}, "indicator": look}, state=dragged(0.75))
selection("settled", {"tabs": titles(3), "bar": {"width": 320}, "indicator": look}, state=settled(2, 0))
selection("interrupted", {"tabs": titles(3), "bar": {"width": 320}, "indicator": look},
          state=settled(2, 1, indicator={"x": 77, "width": 40}))
selection("appears", {"tabs": titles(3), "bar": {"width": 320}, "indicator": look}, state=settled(2, None))

visible = followers.rule("pages-visible", "Pages with any part on screen are visible.", expects="pager.offset pager.visible")
for position in (-1.5, -0.25, 0, 0.25, 1, 2.5, 3, 3.5, 4):
    visible(f"position {position}", strip("drag", 4), state=dragged(position))

mounted = followers.rule("pages-mounted", "Pages within `preload` of the visible ones are mounted.", expects="pager.mounted")
for preload in (0, 1, 2, 10000):
    mounted(f"preload {preload}", strip("drag", 8, {"preload": preload}), state=dragged(3.25))
mounted("beyond the end", strip("drag", 8, {"preload": 1}), state=dragged(9))
mounted("no tabs", strip("drag", 0), state=dragged(1, None))

unmount = followers.rule(
    "pages-unmount", "Mounted pages that need not be are let go farthest first, of two the later one.", expects="pager.unmount")
unmount("all of them", strip("drag", 8, {"preload": 0}), state=dragged(3, mounted=[0, 1, 2, 3, 4, 5, 6, 7]))
unmount("none", strip("drag", 8, {"preload": 1}), state=dragged(3.5, mounted=[2, 3, 4, 5]))
unmount("in any order", strip("drag", 8, {"preload": 1}), state=dragged(5, mounted=[7, 0, 6, 3]))

focus = followers.rule("focus-in-view", "At rest the strip is kept where the tab that has the focus is in view.", expects="bar.offset")
focus("to the right", strip("selection"), state={"selected": 0, "focused": 4})
focus("already in view", strip("selection"), state={"selected": 0, "focused": 2})
focus("not while dragged", strip("selection"), state=dragged(0, 0, focused=4))
