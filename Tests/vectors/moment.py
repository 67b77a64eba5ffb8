"""One tab bar at one moment: where everything stands and what it looks like, in exact fractions."""
from fractions import Fraction as F
from math import ceil, floor

import oklab
from exact import Ambiguous, clamp, decide, lerp, mix
from mark import Mark
from strip import Strip
from widths import Places


class Moment(Places, Strip, Mark):
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
        if state.get("titles"):
            # Where titles come from that are seen on their way the model does not know.
            raise Ambiguous()
        self.is_code = self.phase == "programmatic"
        self.is_gesture = self.phase in ("dragging", "decelerating")
        self.page = F(self.pager["pageWidth"])
        self.offset = F(state["offset"])
        self.position = self.offset / self.page
        whole = round(self.position)
        if float(whole * self.page) == state["offset"]:
            # The double nearest to a whole number of pages is exactly on that page.
            self.position = F(whole)
        decide(self.position - round(self.position))
        decide(self.position + F(1, 2) - round(self.position + F(1, 2)))
        self.place_tabs()
        self.index = self.select()

    # The selection

    def rounded(self):
        return clamp(floor(self.position + F(1, 2)), 0, self.count - 1) if self.count else None

    def select(self):
        if self.count == 1:
            return 0
        if self.is_code:
            return self.previous
        rule = self.pager["selection"]
        if not self.is_gesture or rule == "nearest":
            return self.rounded()
        return self.previous if rule == "settled" else self.hesitant()

    def hesitant(self):
        """The selection that does not change until the position is further than a threshold from it."""
        threshold = F(str(self.pager.get("threshold", 0.6)))
        if self.previous is None or not self.count:
            return self.rounded()
        way = decide(abs(self.position - self.previous) - threshold)
        # A page that is exactly reached is selected even where the threshold is a whole page.
        if way <= 0 and self.position.denominator > 1:
            return self.previous
        page, part = floor(self.position), self.position - floor(self.position)
        if not part:
            found = page
        elif threshold >= F(1, 2):
            found = ceil(self.position - threshold) if self.position > self.previous else floor(self.position + threshold)
        elif part <= threshold or 1 - part <= threshold or not self.state["velocity"]:
            return self.rounded()
        else:
            found = page + (self.state["velocity"] > 0)
        return clamp(found, 0, self.count - 1)

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
            "fontWeight": lerp(F(normal.get("fontWeight", 400)), F(selected.get("fontWeight", 400)), emphasis),
            "color": (oklab.mix if self.title.get("colorSpace") == "oklab" else mix)(normal["color"], selected["color"], emphasis),
        }
