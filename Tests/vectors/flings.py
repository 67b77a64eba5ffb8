"""On which page a fling comes to rest. Bounds are the doubles that velocities are compared with."""
from fractions import Fraction as F
from math import ceil, floor

from exact import clamp, decide

HALF = F(1, 2)


def nearest(position):
    decide(position + HALF - round(position + HALF))
    return floor(position + HALF)


def landing(moment, velocity):
    """The page that `pager.fling` chooses, in units per millisecond; None without tabs."""
    if not moment.count:
        return None
    began = moment.rounded() if moment.previous is None else moment.previous
    page = clamp(RULES[moment.pager["fling"]](moment, velocity, began), 0, moment.count - 1)
    return skipped(moment, page, began) if moment.pager["skipDisabled"] else page


def glide(moment, velocity):
    return nearest(moment.position + 499 * velocity / moment.page)


def uikit(moment, velocity, began):
    page = clamp(glide(moment, velocity), floor(moment.position), ceil(moment.position))
    return clamp(page, began - 1, began + 1)


def viewpager(moment, velocity, began):
    page, part = floor(moment.position), moment.position - floor(moment.position)
    if abs(moment.position - began) * moment.page > 25 and abs(velocity) > F(0.4):
        return page + (velocity > 0)
    return page + (decide(part - (F(0.6) if page >= began else F(0.4))) >= 0)


def flutter(moment, velocity, _):
    ratio = moment.bar["pixelRatio"]
    fast = F(0.02) / (1 if ratio is None else F(ratio))
    push = 0 if abs(velocity) <= fast else HALF if velocity > 0 else -HALF
    return nearest(moment.position + push)


def vant(moment, velocity, began):
    way = moment.position - began
    if abs(velocity) <= F(1, 4) and abs(way) <= HALF:
        return began
    return ceil(moment.position) if way > 0 else floor(moment.position)


def react_native(moment, velocity, began):
    way = moment.position - began
    if way == 0 or (abs(velocity) <= F(0.15) and abs(way) <= F(100, 175)):
        return began
    return began + (1 if way > 0 else -1)


RULES = {"uikit": uikit, "viewpager": viewpager, "flutter": flutter, "vant": vant, "react-native": react_native,
         "projection": lambda moment, velocity, _: glide(moment, velocity)}


def skipped(moment, page, began):
    """The next enabled tab in the direction of travel, else the nearest on the way back."""
    enabled = [tab["enabled"] for tab in moment.configuration["tabs"]]
    if not any(enabled):
        return began
    step = 1 if page >= began else -1
    onward = range(page, moment.count) if step > 0 else range(page, -1, -1)
    back = range(page, -1, -1) if step > 0 else range(page, moment.count)
    return next(index for index in [*onward, *back] if enabled[index])
