"""Many connections to the real executable at once."""

import selectors
import signal
import time

import pytest

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


def answers(clients, within=20):
    """How many of the clients get an answer of status 200, each whole."""
    selector = selectors.DefaultSelector()
    parts = {}
    for client in clients:
        client.setblocking(False)
        selector.register(client, selectors.EVENT_READ)
        parts[client] = b""
    good, deadline = 0, time.monotonic() + within
    while selector.get_map() and time.monotonic() < deadline:
        for key, _ in selector.select(0.2):
            client = key.fileobj
            data = client.recv(65536)
            parts[client] += data
            head, blank, body = parts[client].partition(b"\r\n\r\n")
            length = [int(line[15:]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")]
            if not data or (blank and len(body) >= length[0]):
                selector.unregister(client)
                client.setblocking(True)
                good += head.startswith(b"HTTP/1.1 200 ") and len(body) == length[0]
    return good


def test_thousand_connections(service):
    clients = [service.connect() for _ in range(1000)]
    for _ in range(3):
        for client in clients:
            client.sendall(REQUEST)
        assert answers(clients) == 1000
    for client in clients:
        client.close()


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("count", [127, 128, 129, 256, 512])
def test_ready_at_the_same_moment(start, threads, count):
    """The process is stopped while the requests arrive, so that its next wait finds them all."""
    service = start("--threads", str(threads))
    clients = [service.connect() for _ in range(count)]
    for client in clients:
        client.sendall(REQUEST)
    assert answers(clients) == count
    for _ in range(5):
        service.signal(signal.SIGSTOP)
        for client in clients:
            client.sendall(REQUEST)
        service.signal(signal.SIGCONT)
        assert answers(clients) == count
    for client in clients:
        client.close()
