"""One tab bar at one moment: where everything stands and what it looks like, in exact fractions."""
from fractions import Fraction as F
from math import floor

from exact import clamp, decide, lerp, mix, number


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
