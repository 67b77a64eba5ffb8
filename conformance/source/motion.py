"""What moves, on which clock."""
from kit import CURVED, Subject, bar, dragged, equal, fixed, settled, strip, tap, titles

transitions = Subject("transitions", "What moves, from where, for how long; and the state after an event")
STATE = "state selection bar.offset indicator.x indicator.width animation"


def rule(name, statement, expects=STATE, endpoint="/v1/transition", number=1e-9):
    return transitions.rule(name, statement, endpoint=endpoint, expects=expects, number=number)


SETTLE = {"type": "settle"}

rest = rule("rest", "At rest, at a first paint and where nothing changes there is no animation.", "animation", "/v1/layout")
rest("idle elsewhere", equal(), state={"offset": 640, "selected": 0, "barOffset": 3, "indicator": {"x": 1, "width": 2}})
rest("nothing was selected", strip(), state=settled(3, None))
rest("nothing changes", strip(), state=settled(3, 3))
rest("following the finger", equal(), state=dragged(0.25))

phases = rule("phases", "A settled gesture moves what is left to move on `motion.settle`, code on `motion.tap`.", "animation", "/v1/layout")
CLOCKS = {"tap": {"duration": 400, "easing": "ease-in"}, "settle": {"duration": 150, "easing": "linear"}}
for phase in ("dragging", "decelerating", "settled", "programmatic"):
    phases(phase, strip(motion=CLOCKS, indicator={"follow": "selection"}),
           state={"offset": 960, "phase": phase, "selected": 2, "barOffset": 10})

interrupted = rule("interrupted", "An animation that is interrupted goes on exactly where the indicator and the strip are.", "animation", "/v1/layout")
for phase in ("settled", "programmatic"):
    interrupted(phase, strip(), state={
        "offset": 960, "phase": phase, "selected": 3, "barOffset": 33.3, "indicator": {"x": 111.1, "width": 22.2}})
interrupted("in the middle of a fade", strip(indicator={"stretch": "fade"}), state={
    "offset": 960, "phase": "settled", "selected": 3, "barOffset": 33.3, "indicator": {"x": 111.1, "width": 22.2, "opacity": 0.4}})
interrupted("by a tap", strip(), endpoint="/v1/transition", event=tap(0), state=dragged(
    1.5, 1, barOffset=33.3, indicator={"x": 111.1, "width": 22.2}) | {"phase": "programmatic"})

taps = rule("tap", "A tap selects the tab and moves strip, indicator, titles and pager to it on `motion.tap`.")
for index in range(3):
    taps(f"tab {index} of three", equal(), event=tap(index))
taps("the article's segments", {"preset": "segmented", "tabs": titles(2)}, event=tap(1))
taps("a strip that scrolls", strip(), state={"selected": 1}, event=tap(4))
taps("by id", {"tabs": [{"id": "a"}, {"id": "b"}], "bar": bar()}, event={"type": "tap", "id": "b"})
taps("between two pages", strip(), state=dragged(1.25, 1), event=tap(3))
taps("nothing was selected", strip(), state={"selected": None}, event=tap(2))
taps("one tab", strip(1), event=tap(0))
taps.random(8, lambda source: {
    "configuration": strip(7, indicator={"width": source.length(1, 90)}, bar=fixed(source.length(50, 150)), motion={
        "tap": {"duration": source.length(1, 900), "easing": source.choice(["linear", "ease", "ease-in-out"])}}),
    "state": settled(source.randrange(7), source.randrange(7)), "event": tap(source.randrange(7))})

again = rule("tap-selected", "A tap on the selected tab brings the strip back to it and changes nothing else.")
again("scrolled away", strip(), state={"selected": 3, "barOffset": 10}, event=tap(3))
again("in its place", strip(), state={"selected": 3}, event=tap(3))

