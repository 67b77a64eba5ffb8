"""The contract as the tests use it: openapi.yaml, read once, with every answer held against it, and the examples.

`validate_response` takes an answer apart from its header fields, so that answers from anywhere can be checked: from
this folder's tests, or recorded by tests that have no socket.
"""

import copy
import json
import re
from pathlib import Path

import yaml
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

ROOT = Path(__file__).resolve().parents[2]
PARTS = ROOT / "contract"
FILE = ROOT / "openapi.yaml"
TEXT = FILE.read_text(encoding="utf-8")
DOCUMENT = yaml.safe_load(TEXT)

# The files of the page are no part of openapi.yaml. What is answered to them is written in the same way.
PAGE = yaml.safe_load((PARTS / "page.yaml").read_text(encoding="utf-8"))
PATHS = DOCUMENT["paths"] | PAGE

METHODS = ("get", "head", "post", "options", "put", "patch", "delete", "trace")

# One JSON document a line: the schema of each is `x-line`.
LINES = "application/x-ndjson"

# How a text says what leaving a member out means, where a preset may set it otherwise or alternatives have it.
_LEFT_OUT = re.compile(r"(?:Without a preset|Left out): `([^`]*)`\.$")


def left_out(schema):
    """The value that leaving a member out means, in a list: its default, or what its text says. Empty where there is none."""
    if "default" in schema:
        return [schema["default"]]
    found = _LEFT_OUT.search(" ".join(schema.get("description", "").split()))
    if not found:
        return []
    try:
        return [json.loads(found[1])]
    except ValueError:
        return [found[1]]


def schemas(schema, place=()):
    """The schema and all schemas within it, each with its place; those of conditions are left out."""
    yield place, schema
    for name, child in schema.get("properties", {}).items():
        yield from schemas(child, (*place, "properties", name))
    if "items" in schema:
        yield from schemas(schema["items"], (*place, "items"))
    for index, child in enumerate(schema.get("oneOf", [])):
        yield from schemas(child, (*place, "oneOf", index))


def _closed(document):
    """The document with every object closed: a client must take members that it does not know, the service has none."""
    document = copy.deepcopy(document)
    for component in document["components"]["schemas"].values():
        for _, schema in schemas(component):
            if "properties" in schema:
                schema["additionalProperties"] = False
    return document


_ROOT = "urn:tab-layout:openapi"
_REGISTRY = Registry().with_resource(_ROOT, Resource(contents=_closed(DOCUMENT), specification=DRAFT202012))


class Example:
    """A file of contract/examples: what is asked, and exactly what is answered."""

    def __init__(self, file):
        written = read_json(file.read_bytes())
        self.name = f"{file.parent.name}/{file.stem}"
        self.summary = written["summary"]
        self.request = written.get("request")
        self.answer = written["answer"]

    def __str__(self):
        return self.name

    @property
    def document(self):
        """The document that is posted, where it is one."""
        return self.request["body"]

    @property
    def media_type(self):
        """The media type of what is posted."""
        return LINES if "lines" in self.request else "application/json"

    @staticmethod
    def text(part):
        """The body of a request or an answer as text; None where there is none."""
        if "body" in part:
            return json.dumps(part["body"], ensure_ascii=False)
        return "".join(line + "\n" for line in part["lines"]) if "lines" in part else part.get("text")


def examples():
    return [Example(file) for file in sorted(PARTS.glob("examples/*/*.json"))]


def target(path):
    """The path of the contract with something that is there in place of each parameter."""
    for name, value in {"{name}": "underline", "{module}": "aria.js", "{part}": "demo.css"}.items():
        path = path.replace(name, value)
    return path


def resolve(node):
    """The node itself, or what its `$ref` refers to; what stands beside the reference wins."""
    while isinstance(node, dict) and "$ref" in node:
        target = DOCUMENT
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        node = target | {name: value for name, value in node.items() if name != "$ref"}
    return node


