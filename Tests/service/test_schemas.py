"""The request schemas in openapi.yaml against the running service: what they allow is accepted, what they do not is
refused."""

import json
import math
import re

import pytest
from conftest import ask
from contract import DOCUMENT, check, read_json, resolve, validator
from exchange import accept, post, refuse
from request_schema import BASE, PLACES, PROBES, TRANSITION, Place, get, put, smallest, where

COMPUTING = [path for path, item in DOCUMENT["paths"].items() if "post" in item]

# Places whose limit depends on how many tabs there are, which must be many for the limit to be reached.
LIMITED_BY_TABS = {
    ("state", "selected"), ("state", "focused"), ("state", "mounted", 0), ("state", "titles", 0, "index"),
    ("event", "index"), ("event", "at"), ("event", "from"), ("event", "to"),
}
MANY_TABS = [""] * 10000

# The numbers of a spring that limit each other. Three alike make a spring of ω = 1 and ζ = ½, however great they are.
LIMITED_TOGETHER = {"mass", "stiffness", "damping"}


def enlarged(place, limit):
    """The place in a request in which its limit can be reached."""
    host = place.host
    if place.pointer in LIMITED_BY_TABS:
        host = put(host, ("configuration", "tabs"), MANY_TABS)
    if place.pointer[-1] in LIMITED_TOGETHER:
        host = put(host, place.pointer[:-1], {name: limit for name in LIMITED_TOGETHER})
    return Place(place.pointer, place.schema, host, place.whole)


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
    detail = refuse(service, document, f"{place.text}/no-such-member", {"unknown-member"}, place.path)
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


WHOLE = BASE | {
    "sample": {"times": [0]},
    "format": "css",
    "properties": "transform",
    "prefix": "tabs",
    "scroller": "root",
    "point": {"x": 10, "y": 10},
    "minimumTarget": 48,
    "aria": True,
    "explain": True,
    "samples": [{"time": 0, "state": {"offset": 10}}, {"event": {"type": "settle"}}],
    "lint": True,
    "frames": 3,
    "animate": False,
    "scheme": "auto",
    "presets": ["titles", "vant"],
}


@pytest.mark.parametrize("path", COMPUTING)
def test_the_members_of_the_whole_are_the_known_ones(service, path):
    body = DOCUMENT["paths"][path]["post"]["requestBody"]["content"]["application/json"]
    written = resolve(body["schema"])["properties"]
    document = {name: WHOLE[name] for name in written}
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
        document = put(document, place.pointer, holder)
        # Without the member that tells alternatives apart it may be another one.
        if not validator(place.whole).is_valid(document):
            answer = post(service, document, place.path)
            assert answer.status == 422, (name, answer.body)


@pytest.mark.parametrize("mode", ["equal", "fixed", "compact", "content", "fill", "auto"])
def test_a_sizing_without_a_mode_has_the_members_of_the_preset_s(service, mode):
    of_preset = resolve({"$ref": "#/components/schemas/PresetSizing"})["properties"]
    of_mode = resolve({"$ref": f"#/components/schemas/{mode.capitalize()}Sizing"})["properties"]
    assert set(of_mode) - {"mode"} <= set(of_preset)
    for document in read_json(ask(service, "/v1/presets").body)["presets"]:
        preset = read_json(ask(service, f"/v1/presets/{document['name']}").body)["configuration"]
        if preset["bar"]["sizing"]["mode"] != mode:
            continue
        for name in of_preset:
            value = smallest(of_preset[name], ("configuration", "bar", "sizing", name))
            tabs = [{"labelWidth": 30}, {"labelWidth": 50}]
            request = {"configuration": {"preset": document["name"], "tabs": tabs, "bar": {"sizing": {name: value}}}}
            answer = post(service, request, "/v1/layout")
            if name in of_mode:
                assert answer.status == 200, answer.body
            else:
                [error] = read_json(answer.body)["errors"]
                assert (error["pointer"], error["code"]) == (f"/configuration/bar/sizing/{name}", "unknown-member")


# What the service lists beside values for all values of one form.
FORMS = {"cubic-bezier()", "steps()", "linear()", "--name"}
# And the objects that a member may be instead: their members are none of its values.
OBJECT = re.compile(r"\{.*?\}")


