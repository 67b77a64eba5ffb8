"""The guides keep what they promise: their calls have the answers that stand below them, and so has their code."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from calls import calls, check, perform

ROOT = Path(__file__).parents[2]
GUIDES = sorted((ROOT / "docs/guides").glob("*.md"))
FOLDERS = ("Benchmarks", "conformance", "deploy", "Tests/vectors")
REFERENCE = (ROOT / "docs/reference").glob("*.md")
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *[ROOT / folder / "README.md" for folder in FOLDERS], *GUIDES, *REFERENCE]
CALLS = [
    pytest.param(*call, id=f"{guide.stem}-{number}")
    for guide in GUIDES
    for number, call in enumerate(calls(guide.read_text(encoding="utf-8")), 1)
]


@pytest.mark.parametrize(("command", "language", "shown"), CALLS)
def test_call_has_its_answer(command, language, shown, service):
    check(language, shown, perform(command, f"http://{service.host}:{service.port}"))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_every_command_is_a_call_with_an_answer(guide):
    page = guide.read_text(encoding="utf-8")
    # What goes into a file is shown by the page that uses it.
    commands = [command for command in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) if not re.search(r" > \S+\n$", command)]
    assert commands == [command for command, _, _ in calls(page)]


def test_the_index_has_every_guide():
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\]\(guides/([^)]+)\)", index)) == [guide.name for guide in GUIDES]


def anchor(heading):
    """The name that a heading is linked by."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith("https://"):
            continue
        path, _, fragment = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        if fragment:
            headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            assert fragment in map(anchor, headings), target


def test_table_of_presets_is_what_they_say(service):
    """A row for each preset, in the order in which the service lists them, and in each cell what its configuration has."""
    page = (ROOT / "docs/guides/choosing-a-preset.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \| (.+) \|$", page.partition("| preset | tabs |")[2].partition("\n\n")[0], re.MULTILINE)
    ask = lambda path: json.loads(perform(f"curl -s http://127.0.0.1:8080{path}", f"http://{service.host}:{service.port}"))  # noqa: E731
    assert [name for name, _ in rows] == [preset["name"] for preset in ask("/v1/presets")["presets"]]
    for name, cells in rows:
        configuration = ask(f"/v1/presets/{name}")["configuration"]
        bar, line, tap = configuration["bar"], configuration["indicator"], configuration["motion"]["tap"]
        expected = [
            bar["sizing"]["mode"],
            *([str(line["width"]), line["stretch"], line["follow"]] if line else ["–"] * 3),
            *[bar["scrollTo"], bar["follow"], configuration["pager"]["selection"]],
            "a spring" if isinstance(tap["easing"], dict) else f"{tap['duration']} ms",
        ]
        assert cells.split(" | ") == expected, name


def test_presets_of_the_other_tables_are_those_that_there_are(service):
    """The first table of the guide recommends all that there are, and the last one has the library and version of each."""
    page = (ROOT / "docs/guides/choosing-a-preset.md").read_text(encoding="utf-8")
    table = lambda head: page.partition(head)[2].partition("\n\n")[0]  # noqa: E731
    ask = lambda path: json.loads(perform(f"curl -s http://127.0.0.1:8080{path}", f"http://{service.host}:{service.port}"))  # noqa: E731
    names = [preset["name"] for preset in ask("/v1/presets")["presets"]]
    recommended = set(re.findall(r"`([\w-]+)`", table("| the app | preset |")))
    # Left to the other tables: another library for the same apps has been named.
    assert set(names) - recommended == {"magicindicator"} and recommended <= set(names)
    versions = re.findall(r"^\| `([\w-]+)` \| .+? \| (.+?) \|", table("| preset | of | version |"), re.MULTILINE)
    assert dict(versions) == {name: ask(f"/v1/presets/{name}")["reproduces"]["version"] for name in names}


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_code_that_runs_without_a_page_prints_what_stands_below_it(tmp_path):
    page = (ROOT / "docs/guides/one-design-several-clients.md").read_text(encoding="utf-8")
    [(code, printed)] = re.findall(r"```js\n(.*?)```\n```text\n(.*?)```", page, re.DOTALL)
    file = tmp_path / "guide.mjs"
    file.write_text(code.replace("./Web/", (ROOT / "Web").as_uri() + "/"), encoding="utf-8")
    run = subprocess.run(["node", file], cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)
    assert (run.stdout, run.stderr) == (printed, "")


def test_rendered_page_has_the_numbers_of_the_call_above_it():
    page = (ROOT / "docs/guides/server-rendering.md").read_text(encoding="utf-8")
    [answer] = [json.loads(shown.partition("\n")[2]) for command, language, shown in calls(page) if language == "jsonc"]
    html = page.partition("```html\n")[2].partition("```")[0]
    tabs = re.findall(r'<button .*style="--x: (\S+); --width: (\S+)">', html)
    assert [{"x": float(x), "width": float(width)} for x, width in tabs] == answer["tabs"]
    [line] = re.findall(r'<i style="--x: (\S+); --y: (\S+); --width: (\S+)">', html)
    assert [float(number) for number in line] == [answer["indicator"][name] for name in ("x", "y", "width")]
    assert f"height: {answer['indicator']['height']}px; border-radius: {answer['indicator']['cornerRadius']}px" in html


def test_the_page_that_scrolling_drives_is_the_example():
    example = ROOT / "Examples/scroll-driven"
    page = (ROOT / "docs/guides/scroll-driven.md").read_text(encoding="utf-8")
    [command] = re.findall(r"```sh\n(curl [^`]*/v1/timeline[^`]*)```", page)
    [excerpt] = re.findall(r"```css\n([^`]*)```", page)
    [html] = [block for block in re.findall(r"```html\n([^`]*)```", page) if "tabs.css" in block]
    assert html == (example / "index.html").read_text(encoding="utf-8")
    words = shlex.split(command)
    assert words[words.index("-d") + 1].strip() == (example / "request.json").read_text(encoding="utf-8").strip()
    # The parts that the page leaves out are marked; the others stand in this order in the sheet.
    rest = (example / "tabs.css").read_text(encoding="utf-8")
    for part in filter(None, re.split(r" */\* … \*/\n(?:}\n)?", excerpt)):
        _, found, rest = rest.partition(part)
        assert found == part, part
