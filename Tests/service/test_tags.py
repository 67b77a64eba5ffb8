"""Entity tags of what is computed: numbers of the program and of the target, by which 304 is answered without computing."""

import json
import random
import struct
import urllib.parse
from pathlib import Path

import pytest
from computing import GREAT, SMALL, posted, url
from conftest import BINARY, ask, read_answer
from test_metrics import requests, samples, scrape
from test_origins import ORIGIN

CODINGS = ["identity", "gzip", "zstd", "identity;q=0, gzip, zstd;q=0.5"]
TARGETS = [url("/v1/layout", SMALL), url("/v1/layout", GREAT), url("/v1/preview", GREAT), url("/v1/timeline", SMALL | {"format": "css"})]
#: How the build id begins among the notes of an executable: the length of its owner's name, its own length, type 3, the name.
NOTE = struct.pack("<III4s", 4, 20, 3, b"GNU\0")


def tagged(service, target, coding="identity", accept="*/*"):
    answer = ask(service, target, fields=[f"Accept-Encoding: {coding}", f"Accept: {accept}"])
    assert answer.status == 200
    return answer["etag"]


def rebuilt(folder, change):
    """The executable with another build id, or with none: `change` gets the note and the id behind it."""
    content = Path(BINARY).read_bytes()
    place = content.index(NOTE)
    whole = len(NOTE) + 20
    changed = change(content[place : place + whole])
    assert len(changed) == whole
    file = folder / "tablayoutd"
    file.write_bytes(content[:place] + changed + content[place + whole :])
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize("path, document, headers", list(posted()))
def test_what_an_example_is_answered_with_is_known_again(service, path, document, headers):
    fields = [f"{name}: {value}" for name, value in headers.items() if name != "Content-Type"]
    target = url(path, document)
    for coding in CODINGS:
        negotiated = [*fields, f"Accept-Encoding: {coding}"]
        fresh = ask(service, target, fields=negotiated)
        known = ask(service, target, fields=[*negotiated, f"If-None-Match: {fresh['etag'] or '*'}"])
        if fresh.status != 200:
            assert (known.status, known.body) == (fresh.status, fresh.body)
            continue
        assert (known.status, known.sent) == (304, b"")
        left_out = {"date", "x-request-id"}
        told = [one for one in fresh.fields if one[0] not in left_out | {"content-type", "content-encoding"}]
        assert sorted(told) == sorted(one for one in known.fields if one[0] not in left_out)


def test_replicas_of_one_program_have_the_same_tags(service, start):
    other = start()
    for target in TARGETS:
        for coding in CODINGS:
            tag = tagged(service, target, coding)
            assert tagged(other, target, coding) == tag
            assert ask(other, target, fields=[f"Accept-Encoding: {coding}", f"If-None-Match: {tag}"]).status == 304


def test_another_build_has_other_tags_for_what_it_computes(service, start, tmp_path):
    other = start(binary=rebuilt(tmp_path, lambda note: note[:-1] + bytes([note[-1] ^ 1])))
    for target in TARGETS:
        tag = tagged(service, target)
        answer = ask(other, target, fields=[f"If-None-Match: {tag}"])
        assert answer.status == 200 and answer["etag"] != tag
    for target in ("/v1/presets", "/openapi.yaml"):
        assert ask(other, target)["etag"] == ask(service, target)["etag"]


def test_a_program_without_a_build_id_computes_to_know_its_tags(service, start, tmp_path):
    other = start(binary=rebuilt(tmp_path, lambda note: note[:8] + struct.pack("<I", 77) + note[12:]))
    for target in TARGETS:
        tag = tagged(other, target)
        # Of the bytes alone: another spelling has the same.
        assert tagged(other, target + "+") == tag != tagged(service, target)
        assert ask(other, target, fields=[f"If-None-Match: {tag}"]).status == 304
    assert other.stop() == 0
    assert [line for line in other.lines if "build id" in line.get("message", "")]


def test_another_spelling_is_another_target(service):
    target = url("/v1/layout", SMALL)
    tag = tagged(service, target)
    for other in (target + "+", target.replace("%7B", "%7b"), target.replace("request=", "reques%74=")):
        answer = ask(service, other, fields=[f"If-None-Match: {tag}"])
        assert answer.status == 200 and answer["etag"] != tag


