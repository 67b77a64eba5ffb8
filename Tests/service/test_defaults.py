"""The defaults in openapi.yaml: sending one means the same as leaving the member out.

Each of them shows: another value changes an answer, at one of the moments below, in an example of the contract or in a
vector of the conformance kit.
"""

import json

import pytest
from contract import DOCUMENT, ROOT, examples, left_out, read_json, validator
from exchange import accept, identical, post
from request_schema import Place, get, put, where

LAYOUT = DOCUMENT["components"]["schemas"]["LayoutRequest"]

# Requests that are answered, each with its path: the examples of the contract, and the vectors of the conformance kit.
ASKED = [
    (example.request["path"], example.document)
    for example in examples()
    if example.request and "body" in example.request and example.answer["status"] == 200 and "body" in example.answer
] + [
    (vector["endpoint"], vector["request"])
    for file in sorted((ROOT / "conformance/vectors").glob("*.json"))
    for vector in json.loads(file.read_text(encoding="utf-8")).get("vectors", [])
    if not vector["rule"].startswith("problems.")
]

# Moments and bars at which the settings that have a default show, each in some of them.
MOMENTS = [
    {"offset": 100, "phase": "dragging"},
    {"offset": -50, "phase": "dragging"},
    {"offset": 100, "phase": "decelerating"},
    {"offset": 100, "phase": "settled"},
    {"offset": 100, "phase": "programmatic"},
]
BAR_WIDTHS = [150, 320]

# What has a default and shows in no answer of this version.
WITHOUT_EFFECT = {
    # Shows only for widths that depend on the label, which cannot do without.
    ("configuration", "tabs", 0, "labelWidth"),
}

# Show in what keys lead to, with a disabled tab between two others.
OF_KEYS = {("configuration", "keyboard", name) for name in ("activation", "orientation", "wrap", "disabled")}
OF_KEYS.add(("state", "focused"))


def situations(place, document):
    """The document at several moments, as far as the place is none that they overwrite."""
    for state in MOMENTS:
        for width in BAR_WIDTHS:
            document = put(document, ("configuration", "bar", "width"), width)
            for name, value in state.items():
                if place.pointer != ("state", name):
                    document = put(document, ("state", name), value)
            yield document


def results(service, place, document):
    for situation in situations(place, document):
        if place.path != "/v1/transition":
            yield accept(service, situation, place.path)
            continue
        if place.pointer[0] == "event":
            yield accept(service, situation)
            continue
        for index in (0, 1):
            yield accept(service, situation | {"event": {"type": "tap", "index": index}})
        yield accept(service, situation | {"event": {"type": "fling", "velocity": 0.7}})
        if place.pointer in OF_KEYS:
            tabs = put(situation, ("configuration", "tabs"), ["A", {"enabled": False}, "C"])
            for key in ("ArrowLeft", "ArrowRight", "ArrowDown"):
                yield accept(service, tabs | {"event": {"type": "key", "key": key}})
        layout = {name: value for name, value in situation.items() if name in LAYOUT["properties"]}
        yield read_json(post(service, layout, "/v1/layout").body)


def others(schema):
    """Values of the schema that are not its default."""
    [default] = left_out(schema)
    if "enum" in schema:
        return [value for value in schema["enum"] if value != default]
    if isinstance(default, bool):
        return [not default]
    if default is None:
        # A focus is on a tab.
        probes = [{"x": 5, "width": 5}, *([] if "integer" in schema.get("type", "") else [20]), 1]
    elif isinstance(default, list):
        probes = [[1]]
    elif isinstance(default, dict):
        members = {name: value + 1 for name, value in default.items() if not isinstance(value, str)}
        probes = [default | members, {"mode": "compact"}]
    elif isinstance(default, str):
        probes = ["#123456", "elastic", "ease-in", "other", "root"]
    else:
        probes = [default + 1, default - 1, default / 2, default + 200]
    return [probe for probe in probes if probe != default and validator(schema).is_valid(probe)]


@pytest.mark.parametrize("place", where(lambda place: left_out(place.schema)))
def test_a_default_is_what_leaving_it_out_means(service, place):
    assert get(place.without(), place.pointer) is None
    without = list(results(service, place, place.without()))
    given = list(results(service, place, place.holding(left_out(place.schema)[0])))
    assert identical(without, given)
    # Otherwise the above would say nothing.
    shows = any(
        not identical(without, list(results(service, place, place.holding(other)))) for other in others(place.schema)
    )
    assert shows or shows_in_a_request(service, place) or not others(place.schema) or place.pointer in WITHOUT_EFFECT


def shows_in_a_request(service, place):
    """Whether one of `ASKED` has another answer without the member. With its default it has that one, save over a preset."""
    shows = False
    for path, document in ASKED:
        given = get(document, place.pointer)
        # Of alternatives, the one that the request has.
        if given is None or not validator(place.schema).is_valid(given):
            continue
        less = Place(place.pointer, place.schema, document).without()
        without = post(service, less, path)
        if without.status == 200:
            shows = shows or without.body != post(service, document, path).body
            # An object of alternatives may have been known by this member alone.
            if "preset" not in document["configuration"] and get(less, place.pointer[:-1]):
                default = post(service, put(document, place.pointer, left_out(place.schema)[0]), path)
                assert without.body == default.body, document
    return shows
