"""What HTTP adds to the answers: requests in URLs, entity tags, codings, other origins.

`ask` holds every answer against the contract after its coding was undone, and h11 reads each.
"""

import json
import random
import re
import urllib.parse

import pytest
from conftest import ask, read_answer
from contract import DOCUMENT, operations, resolve

ORIGIN = "https://app.example"
COMPUTING = [path for path, method, _ in operations() if method == "post"]
KEPT = [target.replace("{name}", "titles") for target in ("/v1/presets", "/v1/presets/{name}", "/openapi.yaml")]
SMALL = {"configuration": {"preset": "titles", "tabs": ["A", "B"]}}
GREAT = {"configuration": {"preset": "titles", "tabs": [{"id": f"t{index}", "title": "T"} for index in range(40)]}}


def url(path, document):
    text = document if isinstance(document, (str, bytes)) else json.dumps(document, ensure_ascii=False)
    return path + "?request=" + urllib.parse.quote(text, safe="")


def post(service, path, document, fields=()):
    body = document if isinstance(document, bytes) else json.dumps(document, ensure_ascii=False).encode()
    return ask(service, path, "POST", [f"Content-Length: {len(body)}", *fields], body)


def examples():
    for path, method, operation in operations():
        if method == "post":
            # Lines of JSON are posted only.
            for name, example in operation["requestBody"]["content"]["application/json"]["examples"].items():
                example = resolve(example)
                yield pytest.param(path, example["value"], example.get("x-headers", {}), id=f"{path} {name}")


# ---- Requests in URLs


@pytest.mark.parametrize("path, document, headers", list(examples()))
def test_get_answers_to_an_example_as_post_does(service, path, document, headers):
    fields = [f"{name}: {value}" for name, value in headers.items() if name != "Content-Type"]
    posted = post(service, path, document, fields)
    target = url(path, document)
    assert len(target) <= 8192, "a useful request does not fit into a URL"
    read = ask(service, target, fields=fields)
    assert (read.status, read["content-type"], read.body) == (posted.status, posted["content-type"], posted.body)
    head = ask(service, target, "HEAD", fields)
    assert head.body == b""
    variable = ("date", "x-request-id")
    assert [one for one in head.fields if one[0] not in variable] == [one for one in read.fields if one[0] not in variable]


@pytest.mark.parametrize("seed", range(20))
def test_get_answers_as_post_does_to_any_text(service, seed):
    source = random.Random(seed)
    alphabet = ['{"configuration":', '{"tabs":[', '"a"', '"é+ %&=🙂"', ",", "]", "}", " ", "+", "1e+5", "\n", "\0", "#", "\\u00e9"]
    text = "".join(source.choices(alphabet, k=source.randrange(12))).encode()
    if source.random() < 0.3:
        text += bytes([source.randrange(128, 256)])
    posted, read = post(service, "/v1/layout", text), ask(service, url("/v1/layout", text))
    assert (read.status, read.body) == (posted.status, posted.body), f"seed {seed}: {text!r}"


@pytest.mark.parametrize("builder", [urllib.parse.quote, urllib.parse.quote_plus], ids=["quote", "quote_plus"])
def test_spaces_may_be_written_either_way(service, builder):
    document = {"configuration": {"preset": "titles", "tabs": [{"id": "C++ and C"}]}}
    answer = ask(service, "/v1/selection?request=" + builder(json.dumps(document)))
    assert json.loads(answer.body)["selection"]["id"] == "C++ and C"


def test_a_target_of_8_kib_beside_5_kb_of_fields_is_served_and_a_byte_more_is_refused(service):
    document = GREAT | {"state": {"offset": 1}}
    target = url("/v1/layout", document)
    filler = [f"X-Filler: {'a' * 5000}"]
    full = target + "+" * (8192 - len(target))
    assert ask(service, full, fields=filler).body == post(service, "/v1/layout", document).body
    assert ask(service, full + "+").status == 414


def test_a_get_is_a_get_whatever_else_it_says(service):
    """A body on GET means nothing, and neither does what it is said to be."""
    target = url("/v1/layout", SMALL)
    plain = ask(service, target)
    odd = ask(service, target, "GET", ["Content-Type: text/plain", "Content-Length: 2"], b"{}")
    assert (odd.status, odd.body, odd["etag"]) == (200, plain.body, plain["etag"])


