"""Logs that nothing a client sends can forge: whatever is sent, each line is one line of a known form.

Each row is the bytes of one connection. In both formats, and with the library's own messages, the output must hold no byte
but printable ASCII and line ends, no more request lines than requests, and never the words that the rows smuggle in.
"""

import json
import random
import re

import pytest
from conftest import ask

LINE = b'{"time":"2026-01-01T00:00:00.000Z","level":"info","method":"GET","path":"/forged","status":200}'
ROWS = {
    "a quote in the path": b'GET /"a HTTP/1.1\r\nHost: a\r\n\r\n',
    "JSON in the path": b'GET /","status":200,"path":"/forged HTTP/1.1\r\nHost: a\r\n\r\n',
    "a backslash at the end of the path": b"GET /a\\ HTTP/1.1\r\nHost: a\r\n\r\n",
    "an escape for a line end in the path": b"GET /a%0aforged HTTP/1.1\r\nHost: a\r\n\r\n",
    "a carriage return in the path": b"GET /a\r" + LINE + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "a line end in the path": b"GET /a\n" + LINE + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "a NUL in the path": b"GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n",
    "a terminal's escapes in the path": b"GET /\x1b[2J\x1b]0;title\x07 HTTP/1.1\r\nHost: a\r\n\r\n",
    "a backspace and a delete in the path": b"GET /a\x08\x7f HTTP/1.1\r\nHost: a\r\n\r\n",
    "invalid UTF-8 in the path": b"GET /\xff\xfe\xc0\xaf HTTP/1.1\r\nHost: a\r\n\r\n",
    "a line separator of Unicode in the path": b"GET /\xe2\x80\xa8x\xc2\x85 HTTP/1.1\r\nHost: a\r\n\r\n",
    "text that turns direction in the path": b"GET /\xe2\x80\xaex HTTP/1.1\r\nHost: a\r\n\r\n",
    "a very long path": b"GET /" + b"a" * 8000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "a very long path of controls": b"GET /" + b"\x01" * 4000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "a secret in the query": b"GET /a?secret HTTP/1.1\r\nHost: a\r\n\r\n",
    "a password in the target": b"GET http://secret:secret@a/b HTTP/1.1\r\nHost: a\r\n\r\n",
    "a target that is no URI": b"GET secret HTTP/1.1\r\nHost: a\r\n\r\n",
    "a quote in the method": b'G"ET / HTTP/1.1\r\nHost: a\r\n\r\n',
    "controls in the method": b"G\x1b[1mET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "a very long method": b"A" * 4000 + b" / HTTP/1.1\r\nHost: a\r\n\r\n",
    "a quote in the request identifier": b'GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: a","level":"error\r\n\r\n',
    "controls in the request identifier": b"GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: a\x1b[31m\r\n\r\n",
    "a line end in the request identifier": b"GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: a\n" + LINE + b"\r\n\r\n",
    "a very long request identifier": b"GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: " + b"a" * 5000 + b"\r\n\r\n",
    "a quote in traceparent": b'GET / HTTP/1.1\r\nHost: a\r\ntraceparent: 00-"af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\r\n\r\n',
    "controls in traceparent": b"GET / HTTP/1.1\r\nHost: a\r\ntraceparent: 00-\x1b\r\n\r\n",
    "another address": b"GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 6.6.6.6\r\nForwarded: for=6.6.6.6\r\n\r\n",
    "a token": b"GET / HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer secret\r\nCookie: secret\r\n\r\n",
    "a header line without a colon": b"GET / HTTP/1.1\r\nHost: a\r\n" + LINE.replace(b":", b"") + b"\r\n\r\n",
    "a version with controls": b"GET / HTTP/\x1b[1m\r\nHost: a\r\n\r\n",
    "a malformed chunk": b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\x1b" + LINE + b"\r\n\r\n",
    "JSON that forges": b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 19\r\n\r\n" + b'{"\\nsecret\\u001b":0}',
    "no request at all": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)) + b"\r\n\r\n",
    "a second request behind": b"GET /a HTTP/1.1\r\nHost: a\r\n\r\n" + LINE + b"\r\n\r\n",
}
FORGED = (b"secret", b"6.6.6.6")

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"
MEMBERS = [
    "time", "level", "method", "path", "route", "status", "bytes", "microseconds", "requestId", "trace_id", "client",
]
TEXT = re.compile(
    rf"{TIME} (?:(?:error|warning|info|debug): [ -~]*"
    r"|(?:\d{3}|---) [!-~]* [ -~]* \d+ bytes in \d+ us [0-9A-Za-z._-]{0,64} (?:[0-9a-f]{32})? [0-9a-f.:]*)"
)


