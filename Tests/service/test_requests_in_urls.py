"""GET with the request in the URL answers as POST does."""

import json
import random
import urllib.parse

import pytest
from computing import GREAT, SMALL, posted, post, url
from conftest import ask


@pytest.mark.parametrize("path, document, headers", list(posted()))
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
