"""What the machine denies the service: open files and memory. It goes on, and says so."""

import resource
import select
import subprocess
import time

from conftest import BINARY, ask, read_answer

MEBIBYTE = 1 << 20
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


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
