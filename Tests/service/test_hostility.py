"""Clients that mean no good, or are in trouble, by the hundred. Meanwhile others are served, and memory stays bounded.

Each attack is a class that opens its connections and goes a step further when it is told to. Between the steps a
well-behaved client asks, on a new connection and on one that it keeps: it has its answer within a second.
"""

import json
import os
import resource
import socket
import struct
import time

import pytest
from conftest import read_answer
from test_memory import MEBIBYTE, post, resident

WITHIN = 1
QUESTION = post(b'{"configuration": {"preset": "underline", "tabs": ["One", "Two", "Three"]}}')

# Five seconds' worth of keyframes, some hundred kilobytes.
GREAT_ANSWER = post(
    json.dumps(
        {
            "configuration": {"preset": "segmented", "tabs": ["a", "b"], "motion": {"tap": {"duration": 4998.7}}},
            "event": {"type": "tap", "index": 1},
            "sample": {"fps": 1000},
        }
    ).encode(),
    "/v1/transition",
)


class Attack:
    """Some clients; those that the service has cut off are let go."""

    count = 400
    # What the service is started with, and the resident memory that it must stay below, in bytes.
    flags = ()
    bound = 64 * MEBIBYTE

    def begin(self, service):
        self.service = service
        self.clients = [self.connect() for _ in range(self.count)]

    def connect(self):
        return self.service.connect()

    def step(self):
        """A byte or so from each client."""

    def each(self, act):
        """Lets each client act; those for which that fails have been cut off."""
        kept = []
        for client in self.clients:
            try:
                act(client)
                kept.append(client)
            except OSError:
                client.close()
        self.clients = kept

    def end(self):
        for client in self.clients:
            client.close()


