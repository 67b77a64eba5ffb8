"""Every example in openapi.yaml, asked of the running service: an answer is exactly the example of the same name.

An error's example that no request example has the name of says in `x-request` what was sent, or is in `RAW` here
because it is no request that a document could hold.
"""

import json

import pytest
from conftest import ask, read_answer
from contract import DOCUMENT, LINES, check, operations, read_json, resolve, validate_answer
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
DRAINING = "draining"
# Cannot be brought about here: its example is only held against its schema.
OUT_OF_MEMORY = "out-of-memory"
# Counts go on: its example, too, is only held against its schema.
METRICS = "metrics"
# Asked apart below: of a service that wants tokens.
UNAUTHORIZED = "unauthorized"
# Of one that allows a client one connection.
CROWDED = "too-many-connections"


def answers():
    """Every example of an answer, with where it stands: path and method (None in a shared response), status, media
    type and content."""

    def of(path, method, status, response):
        for media_type, content in response.get("content", {}).items():
            for name, example in content["examples"].items():
                yield path, method, status, media_type, content, name, resolve(example)

    for path, method, operation in operations():
        for status, response in operation["responses"].items():
            if "$ref" not in response:
                yield from of(path, method, int(status), response)
    for name, response in DOCUMENT["components"]["responses"].items():
        for content in response.get("content", {}).values():
            for example in content["examples"].values():
                yield from of(None, None, example["value"]["status"], response)
                break


def requests():
    for path, method, operation in operations():
        if "requestBody" in operation:
            for content in operation["requestBody"]["content"].values():
                for name, example in content["examples"].items():
                    yield path, method, content, name, resolve(example)


ANSWERS = {(path, method, status, name): row for row in answers() for path, method, status, _, _, name, _ in [row]}
REQUESTS = {(path, method, name): (content, example) for path, method, content, name, example in requests()}


def named(rows):
    return [pytest.param(*key, id=" ".join(str(part) for part in key if part)) for key in rows]


@pytest.mark.parametrize("path, method, name", named(REQUESTS))
def test_request_example(service, path, method, name):
    content, example = REQUESTS[path, method, name]
    [status] = [key[2] for key in ANSWERS if (key[0], key[1], key[3]) == (path, method, name)]
    if status == 200:
        check(example["value"], content["schema"], f"the request {name}")
    if isinstance(example["value"], str):
        media_type, body = LINES, example["value"].encode()
    else:
        media_type, body = "application/json", json.dumps(example["value"], ensure_ascii=False).encode()
    fields = [f"Content-Type: {media_type}", f"Content-Length: {len(body)}"]
    fields += [f"{field}: {value}" for field, value in example.get("x-headers", {}).items()]
    answer = ask(service, path, method.upper(), fields, body)
    assert answer.status == status, answer.body
    _, _, _, media_type, _, _, expected = ANSWERS[path, method, status, name]
    assert answer["content-type"] == media_type
    text = answer.body.decode()
    is_document = media_type.endswith("json") and media_type != LINES
    assert identical(read_json(text) if is_document else text, expected["value"]), text


@pytest.mark.parametrize("path, method, status, name", named(ANSWERS))
def test_answer_example(service, path, method, status, name):
    _, _, _, media_type, content, _, example = ANSWERS[path, method, status, name]
    assert example["summary"]
    if "externalValue" in example:
        answer = ask(service, example["externalValue"])
        assert (answer.status, answer["content-type"]) == (status, media_type) and answer.body
        return
    check(example["value"], content["schema"], f"the answer {name}")
    if name == METRICS:
        return
    if not media_type.endswith("json"):
        assert (path, method, name) in REQUESTS or "x-request" in example, "nothing asks for this answer"
    if (path, method, name) in REQUESTS or name in (DRAINING, OUT_OF_MEMORY, UNAUTHORIZED, CROWDED):
        return
    if name in RAW:
        method, target = RAW[name].split(b" ", 2)[:2]
        method, target = method.decode(), target.decode()
        with service.connect() as client:
            client.sendall(RAW[name])
            answer = read_answer(client)
    else:
        sent = example.get("x-request") or {"method": method.upper(), "path": path}
        method, target = sent["method"], sent["path"]
        fields = [f"{field}: {value}" for field, value in sent.get("headers", {}).items()]
        body = sent.get("body", "").encode()
        if "body" in sent:
            fields.append(f"Content-Length: {len(body)}")
        answer = ask(service, target, method, fields, body)
    assert answer.status == status, answer.body
    assert answer["content-type"] == media_type
    validate_answer(method, target, answer)
    text = answer.body.decode()
    assert identical(read_json(text) if media_type.endswith("json") else text, example["value"]), text


def test_draining_example(start):
    draining = start("--drain-delay", "10")
    draining.signal()
    while (answer := ask(draining, "/readyz")).status == 200:
        pass
    assert identical(read_json(answer.body), ANSWERS[None, None, 503, DRAINING][6]["value"])


def test_unauthorized_example(start, tmp_path):
    (tmp_path / "tokens").write_text("a-token-that-nobody-sends")
    answer = ask(start("--token-file", str(tmp_path / "tokens")), "/v1/presets")
    assert answer.status == 401
    assert identical(read_json(answer.body), ANSWERS[None, None, 401, UNAUTHORIZED][6]["value"])


def test_crowded_example(start):
    service = start("--per-address-limit", "1")
    with service.connect() as first:
        first.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert read_answer(first).status == 200
        with service.connect() as second:
            answer = read_answer(second)
    assert answer.status == 429
    assert identical(read_json(answer.body), ANSWERS[None, None, 429, CROWDED][6]["value"])


def test_every_operation_that_answers_with_a_body_has_an_example():
    for path, method, operation in operations():
        for status, response in operation["responses"].items():
            for content in resolve(response).get("content", {}).values():
                assert content["examples"], (path, method, status)
        if "requestBody" in operation:
            examples = next(iter(operation["requestBody"]["content"].values()))["examples"]
            assert len(examples) >= 2, (path, method)


def test_every_code_has_an_example():
    for schema in ("InvalidJSONProblem", "InvalidRequestProblem"):
        items = DOCUMENT["components"]["schemas"][schema]["properties"]["errors"]["items"]
        codes = set(items["properties"]["code"]["enum"])
        shown = {
            error["code"]
            for row in ANSWERS.values()
            if isinstance(row[6].get("value"), dict)
            for error in row[6]["value"].get("errors", [])
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
