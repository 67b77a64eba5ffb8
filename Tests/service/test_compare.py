"""Comparisons: every entry is what the preset alone is answered, and every row of a picture what its preview shows."""

import json
import random
import re
import urllib.parse
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import ask
from contract import DOCUMENT, read_json
from exchange import accept, identical, post
from pictures import SVG, picture
from test_preview import PICTURES, ROOT

PRESETS = DOCUMENT["components"]["schemas"]["PresetName"]["enum"]
SVG_ONLY = ["Accept: image/svg+xml"]


def scene(source):
    """A bar with labels and a moment of it, which every preset but some of those without free widths takes."""
    count = source.randint(1, 8)
    tabs = [{"title": f"T{index}", "labelWidth": source.randint(5, 90)} for index in range(count)]
    configuration = {"tabs": tabs, "bar": {"width": source.choice([120, 320, 375.5])}}
    if source.random() < 0.3:
        configuration["bar"]["sizing"] = source.choice([{"padding": 9}, {"mode": "fixed", "width": 70}])
    if source.random() < 0.3:
        configuration["bar"]["direction"] = "rtl"
    state = {
        "offset": source.uniform(-0.4, count - 0.6) * configuration["bar"]["width"],
        "phase": source.choice(["idle", "dragging", "settled"]), "selected": source.randrange(count),
    }
    return {"configuration": configuration, "state": state}


EVENTS = [{"type": "tap", "index": 0}, {"type": "settle"}, {"type": "remove", "index": 0}, {"type": "resize", "width": 250}]


def alone(document, preset):
    """The members of a comparison that a request about one of its presets has."""
    rest = {name: document[name] for name in ("state", "event", "sample") if name in document}
    return {"configuration": {"preset": preset} | document["configuration"]} | rest


@pytest.mark.parametrize("seed", range(25))
def test_every_entry_is_the_answer_to_the_preset_alone(service, seed):
    source = random.Random(seed)
    presets = source.sample(PRESETS, source.randint(1, len(PRESETS)))
    document = scene(source) | {"presets": presets, "event": source.choice(EVENTS)}
    singles = [post(service, alone(document, preset)) for preset in presets]
    if all(single.status == 422 for single in singles):
        assert post(service, document, "/v1/compare").status == 422
        return
    entries = accept(service, document, "/v1/compare")["presets"]
    assert [entry["preset"] for entry in entries] == presets
    for entry, preset, single in zip(entries, presets, singles):
        assert identical(entry["transition" if single.status == 200 else "problem"], read_json(single.body))
        if single.status == 200:
            layout = {name: value for name, value in alone(document, preset).items() if name != "event"}
            assert identical(entry["layout"], accept(service, layout, "/v1/layout"))


def draw(service, document):
    answer = post(service, document, "/v1/compare", SVG_ONLY)
    assert answer["vary"].startswith("Accept")
    return picture(answer)


def inside(moment):
    """What a moment shows, without where it stands in the picture."""
    return [moment.get("width"), moment.get("height"), *(ElementTree.tostring(child) for child in moment)]


@pytest.mark.parametrize("seed", range(25))
def test_every_row_shows_what_the_preview_shows(service, seed):
    """With two frames both pictures have the start and the end, whatever the clock of the others is."""
    source = random.Random(seed)
    document = scene(source) | {"presets": source.sample(PRESETS, 4), "scheme": source.choice(["light", "dark", "auto"])}
    if source.random() < 0.7:
        document |= {"event": source.choice(EVENTS)} | source.choice([{}, {"frames": 2}])
    previews = []
    for preset in document["presets"]:
        more = {name: document[name] for name in ("frames", "scheme") if name in document}
        answer = post(service, alone(document, preset) | more, "/v1/preview")
        if answer.status == 200:
            previews.append([inside(moment) for moment in ElementTree.fromstring(answer.body).findall(SVG + "svg")])
    if not previews:
        return
    root = draw(service, document)
    rows = root.findall(SVG + "g")
    assert [[inside(moment) for moment in row.findall(SVG + "svg")] for row in rows] == previews
    # Nothing is drawn upon anything else, nor beyond the picture.
    places = []
    for moment in root.iter(SVG + "svg"):
        if moment is not root:
            x, y, width, height = (float(moment.get(name)) for name in ("x", "y", "width", "height"))
            assert x >= 12 and y >= 12 and x + width + 12 <= float(root.get("width")) + 1e-9
            assert y + height + 12 <= float(root.get("height")) + 1e-9
            places.append((x, y, x + width, y + height))
    for index, one in enumerate(places):
        for other in places[:index]:
            assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]


def test_all_rows_have_the_clock_of_the_longest(service):
    """250 ms of `underline` beside 300 ms of `segmented`: the middle of the picture is at 150 ms for both."""
    document = {
        "presets": ["underline", "segmented"],
        "configuration": {"tabs": ["One", "Two"], "bar": {"width": 320}}, "event": {"type": "tap", "index": 1},
    }
    times = [0, 75, 150, 225, 300]
    root = draw(service, document | {"frames": len(times)})
    assert [text.text for text in root.findall(SVG + "text")][: len(times)] == [f"{time} ms" for time in times]
    for row, preset in zip(root.findall(SVG + "g"), document["presets"]):
        frames = accept(service, alone(document, preset) | {"sample": {"times": times}})["frames"]
        drawn = [moment.find(f"{SVG}g/{SVG}rect").get("x") for moment in row]
        assert [float(x) for x in drawn] == [frame["indicator"]["x"] for frame in frames]


def test_a_browser_shows_the_picture_and_a_program_the_numbers(service):
    document = {"presets": ["titles", "vant"], "configuration": {"tabs": ["红", "a+b"]}, "scheme": "auto"}
    target = "/v1/compare?request=" + urllib.parse.quote(json.dumps(document))
    image = ask(service, target, fields=["Accept: image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8"])
    numbers = ask(service, target)
    assert image["content-type"] == "image/svg+xml" and numbers["content-type"] == "application/json"
    assert image["etag"] != numbers["etag"] and "public" in image["cache-control"]
    for answer in (image, numbers):
        assert "Accept" in re.split(r",\s*", answer["vary"])
    assert ask(service, target, fields=[f"If-None-Match: {image['etag']}", *SVG_ONLY]).status == 304
    assert numbers.body == post(service, document, "/v1/compare").body


@pytest.mark.parametrize("number", [1e-320, 1.7e308, -1.7e308, 1e21])
def test_far_away_is_still_numbers(service, number):
    state = {"offset": number, "phase": "dragging", "barOffset": number, "indicator": {"x": number, "width": 1e7}}
    tabs = [{"labelWidth": 1e7}, {"labelWidth": 0}]
    document = {"configuration": {"tabs": tabs}, "state": state, "event": {"type": "settle"}}
    for entry in accept(service, document, "/v1/compare")["presets"]:
        assert "layout" in entry, entry
    root = draw(service, document | {"frames": 3})
    for element in root.iter():
        assert not re.search("nan|inf|null", (element.text or "") + "".join(element.attrib.values()))


def test_the_picture_of_the_reference_is_an_answer(service):
    """It stands in docs/pictures beside its request, and the reference shows it."""
    document = json.loads((PICTURES / "compared.json").read_text(encoding="utf-8"))
    assert post(service, document, "/v1/compare", SVG_ONLY).body == (PICTURES / "compared.svg").read_bytes()
    assert "(../pictures/compared.svg)" in (ROOT / "docs/reference/comparing.md").read_text(encoding="utf-8")
