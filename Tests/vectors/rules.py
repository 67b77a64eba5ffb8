"""The rules of the tab bar in exact fractions: what `generate.py` and the conformance kit take their expected answers from.

Everything is computed from a request with every member of the configuration given (`expand.py`). Lengths and positions
are fractions, so nothing is rounded before an answer is written down.

Where an answer jumps (a rounding, something seen or unseen, a motion or none) a request too close to the jump for
doubles is refused with `Ambiguous`; exactly on the jump is fine, where doubles are exact as well. So is what the model
does not know.
"""
from fractions import Fraction as F

from exact import NEAR, Ambiguous, clamp
from flings import landing
from moment import Moment
from movement import Clock, Movement

__all__ = ["Ambiguous", "layout", "transition"]


# The parts of answers

def selection(moment, index, previous, position):
    return {
        "index": index, "id": None if index is None else moment.configuration["tabs"][index].get("id", str(index)),
        "previous": previous, "changed": index != previous, "position": position,
        "offsetRatio": None if index is None else position - index,
    }


def bar_answer(moment, offset=None):
    offset = moment.strip_end() if offset is None else offset
    low, high = moment.limits()
    return {"contentWidth": moment.content, "offset": offset, "minOffset": low, "maxOffset": high} | moment.ends(offset)


def indicator_answer(moment):
    extent = moment.indicator_end()
    if extent is None:
        return None
    look, height = moment.look, F(moment.bar["height"])
    tall, inset = F(look["height"]), F(look["inset"])
    y = {"bottom": height - tall - inset, "top": inset, "center": (height - tall) / 2}[look["position"]]
    return {"x": extent[0], "y": y, "width": extent[1], "height": tall, "cornerRadius": F(look["cornerRadius"]),
            "color": moment.color(), "opacity": moment.opacity()}


def seen(moment, index, offset):
    """Whether a tab shows in the viewport; None where only a rounding could tell."""
    margin = moment.seen(index, offset)
    is_exact = all(F(float(place)) == place for place in (moment.lefts[index], moment.right(index), offset))
    return None if abs(margin) < NEAR and not is_exact else margin > 0


def pages_answer(moment):
    def pages(position):
        return [i for i in range(moment.count) if abs(position - i) < 1]

    near = pages(clamp(moment.position, F(0), F(max(moment.count - 1, 0))))
    preload = moment.pager["preload"]
    mounted = [i for i in range(moment.count) if any(abs(i - page) <= preload for page in near)]
    rest = [i for i in moment.state.get("mounted", []) if i not in mounted]
    return {"offset": moment.offset, "visible": pages(moment.position), "mounted": mounted,
            "unmount": sorted(rest, key=lambda page: (-abs(page - moment.position), -page))}


def tabs_answer(moment):
    offset, tabs = moment.strip_end(), []
    for index, emphasis in enumerate(moment.emphases()):
        tabs.append(dict({
            "id": moment.configuration["tabs"][index].get("id", str(index)), "x": moment.lefts[index], "y": F(0),
            "width": moment.widths[index], "height": F(moment.bar["height"]), "selected": index == moment.index,
            "emphasis": emphasis, "visible": seen(moment, index, offset),
        }, **moment.style(emphasis)))
    return tabs


# A moment

def layout_animation(moment):
    if moment.phase == "idle" or moment.previous is None:
        return None
    motion = moment.configuration["motion"]
    timing, reason = motion["settle"], "settle"
    if moment.is_gesture:
        reason = "selection"
    if moment.is_code:
        timing, reason = motion["tap"], "tap"
    follows_drag = moment.bar["follow"] != "selection" and moment.is_gesture
    emphases = moment.emphases()
    moves = moment.title["follow"] == "selection" and moment.title["animated"]
    start = {
        "indicator": moment.indicator_start(), "pager": F(0),
        "bar": moment.strip_end() if follows_drag else moment.strip_start(),
        "titles": moment.emphases_of(moment.previous) if moves else emphases,
    }
    end = {"indicator": moment.indicator_end(), "pager": F(0), "bar": moment.strip_end(), "titles": emphases}
    if moment.has_indicator():
        start["opacity"], end["opacity"] = moment.opacity_start(), moment.opacity()
    needs_path(moment, moment.previous, moment.index)
    return Movement(moment, start, end, Clock(timing, motion)).animation(reason)


