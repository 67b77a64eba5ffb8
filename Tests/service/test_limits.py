"""Every limit on what a client may send or hold: that it can be set, where it lies to the unit, and what is answered."""

import re
import time

import pytest
from conftest import ask, read_answer

LAYOUT = b'{"configuration": {"preset": "underline", "tabs": ["A"]}}'


def padded(length):
    return LAYOUT + b" " * (length - len(LAYOUT))


def post(body):
    return b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)


def chunked(body):
    head = b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head + b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)


def get(target=b"/healthz", fields=0):
    return b"GET %s HTTP/1.1\r\nHost: a\r\n" % target + b"X: y\r\n" * fields + b"\r\n"


@pytest.mark.parametrize(
    "flags, within, beyond, status",
    [
        pytest.param(["--body-limit", "1000"], post(padded(1000)), post(padded(1001)), 413, id="body"),
        pytest.param(["--body-limit", "1000"], chunked(padded(1000)), chunked(padded(1001)), 413, id="chunked body"),
        pytest.param(["--target-limit", "300"], get(b"/healthz?" + b"a" * 291), get(b"/healthz?" + b"a" * 292), 414, id="target"),
        # With Host there is one more.
        pytest.param(["--field-limit", "10"], get(fields=9), get(fields=10), 431, id="fields"),
    ],
)
def test_size(start, flags, within, beyond, status):
    service = start(*flags)
    for sent, expected in ((within, 200), (beyond, status)):
        with service.connect() as client:
            client.sendall(sent)
            assert read_answer(client).status == expected


def test_header_memory(start):
    """The library keeps half of the memory for what it reads, and refuses a longer header section itself."""
    service = start("--connection-memory", "8192", "--target-limit", "256")
    for length, status in ((2000, b"200"), (9000, b"431")):
        with service.connect() as client:
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: " + b"y" * length + b"\r\n\r\n")
            assert client.recv(12) == b"HTTP/1.1 " + status


@pytest.mark.parametrize(
    "flag, sent, drip",
    [
        pytest.param("--header-timeout", b"GET /healthz HTTP/1.1\r\nX: ", b"y", id="a header section that drips"),
        pytest.param("--header-timeout", b"", b"", id="a client that never says a word"),
        pytest.param("--body-timeout", b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n", b" ", id="a body that drips"),
        pytest.param("--idle-timeout", get(), b"", id="a connection that is kept for nothing"),
    ],
)
def test_time(start, flag, sent, drip):
    """Each is ended when its second is over, whatever still comes, and others are answered all the while."""
    timeouts = {name: "60" for name in ("--header-timeout", "--body-timeout", "--idle-timeout")} | {flag: "1"}
    service = start("--threads", "1", *[word for pair in timeouts.items() for word in pair])
    with service.connect() as client:
        client.sendall(sent)
        if flag == "--idle-timeout":
            assert read_answer(client).status == 200
        begun = time.monotonic()
        client.settimeout(0.05)
        while True:
            assert time.monotonic() - begun < 15, "it lives on"
            try:
                client.sendall(drip)
                if client.recv(4096) == b"":
                    break
            except TimeoutError:
                assert ask(service).status == 200
            except (ConnectionResetError, BrokenPipeError):
                break
        assert time.monotonic() - begun > 0.7, "it was ended before its time"


def test_a_response_that_is_not_read(start):
    """A client that reads nothing loses its connection; the kernel's buffers hold less than this answer."""
    service = start("--response-timeout", "1", "--threads", "1")
    with service.connect() as client:
        client.setsockopt(1, 8, 4096)
        client.sendall(b"GET /openapi.yaml HTTP/1.1\r\nHost: a\r\n\r\n" * 50)
        deadline = time.monotonic() + 15
        while connections(service) > 1:
            assert time.monotonic() < deadline, "it lives on"


def connections(service):
    """How many there are, the one that asks among them."""
    text = ask(service, "/metrics").body.decode()
    return int(re.search(r"^http_connections (\d+)$", text, re.MULTILINE)[1])


def test_connections_of_one_client(start):
    service = start("--per-address-limit", "3", "--threads", "2")
    held = []
    for _ in range(3):
        held.append(service.connect())
        held[-1].sendall(get())
        assert read_answer(held[-1]).status == 200
    for _ in range(20):
        with service.connect() as client:
            answer = read_answer(client)
            assert answer.status == 429 and answer["retry-after"] == "1"
            assert client.recv(1) == b""
    # Those within the limit go on, and as one leaves there is room for another.
    held[0].sendall(get())
    assert read_answer(held[0]).status == 200
    held.pop().close()
    deadline = time.monotonic() + 10
    while True:
        assert time.monotonic() < deadline
        with service.connect() as client:
            try:
                client.sendall(get(b"/metrics"))
                answer = read_answer(client)
            except ConnectionError:
                continue
        if answer is not None and answer.status == 200:
            break
    turned_away = int(re.search(rb"^http_connections_turned_away_total (\d+)$", answer.body, re.MULTILINE)[1])
    assert turned_away >= 20
    for client in held:
        client.close()


def test_without_a_limit_one_client_may_have_many(start):
    service = start()
    held = [service.connect() for _ in range(200)]
    for client in held:
        client.sendall(get())
        assert read_answer(client).status == 200
    for client in held:
        client.close()


def test_server_timing_is_told_where_it_is_wanted(start):
    field = ask(start("--server-timing", "on"))["server-timing"]
    assert re.fullmatch(r"compute;dur=\d+\.\d{3}", field)
    assert ask(start())["server-timing"] is None
