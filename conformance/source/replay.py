"""Recordings."""
from kit import Subject, equal, strip, titles

replay = Subject("replay", "A recording, moment by moment")
FRAME = "frames.selection frames.bar.offset frames.indicator.x frames.indicator.width frames.animation"
goes_on = replay.rule("goes-on", "What a sample leaves out goes on from the moment before.", "/v1/replay", FRAME)
goes_on("a swipe", equal(), samples=[
    {"time": 0, "state": {"offset": 0, "phase": "dragging"}}, {"time": 16, "state": {"offset": 200, "phase": "dragging"}},
    {"time": 32, "state": {"offset": 320, "phase": "settled"}}, {"time": 48, "state": {"offset": 320, "phase": "idle"}}])
goes_on("a strip", {"preset": "titles", "tabs": titles(6)}, samples=[
    {"state": {"offset": 750, "phase": "dragging"}}, {"state": {"offset": 1125, "phase": "settled"}}, {"state": {"phase": "idle"}}])
goes_on("a state before the first sample", strip(), state={"selected": 4}, samples=[{"state": {"phase": "dragging"}}])
goes_on("no samples", equal(), samples=[])
events = replay.rule("events", "An event is answered as a single transition, and the next sample starts from its state.", "/v1/replay", FRAME + " frames.state")
events("a tap and a swipe back", strip(), samples=[
    {"time": 0, "event": {"type": "tap", "index": 4}}, {"time": 400, "state": {"offset": 1200, "phase": "dragging"}},
    {"time": 420, "event": {"type": "settle"}}])
events("interrupted", strip(), samples=[
    {"time": 0, "event": {"type": "tap", "index": 4}}, {"time": 100, "event": {"type": "tap", "index": 0}}])
events("an edit", equal(), samples=[
    {"time": 0, "event": {"type": "insert", "at": 0, "tabs": ["N"]}}, {"time": 500, "state": {"phase": "dragging"}}])
lint = replay.rule("lint", "What a user would see as a fault is found.", "/v1/replay",
                   "lintCount lint.sample lint.code lint.subject lint.from lint.to lint.distance")
lint("a jump", equal(), lint=True, samples=[
    {"time": 0, "state": {"offset": 0, "phase": "dragging"}},
    {"time": 16, "state": {"offset": 10, "phase": "settled", "indicator": {"x": 200, "width": 60}}}])
lint("nothing", equal(), lint=True, samples=[{"time": 0, "state": {"offset": 0, "phase": "dragging"}}])
lint("out of bounds", strip(), lint=True, samples=[{"time": 0, "state": {"barOffset": 900, "phase": "dragging", "offset": 0}}])
lint("against the way of the pager", strip(), lint=True, samples=[
    {"time": 0, "state": {"offset": 640, "phase": "dragging", "selected": 2, "barOffset": 100}},
    {"time": 16, "state": {"offset": 700, "phase": "dragging", "barOffset": 60}}])
lint("at rest between two tabs", equal(), lint=True, samples=[{"time": 0, "state": {"offset": 100}}])