# ---- Entity tags


@pytest.mark.parametrize("coding", ["identity", "gzip", "zstd"])
@pytest.mark.parametrize("target", [*KEPT, url("/v1/layout", SMALL), url("/v1/layout", GREAT)])
def test_not_modified(service, target, coding):
    accept = f"Accept-Encoding: {coding}"
    answer = ask(service, target, fields=[accept])
    assert answer["cache-control"] == "public, max-age=86400"
    assert answer["vary"] == "Accept-Encoding"
    assert answer["accept-ranges"] is None
    for method in ("GET", "HEAD"):
        again = ask(service, target, method, [accept, f'If-None-Match: "a", W/{answer["etag"]}'])
        assert (again.status, again.sent) == (304, b"")
        for name in ("etag", "cache-control", "vary"):
            assert again[name] == answer[name]
        assert again["date"] and again["content-type"] is None and again["content-encoding"] is None
        # That of the answer, or none (RFC 9110 8.6).
        assert again["content-length"] == answer["content-length"]
    assert ask(service, target, fields=[accept, 'If-None-Match: "a"']).status == 200
    assert ask(service, target, fields=[accept, 'If-None-Match: "a"', f"If-None-Match: {answer['etag']}"]).status == 304


def test_after_304_the_connection_goes_on(service):
    target = url("/v1/layout", GREAT)
    with service.connect() as client:
        for _ in range(3):
            client.sendall(f"GET {target} HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\n\r\n".encode())
            assert read_answer(client, target=target).status == 304
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert read_answer(client, target="/healthz").status == 200


def test_each_coding_and_each_answer_has_its_own_tag(service):
    targets = [*KEPT, url("/v1/layout", SMALL), url("/v1/layout", GREAT)]
    tags = [
        ask(service, target, fields=[f"Accept-Encoding: identity;q=0, {coding}" if coding != "identity" else "X: y"])["etag"]
        for target in targets
        for coding in ("identity", "gzip", "zstd")
    ]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("path", COMPUTING)
def test_posted_requests_have_no_tag(service, path):
    answer = post(service, path, SMALL | {"event": {"type": "settle"}} if path == "/v1/transition" else SMALL, ["If-None-Match: *"])
    assert answer.status in (200, 422)
    assert answer["etag"] is None and answer["cache-control"] == "no-store"


@pytest.mark.parametrize("target", ["/healthz", "/readyz", "/nothing", "/v1/presets/nothing", "/v1/layout", "/v1/layout?request=%7B%7D"])
def test_what_may_change_has_no_tag(service, target):
    answer = ask(service, target, fields=["If-None-Match: *"])
    assert answer["etag"] is None and answer["cache-control"] == "no-store"


def test_ranges_and_other_preconditions_are_not_looked_at(service):
    for field in ('If-Match: "a"', "If-Modified-Since: Sat, 01 Jan 2050 00:00:00 GMT", "Range: bytes=0-1", 'If-Range: "a"'):
        assert ask(service, "/v1/presets", fields=[field]).status == 200


def test_cache_control_is_a_setting(start):
    service = start("--cache-control", "private, max-age=5")
    assert ask(service, "/v1/presets")["cache-control"] == "private, max-age=5"
    assert ask(service)["cache-control"] == "no-store"


# ---- Codings


@pytest.mark.parametrize("accept, coding", [
    ("gzip", "gzip"), ("zstd", "zstd"), ("gzip, deflate, br, zstd", "zstd"), ("gzip;q=1.0, zstd;q=0.5", "gzip"),
    ("*", "zstd"), ("br", None), ("gzip;q=0", None), ("identity;q=1, *;q=0", None), ("gzip;q=2", None), ("", None),
])
def test_a_great_answer_is_coded_as_the_client_wants_it(service, accept, coding):
    plain = post(service, "/v1/layout", GREAT)
    assert plain["content-encoding"] is None and plain["vary"] is None
    for answer in (
        post(service, "/v1/layout", GREAT, [f"Accept-Encoding: {accept}"]),
        ask(service, url("/v1/layout", GREAT), fields=[f"Accept-Encoding: {accept}"]),
    ):
        assert answer["content-encoding"] == coding
        assert answer["vary"] == "Accept-Encoding"
        assert answer.body == plain.body
        assert (len(answer.sent) < len(plain.body) / 5) == (coding is not None)


