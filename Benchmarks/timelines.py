"""What a timeline costs, and how its cost grows with the tabs."""

import json
import math
import pathlib
from dataclasses import dataclass

from server import Server

TABS = [50, 500, 5000]
#: CPU time for which each request is repeated at least.
SECONDS = 0.4


@dataclass
class Cost:
    """The CPU time of one timeline beyond that of a trivial request."""

    tabs: int
    milliseconds: float
    answer_bytes: int


def costs(server: Server) -> list[Cost]:
    """The costs of elastic timelines of fewer and more tabs."""
    trivial, _ = cpu_seconds(server, "GET", "/healthz", None)
    found = []
    for tabs in TABS:
        seconds, size = cpu_seconds(server, "POST", "/v1/timeline", body(tabs))
        found.append(Cost(tabs, 1000 * (seconds - trivial), size))
    return found


def growth(found: list[Cost]) -> float:
    """The exponent by which the cost grows with the tabs: the slope of a line through the logarithms. 1 is in
    proportion."""
    points = [(math.log(cost.tabs), math.log(cost.milliseconds)) for cost in found]
    mean_x, mean_y = (sum(values) / len(points) for values in zip(*points))
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)


def body(tabs: int) -> bytes:
    """An elastic indicator over tabs of one width, within the default tolerance; titles follow the drag."""
    return json.dumps({
        "configuration": {
            "tabs": [f"Tab {index}" for index in range(tabs)],
            "bar": {"width": 360, "sizing": {"mode": "fixed", "width": 90}, "follow": "drag"},
            "indicator": {"width": 48, "stretch": "elastic"},
            "title": {"follow": "drag"},
        },
    }).encode()


def cpu_seconds(server: Server, method: str, path: str, content: bytes | None) -> tuple[float, int]:
    """The CPU time of one request, and the bytes of its answer. A few requests go before, to warm the server up."""
    connection = server.connect()

    def ask() -> int:
        connection.request(method, path, content, {"Content-Type": "application/json"} if content else {})
        response = connection.getresponse()
        answer = response.read()
        if response.status != 200:
            raise SystemExit(f"{server.name} answers {response.status} to {path}:\n{answer.decode()[:500]}")
        return len(answer)

    for _ in range(3):
        size = ask()
    started, count = on_cpu(server), 0
    while on_cpu(server) - started < SECONDS:
        for _ in range(5):
            ask()
        count += 5
    connection.close()
    return (on_cpu(server) - started) / count, size


def on_cpu(server: Server) -> float:
    """The time that the threads of a server have spent so far, to the nanosecond, where `stat` has it to ten
    milliseconds."""
    threads = pathlib.Path(f"/proc/{server.process.pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9
