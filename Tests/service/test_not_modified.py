"""Entity tags, Cache-Control and 304."""

import pytest
from computing import COMPUTING, GREAT, KEPT, SMALL, is_refused_at_start, post, url
from conftest import ask, read_answer


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


@pytest.mark.parametrize(
    "value",
    [
        "", "a\r\nX: y", " private", "private ", "private\t", "max-age= 5", "no store", "é", "nonsense!", "publik", "max-age", "max-age=", "max-age=1.5", "max-age=-1",
        'max-age="5"', "public=1", "no-store,", "private, private", "public, private", "public, no-store",
        "max-age=1, max-age=2",
    ],
)
def test_a_cache_control_that_is_none_is_refused(value):
    assert is_refused_at_start("--cache-control", value)
