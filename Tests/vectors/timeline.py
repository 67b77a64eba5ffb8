"""Everything at every position of the pager, as keyframes over P/(n − 1)."""
from fractions import Fraction as F

import stretches
from exact import Ambiguous
from moment import Moment


def timeline(configuration, state):
    count = len(configuration["tabs"])
    if configuration["bar"]["direction"] == "rtl" or not count:
        raise Ambiguous()
    title = configuration["title"]
    look = configuration["indicator"] or {"follow": "drag"}
    if look["follow"] != "drag" or configuration["bar"]["follow"] not in ("drag", "selection") or title["colorSpace"] == "oklab":
        raise Ambiguous()

    def at(position):
        page = F(configuration["pager"]["pageWidth"])
        return Moment(configuration, dict(state, offset=position * page, phase="dragging"))

    last = max(count - 1, 1)

    def track(follow, frame):
        """Keyframes on each page; of what follows the selection two more at each half, where it jumps."""
        if follow == "selection":
            pages = [(index, place) for index in range(count) for place in (index - F(1, 2), index + F(1, 2))]
            return [dict(frame(at(F(index))), offset=min(max(place, F(0)), F(last)) / last) for index, place in pages]
        return [dict(frame(at(F(min(page, count - 1)))), offset=F(page, last)) for page in range(last + 1)]

    return {
        "tolerance": configuration["motion"]["tolerance"],
        "indicator": indicator(configuration, at, count),
        "bar": track(configuration["bar"]["follow"], lambda moment: {"scrollOffset": moment.strip_for(moment.index)}),
        "titles": [{"index": index, "keyframes": track(
            title["follow"], lambda moment, index=index: moment.style(moment.emphases()[index]))} for index in range(count)],
    }


def indicator(configuration, at, count):
    moment = at(F(0))
    if not moment.has_indicator() or isinstance(moment.look["color"], list):
        raise Ambiguous()
    rests = [moment.rest(index) for index in range(count)]
    frames = []
    for page, (start, end) in enumerate(zip(rests, rests[1:])):
        for part in stretches.breaks(moment.stretch):
            sides = (False, True) if stretches.jumps(moment.stretch) and 0 < part < 1 else (True,)
            for side in sides:
                (x, width), opacity = stretches.place(moment.stretch, start, end, part, side)
                frames.append({"x": x, "width": width, "opacity": opacity, "offset": (page + part) / (count - 1)})
    if not frames:
        frames = [{"x": rests[0][0], "width": rests[0][1], "opacity": F(1), "offset": F(place)} for place in (0, 1)]
    return frames
