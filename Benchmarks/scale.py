"""What a billion requests cost, and what gives out first: the figures of docs/scale.md. Started by script/bench-scale."""

import argparse
import os
import pathlib
import statistics
import tempfile
import urllib.parse
from dataclasses import dataclass

import caching
import made
from bodies import bodies
from load import Load, press
from server import Server
from timelines import on_cpu

PATH = "/v1/layout"
#: What of the cores may be busy: the rest is for bursts, and for the load of a replica that fails.
BUSY = 0.6
REPLICA_CORES = 2
#: Where --write puts the tables.
PAGE = ("docs/scale.md", "script/bench-scale --write")


@dataclass
class Form:
    """A way to ask for a layout, and what it costs."""

    name: str
    cpu_seconds: float
    #: Of an answer with its header section.
    answer_bytes: float


def measure(server: Server, name: str, requests: list[bytes], seconds: int, rounds: int, threads: int) -> Form:
    """The median cost over the rounds. The answers are all read once before, for their length."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"".join(request + b"\0" for request in requests))
        file.flush()
        load = Load(connections=64, threads=threads, bodies=pathlib.Path(file.name), is_raw=True)
        costs = []
        for _ in range(rounds):
            before = server.cpu_seconds
            outcome = press(server.url(PATH), load, seconds)
            if outcome.refused or outcome.socket_errors or not outcome.requests:
                raise SystemExit(f"{name}: {outcome.requests} answers, {outcome.refused} of them not 2xx or 3xx,"
                                 f" {outcome.socket_errors} socket errors")
            costs.append((server.cpu_seconds - before) / outcome.requests)
    sizes = [len(answer_to(server, request)) for request in requests[:200]]
    return Form(name, statistics.median(costs), statistics.mean(sizes))


def answer_to(server: Server, request: bytes) -> bytes:
    """All bytes of an answer, up to where the server closes the connection."""
    connection = server.connect()
    connection.connect()
    connection.sock.sendall(request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
    parts = []
    while part := connection.sock.recv(1 << 16):
        parts.append(part)
    connection.close()
    return b"".join(parts)


def post(body: bytes, *fields: str) -> bytes:
    head = [f"POST {PATH} HTTP/1.1", "Host: localhost", "Content-Type: application/json", *fields]
    return "\r\n".join([*head, f"Content-Length: {len(body)}", "", ""]).encode() + body


def get(body: bytes, *fields: str) -> bytes:
    head = [f"GET {PATH}?request={urllib.parse.quote(body)} HTTP/1.1", "Host: localhost", *fields]
    return "\r\n".join([*head, "", ""]).encode()


def not_modified(server: Server, requests: list[bytes], plain: Form) -> Form:
    """The answer to a client that has it already.

    wrk waits in vain for a body where a 304 has a length, which it may; so both kinds are asked one by one, and their ratio is
    applied to what wrk found of the plain one.
    """
    connection = server.connect()

    def ask(target: str, tag: str | None) -> str:
        connection.request("GET", target, headers={"If-None-Match": tag} if tag else {})
        response = connection.getresponse()
        response.read()
        if response.status != (304 if tag else 200):
            raise SystemExit(f"{response.status} for {target}")
        return response.headers["ETag"]

    targets = [f"{PATH}?request={urllib.parse.quote(body)}" for body in requests]
    tags = [ask(target, None) for target in targets]
    ratios = []
    for _ in range(5):
        before = on_cpu(server)
        for target in targets:
            ask(target, None)
        between = on_cpu(server)
        for target, tag in zip(targets, tags):
            ask(target, tag)
        ratios.append((on_cpu(server) - between) / (between - before))
    connection.close()
    known = [get(body, f"If-None-Match: {tag}") for body, tag in zip(requests[:200], tags)]
    sizes = [len(answer_to(server, request)) for request in known]
    return Form("GET, known already: 304", plain.cpu_seconds * statistics.median(ratios), statistics.mean(sizes))


def forms(server: Server, requests: list[bytes], seconds: int, rounds: int) -> list[Form]:
    threads = len(os.sched_getaffinity(0))
    ways = {
        "POST": [post(body) for body in requests],
        "POST, gzip": [post(body, "Accept-Encoding: gzip") for body in requests],
        "POST, zstd": [post(body, "Accept-Encoding: zstd") for body in requests],
        "GET": [get(body) for body in requests],
    }
    found = [measure(server, name, asked, seconds, rounds, threads) for name, asked in ways.items()]
    return [*found, not_modified(server, requests, found[-1])]


def table(found: list[Form], requests: list[bytes], resident: int) -> str:
    lines = [
        "| | CPU time, µs | answers of a core a second | core hours for a billion | bytes of an answer | TB for a billion |"
        " a core fills, Gbit/s |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for form in found:
        rate = 1 / form.cpu_seconds
        lines.append(
            f"| {form.name} | {form.cpu_seconds * 1e6:.1f} | {rate:,.0f} | {form.cpu_seconds * 1e9 / 3600:.1f} |"
            f" {form.answer_bytes:,.0f} | {form.answer_bytes / 1e3:.2f} | {rate * form.answer_bytes * 8 / 1e9:.2f} |")
    cost = found[0].cpu_seconds
    lines += ["", "| requests a second | a day, in billions | cores | replicas of two cores, and one more | answers, Gbit/s, as they"
              " are and as gzip |", "| ---: | ---: | ---: | ---: | ---: |"]
    for rate in [1e4, 1e5, 1e6]:
        cores = rate * cost / BUSY
        traffic = [rate * form.answer_bytes * 8 / 1e9 for form in found[:2]]
        lines.append(f"| {rate:,.0f} | {rate * 86400 / 1e9:.1f} | {cores:.1f} | {-(-cores // REPLICA_CORES) + 1:.0f} |"
                     f" {traffic[0]:.2f}, {traffic[1]:.2f} |")
    targets = [len(urllib.parse.quote(body)) + len(f"{PATH}?request=") for body in requests]
    fitting = sum(length <= 8192 for length in targets)
    lines += ["", caching.table()]
    lines += ["", f"Requests of {statistics.mean(map(len, requests)):.0f} bytes in the mean; as a URL {statistics.mean(targets):.0f},"
              f" {100 * fitting / len(targets):.0f} % of them within the 8 KiB of `TABLAYOUT_TARGET_LIMIT`. {resident / (1 << 20):.0f}"
              " MiB resident after it all."]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/bench-scale", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=2, help="length of a round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each way to ask (%(default)s)")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/scale.md")
    parser.add_argument("--product", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.write:
        made.around(*PAGE)

    requests = bodies(2000, seed=1)
    server = Server("tablayoutd", [options.product, "--port", "{port}"])
    try:
        found = forms(server, requests, options.seconds, options.rounds)
        measured = table(found, requests, server.resident_bytes)
    finally:
        server.stop()
    print(measured)
    if options.write:
        made.put(*PAGE, measured)


if __name__ == "__main__":
    main()