disabled = rule("tap-disabled", "A tap on a tab that is not enabled does nothing; `barOffset` is filled in.")
OFF = {"tabs": ["A", {"enabled": False}, "C"], "bar": bar()}
disabled("at rest", OFF, event=tap(1))
disabled("while dragged", OFF, state=dragged(0.25, velocity=0.5), event=tap(1))
disabled("interrupted", OFF, state={"selected": 2, "barOffset": 0, "indicator": {"x": 9, "width": 8}}, event=tap(1))

settle = rule("settle", "A gesture that comes to rest selects the nearest page and moves there on `motion.settle`.")
for position in (-0.25, 0.25, 0.5, 1.75, 2.25):
    settle(f"from {position}", equal(), state=dragged(position), event=SETTLE)
settle("under settled", {"preset": "segmented", "tabs": titles(2)}, state={"offset": 320, "phase": "settled", "selected": 0}, event=SETTLE)
settle("while code moves the pager", equal(), state={"offset": 10, "phase": "programmatic", "selected": 2}, event=SETTLE)
settle("no tabs", equal(tabs=[]), event=SETTLE)
settle.random(6, lambda source: {
    "configuration": strip(7, pager={"selection": source.choice(["nearest", "settled"])},
                           title={"follow": "drag", "selected": {"scale": 1.25}}),
    "state": dragged(round(source.uniform(0, 6), 3), source.randrange(7)), "event": SETTLE})

SENTENCES = {
    "uikit": "`uikit`: the page where a glide would end, at most one from where the gesture began.",
    "viewpager": "`viewpager`: a fast fling of more than 25 units goes with it, else 0.6 of a page is needed.",
    "flutter": "`flutter`: half a page further where it is fast, then the nearest page.",
    "vant": "`vant`: faster than 0.25 or further than half a page, on to the next page.",
    "react-native": "`react-native`: faster than 0.15 or further than W/1.75, one page on.",
    "projection": "`projection`: the page where a glide would end, any number of pages away.",
}
for name, sentence in SENTENCES.items():
    fling = rule(f"fling-{name}", sentence, "state.selected state.offset selection.changed")
    for position, velocity in ((2.25, 0), (2.25, 0.5), (2.25, -0.5), (2.0625, 1), (1.75, -3), (2.55, 0), (2.7, -0.1),
                               (2, 0.3), (2, -0.3), (0, -2), (5, 2)):
        fling(f"from {position} at {velocity}", strip(pager={"fling": name}),
              state=dragged(position, 2), event={"type": "fling", "velocity": velocity})
    # What is exactly at a bound is not beyond it.
    for velocity in (0.4, 0.25, 0.15, 0.02):
        fling(f"at a bound of the velocity, {velocity}", strip(pager={"fling": name}),
              state=dragged(2.25, 2), event={"type": "fling", "velocity": velocity})
    for way in (25, 160, 200):
        fling(f"at a bound of the way, {way}", strip(pager={"fling": name, "pageWidth": 350 if way == 200 else 320}),
              state={"offset": 700 + way if way == 200 else 640 + way, "phase": "dragging", "selected": 2},
              event={"type": "fling", "velocity": 0.5 if way == 25 else 0})
skip = rule("fling-skip-disabled", "With `skipDisabled` a fling goes on to the next enabled tab, else back to the nearest.",
            "state.selected state.offset")
for velocity in (-1, 1):
    skip(f"velocity {velocity}", {"tabs": ["A", {"enabled": False}, "C", {"enabled": False}], "bar": bar(),
                                  "pager": {"skipDisabled": True}},
         state=dragged(2 + velocity * 0.25, 2), event={"type": "fling", "velocity": velocity})

jump = rule("pager-jumps", "Where the pager is not animated it jumps: its track is empty, and titles that follow the drag change at once.")
for follow in ("drag", "selection"):
    jump(f"titles follow the {follow}", strip(pager={"animated": False}, title={"follow": follow}), event=tap(4))

