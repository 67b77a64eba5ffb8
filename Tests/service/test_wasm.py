"""Web/tab-layout.wasm against the service, and against what it may be given; run by Node, as there is no WebAssembly in Python."""

import ctypes
import math
import random
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
def test_memory_is_aligned_and_used_again():
    node("memory.mjs", "200")


@needs_node
def test_a_prepared_bar_answers_as_a_layout_and_asks_for_no_memory():
    node("prepared-bar.mjs", "1000")


MATHEMATICS = ROOT / "Sources/TabLayoutWasm/mathematics.c"
CASES = [
    # name, arguments, how far off in units: of the value's last place, or for sine and cosine of 2^-53
    ("exp", lambda draw: (-(10 ** draw.uniform(-8, 2.849)),), 2, False),
    ("sin", lambda draw: (10 ** draw.uniform(-8, 5.999),), 2, True),
    ("cos", lambda draw: (10 ** draw.uniform(-8, 5.999),), 2, True),
    ("pow", lambda draw: (draw.uniform(0.003, 1), draw.choice([2.4, 1 / 2.4])), 32, False),
]


@pytest.fixture(scope="module")
def mathematics(tmp_path_factory):
    """What the file has for mathematics, for this machine, under names that the C library has not got."""
    compiler = shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler here")
    library = tmp_path_factory.mktemp("mathematics") / "mathematics.so"
    renamed = [f"-D{name}=own_{name}" for name, *_ in CASES]
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", *renamed, MATHEMATICS, "-o", library], check=True)
    loaded = ctypes.CDLL(str(library))

    def function(name):
        own = loaded[f"own_{name}"]
        own.restype = ctypes.c_double
        own.argtypes = [ctypes.c_double] * (2 if name == "pow" else 1)
        return own

    return {name: function(name) for name, *_ in CASES}


@pytest.mark.parametrize(("name", "arguments", "units", "is_of_one"), CASES, ids=[case[0] for case in CASES])
def test_the_mathematics_are_those_of_the_c_library(mathematics, name, arguments, units, is_of_one):
    draw = random.Random(7)
    for _ in range(50_000):
        given = arguments(draw)
        expected = getattr(math, name)(*given)
        unit = 2**-53 if is_of_one else math.ulp(expected)
        assert abs(mathematics[name](*given) - expected) <= units * unit, f"{name}{given}, of seed 7"


def test_the_mathematics_at_their_ends(mathematics):
    exp, sin, cos = mathematics["exp"], mathematics["sin"], mathematics["cos"]
    assert exp(0.0) == 1
    assert exp(-746.0) == exp(-1e300) == 0
    assert (sin(0.0), cos(0.0)) == (0, 1)
    # A spring asks for them however late, where its swing has long become 0.
    assert math.isfinite(sin(1e10)) and math.isfinite(cos(1e10))


@needs_node
def test_the_client_has_the_places_of_the_interface():
    node("places.mjs")


def test_the_places_leave_no_hole():
    """Every place of the header belongs to one member, and an easing has six."""
    places = {name: int(place) for name, place in re.findall(r"^\s+TL_(\w+) = (\d+),", HEADER, re.MULTILINE)}
    sizes = {name: 6 if name in ("LEADING", "TRAILING", "TAP_EASING", "SETTLE_EASING") else 1 for name in places}
    taken = [place + part for name, place in places.items() for part in range(sizes[name]) if name != "HEADER"]
    assert sorted(taken) == list(range(places["HEADER"]))
