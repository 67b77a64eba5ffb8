"""How an indicator gets from one extent to the next: where it is at a part of the way."""
from fractions import Fraction as F
from math import cos, pi, sin

import easing
from exact import Ambiguous, clamp, decide, lerp

HALF = F(1, 2)


def progress(name, time):
    """The progress of an easing of CSS at a time from 0 to 1."""
    time = F(time)
    kind, _, inside = name.replace(" ", "").lower().partition("(")
    parts = inside.rstrip(")").split(",")
    if name in ("step-start", "step-end"):
        return steps(1, name[5:], time)
    if kind == "linear":
        return time if not inside else stops(name, time)
    if kind == "steps":
        return steps(int(parts[0]), parts[1] if len(parts) > 1 else "end", time)
    curve = easing.KEYWORDS.get(name) or [float(part) for part in parts]
    return F(easing.progress(curve, float(time)))


def steps(count, position, time):
    position = position.replace("jump-", "")
    if 0 < time < 1 and (time * count).denominator > 1:
        decide(time * count - round(time * count))
    jumps = {"none": count - 1, "both": count + 1}.get(position, count)
    return F(clamp(int(time * count) + (position in ("start", "both")), 0, jumps), jumps)


def stops(name, time):
    points = []
    for stop in name[name.index("(") + 1:name.rindex(")")].split(","):
        value, *places = stop.split()
        points += [[F(place.rstrip("%")) / 100, F(value)] for place in places] or [[None, F(value)]]
    if points[0][0] is None:
        points[0][0] = F(0)
    if points[-1][0] is None:
        points[-1][0] = max([F(1)] + [place for place, _ in points if place is not None])
    greatest = F(0)
    for point in points:
        if point[0] is not None:
            greatest = point[0] = max(point[0], greatest)
    for index, point in enumerate(points):
        if point[0] is None:
            after = next(later for later in range(index, len(points)) if points[later][0] is not None)
            point[0] = lerp(points[index - 1][0], points[after][0], F(1, after - index + 1))
    after = next((index for index, point in enumerate(points) if point[0] > time), len(points) - 1)
    start, end = points[max(after - 1, 0)], points[max(after, 1)]
    return end[1] if start[0] == end[0] else lerp(start[1], end[1], (time - start[0]) / (end[0] - start[0]))


def breaks(stretch):
    """The parts of a way at which a track of it needs a keyframe, for straight lines between them to be close enough."""
    if stretch in ("worm", "fade", "snap"):
        return [F(0), HALF, F(1)]
    return [F(0), F(1)] if stretch == "linear" else [F(index, 128) for index in range(129)]


def jumps(stretch):
    return stretch in ("fade", "snap")


def place(stretch, start, end, part, is_after=True, opacities=(F(1), F(1))):
    """The extent [x, width] and the opacity at a part of the way; at a jump what is after it, or before it."""
    if start == end and opacities[0] != opacities[1]:
        stretch = "linear"
    if part <= 0 or part >= 1:
        if stretch != "linear" and not 0 <= part <= 1:
            raise Ambiguous()
        if part in (0, 1):
            return (end if part else start), opacities[1 if part else 0]
    if jumps(stretch):
        decide(part - HALF)
        first = part < HALF or (part == HALF and not is_after)
        opacity = abs(1 - 2 * part) if stretch == "fade" else F(1)
        return (start if first else end), opacity * opacities[0 if first else 1]
    opacity = clamp(lerp(*opacities, part), F(0), F(1))
    edges = [[x, x + width] for x, width in (start, end)]
    if stretch == "linear":
        x, width = (lerp(one, other, part) for one, other in zip(start, end))
        return [x, max(F(0), width)], opacity
    # The leading edge is the one in the direction in which the middle moves; both are where it stays.
    travel = sum(edges[1]) - sum(edges[0])
    direction = 0 if travel == 0 else decide(travel)
    x, far = (lerp(edges[0][side], edges[1][side], curve(stretch, name, part)) for side, name in enumerate((
        "leading" if direction <= 0 else "trailing", "leading" if direction >= 0 else "trailing")))
    # Half way between edges that have overtaken each other nothing is seen.
    return [min(x, (x + far) / 2), max(F(0), far - x)], opacity


def curve(stretch, edge, part):
    if stretch == "elastic":
        return F(sin(pi * part / 2) if edge == "leading" else 1 - cos(pi * part / 2))
    if stretch == "worm":
        return clamp(2 * part if edge == "leading" else 2 * part - 1, F(0), F(1))
    return progress(stretch.get(edge, "linear"), part)
