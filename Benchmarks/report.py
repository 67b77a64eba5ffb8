"""The figures of a run: as a table, as JSON, and against the goals."""

from __future__ import annotations

import json
import os
import platform
import statistics
import typing

from timelines import growth

if typing.TYPE_CHECKING:
    from bench import Contender
    from load import Load
    from timelines import Cost

#: The name of the server that is measured; the first contender is what it is compared with.
PRODUCT = "tablayoutd"

#: What script/bench --check holds the product to.
GOALS = {"cpuRatio": 1.8, "residentMiB": 20.0, "startMilliseconds": 100.0, "timelineMilliseconds": 1.0, "timelineGrowth": 1.15}


class Report:
    """The figures of several servers over the same rounds. The first is what the others are compared with."""

    def __init__(
        self, contenders: list[Contender], *, start_milliseconds: list[float], request_bytes: int, answer_bytes: int,
        load: Load, body_count: int, timelines: list[Cost],
    ):
        self.contenders = contenders
        self.start_milliseconds = statistics.median(start_milliseconds)
        self.request_bytes = request_bytes
        self.answer_bytes = answer_bytes
        self.load = load
        self.body_count = body_count
        self.timelines = timelines

    def figures(self) -> dict:
        return {
            "machine": {"cores": len(os.sched_getaffinity(0)), "system": platform.platform()},
            "load": {"connections": self.load.connections, "distinctBodies": self.body_count,
                     "meanRequestBytes": self.request_bytes, "medianAnswerBytes": self.answer_bytes},
            "servers": {contender.server.name: self.figures_of(contender) for contender in self.contenders},
            "startMilliseconds": self.start_milliseconds,
            "timelines": {
                "milliseconds": {str(cost.tabs): cost.milliseconds for cost in self.timelines},
                "growth": growth(self.timelines),
            },
        }

    def figures_of(self, contender: Contender) -> dict:
        base = self.contenders[0]
        rows = {
            "requestsPerSecond": [turn.throughput for turn in contender.turns],
            "cpuMicroseconds": [turn.cpu_microseconds for turn in contender.turns],
            "p50Microseconds": [turn.outcome.p50 for turn in contender.turns],
            "p99Microseconds": [turn.outcome.p99 for turn in contender.turns],
        }
        if contender is not base:
            pairs = list(zip(contender.turns, base.turns))
            rows["cpuRatio"] = [a.cpu_microseconds / b.cpu_microseconds for a, b in pairs]
            rows["throughputRatio"] = [a.throughput / b.throughput for a, b in pairs]
            rows["p99Ratio"] = [a.outcome.p99 / b.outcome.p99 for a, b in pairs]
        return {name: summary(values) for name, values in rows.items()} | {
            "requests": sum(turn.outcome.requests for turn in contender.turns),
            "refused": sum(turn.outcome.refused for turn in contender.turns),
            "socketErrors": sum(turn.outcome.socket_errors for turn in contender.turns),
            "residentMiB": contender.resident_bytes / (1 << 20),
            "memoryRatio": contender.resident_bytes / base.resident_bytes,
        }

    def json(self) -> str:
        return json.dumps(self.figures(), indent=2) + "\n"

    def text(self) -> str:
        servers = self.figures()["servers"]
        lines = [
            f"POST /v1/layout, 12 tabs: {self.body_count} distinct bodies of {self.request_bytes} bytes in the mean, "
            f"answers of {self.answer_bytes} in the median; {self.load.connections} connections, "
            f"{len(os.sched_getaffinity(0))} cores shared with wrk. Median over the rounds (least to greatest).",
            "",
            f"{'':12}{'requests/s':>28}{'CPU µs/request':>24}{'p50 µs':>9}{'p99 µs':>24}{'MiB resident':>14}",
        ]
        for name, row in servers.items():
            lines.append(
                f"{name:12}{spread(row['requestsPerSecond'], 0):>28}{spread(row['cpuMicroseconds'], 2):>24}"
                f"{row['p50Microseconds']['median']:9.0f}{spread(row['p99Microseconds'], 0):>24}{row['residentMiB']:14.1f}")
        lines += ["", "against bare"]
        for name, row in list(servers.items())[1:]:
            lines.append(
                f"{name:12}{spread(row['throughputRatio'], 2):>28}{spread(row['cpuRatio'], 2):>24}{'':9}"
                f"{spread(row['p99Ratio'], 2):>24}{row['memoryRatio']:14.1f}")
        lines += ["", f"{PRODUCT}: {self.start_milliseconds:.0f} ms from start to first answer"]
        lines += ["", "POST /v1/timeline, elastic, CPU time beyond that of a trivial request:"]
        lines += [
            f"{cost.tabs:6} tabs{cost.milliseconds:10.3f} ms{cost.answer_bytes / 1024:10.0f} KiB"
            for cost in self.timelines
        ]
        lines.append(f"       grows with the tabs to the power of {growth(self.timelines):.2f}")
        return "\n".join(lines + self.faults())

    def markdown(self) -> str:
        """The ratios alone, as a table."""
        servers = self.figures()["servers"]
        lines = ["| | CPU time of a request | requests a second | p99 | resident memory |", "| --- | --- | --- | --- | --- |"]
        for contender in self.contenders:
            row = servers[contender.server.name]
            cells = ["1"] * 4 if contender is self.contenders[0] else [
                spread(row["cpuRatio"], 2), spread(row["throughputRatio"], 2), spread(row["p99Ratio"], 2),
                f"{row['memoryRatio']:.1f}"]
            lines.append(f"| {contender.means} | {' | '.join(cells)} |")
        return "\n".join(lines)

    def faults(self) -> list[str]:
        """Answers that were no 2xx and sockets that failed: with them the other figures mean nothing."""
        return [
            f"FAULT: {name}: {row['refused']} answers were not 2xx, {row['socketErrors']} socket errors"
            for name, row in self.figures()["servers"].items() if row["refused"] or row["socketErrors"]
        ]

    def missed_goals(self) -> list[str]:
        product = self.figures()["servers"][PRODUCT]
        reached = {"cpuRatio": product["cpuRatio"]["median"], "residentMiB": product["residentMiB"],
                   "startMilliseconds": self.start_milliseconds,
                   "timelineMilliseconds": self.timelines[0].milliseconds,
                   "timelineGrowth": growth(self.timelines)}
        return [f"{name} is {reached[name]:.2f}, the goal {goal:g}" for name, goal in GOALS.items()
                if reached[name] > goal]

    def exit_code(self, checks_goals: bool) -> int:
        missed = self.missed_goals() if checks_goals else []
        for goal in missed:
            print(f"script/bench: {goal}")
        return 1 if missed or self.faults() else 0


def summary(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "least": min(values), "greatest": max(values)}


def spread(row: dict[str, float], digits: int) -> str:
    return f"{row['median']:.{digits}f} ({row['least']:.{digits}f} to {row['greatest']:.{digits}f})"
