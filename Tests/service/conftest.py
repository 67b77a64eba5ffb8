"""The real executable, started on a free port and stopped again. Every answer read is held against the contract.

TABLAYOUT_BINARY names the executable; without it, it is the release that `script/build` leaves.
"""

import json
import os
import re
import select
import signal
import socket
import subprocess
import time
from pathlib import Path

import codings
import contract
import h11
import pytest

RELEASE = Path(__file__).resolve().parents[2] / ".build/service/release/tablayoutd"
BINARY = os.environ.get("TABLAYOUT_BINARY", str(RELEASE))


def pytest_configure(config):
    config.addinivalue_line("markers", "alone: measures times, so nothing else may run meanwhile")
    config.addinivalue_line("markers", "long: takes too long for every run of script/test; script/test --all runs it")
    if not os.access(BINARY, os.X_OK):
        raise pytest.UsageError(f"TABLAYOUT_BINARY must name the executable to test; {BINARY} is none")


class Service:
    """One running executable."""

    def __init__(self, *flags, environment=None, host="127.0.0.1", prepare=None, binary=BINARY):
        """`prepare` is called in the new process before it becomes the service, which is that in `binary`."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith("TABLAYOUT_")}
        self.host = host
        self.process = subprocess.Popen(
            [binary, "--host", host, "--port", "0", *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=clean | (environment or {}),
            preexec_fn=prepare,
        )
        self.output = b""
        self.port = self._wait_for_port()

    def _wait_for_port(self):
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            if select.select([self.process.stdout], [], [], 0.1)[0]:
                part = os.read(self.process.stdout.fileno(), 65536)
                self.output += part
                found = re.search(rb"listening on http://\S+:(\d+)", self.output)
                if found:
                    return int(found[1])
                if not part:
                    break
        self.process.kill()
        _, error = self.process.communicate()
        raise AssertionError(f"did not start: {self.output!r} {error!r}")

    def connect(self, timeout=10):
        client = socket.create_connection((self.host, self.port), timeout=timeout)
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return client

    def signal(self, number=signal.SIGTERM):
        self.process.send_signal(number)

    def wait(self, timeout=20):
        """The exit code, after which `lines` has all that was logged."""
        out, self.error = self.process.communicate(timeout=timeout)
        self.output += out
        return self.process.returncode

    def stop(self):
        if self.process.poll() is None:
            self.signal()
            return self.wait()
        return self.process.returncode

    @property
    def lines(self):
        return [json.loads(line) for line in self.output.decode().splitlines()]


@pytest.fixture(scope="module")
def service():
    """One service for a whole module."""
    running = Service()
    yield running
    assert running.stop() == 0


@pytest.fixture
def start():
    """Starts services that the test stops, or that are stopped after it."""
    running = []

    def start_one(*flags, **options):
        running.append(Service(*flags, **options))
        return running[-1]

    yield start_one
    for one in running:
        if one.process.poll() is None:
            one.process.send_signal(signal.SIGCONT)
            one.process.kill()
            one.process.communicate()


class Answer:
    """One response, as h11, which is strict, reads it."""

    def __init__(self, status, fields, sent):
        self.status = status
        self.fields = fields
        # The body as it was sent, and as it is meant.
        self.sent = sent
        self.body = codings.decoded(sent, self["content-encoding"])

    def __getitem__(self, name):
        return dict(self.fields).get(name.lower())


def read_answer(client, connection=None, method="GET", target=None, is_checked=True):
    """The next response on a connection, held against the contract; None when it ends before one begins.

    Without a target, which a request that is hardly one does not have, the contract must have the answer somewhere. Of an
    answer of megabytes the test says itself what is checked.
    """
    if connection is None:
        connection = h11.Connection(h11.CLIENT)
    if connection.our_state is h11.IDLE:
        # h11 must know what is answered to know how the body ends; the request is sent by the test itself.
        connection.send(h11.Request(method=method, target="/", headers=[("Host", "a")]))
        connection.send(h11.EndOfMessage())
    head, body = None, b""
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            data = client.recv(65536)
            if not data and head is None and not connection.trailing_data[0]:
                return None
            connection.receive_data(data)
        elif isinstance(event, h11.InformationalResponse):
            continue
        elif isinstance(event, h11.Response):
            head = event
        elif isinstance(event, h11.Data):
            body += bytes(event.data)
        elif isinstance(event, h11.EndOfMessage):
            fields = [(name.decode(), value.decode("latin-1")) for name, value in head.headers]
            answer = Answer(head.status_code, fields, body)
            if not is_checked:
                return answer
            if target is None:
                contract.validate_known(answer)
            else:
                contract.validate_answer(method, target, answer)
            return answer
        else:
            raise AssertionError(f"unexpected {event!r}")


def ask(service, target="/healthz", method="GET", fields=(), body=b""):
    """One request on a connection of its own."""
    lines = [f"{method} {target} HTTP/1.1", "Host: localhost", "Connection: close", *fields]
    with service.connect() as client:
        client.sendall("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
        return read_answer(client, method=method, target=target)
