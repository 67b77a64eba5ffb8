"""Springs by numeric integration: x″ = ω²·(1 − x) − 2ζω·x′, stepped by the classical Runge-Kutta method."""
from math import pi, sqrt

STEP = 1e-4


class Spring:
    """A spring from 0 to 1, with its position and speed at every step until it has settled."""

    def __init__(self, given, tolerance=0.25):
        # Three eighths of the tolerance of a move of 1000, and a thousandth of any other.
        near = min(1e-3, 0.375 * tolerance / 1000)
        self.frequency, self.ratio = constants(given)
        x, v = 0.0, float(given.get("velocity", 0))
        self.steps = [(x, v)]
        last = 0
        # Settled for good: near for half a second, and too slow to leave again.
        while len(self.steps) - last < 5000 or abs(v) > 0.1:
            x, v = self.stepped(x, v, STEP)
            self.steps.append((x, v))
            if abs(x - 1) > near:
                last = len(self.steps)
        self.duration = last * STEP * 1000

    def stepped(self, x, v, step):
        def change(x, v):
            return v, self.frequency ** 2 * (1 - x) - 2 * self.ratio * self.frequency * v

        a = change(x, v)
        b = change(x + a[0] * step / 2, v + a[1] * step / 2)
        c = change(x + b[0] * step / 2, v + b[1] * step / 2)
        d = change(x + c[0] * step, v + c[1] * step)
        return tuple(was + step / 6 * (one + 2 * two + 2 * three + four)
                     for was, one, two, three, four in zip((x, v), a, b, c, d))

    def at(self, time):
        """Position and speed at a time in milliseconds."""
        if time >= self.duration:
            return 1.0, 0.0
        index = int(time / 1000 / STEP)
        return self.stepped(*self.steps[index], time / 1000 - index * STEP)

    def css(self):
        """The motion as `linear()`, with so many points that a move of 1000 is exact to a hundredth."""
        points = [self.at(self.duration * index / 1000)[0] for index in range(1000)] + [1]
        return "linear(" + ", ".join("%.9f" % point for point in points) + ")"


def constants(given):
    """The undamped frequency in radians a second, and the damping ratio."""
    if "response" in given or "dampingRatio" in given:
        return 2 * pi / given.get("response", 0.5), given.get("dampingRatio", 1)
    if "duration" in given or "bounce" in given:
        bounce = given.get("bounce", 0)
        return 2 * pi / given.get("duration", 0.5), 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    mass, stiffness, damping = given.get("mass", 1), given.get("stiffness", 100), given.get("damping", 10)
    return sqrt(stiffness / mass), damping / (2 * sqrt(mass * stiffness))
