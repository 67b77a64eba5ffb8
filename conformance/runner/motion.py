"""Compares animations by what they show, not by their keyframes."""
import sys

from . import easing

# Odd multiples of 1/64 of the time: no keyframe of a usual jump falls on one.
TIMES = [(2 * index + 1) / 64 for index in range(32)]
SCROLLED = ("x", "width", "scrollOffset")
NUMBERS = SCROLLED + ("offset", "opacity", "scale", "fontSize")


def places(keyframes, at):
    """The values of a track at a progress; beyond its ends it goes on as its first or last two keyframes do."""
    after = next((i for i, keyframe in enumerate(keyframes) if keyframe["offset"] > at), len(keyframes) - 1)
    first, last = keyframes[max(0, after - 1)], keyframes[max(1, after)]
    span = last["offset"] - first["offset"]
    if span == 0:
        return {name: value for name, value in (last if at >= last["offset"] else first).items() if name != "offset"}
    share = (at - first["offset"]) / span
    return {name: _mixed(name, value, last[name], share) for name, value in first.items() if name != "offset"}


def _mixed(name, first, last, share):
    if name == "color":
        return color(first, last, share)
    value = first + (last - first) * share
    if name == "opacity":
        return min(1.0, max(0.0, value))
    return max(0.0, value) if name in ("width", "scale", "fontSize") else value


def channels(text):
    digits = text[1:] + "ff" * (len(text) == 7)
    return [int(digits[i:i + 2], 16) for i in range(0, 8, 2)]


def color(first, last, share):
    """A mixed colour, with premultiplied alpha as CSS has it."""
    one, other = channels(first), channels(last)
    alpha = min(255.0, max(0.0, one[3] + (other[3] - one[3]) * share))
    mixed = [(a * one[3] + (b * other[3] - a * one[3]) * share) / alpha if alpha else 0 for a, b in zip(one[:3], other[:3])]
    return "#" + "".join(f"{round(min(255, max(0, value))):02x}" for value in [*mixed, alpha])


def clock(animation):
    """The progress of an animation at a time in milliseconds. A timeline has no duration, and is its own clock."""
    duration = animation.get("duration", 1)

    def at(time):
        return 1.0 if time >= duration else easing.progress(animation.get("easing", "linear"), time / duration)

    return at


def tracks(animation, named):
    """The tracks that an animation has of those named, each of which it must have: those of titles and tabs by their index."""
    found = {}
    for name in ("indicator", "bar", "pager", "titles", "tabs"):
        if name not in named:
            continue
        for path, track in _listed(name, animation[name]):
            if path in found:
                raise ValueError(f"{path} is there twice")
            _check(path, track)
            found[path] = track
    return found


def _listed(name, track):
    if not isinstance(track, list):
        raise ValueError(f"{name} is no list")
    if name not in ("titles", "tabs"):
        return [(name, track)]
    if not all(is_number(one["index"]) for one in track):
        raise ValueError(f"an index in {name} is no number")
    return [(f"{name}/{one['index']}", one["keyframes"]) for one in track]


def _check(path, track):
    """Whether anyone could play a track, in the parts of it that no time falls into, too."""
    if not isinstance(track, list):
        raise ValueError(f"{path} has no list of keyframes")
    before = 0
    for keyframe in track:
        for name, value in keyframe.items():
            if name in NUMBERS and not is_number(value):
                raise ValueError(f"{name} in {path} is no number")
        if not keyframe.keys() >= track[0].keys():
            raise ValueError(f"a keyframe of {path} has fewer members than the first")
        if not before <= keyframe["offset"] <= 1:
            raise ValueError(f"the offsets of {path} do not grow from 0 to 1")
        if not 0 <= keyframe.get("opacity", 1) <= 1:
            raise ValueError(f"an opacity in {path} is not from 0 to 1")
        before = keyframe["offset"]


def is_number(value):
    """Whether it is a number that a double can hold: here an integer may have any number of digits."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= sys.float_info.max


def differences(expected, actual, tolerance, same, path):
    """Where two animations or timelines differ. `same(expected, actual, tolerance, path)` compares plain values."""
    plain = ("reason", "tolerance")
    yield from same({name: expected[name] for name in plain if name in expected}, actual, tolerance, path)
    if "duration" in expected:
        share = tolerance.get("duration")
        if share is None or not is_number(actual.get("duration")):
            yield from same({"duration": expected["duration"]}, actual, tolerance, path)
        elif not abs(actual["duration"] - expected["duration"]) <= share * expected["duration"]:
            yield f"{path}/duration", expected["duration"], actual["duration"]
    try:
        if "easing" in expected and not isinstance(actual["easing"], str):
            raise ValueError("the easing is no string")
        wanted, given = tracks(expected, expected), tracks(actual, expected)
        for name in sorted(wanted.keys() | given.keys()):
            one, other = wanted.get(name, []), given.get(name, [])
            if bool(one) != bool(other):
                yield f"{path}/{name}", one, other
            elif one:
                yield from _moved(one, other, clock(expected), clock(actual), expected.get("duration", 1), tolerance, same,
                                  f"{path}/{name}")
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError) as error:
        yield path, "an animation that can be played", f"{type(error).__name__}: {error}"


def _moved(one, other, one_clock, other_clock, duration, tolerance, same, path):
    for end in (0, -1):
        wanted = {name: value for name, value in one[end].items() if name != "offset"}
        yield from same(wanted, other[end], tolerance, f"{path}/{'start' if end == 0 else 'end'}")
    if duration == 0:
        return
    for time in TIMES:
        wanted, given = (places(track, at(time * duration)) for track, at in ((one, one_clock), (other, other_clock)))
        for name, value in wanted.items():
            if name == "color":
                near = all(abs(a - b) <= 3 for a, b in zip(channels(value), channels(given[name])))
            else:
                near = abs(given[name] - value) <= allowed(name, value, tolerance, one)
            if not near:
                yield f"{path}/{name} at {time * duration:g}", value, given[name]
                return


def allowed(name, value, tolerance, track):
    """How far a value may be off on its way."""
    if name not in SCROLLED:
        return 0.01 * max(1, abs(value))
    # A spring's easing is as close as the indicator needs it, of whose way that of the pages is many times.
    way = abs(track[-1][name] - track[0][name]) if "duration" in tolerance and name == "scrollOffset" else 0
    return max(tolerance.get("keyframes", 0), way / 250)
