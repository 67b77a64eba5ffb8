"""Requests as bytes, sent to the service itself.

A second request stands behind each refused one; if it were answered, the first would have been read in another way
than intended.
"""

import json
import re
import socket

import h11
import pytest
from conftest import read_answer
from raw_requests import (
    ACCEPTED,
    ALL,
    CHUNKED,
    DROPPED,
    FRAMED,
    LENIENT,
    REFUSED,
    REFUSED_BY_LIBRARY,
    REFUSED_TWICE_OVER,
    SEQUENCES,
    SMUGGLED,
    get,
    post,
)


def rows(table):
    return [pytest.param(*row[1:], id=row[0]) for row in table]


def read_to_end(client):
    data = b""
    while True:
        try:
            part = client.recv(65536)
        except ConnectionResetError:
            return data
        if not part:
            return data
        data += part


def read_one(data, method):
    """The first answer in what a connection sent, as h11 reads it, and all that stands behind it.

    h11 knows nothing of libmicrohttpd, and refuses what is not to the letter of RFC 9112.
    """
    reader = h11.Connection(h11.CLIENT)
    reader.send(h11.Request(method=method, target="/", headers=[("Host", "a")]))
    reader.send(h11.EndOfMessage())
    reader.receive_data(data)
    reader.receive_data(b"")
    body, event = b"", None
    while not isinstance(event, h11.EndOfMessage):
        event = reader.next_event()
        assert isinstance(event, (h11.InformationalResponse, h11.Response, h11.Data, h11.EndOfMessage)), event
        if isinstance(event, h11.Response):
            head = event
        elif isinstance(event, h11.Data):
            body += bytes(event.data)
    return Answer(head, body), reader.trailing_data[0]


def judge(data, methods):
    """The answers in all that a connection sent: one for each method, and nothing behind the last."""
    answers = []
    for method in methods:
        answer, data = read_one(data, method)
        answers.append(answer)
    assert data == b"", "something was sent behind the last answer"
    return answers


class Answer:
    def __init__(self, head, body):
        self.status = head.status_code
        self.reason = head.reason.decode()
        self.fields = {name.decode(): value.decode() for name, value in head.headers}
        self.body = body
        assert len(self.fields) == len(head.headers), f"a field stands twice in {head.headers}"


def test_there_are_rows_enough():
    names = [row[0] for row in ALL]
    assert len(names) >= 130
    assert len(set(names)) == len(names)
    assert all(re.match(r"RFC \d{4} \d+(\.\d+)*: ", name) for name in names)


@pytest.mark.parametrize("request_bytes, status", rows(REFUSED))
def test_refused(service, request_bytes, status):
    with service.connect() as client:
        client.sendall(request_bytes + SMUGGLED)
        [answer] = judge(read_to_end(client), ["POST"])
    assert answer.status == status
    assert answer.fields["content-type"] == "application/problem+json"
    assert answer.fields["connection"] == "close"
    assert answer.fields["cache-control"] == "no-store"
    assert answer.fields["x-content-type-options"] == "nosniff"
    assert re.fullmatch(r"[0-9a-f]{16}", answer.fields["x-request-id"])
    problem = json.loads(answer.body)
    assert set(problem) == {"type", "title", "status", "detail"}
    assert problem["type"] == "about:blank" and problem["status"] == status
    assert problem["title"] == answer.reason


@pytest.mark.parametrize("request_bytes, status", rows(REFUSED_BY_LIBRARY))
def test_refused_by_library(service, request_bytes, status):
    with service.connect() as client:
        client.sendall(request_bytes + SMUGGLED)
        [answer] = judge(read_to_end(client), ["POST"])
    assert answer.status == status
    assert answer.fields["connection"] == "close"


@pytest.mark.parametrize("request_bytes, status", rows(REFUSED_TWICE_OVER))
def test_refused_twice_over(service, request_bytes, status):
    with service.connect() as client:
        client.sendall(request_bytes + SMUGGLED)
        data = read_to_end(client)
    # One answer all the same, for whoever reads it by its length; behind it is the end of the library's page.
    answer, rest = read_one(data, "POST")
    assert answer.status == status
    assert answer.fields["connection"] == "close"
    assert answer.body.startswith(b"HTTP/1.1 %d " % status)
    assert rest.endswith(b"</html>") and b"HTTP/" not in rest