lit = rule("titles", "Titles that follow the drag move from the old tab to the new one with the pager.", "animation.titles animation.duration animation.easing")
LOOK = {"follow": "drag", "selected": {"scale": 1.25, "color": "#ff0000"}}
lit("direct", strip(title=LOOK), event=tap(3))
lit("through", strip(title=LOOK, indicator={"path": "through"}), event=tap(3))
lit("half lit", strip(title=LOOK), state=dragged(1.25, 1), event=tap(3))

through = rule("through", "`through` passes every tab between, each with its own part of the progress.", "animation", number=CURVED)
for kind in ("linear", "elastic", "worm", "snap"):
    through(f"{kind} forward", strip(indicator={"path": "through", "stretch": kind}), event=tap(3))
    through(f"{kind} back", strip(indicator={"path": "through", "stretch": kind}), state={"selected": 4}, event=tap(2))

stretched = rule("stretch", "In an animation the indicator stretches as it does under the finger.", "animation", number=CURVED)
for kind in ("elastic", "worm", "fade", "snap", {"leading": "ease-out", "trailing": "ease-in"}):
    name = kind if isinstance(kind, str) else "curves"
    stretched(f"{name} forward", strip(indicator={"width": "tab", "stretch": kind}), event=tap(2))
    stretched(f"{name} back", strip(indicator={"width": "tab", "stretch": kind}), state={"selected": 2}, event=tap(1))
stretched("colours", strip(indicator={"color": ["#ff0000", "#00ff00"]}), event=tap(1))

close = rule("tolerance", "Straight lines between keyframes are as close to the exact way as `motion.tolerance` says.", "animation", number=CURVED)
for value in (0.01, 5):
    close(f"elastic within {value}", strip(indicator={"stretch": "elastic"}, motion={"tolerance": value}), event=tap(4))
    close(f"a spring within {value}", strip(motion={"tolerance": value, "tap": {"easing": {"spring": {}}}}), event=tap(4))

reduced = rule("reduced", "With `motion.reduced` the duration is 0 and every keyframe has the final values.", "animation reducedAnimation")
reduced("a tap", strip(motion={"reduced": True}), event=tap(4))
reduced("both", strip(motion={"reduced": "both"}), event=tap(4))
reduced("a settled layout", strip(motion={"reduced": True}), endpoint="/v1/layout", state=settled(3, 1))

# Not the velocity, which an easing has only as the difference of two moments.
FRAMES = "frames.time frames.progress frames.indicator frames.bar frames.titles frames.pager"
frames = rule("frames", "At a time of its animation everything is where the exact curve has it.", FRAMES, number=CURVED)
TIMES = {"times": [0, 16, 100, 125.5, 250, 1000]}
frames("a tap", strip(), event=tap(4), sample=TIMES)
frames("an elastic indicator", strip(indicator={"stretch": "elastic"}), event=tap(1), sample=TIMES)
frames("a curve that swings over", strip(motion={"tap": {"duration": 250, "easing": "cubic-bezier(0.5, -1, 0.5, 2)"}}), event=tap(4), sample=TIMES)
frames("titles and colours", strip(title=LOOK, indicator={"color": ["#ff0000", "#0000ff"]}), event=tap(1), sample=TIMES)
frames("nothing moves", strip(), event=tap(0), sample=TIMES)
frames("so many a second", strip(motion={"tap": {"duration": 100}}), event=tap(1), sample={"fps": 30})

timeline = rule("timeline", "A timeline is everything at every position of the pager, as keyframes over P/(n − 1).", "*", "/v1/timeline", CURVED)
for kind in ("linear", "elastic", "worm", "fade"):
    timeline(kind, strip(title=LOOK, indicator={"stretch": kind, "width": "tab"}))
timeline("a strip that follows the drag", {"tabs": titles(6), "bar": fixed(100, follow="drag")})
timeline("one tab", strip(1))
timeline("no tabs", strip(0))
