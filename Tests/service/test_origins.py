"""Pages of other origins, and which of them may read the answers."""

import re

import pytest
from computing import COMPUTING, SMALL, is_refused_at_start, url
from conftest import Service, ask

ORIGIN = "https://app.example"


@pytest.fixture(scope="module")
def open_service():
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


@pytest.mark.parametrize(
    "flag, value",
    [
        ("--cors-origins", ""),
        ("--cors-origins", "https://a/"),
        ("--cors-origins", "null"),
        ("--cors-origins", "a\r\nX: y"),
        ("--cors-origins", "https://a,*"),
        ("--cors-max-age", "-1"),
        ("--cors-max-age", "86401"),
    ],
)
def test_settings_that_are_refused(flag, value):
    assert is_refused_at_start(flag, value)