class SlowHeaders(Attack):
    """A byte of the header section at a time."""

    flags = ("--header-timeout", "1")

    def begin(self, service):
        super().begin(service)
        self.each(lambda client: client.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: "))

    def step(self):
        self.each(lambda client: client.sendall(b"x"))


class SlowBodies(Attack):
    """A byte of a great body at a time: what it holds is taken from what there is for great bodies."""

    flags = ("--body-timeout", "1", "--request-memory", str(32 * MEBIBYTE))

    def begin(self, service):
        super().begin(service)
        head = "POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n"
        self.each(lambda client: client.sendall(head.encode()))

    def step(self):
        self.each(lambda client: client.sendall(b" "))


class SlowBodiesOnceFast(SlowBodies):
    """All but the last byte of the body is there at once, and the last one never comes."""

    bound = 96 * MEBIBYTE

    def begin(self, service):
        super().begin(service)
        self.each(lambda client: client.sendall(b" " * 999_000))


class SlowChunks(Attack):
    """A chunk of one byte at a time."""

    flags = ("--body-timeout", "1")

    def begin(self, service):
        super().begin(service)
        head = "POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        self.each(lambda client: client.sendall(head.encode()))

    def step(self):
        self.each(lambda client: client.sendall(b"1;a=b\r\n \r\n"))


class SlowReaders(Attack):
    """Great answers, asked for and read a few bytes at a time."""

    count = 60
    flags = ("--response-timeout", "1", "--response-memory", str(16 * MEBIBYTE))
    bound = 96 * MEBIBYTE

    def connect(self):
        client = socket.socket()
        # Small, and set before connecting: else the kernel takes whole answers for the client.
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.settimeout(10)
        client.connect((self.service.host, self.service.port))
        return client

    def begin(self, service):
        super().begin(service)
        self.each(lambda client: client.sendall(GREAT_ANSWER * 4))

    def step(self):
        self.each(self.read_a_little)

    @staticmethod
    def read_a_little(client):
        if not client.recv(10):
            raise ConnectionResetError


class HalfClosed(Attack):
    """Clients that end their side in the midst of the header section or of the body, and stay."""

    def begin(self, service):
        super().begin(service)
        self.each(lambda client: client.sendall(QUESTION[: len(QUESTION) // 3]))
        for index, client in enumerate(self.clients):
            if index % 2:
                client.sendall(QUESTION[len(QUESTION) // 3 : -1])
            client.shutdown(socket.SHUT_WR)


class ResetsInTheMiddle(Attack):
    """Connections that are reset in the midst of the body, or of the answer, over and over."""

    count = 0

    def step(self):
        for part in (QUESTION[:-1], QUESTION, GREAT_ANSWER, GREAT_ANSWER[:-1]):
            for _ in range(50):
                with self.service.connect() as client:
                    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    client.sendall(part)


class Flood(Attack):
    """As much as the service takes, and nothing that it sends is ever read in earnest."""

    count = 8
    request = b""

    def begin(self, service):
        super().begin(service)
        for client in self.clients:
            client.setblocking(False)
        self.sent = dict.fromkeys(self.clients, 0)
        self.batch = self.request * (1 + (1 << 16) // len(self.request))

    def step(self):
        until = time.monotonic() + 0.05
        while self.clients and time.monotonic() < until:
            self.each(self.press)

    def press(self, client):
        try:
            while client.recv(1 << 20):
                pass
            raise ConnectionResetError
        except BlockingIOError:
            pass
        try:
            self.sent[client] += client.send(self.batch[self.sent[client] % len(self.request) :])
        except BlockingIOError:
            pass


class FloodOfBadSyntax(Flood):
    """JSON that ends in the middle."""

    request = post(b'{"configuration": {"tabs": ["a", ')


class FloodOfManyFaults(Flood):
    """JSON in which nearly everything is wrong, so that the answer is greater than the question."""

    request = post(
        json.dumps({"configuration": {"tabs": [index for index in range(200)], **{f"x{i}": i for i in range(50)}}}).encode()
    )


class FloodOfDepth(Flood):
    """JSON of brackets alone."""

    request = post(b"[" * 50_000)


class FloodOfKeys(Flood):
    """JSON of one object with very many members, all of them the same."""

    request = post(b'{"configuration": {' + b",".join([b'"tabs": []'] * 5000) + b"}}")


class FloodOfNumbers(Flood):
    """JSON of one number that is very long."""

    request = post(b'{"state": {"offset": ' + b"1" * 60_000 + b"e-59999}}")


class FloodOfGoodRequests(Flood):
    """Not even hostile."""

    request = QUESTION


ATTACKS = [
    SlowHeaders,
    SlowBodies,
    SlowBodiesOnceFast,
    SlowChunks,
    SlowReaders,
    HalfClosed,
    ResetsInTheMiddle,
    FloodOfBadSyntax,
    FloodOfManyFaults,
    FloodOfDepth,
    FloodOfKeys,
    FloodOfNumbers,
    FloodOfGoodRequests,
]


class WellBehaved:
    """A client that asks as one should, and measures how long its answers take."""

    def __init__(self, service):
        self.service = service
        self.kept = service.connect()
        self.ask(self.kept)

    def ask(self, client):
        client.sendall(QUESTION)
        answer = read_answer(client, method="POST", target="/v1/layout")
        assert answer.status == 200, answer.body

    def visit_anew(self):
        """How long a request on a new connection takes, with the connecting."""
        begun = time.monotonic()
        with self.service.connect() as client:
            self.ask(client)
        return time.monotonic() - begun

    def visit(self):
        """The longer of two times: of a request on a new connection, and of one on the connection that is kept."""
        anew = self.visit_anew()
        begun = time.monotonic()
        self.ask(self.kept)
        return max(anew, time.monotonic() - begun)


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_others_are_served_meanwhile(start, attack):
    service = start("--threads", "2", "--log-level", "error", *attack.flags)
    hostile = attack()
    visitor = WellBehaved(service)
    usual = descriptors(service)
    hostile.begin(service)
    try:
        longest, most = 0, 0
        for _ in range(10):
            hostile.step()
            longest = max(longest, visitor.visit())
            most = max(most, resident(service))
        assert longest < WITHIN
        assert most < attack.bound, f"{most // MEBIBYTE} MiB"
        if attack.flags:
            # There is an end to slowness: all are cut off, although they never cease.
            deadline = time.monotonic() + 15
            while descriptors(service) > usual:
                assert time.monotonic() < deadline, f"{descriptors(service) - usual} clients are still there"
                hostile.step()
                assert visitor.visit() < WITHIN
                time.sleep(0.05)
    finally:
        hostile.end()
    assert visitor.visit() < WITHIN
    assert service.stop() == 0


@pytest.mark.parametrize("request_first", [False, True], ids=["fresh", "kept alive"])
def test_five_thousand_idle_connections(start, request_first):
    """More than the 4096 that are served at once: those that wait longest make room, and nobody else is kept out."""
    enough_files()
    service = start("--threads", "2", "--log-level", "warning")
    visitor = WellBehaved(service)
    clients = []
    try:
        for _ in range(5000):
            client = service.connect()
            clients.append(client)
            if request_first:
                client.sendall(QUESTION)
        longest = max(visitor.visit_anew() for _ in range(20))
        assert longest < WITHIN
        # 48 KiB for each of 4096 connections, as the guide on operating says, and what the service has of its own.
        assert resident(service) < (192 + 32) * MEBIBYTE
    finally:
        for client in clients:
            client.close()
    visitor.visit_anew()
    assert service.stop() == 0
    assert any("connections, the most it may" in line["message"] for line in service.lines)


def descriptors(service):
    """The number of open files and connections of the service."""
    return len(os.listdir(f"/proc/{service.process.pid}/fd"))


def enough_files():
    """Lets this process open files for 5000 connections; the service inherits that."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 6000 if hard == resource.RLIM_INFINITY else min(6000, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if wanted < 6000:
        pytest.skip(f"this machine allows no more than {hard} open files")
