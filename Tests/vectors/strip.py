"""Where the strip of titles is scrolled to."""
from fractions import Fraction as F
from math import floor

from exact import clamp, lerp, number


class Strip:
    """The strip of a moment, of which `Places` says where its tabs stand."""

    def window(self):
        """What of the viewport is kept aside at its left and at its right end."""
        given = self.bar.get("scrollPadding", {})
        ends = [F(given.get("leading", 0)), F(given.get("trailing", 0))]
        return [end * self.view / sum(ends) for end in ends] if sum(ends) > self.view else ends

    def wanted(self, index, current, kind):
        """Where a tab is brought to, before that is kept within the limits."""
        left, width, right = self.lefts[index], self.widths[index], self.right(index)
        before, after = self.window()
        room = self.view - before - after
        if kind in ("center", "centerWithInsets"):
            return left + width / 2 - before - room / 2
        if kind == "end":
            return right - self.view + after
        if kind == "none":
            return current
        if kind == "start" or width > room:
            return left - before
        margin = min(F(self.bar.get("scrollMargin", 0)), (room - width) / 2)
        return clamp(current, right + margin - self.view + after, left - margin - before)

    def limits(self):
        if self.bar["scrollTo"] != "centerWithInsets" or not self.count:
            return F(0), self.limit
        ends = [self.wanted(index, F(0), "center") for index in (0, self.count - 1)]
        return min(F(0), ends[0]), max(self.limit, ends[1])

    def kept(self, offset):
        return clamp(offset, *self.limits())

    def target(self, index, current):
        return self.kept(self.wanted(index, current, self.bar["scrollTo"]))

    def current(self):
        """Where the strip stands; where that is not said, at the target of the tab that was selected."""
        given = number(self.state["barOffset"])
        if given is not None:
            return self.kept(given)
        return self.kept(F(0)) if self.previous is None else self.target(self.previous, F(0))

    def strip_for(self, index):
        return self.current() if index is None else self.target(index, self.current())

    def strip_between(self):
        """Between the targets of the tabs on either side of the position."""
        if not self.count:
            return self.current()
        position = clamp(self.position, F(0), F(self.count - 1))
        page = min(floor(position), max(self.count - 2, 0))
        after = min(page + 1, self.count - 1)
        if self.bar["follow"] == "unclamped":
            ends = [self.wanted(index, self.current(), self.bar["scrollTo"]) for index in (page, after)]
            return self.kept(lerp(*ends, position - page))
        way = position - self.previous if self.previous is not None else None
        if self.bar["follow"] == "distance" and self.is_gesture and way is not None and abs(way) <= 1:
            if way == 0:
                return self.current()
            return lerp(self.current(), self.strip_for(self.previous + (1 if way > 0 else -1)), abs(way))
        return lerp(self.strip_for(page), self.strip_for(after), position - page)

    def held(self, offset):
        """A strip that is not to move against the way of a gliding pager."""
        given = number(self.state["barOffset"])
        if not self.bar.get("noBackScroll") or self.phase != "decelerating" or given is None or self.previous is None:
            return offset
        page = floor(self.position)
        if page == self.previous:
            return offset
        return max(offset, self.kept(given)) if page < self.previous else min(offset, self.kept(given))

    def strip_end(self):
        focused = self.state.get("focused")
        if self.phase == "idle" and focused is not None and focused != self.index:
            kind = "none" if self.bar["scrollTo"] == "none" else "nearest"
            return self.kept(self.wanted(focused, self.current(), kind))
        if self.bar["follow"] != "selection":
            return self.strip_for(self.index) if self.is_code else self.held(self.strip_between())
        return self.current() if self.index == self.previous else self.strip_for(self.index)

    def strip_start(self):
        given = number(self.state["barOffset"])
        if given is not None:
            return given
        if self.bar["follow"] != "selection" or self.previous is None:
            return self.strip_end()
        return self.strip_for(self.previous)

    # What is seen of it

    def seen(self, index, offset):
        return min(self.right(index) - offset, offset + self.view - self.lefts[index])

    def ends(self, offset):
        """The tabs that are cut or hidden at each end, and where a press of an arrow button scrolls to."""
        tabs = range(self.count)
        before = [index for index in tabs if self.lefts[index] < offset]
        after = [index for index in tabs if self.right(index) > offset + self.view]
        back, on = None, None
        if before:
            last = before[-1]
            # One that ends behind the viewport, too, is paged through by the viewport's width.
            back = offset - self.view if self.right(last) >= offset + self.view else self.right(last) - self.view
        if after:
            first = after[0]
            on = offset + self.view if self.lefts[first] <= offset else self.lefts[first]
        visible = [index for index in tabs if self.seen(index, offset) > 0]
        return {
            "overflow": {"leading": len(before), "trailing": len(after)},
            "paging": {name: None if place is None else self.kept(place) for name, place in (("backward", back), ("forward", on))},
            "firstVisible": visible[0] if visible else None, "lastVisible": visible[-1] if visible else None,
        }
