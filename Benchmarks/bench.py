"""Measures the service beside the least that a service on its HTTP library can do. Started by script/bench.

The servers run in turns, one round after the other, so that whatever else the machine does meets all of them alike.
A ratio is made of two turns of one round; what is reported is the median over the rounds and the spread.
"""

import argparse
import os
import pathlib
import statistics
import sys
import tempfile
from dataclasses import dataclass, field

import made
import peers
from bodies import bodies
from load import Load, Outcome, press
from report import PRODUCT, Report
from server import Server
from timelines import costs

PATH = "/v1/layout"
STARTS = 7
#: Where --readme puts the table.
README = ("Benchmarks/README.md", "script/bench --readme")


@dataclass
class Turn:
    """What one server did in one round."""

    outcome: Outcome
    cpu_seconds: float

    @property
    def throughput(self) -> float:
        return self.outcome.requests / self.outcome.seconds

    @property
    def cpu_microseconds(self) -> float:
        """The CPU time of a request."""
        return self.cpu_seconds * 1e6 / self.outcome.requests


@dataclass
class Contender:
    """A server, what a table calls it, and its turns so far."""

    server: Server
    means: str
    turns: list[Turn] = field(default_factory=list)
    #: After the last turn, when all buffers have grown to their size.
    resident_bytes: int = 0

    def take_turn(self, load: Load, seconds: int) -> None:
        before = self.server.cpu_seconds
        outcome = press(self.server.url(PATH), load, seconds)
        self.turns.append(Turn(outcome, self.server.cpu_seconds - before))
        self.resident_bytes = self.server.resident_bytes


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="script/bench", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=6, help="turns of each server (%(default)s)")
    parser.add_argument("--seconds", type=int, default=2, help="length of a turn (%(default)s)")
    parser.add_argument("--connections", type=int, default=64, help="parallel connections (%(default)s)")
    parser.add_argument("--bodies", type=int, default=2000, help="distinct requests (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="what the requests are made of (%(default)s)")
    parser.add_argument("--peers", action="store_true", help="measure the peers in other languages too")
    parser.add_argument("--markdown", action="store_true", help="print the ratios as a table in Markdown")
    parser.add_argument("--readme", action="store_true", help="put that table, with the peers, into Benchmarks/README.md")
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE", help="write the figures to FILE too")
    parser.add_argument("--check", action="store_true", help="fail where a figure misses its goal")
    parser.add_argument("--product", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--build", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    options = arguments()
    if options.readme:
        made.around(*README)
    threads = len(os.sched_getaffinity(0))
    requests = bodies(options.bodies, options.seed)
    product_command = [options.product, "--port", "{port}", "--threads", threads]
    start_times = start_times_of(product_command)

    with tempfile.TemporaryDirectory() as folder:
        # Every request a line of one file, and one answer of the product as what the bare server says.
        body_file = pathlib.Path(folder, "bodies")
        body_file.write_bytes(b"".join(body + b"\n" for body in requests))
        load = Load(connections=options.connections, threads=threads, bodies=body_file)
        servers: list[Server] = []
        try:
            product = Server(PRODUCT, product_command)
            servers.append(product)
            answers = answers_of(product, requests)
            by_length = sorted(answers, key=len)
            answer_file = pathlib.Path(folder, "answer")
            answer_file.write_bytes(by_length[len(answers) // 2])
            bare = Server("bare", [options.build / "bare", "{port}", threads, answer_file])
            servers.append(bare)
            contenders = [Contender(bare, "the bare server, libmicrohttpd, a fixed answer"),
                          Contender(product, "**tablayoutd**, libmicrohttpd, simdjson")]
            for peer in peers.PEERS if options.peers or options.readme else []:
                server = peer.start(options.build, threads)
                servers.append(server)
                peers.check(server, requests, answers)
                contenders.append(Contender(server, peer.means()))

            for contender in contenders:
                press(contender.server.url(PATH), load, 1)
            for number in range(options.rounds):
                for contender in contenders:
                    contender.take_turn(load, options.seconds)
                if sys.stderr.isatty():
                    print(f"\rround {number + 1} of {options.rounds}", end="\n" * (number + 1 == options.rounds),
                          file=sys.stderr, flush=True)
            timelines = costs(product)
        finally:
            for server in servers:
                server.stop()

    report = Report(
        contenders, start_milliseconds=[1000 * time for time in start_times],
        request_bytes=round(statistics.mean(map(len, requests))), answer_bytes=len(by_length[len(answers) // 2]),
        load=load, body_count=len(requests), timelines=timelines)
    print(report.markdown() if options.markdown else report.text())
    if options.json:
        options.json.write_text(report.json())
    if options.readme and not report.faults():
        made.put(*README, report.markdown())
    return report.exit_code(checks_goals=options.check)


def start_times_of(command: list) -> list[float]:
    """From the start to the first answer, several times."""
    times = []
    for _ in range(STARTS):
        server = Server(PRODUCT, command)
        times.append(server.start_time)
        server.stop()
    return times


def answers_of(server: Server, requests: list[bytes]) -> list[bytes]:
    """The answer to each request; every request of the benchmark is a good one."""
    connection = server.connect()
    answers = []
    for body in requests:
        connection.request("POST", PATH, body, {"Content-Type": "application/json"})
        response = connection.getresponse()
        answers.append(response.read())
        if response.status != 200:
            raise SystemExit(f"{server.name} answers {response.status} to {body.decode()}:\n{answers[-1].decode()}")
    connection.close()
    return answers


if __name__ == "__main__":
    sys.exit(main())
