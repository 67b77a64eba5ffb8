"""What openapi.yaml says a later version will bring: it is refused as such, and not written as allowed."""

import pytest
from contract import read_json, validator
from exchange import post, refuse
from request_schema import BASE, PROBES, TRANSITION, put, where


@pytest.mark.parametrize("place", where(lambda place: "not" in place.schema))
def test_members_of_later_versions_are_refused_as_such(service, place):
    assert "`not-supported`" in place.schema["description"]
    for probe in PROBES:
        refuse(service, place.holding(probe), place.text, {"not-supported"})


LATER = [
    ("event", {"type": "key", "key": "Home"}),
    ("event", {"type": "fling", "velocity": 1}),
]


@pytest.mark.parametrize("place, value", [pytest.param(*row, id=f"{row[0]} {row[1]}") for row in LATER])
def test_values_of_later_versions_are_refused_as_such(service, place, value):
    pointer = tuple(place.split("/"))
    pointer = pointer if pointer == ("event",) else ("configuration", *pointer)
    document = put(BASE, pointer, value)
    assert not validator(TRANSITION).is_valid(document)
    [error] = read_json(post(service, document).body)["errors"]
    assert error["code"] == "not-supported" and error["pointer"].startswith("/" + "/".join(pointer))
