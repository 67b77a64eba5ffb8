"""How wide each tab is, and where it stands from left to right, in exact fractions."""
from fractions import Fraction as F

from exact import decide, number


def both_ends(value):
    """A padding or an inset as its leading and its trailing length."""
    if isinstance(value, dict):
        return F(value.get("leading", 0)), F(value.get("trailing", 0))
    return F(value), F(value)


def needs_labels(sizing):
    return sizing["mode"] in ("content", "fill", "auto")


def padding(sizing):
    return both_ends(sizing.get("padding", 16)) if needs_labels(sizing) else (F(0), F(0))


def natural(tab, sizing):
    if tab.get("width") is not None:
        return F(tab["width"])
    needed = F(tab["labelWidth"]) + sum(padding(sizing))
    greatest = number(sizing.get("maxWidth"))
    return max(F(sizing.get("minWidth", 0)), needed if greatest is None else min(needed, greatest))


def filled(tabs, sizing, room):
    """Natural widths, save that the tabs that need less than a share of the room have the share."""
    own = [number(tab.get("width")) for tab in tabs]
    needed = [natural(tab, sizing) for tab in tabs]
    sharing = [index for index, width in enumerate(own) if width is None]
    room -= sum(width for width in own if width is not None)
    while sharing:
        share = room / len(sharing)
        greater = [index for index in sharing if decide(needed[index] - share) > 0]
        if not greater:
            return [max(needed[index], share) if index in sharing else width for index, width in enumerate(needed)]
        room -= sum(needed[index] for index in greater)
        sharing = [index for index in sharing if index not in greater]
    return needed


def shared(tabs, room):
    """Equal shares of the room, of which a tab's own width takes its part first."""
    own = [number(tab.get("width")) for tab in tabs]
    rest = sum(1 for width in own if width is None)
    share = max(F(0), (room - sum(width for width in own if width is not None)) / rest) if rest else F(0)
    return [share if width is None else width for width in own]


def automatic(tabs, sizing, room):
    limit, gutter = sizing.get("maxCount"), F(sizing.get("gutter", 0))

    def all_natural():
        return [natural(tab, sizing) for tab in tabs]

    if limit is None:
        fits = decide(room - 2 * gutter - len(tabs) * max(all_natural())) >= 0
    else:
        fits = len(tabs) <= limit
    if fits and sizing.get("fitting", "equal") == "widest":
        widest = max(all_natural())
        return [widest if tab.get("width") is None else F(tab["width"]) for tab in tabs]
    if fits or sizing.get("otherwise", "content") == "equal":
        return shared(tabs, room)
    return all_natural()


def widths(tabs, bar):
    """The width of each tab."""
    if not tabs:
        return []
    count, view, sizing = len(tabs), F(bar["width"]), bar["sizing"]
    room = view - F(bar["insets"]["leading"]) - F(bar["insets"]["trailing"]) - F(bar["spacing"]) * (count - 1)
    mode = sizing["mode"]
    if mode == "equal":
        share = max(F(0), F(sizing.get("minWidth", 0)), room / count)
        greatest = number(sizing.get("maxWidth"))
        return [share if greatest is None else min(share, greatest)] * count
    if mode == "compact":
        return [view / count * F(sizing.get("fraction", 0.5))] * count
    if mode == "fixed":
        return [F(sizing["width"]) if tab.get("width") is None else F(tab["width"]) for tab in tabs]
    if mode == "content":
        return [natural(tab, sizing) for tab in tabs]
    return filled(tabs, sizing, room) if mode == "fill" else automatic(tabs, sizing, room)


class Places:
    """Where the tabs of a moment stand."""

    def place_tabs(self):
        bar, count = self.bar, self.count
        self.view = F(bar["width"])
        self.widths = widths(self.configuration["tabs"], bar)
        lead, spacing = F(bar["insets"]["leading"]), F(bar["spacing"])
        occupied = sum(self.widths) + spacing * max(count - 1, 0) + lead + F(bar["insets"]["trailing"])
        self.content = max(self.view, occupied)
        self.limit = self.content - self.view
        before, between = aligned(bar, count, max(F(0), self.view - occupied), self.widths)
        self.gap = spacing + between
        self.lefts = []
        x = lead + before
        for width in self.widths:
            self.lefts.append(x)
            x += width + self.gap

    def right(self, index):
        return self.lefts[index] + self.widths[index]


def aligned(bar, count, free, given):
    """The free space before the first tab, and between each two."""
    alignment = bar["alignment"]
    if alignment == "start" and bar["sizing"]["mode"] == "compact" and count:
        return min(given[0], free), F(0)
    if alignment == "center":
        return free / 2, F(0)
    if alignment == "end":
        return free, F(0)
    if alignment == "space-between" and count > 1:
        return F(0), free / (count - 1)
    if alignment == "space-around" and count:
        return free / count / 2, free / count
    if alignment == "space-evenly":
        return free / (count + 1), free / (count + 1)
    return F(0), F(0)
