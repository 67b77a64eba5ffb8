"""The peers: servers that do the same work in other languages, and the proof that they do."""

import json
import pathlib
import re
import subprocess
from dataclasses import dataclass

from server import Server

PATH = "/v1/layout"
#: How far a number of a peer's answer may be from the product's, of numbers beyond 1 as a share of them: the order of a
#: sum is a peer's own.
TOLERANCE = 1e-9


@dataclass
class Peer:
    """A program that answers as the product does."""

    name: str
    #: What it is made with, and the command that says the version of its compiler or runtime.
    libraries: str
    version: list[str]
    #: "{port}", "{threads}" and "{build}", the folder of what was compiled, are filled in.
    command: list[str]

    def means(self) -> str:
        said = subprocess.run(self.version, capture_output=True, text=True, check=True).stdout
        return f"{self.name} ({re.search(r'[0-9]+[.][0-9]+', said)[0]}), {self.libraries}"

    def start(self, build: pathlib.Path, threads: int) -> Server:
        known = {"port": "{port}", "threads": threads, "build": build}
        return Server(self.name, [part.format(**known) for part in self.command])


PEERS = [
    Peer("C++", "libmicrohttpd, simdjson", ["g++", "--version"], ["{build}/cpp-peer", "{port}", "{threads}"]),
    Peer("Go", "net/http, encoding/json", ["go", "version"], ["{build}/go-peer", "{port}"]),
    Peer("Rust", "hyper, tokio, serde_json", ["rustc", "--version"], ["{build}/rust-peer", "{port}", "{threads}"]),
]


def check(server: Server, requests: list[bytes], expected: list[bytes]) -> None:
    """Ends the run where a peer answers one of the requests otherwise than the product, or takes what breaks the contract."""
    connection = server.connect()

    def ask(body: bytes) -> tuple[int, bytes]:
        connection.request("POST", PATH, body, {"Content-Type": "application/json"})
        response = connection.getresponse()
        return response.status, response.read()

    for body, answer in zip(requests, expected, strict=True):
        status, found = ask(body)
        difference = f"status {status}: {found.decode()}" if status != 200 else first_difference(
            json.loads(found), json.loads(answer))
        if difference:
            raise SystemExit(f"{server.name} answers another way than the product, {difference}\nto {body.decode()}")
    for body, fault in broken(json.loads(requests[0])):
        status, found = ask(body)
        if not 400 <= status < 500:
            raise SystemExit(f"{server.name} answers {status} to a request with {fault}: {found.decode()}")
    connection.close()


def first_difference(found: object, expected: object, place: str = "") -> str | None:
    """Where two JSON values differ; None where they do not. The order of members is of no account."""
    if isinstance(expected, dict) and isinstance(found, dict):
        if found.keys() != expected.keys():
            return f"at {place}: other members, {sorted(found.keys() ^ expected.keys())}"
        differences = (first_difference(found[name], value, f"{place}/{name}") for name, value in expected.items())
        return next(filter(None, differences), None)
    if isinstance(expected, list) and isinstance(found, list) and len(found) == len(expected):
        differences = (first_difference(a, b, f"{place}/{index}") for index, (a, b) in enumerate(zip(found, expected)))
        return next(filter(None, differences), None)
    if is_number(found) and is_number(expected):
        is_same = abs(found - expected) <= TOLERANCE * max(1, abs(expected))
    else:
        is_same = type(found) is type(expected) and found == expected
    return None if is_same else f"at {place}: {found!r} and not {expected!r}"


def is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def broken(request: dict) -> list[tuple[bytes, str]]:
    """Requests with one fault each, made from a good one."""
    def faulty(fault: str, **members: object) -> tuple[bytes, str]:
        return json.dumps({**request, "configuration": {**request["configuration"], **members}}).encode(), fault

    tabs = request["configuration"]["tabs"]
    return [
        (b"{", "no end"),
        (json.dumps(request | {"state": {"selected": len(tabs)}}).encode(), "a selection of no tab"),
        (json.dumps(request | {"state": {"phase": "flying"}}).encode(), "a phase that is not known"),
        (json.dumps(request | {"more": 1}).encode(), "a member that is not known"),
        faulty("a preset that is not known", preset="titels"),
        faulty("a negative width", bar={"width": -1}),
        faulty("text for a number", bar={"width": "320"}),
        faulty("a member that is not known, deep inside", bar={"width": 320, "widht": 320}),
        faulty("a destination that is not known", bar={"width": 320, "scrollTo": "middle"}),
        faulty("a colour that is none", title={"normal": {"color": "blue"}}),
        faulty("two tabs of one id", tabs=[*tabs, tabs[0]]),
        faulty("a label narrower than nothing", tabs=[{**tabs[0], "labelWidth": -1}, *tabs[1:]]),
        faulty("a width where the sizing has no room for it", bar={"width": 320, "sizing": {"mode": "equal"}},
               tabs=[{**tabs[0], "width": 100}, *tabs[1:]]),
    ]
