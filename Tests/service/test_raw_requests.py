"""Requests as bytes: what HTTP allows, and every known way to hide one request in another.

A second request stands behind each refused one; if it were answered, the first would have been read in another way
than intended. Rows are named by the section of the RFC that they test.
"""

import json
import re

import h11
import pytest
from conftest import read_answer

HOST = b"Host: a\r\n"
SMUGGLED = b"GET /healthz?smuggled HTTP/1.1\r\nHost: a\r\n\r\n"


def get(*lines, target=b"/healthz", version=b"HTTP/1.1"):
    return b"GET " + target + b" " + version + b"\r\n" + HOST + b"".join(line + b"\r\n" for line in lines) + b"\r\n"


def post(*lines, body=b"", version=b"HTTP/1.1"):
    head = b"POST /v1/layout " + version + b"\r\n" + HOST + b"Content-Type: application/json\r\n"
    return head + b"".join(line + b"\r\n" for line in lines) + b"\r\n" + body


CHUNKED = b"Transfer-Encoding: chunked"
HELLO = b"5\r\nhello\r\n0\r\n\r\n"

# Refused by the request guard: a problem document, and the end of the connection.
REFUSED = [
    ("RFC 9112 3.2: no Host", b"GET / HTTP/1.1\r\n\r\n", 400),
    ("RFC 9112 3.2: two Hosts", get(b"Host: b"), 400),
    ("RFC 9112 3.2: the same Host twice", get(HOST[:-2]), 400),
    ("RFC 9112 3.2: two Hosts in HTTP/1.0", get(b"Host: b", version=b"HTTP/1.0"), 400),
    ("RFC 9110 7.2: empty Host", b"GET / HTTP/1.1\r\nHost:\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with a path", b"GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with user information", b"GET / HTTP/1.1\r\nHost: u@a\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with a blank", b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
    ("RFC 9110 7.2: Host with a port that is none", b"GET / HTTP/1.1\r\nHost: a:b\r\n\r\n", 400),
    ("RFC 9110 7.2: two hosts in one Host", b"GET / HTTP/1.1\r\nHost: a, b:c\r\n\r\n", 400),
    ("RFC 9110 9.1: method with a parenthesis", b"G(T / HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    ("RFC 9110 9.1: method in lower case", b"get / HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9110 15.6.2: unknown method", b"BREW / HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9110 15.6.2: endless method", b"A" * 1000 + b" / HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9110 9.3.6: CONNECT", b"CONNECT a:443 HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9110 9.3.6: CONNECT of a path", b"CONNECT / HTTP/1.1\r\n" + HOST + b"\r\n", 501),
    ("RFC 9112 3.2: target without a slash", get(target=b"healthz"), 400),
    ("RFC 9112 3.2.3: authority form of GET", get(target=b"a:80"), 400),
    ("RFC 9112 3.2.4: asterisk form of GET", get(target=b"*"), 400),
    ("RFC 9112 3.2.2: absolute form without a host", get(target=b"http:///healthz"), 400),
    ("RFC 9112 3.2.2: absolute form with user information", get(target=b"http://u@a/healthz"), 400),
    ("RFC 9112 3.2.2: absolute form of another scheme", get(target=b"ftp://a/healthz"), 400),
    ("RFC 9112 3: blank in the target", get(target=b"/health z"), 400),
    ("RFC 9112 3: two blanks before the target", get(target=b" /healthz"), 400),
    ("RFC 9112 3: two blanks behind the target", get(target=b"/healthz "), 400),
    ("RFC 3986 3.5: fragment in the target", get(target=b"/healthz#a"), 400),
    ("RFC 3986 2.1: escape of one digit", get(target=b"/healthz%4"), 400),
    ("RFC 3986 2.1: escape of no digits", get(target=b"/healthz?%zz"), 400),
    ("RFC 3986 7.3: escaped NUL in the path", get(target=b"/healthz%00/a"), 400),
    ("RFC 3986 7.3: escaped CRLF in the path", get(target=b"/healthz%0d%0aX:a"), 400),
    ("RFC 3986 2: backslash in the path", get(target=b"/..\\healthz"), 400),
    ("RFC 3986 2: byte above 0x7F in the target", get(target=b"/healthz\xff"), 400),
    ("RFC 3986 3.1: controls for the marks behind the scheme", get(target=b"http\x1a\x0f\x0fx/healthz"), 400),
    ("RFC 3986 3.2: a control for a slash before the host", get(target=b"http:\x0f/x/healthz"), 400),
    ("RFC 3986 2: control in the target", get(target=b"/healthz\x01"), 400),
    ("RFC 3986 2: NUL in the target", get(target=b"/healthz\0a"), 400),
    ("RFC 9110 15.5.15: target of 9000 bytes", get(target=b"/" + b"a" * 9000), 414),
    ("RFC 9110 15.5.15: target of 12000 bytes", get(target=b"/" + b"a" * 12000), 414),
    ("RFC 6585 5: 101 fields", get(*[b"X: y"] * 100), 431),
    ("RFC 6585 5: 150 fields", get(*[b"X%d: y" % index for index in range(150)]), 431),
    ("RFC 9112 5.1: blank before the colon", get(b"X : y"), 400),
    ("RFC 9112 5.1: tab before the colon", get(b"X\t: y"), 400),
    ("RFC 9112 5.1: blank before the colon of Content-Length", post(b"Content-Length : %d" % len(SMUGGLED)), 400),
    ("RFC 9112 5.1: blank before the colon of Transfer-Encoding", post(b"Transfer-Encoding : chunked"), 400),
    ("RFC 9110 5.1: blank in a name", get(b"X Y: z"), 400),
    ("RFC 9110 5.1: parenthesis in a name", get(b"X(: y"), 400),
    ("RFC 9110 5.1: control in a name", get(b"X\x01: y"), 400),
    ("RFC 9110 5.1: byte above 0x7F in a name", get(b"X\xff: y"), 400),
    ("RFC 9110 5.1: empty name", get(b": y"), 400),
    ("RFC 9110 5.5: CR in a value", get(b"X: a\rY: b"), 400),
    ("RFC 9110 5.5: NUL in a value", get(b"X: a\0b"), 400),
    ("RFC 9110 5.5: NUL at the end of a value", get(b"X: a\0"), 400),
    ("RFC 9110 5.5: control in a value", get(b"X: a\x1bb"), 400),
    ("RFC 9110 5.5: DEL in a value", get(b"X: a\x7fb"), 400),
    ("RFC 9112 2.2: bare LF ends all lines", b"GET /healthz HTTP/1.1\nHost: a\n\n", 400),
    ("RFC 9112 2.2: bare LF ends one line", b"GET /healthz HTTP/1.1\r\nHost: a\nX: y\r\n\r\n", 400),
    ("RFC 9112 2.2: bare LF ends the header section", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\n", 400),
    ("RFC 9112 2.2: bare CR at a line's start", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\rX: y\r\n\r\n", 400),
    ("RFC 9112 2.2: blank before the first field", b"GET /healthz HTTP/1.1\r\n X: y\r\nHost: a\r\n\r\n", 400),
    ("RFC 9112 5.2: folded value", get(b"X: a", b" b"), 400),
    ("RFC 9112 5.2: folded by a tab", get(b"X: a", b"\tb"), 400),
    ("RFC 9112 5.2: folded Content-Length", post(b"Content-Length:", b" %d" % len(SMUGGLED)), 400),
    ("RFC 9112 5.2: Content-Length folded in its digits", post(b"Content-Length: 4", b" 4"), 400),
    ("RFC 9112 5.2: folded Transfer-Encoding", post(b"Transfer-Encoding:", b" chunked", body=HELLO), 400),
    ("RFC 9112 6.1: length and chunks", post(b"Content-Length: 4", CHUNKED, body=HELLO), 400),
    ("RFC 9112 6.1: chunks and length", post(CHUNKED, b"Content-Length: 4", body=HELLO), 400),
    ("RFC 9112 6.1: length of zero and chunks", post(b"Content-Length: 0", CHUNKED, body=HELLO), 400),
    ("RFC 9112 6.1: chunks in HTTP/1.0", post(CHUNKED, body=HELLO, version=b"HTTP/1.0"), 400),
    ("RFC 9112 6.1: unknown coding before chunks", post(b"Transfer-Encoding: gzip, chunked", body=HELLO), 501),
    ("RFC 9112 6.1: chunked twice", post(b"Transfer-Encoding: chunked, chunked", body=HELLO), 400),
    ("RFC 9112 6.1: Transfer-Encoding twice", post(CHUNKED, CHUNKED, body=HELLO), 400),
    ("RFC 9112 6.1: chunked, then identity", post(CHUNKED, b"Transfer-Encoding: identity", body=HELLO), 400),
    ("RFC 9112 6.1: identity, then chunked", post(b"Transfer-Encoding: identity", CHUNKED, body=HELLO), 400),
    ("RFC 9112 6.3: identity", post(b"Transfer-Encoding: identity", body=HELLO), 400),
    ("RFC 9112 6.3: chunked not last", post(b"Transfer-Encoding: chunked, gzip", body=HELLO), 400),
    ("RFC 9112 6.3: misspelt chunked", post(b"Transfer-Encoding: xchunked", body=HELLO), 400),
    ("RFC 9112 6.3: quoted chunked", post(b'Transfer-Encoding: "chunked"', body=HELLO), 400),
    ("RFC 9112 6.3: chunked and a blank", post(CHUNKED + b" ", body=HELLO), 400),
    ("RFC 9112 6.3: chunked after a vertical tab", post(b"Transfer-Encoding: \x0bchunked", body=HELLO), 400),
    ("RFC 9112 6.3: empty Transfer-Encoding", post(b"Transfer-Encoding:", body=HELLO), 400),
    ("RFC 9112 6.3: chunks of a GET, misspelt", get(b"Transfer-Encoding: xchunked"), 400),
    ("RFC 9112 6.3: two lengths", post(b"Content-Length: 0", b"Content-Length: %d" % len(SMUGGLED)), 400),
    ("RFC 9112 6.3: two lengths, turned", post(b"Content-Length: %d" % len(SMUGGLED), b"Content-Length: 0"), 400),
    ("RFC 9112 6.3: the same length twice", post(b"Content-Length: 2", b"Content-Length: 2", body=b"{}"), 400),
    ("RFC 9110 8.6: length over the limit", post(b"Content-Length: 1048577"), 413),
    ("RFC 9110 8.6: length of 2^64 - 1", post(b"Content-Length: 18446744073709551615"), 413),
    ("RFC 9110 8.6: length over the limit of a GET", get(b"Content-Length: 1048577"), 413),
    ("RFC 9110 8.3: two media types", post(b"Content-Type: text/plain", b"Content-Length: 2", body=b"{}"), 400),
    ("RFC 9110 10.1.1: unknown expectation", post(b"Content-Length: 2", b"Expect: tea", body=b"{}"), 417),
    ("RFC 9110 15.5.12: POST without a length", post(), 411),
]

# Refused by the library before the guard sees them: its own status and page, and the end of the connection.
REFUSED_BY_LIBRARY = [
    ("RFC 9112 2.3: HTTP/2.0", get(version=b"HTTP/2.0"), 505),
    ("RFC 9113 3.4: HTTP/2 preface", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    ("RFC 9112 2.3: version in lower case", get(version=b"http/1.1"), 400),
    ("RFC 9112 2.3: blank behind the version", get(version=b"HTTP/1.1 "), 400),
    ("RFC 9112 3: no version", b"GET /healthz\r\n\r\n", 400),
    ("RFC 9112 5: line without a colon", get(b"foo"), 400),
    ("RFC 9110 5.1: NUL in a name", get(b"X\0Y: z"), 400),
    ("RFC 9112 7.1: chunk size of 0x5", post(CHUNKED, body=b"0x5\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: chunk size of +5", post(CHUNKED, body=b"+5\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: chunk size of -1", post(CHUNKED, body=b"-1\r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: blank behind the chunk size", post(CHUNKED, body=b"5 \r\nhello\r\n0\r\n\r\n"), 400),
    ("RFC 9112 7.1: no CRLF behind the chunk", post(CHUNKED, body=b"5\r\nhelloXX0\r\n\r\n"), 400),
    ("RFC 9112 7.1: chunk size beyond all numbers", post(CHUNKED, body=b"F" * 17 + b"\r\nhello\r\n0\r\n\r\n"), 413),
    ("RFC 9112 7.1.2: request for trailers", post(CHUNKED, body=b"0\r\nGET /healthz HTTP/1.1\r\n\r\n"), 400),
    ("RFC 9110 15.5.15: target of 40000 bytes", get(target=b"/" + b"a" * 40000), 414),
    ("RFC 6585 5: value of 40000 bytes", get(b"X: " + b"a" * 40000), 431),
    ("RFC 6585 5: 300 fields", get(*[b"X%d: y" % index for index in range(300)]), 431),
    ("RFC 6585 5: 3000 fields", get(*[b"X%d: y" % index for index in range(3000)]), 431),
]

# The same, but the library writes the header section twice; the second stands in the body's place.
REFUSED_TWICE_OVER = [
    ("RFC 9110 8.6: length of +5", post(b"Content-Length: +5", body=b"hello"), 400),
    ("RFC 9110 8.6: length of -1", post(b"Content-Length: -1", body=b"hello"), 400),
    ("RFC 9110 8.6: length of 0x5", post(b"Content-Length: 0x5", body=b"hello"), 400),
    ("RFC 9110 8.6: list of lengths", post(b"Content-Length: 5,5", body=b"hello"), 400),
    ("RFC 9110 8.6: length and a blank", post(b"Content-Length: 5 ", body=b"hello"), 400),
    ("RFC 9110 8.6: empty length", post(b"Content-Length: ", body=b"hello"), 400),
    ("RFC 9110 8.6: length in words", post(b"Content-Length: five", body=b"hello"), 400),
    ("RFC 9110 8.6: length beyond all numbers", post(b"Content-Length: " + b"9" * 30), 413),
]

# No request at all: the connection ends without a word.
DROPPED = [
    ("RFC 9112 3: no blanks", b"hello\r\n\r\n"),
    ("RFC 9112 3: tabs for blanks", b"GET\t/healthz\tHTTP/1.1\r\n" + HOST + b"\r\n"),
    ("RFC 8446 4: a TLS greeting", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 50 + b"\r\n\r\n"),
]

# Answered, and the connection kept: the second request is answered as one of its own.
ACCEPTED = [
    ("RFC 9110 9.3.1: GET", get(), "GET", 200),
    ("RFC 9110 9.3.2: HEAD", b"HEAD /healthz HTTP/1.1\r\n" + HOST + b"\r\n", "HEAD", 200),
    ("RFC 9112 3.2.2: absolute form", get(target=b"http://evil.example/healthz?a"), "GET", 200),
    ("RFC 9112 2.3: HTTP/1.2", get(version=b"HTTP/1.2"), "GET", 200),
    ("RFC 9112 2.2: empty lines before", b"\r\n\r\n" + get(), "GET", 200),
    ("RFC 9112 5.1: blanks around a value", get(b"X:  \t y \t "), "GET", 200),
    ("RFC 9112 5.1: empty value", get(b"X:"), "GET", 200),
    ("RFC 9110 5.5: bytes above 0x7F in a value", get(b"X: \xff\xfe"), "GET", 200),
    ("RFC 9110 5.6.2: every token character in a name", get(b"!#$%&'*+-.^_`|~09azAZ: y"), "GET", 200),
    ("RFC 9110 7.2: Host with a port", b"GET /healthz HTTP/1.1\r\nHost: a:8080\r\n\r\n", "GET", 200),
    ("RFC 9110 7.2: Host of version six", b"GET /healthz HTTP/1.1\r\nHost: [::1]:80\r\n\r\n", "GET", 200),
    ("RFC 9110 8.6: length of a GET", get(b"Content-Length: 5") + b"hello", "GET", 200),
    ("RFC 9112 7.1: chunks of a GET", get(CHUNKED) + HELLO, "GET", 200),
    ("RFC 9110 7.8: upgrade that is not known", get(b"Connection: Upgrade", b"Upgrade: h2c"), "GET", 200),
    ("RFC 9110 15.5.6: method that is not allowed", b"DELETE /healthz HTTP/1.1\r\n" + HOST + b"\r\n", "DELETE", 405),
    ("RFC 9110 9.3.8: TRACE is not allowed", b"TRACE /healthz HTTP/1.1\r\n" + HOST + b"\r\n", "TRACE", 405),
    ("RFC 6585 5: 100 fields", get(*[b"X: y"] * 99), "GET", 200),
    ("RFC 6585 5: value of 12000 bytes", get(b"X: " + b"y" * 12000), "GET", 200),
    ("RFC 6585 5: 90 fields of 110 bytes", get(*[b"X: " + b"y" * 105] * 90), "GET", 200),
    ("RFC 3986 3.4: 2000 parameters", get(target=b"/healthz?" + b"a&" * 2000), "GET", 200),
]

# Bodies that any status may answer, but that must be read as one request.
FRAMED = [
    ("RFC 9110 8.6: length", post(b"Content-Length: 2", body=b"{}")),
    ("RFC 9110 8.6: length with a leading zero", post(b"Content-Length: 02", body=b"{}")),
    ("RFC 9112 7.1: chunks", post(CHUNKED, body=b"2\r\n{}\r\n0\r\n\r\n")),
    ("RFC 9112 7: chunked in capitals", post(b"Transfer-Encoding: CHUNKED", body=b"2\r\n{}\r\n0\r\n\r\n")),
    ("RFC 9112 7.1: chunk size with leading zeros", post(CHUNKED, body=b"0002\r\n{}\r\n000\r\n\r\n")),
    ("RFC 9112 7.1.1: chunk extensions", post(CHUNKED, body=b'2;a=b;c="d"\r\n{}\r\n0;x\r\n\r\n')),
    ("RFC 9112 7.1.2: trailers", post(CHUNKED, body=b"2\r\n{}\r\n0\r\nX: y\r\nContent-Length: 44\r\n\r\n")),
    ("RFC 9110 10.1.1: 100-continue", post(b"Content-Length: 2", b"Expect: 100-continue", body=b"{}")),
    ("RFC 9110 10.1.1: 100-continue without a body", post(b"Content-Length: 0", b"Expect: 100-continue")),
    ("RFC 9112 9.3.2: a request as a body", post(b"Content-Length: %d" % len(SMUGGLED), body=SMUGGLED)),
]


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


def split(data):
    head, blank, body = data.partition(b"\r\n\r\n")
    assert blank, data
    length = re.search(rb"(?mi)^content-length: *(\d+)", head)
    return int(head.split()[1]), head.lower(), body, int(length[1])


@pytest.mark.parametrize("request_bytes, status", rows(REFUSED))
def test_refused(service, request_bytes, status):
    with service.connect() as client:
        client.sendall(request_bytes + SMUGGLED)
        data = read_to_end(client)
    judge = h11.Connection(h11.CLIENT)
    judge.send(h11.Request(method="POST", target="/", headers=[("Host", "a"), ("Content-Length", "0")]))
    judge.receive_data(data)
    judge.receive_data(b"")
    response = judge.next_event()
    assert response.status_code == status
    fields = dict(response.headers)
    assert fields[b"content-type"] == b"application/problem+json"
    assert fields[b"connection"] == b"close"
    assert fields[b"cache-control"] == b"no-store"
    assert fields[b"x-content-type-options"] == b"nosniff"
    assert re.fullmatch(rb"[0-9a-f]{16}", fields[b"x-request-id"])
    problem = json.loads(bytes(judge.next_event().data))
    assert set(problem) == {"type", "title", "status", "detail"}
    assert problem["type"] == "about:blank" and problem["status"] == status
    assert problem["title"] == response.reason.decode()
    assert isinstance(judge.next_event(), h11.EndOfMessage)
    assert judge.trailing_data[0] == b"", "something was sent behind the refusal"


@pytest.mark.parametrize("request_bytes, status", rows(REFUSED_BY_LIBRARY))
def test_refused_by_library(service, request_bytes, status):
    with service.connect() as client:
        client.sendall(request_bytes + SMUGGLED)
        data = read_to_end(client)
    found, head, body, length = split(data)
    assert found == status
    assert b"connection: close" in head
    assert len(body) == length, "something was sent behind the refusal"


@pytest.mark.parametrize("request_bytes, status", rows(REFUSED_TWICE_OVER))
def test_refused_twice_over(service, request_bytes, status):
    with service.connect() as client:
        client.sendall(request_bytes + SMUGGLED)
        data = read_to_end(client)
    found, head, body, _ = split(data)
    assert found == status
    assert b"connection: close" in head
    assert split(body)[0] == status
    assert b"200 OK" not in data and data.count(b"HTTP/1.1 ") == 2


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


@pytest.mark.parametrize("request_bytes", rows(FRAMED))
def test_framed(service, request_bytes):
    with service.connect() as client:
        client.sendall(request_bytes + get(b"Connection: close"))
        data = read_to_end(client)
    if data.startswith(b"HTTP/1.1 100 "):
        data = data.partition(b"\r\n\r\n")[2]
    status, _, body, length = split(data)
    assert status < 500
    second, _, rest, second_length = split(body[length:])
    assert second == 200
    assert len(rest) == second_length


def test_request_byte_by_byte(service):
    with service.connect() as client:
        for byte in get():
            client.sendall(bytes([byte]))
        assert read_answer(client).status == 200


def test_thousand_pipelined(service):
    with service.connect() as client:
        client.sendall(get() * 999 + get(b"Connection: close"))
        data = read_to_end(client)
    assert data.count(b"HTTP/1.1 200 OK\r\n") == 1000


def test_http_1_0_is_closed_unless_asked(service):
    with service.connect() as client:
        client.sendall(b"GET /healthz HTTP/1.0\r\n\r\n" + SMUGGLED)
        data = read_to_end(client)
    assert data.count(b"HTTP/1.1 200 OK\r\n") == 1


def test_chunked_over_the_limit(service):
    with service.connect() as client:
        client.sendall(post(CHUNKED))
        chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        for _ in range(17):
            client.sendall(chunk)
        client.sendall(b"0\r\n\r\n" + SMUGGLED)
        data = read_to_end(client)
    status, head, body, length = split(data)
    assert status == 413
    assert b"application/problem+json" in head and b"connection: close" in head
    assert len(body) == length


def test_chunked_without_end_is_cut_off(service):
    with service.connect() as client:
        client.sendall(post(CHUNKED))
        chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            for _ in range(1000):
                client.sendall(chunk)
