"""Pictures, read by a parser of XML: they are well formed, and stand at the numbers that /v1/layout answers."""

import json
import math
import random
import re
import urllib.parse
from pathlib import Path

import pytest
from conftest import ask
from exchange import accept, post
from pictures import SVG, picture

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs/pictures"


def draw(service, document):
    return picture(post(service, document, "/v1/preview"))


def moments(root):
    """What each moment shows: its offset, its indicator and its titles, by where they stand."""
    for moment in root.findall(SVG + "svg"):
        backdrop, group = moment
        assert backdrop.get("width") == moment.get("width") == root.get("width")
        [offset] = map(float, re.fullmatch(r"translate\((\S+)\)", group.get("transform")).groups())
        titles = []
        for text in group.iter(SVG + "text"):
            if text.get("x") is not None:
                x, scale = float(text.get("x")), 1
            else:
                x, scale = map(float, re.fullmatch(r"translate\((\S+) \S+\) scale\((\S+)\)", text.get("transform")).groups())
            weight = float(text.get("font-weight", 400))
            titles.append((x, float(text.get("font-size")), weight, scale, text.get("fill"), text.text))
        yield -offset, group.find(SVG + "rect"), titles


def scene(source):
    """A bar and a moment of it."""
    count = source.randint(1, 12)
    tabs = [
        {"title": f"T{index}", "labelWidth": source.randint(5, 90), "enabled": source.random() < 0.8}
        for index in range(count)
    ]
    sizing = source.choice(
        [{"mode": "equal"}, {"mode": "fixed", "width": source.choice([40, 93.7])}, {"mode": "content", "padding": 8.1}]
    )
    width = source.choice([120, 320, 375.5])
    return {
        "configuration": {
            "tabs": tabs,
            "bar": {
                "width": width, "height": source.choice([30, 44.5]), "sizing": sizing, "spacing": source.choice([0, 7.3]),
                "direction": source.choice(["ltr", "rtl"]), "follow": source.choice(["drag", "selection"]),
                "pixelRatio": source.choice([None, 2]),
            },
            "indicator": {
                "width": source.choice([20, "tab", "label"]), "height": 3, "inset": source.choice([0, 2]),
                "position": source.choice(["top", "center", "bottom"]), "cornerRadius": source.choice([0, 1.5]),
                "stretch": source.choice(["linear", "elastic", "worm", "fade", "snap"]),
                "color": ["#ff0000", "#00ff0080"],
            },
            "title": {
                "normal": {"fontSize": 13}, "follow": source.choice(["drag", "selection"]),
                "selected": {"fontSize": 16.5, "fontWeight": 700, "scale": 1.2, "color": "#aa3300"},
            },
            "pager": {"overscroll": source.choice(["follow", "clamp", "compress"])},
        },
        "state": {
            "offset": source.uniform(-0.4, count - 0.6) * width, "phase": source.choice(["idle", "dragging", "settled"]),
            "selected": source.randrange(count),
        },
    }


@pytest.mark.parametrize("seed", range(60))
def test_everything_stands_where_the_layout_has_it(service, seed):
    document = scene(random.Random(seed))
    layout = accept(service, document, "/v1/layout")
    bar = document["configuration"]["bar"]
    root = draw(service, document)
    assert root.get("viewBox") == f'{root.get("width")} {root.get("height")}'.join(["0 0 ", ""])
    assert (float(root.get("width")), float(root.get("height"))) == (bar["width"], bar["height"])
    [(offset, rect, titles)] = moments(root)
    assert offset == layout["bar"]["offset"]
    indicator = layout["indicator"]
    for name, member in [("x", "x"), ("y", "y"), ("width", "width"), ("height", "height"), ("rx", "cornerRadius")]:
        assert float(rect.get(name, 0)) == indicator[member], name
    assert rect.get("fill") == indicator["color"] and float(rect.get("opacity", 1)) == indicator["opacity"]
    shown = [(tab, given) for tab, given in zip(layout["tabs"], document["configuration"]["tabs"]) if tab["visible"]]
    expected = [
        (tab["x"] + tab["width"] / 2, tab["fontSize"], tab["fontWeight"], tab["scale"], tab["color"], given["title"])
        for tab, given in shown
    ]
    assert titles == expected


EVENTS = [{"type": "tap", "index": 0}, {"type": "settle"}, {"type": "remove", "index": 0}, {"type": "resize", "width": 250}]


