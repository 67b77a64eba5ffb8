"""Replays over a socket: what comes while it is computed, how much memory that takes, and how it ends."""

import json
import os
import socket

import h11
import pytest
from conftest import ask, read_answer
from contract import LINES, read_json, validate_response

MEBIBYTE = 1 << 20
TABS = ["Today", "News", "Sport", "Music", "Films", "Books"]
CONFIGURATION = {"preset": "titles", "tabs": TABS, "indicator": {"width": 60}, "pager": {"selection": "nearest"}}


def samples(count):
    """A drag to and fro over all pages."""
    return [
        {"time": index * 16, "state": {"offset": abs(index % 1000 - 500) * 3.75, "phase": "dragging"}}
        for index in range(count)
    ]


def document(count, **more):
    return json.dumps({"configuration": CONFIGURATION, "samples": samples(count)} | more).encode()


def lines(count, **more):
    parts = [{"configuration": CONFIGURATION} | more, *samples(count)]
    return "\n".join(map(json.dumps, parts)).encode()


def post(body, *fields, version="1.1"):
    media_type = "application/json" if body.startswith(b'{"configuration"') and b'"samples"' in body else LINES
    head = [f"POST /v1/replay HTTP/{version}", "Host: a", f"Content-Type: {media_type}", *fields]
    return "\r\n".join([*head, f"Content-Length: {len(body)}"]).encode() + b"\r\n\r\n" + body


def slow_client(service):
    """A client for which the kernel keeps next to nothing."""
    client = socket.socket()
    # Set before connecting: else the kernel takes much of the answer for the client.
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.settimeout(20)
    client.connect((service.host, service.port))
    return client


def resident(service):
    with open(f"/proc/{service.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS:"))


def replay(service, body, *fields):
    with service.connect(timeout=60) as client:
        client.sendall(post(body, *fields))
        answer = read_answer(client, method="POST", is_checked=False)
    # To hold a frame against its schema takes milliseconds.
    if len(answer.body) < 128 * 1024:
        validate_response("POST", "/v1/replay", answer.status, answer["content-type"], answer.body)
    return answer


def test_both_forms_have_the_same_frames(service):
    whole = replay(service, document(60, lint=True))
    assert whole["content-type"] == "application/json" and whole["vary"] == "Accept"
    by_line = replay(service, lines(60, lint=True))
    assert by_line["content-type"] == LINES
    *frames, findings = map(read_json, by_line.body.splitlines())
    assert len(frames) == 60 and read_json(whole.body) == {"frames": frames} | findings
    assert replay(service, lines(60, lint=True), "Accept: application/json").body == whole.body
    assert replay(service, document(60, lint=True), f"Accept: {LINES}").body == by_line.body


def test_frames_are_single_answers(service):
    """Of full states, over the same socket."""
    states = [
        {"offset": 160.5 * index, "phase": "settled", "selected": 0, "barOffset": 3.25 * index, "indicator": None}
        for index in range(6)
    ]
    body = json.dumps({"configuration": CONFIGURATION, "samples": [{"state": state} for state in states]}).encode()
    singles = []
    for state in states:
        single = json.dumps({"configuration": CONFIGURATION, "state": state}).encode()
        singles.append(ask(service, "/v1/layout", "POST", [f"Content-Length: {len(single)}"], single).body)
    assert replay(service, body).body == b'{"frames":[' + b",".join(singles) + b"]}"


def test_an_answer_comes_in_chunks_and_leaves_the_connection_open(service):
    body = document(200)
    with service.connect() as client:
        connection = h11.Connection(h11.CLIENT)
        for _ in range(3):
            client.sendall(post(body))
            answer = read_answer(client, connection, method="POST", is_checked=False)
            assert answer.status == 200 and answer["transfer-encoding"] == "chunked"
            assert answer["content-length"] is None and len(read_json(answer.body)["frames"]) == 200
            connection.start_next_cycle()


def test_an_old_client_reads_until_the_end_of_the_connection(service):
    body = document(200)
    with service.connect() as client:
        client.sendall(post(body, version="1.0"))
        received = b""
        while part := client.recv(65536):
            received += part
    head, _, answer = received.partition(b"\r\n\r\n")
    assert b" 200 " in head.split(b"\r\n")[0] and b"transfer-encoding" not in head.lower()
    assert answer == replay(service, body).body


