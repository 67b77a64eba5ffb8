"""nginx and HAProxy in front, as deploy/ configures them: no byte of one request is ever taken for another.

What the proxy says that it forwarded, by its log, is held against what the service says that it was asked, by its own.
The proxy gives each request an identifier. A request that the service reads out of another's bytes has none of these,
so it shows, whether it is answered or not. And the next client must get its own answer.
"""

import http.server
import json
import os
import re
import select
import socket
import threading
import time
from random import Random

import pytest
from conftest import Service, ask
from proxies import HAProxy, Nginx, free_ports
from raw_requests import ACCEPTED, ALL, FRAMED, HOST, get
from test_raw_requests import read_one

BEHIND = get(b"Connection: close", target=b"/behind")

# Well-formed, but nothing that this proxy passes on.
NOT_PASSED_ON = {
    "nginx": {"RFC 9112 3.2.4: asterisk form of OPTIONS", "RFC 9110 9.3.8: TRACE is not allowed"},
    "HAProxy": {
        "RFC 9112 3.2.2: absolute form",
        "RFC 9112 3.2.2: absolute form of another host than Host",
        "RFC 9112 3.2.2: absolute form without a path",
    },
}


class Pair:
    """A proxy with one service behind it, each with one thread, so that what comes later is logged later."""

    def __init__(self, proxy, folder):
        self.service = Service("--threads", "1")
        self.unread = b""
        self.count = 0
        try:
            self.proxy = proxy(folder, [self.service.port], workers=1)
        except BaseException:
            self.service.stop()
            raise

    def stop(self):
        self.proxy.stop()
        assert self.service.stop() == 0

    def requests_until(self, identifier):
        """What the service logged, up to the request with this identifier: identifier, method and path of each."""
        found, deadline = [], time.monotonic() + 10
        while True:
            *lines, self.unread = self.unread.split(b"\n")
            for index, line in enumerate(lines):
                entry = json.loads(line)
                if "path" not in entry or entry["path"] == "/readyz":
                    continue
                if entry["requestId"] == identifier:
                    self.unread = b"\n".join([*lines[index + 1 :], self.unread])
                    return found
                found.append((entry["requestId"], entry["method"], "/" if entry["path"] in ("", "*") else entry["path"]))
            assert time.monotonic() < deadline, f"the service has logged no {identifier}, but {found}"
            if select.select([self.service.process.stdout], [], [], 0.1)[0]:
                self.unread += os.read(self.service.process.stdout.fileno(), 65536)

    def forwarded_until(self, identifier, offset):
        """The same of what the proxy says that it forwarded."""
        deadline = time.monotonic() + 10
        while True:
            found = self.proxy.forwarded(offset)
            identifiers = [request[0] for request in found]
            if identifier in identifiers:
                return [request for request in found if request[0] != identifier]
            assert time.monotonic() < deadline, f"{self.proxy.name} has logged no {identifier}, but {found}"
            time.sleep(0.005)

    def exchange(self, request, patience=0.5):
        """Sends the bytes on a connection of their own; what came back, and what each side says that was asked."""
        offset = self.proxy.log.stat().st_size
        with self.proxy.connect() as client:
            client.settimeout(patience)
            data = b""
            try:
                client.sendall(request)
                while part := client.recv(65536):
                    data += part
            except OSError:
                # The proxy waits for more, or has closed while it was still being told.
                pass
        # Another client, whose request takes the same way.
        self.count += 1
        identifier = f"sentinel-{self.count}"
        with self.proxy.connect() as other:
            other.sendall(get(b"Connection: close", b"X-Request-Id: %s" % identifier.encode(), target=b"/v1/presets"))
            answer, rest = read_one(b"".join(iter(lambda: other.recv(65536), b"")), "GET")
        assert (answer.status, answer.fields["x-request-id"], rest) == (200, identifier, b""), answer.body
        assert b"presets" in answer.body
        return data, self.requests_until(identifier), self.forwarded_until(identifier, offset)


@pytest.fixture(scope="module", params=[Nginx, HAProxy], ids=lambda proxy: proxy.name)
def pair(request, tmp_path_factory):
    running = Pair(request.param, tmp_path_factory.mktemp(request.param.name))
    yield running
    running.stop()


@pytest.mark.parametrize("row", ALL, ids=[row[0] for row in ALL])
def test_nothing_is_taken_for_another_request(pair, row):
    forwarded = compare(*pair.exchange(row[1] + BEHIND))
    if (row in ACCEPTED or row in FRAMED) and row[0] not in NOT_PASSED_ON[pair.proxy.name]:
        assert forwarded, "what is well-formed must come through"


def compare(data, asked, forwarded):
    """Fails unless the service was asked what the proxy forwarded; what that was."""
    everything = list(forwarded)
    # Of what the library refuses itself no more is known than where it went.
    unread = [request for request in asked if request[:2] == ("", "")]
    for _, _, path in unread:
        forwarded.remove(next(request for request in forwarded if request[2] == path and request not in asked))
    assert sorted(request for request in asked if request not in unread) == sorted(forwarded)
    # What it did not forward it refused, at most once. The library's own answers may have their head in their body too.
    assert len(re.findall(rb"HTTP/1\.[01] [2-5]\d\d ", data)) <= len(asked) + 1 + len(unread)
    return everything


