"""The indicator, as [x, width]."""
from fractions import Fraction as F
from math import floor

import stretches
from exact import mix
from widths import both_ends, needs_labels, padding


class Mark:
    """The indicator of a moment."""

    def place_of(self, index):
        """Where the indicator may be in a tab: the tab, less what is kept free at the outer ends of the strip."""
        outer = self.look.get("outerInsets", {})
        left, right = self.lefts[index], self.right(index)
        if index == 0:
            left = min(right, left + F(outer.get("leading", 0)))
        if index == self.count - 1:
            right = max(left, right - F(outer.get("trailing", 0)))
        return left, right

    def label(self, index):
        before, after = padding(self.bar["sizing"]) if needs_labels(self.bar["sizing"]) else (F(0), F(0))
        wide = F(self.configuration["tabs"][index]["labelWidth"])
        return self.lefts[index] + before + (self.widths[index] - before - after - wide) / 2, wide

    def rest(self, index):
        width = self.look["width"]
        left, right = self.place_of(index)
        if width == "label":
            left, wide = self.label(index)
            right = left + wide
        elif width == "tab":
            wide = right - left
        elif isinstance(width, dict) and "ratio" in width:
            wide = (right - left) * F(width["ratio"])
        elif isinstance(width, dict):
            before, after = both_ends(width["inset"])
            wide = max(F(0), right - left - before - after)
            if wide > 0:
                left, right = left + before, right - after
        else:
            wide = min(F(width), right - left)
        wide = max(wide, F(self.look.get("minWidth", 0)))
        side = {"start": F(0), "center": F(1, 2), "end": F(1)}[self.look.get("alignment", "center")]
        return [left + (right - left - wide) * side, wide]

    def has_indicator(self):
        return self.look is not None and self.look["height"] != 0 and self.look["width"] != 0 and self.count > 0

    @property
    def stretch(self):
        return self.look.get("stretch", "linear")

    def between(self):
        return self.drawn_between()[0]

    def drawn_between(self):
        """The extent and the opacity at the position."""
        last = self.count - 1
        if self.position < 0 or self.position > last:
            edge = 0 if self.position < 0 else last
            x, width = self.rest(edge)
            pull = (self.position - edge) * (self.widths[edge] + self.gap)
            rule = self.pager["overscroll"]
            if rule == "follow":
                return self.beyond(x, width, pull)
            if rule == "clamp":
                return [x, width], F(1)
            left = max(F(0), width - abs(pull))
            return ([x + width - left, left] if pull < 0 else [x, left]), F(1)
        page = floor(self.position)
        return stretches.place(self.stretch, self.rest(page), self.rest(min(page + 1, last)), self.position - page)

    def beyond(self, x, width, pull):
        """Beyond an end, where tabs like the edge tab are thought to be."""
        edge = 0 if pull < 0 else self.count - 1
        stride = self.widths[edge] + self.gap
        distance = abs(self.position - edge)
        page = floor(distance)
        side = -1 if pull < 0 else 1
        ends = [[x + side * stride * step, width] for step in (page, page + 1)]
        if side > 0:
            return stretches.place(self.stretch, ends[0], ends[1], distance - page)
        # The way is the one from the earlier tab to the later one.
        return stretches.place(self.stretch, ends[1], ends[0], 1 - (distance - page))

    def indicator_end(self):
        if not self.has_indicator():
            return None
        if self.look["follow"] == "drag" and not self.is_code:
            return self.between()
        return None if self.index is None else self.rest(self.index)

    def opacity(self):
        return self.drawn_between()[1] if self.look["follow"] == "drag" and not self.is_code else F(1)

    def opacity_start(self):
        follows = self.look["follow"] == "drag"
        if follows and self.is_gesture:
            return self.opacity()
        given = self.state["indicator"]
        if given is not None:
            return F(given.get("opacity", 1))
        return self.opacity() if follows or self.previous is None or self.phase == "idle" else F(1)

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

    # Its colour

    def color_of(self, index):
        colors = self.look["color"]
        return colors[index % len(colors)] if isinstance(colors, list) else colors

    def mixed(self, start, end, part):
        if stretches.jumps(self.stretch):
            part = F(0) if part < F(1, 2) else F(1)
        return start if start == end else mix(start, end, part)

    def color(self):
        if self.look["follow"] != "drag" or self.is_code:
            return self.color_of(self.index)
        position = max(F(0), min(self.position, F(self.count - 1)))
        page = floor(position)
        return self.mixed(self.color_of(page), self.color_of(min(page + 1, self.count - 1)), position - page)
