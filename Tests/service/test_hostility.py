"""Clients that mean no good, or are in trouble, by the hundred. Meanwhile others are served, and memory stays bounded.

Between the steps of each attack (`attacks.py`) a well-behaved client asks, on a new connection and on one that it keeps: it has its
answer within a second.
"""

import os
import resource
import time

import pytest
from attacks import ATTACKS, QUESTION
from conftest import read_answer
from test_memory import MEBIBYTE, resident

# How long an answer takes is measured.
pytestmark = pytest.mark.alone

WITHIN = 1


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
