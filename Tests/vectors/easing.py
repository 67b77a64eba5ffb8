"""Points of CSS cubic Béziers: prints a JSON list of curves, each with times and the progress at them.

The parameter at a time is found by halving its range in decimals of 60 digits, so that every printed double is the
one nearest to the true value.
"""
import json
import random
from decimal import Decimal, getcontext

getcontext().prec = 60

KEYWORDS = {
    "ease": (0.25, 0.1, 0.25, 1.0),
    "ease-in": (0.42, 0.0, 1.0, 1.0),
    "ease-out": (0.0, 0.0, 0.58, 1.0),
    "ease-in-out": (0.42, 0.0, 0.58, 1.0),
}


def bernstein(first, second, t):
    s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t


def progress(curve, time):
    """The progress of a curve at a time between 0 and 1, both as doubles."""
    x1, y1, x2, y2 = (Decimal(value) for value in curve)
    time = Decimal(time)
    if time <= 0:
        return 0.0
    if time >= 1:
        return 1.0
    low, high = Decimal(0), Decimal(1)
    for _ in range(150):
        middle = (low + high) / 2
        if bernstein(x1, x2, middle) < time:
            low = middle
        else:
            high = middle
    return float(bernstein(y1, y2, (low + high) / 2))


def main():
    source = random.Random(20)
    curves = [(name, curve) for name, curve in KEYWORDS.items()]
    for curve in [(0.4, 0.0, 0.2, 1.0), (0.3, 0.0, 0.0, 1.0), (0.0, 0.0, 0.2, 1.0), (0.4, 0.0, 1.0, 1.0),
                  (0.68, -0.55, 0.265, 1.55), (0.5, -2.0, 0.5, 3.0), (1.0, 0.0, 0.0, 1.0), (0.0, 1.0, 1.0, 0.0),
                  (0.0, 0.0, 0.0, 0.0), (1.0, 1.0, 1.0, 1.0), (0.0, 0.0, 1.0, 1.0), (1.0, 0.0, 1.0, 0.0)]:
        curves.append((None, curve))
    for _ in range(24):
        curves.append((None, (source.random(), source.uniform(-1, 2), source.random(), source.uniform(-1, 2))))
    rows = []
    for name, curve in curves:
        times = [0.0, 1e-9, 0.001, 0.25, 0.5, 0.75, 0.999, 1.0] + [source.random() for _ in range(12)]
        rows.append({"name": name, "curve": curve, "times": times, "progress": [progress(curve, t) for t in times]})
    print("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]")


if __name__ == "__main__":
    main()
