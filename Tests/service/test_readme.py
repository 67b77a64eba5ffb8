"""The README keeps what it promises: its calls have the answers that stand below them."""

import pathlib
import re
import shlex
import subprocess

import pytest
from calls import calls, check, perform
from conftest import BINARY

README = pathlib.Path(__file__).parents[2] / "README.md"
EXAMPLE = README.parent / "Examples/scroll-driven"


FIVE = [call for call in calls(README.read_text(encoding="utf-8")) if call[1] == "json"]


def test_there_are_five_calls():
    assert len(FIVE) == 5


@pytest.mark.parametrize("number", range(5))
def test_call_has_its_answer(number, service):
    command, language, shown = FIVE[number]
    check(language, shown, perform(command, f"http://{service.host}:{service.port}"))


def test_the_page_that_scrolling_drives_is_the_example():
    page = README.read_text(encoding="utf-8")
    [command] = re.findall(r"```sh\n(curl [^`]*/v1/timeline[^`]*)```", page)
    [excerpt] = re.findall(r"```css\n([^`]*)```", page)
    [html] = [block for block in re.findall(r"```html\n([^`]*)```", page) if "tabs.css" in block]
    assert html == (EXAMPLE / "index.html").read_text(encoding="utf-8")
    words = shlex.split(command)
    assert words[words.index("-d") + 1].strip() == (EXAMPLE / "request.json").read_text(encoding="utf-8").strip()
    # The parts that the page leaves out are marked; the others stand in this order in the sheet.
    rest = (EXAMPLE / "tabs.css").read_text(encoding="utf-8")
    for part in filter(None, re.split(r" */\* … \*/\n(?:}\n)?", excerpt)):
        _, found, rest = rest.partition(part)
        assert found == part, part


def test_settings_table_is_the_programs_help():
    """Each setting that --help lists has its row, with its flag and default, and no other row is there."""
    text = subprocess.run([BINARY, "--help"], capture_output=True, text=True, check=True, timeout=10).stdout
    listed = set(re.findall(r"(--\S+) +(TABLAYOUT_\S+)\n.*, default (.+)", text))
    page = README.read_text(encoding="utf-8")
    rows = {(flag, name, default) for name, flag, default in re.findall(r"^\| `(TABLAYOUT_\w+)` \| `(\S+)` \| `([^`]+)`", page, re.MULTILINE)}
    assert rows == listed
