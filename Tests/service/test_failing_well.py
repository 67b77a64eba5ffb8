"""What the machine denies the service: open files, room for its log, memory. It goes on, and says so."""

import json
import os
import resource
import select
import socket
import subprocess
import time

import pytest
from conftest import BINARY, Service, ask, read_answer
from proxies import free_ports

MEBIBYTE = 1 << 20
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


def is_answered(client):
    client.sendall(REQUEST)
    return read_answer(client).status == 200


def limited(**limits):
    """For a service that is started with these of the system's limits."""
    kinds = {getattr(resource, name): value for name, value in limits.items()}
    return lambda: [resource.setrlimit(kind, (value, value)) for kind, value in kinds.items()]


def test_few_open_files(start):
    """It takes as many connections as it can, says how many that is, and takes the others when there is room."""
    service = start("--threads", "2", prepare=limited(RLIMIT_NOFILE=64))
    # The kernel takes them all; the service serves 24 at once and leaves the others in the queue.
    clients = [service.connect() for _ in range(200)]
    for client in clients:
        client.sendall(REQUEST)
    while clients:
        ready, _, _ = select.select(clients, [], [], 10)
        assert ready, f"{len(clients)} clients are not answered"
        for client in ready:
            assert read_answer(client).status == 200
            client.close()
        clients = [client for client in clients if client not in ready]
    assert ask(service).status == 200
    assert service.stop() == 0
    messages = [line["message"] for line in service.lines if line["level"] == "warning"]
    assert messages[0] == "the limit on open files is 64: 24 connections at once are served, not 4096"
    assert any("connections, the most it may" in message for message in messages)


