"""Schemathesis makes requests up from the contract, right and wrong ones, and judges the answers by it.

What it makes up for URLs would take five times as long as all the rest. So each request that it posts is also sent in a URL
and must be answered alike (schemathesis_hooks.py); HEAD and the entity tags are for test_requests_in_urls.py and
test_not_modified.py, lines for test_replay_lines.py. Answers are not compressed, since the client here cannot read zstd.

The paths are dealt out to several runs, which can go on side by side. What takes most of the time is to make up requests at
random: the examples and the limits of every member come with each run of the tests, random requests with the long ones.
"""

import os
import pathlib
import subprocess
import sys

import contract
import pytest

FOLDER = pathlib.Path(__file__).parent
RUNS = 4
PATHS = list(contract.DOCUMENT["paths"])


@pytest.mark.parametrize("paths", [PATHS[first::RUNS] for first in range(RUNS)], ids=" ".join)
@pytest.mark.parametrize("phases", ["examples,coverage", pytest.param("fuzzing", marks=pytest.mark.long)])
def test_no_check_of_schemathesis_fails(start, tmp_path, phases, paths):
    # With room for the header sections that it makes up: what does not fit, libmicrohttpd refuses itself, in HTML.
    service = start("--connection-memory", "1048576", "--target-limit", "65536", "--compression-threshold", "0")
    url = f"http://127.0.0.1:{service.port}"
    program = pathlib.Path(sys.executable).with_name("st")
    chosen = [word for path in paths for word in ("--include-path", path)]
    run = subprocess.run(
        [program, "--config-file", FOLDER / "schemathesis.toml", "run", f"{url}/openapi.yaml", "--url", url,
         "--checks", "all", "--phases", phases, *chosen, "--exclude-operation-id-regex", "ByURL",
         # How fast a busy machine makes requests up is no fault of the contract.
         "--suppress-health-check", "too_slow", "--workers", "1", "--no-color"],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(FOLDER)}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, timeout=900)
    assert run.returncode == 0, run.stdout[-20_000:]
    assert "Test cases:" in run.stdout, run.stdout
