"""The rules of the tab bar in exact fractions: what `generate.py` takes its expected answers from.

Everything is computed from a request as the service reads it (a dictionary with `configuration`, `state` and perhaps
`event`), with every member of the configuration given. Lengths and positions are fractions, so nothing is rounded
before an answer is written down.

Where an answer jumps (a rounding, something seen or unseen, a motion or none) a request too close to the jump for
doubles is refused with `Ambiguous`; exactly on the jump is fine, where doubles are exact as well.
"""
from fractions import Fraction as F

import easing
from exact import NEAR, Ambiguous, clamp, decide, lerp
from moment import Moment

__all__ = ["Ambiguous", "layout", "transition"]


# Animations

def track(start, end, write, reduced):
    """Two keyframes, or none where nothing moves."""
    if start is None or end is None or all(decide(a - b) == 0 for a, b in zip(start, end)):
        return []
    return [dict(write(end if reduced else start), offset=F(0)), dict(write(end), offset=F(1))]


def animation(moment, start, end, timing, reason):
    reduced = moment.configuration["motion"]["reduced"]

    def indicator(value):
        return {"x": value[0], "width": value[1], "opacity": F(1)}

    def scroll(value):
        return {"scrollOffset": value[0]}

    titles = []
    if moment.title["normal"] != moment.title["selected"]:
        for index in range(moment.count):
            frames = track([start["titles"][index]], [end["titles"][index]], lambda e: moment.style(e[0]), reduced)
            if frames:
                titles.append({"index": index, "keyframes": frames})
    answer = {
        "duration": F(0) if reduced else F(timing["duration"]),
        "easing": "linear" if reduced else timing["easing"],
        "reason": reason,
        "indicator": track(start["indicator"], end["indicator"], indicator, reduced),
        "bar": track([start["bar"]], [end["bar"]], scroll, reduced),
        "titles": titles,
        "pager": track([start["pager"]], [end["pager"]], scroll, reduced),
    }
    return answer if any(answer[name] for name in ("indicator", "bar", "titles", "pager")) else None


def layout_animation(moment):
    if moment.phase == "idle" or moment.previous is None:
        return None
    motion = moment.configuration["motion"]
    timing, reason = motion["settle"], "settle"
    if moment.is_gesture:
        reason = "selection"
    if moment.is_code:
        timing, reason = motion["tap"], "tap"
    follows_drag = moment.bar["follow"] == "drag" and moment.is_gesture
    emphases = moment.emphases()
    moves = moment.title["follow"] == "selection" and moment.title["animated"]
    start = {
        "indicator": moment.indicator_start(), "pager": F(0),
        "bar": moment.strip_end() if follows_drag else moment.strip_start(),
        "titles": moment.emphases_of(moment.previous) if moves else emphases,
    }
    end = {"indicator": moment.indicator_end(), "pager": F(0), "bar": moment.strip_end(), "titles": emphases}
    return animation(moment, start, end, timing, reason)


# Answers

def selection(index, previous, position):
    return {
        "index": index, "id": None if index is None else str(index), "previous": previous,
        "changed": index != previous, "position": position,
        "offsetRatio": None if index is None else position - index,
    }


def bar_answer(moment):
    return {"contentWidth": moment.content, "offset": moment.strip_end(), "maxOffset": moment.limit}


def indicator_answer(moment):
    extent = moment.indicator_end()
    if extent is None:
        return None
    look, height = moment.look, F(moment.bar["height"])
    tall, inset = F(look["height"]), F(look["inset"])
    y = {"bottom": height - tall - inset, "top": inset, "center": (height - tall) / 2}[look["position"]]
    return {"x": extent[0], "y": y, "width": extent[1], "height": tall, "cornerRadius": F(look["cornerRadius"]),
            "color": look["color"], "opacity": F(1)}


def seen(moment, index, offset):
    """Whether a tab shows in the viewport; None where only a rounding could tell."""
    margin = min(moment.lefts[index] + moment.widths[index] - offset, offset + moment.view - moment.lefts[index])
    return None if abs(margin) < NEAR else margin > 0


