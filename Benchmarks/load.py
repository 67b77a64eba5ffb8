"""Puts load on a server with wrk, and says what came of it."""

import json
import pathlib
import subprocess
from dataclasses import dataclass

SCRIPT = pathlib.Path(__file__).with_name("load.lua")


@dataclass
class Load:
    """How hard the server is pressed: connections that each send the next request when the last is answered."""

    connections: int
    threads: int
    #: One body a line; or, where it is raw, whole requests with a NUL byte behind each.
    bodies: pathlib.Path
    is_raw: bool = False


@dataclass
class Outcome:
    """What one run of wrk saw. Latencies in microseconds."""

    requests: int
    seconds: float
    p50: float
    p99: float
    refused: int
    socket_errors: int


def press(url: str, load: Load, seconds: int) -> Outcome:
    """Presses the server for so many seconds, at least 1."""
    command = ["wrk", f"-t{load.threads}", f"-c{load.connections}", f"-d{seconds}s", "-s", SCRIPT, url]
    report = subprocess.run([*command, "--", load.bodies, *(["raw"] if load.is_raw else [])], capture_output=True, text=True)
    lines = report.stdout.splitlines()
    if report.returncode != 0 or not lines or not lines[-1].startswith("{"):
        raise SystemExit(f"wrk failed on {url}:\n{report.stdout}{report.stderr}")
    result = json.loads(lines[-1])
    return Outcome(
        requests=result["requests"], seconds=result["seconds"], p50=result["p50"], p99=result["p99"],
        refused=result["refused"], socket_errors=result["socketErrors"])
