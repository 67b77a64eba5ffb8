"""Whoever gets the executable gets the licences of all that it is linked with."""

import re
import subprocess
from pathlib import Path

import pytest
from conftest import BINARY

FOLDER = Path(__file__).resolve().parents[2] / "LICENSES"
PAGE = (FOLDER / "README.md").read_text(encoding="utf-8")
# Where Debian's packages have what is copied here.
ORIGINALS = {
    "libmicrohttpd.txt": "doc/libmicrohttpd12/copyright", "libsimdjson.txt": "doc/libsimdjson14/copyright",
    "zlib.txt": "doc/zlib1g/copyright", "libzstd.txt": "doc/libzstd1/copyright", "xxhash.txt": "doc/libxxhash-dev/copyright",
    "wasi-libc.txt": "doc/wasi-libc/copyright", "Apache-2.0.txt": "common-licenses/Apache-2.0",
    "CC0-1.0.txt": "common-licenses/CC0-1.0", "LGPL-2.1.txt": "common-licenses/LGPL-2.1",
}


def test_each_library_of_the_executable_is_listed():
    text = subprocess.run(["readelf", "--dynamic", BINARY], capture_output=True, text=True, check=True).stdout
    needed = set(re.findall(r"\(NEEDED\).*\[(.+)\]", text))
    assert "libmicrohttpd.so.12" in needed
    # A debug build also loads Swift's own libraries, which the release contains.
    needed = {name for name in needed if not name.startswith("libswift")}
    assert needed <= set(re.findall(r"`(\S+\.so\.\d+)`", PAGE))


def test_each_notice_is_there_and_listed():
    files = {file.name for file in FOLDER.iterdir()} - {"README.md"}
    assert files == set(re.findall(r"\((\S+\.txt)\)", PAGE))
    assert files == set(ORIGINALS) | {"swift.txt"}


@pytest.mark.parametrize("name", ORIGINALS)
def test_each_notice_is_what_debian_has(name):
    original = Path("/usr/share") / ORIGINALS[name]
    if not original.exists():
        pytest.skip(f"there is no {original} here")
    # A security update of a package may change a line in which Debian speaks of its own packaging.
    ours, theirs = ((path.read_text(encoding="utf-8")).partition("Files: debian/*") for path in (FOLDER / name, original))
    assert ours[0] == theirs[0]