@pytest.mark.parametrize("place", where(lambda place: "enum" in place.schema or "const" in place.schema))
def test_enumerations_are_closed(service, place):
    values = place.schema.get("enum", [place.schema.get("const")])
    for value in values:
        accept(service, place.holding(value), place.path)
    codes = {"unknown-value", "invalid-easing"}
    for value in ("no-such-value", "", values[0] + "x"):
        refuse(service, place.holding(value), place.text, codes, place.path)
    # The service lists the values that it knows: those are the ones that are written.
    detail = refuse(service, place.holding("no-such-value"), place.text, codes, place.path)
    known = set(re.findall('"([^"]+)"', OBJECT.sub("", detail.partition("expected one of")[2]))) - FORMS
    written = {
        value
        for other in PLACES
        if other.pointer == place.pointer
        for value in other.schema.get("enum", [other.schema.get("const")])
    }
    assert known and set(values) <= known <= written


@pytest.mark.parametrize("place", where(lambda place: is_number(place.schema)))
def test_numbers_have_their_limits(service, place):
    schema = place.schema
    step = 1 if "integer" in schema["type"] else None

    def below(limit):
        return limit - step if step else math.nextafter(limit, -math.inf)

    def above(limit):
        return limit + step if step else math.nextafter(limit, math.inf)

    greatest = 1.7976931348623157e308

    def limit(inside, outside):
        at_limit = enlarged(place, inside)
        accept(service, at_limit.holding(inside), place.path)
        if outside is not None:
            refuse(service, at_limit.holding(outside), place.text, {"out-of-range"}, place.path)

    if "minimum" in schema:
        limit(schema["minimum"], below(schema["minimum"]))
    elif "exclusiveMinimum" in schema:
        limit(above(schema["exclusiveMinimum"]), schema["exclusiveMinimum"])
    else:
        limit(-greatest, None)
    if "maximum" in schema:
        limit(schema["maximum"], above(schema["maximum"]))
    else:
        limit(greatest, None)
    if step:
        refuse(service, place.holding(schema["minimum"] + 0.5), place.text, {"wrong-type"}, place.path)


@pytest.mark.parametrize("place", where(lambda place: "maxItems" in place.schema))
def test_arrays_have_their_limits(service, place):
    item = get(place.host, (*place.pointer, 0))
    if place.pointer == ("event", "tabs"):
        # As many as that are allowed where there are no others.
        host = put(put(place.host, ("configuration", "tabs"), []), ("event", "at"), 0)
        place, item = Place(place.pointer, place.schema, host, place.whole), ""
    if place.pointer == ("state", "titles"):
        # One of each tab at most.
        host = put(place.host, ("configuration", "tabs"), MANY_TABS)
        place = Place(place.pointer, place.schema, host, place.whole)
        item = smallest(place.schema["items"], (*place.pointer, 0))
        titles = [item | {"index": index} for index in range(place.schema["maxItems"])]
        accept(service, place.holding(titles), place.path)
        refuse(service, place.holding([*titles, item]), place.text, {"out-of-range"}, place.path)
        return
    accept(service, place.holding([item] * place.schema["maxItems"]), place.path)
    if "minItems" in place.schema:
        accept(service, place.holding([item] * place.schema["minItems"]))
        refuse(service, place.holding([item] * (place.schema["minItems"] - 1)), place.text, {"out-of-range"})
    refuse(service, place.holding([item] * (place.schema["maxItems"] + 1)), place.text, {"out-of-range"}, place.path)


@pytest.mark.parametrize("place", where(lambda place: "not" not in place.schema))
def test_the_schema_and_the_service_agree_on_values(service, place):
    """A value of each kind, put everywhere: what the schema of the whole request allows is accepted, and only that."""
    whole = validator(place.whole)
    for probe in PROBES:
        document = place.holding(probe)
        answer = post(service, document, place.path)
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
            ("/event/from", "out-of-range"),
            ("/event/to", "out-of-range"),
            ("/state/selected", "out-of-range"),
            ("/state/mounted/0", "out-of-range"),
            ("/state/focused", "out-of-range"),
            ("/state/titles/0/index", "out-of-range"),
            # Needed where the preset does not give it.
            ("/configuration/bar/width", "missing"),
            ("/configuration/bar/sizing/width", "missing"),
            # Of springs, a number can be right and together with the others too slow or too lively.
            ("/configuration/motion/tap/easing/spring", "out-of-range"),
            ("/configuration/motion/settle/easing/spring", "out-of-range"),
        }
        for error in errors
    )


TABS = [{"labelWidth": 30}, {"labelWidth": 50}]


def of_preset(configuration=None, **members):
    return {"configuration": {"preset": "underline", "tabs": TABS} | (configuration or {})} | members


