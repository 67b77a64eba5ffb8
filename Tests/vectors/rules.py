"""The rules of the tab bar in exact fractions: what `generate.py` takes its expected answers from.

Everything is computed from a request as the service reads it (a dictionary with `configuration`, `state` and perhaps
`event`), with every member of the configuration given. Lengths and positions are fractions, so nothing is rounded
before an answer is written down.

Where an answer jumps (a rounding, something seen or unseen, a motion or none) a request too close to the jump for
doubles is refused with `Ambiguous`; exactly on the jump is fine, where doubles are exact as well.
"""
from fractions import Fraction as F
from math import floor, ceil

import easing

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


class Moment:
    """A configuration and a state, laid out."""

    def __init__(self, configuration, state):
        self.configuration = configuration
        self.state = state
        self.bar = configuration["bar"]
        self.look = configuration["indicator"]
        self.title = configuration["title"]
        self.pager = configuration["pager"]
        self.count = len(configuration["tabs"])
        self.previous = state["selected"]
        self.phase = state["phase"]
        self.is_code = self.phase == "programmatic"
        self.is_gesture = self.phase in ("dragging", "decelerating")
        self.page = F(self.pager["pageWidth"])
        self.offset = F(state["offset"])
        self.position = self.offset / self.page
        decide(self.position - round(self.position))
        decide(self.position + F(1, 2) - round(self.position + F(1, 2)))
        self.place_tabs()
        self.index = self.select()

    # The tabs

    def place_tabs(self):
        bar, count = self.bar, self.count
        view = F(bar["width"])
        spacing, lead, trail = F(bar["spacing"]), F(bar["insets"]["leading"]), F(bar["insets"]["trailing"])
        mode = bar["sizing"]["mode"]
        if mode == "equal":
            share = (view - lead - trail - spacing * (count - 1)) / count if count else F(0)
            widths = [max(F(0), share)] * count
        elif mode == "compact":
            widths = [view / count * F(bar["sizing"]["fraction"])] * count if count else []
        else:
            widths = [F(bar["sizing"]["width"]) if tab["width"] is None else F(tab["width"])
                      for tab in self.configuration["tabs"]]
        filled = sum(widths) + spacing * max(count - 1, 0) + lead + trail
        self.view = view
        self.content = max(view, filled)
        self.limit = self.content - view
        free = max(F(0), view - filled)
        before, between = F(0), F(0)
        alignment = bar["alignment"]
        if alignment == "start" and mode == "compact" and count:
            before = min(widths[0], free)
        elif alignment == "center":
            before = free / 2
        elif alignment == "end":
            before = free
        elif alignment == "space-between" and count > 1:
            between = free / (count - 1)
        elif alignment == "space-around" and count:
            between = free / count
            before = between / 2
        elif alignment == "space-evenly":
            between = free / (count + 1)
            before = between
        self.gap = spacing + between
        self.widths, self.lefts = widths, []
        x = lead + before
        for width in widths:
            self.lefts.append(x)
            x += width + self.gap

    # The selection

    def rounded(self):
        return clamp(floor(self.position + F(1, 2)), 0, self.count - 1) if self.count else None

    def select(self):
        if self.count == 1:
            return 0
        waits = self.is_gesture and self.pager["selection"] == "settled"
        return self.previous if self.is_code or waits else self.rounded()

    # The strip

    def target(self, index, current):
        left, width = self.lefts[index], self.widths[index]
        right = left + width
        kind = self.bar["scrollTo"]
        if kind == "center":
            wanted = left + width / 2 - self.view / 2
        elif kind == "start":
            wanted = left
        elif kind == "end":
            wanted = right - self.view
        elif kind == "none":
            wanted = current
        elif width > self.view:
            wanted = left
        else:
            wanted = clamp(current, right - self.view, left)
        return clamp(wanted, F(0), self.limit)

    def current(self):
        """Where the strip stands; where that is not said, at the target of the tab that was selected."""
        given = number(self.state["barOffset"])
        if given is not None:
            return clamp(given, F(0), self.limit)
        return F(0) if self.previous is None else self.target(self.previous, F(0))

    def strip_for(self, index):
        return self.current() if index is None else self.target(index, self.current())

    def strip_between(self):
        if not self.count:
            return self.current()
        position = clamp(self.position, F(0), F(self.count - 1))
        page = min(floor(position), max(self.count - 2, 0))
        ends = [self.strip_for(page), self.strip_for(min(page + 1, self.count - 1))]
        return lerp(ends[0], ends[1], position - page)

    def strip_end(self):
        if self.bar["follow"] == "drag":
            return self.strip_for(self.index) if self.is_code else self.strip_between()
        return self.current() if self.index == self.previous else self.strip_for(self.index)

    def strip_start(self):
        given = number(self.state["barOffset"])
        if given is not None:
            return given
        if self.bar["follow"] == "drag" or self.previous is None:
            return self.strip_end()
        return self.strip_for(self.previous)

    # The indicator, as [x, width]

    def rest(self, index):
        width = self.look["width"]
        tab = self.widths[index]
        if width == "tab":
            wide = tab
        elif width == "label":
            wide = F(self.configuration["tabs"][index]["labelWidth"])
        elif isinstance(width, dict) and "ratio" in width:
            wide = tab * F(width["ratio"])
        elif isinstance(width, dict):
            wide = max(F(0), tab - 2 * F(width["inset"]))
        else:
            wide = min(F(width), tab)
        return [self.lefts[index] + (tab - wide) / 2, wide]

    def has_indicator(self):
        return self.look is not None and self.look["height"] != 0 and self.look["width"] != 0 and self.count > 0

    def between(self):
        last = self.count - 1
        if self.position < 0 or self.position > last:
            edge = 0 if self.position < 0 else last
            x, width = self.rest(edge)
            pull = (self.position - edge) * (self.widths[edge] + self.gap)
            rule = self.pager["overscroll"]
            if rule == "follow":
                return [x + pull, width]
            if rule == "clamp":
                return [x, width]
            left = max(F(0), width - abs(pull))
            return [x + width - left, left] if pull < 0 else [x, left]
        page = floor(self.position)
        start, end = self.rest(page), self.rest(min(page + 1, last))
        return [lerp(a, b, self.position - page) for a, b in zip(start, end)]

    def indicator_end(self):
        if not self.has_indicator():
            return None
        if self.look["follow"] == "drag" and not self.is_code:
            return self.between()
        return None if self.index is None else self.rest(self.index)

    def indicator_start(self):
        if not self.has_indicator():
            return None
        follows = self.look["follow"] == "drag"
        if follows and self.is_gesture:
            return self.indicator_end()
        given = self.state["indicator"]
        if given is not None:
            return [F(given["x"]), F(given["width"])]
        if follows or self.previous is None or self.phase == "idle":
            return self.indicator_end()
        return self.rest(self.previous)

    # The titles

    def emphases(self):
        if self.title["follow"] == "drag" and not self.is_code:
            position = clamp(self.position, F(0), F(max(self.count - 1, 0)))
            return [max(F(0), 1 - abs(position - i)) for i in range(self.count)]
        return self.emphases_of(self.index)

    def emphases_of(self, index):
        return [F(1 if i == index else 0) for i in range(self.count)]

    def emphases_drawn(self):
        if self.title["follow"] == "drag" and not self.is_code:
            return self.emphases()
        return self.emphases_of(self.index if self.phase == "idle" else self.previous)

    def style(self, emphasis):
        normal, selected = self.title["normal"], self.title["selected"]
        return {
            "fontSize": lerp(F(normal["fontSize"]), F(selected["fontSize"]), emphasis),
            "scale": lerp(F(normal["scale"]), F(selected["scale"]), emphasis),
            "color": mix(normal["color"], selected["color"], emphasis),
        }


# Colours

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