@pytest.mark.parametrize("seed", range(40))
def test_frames_stand_where_the_transition_has_them(service, seed):
    source = random.Random(seed)
    document = scene(source)
    # Frames are of what moves, which is never rounded.
    document["configuration"]["bar"]["pixelRatio"] = None
    document["event"] = source.choice(EVENTS)
    document["configuration"]["title"]["animated"] = True
    count = source.randint(2, 7)
    duration = (accept(service, document)["animation"] or {"duration": 0})["duration"]
    times = [duration * index / (count - 1) for index in range(count)]
    answer = accept(service, document | {"sample": {"times": times}})
    root = draw(service, document | {"frames": count})
    drawn = list(moments(root))
    assert len(drawn) == count
    for (offset, rect, titles), frame in zip(drawn, answer["frames"]):
        assert offset == frame["bar"]["offset"]
        if frame["indicator"]:
            for name in ("x", "width"):
                assert float(rect.get(name)) == frame["indicator"][name], (frame["time"], name)
            assert float(rect.get("opacity", 1)) == frame["indicator"]["opacity"]
        # Tabs that an edit moves, and titles that change, are where and as the frame has them, if they are in view.
        labels = [tab["title"] for tab in answer.get("configuration", document["configuration"])["tabs"]]
        width = float(root.get("width"))
        for tab in frame.get("tabs", []):
            is_seen = offset - tab["width"] < tab["x"] < offset + width
            middles = [title[0] for title in titles if title[-1] == labels[tab["index"]]]
            assert middles == ([tab["x"] + tab["width"] / 2] if is_seen else []), frame["time"]
        for title in frame["titles"]:
            look = tuple(title[name] for name in ("fontSize", "fontWeight", "scale", "color"))
            assert all(each[1:-1] == look for each in titles if each[-1] == labels[title["index"]])
    # No title in view is missing at the end, nor is one drawn that is not.
    end = {"configuration": answer.get("configuration", document["configuration"]), "state": answer["state"]}
    [(_, _, rest)] = moments(draw(service, end))
    assert sorted(title[-1] for title in drawn[-1][2]) == sorted(title[-1] for title in rest)


@pytest.mark.parametrize("seed", range(40))
def test_animations_are_well_formed(service, seed):
    source = random.Random(seed)
    document = scene(source) | {"event": source.choice(EVENTS), "animate": True, "scheme": source.choice(["light", "auto"])}
    root = draw(service, document)
    style = root.find(SVG + "style")
    if style is None:
        return
    assert style.text.count("{") == style.text.count("}")
    classes = {element.get("class") for element in root.iter()}
    # Every rule moves something that is drawn, by keyframes that are there.
    for name, keyframes in re.findall(r"\.tab-layout \.(\S+) { animation: (\S+) ", style.text):
        assert name in classes and keyframes == f"tab-layout-{name}" and f"@keyframes {keyframes} {{" in style.text


def test_every_character_of_xml_comes_through(service):
    """All characters up to U+00FF, and those at the edges of what XML has."""
    characters = [*range(0x100), 0xD7FF, 0xE000, 0xFFFD, 0xFFFE, 0xFFFF, 0x10000, 0x10FFFF]
    for character in characters:
        is_allowed = character in (9, 10, 13) or character >= 0x20 and character not in (0xFFFE, 0xFFFF)
        title = f"<{chr(character)}>"
        root = draw(service, {"configuration": {"preset": "titles", "tabs": [title]}})
        [text] = root.iter(SVG + "text")
        assert text.text == (title if is_allowed else "<\ufffd>"), hex(character)


@pytest.mark.parametrize("number", [1e-320, 1.7e308, -1.7e308, 1e21])
def test_far_away_is_still_numbers(service, number):
    for event in ({}, {"event": {"type": "settle"}, "frames": 5}, {"event": {"type": "tap", "index": 1}, "animate": True}):
        state = {"offset": number, "phase": "dragging", "barOffset": number, "indicator": {"x": number, "width": 1e7}}
        document = {"configuration": {"preset": "underline", "tabs": ["A", "B"]}, "state": state} | event
        for element in draw(service, document).iter():
            for name in ("x", "y", "width", "height"):
                assert math.isfinite(float(element.get(name, 0)))
            for text in (element.text or "", element.get("transform", "")):
                assert not re.search("nan|inf|null", text)


def test_the_picture_at_an_address_is_the_picture(service):
    document = {"configuration": {"preset": "titles", "tabs": ["红", "a+b"]}, "scheme": "auto"}
    posted = post(service, document, "/v1/preview")
    got = ask(service, "/v1/preview?request=" + urllib.parse.quote(json.dumps(document)))
    assert got.status == 200 and got.body == posted.body
    assert got["etag"] and "public" in got["cache-control"]
    assert got["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'"


@pytest.mark.parametrize(("name", "page"), [("played", "README.md"), ("moments", "docs/reference/pictures.md")])
def test_the_pictures_of_the_documents_are_answers(service, name, page):
    """Each stands in docs/pictures beside its request, and a page shows it."""
    document = json.loads((PICTURES / f"{name}.json").read_text(encoding="utf-8"))
    assert post(service, document, "/v1/preview").body == (PICTURES / f"{name}.svg").read_bytes()
    assert f"pictures/{name}.svg)" in (ROOT / page).read_text(encoding="utf-8")
