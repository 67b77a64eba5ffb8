"""What moves, on which clock."""
from kit import CURVED, Subject, bar, dragged, fixed, settled, titles

transitions = Subject("transitions", "What moves, from where, for how long; and the state after an event")
STATE = "state selection bar.offset indicator.x indicator.width animation"


def rule(name, statement, expects=STATE, endpoint="/v1/transition", number=1e-9):
    return transitions.rule(name, statement, endpoint=endpoint, expects=expects, number=number)


def three(**members):
    return {"tabs": titles(3), "bar": bar()} | members


def strip(count=6, **members):
    return {"tabs": titles(count), "bar": fixed(100), **members}


def tap(index):
    return {"type": "tap", "index": index}


SETTLE = {"type": "settle"}

rest = rule("rest", "At rest, at a first paint and where nothing changes there is no animation.", "animation", "/v1/layout")
rest("idle elsewhere", three(), state={"offset": 640, "selected": 0, "barOffset": 3, "indicator": {"x": 1, "width": 2}})
rest("nothing was selected", strip(), state=settled(3, None))
rest("nothing changes", strip(), state=settled(3, 3))
rest("following the finger", three(), state=dragged(0.25))

phases = rule("phases", "A settled gesture moves what is left to move on `motion.settle`, code on `motion.tap`.", "animation", "/v1/layout")
CLOCKS = {"tap": {"duration": 400, "easing": "ease-in"}, "settle": {"duration": 150, "easing": "linear"}}
for phase in ("dragging", "decelerating", "settled", "programmatic"):
    phases(phase, strip(motion=CLOCKS, indicator={"follow": "selection"}),
           state={"offset": 960, "phase": phase, "selected": 2, "barOffset": 10})

interrupted = rule("interrupted", "An animation that is interrupted goes on exactly where the indicator and the strip are.", "animation", "/v1/layout")
for phase in ("settled", "programmatic"):
    interrupted(phase, strip(), state={
        "offset": 960, "phase": phase, "selected": 3, "barOffset": 33.3, "indicator": {"x": 111.1, "width": 22.2}})
interrupted("by a tap", strip(), endpoint="/v1/transition", event=tap(0), state=dragged(
    1.5, 1, barOffset=33.3, indicator={"x": 111.1, "width": 22.2}) | {"phase": "programmatic"})

taps = rule("tap", "A tap selects the tab and moves strip, indicator, titles and pager to it on `motion.tap`.")
for index in range(3):
    taps(f"tab {index} of three", three(), event=tap(index))
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
    settle(f"from {position}", three(), state=dragged(position), event=SETTLE)
settle("under settled", {"preset": "segmented", "tabs": titles(2)}, state={"offset": 320, "phase": "settled", "selected": 0}, event=SETTLE)
settle("while code moves the pager", three(), state={"offset": 10, "phase": "programmatic", "selected": 2}, event=SETTLE)
settle("no tabs", three(tabs=[]), event=SETTLE)
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

easing = Subject("easing", "How progress depends on time, as CSS has it")
PROGRESS = "frames.time frames.progress"
CURVE_TIMES = {"times": [0, 1, 100, 250, 333, 500, 749, 750, 999, 1000, 1500]}
SENTENCES = {
    "keywords": "`ease`, `ease-in`, `ease-out`, `ease-in-out` and `linear` are the curves of CSS.",
    "cubic-bezier": "`cubic-bezier()` is a curve by two points, and may swing over.",
    "steps": "`steps()` jumps at the start, the end, both or neither of its steps.",
    "linear-stops": "`linear()` goes through its stops; what has no place stands evenly between what has.",
}
CURVES = {
    "keywords": ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"],
    "cubic-bezier": ["cubic-bezier(0.4, 0, 0.2, 1)", "cubic-bezier(0.68, -0.55, 0.265, 1.55)", "cubic-bezier(1, 0, 0, 1)",
                     "cubic-bezier(0, 1, 1, 0)", "cubic-bezier(0, 0, 0, 0)", "CUBIC-BEZIER( .25,.1 , .25,1e0 )"],
    "steps": ["steps(1)", "steps(4)", "steps(4, start)", "steps(4, jump-both)", "steps(4, jump-none)", "steps(3, end)"],
    "linear-stops": ["linear(0, 1)", "linear(0, 0.25, 1)", "linear(0, 0.5 20%, 1)", "linear(0, 0.25 25% 75%, 1)",
                     "linear(0, 1.2 60%, 0.9 40%, 1)", "linear(0.2, 0.8)"],
}
for name, sentence in SENTENCES.items():
    found = easing.rule(name, sentence, "/v1/transition", PROGRESS, CURVED)
    for curve in CURVES[name]:
        found(curve, three(motion={"tap": {"duration": 1000, "easing": curve}}), event=tap(1), sample=CURVE_TIMES)
