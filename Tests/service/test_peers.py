"""The peers that the benchmark measures answer as the service does; else what is measured of them means nothing.

The one in C++ stands for all: its libraries are the service's. The benchmark checks all of them before it measures.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import BINARY

BENCHMARKS = Path(__file__).resolve().parents[2] / "Benchmarks"
sys.path.append(str(BENCHMARKS))

import peers  # noqa: E402
from bodies import bodies  # noqa: E402
from server import Server  # noqa: E402

PEER = next(peer for peer in peers.PEERS if peer.name == "C++")
# Another seed than the benchmark's own, which it checks itself.
REQUESTS = bodies(300, seed=2)


@pytest.fixture(scope="module")
def product():
    server = Server("tablayoutd", [BINARY, "--port", "{port}"])
    yield server
    server.stop()


@pytest.fixture(scope="module")
def peer(tmp_path_factory):
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("there is no C++ compiler here: script/bootstrap peers installs it")
    build = tmp_path_factory.mktemp("peer")
    sources = sorted((BENCHMARKS / "cpp").glob("*.cpp"))
    libraries = ["-lmicrohttpd", "-lsimdjson", "-lpthread"]
    subprocess.run([compiler, "-std=c++20", "-O1", *sources, *libraries, "-o", build / "cpp-peer"], check=True)
    server = PEER.start(build=build, threads=1)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def answers(product):
    return [ask(product, body)[1] for body in REQUESTS]


def ask(server, body):
    connection = server.connect()
    connection.request("POST", peers.PATH, body, {"Content-Type": "application/json"})
    response = connection.getresponse()
    answer = response.read()
    connection.close()
    return response.status, answer


@pytest.mark.long
def test_a_peer_answers_as_the_service(peer, answers):
    peers.check(peer, REQUESTS, answers)


def test_another_answer_ends_the_run(product, answers):
    other = json.loads(answers[7])
    other["tabs"][3]["x"] += 1e-6
    with pytest.raises(SystemExit, match="/tabs/3/x"):
        peers.check(product, REQUESTS[:8], [*answers[:7], json.dumps(other).encode()])


def test_the_service_refuses_what_the_peers_must(product):
    for body, fault in peers.broken(json.loads(REQUESTS[0])):
        assert ask(product, body)[0] in (400, 422), fault


@pytest.mark.parametrize(
    "found, place",
    [
        pytest.param({"a": [1, 2.5, {"b": None}], "c": True}, None, id="the same"),
        pytest.param({"c": True, "a": [1.0, 2.5, {"b": None}]}, None, id="the same in another order, and 1.0 for 1"),
        pytest.param({"a": [1, 2.5 + 1e-12, {"b": None}], "c": True}, None, id="a rounding error"),
        pytest.param({"a": [1, 2.5 + 1e-8, {"b": None}], "c": True}, "/a/1", id="another number"),
        pytest.param({"a": [1, 2.5, {"b": 0}], "c": True}, "/a/2/b", id="0 for null"),
        pytest.param({"a": [1, 2.5, {"b": None}], "c": 1}, "/c", id="1 for true"),
        pytest.param({"a": [1, 2.5], "c": True}, "/a", id="a list that is shorter"),
        pytest.param({"a": [1, 2.5, {"b": None}]}, "c", id="a member less"),
        pytest.param({"a": [1, 2.5, {"b": None, "d": 1}], "c": True}, "d", id="a member more"),
    ],
)
def test_differences_are_found(found, place):
    difference = peers.first_difference(found, {"a": [1, 2.5, {"b": None}], "c": True})
    assert difference is None if place is None else place in difference
