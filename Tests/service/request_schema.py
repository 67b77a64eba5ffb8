"""The schemas of requests, taken apart: every place in them, with a request around it that the service accepts.

A transition's request has nearly all places; of the others, those are added that they have for themselves.
"""

import copy

import pytest
from contract import DOCUMENT, left_out, resolve, validator

TRANSITION = DOCUMENT["components"]["schemas"]["TransitionRequest"]
TIMELINE = DOCUMENT["components"]["schemas"]["TimelineRequest"]
REPLAY = DOCUMENT["components"]["schemas"]["ReplayRequest"]
HIT_TEST = DOCUMENT["components"]["schemas"]["HitTestRequest"]
PREVIEW = DOCUMENT["components"]["schemas"]["PreviewRequest"]
COMPARE = DOCUMENT["components"]["schemas"]["CompareRequest"]

# Rich enough that most settings show in its answer, and free of the settings that forbid others: fixed tabs may have
# widths of their own, and every tab has a label width.
BASE = {
    "configuration": {
        "tabs": [{"labelWidth": 30}, {"labelWidth": 50}],
        "bar": {"width": 150, "sizing": {"mode": "fixed", "width": 100}},
    },
    "state": {"offset": 60, "phase": "dragging"},
    "event": {"type": "tap", "index": 1},
}

# A value to begin with, where the schema alone does not tell one that makes sense.
SAMPLES = {
    ("event", "id"): "1",
    ("event", "at"): 1,
    ("sample", "times"): [0, 100],
    ("sample", "fps"): 60,
    ("configuration", "indicator", "color"): ["#ff0000"],
    ("state", "titles", 0, "color"): "#000000",
    ("configuration", "motion", "tap", "easing", "spring"): {},
    ("configuration", "motion", "settle", "easing", "spring"): {},
}

# A spring is of the form that its members are of: beside what a member of the second and third form is tried.
SPRING_FORMS = {
    "response": {"dampingRatio": 0.8}, "dampingRatio": {"response": 0.4}, "duration": {"bounce": 0.2}, "bounce": {"duration": 0.4},
}

# Its members are those of the mode that the preset has, which no schema says. They have a test of their own.
PRESET_SIZING = {"$ref": "#/components/schemas/PresetSizing"}


class Place:
    """A value in a request: its JSON Pointer as a tuple, its schema without references, and a request that may hold
    it, with the schema and the path of that."""

    def __init__(self, pointer, schema, host, whole=TRANSITION):
        self.pointer = pointer
        self.schema = schema
        self.host = host
        self.whole = whole
        paths = [
            (HIT_TEST, "/v1/hit-test"), (TIMELINE, "/v1/timeline"), (REPLAY, "/v1/replay"), (PREVIEW, "/v1/preview"),
            (COMPARE, "/v1/compare"),
        ]
        self.path = next((path for schema, path in paths if whole is schema), "/v1/transition")

    def holding(self, value):
        """The request with the value in this place."""
        return put(self.host, self.pointer, value)

    def without(self):
        """The request with nothing in this place."""
        document = copy.deepcopy(self.host)
        parent = get(document, self.pointer[:-1])
        if parent is not None:
            parent.pop(self.pointer[-1], None)
        return document

    @property
    def text(self):
        return "".join(f"/{part}" for part in self.pointer)

    def __str__(self):
        kind = self.schema.get("const") or self.schema.get("type") or ""
        members = "+".join(self.schema.get("properties", {}))
        return " ".join(part for part in (self.text, str(kind), members) if part)


def get(document, pointer):
    for part in pointer:
        if isinstance(document, dict):
            document = document.get(part)
        elif isinstance(document, list) and part < len(document):
            document = document[part]
        else:
            return None
    return document


def put(document, pointer, value):
    """A copy of the document with the value at the pointer, and objects on the way where there are none."""
    if not pointer:
        return value
    document = copy.copy(document) if document is not None else {}
    head, *rest = pointer
    if isinstance(document, list):
        child = document[head] if head < len(document) else None
        document[head : head + 1] = [put(child, rest, value)]
    else:
        document[head] = put(document.get(head), rest, value)
    return document


