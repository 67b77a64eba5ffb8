"""openapi.yaml, put together from the parts in contract/ as text, so that comments and layout stay as they were written.

`contract/document.yaml` is the frame. In it, `$include:` and a list stand for the files of that list, one after another.
In any part, `examples: [layout/no-tabs]` shows the file of that name in contract/examples: its request within a
`requestBody`, elsewhere its answer. Where `$used:` stands in the frame come the examples that are shown, and for `$version`
what the file VERSION has.
"""

import json
import re
import textwrap

from .layout import COLUMNS, pretty

_INCLUDE = re.compile(r"( *)\$include:$")
_ITEM = re.compile(r" *- (\S+\.yaml)$")
_EXAMPLES = re.compile(r"( *)examples: \[([-a-z0-9]+/[-a-z0-9/, ]+)\]$")
_USED = re.compile(r"( *)\$used:$")

HEAD = """\
# The contract of the service: what may be asked, what is answered, and what is refused.
#
# Made by script/contract from the parts in contract/, which are edited instead; contract/README.md says how. It is built
# into the executable and served at /openapi.yaml.
"""


def document(folder):
    """The text of openapi.yaml."""
    used = {}
    lines = _referring(_included(folder), used)
    text = [HEAD.rstrip("\n")]
    # What is used is known once all lines are read.
    for line in list(lines):
        place = _USED.match(line)
        if not place:
            text.append(line)
            continue
        for name, (path, side) in sorted(used.items()):
            text += _example(name, folder / "examples" / f"{path}.json", side, len(place[1]))
    return "\n".join(text) + "\n"


def version(root):
    """The version of all that is made here, the executable's and the image's too."""
    return (root / "VERSION").read_text(encoding="utf-8").strip()


def _lines(file):
    return file.read_text(encoding="utf-8").rstrip("\n").split("\n")


def _included(folder):
    indent = None
    for line in _lines(folder / "document.yaml"):
        if start := _INCLUDE.match(line):
            indent = start[1]
        elif indent is not None and (item := _ITEM.match(line)):
            yield from (indent + part if part else part for part in _lines(folder / item[1]))
        else:
            if not line.lstrip().startswith("#"):
                indent = None
            yield line.replace("$version", version(folder.parent))


def _referring(lines, used):
    side = "answer"
    for line in lines:
        if line.strip() in ("requestBody:", "responses:"):
            side = "request" if line.strip() == "requestBody:" else "answer"
        found = _EXAMPLES.match(line)
        if not found:
            yield line
            continue
        yield f"{found[1]}examples:"
        for path in found[2].split(", "):
            name = f"{path.replace('/', '.')}.{side}"
            used[name] = path, side
            yield f'{found[1]}  {path.rpartition("/")[2]}: {{$ref: "#/components/examples/{name}"}}'


def _example(name, file, side, indent):
    """The lines of an example of OpenAPI."""
    example = json.loads(file.read_text(encoding="utf-8"))
    part = example[side]
    yield f"{' ' * indent}{name}:"
    inner = " " * (indent + 2)
    yield f"{inner}summary: >-"
    # The lines are folded into one again where they are read, so they may end at spaces only.
    for line in textwrap.wrap(
        part.get("summary", example["summary"]), COLUMNS - indent - 4, break_long_words=False, break_on_hyphens=False
    ):
        yield f"{inner}  {line}"
    if "headers" in part:
        yield f"{inner}x-headers: {json.dumps(part['headers'])}"
    if "lines" in part:
        yield f"{inner}value: |"
        yield from (f"{inner}  {line}" for line in part["lines"])
    else:
        yield from f"{inner}value: {pretty(part['body'], indent + 2, indent + 10)}".split("\n")
