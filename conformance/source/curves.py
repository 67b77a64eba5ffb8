"""Clocks: easings and springs."""
from kit import CURVED, Subject, equal, fixed, strip, tap
from motion import FRAMES

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
        found(curve, equal(motion={"tap": {"duration": 1000, "easing": curve}}), event=tap(1), sample=CURVE_TIMES)
easing.rules[1].random(8, lambda source: {
    "configuration": equal(motion={"tap": {"duration": 1000, "easing": "cubic-bezier({:.3f}, {:.3f}, {:.3f}, {:.3f})".format(
        source.random(), source.uniform(-1, 2), source.random(), source.uniform(-1, 2))}}),
    "event": tap(1), "sample": CURVE_TIMES})

overshoot = easing.rule("overshoot", "Beyond 0 and 1 everything goes on as its ends do, save that a width is at least 0.", "/v1/transition", FRAMES, CURVED)
OVER = {"tap": {"duration": 1000, "easing": "cubic-bezier(0.5, -2, 0.5, 3)"}}
overshoot("places", strip(motion=OVER), event=tap(4), sample=CURVE_TIMES)
overshoot("a width", {"tabs": [{"width": 20}, {"width": 150}], "bar": fixed(0), "indicator": {"width": "tab"}, "motion": OVER},
          event=tap(1), sample=CURVE_TIMES)

zero = easing.rule("zero-duration", "A duration of 0 is over at once.", "/v1/transition", "animation.duration animation.easing frames.progress")
zero("frames", equal(motion={"tap": {"duration": 0}}), event=tap(1), sample={"times": [0, 5]})
zero("steps", equal(motion={"tap": {"duration": 0, "easing": "steps(4)"}}), event=tap(1), sample={"times": [0]})

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
        found(text, equal(motion={"tap": {"easing": {"spring": kind}}}), event=tap(1), sample=SPRING_TIMES)
springs.rules[0].random(6, lambda source: {
    "configuration": equal(motion={"tap": {"easing": {"spring": {
        "mass": round(source.uniform(0.2, 4), 2), "stiffness": source.randint(30, 600), "damping": source.randint(5, 60)}}}}),
    "event": tap(1), "sample": SPRING_TIMES})
curve = springs.rule("animation", "As an animation it is an easing of the time in which it settles, within the tolerance.", "/v1/transition", "animation", CURVED)
for kind in ({}, {"dampingRatio": 1}, {"response": 0.4, "dampingRatio": 0.6}, {"velocity": 5}):
    text = ", ".join(f"{member} {value}" for member, value in kind.items()) or "the default"
    curve(text, equal(motion={"tap": {"easing": {"spring": kind}}}), event=tap(2))
