"""Which tab a touch means."""
from fractions import Fraction as F


def touched(moment, point, minimum):
    """The index of the tab at a point of the viewport, in reading order from the left; None for none."""
    x, y, height = F(point["x"]), F(point["y"]), F(moment.bar["height"])
    reach = max(F(0), (F(minimum) - height) / 2)
    if not (-reach <= y < height + reach and 0 <= x < moment.view):
        return None
    offset = moment.strip_end()
    x += offset
    tabs = [index for index in range(moment.count) if moment.seen(index, offset) > 0]
    enabled = [index for index in tabs if moment.configuration["tabs"][index]["enabled"]]
    # The places of the tabs themselves come first, the later one's at an edge.
    for index in reversed(range(moment.count)):
        if moment.lefts[index] <= x < moment.right(index):
            return index if index in enabled else None
    wanted = []
    for index in enabled:
        slop = max(F(0), (F(minimum) - moment.widths[index]) / 2)
        before = moment.lefts[index] - x
        if 0 < before <= slop and is_free(moment, x, index):
            wanted.append((before, -index))
        if 0 <= -before - moment.widths[index] < slop and is_free(moment, x, index):
            wanted.append((-before - moment.widths[index], -index))
    return -min(wanted)[1] if wanted else None


def is_free(moment, x, index):
    """Whether no other tab is between a tab and a place."""
    def lies_between(other):
        middle = moment.lefts[other]
        return min(x, moment.lefts[index]) < middle < max(x, moment.lefts[index])

    return not any(lies_between(other) for other in range(moment.count) if other != index)
