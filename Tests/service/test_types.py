"""The types for TypeScript, by the compiler: that they hold together, and that they say what a page may do."""

import shutil
import subprocess
from pathlib import Path

import pytest

FILE = Path(__file__).resolve().parents[1] / "web/types.ts"


@pytest.mark.skipif(not shutil.which("tsc"), reason="there is no TypeScript compiler")
def test_a_page_in_typescript_compiles():
    done = subprocess.run(
        ["tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "node", FILE],
        capture_output=True, text=True, timeout=120, check=False,
    )
    assert done.returncode == 0, done.stdout
