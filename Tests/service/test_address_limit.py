"""How many connections one address may have."""

import socket

import pytest
from conftest import read_answer

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


def connect(service, source):
    family = socket.AF_INET6 if ":" in source else socket.AF_INET
    client = socket.socket(family)
    client.settimeout(10)
    client.bind((source, 0))
    client.connect((service.host, service.port))
    return client


def is_served(client):
    try:
        client.sendall(REQUEST)
        answer = read_answer(client)
    except (BrokenPipeError, ConnectionResetError):
        return False
    return answer is not None and answer.status == 200


@pytest.mark.parametrize("threads", ["1", "2"])
def test_further_connections_are_closed(start, threads):
    """The count is one for all threads; addresses do not share it; who leaves makes room."""
    service = start("--threads", threads, "--address-limit", "5")
    first = [connect(service, "127.0.0.1") for _ in range(5)]
    assert all(map(is_served, first))
    for _ in range(20):
        with connect(service, "127.0.0.1") as further:
            assert not is_served(further)
    with connect(service, "127.0.0.2") as other:
        assert is_served(other)
        assert all(map(is_served, first))
    first.pop().close()
    while True:
        with connect(service, "127.0.0.1") as next_one:
            # The service has to notice that the other one has left.
            if is_served(next_one):
                break
    for client in first:
        client.close()
    assert service.stop() == 0


def test_version_six(start):
    service = start("--address-limit", "2", host="::1")
    first = [connect(service, "::1") for _ in range(2)]
    assert all(map(is_served, first))
    with connect(service, "::1") as third:
        assert not is_served(third)
    for client in first:
        client.close()


def test_none_by_default(start):
    service = start()
    clients = [connect(service, "127.0.0.1") for _ in range(300)]
    assert all(map(is_served, clients))
    for client in clients:
        client.close()