def test_the_contract_is_coded(service):
    plain = ask(service, "/openapi.yaml")
    for coding in ("gzip", "zstd"):
        first, second = (ask(service, "/openapi.yaml", fields=[f"Accept-Encoding: {coding}"]) for _ in range(2))
        assert first.body == second.body == plain.body
        assert first.sent == second.sent and len(first.sent) * 5 < len(plain.body)
        assert ask(service, "/openapi.yaml", "HEAD", [f"Accept-Encoding: {coding}"])["content-length"] == str(len(first.sent))


def test_answers_on_one_connection_are_coded_each_for_itself(service):
    target, wanted = url("/v1/layout", GREAT), ["gzip", "zstd", "identity", "gzip", "identity;q=0", "zstd"]
    with service.connect() as client:
        for accept in wanted:
            client.sendall(f"GET {target} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: {accept}\r\n\r\n".encode())
            answer = read_answer(client, target=target)
            assert answer.status == (406 if "q=0" in accept else 200)
            assert (answer["content-encoding"] or "identity") == (accept if "q=0" not in accept else "identity")


def test_small_answers_are_sent_as_they_are(service):
    answer = post(service, "/v1/selection", SMALL, ["Accept-Encoding: gzip"])
    assert answer["content-encoding"] is None and answer["vary"] == "Accept-Encoding"
    assert post(service, "/v1/selection", SMALL, ["Accept-Encoding: gzip, identity;q=0"])["content-encoding"] == "gzip"


def test_the_threshold_is_a_setting(start):
    service = start("--compression-threshold", "1")
    assert post(service, "/v1/selection", SMALL, ["Accept-Encoding: gzip"])["content-encoding"] == "gzip"
    service = start("--compression-threshold", "0")
    assert ask(service, "/openapi.yaml", fields=["Accept-Encoding: gzip"])["content-encoding"] is None
    assert ask(service, "/openapi.yaml", fields=["Accept-Encoding: gzip"])["vary"] is None


def test_a_coded_request_is_refused_with_what_is_taken(service):
    answer = post(service, "/v1/layout", b"\x1f\x8b", ["Content-Encoding: gzip"])
    assert (answer.status, answer["accept-encoding"]) == (415, "identity")


# ---- Other origins


@pytest.fixture(scope="module")
def open_service():
    from conftest import Service

    running = Service("--cors-origins", f"{ORIGIN},http://localhost:3000", "--cors-max-age", "600")
    yield running
    assert running.stop() == 0


def cors(answer):
    return {name for name, _ in answer.fields if name.startswith("access-control-")}


def test_off_by_default(service):
    for method in ("GET", "OPTIONS"):
        answer = ask(service, "/v1/presets", method, [f"Origin: {ORIGIN}", "Access-Control-Request-Method: GET"])
        assert not cors(answer)
        assert "Origin" not in (answer["vary"] or "")


@pytest.mark.parametrize("path, methods", [
    *[(path, "GET, HEAD, POST, OPTIONS") for path in COMPUTING],
    ("/v1/presets", "GET, HEAD, OPTIONS"), ("/healthz", "GET, HEAD, OPTIONS"), ("/nothing", "GET, HEAD, POST, OPTIONS"),
])
@pytest.mark.parametrize("origin", [ORIGIN, "http://localhost:3000"])
def test_preflight(open_service, path, methods, origin):
    fields = [f"Origin: {origin}", "Access-Control-Request-Method: POST", "Access-Control-Request-Headers: content-type"]
    answer = ask(open_service, path, "OPTIONS", fields)
    assert (answer.status, answer.sent) == (204, b"")
    assert answer["access-control-allow-origin"] == origin
    assert answer["access-control-allow-methods"] == methods
    assert "content-type" in answer["access-control-allow-headers"].lower()
    assert answer["access-control-max-age"] == "600"
    assert answer["vary"] == "Origin"


