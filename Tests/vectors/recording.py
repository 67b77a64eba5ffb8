"""A recording, sample by sample: what each leaves out goes on from the answer before."""
import answers
import expand
import rules
from exact import Ambiguous


def replay(given):
    configuration, state = given["configuration"], given["state"]
    bar = configuration["bar"]
    if given.get("lint") or bar["follow"] == "distance" or bar["direction"] == "rtl" or bar["pixelRatio"] is not None:
        raise Ambiguous()
    frames, motion_ends, last = [], 0, dict(state)
    for sample in given["samples"]:
        if "time" in sample and sample["time"] < motion_ends:
            # What is on its way at that time goes on, or is interrupted, by rules of its own.
            raise Ambiguous()
        if "event" in sample:
            asked = {"configuration": configuration, "state": last, "event": sample["event"]}
            frame = answers.transition(asked)
            configuration = frame.get("configuration", configuration)
            last = expand.state(frame["state"], configuration)
        else:
            known = {name: last[name] for name in ("selected", "barOffset", "focused")}
            asked = expand.state(known | sample["state"], configuration)
            frame = rules.layout({"configuration": configuration, "state": asked})
            last = asked | {"selected": frame["selection"]["index"], "barOffset": frame["bar"]["offset"], "indicator": None}
        frames.append(frame)
        if frame["animation"] and "time" in sample:
            motion_ends = sample["time"] + frame["animation"]["duration"]
    return {"frames": frames}
