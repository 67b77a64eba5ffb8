"""Where the strip of titles scrolls to."""
from kit import Subject, dragged, fixed, settled, titles

centring = Subject("centring", "Where the strip scrolls to: the title-scroll centring offset")


def rule(name, statement, expects="bar.offset bar.minOffset bar.maxOffset"):
    return centring.rule(name, statement, endpoint="/v1/centering", expects=expects)


def strip(count=6, width=100, view=320, **members):
    return {"tabs": titles(count), "bar": fixed(width, view, **members)}


def each(found, to, count=6, **members):
    for index in range(count):
        found(f"tab {index}", strip(count, scrollTo=to, **members), state={"selected": index})


center = rule("center", "`center` brings the middle of a tab to the middle of the viewport, within the content.")
each(center, "center")
center("the strip does not scroll", strip(2, scrollTo="center"), state={"selected": 1})
center("no tabs", strip(0))
center("spacing and insets", strip(spacing=12, insets={"leading": 30, "trailing": 50}), state={"selected": 3})
center.random(6, lambda source: {
    "configuration": strip(9, source.length(20, 150), source.length(150, 500), spacing=source.length(0, 9)),
    "state": {"selected": source.randrange(9)}})

start = rule("start", "`start` brings the leading edge of a tab to that of the viewport, within the content.")
each(start, "start")
end = rule("end", "`end` brings the trailing edge of a tab to that of the viewport, within the content.")
each(end, "end")

nearest = rule("nearest", "`nearest` moves no further than it takes to show the tab whole, or its leading edge if it is wider.")
for index, stands in ((0, 130), (1, 130), (2, 130), (3, 130), (4, 130), (5, 130), (4, 0), (1, 280)):
    nearest(f"tab {index} from {stands}", strip(scrollTo="nearest"),
            state={"offset": index * 320, "phase": "settled", "selected": None, "barOffset": stands})
nearest("wider than the viewport", strip(4, 400, scrollTo="nearest"), state=settled(1, 0, barOffset=0))
nearest("from nowhere", strip(scrollTo="nearest"), state={"selected": 5})

margin = rule("scroll-margin", "Under `nearest`, `scrollMargin` beside the tab is shown as well, as far as there is room.")
margin("to the right", strip(scrollTo="nearest", scrollMargin=24), state=settled(3, 0, barOffset=0))
margin("to the left", strip(scrollTo="nearest", scrollMargin=24), state=settled(1, 3, barOffset=200))
margin("more than there is room for", strip(scrollTo="nearest", scrollMargin=500), state=settled(3, 0, barOffset=0))
margin("without meaning for center", strip(scrollTo="center", scrollMargin=24), state={"selected": 3})

padding = rule("scroll-padding", "Every destination goes by what `scrollPadding` leaves of the viewport.")
for to in ("center", "start", "end", "nearest"):
    padding(f"under {to}", strip(8, scrollTo=to, scrollPadding={"leading": 60, "trailing": 20}),
            state=settled(4, 0, barOffset=0))
padding("nearest to the left", strip(8, scrollTo="nearest", scrollPadding={"leading": 60, "trailing": 20}),
        state=settled(1, 5, barOffset=300))
padding("more than the viewport", strip(8, scrollPadding={"leading": 500, "trailing": 1500}), state={"selected": 4})

none = rule("none", "`none` leaves the strip where it is.")
none("where it stands", strip(scrollTo="none"), state=settled(4, 0, barOffset=33.25))
none("nothing said", strip(scrollTo="none"), state={"selected": 5})
none("outside the limits", strip(scrollTo="none"), state=settled(4, 0, barOffset=1000))

beyond = rule("center-with-insets", "`centerWithInsets` centres the end tabs too, beyond the content.")
each(beyond, "centerWithInsets", 4)
beyond("the strip does not scroll", strip(2, scrollTo="centerWithInsets"), state={"selected": 0})

kept = rule("kept", "A strip that follows the selection stays where it is until the selection changes, within its limits.")
kept("within", strip(), state=dragged(1.25, 1, barOffset=77))
kept("beyond the end", strip(), state=dragged(1.25, 1, barOffset=1000))
kept("before the beginning", strip(), state=settled(1, 1, barOffset=-50))
kept("nothing said", strip(), state=dragged(2.25, 2))
kept("at rest", strip(), state={"selected": 2, "barOffset": 12})

WHOLE = "bar.offset animation"
goes = rule("goes", "When the selection changes, the strip goes to the new tab from where it stands.", WHOLE)
goes("settled", {"preset": "titles", "tabs": titles(6)}, state=settled(4, 3, 375, barOffset=162.5))
goes("while dragging", strip(), state=dragged(2.5, 2, barOffset=90))
goes("from the old target", strip(), state=dragged(3, 2))
goes("from beyond its limits", strip(), state=settled(4, 3, barOffset=-40))
goes("nothing was selected", strip(), state=settled(4, None, barOffset=10))
goes("at rest", strip(), state={"offset": 1280, "selected": 0, "barOffset": 10})
goes("the same place", strip(2), state=settled(1, 0))
goes.random(6, lambda source: {
    "configuration": strip(8, source.length(40, 140), scrollTo=source.choice(["center", "start", "end", "nearest"])),
    "state": settled(source.randrange(8), source.randrange(8), barOffset=source.length(0, 300))})

code = rule("programmatic", "An interrupted strip goes on to the selected tab while code moves the pager, on the clock of a tap.", WHOLE)
code("on its way", strip(follow="drag"), state={"offset": 400, "phase": "programmatic", "selected": 4, "barOffset": 20})
code("follows the selection", strip(), state={"offset": 400, "phase": "programmatic", "selected": 4, "barOffset": 20})
