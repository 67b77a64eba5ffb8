"""The requests of the benchmark: layouts of twelve tabs, all different, the same from run to run.

They are what a client sends at every frame of a drag and at every tap: a preset or settings of its own, tabs with ids,
titles and measured widths, and where the pager stands. All of them are valid.
"""

import json
import random

TABS = 12
TITLES = [
    "Today", "News", "Sport", "Weather", "Music", "Films", "Books", "Travel", "Food", "Science", "Garden", "Markets",
    "Culture", "Politics", "History", "Health", "Puzzles", "Fashion", "红", "蓝", "绿", "黄", "紫", "橘", "Économie", "Über uns",
]
PHASES = ["idle", "dragging", "dragging", "dragging", "decelerating", "decelerating", "settled", "programmatic"]


def bodies(count: int, seed: int) -> list[bytes]:
    """So many distinct bodies, each on one line."""
    source = random.Random(seed)
    found: dict[bytes, None] = {}
    while len(found) < count:
        found[json.dumps(request(source), ensure_ascii=False, separators=(",", ":")).encode()] = None
    return list(found)


def request(source: random.Random) -> dict:
    width = source.choice([320, 360, 375, 390, 393, 412, 414, 430, 768, 1024])
    configuration = source.choice([underline, titles, segmented, own])(source, width)
    return {"configuration": configuration, "state": state(source, width)}


def underline(source: random.Random, width: int) -> dict:
    return {"preset": "underline", "tabs": tabs(source), "bar": {"width": width}}


def titles(source: random.Random, width: int) -> dict:
    scroll_to = source.choice(["center", "start", "nearest"])
    return {"preset": "titles", "tabs": tabs(source, own_widths=True), "bar": {"width": width, "scrollTo": scroll_to}}


def segmented(source: random.Random, width: int) -> dict:
    return {"preset": "segmented", "tabs": tabs(source), "bar": {"width": width},
            "motion": {"tap": {"duration": source.randrange(100, 500)}}}


def own(source: random.Random, width: int) -> dict:
    """Settings without a preset, about as many as a theme has."""
    return {
        "tabs": tabs(source, own_widths=True),
        "bar": {
            "width": width, "height": source.choice([40, 44, 48]), "spacing": source.choice([0, 4, 8]),
            "insets": {"leading": 16, "trailing": 16}, "sizing": {"mode": "fixed", "width": source.randrange(72, 120)},
            "follow": source.choice(["drag", "selection"]),
        },
        "indicator": {
            "width": source.choice(["tab", "label", 24, {"ratio": 0.6}]), "height": 3, "cornerRadius": 1.5,
            "color": colour(source), "follow": source.choice(["drag", "selection"]),
        },
        "title": {
            "normal": {"fontSize": 15, "color": colour(source)}, "selected": {"fontSize": 17, "color": colour(source)},
            "follow": source.choice(["drag", "selection"]),
        },
        "pager": {"selection": source.choice(["nearest", "settled"]), "preload": source.randrange(3)},
    }


def tabs(source: random.Random, own_widths: bool = False) -> list[dict]:
    """Label widths are multiples of 1/64, which is how browsers measure text."""
    made = []
    for number, title in enumerate(source.sample(TITLES, TABS)):
        tab = {"id": f"{source.getrandbits(24):06x}-{number}", "title": title,
               "labelWidth": source.randrange(24 * 64, 96 * 64) / 64}
        if own_widths and source.random() < 0.25:
            tab["width"] = source.randrange(64, 128)
        made.append(tab)
    return made


def state(source: random.Random, width: int) -> dict:
    """Somewhere on the way through the pages, sometimes pulled a little beyond an end."""
    page = source.uniform(-0.3, TABS - 0.7)
    made = {"offset": round(page * width, 2), "phase": source.choice(PHASES),
            "selected": min(max(round(page) + source.choice([-1, 0, 0, 1]), 0), TABS - 1)}
    if source.random() < 0.5:
        made["barOffset"] = round(source.uniform(0, 400), 2)
    if source.random() < 0.25:
        made["indicator"] = {"x": round(source.uniform(0, 800), 3), "width": source.randrange(16, 80)}
    return made


def colour(source: random.Random) -> str:
    return f"#{source.getrandbits(24):06x}"
