"""From right to left: a request as if it were read from left to right, and the answer to that as it is seen."""
from fractions import Fraction as F
from math import floor

from moment import Moment


def is_mirrored(configuration):
    return configuration["bar"]["direction"] == "rtl"


def request(given, content):
    """The request whose answer is the mirror image. `content` is the width of the strip."""
    state = dict(given["state"])
    view = F(given["configuration"]["bar"]["width"])
    if state["barOffset"] is not None:
        state["barOffset"] = content - view - F(state["barOffset"])
    if state["indicator"] is not None:
        x, width = F(state["indicator"]["x"]), F(state["indicator"]["width"])
        state["indicator"] = {"x": content - x - width, "width": width}
    return dict(given, state=state)


def content(configuration, state):
    return Moment(configuration, dict(state, barOffset=None, indicator=None)).content


def answer(value, content, view, name=None):
    """The mirror image of an answer, or of a part of it that has this name."""
    limit = content - view

    def turned(offset):
        return None if offset is None else limit - offset

    if isinstance(value, list):
        return [answer(item, content, view, name) for item in value]
    if not isinstance(value, dict):
        return value
    result = {member: answer(part, content, view, member) for member, part in value.items()}
    if "x" in value and "width" in value:
        result["x"] = content - value["x"] - value["width"]
    if name == "bar" and "offset" in value and "scrollOffset" not in value:
        result["offset"] = turned(value["offset"])
        if "maxOffset" in value:
            result["minOffset"], result["maxOffset"] = turned(value["maxOffset"]), turned(value["minOffset"])
            result["paging"] = {end: turned(place) for end, place in value["paging"].items()}
    if name == "bar" and "scrollOffset" in value:
        result["scrollOffset"] = turned(value["scrollOffset"])
    if "barOffset" in value:
        result["barOffset"] = turned(value["barOffset"])
    return result


def snapped(frame, ratio):
    """A rectangle whose edges are rounded to whole pixels, of two equally near to the greater one."""
    def edge(place):
        return F(floor(place * ratio + F(1, 2))) / ratio

    x, y = edge(frame["x"]), edge(frame["y"])
    return dict(frame, x=x, y=y, width=edge(frame["x"] + frame["width"]) - x, height=edge(frame["y"] + frame["height"]) - y)