def test_too_few_open_files_to_start():
    done = subprocess.run(
        [BINARY, "--port", "0", "--threads", "4"],
        capture_output=True,
        text=True,
        timeout=10,
        check=False,
        preexec_fn=limited(RLIMIT_NOFILE=32),
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "tablayoutd: could not serve with 4 threads: the limit on open files is 32, not 52\n"


@pytest.fixture
def logging_to():
    """Starts services whose log goes to a file that is already open; they are ended after the test."""
    running = []

    def begin(output, *flags, prepare=None):
        [port] = free_ports(1)
        process = subprocess.Popen(
            [BINARY, "--port", str(port), "--log-format", "json", *flags],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.PIPE,
            preexec_fn=prepare,
        )
        running.append(process)
        deadline = time.monotonic() + 10
        while True:
            try:
                with socket.create_connection(("127.0.0.1", port), timeout=5) as client:
                    assert is_answered(client)
                return Unread(process, port)
            except ConnectionRefusedError:
                assert process.poll() is None and time.monotonic() < deadline, "did not start"
                time.sleep(0.02)

    yield begin
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()


class Unread:
    """A service whose log is not read by this class."""

    host = "127.0.0.1"

    def __init__(self, process, port):
        self.process = process
        self.port = port

    connect = Service.connect

    def press(self, count):
        """So many requests on one connection, in parts; all are answered."""
        with self.connect() as client:
            answers = client.makefile("rb")
            for _ in range(count // 100):
                client.sendall(REQUEST * 100)
                for _ in range(100):
                    assert answers.readline() == b"HTTP/1.1 200 OK\r\n"
                    while answers.readline() != b"\r\n":
                        pass
                    assert answers.read(15) == b'{"status":"ok"}'

    def end(self):
        self.process.terminate()
        return self.process.wait(timeout=20)


def test_a_disk_that_is_full_from_the_start(logging_to):
    with open("/dev/full", "wb") as full:
        service = logging_to(full)
    service.press(1000)
    assert service.end() == 0
    assert service.process.stderr.read() == b""


def test_a_disk_that_is_full_for_a_time(logging_to, tmp_path):
    """A limit on the size of files stands for the disk: it is met in the midst of a line, and then raised."""
    file = tmp_path / "log"
    with open(file, "wb") as log:
        service = logging_to(log, prepare=limited_softly(resource.RLIMIT_FSIZE, 20_000))
    service.press(1000)
    wait_until(lambda: file.stat().st_size == 20_000)
    service.press(1000)
    resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    wait_until(lambda: b"log lines were dropped" in file.read_bytes())
    service.press(100)
    assert service.end() == 0
    lines = file.read_bytes().split(b"\n")
    # One line is torn, where the room ended. All others are whole, and those that are missing are counted.
    broken = [line for line in lines if line and not is_json(line)]
    assert len(broken) <= 1
    requests = sum(b'"path":"/healthz"' in line for line in lines if is_json(line))
    dropped = sum(int(json.loads(line)["message"].split()[0]) for line in lines if b"log lines were dropped" in line)
    # The torn one may be that of an event; those who start and stop are not counted here.
    assert requests + dropped == 2101
    assert json.loads(lines[-2])["message"] == "stopped"


def limited_softly(kind, value):
    return lambda: resource.setrlimit(kind, (value, resource.getrlimit(kind)[1]))


def is_json(line):
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False


def wait_until(holds):
    deadline = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_reader_of_the_log_that_has_stopped(logging_to):
    """A pipe that nobody reads for a time takes 64 KiB, and the service keeps a megabyte; then lines are dropped."""
    reading, writing = os.pipe()
    service = logging_to(writing)
    os.close(writing)
    service.press(20_000)
    with service.connect() as client:
        assert is_answered(client)
    # The reader comes back: it is told how much it has missed.
    text, deadline = b"", time.monotonic() + 10
    while b"log lines were dropped" not in text:
        assert time.monotonic() < deadline and select.select([reading], [], [], 10)[0]
        text += os.read(reading, 1 << 20)
    service.process.terminate()
    while part := os.read(reading, 1 << 20):
        text += part
    os.close(reading)
    assert service.process.wait(timeout=20) == 0
    lines = [json.loads(line) for line in text.splitlines()]
    requests = sum("path" in line for line in lines)
    dropped = sum(int(line["message"].split()[0]) for line in lines if "dropped" in line.get("message", ""))
    assert requests + dropped == 20_002
    assert dropped > 5000
    assert lines[-1]["message"] == "stopped"


def test_a_reader_that_never_comes_back_does_not_hold_up_the_end(logging_to):
    reading, writing = os.pipe()
    service = logging_to(writing)
    os.close(writing)
    service.press(20_000)
    assert service.end() == 0
    os.close(reading)


def post(length):
    head = f"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    return head.encode()


def chunk(body):
    head = b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head + b"%x\r\n%s\r\n" % (len(body), body)


def test_great_bodies_are_refused_where_there_is_no_memory_for_them(start):
    """Eight megabytes are allowed, and no more than 48 are to be had: an allocation that failed would end the process."""
    service = start("--threads", "1", "--log-level", "error", "--request-memory", str(8 * MEBIBYTE))
    with service.connect() as client:
        # What it needs of its own, it has by now.
        client.sendall(post(MEBIBYTE) + b"{}".ljust(MEBIBYTE))
        assert read_answer(client, method="POST").status == 422
    limit = address_space(service) + 48 * MEBIBYTE
    resource.prlimit(service.process.pid, resource.RLIMIT_AS, (limit, limit))
    clients = [service.connect() for _ in range(100)]
    statuses = []
    for client in clients:
        client.sendall(post(MEBIBYTE))
    holding = []
    for client in clients:
        # A refused one has its answer by the time that a later one, on the same thread, has any.
        assert ask(service).status == 200
        if select.select([client], [], [], 0)[0]:
            answer = read_answer(client, method="POST")
            assert (answer.status, answer["Retry-After"], answer["Connection"]) == (503, "1", "close")
            statuses.append(answer.status)
        else:
            holding.append(client)
    assert (len(holding), len(statuses)) == (8, 92)
    for client in holding:
        client.sendall(b"{}".ljust(MEBIBYTE))
    for client in holding:
        assert read_answer(client, method="POST").status == 422
    for client in clients:
        client.close()
    # And what was held has been given back.
    with service.connect() as client:
        for _ in range(20):
            client.sendall(post(MEBIBYTE) + b"{}".ljust(MEBIBYTE))
            assert read_answer(client, method="POST").status == 422


def test_great_bodies_in_chunks_are_refused_too(start):
    service = start("--threads", "1", "--log-level", "error", "--request-memory", str(MEBIBYTE))
    half = b" " * (MEBIBYTE // 2)
    with service.connect() as first, service.connect() as second:
        first.sendall(chunk(half + b"{"))
        assert ask(service).status == 200
        second.sendall(chunk(half) + b"0\r\n\r\n")
        refused = read_answer(second, method="POST")
        assert (refused.status, refused["Retry-After"], refused["Connection"]) == (503, "1", "close")
        first.sendall(b"1\r\n}\r\n0\r\n\r\n")
        assert read_answer(first, method="POST").status == 422
    with service.connect() as third:
        third.sendall(chunk(half + half[:-2] + b"{}") + b"0\r\n\r\n")
        assert read_answer(third, method="POST").status == 422


def test_what_a_client_leaves_behind_is_given_back(start):
    """Clients that go away in the midst of a great body hold nothing of it."""
    service = start("--threads", "1", "--log-level", "error", "--request-memory", str(MEBIBYTE))
    for _ in range(3):
        with service.connect() as client:
            client.sendall(post(MEBIBYTE) + b" " * 100_000)
            assert ask(service).status == 200
        deadline = time.monotonic() + 10
        while not is_taken(service, MEBIBYTE):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def is_taken(service, length):
    """Whether a body of this length is wanted."""
    with service.connect() as client:
        client.sendall(post(length))
        # Another client is answered later, by the same thread.
        assert ask(service).status == 200
        if select.select([client], [], [], 0)[0]:
            assert read_answer(client, method="POST").status == 503
            return False
        client.sendall(b"{}".ljust(length))
        return read_answer(client, method="POST").status == 422


def address_space(service):
    with open(f"/proc/{service.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmSize:"))
