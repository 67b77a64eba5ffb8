"""The README keeps what it promises: its calls have the answers that stand below them."""

import json
import pathlib
import re
import subprocess

import pytest
from calls import calls, check, perform
from conftest import BINARY

README = pathlib.Path(__file__).parents[2] / "README.md"
FIVE = [call for call in calls(README.read_text(encoding="utf-8")) if call[1] == "json"]


def test_there_are_five_calls():
    assert len(FIVE) == 5


@pytest.mark.parametrize("number", range(5))
def test_call_has_its_answer(number, service):
    command, language, shown = FIVE[number]
    check(language, shown, perform(command, f"http://{service.host}:{service.port}"))


def test_settings_table_is_the_programs_help():
    """Each setting that --help lists has its row, with its flag and default, and no other row is there."""
    text = subprocess.run([BINARY, "--help"], capture_output=True, text=True, check=True, timeout=10).stdout
    listed = set(re.findall(r"(--\S+) +(TABLAYOUT_\S+)\n.*, default (.+)", text))
    page = README.read_text(encoding="utf-8")
    rows = {(flag, name, default) for name, flag, default in re.findall(r"^\| `(TABLAYOUT_\w+)` \| `(\S+)` \| `([^`]+)`", page, re.MULTILINE)}
    assert rows == listed


def test_table_of_libraries_is_of_the_versions_that_the_presets_are_of(service):
    page = README.read_text(encoding="utf-8").partition("## Beside the libraries\n")[2].partition("\n## ")[0]
    names, _, versions, *rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("|")]
    presets = ["android", "flutter", "parchment", "jxsegmented", "magicindicator", "react-native-tab-view", "mui", "material-web", "vant"]
    for preset, version in zip(presets, versions[2:], strict=True):
        answer = perform(f"curl -s http://127.0.0.1:8080/v1/presets/{preset}", f"http://{service.host}:{service.port}")
        assert json.loads(answer)["reproduces"]["version"].startswith(version.strip()), preset
    for row in rows:
        assert len(row) == len(names) and {cell.strip() for cell in row[1:]} <= {"yes", "partly", "no", "?", "–"}, row