easing.rules[1].random(8, lambda source: {
    "configuration": three(motion={"tap": {"duration": 1000, "easing": "cubic-bezier({:.3f}, {:.3f}, {:.3f}, {:.3f})".format(
        source.random(), source.uniform(-1, 2), source.random(), source.uniform(-1, 2))}}),
    "event": tap(1), "sample": CURVE_TIMES})

overshoot = easing.rule("overshoot", "Beyond 0 and 1 everything goes on as its ends do, save that a width is at least 0.", "/v1/transition", FRAMES, CURVED)
OVER = {"tap": {"duration": 1000, "easing": "cubic-bezier(0.5, -2, 0.5, 3)"}}
overshoot("places", strip(motion=OVER), event=tap(4), sample=CURVE_TIMES)
overshoot("a width", {"tabs": [{"width": 20}, {"width": 150}], "bar": fixed(0), "indicator": {"width": "tab"}, "motion": OVER},
          event=tap(1), sample=CURVE_TIMES)

zero = easing.rule("zero-duration", "A duration of 0 is over at once.", "/v1/transition", "animation.duration animation.easing frames.progress")
zero("frames", three(motion={"tap": {"duration": 0}}), event=tap(1), sample={"times": [0, 5]})
zero("steps", three(motion={"tap": {"duration": 0, "easing": "steps(4)"}}), event=tap(1), sample={"times": [0]})

springs = Subject("springs", "A spring as the clock")
SPRINGS = {
    "physical": ("A mass on a spring: ω = √(stiffness/mass), ζ = damping/(2√(mass·stiffness)).",
                 [{}, {"mass": 2, "stiffness": 300, "damping": 12}, {"stiffness": 1000, "damping": 500, "mass": 3}, {"damping": 20}]),
    "response": ("By the time of an undamped swing and the damping ratio: ω = 2π/response.",
                 [{"response": 0.55, "dampingRatio": 0.825}, {"response": 0.3}, {"dampingRatio": 2.5}]),
    "bounce": ("By the duration that is seen and the bounce: ζ = 1 − bounce, or 1/(1 + bounce) below 0.",
               [{"duration": 0.4}, {"bounce": 0.3}, {"duration": 0.8, "bounce": -0.5}]),
    "velocity": ("A spring starts with a velocity, in whole moves per second.",
                 [{"velocity": 8}, {"velocity": -3}, {"damping": 20, "velocity": 30}, {"dampingRatio": 3, "velocity": 12}]),
}
# None near the time at which a spring counts as settled, which is not the same for everyone.
SPRING_TIMES = {"times": [0, 1, 16.667, 50, 100, 150, 200, 20000]}
for name, (sentence, kinds) in SPRINGS.items():
    found = springs.rule(name, sentence, "/v1/transition", "frames.time frames.progress frames.velocity", CURVED)
    for kind in kinds:
        text = ", ".join(f"{member} {value}" for member, value in kind.items()) or "the default"
        found(text, three(motion={"tap": {"easing": {"spring": kind}}}), event=tap(1), sample=SPRING_TIMES)
springs.rules[0].random(6, lambda source: {
    "configuration": three(motion={"tap": {"easing": {"spring": {
        "mass": round(source.uniform(0.2, 4), 2), "stiffness": source.randint(30, 600), "damping": source.randint(5, 60)}}}}),
    "event": tap(1), "sample": SPRING_TIMES})
curve = springs.rule("animation", "As an animation it is an easing of the time in which it settles, within the tolerance.", "/v1/transition", "animation", CURVED)
for kind in ({}, {"dampingRatio": 1}, {"response": 0.4, "dampingRatio": 0.6}, {"velocity": 5}):
    text = ", ".join(f"{member} {value}" for member, value in kind.items()) or "the default"
    curve(text, three(motion={"tap": {"easing": {"spring": kind}}}), event=tap(2))