TAP = {"type": "tap", "index": 1}
# The rules of docs/reference/strictness.md that no schema says: the path, a request, and what it is refused for.
RULES = {
    "no width": ("/v1/layout", {"configuration": {"tabs": []}}, "/configuration/bar/width", "missing"),
    "a sizing without a mode": (
        "/v1/layout", of_preset({"bar": {"sizing": {"gutter": 1}}}), "/configuration/bar/sizing/gutter", "unknown-member"),
    "a fixed sizing without a width": (
        "/v1/layout", of_preset({"bar": {"sizing": {"mode": "fixed"}}}), "/configuration/bar/sizing/width", "missing"),
    "minimum above maximum": (
        "/v1/layout", of_preset({"bar": {"sizing": {"mode": "content", "minWidth": 2, "maxWidth": 1}}}),
        "/configuration/bar/sizing/maxWidth", "not-allowed"),
    "minimum above maximum of equal tabs": (
        "/v1/layout", of_preset({"bar": {"sizing": {"mode": "equal", "minWidth": 2, "maxWidth": 1}}}),
        "/configuration/bar/sizing/maxWidth", "not-allowed"),
    "an id twice": (
        "/v1/layout", of_preset({"tabs": [{"id": "a"}, {"id": "a"}]}), "/configuration/tabs/1/id", "duplicate-id"),
    "a label that was not measured": (
        "/v1/layout", of_preset({"tabs": ["A"], "bar": {"sizing": {"mode": "content"}}}),
        "/configuration/tabs/0/labelWidth", "missing"),
    "a width under equal sizing": (
        "/v1/layout", of_preset({"tabs": [{"width": 3}]}), "/configuration/tabs/0/width", "not-allowed"),
    "an easing": (
        "/v1/layout", of_preset({"motion": {"tap": {"easing": "steps(0)"}}}), "/configuration/motion/tap/easing", "invalid-easing"),
    "too many steps of an edge": (
        "/v1/layout", of_preset({"indicator": {"stretch": {"leading": "steps(1001)"}}}),
        "/configuration/indicator/stretch/leading", "out-of-range"),
    "a spring of two forms": (
        "/v1/layout", of_preset({"motion": {"tap": {"easing": {"spring": {"mass": 1, "bounce": 0}}}}}),
        "/configuration/motion/tap/easing/spring", "not-allowed"),
    "a spring too lively": (
        "/v1/layout", of_preset({"motion": {"tap": {"easing": {"spring": {"damping": 0.001}}}}}),
        "/configuration/motion/tap/easing/spring", "out-of-range"),
    "a selection of no tab": ("/v1/layout", of_preset(state={"selected": 2}), "/state/selected", "out-of-range"),
    "a tap on no tab": ("/v1/transition", of_preset(event={"type": "tap", "id": "x"}), "/event/id", "out-of-range"),
    "an explanation of many tabs": (
        "/v1/layout", of_preset({"tabs": [""] * 501}, explain=True), "/explain", "out-of-range"),
    "too many frames": (
        "/v1/transition", of_preset({"motion": {"tap": {"duration": 20_000}}}, event=TAP, sample={"fps": 1000}),
        "/sample/fps", "out-of-range"),
    "a time before another": (
        "/v1/replay", of_preset(samples=[{"time": 2, "state": {}}, {"time": 1, "state": {}}]), "/samples/1/time", "out-of-range"),
    "a picture that plays nothing": ("/v1/preview", of_preset(animate=True), "/event", "missing"),
    "a picture that plays and has frames": (
        "/v1/preview", of_preset(event=TAP, animate=True, frames=2), "/animate", "not-allowed"),
}


@pytest.mark.parametrize("name", RULES)
def test_rules_beyond_the_schema(service, name):
    path, document, pointer, code = RULES[name]
    body = DOCUMENT["paths"][path]["post"]["requestBody"]["content"]["application/json"]
    check(document, body["schema"], name)
    answer = post(service, document, path)
    assert answer.status == 422, answer.body
    [error] = read_json(answer.body)["errors"]
    assert (error["pointer"], error["code"]) == (pointer, code)


EASINGS = {
    "cubic-bezier(0.4, 0, 0.2, 1)": "cubic-bezier(0.4, 0, 0.2, 1)",
    "cubic-bezier(.5,-1e1,+1,1.5E0)": "cubic-bezier(0.5, -10, 1, 1.5)",
    "step-start": "steps(1, start)",
    "steps(3, jump-end)": "steps(3)",
    "steps(3,jump-both)": "steps(3, jump-both)",
    "linear(0, 0.25 25% 75%, 1)": "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)",
    "linear(0, calc(1/4), 1)": "linear(0 0%, 0.25 50%, 1 100%)",
}


