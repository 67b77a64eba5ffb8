"""Clients that mean no good, or are in trouble: what `test_hostility.py` lets loose on the service by the hundred.

Each attack opens its connections when it begins, and goes a step further whenever it is told to.
"""

import json
import socket
import struct
import time

from test_memory import MEBIBYTE, post

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