def needs_path(moment, start, end):
    """Refuses a way by other tabs, which only an event that starts at rest has here."""
    if moment.look and moment.look.get("path") == "through" and start is not None and end is not None:
        is_between = moment.look["follow"] == "drag" and moment.phase == "settled" and moment.position.denominator > 1
        if abs(end - start) > 1 or is_between:
            raise Ambiguous()


def layout(request):
    moment = Moment(request["configuration"], request["state"])
    return {
        "selection": selection(moment, moment.index, moment.previous, moment.position), "bar": bar_answer(moment),
        "tabs": tabs_answer(moment), "indicator": indicator_answer(moment), "pager": pages_answer(moment),
        "animation": layout_animation(moment),
    }


# An event

def transition(request, times, are_parts=True):
    """The answer to a tap, a fling or the end of a gesture, and frames at times, or at parts of the duration."""
    configuration, state, event = request["configuration"], request["state"], request["event"]
    before = Moment(configuration, state)
    motion = configuration["motion"]
    if event["type"] == "tap":
        if not configuration["tabs"][event["index"]]["enabled"]:
            return unmoved(before, dict(state, barOffset=before.strip_start()), times, are_parts)
        return moved(before, event["index"], motion["tap"], "tap", times, are_parts)
    if event["type"] == "fling":
        chosen = landing(before, F(event["velocity"]))
    else:
        chosen = before.index if before.is_code and before.index is not None else before.rounded()
    return moved(before, chosen, motion["settle"], "settle", times, are_parts)


def unmoved(before, kept, times, are_parts):
    """The answer to what changes nothing but the state that is answered."""
    end = Moment(before.configuration, kept)
    pose = {"indicator": before.indicator_start(), "bar": F(kept["barOffset"]), "pager": before.offset, "titles": before.emphases()}
    if before.has_indicator():
        pose["opacity"] = before.opacity_start()
    movement = Movement(before, pose, pose, Clock({"duration": 0, "easing": "linear"}))
    chosen = selection(before, before.previous, before.previous, before.position)
    return answer(end, kept, chosen, None, movement, times, are_parts)


def moved(before, chosen, timing, reason, times, are_parts):
    configuration = before.configuration
    goes = reason == "tap" or chosen != before.previous or before.bar["follow"] != "selection"
    strip = before.strip_for(chosen) if goes else before.current()
    page = (chosen or 0) * before.page
    after = {"offset": page, "phase": "idle", "velocity": 0, "selected": chosen, "barOffset": strip, "indicator": None}
    end = Moment(configuration, after)
    titles = configuration["title"]
    glide = before.pager["animated"] if titles["follow"] == "drag" else titles["animated"]
    finish = {"indicator": end.indicator_end(), "bar": strip, "pager": page, "titles": end.emphases_of(chosen)}
    start = {
        "indicator": before.indicator_start(), "bar": before.strip_start(),
        "pager": before.offset if before.pager["animated"] else page,
        "titles": before.emphases_drawn() if glide else finish["titles"],
    }
    if before.has_indicator():
        start["opacity"] = before.opacity_start()
    stops, passed = path(before, start, end, chosen, glide)
    movement = Movement(before, start, finish, Clock(timing, configuration["motion"]), stops, passed)
    moves = None if before.previous is None else movement.animation(reason)
    return answer(end, after, selection(end, chosen, before.previous, end.position), moves, movement, times, are_parts)


def path(before, start, end, chosen, glide):
    """The places of the indicator on its way to the chosen tab, and the pages from which to which titles light up in turn."""
    if start["indicator"] is None or end.index is None or before.previous is None:
        return None, None
    first = (start["indicator"], before.color())
    last = (end.indicator_end(), before.color_of(chosen))
    is_through = before.look.get("path") == "through" and abs(chosen - before.previous) > 1
    if not is_through:
        return [first, last], None
    if start["indicator"] != before.rest(before.previous):
        raise Ambiguous()
    step = 1 if chosen > before.previous else -1
    between = [(before.rest(index), before.color_of(index)) for index in range(before.previous + step, chosen, step)]
    lights = glide and before.title["follow"] == "drag"
    return [first, *between, last], (F(before.previous), F(chosen)) if lights else None


def answer(end, state, chosen, moves, movement, times, are_parts):
    frames = []
    for time in times:
        if are_parts:
            time = F(0) if moves is None else F(float(F(time) * moves["duration"]))
        frames.append(movement.frame(F(time), moves is not None))
    return {"state": state, "selection": chosen, "bar": bar_answer(end, F(state["barOffset"]) if moves else None),
            "indicator": indicator_answer(end), "animation": moves, "frames": frames}
