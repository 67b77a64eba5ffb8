"""Schemathesis makes requests up from the contract, right and wrong ones, and judges the answers by it."""

import pathlib
import subprocess
import sys

CONFIGURATION = pathlib.Path(__file__).with_name("schemathesis.toml")


def test_no_check_of_schemathesis_fails(start, tmp_path):
    # With room for the header sections that it makes up: what does not fit, libmicrohttpd refuses itself, in HTML.
    service = start("--connection-memory", "1048576", "--target-limit", "65536")
    url = f"http://127.0.0.1:{service.port}"
    program = pathlib.Path(sys.executable).with_name("st")
    run = subprocess.run(
        [program, "--config-file", CONFIGURATION, "run", f"{url}/openapi.yaml", "--url", url, "--checks", "all",
         "--phases", "examples,coverage,fuzzing", "--workers", "1", "--no-color"],
        cwd=tmp_path, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600)
    assert run.returncode == 0, run.stdout[-20_000:]
    assert "Test cases:" in run.stdout, run.stdout
