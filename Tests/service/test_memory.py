"""What clients can hold of the service's memory.

Each test starts a service of its own, so that its figures are not those of other tests.
"""

import json
import socket
import subprocess

import pytest
from conftest import BINARY, read_answer

MEBIBYTE = 1 << 20


def resident(service):
    """The resident memory of the process, in bytes."""
    with open(f"/proc/{service.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS:"))


def post(body, path="/v1/layout"):
    head = f"POST {path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def test_a_hundred_thousand_bad_requests_leave_nothing_behind(start):
    service = start("--log-level", "error")
    faulty = [
        b"{",
        b'{"configuration": {"tabs": [1], "bar": {"widht": 3}}}',
        b'{"configuration": {"tabs": ["a", "b"], "bar": {"width": -1, "sizing": {"mode": "equals"}}}, "state": 7}',
        b'{"a": 1, "a": 2}',
        b'{"configuration": {"preset": "titles", "tabs": [], "motion": {"tap": {"easing": "eeze"}}}}',
    ]
    batch = b"".join(post(body) for body in faulty) * 20
    per_batch = 20 * len(faulty)

    def send(batches):
        with service.connect(timeout=60) as client:
            answers = client.makefile("rb")
            for _ in range(batches):
                client.sendall(batch)
                for _ in range(per_batch):
                    assert answers.readline().split()[1] in (b"400", b"422")
                    length = 0
                    while (line := answers.readline()) != b"\r\n":
                        if line.lower().startswith(b"content-length:"):
                            length = int(line.split(b":")[1])
                    answers.read(length)

    send(50)
    before = resident(service)
    send(1000)
    assert resident(service) - before < MEBIBYTE


def test_bodies_are_let_go_with_their_answers(start):
    """Idle connections hold no body that they once sent."""
    service = start("--log-level", "error")
    body = b'{"configuration": {"preset": "titles", "tabs": []}}'.ljust(1000 * 1000)
    clients = []
    try:
        for _ in range(100):
            client = service.connect()
            clients.append(client)
            client.sendall(post(body))
            assert read_answer(client, method="POST").status == 200
        assert resident(service) < 64 * MEBIBYTE
    finally:
        for client in clients:
            client.close()


def test_answers_that_nobody_reads_are_bounded(start):
    """A client that asks for great answers and does not read them soon gets 503, and others are still served."""
    service = start("--log-level", "error", "--response-memory", str(16 * MEBIBYTE))
    request = post(
        json.dumps(
            {
                "configuration": {
                    "preset": "segmented",
                    "tabs": ["a", "b"],
                    "motion": {"tap": {"duration": 9998.7}},
                },
                "event": {"type": "tap", "index": 1},
                "sample": {"fps": 1000},
            }
        ).encode(),
        "/v1/transition",
    )
    clients = []
    try:
        for _ in range(30):
            client = socket.socket()
            # Small, and set before connecting: else the kernel takes the whole answer for the client.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.settimeout(20)
            client.connect((service.host, service.port))
            # One after the other, more than the kernel holds for a client.
            client.sendall(request * 8)
            clients.append(client)
        with service.connect() as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert read_answer(other).status == 200
        assert resident(service) < 128 * MEBIBYTE
        with service.connect() as other:
            other.sendall(request)
            refused = read_answer(other, method="POST")
            assert refused.status == 503 and refused["Retry-After"] == "1"
    finally:
        for client in clients:
            client.close()


@pytest.mark.parametrize("flag, value", [("--target-limit", "65536"), ("--connection-memory", "4096")])
def test_limits_that_do_not_fit_each_other_are_refused(flag, value):
    done = subprocess.run([BINARY, flag, value], capture_output=True, text=True, timeout=10, check=False)
    assert done.returncode == 64
    assert "connection memory" in done.stderr
