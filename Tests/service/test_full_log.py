"""Where the log goes there is no room, or nobody reads: the service goes on, and counts the lines that are missing."""

import json
import os
import resource
import select
import socket
import subprocess
import time

import pytest
from conftest import BINARY, Service, read_answer
from proxies import free_ports

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


def is_answered(client):
    client.sendall(REQUEST)
    return read_answer(client).status == 200


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
