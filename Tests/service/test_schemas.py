"""The request schemas in openapi.yaml against the running service: what they allow is accepted, what they do not is
refused."""

import math
import re

import pytest
from contract import DOCUMENT, check, read_json, resolve, validator
from exchange import accept, post, refuse
from request_schema import BASE, PLACES, PROBES, TRANSITION, Place, get, put, where

COMPUTING = [path for path, item in DOCUMENT["paths"].items() if path.startswith("/") and "post" in item]

# Places whose limit depends on how many tabs there are, which must be many for the limit to be reached.
LIMITED_BY_TABS = {("state", "selected"), ("event", "index")}
MANY_TABS = [""] * 10000


def enlarged(place):
    if place.pointer not in LIMITED_BY_TABS:
        return place
    return Place(place.pointer, place.schema, put(place.host, ("configuration", "tabs"), MANY_TABS))


def is_number(schema):
    types = schema.get("type", [])
    return bool({"number", "integer"} & set([types] if isinstance(types, str) else types))


def test_the_base_is_accepted(service):
    check(BASE, TRANSITION, "the base")
    accept(service, BASE)


@pytest.mark.parametrize("place", where(lambda place: "properties" in place.schema and place.pointer != ()))
def test_the_members_are_the_known_ones(service, place):
    """The service lists what it knows of an object when it meets a member that it does not know."""
    document = put(place.host, (*place.pointer, "no-such-member"), 1)
    detail = refuse(service, document, f"{place.text}/no-such-member", {"unknown-member"})
    # Alternatives that no member tells apart are one object to the service.
    alike = [
        other
        for other in PLACES
        if other.pointer == place.pointer
        and "properties" in other.schema
        and constants(other.schema) == constants(place.schema)
    ]
    written = {name for other in alike for name in other.schema["properties"]}
    assert set(re.findall('"([^"]+)"', detail.partition("known are")[2])) == written


def constants(schema):
    return {name: child["const"] for name, child in schema["properties"].items() if "const" in child}


@pytest.mark.parametrize("path", COMPUTING)
def test_the_members_of_the_whole_are_the_known_ones(service, path):
    body = DOCUMENT["paths"][path]["post"]["requestBody"]["content"]["application/json"]
    written = resolve(body["schema"])["properties"]
    document = {name: BASE.get(name, {"times": [0]}) for name in written}
    assert post(service, document, path).status == 200
    answer = post(service, document | {"no-such-member": 1}, path)
    [error] = read_json(answer.body)["errors"]
    assert set(re.findall('"([^"]+)"', error["detail"].partition("known are")[2])) == set(written)


@pytest.mark.parametrize("place", where(lambda place: "required" in place.schema))
def test_required_members_are_required(service, place):
    for name in place.schema["required"]:
        document = put(place.host, place.pointer, get(place.host, place.pointer))
        holder = dict(get(document, place.pointer))
        del holder[name]
        answer = post(service, put(document, place.pointer, holder))
        assert answer.status == 422, (name, answer.body)


@pytest.mark.parametrize("place", where(lambda place: "enum" in place.schema or "const" in place.schema))
def test_enumerations_are_closed(service, place):
    values = place.schema.get("enum", [place.schema.get("const")])
    for value in values:
        accept(service, place.holding(value))
    for value in ("no-such-value", "", values[0] + "x"):
        refuse(service, place.holding(value), place.text, {"unknown-value", "invalid-easing"})
    # The service lists the values that it knows: those that are not written are those of later versions.
    detail = refuse(service, place.holding("no-such-value"), place.text, {"unknown-value", "invalid-easing"})
    known = set(re.findall('"([^"]+)"', detail.partition("expected one of")[2])) - {"cubic-bezier()"}
    written = {
        value
        for other in PLACES
        if other.pointer == place.pointer
        for value in other.schema.get("enum", [other.schema.get("const")])
    }
    assert known and set(values) <= known
    for value in known - written:
        refuse(service, place.holding(value), place.text, {"not-supported"})


@pytest.mark.parametrize("place", where(lambda place: is_number(place.schema)))
def test_numbers_have_their_limits(service, place):
    place = enlarged(place)
    schema = place.schema
    step = 1 if "integer" in schema["type"] else None

    def below(limit):
        return limit - step if step else math.nextafter(limit, -math.inf)

    def above(limit):
        return limit + step if step else math.nextafter(limit, math.inf)

    greatest = 1.7976931348623157e308
    if "minimum" in schema:
        accept(service, place.holding(schema["minimum"]))
        refuse(service, place.holding(below(schema["minimum"])), place.text, {"out-of-range"})
    elif "exclusiveMinimum" in schema:
        accept(service, place.holding(above(schema["exclusiveMinimum"])))
        refuse(service, place.holding(schema["exclusiveMinimum"]), place.text, {"out-of-range"})
    else:
        accept(service, place.holding(-greatest))
    if "maximum" in schema:
        accept(service, place.holding(schema["maximum"]))
        refuse(service, place.holding(above(schema["maximum"])), place.text, {"out-of-range"})
    else:
        accept(service, place.holding(greatest))
    if step:
        refuse(service, place.holding(schema["minimum"] + 0.5), place.text, {"wrong-type"})


@pytest.mark.parametrize("place", where(lambda place: "maxItems" in place.schema))
def test_arrays_have_their_limits(service, place):
    item = get(place.host, (*place.pointer, 0))
    accept(service, place.holding([item] * place.schema["maxItems"]))
    refuse(service, place.holding([item] * (place.schema["maxItems"] + 1)), place.text, {"out-of-range"})


@pytest.mark.parametrize("place", where(lambda place: "not" not in place.schema))
def test_the_schema_and_the_service_agree_on_values(service, place):
    """A value of each kind, put everywhere: what the schema of the whole request allows is accepted, and only that."""
    whole = validator(TRANSITION)
    for probe in PROBES:
        document = place.holding(probe)
        answer = post(service, document)
        if whole.is_valid(document):
            assert answer.status == 200 or contradicts(read_json(answer.body)["errors"]), (probe, answer.body)
        else:
            assert answer.status == 422, (probe, answer.body)


def contradicts(errors):
    """Whether a value is refused for the sake of another, which a schema cannot say."""
    return all(
        (error["pointer"], error["code"])
        in {
            # Of the base's two tabs, other numbers are left, or they are other tabs.
            ("/event/index", "out-of-range"),
            ("/event/id", "out-of-range"),
            ("/state/selected", "out-of-range"),
            # Needed where the preset does not give it.
            ("/configuration/bar/width", "missing"),
            ("/configuration/bar/sizing/width", "missing"),
        }
        for error in errors
    )


EASINGS = ["cubic-bezier(0.4, 0, 0.2, 1)", "cubic-bezier(.5,-1e1,+1,1.5E0)"]


@pytest.mark.parametrize("easing", EASINGS)
def test_easings_are_answered_in_the_written_form(service, easing):
    document = put(BASE, ("configuration", "motion"), {"tap": {"easing": easing}})
    check(document, TRANSITION, easing)
    # `ask` holds the answer's easing against its schema.
    assert accept(service, document)["animation"]["easing"].startswith("cubic-bezier(")
    assert accept(service, put(document, ("configuration", "motion", "tap", "easing"), f" {easing.upper()}\t"))
