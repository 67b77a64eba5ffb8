"""Content codings: gzip and zstd for who takes them."""

import pytest
from computing import GREAT, SMALL, is_refused_at_start, post, url
from conftest import ask, read_answer


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


@pytest.mark.parametrize("value", ["-1", "1.5"])
def test_a_threshold_that_is_no_number_of_bytes_is_refused(value):
    assert is_refused_at_start("--compression-threshold", value)