@pytest.mark.parametrize("request_bytes", rows(DROPPED))
def test_dropped(service, request_bytes):
    with service.connect() as client:
        client.sendall(request_bytes)
        assert read_to_end(client) == b""


@pytest.mark.parametrize("request_bytes, method, status", rows(ACCEPTED))
def test_accepted(service, request_bytes, method, status):
    with service.connect() as client:
        client.sendall(request_bytes)
        answer = read_answer(client, method=method)
        assert answer.status == status
        assert answer["connection"] is None
        client.sendall(get(b"Connection: close"))
        second = read_answer(client)
        assert second.status == 200
        assert client.recv(1) == b""


@pytest.mark.parametrize("request_bytes", rows(FRAMED + LENIENT))
def test_framed(service, request_bytes):
    with service.connect() as client:
        client.sendall(request_bytes + get(b"Connection: close"))
        first, second = judge(read_to_end(client), ["POST", "GET"])
    assert first.status < 500
    assert second.status == 200


@pytest.mark.parametrize("request_bytes, expected", rows(SEQUENCES))
def test_sequence(service, request_bytes, expected):
    with service.connect() as client:
        client.sendall(request_bytes)
        answers = judge(read_to_end(client), [method for method, _ in expected])
    assert [answer.status for answer in answers] == [status for _, status in expected]


@pytest.mark.parametrize("request_bytes", [get(), post(b"Content-Length: 2", body=b"{}")], ids=["GET", "POST"])
def test_half_closed_behind_the_request(service, request_bytes):
    """A client that sends no more is answered all the same (RFC 9112 section 9.6)."""
    with service.connect() as client:
        client.sendall(request_bytes)
        client.shutdown(socket.SHUT_WR)
        [answer] = judge(read_to_end(client), ["POST"])
    assert answer.status in (200, 422)


@pytest.mark.parametrize(
    "fault", [b"X : y", b"X: a\0b", b"Content-Type: a\r\nContent-Type: b", b"X: y\r\n" * 100 + b"X: y"]
)
def test_a_refusal_has_the_identifier_that_stands_behind_its_fault(service, fault):
    with service.connect() as client:
        client.sendall(get(fault, b"X-Request-Id: of-a-proxy"))
        [answer] = judge(read_to_end(client), ["GET"])
    assert answer.status in (400, 431)
    assert answer.fields["x-request-id"] == "of-a-proxy"


@pytest.mark.parametrize("line", [b"X-Request-Id: a\x7f", b"X-Request-Id: a\r\n b", b"X-Request-Id : a"])
def test_a_refusal_has_no_identifier_that_is_the_fault(service, line):
    with service.connect() as client:
        client.sendall(get(line))
        [answer] = judge(read_to_end(client), ["GET"])
    assert answer.status == 400
    assert re.fullmatch(r"[0-9a-f]{16}", answer.fields["x-request-id"])


def test_request_byte_by_byte(service):
    with service.connect() as client:
        for byte in get():
            client.sendall(bytes([byte]))
        assert read_answer(client).status == 200


def test_thousand_pipelined(service):
    with service.connect() as client:
        client.sendall(get() * 999 + get(b"Connection: close"))
        data = read_to_end(client)
    assert all(answer.status == 200 for answer in judge(data, ["GET"] * 1000))


def test_chunked_over_the_limit(service):
    with service.connect() as client:
        client.sendall(post(CHUNKED))
        chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        for _ in range(17):
            client.sendall(chunk)
        client.sendall(b"0\r\n\r\n" + SMUGGLED)
        [answer] = judge(read_to_end(client), ["POST"])
    assert answer.status == 413
    assert answer.fields["content-type"] == "application/problem+json"
    assert answer.fields["connection"] == "close"


def test_chunked_without_end_is_cut_off(service):
    with service.connect() as client:
        client.sendall(post(CHUNKED))
        chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            for _ in range(1000):
                client.sendall(chunk)