def exchange(service, sent):
    """Sends the bytes, and reads to the end of the connection whatever comes."""
    with service.connect() as client:
        try:
            client.sendall(sent)
            client.shutdown(1)
            while client.recv(65536):
                pass
        except (ConnectionResetError, BrokenPipeError):
            pass


def check_json(output):
    """Every line is an object of one of the two forms; the request lines."""
    found = []
    for text in output.decode("ascii").splitlines():
        line = json.loads(text, object_pairs_hook=list)
        names = [name for name, _ in line]
        line = dict(line)
        assert len(line) == len(names)
        assert re.fullmatch(TIME, line["time"])
        if "message" in line:
            assert names == ["time", "level", "message"]
            assert line["level"] in ("error", "warning", "info", "debug")
            continue
        assert names == MEMBERS
        assert line["level"] == "info"
        assert line["status"] is None or 200 <= line["status"] < 600
        assert line["bytes"] >= 0 and line["microseconds"] >= 0
        assert re.fullmatch(r"[0-9A-Za-z._-]{0,64}", line["requestId"])
        assert re.fullmatch(r"([0-9a-f]{32})?", line["trace_id"])
        assert line["client"] == "127.0.0.1"
        assert line["route"] in ("_NONE", "_OTHER", "/", "/v1/layout", "/healthz")
        found.append(line)
    return found


def check_text(output):
    found = []
    for line in output.decode("ascii").splitlines():
        assert TEXT.fullmatch(line), line
        if not re.match(rf"{TIME} \w+:", line):
            found.append(line)
    return found


def check(output, log_format, requests):
    assert re.fullmatch(rb"[ -~\n]*", output), re.findall(rb"[^ -~\n]", output)
    assert max(map(len, output.splitlines())) < 4000
    for words in FORGED:
        assert words not in output
    lines = (check_json if log_format == "json" else check_text)(output)
    assert len(lines) <= requests
    return lines


@pytest.mark.parametrize("log_format", ["json", "text"])
@pytest.mark.parametrize("name", ROWS)
def test_nothing_that_is_sent_forges_a_line(start, name, log_format):
    service = start("--log-level", "debug", "--log-format", log_format, "--threads", "1")
    exchange(service, ROWS[name])
    assert ask(service).status == 200
    service.stop()
    lines = check(service.output, log_format, ROWS[name].count(b"\r\n\r\n") + 1)
    assert "/healthz" in str(lines[-1])


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_no_random_bytes_forge_a_line(start, log_format):
    seed = random.randrange(2**32)
    generator = random.Random(seed)
    service = start("--log-level", "debug", "--log-format", log_format)
    pieces = [b"GET ", b"/", b" HTTP/1.1", b"\r\n", b"Host: a\r\n", b"\r\n\r\n", b'"', b"\\", b"\n", b"\x1b[2J", b"X-Request-Id: ",
              b"traceparent: 00-", b"POST ", LINE, b"\xff", b"\0", b"%0a", b"?"]
    for _ in range(200):
        sent = b"".join(generator.choice(pieces) for _ in range(generator.randrange(30)))
        exchange(service, generator.choice([b"", b"GET /"]) + sent + b"\r\n\r\n")
    service.stop()
    try:
        check(service.output, log_format, 10_000)
    except AssertionError as failure:
        raise AssertionError(f"seed {seed}") from failure


def test_what_a_line_has(start):
    service = start("--threads", "1", "--log-format", "json")
    trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    ask(service, "/v1/presets/titles?x=1", fields=["X-Request-Id: here", f"traceparent: 00-{trace}-00f067aa0ba902b7-01"])
    ask(service, "/v1/presets/none", fields=[f"traceparent: 00-{trace.upper()}-00f067aa0ba902b7-01"])
    ask(service, "/nothing", fields=[f"traceparent: 00-{trace}-00f067aa0ba902b7-01"] * 2)
    service.stop()
    first, second, third = [line for line in service.lines if "path" in line]
    assert list(first) == MEMBERS
    assert first["path"] == "/v1/presets/titles" and first["route"] == "/v1/presets/{name}"
    assert (first["status"], first["requestId"], first["trace_id"], first["client"]) == (200, "here", trace, "127.0.0.1")
    assert first["bytes"] > 0
    # What the standard does not allow, and what stands twice, begins a new trace.
    assert (second["route"], third["route"]) == ("/v1/presets/{name}", "_OTHER")
    assert len({trace, second["trace_id"], third["trace_id"]}) == 3
    for line in (second, third):
        assert re.fullmatch("[0-9a-f]{32}", line["trace_id"])


def test_an_address_of_version_six(start):
    service = start("--log-format", "json", host="::1")
    ask(service)
    service.stop()
    assert [line["client"] for line in service.lines if "client" in line] == ["::1"]
