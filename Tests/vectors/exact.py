"""Exact numbers and colours, and the refusal of requests whose answer depends on a rounding."""
from fractions import Fraction as F
from math import floor

NEAR = F(1, 10**7)


class Ambiguous(Exception):
    """The request is so close to a jump of the answer that doubles may fall on either side of it."""


def decide(distance):
    """Refuses a distance from a jump that is neither 0 nor clearly more."""
    if 0 < abs(distance) < NEAR:
        raise Ambiguous()
    return distance


def clamp(value, low, high):
    return max(low, min(value, high))


def lerp(start, end, part):
    return start + (end - start) * part


def number(value):
    return None if value is None else F(value)


def channels(text):
    digits = text[1:]
    if len(digits) == 6:
        digits += "ff"
    return [int(digits[i:i + 2], 16) for i in range(0, 8, 2)]


def half_up(value):
    decide(value + F(1, 2) - round(value + F(1, 2)))
    return floor(value + F(1, 2))


def mix(normal, selected, part):
    if part == 0:
        return normal
    if part == 1:
        return selected
    a, b = channels(normal), channels(selected)
    alpha = lerp(F(a[3]), F(b[3]), part)
    mixed = [half_up(lerp(F(a[i] * a[3]), F(b[i] * b[3]), part) / alpha) if alpha else 0 for i in range(3)]
    mixed.append(half_up(alpha))
    if mixed[3] == 255:
        mixed.pop()
    return "#" + "".join("%02x" % channel for channel in mixed)
