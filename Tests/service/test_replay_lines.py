"""Random streams of lines to /v1/replay: schemathesis cannot make them up, since a schema describes one line and not a stream.

Its library for random input, hypothesis, does. Lines are judged by the other form of the same recording, one JSON document:
the status must be the same, the faults at the same places, and the frames the same to the byte.
"""

import json

import contract
from conftest import ask
from hypothesis import HealthCheck, given, settings, strategies as st

TABS = ["a", {"id": "b", "labelWidth": 30}, {"title": "C", "enabled": False}]

numbers = st.integers(-2000, 2000) | st.floats(-1e300, 1e300) | st.sampled_from([0.1, -0.0, 1e-300, 375.5])
phases = st.sampled_from(["idle", "dragging", "decelerating", "settled", "programmatic"])
states = st.fixed_dictionaries(
    {},
    optional={
        "offset": numbers, "phase": phases, "velocity": numbers, "selected": st.none() | st.integers(0, 2),
        "barOffset": st.none() | numbers, "indicator": st.none() | st.just({"x": 3, "width": 60}),
    },
)
events = st.sampled_from(
    [
        {"type": "settle"}, {"type": "tap", "index": 1}, {"type": "tap", "id": "b"}, {"type": "fling", "velocity": -1.5},
        {"type": "key", "key": "ArrowRight"}, {"type": "move", "from": 0, "to": 2}, {"type": "resize", "width": 200},
    ]
)
right = st.fixed_dictionaries({"state": states}) | st.fixed_dictionaries({"event": events})
# Of each kind of mistake one: no object, neither or both of two members, an unknown name, a wrong type, no such tab.
wrong = st.sampled_from(
    [
        [], 7, None, {}, {"state": {}, "event": {"type": "settle"}}, {"stat": {}}, {"state": {"offset": "far"}},
        {"state": {"selected": 9}}, {"event": {"type": "tap", "index": 3}}, {"state": {}, "time": -1}, {"": {}},
    ]
)
heads = st.fixed_dictionaries(
    {"configuration": st.fixed_dictionaries({"preset": st.sampled_from(["titles", "underline", "segmented"]), "tabs": st.just(TABS)})},
    optional={"lint": st.booleans(), "state": states},
)
# What may stand between two lines, and around their ends.
gaps = st.sampled_from(["\n", "\r\n", "\n\n", " \n", "\n \t\r\n"])
# What is no JSON, or not one document.
broken = st.sampled_from(["{", '{"state": {}', '{"state": {}} x', '{"a": 1, "a": 2}', "\ufeff{}", '{"state": {"offset": 01}}'])
usual = settings(max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


def replay(service, body, media_type):
    fields = [f"Content-Type: {media_type}", f"Content-Length: {len(body)}"]
    return ask(service, "/v1/replay", "POST", fields, body)


def joined(head, lines, between):
    return "".join(line + gap for line, gap in zip([json.dumps(head), *lines], between)).encode()


@usual
@given(heads, st.lists(right, max_size=12) | st.lists(right | wrong, max_size=12), st.data())
def test_lines_are_answered_as_one_document(service, head, samples, data):
    between = [data.draw(gaps) for _ in range(len(samples) + 1)]
    by_line = replay(service, joined(head, map(json.dumps, samples), between), contract.LINES)
    whole = replay(service, json.dumps(head | {"samples": samples}).encode(), "application/json")
    assert by_line.status == whole.status
    if whole.status == 200:
        frames = by_line.body.splitlines()
        last = b"," + frames.pop()[1:-1] if head.get("lint") else b""
        assert whole.body == b'{"frames":[' + b",".join(frames) + b"]" + last + b"}"
    else:
        assert whole.status == 422
        faults = [[(fault["pointer"], fault["code"]) for fault in json.loads(a.body)["errors"]] for a in (by_line, whole)]
        assert faults[0] == faults[1]


@usual
@given(heads, st.lists(right, max_size=5), broken, st.data())
def test_a_line_that_is_no_json_is_refused(service, head, samples, line, data):
    lines = list(map(json.dumps, samples))
    lines.insert(data.draw(st.integers(0, len(lines))), line)
    between = [data.draw(gaps) for _ in range(len(lines) + 1)]
    assert replay(service, joined(head, lines, between), contract.LINES).status == 400


@usual
@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_any_bytes_are_answered(service, body):
    assert replay(service, body, contract.LINES).status in (400, 422)