@pytest.mark.parametrize("origin", ["https://evil.example", "http://app.example", f"{ORIGIN}.evil", f"{ORIGIN}:8443", "null", "*", "", "HTTPS://APP.EXAMPLE"])
def test_a_page_of_another_origin_is_told_nothing(open_service, origin):
    for method in ("GET", "OPTIONS"):
        answer = ask(open_service, "/healthz", method, [f"Origin: {origin}", "Access-Control-Request-Method: GET"])
        assert not cors(answer), origin
        assert answer["vary"] == "Origin"


ANSWERS = [
    ("GET", "/healthz", (), b"", 200), ("GET", "/nothing", (), b"", 404), ("DELETE", "/healthz", (), b"", 405),
    ("POST", "/v1/layout", ("Content-Length: 2",), b"{}", 422), ("GET", url("/v1/layout", SMALL), ("If-None-Match: *",), b"", 304),
    ("GET", "/v1/presets", ("Accept: text/html",), b"", 406),
    # The guard's refusals.
    ("POST", "/v1/layout", (), b"", 411), ("POST", "/v1/layout", ("Content-Length: 99999999",), b"", 413),
    ("GET", "/" + "a" * 9000, (), b"", 414), ("POST", "/v1/layout", ("Content-Encoding: gzip", "Content-Length: 0"), b"", 415),
    ("BREW", "/healthz", (), b"", 501),
]


@pytest.mark.parametrize("method, target, fields, body, status", ANSWERS, ids=[f"{row[0]} {row[4]}" for row in ANSWERS])
def test_every_answer_can_be_read(open_service, method, target, fields, body, status):
    answer = ask(open_service, target, method, [f"Origin: {ORIGIN}", *fields], body)
    assert answer.status == status
    assert answer["access-control-allow-origin"] == ORIGIN
    exposed = re.split(", ", answer["access-control-expose-headers"])
    assert {"ETag", "X-Request-Id", "Retry-After", "Server-Timing"} <= set(exposed)
    assert cors(answer) == {"access-control-allow-origin", "access-control-expose-headers"}
    assert "Origin" in answer["vary"].split(", ")
    other = ask(open_service, target, method, fields, body)
    assert not cors(other) and "Origin" in other["vary"].split(", ")


def test_two_origins_are_refused(open_service):
    answer = ask(open_service, fields=[f"Origin: {ORIGIN}", "Origin: https://evil.example"])
    assert answer.status == 400


def test_any_origin(start):
    service = start("--cors-origins", "*")
    for origin in (["Origin: null"], []):
        answer = ask(service, "/v1/presets", fields=origin)
        assert answer["access-control-allow-origin"] == "*"
        assert answer["vary"] == "Accept-Encoding"
    preflight = ask(service, "/v1/layout", "OPTIONS", ["Origin: null", "Access-Control-Request-Method: POST"])
    assert preflight["access-control-allow-origin"] == "*" and preflight["access-control-max-age"] == "7200"


# ---- Settings


@pytest.mark.parametrize("flag, value", [
    ("--cors-origins", ""), ("--cors-origins", "https://a/"), ("--cors-origins", "null"), ("--cors-origins", "a\r\nX: y"),
    ("--cors-origins", "https://a,*"), ("--cors-max-age", "-1"), ("--cors-max-age", "86401"), ("--cache-control", ""),
    ("--cache-control", "a\r\nX: y"), ("--cache-control", " a"), ("--cache-control", "é"), ("--compression-threshold", "-1"),
    ("--compression-threshold", "1.5"),
])
def test_settings_that_are_refused(flag, value):
    import subprocess

    from conftest import BINARY

    done = subprocess.run([BINARY, "--port", "0", f"{flag}={value}"], capture_output=True, timeout=10, check=False)
    assert done.returncode == 64
    assert flag.encode() in done.stderr


def test_every_get_is_written_down_with_its_head():
    for path, item in DOCUMENT["paths"].items():
        assert ("get" in item) == ("head" in item), path
