"""What an edit of the bar leads to, from rest: the tabs, the state, and the way of everything on the screen."""
from fractions import Fraction as F

import rules
from exact import Ambiguous, decide
from moment import Moment
from movement import Clock, Movement


def names(tabs, inserted):
    """The ids of new tabs: their own, or the least numbers that are no tab's yet."""
    taken = {tab["id"] for tab in tabs} | {tab["id"] for tab in inserted if "id" in tab}
    for tab in inserted:
        name = tab.get("id") or next(str(number) for number in range(20000) if str(number) not in taken)
        taken.add(name)
        yield name


def rearranged(tabs, event):
    """The tabs afterwards, each with its old index, or None where it is new."""
    found = list(zip(tabs, range(len(tabs))))
    if event["type"] == "insert":
        new = [{"title": tab} if isinstance(tab, str) else dict(tab) for tab in event["tabs"]]
        blank = {"width": None, "labelWidth": None, "enabled": True}
        found[event["at"]:event["at"]] = [
            (blank | tab | {"id": name}, None) for tab, name in zip(new, names(tabs, new))]
    elif event["type"] == "remove":
        found.pop(event["index"])
    elif event["type"] == "move":
        found.insert(event["to"], found.pop(event["from"]))
    return found


def heir(tabs, gone):
    """The old index of the tab that takes over from a selected one that goes."""
    after, before = range(gone + 1, len(tabs)), range(gone - 1, -1, -1)
    wanted = [index for index in (*after, *before) if tabs[index]["enabled"]] or [*after, *before]
    return wanted[0] if wanted else None


def edited(given):
    configuration, state, event = given["configuration"], given["state"], given["event"]
    if state["phase"] != "idle" or state["indicator"] is not None:
        raise Ambiguous()
    before = Moment(configuration, state)
    found = rearranged(configuration["tabs"], event)
    origins = [origin for _, origin in found]
    kept = before.index
    if event["type"] == "remove" and kept == event["index"]:
        kept = heir(configuration["tabs"], kept)
    changed = dict(configuration, tabs=[tab for tab, _ in found])
    if event["type"] == "resize":
        changed["bar"] = dict(configuration["bar"], width=event["width"])
        if not configuration["pager"]["isGiven"]:
            changed["pager"] = dict(configuration["pager"], pageWidth=event["width"])
    index = origins.index(kept) if kept is not None else (0 if found else None)
    after = {"offset": (index or 0) * F(changed["pager"]["pageWidth"]), "phase": "idle", "velocity": 0, "selected": index,
             "barOffset": None, "indicator": None}
    end = Moment(changed, after)
    old = before.strip_start()
    shift = end.lefts[index] - before.lefts[kept] if index is not None and kept is not None else F(0)
    is_still = event["type"] != "resize" and kept == before.index and configuration["bar"]["follow"] == "selection"
    after["barOffset"] = end.kept(old + shift) if is_still else end.strip_end()
    end = Moment(changed, after)
    previous = origins.index(before.previous) if before.previous is not None and before.previous in origins else None
    moves = animation(before, end, origins, old, shift, index) if previous is not None and kept == before.index else None
    answer = {
        "configuration": changed, "state": after, "selection": rules.selection(end, index, previous, end.position),
        "bar": rules.bar_answer(end, after["barOffset"]), "indicator": rules.indicator_answer(end), "animation": moves,
    }
    if kept != before.index and index is not None:
        # From where the strip and the rest come when another tab takes over the model does not know.
        answer.pop("animation")
    return answer


def animation(before, end, origins, old, shift, index):
    """Everything is first where it was seen, now measured in the new strip."""
    first = before.indicator_start()
    pose = {"bar": old + shift, "pager": F(0), "titles": end.emphases_of(index),
            "indicator": None if first is None else [first[0] + shift, first[1]]}
    goal = {"bar": F(end.state["barOffset"]), "pager": F(0), "titles": pose["titles"], "indicator": end.indicator_end()}
    movement = Movement(end, pose, goal, Clock(end.configuration["motion"]["tap"], end.configuration["motion"]))
    tracks = movement.tracks() | {"tabs": tabs(before, end, origins, shift)}
    if not any(tracks.values()):
        return None
    return {"duration": movement.clock.duration, "easing": movement.clock.easing, "reason": "edit"} | tracks


def tabs(before, end, origins, shift):
    found = []
    for index, origin in enumerate(origins):
        place = {"x": end.lefts[index], "width": end.widths[index]}
        seen = place if origin is None else {"x": before.lefts[origin] + shift, "width": before.widths[origin]}
        if origin is None or any(decide(seen[name] - place[name]) for name in place):
            frames = [dict(seen, opacity=F(origin is not None), offset=F(0)), dict(place, opacity=F(1), offset=F(1))]
            found.append({"index": index, "keyframes": frames})
    return found
