"""Every example of contract/examples, asked of the running service: the answer is exactly the one that is written.

An example without a request is in `RAW` here, because what was sent is no request that a document could hold, or is
asked apart below.
"""

import json

import pytest
from conftest import ask, read_answer
from contract import DOCUMENT, FILE, LINES, PAGE, Example, check, described_response, examples, operations, read_json
from contract import resolve, validate_answer
from exchange import identical

# What is sent for an example that takes more than a method, a path, header fields and a text.
RAW = {
    "invalid-utf8": b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 54\r\n\r\n"
    b'{"configuration": {"preset": "titles", "tabs": ["\xff"]}}',
    "malformed-request": b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "length-required": b"POST /v1/layout HTTP/1.1\r\nHost: a\r\n\r\n",
    "content-too-large": b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 2097152\r\n\r\n",
    "uri-too-long": b"GET /" + b"a" * 8999 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "expectation-failed": b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\nContent-Length: 0\r\n\r\n",
    "header-fields-too-large": b"GET /healthz HTTP/1.1\r\nHost: a\r\n" + b"X-Filler: 0\r\n" * 119 + b"\r\n",
    "not-implemented": b"BREW /v1/layout HTTP/1.1\r\nHost: a\r\n\r\n",
}

# Asked apart below.
DRAINING = "refusals/draining"
# Cannot be brought about here: its example is only held against its schema.
OUT_OF_MEMORY = "refusals/out-of-memory"
# Counts go on: its example, too, is only held against its schema.
METRICS = "metrics/metrics"
# Asked apart below: of a service that wants tokens.
UNAUTHORIZED = "refusals/unauthorized"
# Of one that allows a client one connection.
CROWDED = "refusals/too-many-connections"
APART = {DRAINING, OUT_OF_MEMORY, METRICS, UNAUTHORIZED, CROWDED}

EXAMPLES = {example.name: example for example in examples()}
ASKED = [example for example in EXAMPLES.values() if example.name not in APART]


def answered(example):
    """The body that is answered: a document, or a text."""
    return example.answer["body"] if "body" in example.answer else Example.text(example.answer)


def send(service, example):
    """The method, the target and the answer of the example's request."""
    if example.request is None:
        raw = RAW[example.name.partition("/")[2]]
        method, target = raw.split(b" ", 2)[:2]
        with service.connect() as client:
            client.sendall(raw)
            return method.decode(), target.decode(), read_answer(client)
    request = example.request
    fields = [f"{field}: {value}" for field, value in request.get("headers", {}).items()]
    body = (Example.text(request) or "").encode()
    if "body" in request or "lines" in request:
        fields.append(f"Content-Type: {example.media_type}")
    if body or "text" in request:
        fields.append(f"Content-Length: {len(body)}")
    return request["method"], request["path"], ask(service, request["path"], request["method"], fields, body)


@pytest.mark.parametrize("example", ASKED, ids=str)
def test_example(service, example):
    method, target, answer = send(service, example)
    assert answer.status == example.answer["status"], answer.body
    assert answer["content-type"] == example.answer["type"]
    validate_answer(method, target, answer)
    text = answer.body.decode()
    assert identical(read_json(text) if "body" in example.answer else text, answered(example)), text


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=str)
def test_an_example_has_its_schema(example):
    assert example.summary
    request, answer = example.request, example.answer
    if request is None:
        schemas = [
            resolve(response)["content"][answer["type"]]["schema"]
            for _, _, operation in operations()
            for status, response in operation["responses"].items()
            if status == str(answer["status"])
        ] + [DOCUMENT["components"]["schemas"]["Problem"]]
        return check(answered(example), {"anyOf": schemas}, f"the answer {example}")
    response = described_response(request["method"], request["path"], answer["status"])
    if answer["type"] != LINES:
        check(answered(example), response["content"][answer["type"]]["schema"], f"the answer {example}")
    if "body" in request and answer["status"] == 200:
        operation = DOCUMENT["paths"][request["path"]]["post"]
        check(request["body"], operation["requestBody"]["content"]["application/json"]["schema"], f"the request {example}")
    return None


