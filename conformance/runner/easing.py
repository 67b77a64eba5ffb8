"""Easing functions as CSS writes them, in the forms in which answers have them."""
import functools
import re

KEYWORDS = {
    "ease": (0.25, 0.1, 0.25, 1), "ease-in": (0.42, 0, 1, 1), "ease-out": (0, 0, 0.58, 1), "ease-in-out": (0.42, 0, 0.58, 1),
}


def progress(easing, time):
    """The progress at a time from 0 to 1."""
    name, _, inside = easing.strip().lower().partition("(")
    parts = [part.strip() for part in inside.rstrip(") ").split(",")] if inside else []
    if name == "linear":
        return _linear(parts, time) if parts else time
    if name in KEYWORDS:
        return _cubic(*KEYWORDS[name], time)
    if name == "cubic-bezier" and len(parts) == 4:
        return _cubic(*map(float, parts), time)
    if name in ("step-start", "step-end"):
        return _steps(1, name.removeprefix("step-"), time)
    if name == "steps":
        return _steps(int(parts[0]), parts[1] if len(parts) > 1 else "end", time)
    raise ValueError(f"{easing!r} is no easing known here")


def _cubic(x1, y1, x2, y2, time):
    """The curve's y where its x is the time; x grows with the parameter, which is found by halving."""
    if time <= 0 or time >= 1:
        return min(1.0, max(0.0, time))

    def at(first, second, t):
        return 3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t

    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if at(x1, x2, middle) < time else (low, middle)
    return at(y1, y2, (low + high) / 2)


def _steps(count, position, time):
    position = position.removeprefix("jump-")
    done = int(time * count) + (position in ("start", "both"))
    jumps = count + {"none": -1, "both": 1}.get(position, 0)
    return min(jumps, max(0, done)) / jumps


def _linear(stops, time):
    points = _points(tuple(stops))
    after = next((i for i, point in enumerate(points) if point[0] > time), len(points) - 1)
    (start, first), (end, last) = points[max(0, after - 1)], points[max(1, after)]
    return last if end == start else first + (last - first) * (time - start) / (end - start)


@functools.lru_cache(maxsize=8)
def _points(stops):
    """The stops, each with its place in time."""
    points = []
    for stop in stops:
        value = float(re.search(r"(?:^|\s)(-?[\d.]+(?:e[-+]?\d+)?)(?=\s|$)", stop)[1])
        places = [float(place) / 100 for place in re.findall(r"(-?[\d.]+(?:e[-+]?\d+)?)%", stop)]
        points += [[place, value] for place in places or [None]]
    points[0][0] = points[0][0] or 0.0
    points[-1][0] = 1.0 if points[-1][0] is None else points[-1][0]
    greatest = 0.0
    for index, point in enumerate(points):
        if point[0] is not None:
            greatest = point[0] = max(greatest, point[0])
            continue
        after = next(i for i in range(index, len(points)) if points[i][0] is not None)
        point[0] = greatest = greatest + (max(greatest, points[after][0]) - greatest) / (after - index + 1)
    return points
