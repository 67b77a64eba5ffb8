"""The README keeps what it promises, and so do the tables of the documents that it names."""

import json
import pathlib
import re
import subprocess

from calls import calls, check, perform
from conftest import BINARY

ROOT = pathlib.Path(__file__).parents[2]
README = ROOT / "README.md"
SHOWN = [call for call in calls(README.read_text(encoding="utf-8")) if call[1] == "json"]


def test_it_is_read_in_one_sitting():
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 200


def test_call_has_its_answer(service):
    [(command, language, shown)] = SHOWN
    check(language, shown, perform(command, f"http://{service.host}:{service.port}"))


def test_settings_table_is_the_programs_help():
    """Each setting that --help lists has its row, with its flag and default, and no other row is there."""
    text = subprocess.run([BINARY, "--help"], capture_output=True, text=True, check=True, timeout=10).stdout
    listed = set(re.findall(r"(--\S+) +(TABLAYOUT_\S+)\n.*, default (.+)", text))
    page = (ROOT / "docs/settings.md").read_text(encoding="utf-8")
    rows = {(flag, name, default) for name, flag, default in re.findall(r"^\| `(TABLAYOUT_\w+)` \| `(\S+)` \| `([^`]+)`", page, re.MULTILINE)}
    assert rows == listed


def test_table_of_libraries_is_of_the_versions_that_the_presets_are_of(service):
    page = (ROOT / "docs/libraries.md").read_text(encoding="utf-8")
    names, _, versions, *rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("|")]
    presets = ["android", "flutter", "parchment", "jxsegmented", "magicindicator", "react-native-tab-view", "mui", "material-web", "vant"]
    for preset, version in zip(presets, versions[2:], strict=True):
        answer = perform(f"curl -s http://127.0.0.1:8080/v1/presets/{preset}", f"http://{service.host}:{service.port}")
        assert json.loads(answer)["reproduces"]["version"].startswith(version.strip()), preset
    for row in rows:
        assert len(row) == len(names) and {cell.strip() for cell in row[1:]} <= {"yes", "partly", "no", "?", "–"}, row