def test_the_tag_of_one_target_or_type_is_none_of_another(service):
    sheet = url("/v1/timeline", SMALL | {"format": "css"})
    tags = {(target, accept): tagged(service, target, accept=accept)
            for target in (sheet, url("/v1/timeline", SMALL)) for accept in ("application/json", "*/*")}
    tags[sheet, "text/css"] = tagged(service, sheet, accept="text/css")
    for (target, accept) in tags:
        for tag in tags.values():
            answer = ask(service, target, fields=[f"Accept: {accept}", f"If-None-Match: {tag}"])
            assert answer.status == (304 if tag == tags[target, accept] else 200)


@pytest.mark.parametrize("target, status", [
    ("/v1/layout?request=%7B%7D", 422), ("/v1/layout?request=%7B", 400), ("/v1/layout", 400), ("/v1/layout?request=%", 400),
    ("/v1/nothing?request=%7B%7D", 404),
])
def test_what_is_refused_is_refused_under_any_tag(service, target, status):
    tags = ", ".join(tagged(service, known) for known in TARGETS)
    for field in (tags, "*", '"' + "0" * 32 + '"'):
        assert ask(service, target, fields=[f"If-None-Match: {field}"]).status == status


@pytest.mark.parametrize("seed", range(5))
def test_no_list_of_tags_is_too_much(service, seed):
    source = random.Random(seed)
    target = url("/v1/layout", SMALL)
    tag = tagged(service, target)
    pieces = [f'"{source.randrange(1 << 128):032x}"' for _ in range(200)]
    assert ask(service, target, fields=["If-None-Match: " + ",".join(pieces)]).status == 200, seed
    pieces.insert(source.randrange(200), tag)
    assert ask(service, target, fields=["If-None-Match: " + ",".join(pieces)]).status == 304, seed


def test_answers_that_are_known_and_not_known_take_turns_on_a_connection(service):
    target = url("/v1/layout", GREAT)
    tag = tagged(service, target)
    with service.connect() as client:
        for method in ("GET", "HEAD", "GET"):
            client.sendall(f"{method} {target} HTTP/1.1\r\nHost: a\r\nIf-None-Match: {tag}\r\n\r\n".encode())
            assert read_answer(client, method=method, target=target).status == 304
            client.sendall(f"GET {target} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
            assert json.loads(read_answer(client, target=target).body)["tabs"]


def test_it_is_counted_and_logged_as_an_answer_of_its_path(start):
    service = start()
    target = url("/v1/layout", SMALL)
    tag = tagged(service, target)
    assert ask(service, target, fields=[f"If-None-Match: {tag}"]).status == 304
    assert requests(samples(scrape(service)), "GET", "/v1/layout", "304") == 1
    assert service.stop() == 0
    lines = [line for line in service.lines if line.get("status") == 304]
    assert [(line["method"], line["path"], line["bytes"]) for line in lines] == [("GET", "/v1/layout", 0)]


def test_a_token_comes_before_the_tag(start, tmp_path):
    file = tmp_path / "tokens"
    file.write_text("a" * 32 + "\n")
    file.chmod(0o600)
    service = start("--token-file", str(file))
    target, token = url("/v1/layout", SMALL), f"Authorization: Bearer {'a' * 32}"
    tag = ask(service, target, fields=[token])["etag"]
    assert ask(service, target, fields=[token, f"If-None-Match: {tag}"]).status == 304
    assert ask(service, target, fields=[f"If-None-Match: {tag}"]).status == 401


def test_a_page_of_another_origin_can_read_it(start):
    service = start("--cors-origins", ORIGIN)
    target = url("/v1/timeline", SMALL | {"format": "css"})
    fresh = ask(service, target, fields=[f"Origin: {ORIGIN}"])
    known = ask(service, target, fields=[f"Origin: {ORIGIN}", f"If-None-Match: {fresh['etag']}"])
    assert known.status == 304
    for name in ("access-control-allow-origin", "access-control-expose-headers", "vary", "cache-control"):
        assert known[name] == fresh[name] is not None
    assert urllib.parse.urlsplit(target).path == "/v1/timeline" and known["vary"] == "Accept, Accept-Encoding, Origin"


def test_the_threshold_of_compression_is_in_the_tag(service, start):
    target = url("/v1/layout", GREAT)
    tag = tagged(service, target, "gzip")
    other = start("--compression-threshold", "100000")
    assert ask(other, target, fields=["Accept-Encoding: gzip", f"If-None-Match: {tag}"]).status == 200
    assert tagged(other, target, "gzip") != tag