def rooted(schema):
    """The schema with its references made absolute, so that it can be validated apart from its document."""
    if isinstance(schema, dict):
        return {
            key: _ROOT + value if key == "$ref" and isinstance(value, str) else rooted(value)
            for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [rooted(item) for item in schema]
    return schema


_validators = {}


def validator(schema):
    # With the schema itself, so that no other schema gets its address while it is kept.
    if id(schema) not in _validators:
        _validators[id(schema)] = schema, Draft202012Validator(rooted(schema), registry=_REGISTRY)
    return _validators[id(schema)][1]


def check(value, schema, what):
    """Fails with all that is wrong where a value does not have its schema."""
    errors = sorted(validator(schema).iter_errors(value), key=lambda error: list(map(str, error.absolute_path)))
    found = [f"{'/'.join(map(str, error.absolute_path)) or '(root)'}: {error.message}" for error in errors]
    assert not found, f"{what}:\n  " + "\n  ".join(found)


def read_json(body):
    """The JSON document in `body`; names that stand twice and numbers that JSON does not have are errors."""

    def members(pairs):
        names = [name for name, _ in pairs]
        assert len(set(names)) == len(names), f"a name stands twice among {names}"
        return dict(pairs)

    def no_number(text):
        raise AssertionError(f"{text} is not JSON")

    text = body.decode("utf-8") if isinstance(body, bytes) else body
    return json.loads(text, object_pairs_hook=members, parse_constant=no_number)


def operations():
    """Every operation: its path, its method in lower case, and what is written of it."""
    for path, item in DOCUMENT["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def _path_item(target):
    path = re.sub(r"^https?://[^/?]*", "", target).partition("?")[0] or "/"
    for template, item in PATHS.items():
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template))
        if re.fullmatch(pattern, path):
            return item
    return None


def _responses(method, target):
    """What may be answered to a method and a target: status to response."""
    item = _path_item(target)
    if target == "*" and method == "OPTIONS":
        return DOCUMENT["x-asterisk"]["responses"]
    if item is None:
        return DOCUMENT["x-any-other-path"]["responses"]
    if method == "OPTIONS":
        # There is something at a path without parameters, save at one that is not at every address.
        is_anywhere = "404" in item.get("get", item.get("post"))["responses"]
        return {
            status: response
            for status, response in DOCUMENT["x-options"]["responses"].items()
            if is_anywhere or status != "404"
        }
    return (item.get("get" if method == "HEAD" else method.lower()) or DOCUMENT["x-any-other-method"])["responses"]


def described_response(method, target, status):
    """What the contract says of a status in answer to a method and a target; fails when it says nothing."""
    responses = _responses(method, target)
    assert str(status) in responses, f"{method} {target}: the contract has no answer {status}"
    return resolve(responses[str(status)])


def validate_response(method, target, status, content_type, body):
    """Fails unless the contract allows this answer to this method and target.

    `body` is bytes or a string. An answer to HEAD has none, whatever its media type.
    """
    what = f"{status} in answer to {method} {target[:80]}"
    described = described_response(method, target, status)
    if method == "HEAD" or status in (204, 304):
        assert not body, f"{what}: a body where there is none"
        return
    content = described.get("content", {})
    assert content_type in content, f"{what}: the media type is {content_type}, not one of {list(content)}"
    if content_type == LINES:
        for line in body.splitlines():
            check(read_json(line), content[content_type]["x-line"], what)
        return
    if content_type.endswith("json"):
        document = read_json(body)
        check(document, content[content_type]["schema"], what)
        if status >= 400:
            assert document["status"] == status, f"{what}: the problem says {document['status']}"
        return
    if content_type == "application/wasm":
        assert body[:8] == b"\0asm\1\0\0\0", f"{what}: no WebAssembly"
        return
    text = body.decode("utf-8") if isinstance(body, bytes) else body
    if content_type == "application/yaml":
        assert text == TEXT, f"{what}: not the contract"
    else:
        check(text, content[content_type]["schema"], what)


def validate_answer(method, target, answer):
    """As `validate_response`, for an answer with its header fields."""
    validate_response(method, target, answer.status, answer["content-type"], answer.body)
    _validate_fields(described_response(method, target, answer.status), answer, f"{method} {target}")


def validate_known(answer):
    """Fails unless the contract has this answer somewhere: for answers to bytes that hardly are a request."""
    known = [response for status, response in _all_responses() if status == answer.status]
    assert known, f"the contract has no answer {answer.status}"
    faults = []
    for response in known:
        try:
            _validate_fields(response, answer, f"an answer {answer.status}")
            content = response.get("content", {}).get(answer["content-type"])
            assert content or not answer.body, f"an answer {answer.status} of type {answer['content-type']}"
            if answer.body and answer["content-type"].endswith("json") and answer["content-type"] != LINES:
                check(read_json(answer.body), content["schema"], f"an answer {answer.status}")
            return
        except AssertionError as fault:
            faults.append(fault)
    raise faults[0]


def _validate_fields(response, answer, what):
    for name, header in response["headers"].items():
        if answer[name] is None:
            assert not resolve(header)["required"], f"{what}: the answer has no {name}"
        else:
            check(answer[name], resolve(header)["schema"], f"{name} of {what}")


def _all_responses():
    others = [value for name, value in DOCUMENT.items() if name.startswith("x-")]
    for operation in [operation for item in PATHS.values() for name, operation in item.items() if name in METHODS] + others:
        for status, response in operation["responses"].items():
            yield int(status), resolve(response)