def layout(request):
    moment = Moment(request["configuration"], request["state"])
    tabs = []
    offset = moment.strip_end()
    for index, emphasis in enumerate(moment.emphases()):
        tabs.append(dict({
            "id": str(index), "x": moment.lefts[index], "y": F(0), "width": moment.widths[index],
            "height": F(moment.bar["height"]), "selected": index == moment.index, "emphasis": emphasis,
            "visible": seen(moment, index, offset),
        }, **moment.style(emphasis)))

    def pages(position):
        return [i for i in range(moment.count) if abs(position - i) < 1]

    near = pages(clamp(moment.position, F(0), F(max(moment.count - 1, 0))))
    preload = moment.pager["preload"]
    return {
        "selection": selection(moment.index, moment.previous, moment.position),
        "bar": bar_answer(moment), "tabs": tabs, "indicator": indicator_answer(moment),
        "pager": {
            "offset": moment.offset, "visible": pages(moment.position),
            "mounted": [i for i in range(moment.count) if any(abs(i - page) <= preload for page in near)],
        },
        "animation": layout_animation(moment),
    }


def transition(request, times):
    """The answer to an event, and frames at parts of its duration."""
    configuration, state, event = request["configuration"], request["state"], request["event"]
    before = Moment(configuration, state)
    motion = configuration["motion"]
    is_tap = event["type"] == "tap"
    if is_tap and not configuration["tabs"][event["index"]]["enabled"]:
        kept = dict(state, barOffset=before.strip_start())
        end = Moment(configuration, kept)
        poses = {"indicator": before.indicator_start(), "bar": before.strip_start(), "pager": before.offset}
        return answer(end, kept, selection(before.previous, before.previous, before.position), None, poses, poses,
                      times)
    if is_tap:
        chosen, timing, reason = event["index"], motion["tap"], "tap"
    else:
        chosen, timing, reason = before.rounded(), motion["settle"], "settle"
        if before.is_code and before.index is not None:
            chosen = before.index
    goes = is_tap or chosen != before.previous or before.bar["follow"] == "drag"
    strip = before.strip_for(chosen) if goes else before.current()
    page = (chosen or 0) * before.page
    after = {"offset": page, "phase": "idle", "velocity": 0, "selected": chosen, "barOffset": strip,
             "indicator": None}
    end = Moment(configuration, after)
    titles = configuration["title"]
    glide = before.pager["animated"] if titles["follow"] == "drag" else titles["animated"]
    finish = {"indicator": end.indicator_end(), "bar": strip, "pager": page, "titles": end.emphases_of(chosen)}
    start = {
        "indicator": before.indicator_start(), "bar": before.strip_start(),
        "pager": before.offset if before.pager["animated"] else page,
        "titles": before.emphases_drawn() if glide else finish["titles"],
    }
    moves = None
    if before.previous is not None:
        moves = animation(before, start, finish, timing, reason)
    return answer(end, after, selection(chosen, before.previous, end.position), moves, start, finish, times)


def answer(end, state, chosen, moves, start, finish, times):
    frames = []
    for part in times:
        time = F(0) if moves is None else F(float(F(part) * moves["duration"]))
        done = F(1)
        if moves is not None and moves["duration"] > 0:
            done = ease(moves["easing"], time / moves["duration"])
        indicator = None
        if finish["indicator"] is not None:
            first = start["indicator"] or finish["indicator"]
            x, width = (lerp(a, b, done) for a, b in zip(first, finish["indicator"]))
            indicator = {"x": x, "width": max(F(0), width), "opacity": F(1)}
        frames.append({
            "time": time, "progress": done, "indicator": indicator,
            "bar": {"offset": lerp(start["bar"], finish["bar"], done)},
            "pager": {"offset": lerp(start["pager"], finish["pager"], done)},
        })
    return {"state": state, "selection": chosen, "bar": bar_answer(end), "indicator": indicator_answer(end),
            "animation": moves, "frames": frames}


def ease(name, time):
    if name == "linear":
        return clamp(time, F(0), F(1))
    curve = easing.KEYWORDS.get(name)
    if curve is None:
        curve = [float(part) for part in name[len("cubic-bezier("):-1].split(",")]
    return F(easing.progress(curve, float(time)))
