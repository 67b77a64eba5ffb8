"""The separate address for metrics and health."""

import copy
import re
import signal

import pytest
from conftest import ask, read_answer
from contract import PATHS, target
from test_lifecycle import run
from test_metrics import requests, samples, scrape

WATCHING = {"/metrics", "/healthz", "/readyz"}


def admin(service):
    """The same service, asked at its other address."""
    other = copy.copy(service)
    other.port = int(re.search(rb"metrics and health at http://\S+:(\d+)", service.output)[1])
    return other


def status(service, path):
    """The status of OPTIONS. At this address some paths of the contract are among those at which there is nothing."""
    with service.connect() as client:
        client.sendall(f"OPTIONS {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
        return read_answer(client).status


@pytest.mark.parametrize("path", [target(path) for path in PATHS])
def test_each_address_has_its_resources(start, path):
    service = start("--admin-port", "0")
    assert status(service, path) == (404 if path == "/metrics" else 204)
    assert status(admin(service), path) == (204 if path in WATCHING else 404)


def test_one_set_of_numbers_for_both(start):
    service = start("--admin-port", "0", environment={"TABLAYOUT_ADMIN_HOST": "127.0.0.1"})
    ask(service)
    ask(admin(service))
    assert requests(samples(scrape(admin(service))), "GET", "/healthz", "200") == 2


def test_it_tells_of_the_drain_to_its_end(start):
    service = start("--admin-port", "0", "--drain-delay", "1")
    held = service.connect()
    held.sendall(b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{")
    assert ask(admin(service), "/readyz").status == 200
    service.signal()
    while ask(admin(service), "/readyz").status == 200:
        pass
    # The main address accepts nothing more, and still this one answers.
    while True:
        try:
            service.connect().close()
        except (ConnectionRefusedError, ConnectionResetError):
            break
    assert ask(admin(service), "/healthz").status == 200
    assert samples(scrape(admin(service)))["http_requests_in_flight",] == 2
    held.sendall(b"}")
    assert held.recv(12) == b"HTTP/1.1 422"
    held.close()
    assert service.wait() == 0
    assert service.lines[-1]["message"] == "stopped"


def test_it_answers_when_the_main_address_is_full(start):
    service = start("--admin-port", "0", "--connection-limit", "2", "--threads", "1")
    held = [service.connect() for _ in range(4)]
    found = samples(scrape(admin(service)))
    assert found["http_connections",] <= 3
    for client in held:
        client.close()


def test_second_signal_ends_it_too(start):
    service = start("--admin-port", "0", "--drain-delay", "60")
    service.signal()
    while ask(service, "/readyz").status == 200:
        pass
    service.signal(signal.SIGINT)
    assert service.wait(timeout=5) == 128 + signal.SIGINT


def test_port_in_use(start):
    service = start("--admin-port", "0")
    second = run("--port", "0", "--admin-port", str(admin(service).port))
    assert second.returncode == 1
    assert f"TABLAYOUT_ADMIN_PORT: port {admin(service).port} of 127.0.0.1 is already in use" in second.stderr


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--admin-port", "on"], "off or a whole number from 0 to 65535"),
        (["--admin-port", "65536"], "off or a whole number from 0 to 65535"),
        (["--admin-port", "0", "--admin-host", "localhost"], "not an IPv4 or IPv6 address"),
    ],
)
def test_wrong_configuration(arguments, words):
    answer = run("--port", "0", *arguments)
    assert answer.returncode == 64
    assert words in answer.stderr


def test_off_is_as_without_it(start):
    service = start("--admin-port", "off")
    assert ask(service, "/metrics").status == 200
    assert b"metrics and health" not in service.output