def test_draining_example(start):
    draining = start("--drain-delay", "10")
    draining.signal()
    while (answer := ask(draining, "/readyz")).status == 200:
        pass
    assert identical(read_json(answer.body), answered(EXAMPLES[DRAINING]))


def test_unauthorized_example(start, tmp_path):
    (tmp_path / "tokens").write_text("a-token-that-nobody-sends")
    answer = ask(start("--token-file", str(tmp_path / "tokens")), "/v1/presets")
    assert answer.status == 401
    assert identical(read_json(answer.body), answered(EXAMPLES[UNAUTHORIZED]))


def test_crowded_example(start):
    service = start("--per-address-limit", "1")
    with service.connect() as first:
        first.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert read_answer(first).status == 200
        with service.connect() as second:
            answer = read_answer(second)
    assert answer.status == 429
    assert identical(read_json(answer.body), answered(EXAMPLES[CROWDED]))


@pytest.mark.parametrize("path", PAGE)
def test_the_files_of_the_page_are_there(service, path):
    for media_type, content in PAGE[path]["get"]["responses"]["200"]["content"].items():
        for example in content["examples"].values():
            answer = ask(service, example["externalValue"])
            assert (answer.status, answer["content-type"]) == (200, media_type) and answer.body


def test_every_operation_has_examples():
    """Each media type has one among the files, and the document shows one or two of each operation."""
    told = {}
    for example in EXAMPLES.values():
        if example.request:
            path = example.request["path"].partition("?")[0]
            path = "/v1/presets/{name}" if path.startswith("/v1/presets/") else path
            told.setdefault((path, example.request["method"].lower()), []).append(example)
    for path, method, operation in operations():
        for status, response in operation["responses"].items():
            for media_type, content in resolve(response).get("content", {}).items():
                if path != "/openapi.yaml" and status == "200":
                    assert any(one.answer["type"] == media_type for one in told[path, method]), (path, media_type)
                assert len(content.get("examples", {})) <= 2, (path, method, status)
            assert not resolve(response).get("content") or any(
                "examples" in content for content in resolve(response)["content"].values()
            ), (path, method, status)
        if "requestBody" in operation:
            shown = operation["requestBody"]["content"]["application/json"]["examples"]
            assert 1 <= len(shown) <= 2 and len(told[path, method]) >= 2, (path, method)


def test_the_document_is_small():
    assert FILE.stat().st_size <= 250 * 1024


def test_every_code_has_an_example():
    for schema in ("JSONErrorCode", "RequestErrorCode"):
        codes = set(DOCUMENT["components"]["schemas"][schema]["enum"])
        shown = {
            error["code"]
            for example in EXAMPLES.values()
            if isinstance(example.answer.get("body"), dict)
            for error in example.answer["body"].get("errors", [])
        }
        assert codes <= shown, codes - shown


@pytest.mark.parametrize("name", ["underline", "titles", "segmented"])
def test_a_preset_written_out_is_the_preset(service, name):
    """What /v1/presets/{name} answers, sent back with tabs added, means the same as the preset's name."""
    preset = read_json(ask(service, f"/v1/presets/{name}").body)["configuration"]
    event = {"type": "tap", "index": 2}
    results = []
    for configuration in ({"preset": name}, preset):
        request = {"configuration": configuration | {"tabs": ["A", "B", "C"]}, "event": event}
        body = json.dumps(request).encode()
        answer = ask(service, "/v1/transition", "POST", [f"Content-Length: {len(body)}"], body)
        assert answer.status == 200, answer.body
        results.append(read_json(answer.body))
    assert identical(*results)


@pytest.mark.parametrize("name", DOCUMENT["components"]["schemas"]["PresetName"]["enum"])
def test_a_preset_has_every_setting(service, name):
    """The schema of a setting does not require it, as requests leave it out."""
    configuration = read_json(ask(service, f"/v1/presets/{name}").body)["configuration"]
    for part, schema in DOCUMENT["components"]["schemas"]["PresetConfiguration"]["properties"].items():
        if configuration[part] is not None:
            branches = [resolve(branch) for branch in schema.get("anyOf", [schema])]
            settings = {name for branch in branches for name in branch.get("properties", {})}
            # A page is as wide as the bar.
            assert set(configuration[part]) == settings - {"pageWidth"}, part
