"""Connections on which nothing moves cost no processor time, whatever the HTTP library waits for.

The library reads into a memory of fixed size for each connection. Where that is full and what it waits for has not ended, it can
neither read on nor give up. Each row leaves it in such a state, at lengths around that size; its client then stays, ends its side,
closes or resets. Processor time comes from /proc, so a busy machine changes nothing.
"""

import os
import socket
import struct
import time

import pytest
from conftest import ask
from proxies import HAProxy, Nginx

MEMORY = 14336
LENGTHS = [MEMORY - 400, MEMORY - 200, MEMORY - 100, MEMORY, MEMORY + 200, 2 * MEMORY]
SECONDS = 3
# Of one core.
SHARE = 0.01

CHUNKED = b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
GET = b"GET %s HTTP/1.1\r\nHost: a\r\n"

STATES = {
    "chunk size": lambda length: CHUNKED + b"0" * length,
    "chunk extension": lambda length: CHUNKED + b"5;e=" + b"x" * length,
    "chunk extension behind a chunk": lambda length: CHUNKED + b'5\r\n{"a":\r\n6;e=' + b"x" * length,
    "quoted chunk extension": lambda length: CHUNKED + b'5;e="' + b"\r" * length,
    "part of a chunk": lambda length: CHUNKED + b"%x\r\n" % (length + 100) + b"x" * length,
    "trailer line": lambda length: CHUNKED + b"0\r\nX: " + b"y" * length,
    "trailer section": lambda length: CHUNKED + b"0\r\n" + b"X: y\r\n" * (length // 6),
    "part of a body": lambda length: CHUNKED.replace(b"Transfer-Encoding: chunked", b"Content-Length: 99999") + b"x" * length,
    "header line": lambda length: GET % b"/" + b"X: " + b"y" * length,
    "header section": lambda length: GET % b"/" + b"X: y\r\n" * (length // 6),
    "request line": lambda length: b"GET /" + b"y" * length,
    "empty lines before a request": lambda length: b"\r\n" * (length // 2),
    "answer that nobody reads": lambda length: (GET % b"/openapi.yaml" + b"\r\n") * (length // 40),
    "request line behind a request": lambda length: GET % b"/openapi.yaml" + b"\r\nGET /" + b"y" * length,
    "chunk extension behind a request": lambda length: GET % b"/healthz" + b"\r\n" + CHUNKED + b"5;e=" + b"x" * length,
}


def reset(client):
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.close()


def end_own_side(client):
    client.shutdown(socket.SHUT_WR)


ENDINGS = {"stays": lambda client: None, "ends its side": end_own_side, "closes": socket.socket.close, "resets": reset}


def processor_time(process):
    """The seconds that a process has computed, its system calls included."""
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def leave(connect, data, ending):
    """A client that sends all of this, as far as it is taken, and ends as it is told."""
    client = connect()
    try:
        client.setblocking(False)
        try:
            client.send(data)
        except BlockingIOError:
            pass
        ENDINGS[ending](client)
    except OSError:
        # It was refused before it had sent all.
        pass
    return client


def time_at_standstill(service):
    """The processor time of a few seconds, once what was sent before has been read: an answer has come behind it."""
    assert ask(service, "/healthz").status == 200
    time.sleep(0.3)
    before = processor_time(service.process)
    time.sleep(SECONDS)
    return processor_time(service.process) - before


def blamed(service, connect, ending):
    """Which rows cost time by themselves; looked for only where all of them together do."""
    found = []
    for name, state in STATES.items():
        for length in LENGTHS:
            with leave(connect, state(length), ending):
                if time_at_standstill(service) > SHARE * SECONDS:
                    found.append(f"{name}, {length} bytes")
    return found


@pytest.mark.parametrize("ending", ENDINGS)
def test_no_state_costs_time(start, ending):
    service = start("--threads", "2", "--log-level", "error", "--connection-memory", str(MEMORY))
    clients = [leave(service.connect, state(length), ending) for state in STATES.values() for length in LENGTHS]
    used = time_at_standstill(service)
    for client in clients:
        client.close()
    assert used <= SHARE * SECONDS, f"{used} s: {blamed(service, service.connect, ending)}"
    assert service.stop() == 0


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("make", [Nginx, HAProxy], ids=lambda make: make.name)
def test_no_state_costs_time_behind_a_proxy(start, tmp_path, make, ending):
    service = start("--threads", "2", "--log-level", "error", "--connection-memory", str(MEMORY))
    proxy = make(tmp_path, [service.port])
    try:
        clients = [leave(proxy.connect, state(length), ending) for state in STATES.values() for length in LENGTHS]
        used = time_at_standstill(service)
        for client in clients:
            client.close()
        assert used <= SHARE * SECONDS, f"{used} s: {blamed(service, proxy.connect, ending)}"
    finally:
        proxy.stop()
    assert service.stop() == 0


def test_a_thousand_such_clients_keep_nobody_waiting(start):
    """Neither a well-behaved client, which is answered as cheaply as without them, nor a drain."""
    service = start("--threads", "2", "--log-level", "error", "--connection-memory", str(MEMORY))
    data = STATES["chunk extension"](MEMORY - 100)
    clients = [leave(service.connect, data, "stays") for _ in range(1000)]
    for client in clients:
        client.settimeout(10)
        assert client.recv(4096).startswith(b"HTTP/1.1 431 ")
    assert time_at_standstill(service) <= SHARE * SECONDS
    for client in clients:
        client.close()
    # Others have gone before they could be told.
    for _ in range(500):
        leave(service.connect, data, "closes").close()
    service.signal()
    assert service.wait(timeout=8) == 0, "the drain took as long as it may"
