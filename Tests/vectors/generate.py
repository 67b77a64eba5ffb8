"""Random tab bars with their answers: prints the list that `layout.json` holds.

Numbers are often whole, or eighths: there doubles are exact, and the rules are tried exactly where they change.
"""
import json
import random
import sys
from fractions import Fraction

import rules

COUNT = 320
EASINGS = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "cubic-bezier(0.4, 0, 0.2, 1)",
           "cubic-bezier(0.68, -0.6, 0.32, 1.6)"]
COLORS = ["#000000", "#ffffff", "#ff0000", "#0000ff", "#336699", "#12345678", "#ff000080", "#00ff0000"]


class Source(random.Random):
    def length(self, low, high):
        kind = self.randrange(3)
        if kind == 0:
            return round(self.uniform(low, high), 3)
        if kind == 1:
            return float(self.randint(low, high))
        return self.randint(low * 8, high * 8) / 8

    def maybe(self, value, chance=0.5):
        return value if self.random() < chance else None


def configuration(source):
    count = source.choice([0, 1, 2, 2, 3, 3, 4, 5, 6, 7])
    sizing = source.choice([{"mode": "equal"}, {"mode": "compact", "fraction": source.randint(0, 16) / 16},
                            {"mode": "fixed", "width": source.length(0, 120)},
                            {"mode": "fixed", "width": source.length(60, 160)}])
    own = sizing["mode"] == "fixed" and source.random() < 0.6
    tabs = [{"labelWidth": source.length(0, 90), "width": source.maybe(source.length(0, 400), 0.3) if own else None,
             "enabled": source.random() < 0.85} for _ in range(count)]
    view = source.choice([320.0, 375.0, 390.0, source.length(50, 500)])
    width = source.choice([60, source.length(0, 100), "tab", "label", {"ratio": source.randint(0, 16) / 8},
                           {"inset": source.length(0, 40)}])
    follow = lambda: source.choice(["drag", "selection"])
    indicator = {
        "width": width, "height": source.choice([2, source.length(0, 6)]), "cornerRadius": source.length(0, 3),
        "color": source.choice(COLORS), "position": source.choice(["top", "center", "bottom"]),
        "inset": source.length(0, 5), "follow": follow(),
    }

    def style():
        return {"fontSize": source.length(8, 30), "scale": source.randint(0, 24) / 8, "color": source.choice(COLORS)}

    def timing():
        return {"duration": source.choice([0, 100, 250, 300, source.length(1, 900)]), "easing": source.choice(EASINGS)}

    normal = style()
    return {
        "tabs": tabs,
        "bar": {
            "width": view, "height": source.length(0, 60), "spacing": source.choice([0, source.length(0, 30)]),
            "insets": {"leading": source.choice([0, source.length(0, 60)]),
                       "trailing": source.choice([0, source.length(0, 60)])},
            "sizing": sizing,
            "alignment": source.choice(["start", "center", "end", "space-between", "space-around", "space-evenly"]),
            "scrollTo": source.choice(["center", "center", "start", "end", "nearest", "nearest", "none"]),
            "follow": follow(),
        },
        "indicator": source.maybe(indicator, 0.9),
        "title": {"normal": normal, "selected": source.choice([normal, style(), style(), style()]), "follow": follow(),
                  "animated": source.random() < 0.5},
        "pager": {
            "pageWidth": source.choice([view, source.length(1, 800)]),
            "selection": source.choice(["nearest", "settled"]),
            "overscroll": source.choice(["follow", "clamp", "compress"]), "preload": source.randint(0, 3),
            "animated": source.random() < 0.75,
        },
        "motion": {"tap": timing(), "settle": timing(), "reduced": source.random() < 0.1},
    }


def state(source, chosen):
    count = len(chosen["tabs"])
    page = chosen["pager"]["pageWidth"]
    position = source.choice([source.randint(-1, count), source.randint(-12, 8 * count + 8) / 8,
                              round(source.uniform(-1.5, count + 0.5), 4),
                              round(source.uniform(0, max(count - 1, 0)), 4)])
    selected = source.randrange(count) if count and source.random() < 0.88 else None
    return {
        "offset": position * page,
        "phase": source.choice(["idle", "dragging", "dragging", "decelerating", "settled", "settled", "programmatic"]),
        "velocity": 0, "selected": selected, "barOffset": source.maybe(source.length(-40, 400)),
        "indicator": source.maybe({"x": source.length(-50, 500), "width": source.length(0, 120)}, 0.4),
    }


def event(source, count):
    if count and source.random() < 0.65:
        return {"type": "tap", "index": source.randrange(count)}
    return {"type": "settle"}


def plain(value):
    """An answer with its fractions as the nearest doubles."""
    if isinstance(value, Fraction):
        return float(value)
    if isinstance(value, dict):
        return {name: plain(member) for name, member in value.items()}
    return [plain(member) for member in value] if isinstance(value, list) else value


def main():
    rows, seed = [], 0
    while len(rows) < COUNT:
        seed += 1
        source = Source(seed)
        chosen = configuration(source)
        request = {"configuration": chosen, "state": state(source, chosen)}
        try:
            row = {"seed": seed, "request": request, "layout": rules.layout(request)}
            if source.random() < 0.7:
                row["event"] = event(source, len(chosen["tabs"]))
                row["transition"] = rules.transition(dict(request, event=row["event"]), [0, 0.3, 1])
        except rules.Ambiguous:
            continue
        rows.append(row)
    print("[\n" + ",\n".join(json.dumps(plain(row), separators=(",", ":")) for row in rows) + "\n]")
    print("%d vectors from %d seeds" % (len(rows), seed), file=sys.stderr)


if __name__ == "__main__":
    main()
