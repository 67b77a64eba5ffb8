"""Web/tab-layout.wasm against the service, and against what it may be given; run by Node, as there is no WebAssembly in Python."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEADER = (ROOT / "Sources/TabLayoutWasm/include/tab_layout.h").read_text(encoding="utf-8")
NODE = shutil.which("node")

needs_node = pytest.mark.skipif(NODE is None, reason="there is no Node here: script/bootstrap test installs it")


def node(script, *arguments):
    command = [NODE, ROOT / "Tests/web" / script, *arguments]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@needs_node
def test_the_numbers_are_those_of_the_service(service):
    report = node("parity.mjs", f"http://127.0.0.1:{service.port}", "4000")
    exact, close, refused = map(int, re.search(r"(\d+) answers .* (\d+) within .* (\d+) refused", report).groups())
    assert exact + close + refused == 4000
    # Most requests make sense, and most involve no function that may differ in its last bit.
    assert exact > 3500 and close < 200


@needs_node
def test_no_numbers_trap():
    node("hostile.mjs", "3000")


@needs_node
def test_what_is_no_number_is_refused():
    node("not-numbers.mjs")


@needs_node
def test_the_client_has_the_places_of_the_interface():
    node("places.mjs")


def test_the_places_leave_no_hole():
    """Every place of the header belongs to one member, and an easing has six."""
    places = {name: int(place) for name, place in re.findall(r"^\s+TL_(\w+) = (\d+),", HEADER, re.MULTILINE)}
    sizes = {name: 6 if name in ("LEADING", "TRAILING", "TAP_EASING", "SETTLE_EASING") else 1 for name in places}
    taken = [place + part for name, place in places.items() for part in range(sizes[name]) if name != "HEADER"]
    assert sorted(taken) == list(range(places["HEADER"]))