def test_ten_thousand_samples_and_not_one_more(service):
    assert len(replay(service, lines(10_000)).body.splitlines()) == 10_000
    for body in (document(10_001), lines(10_001)):
        answer = replay(service, body)
        assert answer.status == 422
        [error] = read_json(answer.body)["errors"]
        assert (error["pointer"], error["code"]) == ("/samples", "out-of-range")


def test_a_slow_reader_holds_no_more_than_its_samples(start):
    """Its answer is more than twenty times as long; others are served meanwhile."""
    service = start("--log-level", "error", "--threads", "1")
    body = lines(10_000)
    answer = replay(service, body).body
    assert len(answer) > 12 * MEBIBYTE
    before = resident(service)
    with slow_client(service) as client:
        client.sendall(post(body))
        received, most = 0, 0
        while received < len(answer) // 4:
            received += len(client.recv(4096))
            if received % (64 * 1024) < 4096:
                assert ask(service).status == 200
                most = max(most, resident(service))
    assert most - before < len(body) + 2 * MEBIBYTE


def test_a_hundred_replays_at_once(start, record_property):
    service = start("--log-level", "error", "--response-memory", str(256 * MEBIBYTE))
    body = lines(10_000)
    clients = []
    try:
        for _ in range(100):
            clients.append(slow_client(service))
            clients[-1].sendall(post(body))
            # The answer has begun, and nobody reads on.
            assert clients[-1].recv(12) == b"HTTP/1.1 200"
        used = resident(service)
        record_property("resident", used)
        print(f"{used / MEBIBYTE:.0f} MiB for 100 replays of {len(body)} bytes")
        assert used < 256 * MEBIBYTE
    finally:
        for client in clients:
            client.close()


def test_replays_that_nobody_reads_are_bounded_and_let_go(start):
    """Beyond the memory for answers there is 503; when the clients have gone, there is room again."""
    service = start("--threads", "1", "--response-memory", str(4 * MEBIBYTE))
    body = lines(10_000)
    clients = []
    try:
        for _ in range(10):
            clients.append(slow_client(service))
            clients[-1].sendall(post(body))
            status = clients[-1].recv(12)
        assert status == b"HTTP/1.1 503"
        assert ask(service).status == 200
    finally:
        for client in clients:
            client.close()
    while replay(service, body).status == 503:
        pass
    assert service.stop() == 0
    logged = [line for line in service.lines if line.get("path") == "/v1/replay"]
    left = [line for line in logged if line["status"] == 200][:-1]
    # Of what was begun and left, the log has what was made.
    assert left and all(0 < line["bytes"] < 4 * MEBIBYTE for line in left)
    assert logged[-1]["status"] == 200 and logged[-1]["bytes"] > 12 * MEBIBYTE


def test_a_replay_in_full_swing_is_finished_while_draining(start):
    service = start()
    body = lines(3_000)
    with slow_client(service) as client:
        client.sendall(post(body))
        first = client.recv(4096)
        service.signal()
        while ask_readiness(service) == 200:
            pass
        connection = h11.Connection(h11.CLIENT)
        connection.send(h11.Request(method="POST", target="/", headers=[("Host", "a")]))
        connection.send(h11.EndOfMessage())
        connection.receive_data(first)
        answer = read_answer(client, connection, method="POST", is_checked=False)
        assert len(answer.body.splitlines()) == 3_000
    assert service.wait() == 0


def ask_readiness(service):
    try:
        return ask(service, "/readyz").status
    except OSError:
        return None


def test_a_client_that_stops_reading_is_cut_off(start):
    service = start("--response-timeout", "1")
    with slow_client(service) as client:
        client.sendall(post(lines(10_000)))
        received = b""
        # Not read until the server has given up, which its log says.
        while b"/v1/replay" not in service.output:
            service.output += os.read(service.process.stdout.fileno(), 65536)
        try:
            while part := client.recv(65536):
                received += part
        except ConnectionResetError:
            pass
    assert received.startswith(b"HTTP/1.1 200") and not received.endswith(b"\r\n0\r\n\r\n")
    assert ask(service).status == 200


@pytest.mark.parametrize("path", ["/v1/layout", "/v1/transition", "/v1/timeline", "/v1/hit-test"])
def test_nothing_else_takes_lines(service, path):
    assert ask(service, path, "POST", [f"Content-Type: {LINES}", "Content-Length: 2"], b"{}").status == 415
