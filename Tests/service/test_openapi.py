"""openapi.yaml as a document, and the resources that it lists against those that there are.

`ask` holds each answer, its header fields too, against what the document says of the method and the path.
"""

import pytest
from conftest import ask
from contract import DOCUMENT, FILE, PAGE, PATHS, check, left_out, operations, resolve, schemas, target, validator
from openapi_spec_validator import validate

def nodes(node, place=()):
    yield place, node
    if isinstance(node, dict):
        for key, value in node.items():
            yield from nodes(value, (*place, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from nodes(value, (*place, index))


def test_the_document_is_valid():
    validate(DOCUMENT)


def test_every_reference_leads_somewhere_and_every_component_is_used():
    used = set()
    for place, node in [*nodes(DOCUMENT), *nodes(PAGE)]:
        if isinstance(node, dict) and "$ref" in node:
            assert resolve(node) is not None, place
            used.add(node["$ref"])
    for kind, components in DOCUMENT["components"].items():
        for name in components:
            if kind == "securitySchemes":
                # Named and not referred to.
                assert {name: []} in DOCUMENT["security"]
                continue
            assert f"#/components/{kind}/{name}" in used, f"nothing uses {kind}/{name}"


def test_operations_have_their_own_names_and_say_what_they_do():
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(set(names)) == len(names)
    tags = {tag["name"] for tag in DOCUMENT["tags"]}
    for path, method, operation in operations():
        assert operation["summary"], (path, method)
        assert set(operation["tags"]) <= tags, (path, method)


def test_every_member_of_a_schema_is_described():
    for name, schema in DOCUMENT["components"]["schemas"].items():
        for place, node in schemas(schema):
            for member, child in node.get("properties", {}).items():
                told = resolve(child).get("description") or "const" in child
                assert told or "items" in child, f"{name} {place}: {member} is not described"


def reached(schema, found):
    """The names of the schemas that a schema leads to."""
    for _, node in schemas(schema):
        name = node.get("$ref", "").rpartition("/")[2]
        if name and name not in found:
            found.add(name)
            reached(resolve(node), found)
    return found


def test_requests_are_closed_and_answers_open():
    """A misspelt member is refused; a member that a later version answers is for clients to pass over."""
    asked = set()
    for _, _, operation in operations():
        for content in operation.get("requestBody", {}).get("content", {}).values():
            for schema in [content["schema"], *content.get("x-line", {}).get("oneOf", [])]:
                reached(schema, asked)
    for name, schema in DOCUMENT["components"]["schemas"].items():
        for place, node in schemas(schema):
            if "properties" in node:
                assert (node.get("additionalProperties") is False) == (name in asked), f"{name} {place}"


def test_alternatives_are_named_and_the_document_is_plain():
    """What makers of clients stumble over."""
    for place, node in nodes(DOCUMENT):
        if isinstance(node, dict) and "properties" not in place[-1:]:
            assert not set(node) & {"anyOf", "allOf", "if", "then", "else"}, place
            reference = node.get("$ref", "")
            assert isinstance(reference, dict) or "/properties/" not in reference, place
    assert not any(path.startswith("x-") for path in DOCUMENT["paths"])
    for name, schema in DOCUMENT["components"]["schemas"].items():
        for place, node in schemas(schema):
            assert not place or not ({"enum", "properties"} & set(node)), f"{name} {place} has no name"
            for branch in node.get("oneOf", []):
                assert set(branch) == {"$ref"} or set(branch) == {"type"}, f"{name} {place}"
            if "default" in node:
                assert not isinstance(node["default"], dict), f"{name} {place}"


def test_every_default_and_example_has_its_schema():
    for name, schema in DOCUMENT["components"]["schemas"].items():
        for place, node in schemas(schema):
            for value in left_out(resolve(node)) + node.get("examples", []):
                check(value, node, f"a default or example of {name} {place}")


def test_parameters_and_headers_have_examples_of_their_schema():
    for kind in ("parameters", "headers"):
        for name, component in DOCUMENT["components"][kind].items():
            check(component["example"], component["schema"], f"the example of {name}")


@pytest.mark.parametrize("path", PATHS)
def test_a_resource_has_the_methods_that_are_written_down(service, path):
    written = {method.upper() for method in ("get", "post") if method in PATHS[path]}
    # What goes without saying: every resource has OPTIONS, and HEAD is where GET is.
    written |= {"OPTIONS"} | ({"HEAD"} if "GET" in written else set())
    answer = ask(service, target(path), "OPTIONS")
    assert answer.status == 204
    assert set(answer["allow"].split(", ")) == written
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH"):
        answer = ask(service, target(path), method, ["Content-Length: 0"])
        assert (answer.status == 405) == (method not in written), method


def test_the_asterisk_means_all_resources(service):
    answer = ask(service, "*", "OPTIONS")
    assert answer.status == 204
    assert answer["allow"] == "GET, HEAD, POST, OPTIONS"


@pytest.mark.parametrize("path", [path for path in PATHS if "get" in PATHS[path]])
def test_head_has_the_header_fields_of_get(service, path):
    by_get = ask(service, target(path))
    by_head = ask(service, target(path), "HEAD")
    assert by_head.status == by_get.status
    assert by_head.body == b""
    # What is counted changes with each request, and so may its length.
    for name in ("content-type", "cache-control", *(["content-length"] if path != "/metrics" else [])):
        assert by_head[name] == by_get[name]
    assert int(by_get["content-length"]) == len(by_get.body)


def test_the_served_contract_is_the_one_in_the_repository(service):
    assert ask(service, "/openapi.yaml").body == FILE.read_bytes()


@pytest.mark.parametrize("given", ["checkout-7", "A" * 64, "a.b_c-9"])
def test_a_request_identifier_of_the_written_form_comes_back(service, given):
    assert not list(validator(DOCUMENT["components"]["headers"]["X-Request-Id"]["schema"]).iter_errors(given))
    assert ask(service, fields=[f"X-Request-Id: {given}"])["x-request-id"] == given


@pytest.mark.parametrize("given", ["A" * 65, "a b", "a/b", "é"])
def test_a_request_identifier_of_another_form_is_replaced(service, given):
    assert list(validator(DOCUMENT["components"]["headers"]["X-Request-Id"]["schema"]).iter_errors(given))
    answer = ask(service, fields=[f"X-Request-Id: {given}"])
    assert answer["x-request-id"] != given
