"""Which tab is selected."""
from kit import Subject, bar, dragged, settled, titles

selection = Subject("selection", "Which tab is selected at a moment")


def rule(name, statement):
    return selection.rule(name, statement, endpoint="/v1/selection", expects="selection")


def three(kind="nearest", **members):
    return {"tabs": titles(3), "bar": bar(), "pager": {"selection": kind, **members}}


nearest = rule("nearest", "The nearest page is selected at every moment of a gesture; half shown counts.")
for position in (-1.25, -0.5, 0, 0.49, 0.5, 1.25, 1.5, 2, 2.75):
    nearest(f"position {position}", three(), state=dragged(position))
nearest("while it glides", three(), state={"offset": 500, "phase": "decelerating"})
nearest("far beyond the end", three(), state=dragged(1e9))
nearest("pages of their own width", three(pageWidth=100), state=dragged(1.5, page=100))
nearest.random(6, lambda source: {
    "configuration": three(), "state": dragged(source.position(3), source.randrange(3))})

when_settled = rule("settled", "Under `settled` the selection changes only in the phase `settled`.")
for phase in ("dragging", "decelerating", "settled"):
    when_settled(f"while {phase}", three("settled"), state={"offset": 600, "phase": phase})
when_settled("half way", three("settled"), state=settled(1.5))
when_settled("nothing selected before", three("settled"), state={"offset": 320, "phase": "dragging", "selected": None})

hysteresis = rule("hysteresis", "Under `hysteresis` the selection changes beyond `threshold` pages from it.")
for selected, position in ((1, 1.6), (1, 1.601), (1, 1.4), (1, 0.4), (1, 0.375), (2, 1.5), (0, 2)):
    hysteresis(f"from {selected} at {position}", three("hysteresis"), state=dragged(position, selected))
hysteresis("threshold 1 just reached", three("hysteresis", threshold=1), state=dragged(1, 0))
hysteresis("threshold 0.5 half way", three("hysteresis", threshold=0.5), state=dragged(0.5, 0))
hysteresis("settled rounds as ever", three("hysteresis"), state=settled(0.55))

early = rule("hysteresis-early", "A threshold below one half selects early, on the way that `velocity` points.")
for velocity in (-1, 0, 1):
    early(f"velocity {velocity}", three("hysteresis", threshold=0.25), state=dragged(0.375, 0, velocity=velocity))
    early(f"back with velocity {velocity}", three("hysteresis", threshold=0.25), state=dragged(0.625, 1, velocity=velocity))

idle = rule("idle", "At rest the nearest page is selected under every rule.")
for kind in ("nearest", "settled", "hysteresis"):
    idle(f"under {kind}", three(kind), state={"offset": 500})
idle("nothing given", three())
idle("the page of `selected` by default", three(), state={"selected": 2})

code = rule("programmatic", "While code moves the pager the selection stays.")
code("far from it", three(), state={"offset": 10, "phase": "programmatic", "selected": 2})
code("nothing selected", three(), state={"offset": 640, "phase": "programmatic", "selected": None})
code("under settled", three("settled"), state={"offset": 640, "phase": "programmatic", "selected": 0})

few = rule("few-tabs", "Without tabs nothing is selected; a single tab always is.")
few("no tabs", {"tabs": [], "bar": bar()}, state={"offset": 100, "phase": "dragging"})
few("no tabs at rest", {"tabs": [], "bar": bar()})
for phase in ("dragging", "programmatic", "settled"):
    few(f"one tab {phase}", {"tabs": titles(1), "bar": bar(), "pager": {"selection": "settled"}},
        state={"offset": 700, "phase": phase, "selected": None})

first = rule("first", "Whatever is selected first has changed, and `previous` is null.")
first("dragging", three(), state=dragged(1, None))
first("settled", three("settled"), state=settled(2, None))
first("idle", three(), state={"offset": 320, "selected": None})

names = rule("ids", "A tab is named by its id, which is its index in digits unless given.")
names("given", {"tabs": [{"id": "red"}, {"id": "blue"}], "bar": bar()}, state={"selected": 1})
names("by default", {"tabs": [{"id": "red"}, "blue"], "bar": bar()}, state={"selected": 1})
names("any text", {"tabs": [{"id": ""}, {"id": "a \"b\" \u84dd \U0001f600"}], "bar": bar()}, state={"selected": 1})

exact = rule("exact-page", "An offset that is a whole number of pages but for a rounding error is exactly on that page.")
exact("three tenths", three(pageWidth=0.1), state={"offset": 0.30000000000000004, "phase": "dragging"})
exact("three thirds", three(pageWidth=106.66666666666667), state={"offset": 213.33333333333334, "phase": "dragging"})

disabled = rule("disabled", "A swipe may end on a tab that is not enabled.")
for phase in ("dragging", "settled"):
    disabled(phase, {"tabs": ["A", {"enabled": False}, "C"], "bar": bar()}, state={"offset": 320, "phase": phase})
