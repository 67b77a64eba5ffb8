"""The defaults in openapi.yaml: sending one means the same as leaving the member out."""

import pytest
from contract import DOCUMENT, read_json, validator
from exchange import accept, identical, post
from request_schema import get, put, where

LAYOUT = DOCUMENT["components"]["schemas"]["LayoutRequest"]

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

# What must be so for a setting to show.
CONTEXT = {
    ("configuration", "motion", "tolerance"): {("configuration", "indicator", "stretch"): "elastic"},
    ("configuration", "title", "colorSpace"): {("configuration", "title", "follow"): "drag"},
    ("configuration", "bar", "scrollMargin"): {
        ("configuration", "tabs"): ["A", "B", "C", "D"],
        ("configuration", "bar", "scrollTo"): "nearest",
    },
    # The same at both ends shows where a tab is brought to one of them.
    ("configuration", "bar", "scrollPadding"): {
        ("configuration", "tabs"): ["A", "B", "C", "D"],
        ("configuration", "bar", "scrollTo"): "start",
    },
    ("configuration", "bar", "scrollPadding", "leading"): {("configuration", "tabs"): ["A", "B", "C", "D"]},
    ("configuration", "bar", "scrollPadding", "trailing"): {("configuration", "tabs"): ["A", "B", "C", "D"]},
    ("configuration", "bar", "noBackScroll"): {
        ("configuration", "tabs"): ["A", "B", "C", "D"],
        ("configuration", "bar", "follow"): "drag",
        ("state", "selected"): 3,
        ("state", "barOffset"): 240,
    },
    ("configuration", "pager", "threshold"): {
        ("configuration", "pager", "selection"): "hysteresis",
        ("state", "velocity"): 1,
    },
    ("configuration", "pager", "fling"): {
        ("configuration", "tabs"): ["A", "B", "C", "D"],
        ("state", "selected"): 0,
    },
    ("configuration", "pager", "skipDisabled"): {
        ("configuration", "tabs"): ["A", {"enabled": False}, "C"],
        ("state", "selected"): 0,
    },
    ("state", "velocity"): {
        ("configuration", "pager", "selection"): "hysteresis",
        ("configuration", "pager", "threshold"): 0.25,
    },
    ("state", "mounted"): {("configuration", "tabs"): ["A", "B", "C", "D"]},
    ("configuration", "indicator", "path"): {
        ("configuration", "tabs"): ["A", "B", "C", "D"],
        ("configuration", "indicator", "follow"): "selection",
        ("configuration", "indicator", "stretch"): "worm",
        ("state", "selected"): 3,
    },
}


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
    for pointer, value in CONTEXT.get(place.pointer, {}).items():
        document = put(document, pointer, value)
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
    default = schema["default"]
    if "enum" in schema:
        return [value for value in schema["enum"] if value != default]
    if isinstance(default, bool):
        return [not default]
    if default is None:
        # A focus is on a tab.
        probes = [{"x": 5, "width": 5}, *([] if "integer" in schema.get("type", "") else [20]), 1]
    elif isinstance(default, list):
        probes = [[3]]
    elif isinstance(default, dict):
        members = {name: value + 1 for name, value in default.items() if not isinstance(value, str)}
        probes = [default | members, {"mode": "compact"}]
    elif isinstance(default, str):
        probes = ["#123456", "elastic", "ease-in", "other", "root"]
    else:
        probes = [default + 1, default - 1, default / 2, default + 200]
    return [probe for probe in probes if probe != default and validator(schema).is_valid(probe)]


@pytest.mark.parametrize("place", where(lambda place: "default" in place.schema))
def test_a_default_is_what_leaving_it_out_means(service, place):
    assert get(place.without(), place.pointer) is None
    left_out = list(results(service, place, place.without()))
    given = list(results(service, place, place.holding(place.schema["default"])))
    assert identical(left_out, given)
    # Otherwise the above would say nothing.
    shows = any(
        not identical(left_out, list(results(service, place, place.holding(other)))) for other in others(place.schema)
    )
    assert shows or not others(place.schema) or place.pointer in WITHOUT_EFFECT