def smallest(schema, pointer):
    """A small value of the schema."""
    schema = resolve(schema)
    if pointer in SAMPLES:
        return SAMPLES[pointer]
    if "const" in schema:
        return schema["const"]
    if left_out(schema):
        return left_out(schema)[0]
    if "examples" in schema:
        return schema["examples"][0]
    if "oneOf" in schema:
        return smallest(schema["oneOf"][0], pointer)
    if "enum" in schema:
        return schema["enum"][0]
    if "properties" in schema:
        needed = schema.get("required", [])
        others = [name for name in schema["properties"] if name not in needed]
        needed = needed + others[: max(schema.get("minProperties", 0) - len(needed), 0)]
        return {name: smallest(schema["properties"][name], (*pointer, name)) for name in needed}
    kinds = schema["type"]
    kind = kinds if isinstance(kinds, str) else kinds[0]
    return {"string": "x", "number": 1, "integer": 1, "boolean": True, "array": []}[kind]


def places(whole, host, schema=None, pointer=()):
    """Every place of the schema, each alternative of it apart."""
    schema = resolve(schema or whole)
    if "oneOf" in schema:
        yield Place(pointer, schema, host, whole)
        for branch in schema["oneOf"]:
            if branch != PRESET_SIZING:
                yield from places(whole, host, branch, pointer)
        return
    if "properties" in schema or "items" in schema:
        there = get(host, pointer)
        if there is None or not validator(schema).is_valid(there):
            host = put(host, pointer, smallest(schema, pointer))
    yield Place(pointer, schema, host, whole)
    for name, child in schema.get("properties", {}).items():
        yield from places(whole, with_needs(schema, name, host, pointer), child, (*pointer, name))
    if "items" in schema:
        yield from places(whole, host, schema["items"], (*pointer, 0))


def with_needs(schema, name, host, pointer):
    """The host with what a member may only stand beside, and without what it may not."""
    if name in SPRING_FORMS and pointer[-1:] == ("spring",):
        host = put(host, pointer, SPRING_FORMS[name])
    if "maxProperties" in schema and name not in schema["required"]:
        host = put(host, pointer, {other: get(host, pointer)[other] for other in schema["required"]})
    needs = schema.get("dependentSchemas", {}).get(name, {})
    for other in needs.get("required", []):
        host = put(host, (*pointer, other), smallest(needs["properties"][other], (*pointer, other)))
    return host


PLACES = list(places(TRANSITION, BASE))
_known = {place.pointer for place in PLACES}
_timeline_base = {name: value for name, value in BASE.items() if name in TIMELINE["properties"]}
PLACES += [place for place in places(TIMELINE, _timeline_base) if place.pointer not in _known]
_replay_base = {name: BASE[name] for name in ("configuration", "state")} | {"samples": [{"state": {}}]}
# A sample has the state and the event of others, which are looked at there.
PLACES += [place for place in places(REPLAY, _replay_base) if place.pointer in (("samples",), ("lint",))]
# Above the bar, so that a larger target shows.
_hit_test_base = {name: BASE[name] for name in ("configuration", "state")} | {"point": {"x": 10, "y": -10}}
PLACES += [place for place in places(HIT_TEST, _hit_test_base) if place.pointer not in _known]
PLACES += [place for place in places(PREVIEW, BASE) if place.pointer not in _known]
_known.update(place.pointer for place in PLACES)
PLACES += [place for place in places(COMPARE, BASE) if place.pointer not in _known]

# A value of each kind, and some at the edge of what is allowed.
PROBES = [None, True, False, 0, 1, -1, 0.5, 2.0, 1e7, 1e8, -5e-324, "", "x", "#12345", "#AbC", [], {}, [1], {"x": 1}]


def where(condition):
    """The places that meet a condition, as the parameters of a test."""
    return [pytest.param(place, id=str(place)) for place in PLACES if condition(place)]
