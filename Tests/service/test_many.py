"""A hundred of the greatest answers at once, with the settings as they are by default."""

import json
import re
import socket
import time

from conftest import ask, read_answer
from test_memory import post as post_document
from test_replay import MEBIBYTE, lines, slow_client
from test_replay import post as post_replay

CLIENTS = 100
TABS = 10_000
SAMPLES = 10_000
OK, BUSY = b"HTTP/1.1 200", b"HTTP/1.1 503"


def greatest_resident(service):
    """The most memory that the process ever had, in bytes."""
    with open(f"/proc/{service.process.pid}/status", encoding="ascii") as status:
        return int(re.search(r"VmHWM:\s+(\d+) kB", status.read())[1]) * 1024


def test_a_hundred_layouts_and_a_hundred_replays_that_nobody_reads(start):
    """All within 256 MiB. Those for which there is no room are told so, and served when there is; what was begun is finished
    for who reads on, and others are served meanwhile."""
    service = start("--log-level", "error")
    layout = post_document(
        json.dumps({"configuration": {"preset": "titles", "tabs": [f"Tab {index}" for index in range(TABS)]}}).encode()
    )
    replay = post_replay(lines(SAMPLES))
    begun, refused = {layout: [], replay: []}, {layout: [], replay: []}
    try:
        for _ in range(CLIENTS):
            for request in (layout, replay):
                client = slow_client(service)
                client.sendall(request)
                # The answer has begun, and nobody reads on.
                status = client.recv(12)
                assert status in (OK, BUSY)
                (begun if status == OK else refused)[request].append(client)
        unread = greatest_resident(service)
        assert ask(service).status == 200
        # Enough of both were begun to say something, and more were asked for than there is room for.
        counts = {request: len(clients) for request, clients in begun.items()}
        assert min(counts.values()) >= 10 and sum(map(len, refused.values())) > 0
        lengths = {request: len(rest_of(clients[-1], OK)) for request, clients in begun.items()}
    finally:
        for client in sum([*begun.values(), *refused.values()], []):
            client.close()
    for request, length in lengths.items():
        deadline = time.monotonic() + 60
        while True:
            with service.connect(timeout=60) as client:
                client.sendall(request)
                answer = read_answer(client, method="POST", is_checked=False)
            if answer.status == 200:
                break
            # The others' leaving may not have been noticed yet.
            assert answer.status == 503 and time.monotonic() < deadline
            time.sleep(0.05)
        assert len(answer.body) == length
    most = greatest_resident(service)
    print(
        f"{counts[layout]} layouts of {lengths[layout] / MEBIBYTE:.1f} MiB and {counts[replay]} replays of"
        f" {lengths[replay] / MEBIBYTE:.1f} MiB begun and unread, {2 * CLIENTS - sum(counts.values())} told to ask again:"
        f" {unread / MEBIBYTE:.0f} MiB; at most {most / MEBIBYTE:.0f} MiB in the end"
    )
    assert most < 256 * MEBIBYTE


def rest_of(client, status):
    """The body of an answer whose first bytes were read, by a client that is slow no more."""
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MEBIBYTE)

    class Rejoined:
        parts = [status]

        def recv(self, size):
            return self.parts.pop() if self.parts else client.recv(size)

    return read_answer(Rejoined(), method="POST", is_checked=False).body
