"""Counts the instructions of the hot paths, and compares them with those that were kept. Started by script/bench-check.

A case is run twice, the second time with twice as many requests: the difference is free of the start and the end.
Instructions do not depend on what else the machine does, but on the compiler, the libraries and the instruction sets of the
processor; where those are others than the file says, the counts are shown and nothing is compared.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
from urllib.parse import quote

from bodies import bodies
from callgrind import Counts, count
from asking import Request, answered
from server import free_port

KEPT = pathlib.Path(__file__).with_name("instructions.json")
#: By how much a count may grow.
TOLERANCE = 0.03


def titles(number: int) -> list[str]:
    return [f"Tab {index}" for index in range(number)]


def server_cases() -> dict[str, list[Request]]:
    """What the service is asked, by the name of the case; each list is asked once in the first run and twice in the second."""
    layouts = bodies(600, seed=1)
    transition = {
        "configuration": {
            "tabs": titles(12), "bar": {"width": 360, "sizing": {"mode": "fixed", "width": 90}},
            "indicator": {"width": 48, "stretch": "elastic"}, "title": {"follow": "drag"}},
        "event": {"type": "tap", "index": 7}}
    replay = {
        "configuration": {"preset": "underline", "tabs": titles(12), "bar": {"width": 360}},
        "samples": [
            {"time": 16 * number, "state": {"offset": 3.6 * number, "phase": "dragging"}} for number in range(100)]}
    wrong = {"configuration": {"tabs": [{"titel": "A"}, {"labelWidth": -1}], "bar": {"width": "wide"}}}
    return {
        "POST /v1/layout, 12 tabs": [Request("POST", "/v1/layout", body) for body in layouts],
        "POST /v1/transition, keyframes": [Request.json("/v1/transition", transition)] * 300,
        "POST /v1/replay, 100 samples": [Request.json("/v1/replay", replay)] * 100,
        "GET /v1/layout, 12 tabs": [Request("GET", "/v1/layout?request=" + quote(body)) for body in layouts[:300]],
        "GET /v1/layout, 304": [
            Request("GET", "/v1/layout?request=" + quote(body), status=304, names_tag=True) for body in layouts[:300]],
        "POST /v1/layout, 422": [Request.json("/v1/layout", wrong, status=422)] * 300,
        "GET /healthz": [Request("GET", "/healthz")] * 600,
    }


LAYOUT_CASES = {
    "layout module: layout, 12 tabs": ("layout", 2000),
    "layout module: transition, 12 tabs": ("transition", 500),
    "layout module: timeline, 50 tabs": ("timeline", 100),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/bench-check", description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true", help="keep the counts of this run")
    parser.add_argument("--product", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--layout", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()

    counts = {name: serve(options.product, requests) for name, requests in server_cases().items()}
    for name, (case, number) in LAYOUT_CASES.items():
        once, twice = (count([options.layout, case, times * number]) for times in (1, 2))
        counts[name] = twice.difference(once, number)

    found = {"tools": tools(), "instructions": {name: round(each.instructions) for name, each in counts.items()}}
    if options.update:
        KEPT.write_text(json.dumps(found, indent=2) + "\n")
    kept = json.loads(KEPT.read_text())
    print_table(counts, kept["instructions"])
    if kept["tools"] != found["tools"]:
        print(f"not compared: the counts that were kept are of {sentence(kept['tools'])}; these are of "
              f"{sentence(found['tools'])}")
        return 0
    grown = [name for name, number in found["instructions"].items()
             if number > kept["instructions"].get(name, 0) * (1 + TOLERANCE)]
    for name in grown:
        print(f"FAILED: {name} has grown by more than {TOLERANCE:.0%}", file=sys.stderr)
    return 1 if grown else 0


def serve(product: str, requests: list[Request]) -> Counts:
    """What each of the requests takes, one after the other on one connection."""
    runs = []
    for times in (1, 2):
        port = free_port()
        command = [product, "--port", port, "--threads", 1]
        runs.append(count(command, lambda process: answered(process, port, requests * times)))
    return runs[1].difference(runs[0], len(requests))


def tools() -> dict[str, str]:
    """What the counts depend on beside the sources."""
    def version(command: list[str], pattern: str) -> str:
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return re.search(pattern, text)[1]

    packages = ["libmicrohttpd12", "libsimdjson14", "libc6", "libstdc++6"]
    found = {"swift": version(["swiftc", "--version"], r"Swift version (\S+)"),
             "valgrind": version(["valgrind", "--version"], r"valgrind-(\S+)")}
    for package in packages:
        found[package] = version(["dpkg-query", "-W", "-f", "${Version}", package], r"(\S+)")
    flags = re.search(r"^flags\s*:(.*)", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    known = [name for name in ("avx2", "avx512f") if flags and name in flags[1].split()]
    return found | {"processor": " ".join(known) or "neither avx2 nor avx512f"}


def sentence(tools: dict[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in tools.items())


def print_table(counts: dict[str, Counts], kept: dict[str, int]) -> None:
    print(f"{'':36} {'instructions':>12} {'kept':>9} {'':>6}   allocations: own, libraries'")
    for name, each in counts.items():
        before = kept.get(name)
        change = f"{each.instructions / before - 1:+.1%}" if before else ""
        print(f"{name:36} {each.instructions:12,.0f} {before or '':>9,} {change:>6}   "
              f"{each.own_allocations:.1f}, {each.library_allocations:.1f}")


if __name__ == "__main__":
    sys.exit(main())
