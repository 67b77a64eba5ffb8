"""What a touch means."""
from kit import OFF, Subject, fixed, settled, strip, titles

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
for x in (0, 160, 319, 320):
    scrolled(f"x {x}", strip(), state={"selected": 3, "barOffset": 145}, point=at(x))
scrolled("animated strips count where they end", strip(), state=settled(5, 0), point=at(319))

small = hit("minimum-target", "A narrow tab can be touched as if it were `minimumTarget` wide, but not in another's place.")
NARROW = {"tabs": titles(3), "bar": fixed(20, spacing=40, insets={"leading": 50, "trailing": 0}, height=30)}
for x in (35, 36, 60, 70, 83.5, 84, 100, 104, 105):
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
