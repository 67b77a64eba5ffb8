"""Keeps the service under mixed load, and watches what it holds.

Half of the clients keep their connections, half make a new one for each few requests; a fifth of the requests break the
contract, one in fifty is large, some clients leave in the middle. The memory and the descriptors are read every second; the
second half of the run is compared with the end of its first quarter, when all buffers have grown to their size. When all
clients have gone, no descriptor may be left open.
"""

import argparse
import http.client
import json
import pathlib
import random
import socket
import statistics
import threading
import time

import bodies
from server import Server

MEBIBYTE = 1 << 20
CLIENTS = 16
FAULTY = [b"{", b"[1,]", b'{"a": 1, "a": 2}', b'{"configuration": {"preset": "titels", "tabs": ["a"]}}', b"\xff"]
PATHS = ["/v1/layout", "/v1/selection", "/v1/centering", "/v1/indicator", "/v1/timeline"]


class Client(threading.Thread):
    """One client, in an endless loop until it is told to stop."""

    def __init__(self, server: Server, seed: int, stop: threading.Event):
        super().__init__(daemon=True)
        self.server, self.random, self.stop = server, random.Random(seed), stop
        self.bodies = bodies.bodies(200, seed)
        self.keeps = seed % 2 == 0
        self.answers = 0
        self.fault: str | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.converse()
        except Exception as error:  # whatever it is, the run has failed
            self.fault = repr(error)

    def converse(self) -> None:
        if not self.keeps and self.random.random() < 0.1:
            return self.leave()
        connection = self.server.connect()
        for _ in range(200 if self.keeps else self.random.randint(1, 5)):
            if self.stop.is_set():
                break
            path, body, statuses = self.choose()
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            answer.read()
            if answer.status not in statuses:
                raise AssertionError(f"{answer.status} for {path} {body[:200]!r}")
            self.answers += 1
        connection.close()

    def choose(self) -> tuple[str, bytes, set[int]]:
        chance = self.random.random()
        if chance < 0.2:
            return self.random.choice(PATHS), self.random.choice(FAULTY), {400, 422}
        if chance < 0.22:
            tabs = [f"Tab {index}" for index in range(self.random.randint(1000, 5000))]
            return "/v1/layout", json.dumps({"configuration": {"preset": "titles", "tabs": tabs}}).encode(), {200}
        return self.random.choice(PATHS), self.random.choice(self.bodies), {200}

    def leave(self) -> None:
        """Goes away in the middle of a body."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=10) as client:
            client.sendall(b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{\"configuration\": ")


def descriptors(server: Server) -> int:
    return len(list(pathlib.Path(f"/proc/{server.process.pid}/fd").iterdir()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--product", required=True, help="the service's binary")
    parser.add_argument("--seconds", type=float, default=600)
    options = parser.parse_args()

    server = Server("tablayoutd", [options.product, "--port", "{port}", "--log-level", "info"])
    stop = threading.Event()
    clients = [Client(server, seed, stop) for seed in range(CLIENTS)]
    samples: list[tuple[float, int, int]] = []
    began = time.monotonic()
    try:
        for client in clients:
            client.start()
        while time.monotonic() - began < options.seconds:
            time.sleep(1)
            samples.append((time.monotonic() - began, server.resident_bytes, descriptors(server)))
        stop.set()
        for client in clients:
            client.join(timeout=30)
        rest = open_files_at_rest(options.product)
        idle = wait_until_idle(server, rest)
    finally:
        server.stop()

    faults = [client.fault for client in clients if client.fault]
    warm = [sample for sample in samples if 0.15 <= sample[0] / options.seconds < 0.3]
    late = [sample for sample in samples if sample[0] / options.seconds >= 0.7]
    memory = [max(sample[1] for sample in part) / MEBIBYTE for part in (warm, late)]
    open_files = [statistics.median(sample[2] for sample in part) for part in (warm, late)]
    answers = sum(client.answers for client in clients)
    print(f"soak: {answers} answers in {options.seconds:.0f} s; memory at most {memory[0]:.1f} MiB early and"
          f" {memory[1]:.1f} MiB late; descriptors mostly {open_files[0]:.0f} early and {open_files[1]:.0f} late, {idle} at rest")
    if faults:
        raise SystemExit(f"soak: FAILED: {faults[0]}")
    # A large answer more or less at the moment of a sample is no growth.
    if memory[1] > memory[0] + 4:
        raise SystemExit("soak: FAILED: the memory grows")
    # Meanwhile there are more or fewer, by how many leave in a second; at rest there is no chance in it.
    if idle > rest:
        raise SystemExit("soak: FAILED: connections are left open")


def wait_until_idle(server: Server, rest: int) -> int:
    """The descriptors when all clients have gone. Those that left in the middle are noticed within a second, on a machine
    that has time for it."""
    until = time.monotonic() + 10
    while descriptors(server) > rest and time.monotonic() < until:
        time.sleep(0.1)
    return descriptors(server)


def open_files_at_rest(product: str) -> int:
    """The descriptors of a service that has answered one client."""
    server = Server("tablayoutd", [product, "--port", "{port}"])
    try:
        time.sleep(0.5)
        return descriptors(server)
    finally:
        server.stop()


if __name__ == "__main__":
    try:
        main()
    except http.client.HTTPException as error:
        raise SystemExit(f"soak: FAILED: {error!r}") from error
