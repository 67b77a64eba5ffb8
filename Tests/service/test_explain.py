"""Explanations over HTTP: of every preset they point into their answer and say its values, by POST as by GET."""

import json
import re
import shlex
import urllib.parse
from pathlib import Path

import pytest
from conftest import ask
from contract import read_json
from exchange import accept, post

PAGE = Path(__file__).parents[2] / "docs/reference/explanations.md"
TABS = [{"title": "tab", "labelWidth": 36 + 11 * index} for index in range(9)]
STATES = [
    {},
    {"offset": 800, "phase": "dragging", "selected": 2, "barOffset": 25, "velocity": -1},
    {"offset": 1111, "phase": "decelerating", "selected": 5, "mounted": [0, 3, 8]},
    {"offset": -70, "phase": "settled", "selected": None},
    {"selected": 8, "focused": 1, "barOffset": 300},
]


def resolve(document, pointer):
    for token in pointer.split("/")[1:]:
        document = document[int(token) if isinstance(document, list) else token]
    return document


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_explanations_point_into_the_answer(service, direction):
    presets = [preset["name"] for preset in read_json(ask(service, "/v1/presets").body)["presets"]]
    assert len(presets) >= 16
    for preset in presets:
        for state in STATES:
            bar = {"width": 320, "direction": direction, "pixelRatio": 2}
            document = {"configuration": {"preset": preset, "tabs": TABS, "bar": bar}, "state": state}
            answer = accept(service, document | {"explain": True}, "/v1/layout")
            explanation = answer.pop("explanation")
            assert answer == accept(service, document, "/v1/layout"), "the explanation changes what it explains"
            for one in explanation:
                assert resolve(answer, one["of"]) == one["value"], (preset, state, one)
            assert len({one["of"] for one in explanation}) == len(explanation) > 3 * len(TABS)


def test_explanations_can_be_asked_for_by_get(service):
    document = {"configuration": {"preset": "titles", "tabs": TABS}, "explain": True}
    query = urllib.parse.quote(json.dumps(document))
    answer = ask(service, f"/v1/layout?request={query}")
    assert answer.status == 200 and answer["etag"]
    assert answer.body == post(service, document, "/v1/layout").body
    assert read_json(answer.body)["explanation"]


def test_the_reference_shows_a_real_explanation(service):
    page = PAGE.read_text(encoding="utf-8")
    [(command, shown)] = re.findall(r"```sh\n(curl [^`]*)```.*?```json\n([^`]*)```", page, re.DOTALL)
    words = shlex.split(command)
    answer = accept(service, json.loads(words[words.index("-d") + 1]), urllib.parse.urlsplit(words[2]).path)
    shown = json.loads(shown)
    assert [one for one in answer["explanation"] if one["of"] == shown["of"]] == [shown]
