"""The model's answer to a request as a client writes it, or `Ambiguous` where the model does not know it."""
from fractions import Fraction as F
from math import ceil

import editing
import expand
import keyboard
import mirror
import recording
import roles
import rules
import timeline
from exact import Ambiguous
from moment import Moment
from movement import Clock, Movement
from touches import touched

EDITS = ("insert", "remove", "move", "resize")


def answer(endpoint, request, presets):
    """The answer of an endpoint, with fractions for numbers. `presets` are those that are no article's, by name."""
    configuration = expand.configuration(request["configuration"], presets)
    given = {"configuration": configuration, "state": expand.state(request.get("state", {}), configuration)}
    given |= {name: value for name, value in request.items() if name not in given}
    name = endpoint.rpartition("/")[2]
    if name == "timeline":
        return timeline.timeline(configuration, given["state"])
    if name == "replay":
        return recording.replay(given)
    if configuration["motion"]["reduced"] == "both":
        full, less = (answer(endpoint, reduced(request, value), presets) for value in (False, True))
        return full | {"reducedAnimation": less["animation"]}
    if mirror.is_mirrored(configuration):
        if given.get("event", {}).get("type") in EDITS:
            raise Ambiguous()
        width = mirror.content(configuration, given["state"])
        view = F(configuration["bar"]["width"])
        mirrored = computed(name, mirror.request(given, width))
        return finished(mirror.answer(mirrored, width, view), configuration)
    return finished(computed(name, given), configuration)


def computed(name, given):
    if name == "transition":
        return transition(given)
    if name == "hit-test":
        return hit(given)
    if name not in ("layout", "selection", "centering", "indicator"):
        raise Ambiguous()
    whole = rules.layout(given)
    if name == "layout":
        if given.get("aria"):
            whole["aria"] = roles.attributes(Moment(given["configuration"], given["state"]))
        return whole
    if name == "selection":
        return {"selection": whole["selection"]}
    part = {"centering": "bar", "indicator": "indicator"}[name]
    moves = whole["animation"]
    if moves:
        moves = dict(moves, **{track: [] for track in ("indicator", "bar", "titles", "pager") if track != part})
    return {part: whole[part], "animation": moves if moves and moves[part] else None}


def finished(answer, configuration):
    """The answer with its last step: edges on whole pixels."""
    ratio = configuration["bar"]["pixelRatio"]
    if ratio is not None:
        answer = dict(answer)
        if "tabs" in answer:
            answer["tabs"] = [mirror.snapped(tab, F(ratio)) for tab in answer["tabs"]]
        if answer.get("indicator"):
            answer["indicator"] = mirror.snapped(answer["indicator"], F(ratio))
    return answer


def reduced(request, value):
    motion = request["configuration"].get("motion", {}) | {"reduced": value}
    return request | {"configuration": request["configuration"] | {"motion": motion}}


def hit(given):
    moment = Moment(given["configuration"], given["state"])
    point = given["point"]
    if mirror.is_mirrored(given["configuration"]):
        # What ends before its last point from the left begins after its first from the right; here no point is an end.
        point = dict(point, x=moment.view - F(point["x"]))
    index = touched(moment, point, given.get("minimumTarget", 48))
    return {"tab": None if index is None else {"index": index, "id": given["configuration"]["tabs"][index]["id"]}}


def transition(given):
    configuration, event = given["configuration"], given["event"]
    times = sampled(given)
    if "id" in event:
        names = [tab["id"] for tab in configuration["tabs"]]
        event = {name: value for name, value in event.items() if name != "id"} | {"index": names.index(event["id"])}
        given = dict(given, event=event)
    if event["type"] in EDITS:
        return editing.edited(given)
    if event["type"] == "key":
        return keyed(given)
    return rules.transition(given, times, are_parts=False)


def sampled(given):
    """The times that are asked for. So many a second go on to the end of a motion, which must be a known one."""
    sample = given.get("sample", {})
    if "fps" not in sample:
        return sample.get("times", [])
    duration = Clock(given["configuration"]["motion"]["tap"]).duration
    interval = F(1000) / F(sample["fps"])
    return [interval * index for index in range(ceil(duration / interval))] + [duration]


def keyed(given):
    configuration, state = given["configuration"], given["state"]
    focused, handled, selected = keyboard.pressed(configuration, state, given["event"]["key"])
    said = {"focused": focused, "handled": handled}
    if selected is not None:
        tap = dict(given, event={"type": "tap", "index": selected})
        return rules.transition(tap, [], are_parts=False) | said
    before = Moment(configuration, state)
    kept = {name: value for name, value in state.items() if name != "mounted"} | {"barOffset": before.strip_start()}
    kept.pop("focused")
    if focused is not None and focused != state["selected"]:
        kept["focused"] = focused
    start = before.strip_start()
    if state["phase"] != "idle" or focused is None or focused == before.previous:
        return rules.unmoved(before, kept | {"focused": kept.get("focused")}, [], False) | said | {"state": kept}
    kept["barOffset"] = Moment(configuration, dict(state, focused=focused)).strip_end()
    end = Moment(configuration, kept)
    still = {"indicator": before.indicator_start(), "pager": before.offset, "titles": before.emphases()}
    movement = Movement(before, dict(still, bar=start), dict(still, bar=kept["barOffset"]), Clock(configuration["motion"]["tap"], configuration["motion"]))
    chosen = rules.selection(before, before.previous, before.previous, before.position)
    return rules.answer(end, kept, chosen, movement.animation("tap"), movement, [], False) | said