@pytest.mark.parametrize("easing", EASINGS)
def test_easings_are_answered_in_the_written_form(service, easing):
    document = put(BASE, ("configuration", "motion"), {"tap": {"easing": easing}})
    check(document, TRANSITION, easing)
    # `ask` holds the answer's easing against its schema.
    assert accept(service, document)["animation"]["easing"] == EASINGS[easing]
    in_upper_case = put(document, ("configuration", "motion", "tap", "easing"), f" {easing.upper()}\t")
    assert accept(service, in_upper_case)["animation"]["easing"] == EASINGS[easing]


# What each type of value is refused for, as texts: some of them no program could write.
WRONG = {
    "number": {"1e400": "out-of-range", "-1e400": "out-of-range"},
    "integer": {
        "0.5": "wrong-type", "1e20": "out-of-range", "18446744073709551616": "out-of-range",
        "-9223372036854775808": "out-of-range", "1e400": "out-of-range",
    },
    "name": {'""': "unknown-value", '"other"': "unknown-value", '"other\\u0000"': "unknown-value"},
}
# Values of each type, which are wrong where it is not expected.
OF_TYPE = {
    "null": ["null"], "boolean": ["true", "false"], "number": ["0", "1"], "string": ['"1"', '"true"'], "array": ["[]"],
    "object": ["{}"],
}
# What is right, although it looks odd.
RIGHT = {
    "number": ["-0", "0.0", "1e-400", "33.3"], "integer": ["1.0", "0e5"], "boolean": ["true", "false"],
    "string": ['"a\\u0000b"', '"红"'],
}


def types(schema):
    """The types of a schema's values; `name` where they are listed."""
    written = schema.get("type", "string" if "const" in schema else [])
    written = [written] if isinstance(written, str) else written
    return {"name" if kind == "string" and ("enum" in schema or "const" in schema) else kind for kind in written}


def wrong(place):
    """Texts that are no value of the place, each with the code that it is refused for."""
    own = types(place.schema)
    for kind in own & set(WRONG):
        yield from WRONG[kind].items()
    if "exclusiveMinimum" in place.schema:
        yield from dict.fromkeys(("0", "-0.0", "1e-400"), "out-of-range").items()
    elif place.schema.get("minimum") == 0 and "number" in own:
        yield "-5e-324", "out-of-range"
    # Values of alternatives have their own places.
    allowed = set().union(*(types(other.schema) for other in PLACES if other.pointer == place.pointer))
    allowed = {{"integer": "number", "name": "string"}.get(kind, kind) for kind in allowed}
    for kind, texts in OF_TYPE.items():
        if kind not in allowed:
            yield from dict.fromkeys(texts, "wrong-type").items()


def send_text(service, place, text):
    """The answer to the request with a text in the place."""
    mark = "\ue000"
    body = json.dumps(place.holding(mark)).replace(json.dumps(mark), text).encode()
    return ask(service, place.path, "POST", [f"Content-Length: {len(body)}"], body)


@pytest.mark.parametrize("place", where(lambda place: types(place.schema)))
def test_a_wrong_value_is_refused_for_what_it_is(service, place):
    for text, code in wrong(place):
        answer = send_text(service, place, text)
        assert answer.status == 422, (text, answer.body)
        errors = read_json(answer.body)["errors"]
        assert [(error["pointer"], error["code"]) for error in errors] == [(place.text, code)], text


@pytest.mark.parametrize("place", where(lambda place: types(place.schema) & set(RIGHT) and "pattern" not in place.schema))
def test_a_right_value_is_accepted_however_it_is_written(service, place):
    for kind in types(place.schema) & set(RIGHT):
        for text in RIGHT[kind]:
            value = json.loads(text)
            if validator(place.schema).is_valid(value):
                answer = send_text(service, place, text)
                assert answer.status == 200 or contradicts(read_json(answer.body)["errors"]), (text, answer.body)


FORMATS = [{}, {"format": "waapi"}, {"format": "css"}, {"format": "core-animation"}]
FORMATS += [form | {"properties": "transform"} for form in FORMATS[1:3]]


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: " ".join(form.values()) or "numbers")
def test_animations_and_timelines_have_the_schema_of_their_format(service, form):
    """Of several schemas for one answer, it has the one of the format asked for, and no other."""
    timed = accept(service, BASE | form)["animation"]
    scrolled = accept(service, {name: BASE[name] for name in ("configuration", "state")} | form, "/v1/timeline")
    for value, response in (
        (timed, "FormattedAnimation"),
        (scrolled, "TimelineResponse"),
    ):
        branches = [resolve(branch) for branch in DOCUMENT["components"]["schemas"][response]["oneOf"]]
        [fitting] = [branch for branch in branches if validator(branch).is_valid(value)]
        assert fitting["properties"].get("format", {}).get("const", "numbers") == form.get("format", "numbers")