SPECKS = [b"\r", b"\n", b"\r\n", b" ", b"\t", b"\0", b"\x0b", b"\x80", b":", b",", b";", b"0", b"9", b"chunked", HOST, BEHIND]


def mutated(request, random):
    """The request with one to three small changes, such as a line that stands twice or a byte that is missing."""
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(request) + 1)
        end = min(len(request), place + random.choice([1, 1, 2, 10]))
        lines = request.split(b"\r\n")
        change = random.randrange(5)
        if change == 0:
            request = request[:place] + random.choice(SPECKS) + request[place:]
        elif change == 1:
            request = request[:place] + request[end:]
        elif change == 2:
            request = request[:end] + request[place:]
        elif change == 3:
            lines.insert(random.randrange(len(lines)), random.choice(lines))
            request = b"\r\n".join(lines)
        else:
            lines.insert(random.randrange(len(lines)), lines.pop(random.randrange(len(lines))))
            request = b"\r\n".join(lines)
    return request


@pytest.mark.parametrize("seed", range(3))
def test_nor_is_anything_of_a_mutated_request(pair, seed):
    random = Random(seed)
    rows = [row for row in ALL if len(row[1]) < 1000]
    for number in range(25):
        first, second = (mutated(random.choice(rows)[1], random) for _ in range(2))
        request = first + second + BEHIND
        try:
            compare(*pair.exchange(request, patience=0.05))
        except Exception as fault:
            raise AssertionError(f"seed {seed}, request {number}: {request}") from fault


def test_a_request_that_was_not_forwarded_shows(pair):
    """The service is asked past the proxy, as by a request that was hidden in another."""
    assert ask(pair.service, "/hidden").status == 404
    _, asked, forwarded = pair.exchange(BEHIND)
    assert [path for _, _, path in asked] == ["/hidden", "/behind"]
    assert [path for _, _, path in forwarded] == ["/behind"]


class Mirror(http.server.BaseHTTPRequestHandler):
    """Answers with the header fields that it was sent, in JSON."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        body = json.dumps([[name.lower(), value] for name, value in self.headers.items()]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module", params=[Nginx, HAProxy], ids=lambda proxy: proxy.name)
def mirror(request, tmp_path_factory):
    """A proxy in front of a mirror."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Mirror)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    running = request.param(tmp_path_factory.mktemp(request.param.name), [server.server_port])
    yield running
    running.stop()
    server.shutdown()
    server.server_close()


def answer_of(proxy, *lines, target=b"/v1/presets"):
    with proxy.connect() as client:
        client.sendall(get(b"Connection: close", *lines, target=target))
        return read_one(b"".join(iter(lambda: client.recv(65536), b"")), "GET")[0]


def fields_of(proxy, *lines):
    return json.loads(answer_of(proxy, *lines).body)


def only(fields, name):
    [value] = [value for field, value in fields if field == name]
    return value


TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


def test_identifiers_are_passed_on(mirror):
    fields = fields_of(mirror, b"X-Request-Id: my-own_id.1", b"traceparent: " + TRACE.encode(), b"tracestate: a=b")
    assert only(fields, "x-request-id") == "my-own_id.1"
    assert only(fields, "traceparent") == TRACE
    assert only(fields, "tracestate") == "a=b"


@pytest.mark.parametrize(
    "lines",
    [(), (b"X-Request-Id: a b",), (b"X-Request-Id: " + b"a" * 65,), (b"X-Request-Id:",)],
    ids=["none", "with a blank", "too long", "empty"],
)
def test_other_identifiers_are_replaced(mirror, lines):
    first, second = (only(fields_of(mirror, *lines), "x-request-id") for _ in range(2))
    assert re.fullmatch(r"[0-9a-f-]{32,36}", first) and re.fullmatch(r"[0-9a-f-]{32,36}", second)
    assert first != second


def test_of_two_identifiers_one_at_most_is_passed_on(mirror):
    fields = fields_of(mirror, b"X-Request-Id: a", b"X-Request-Id: b")
    assert re.fullmatch(r"a|[0-9a-f-]{32,36}", only(fields, "x-request-id"))


def test_what_a_client_claims_of_itself_is_not_believed(mirror):
    fields = fields_of(mirror, b"X-Forwarded-For: 10.0.0.1", b"X-Forwarded-Proto: http")
    assert only(fields, "x-forwarded-for") == "127.0.0.1"
    assert only(fields, "x-forwarded-proto") == "https"


def test_metrics_stay_inside(mirror):
    assert answer_of(mirror, target=b"/metrics").status == 404


def test_the_plain_port_only_leads_to_the_other(mirror):
    with socket.create_connection(("127.0.0.1", mirror.plain_port), timeout=10) as client:
        client.sendall(get(b"Connection: close", target=b"/v1/presets?a=b"))
        answer, _ = read_one(b"".join(iter(lambda: client.recv(65536), b"")), "GET")
    assert answer.status == 308
    assert answer.fields["location"] == "https://a/v1/presets?a=b"


@pytest.mark.parametrize("proxy", [Nginx, HAProxy], ids=lambda proxy: proxy.name)
def test_without_a_replica_there_is_a_problem(proxy, tmp_path):
    running = proxy(tmp_path, free_ports(3))
    try:
        answer = answer_of(running)
        assert answer.status == 503
        assert answer.fields["content-type"] == "application/problem+json"
        assert json.loads(answer.body)["status"] == 503
    finally:
        running.stop()
