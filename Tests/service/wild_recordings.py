"""Recordings that are right but wild: every kind of bar, numbers at the edges of what is allowed, edits in between.

All comes from the random numbers given, so that a seed says which recording it was. Members that are a number, a boolean or
one of several names have any value of their schema.
"""

import functools

from contract import DOCUMENT, resolve

LENGTHS = [0, 5e-324, 1e-300, 1e-9, 0.1, 1, 2.5, 60, 100, 375, 1e4, 9_999_999.9, 1e7]
SIDES = [1e-9, 1, 320, 375, 390.5, 1e7]
PLACES = [0, -0.0, 5e-324, -1e-9, 0.5, 160, 187.5, -200, 562.5, 3e3, 1e7, -1e7, 1e16, -1e100, 1.7976931348623157e308, -1.7976931348623157e308]
EASINGS = [
    "linear", "ease", "ease-in-out", "step-start", "step-end", "steps(7, jump-both)", "steps(1000)",
    "cubic-bezier(0.3, -5, 0.7, 5)", "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0.1, 1e6, 0.9, -1e6)",
    "linear(0, 1.5 20% 40%, -0.5, 1)", "linear(0, 1e6, -1e6, 1)",
]
SPRINGS = [
    {"mass": 1, "stiffness": 100, "damping": 10}, {"mass": 1, "stiffness": 1e4, "damping": 400},
    {"mass": 1, "stiffness": 1e6, "damping": 2e3, "velocity": 1e3}, {"mass": 1, "stiffness": 100, "damping": 0.3},
    {"mass": 1e3, "stiffness": 1e-3, "damping": 1}, {"mass": 1, "stiffness": 1e4, "damping": 3},
    {"response": 0.5, "dampingRatio": 0.05}, {"response": 1e-3}, {"duration": 500, "bounce": 0.9}, {"duration": 1, "bounce": 0},
]
COLORS = ["#000", "#ff0000", "#0000ff80", "#fff", "#12345600"]
PRESETS = ["underline", "titles", "segmented", "flutter-scrollable", "android-scrollable", "jxsegmented", "magicindicator", "vant", "rc-tabs"]


class Wild:
    """What is drawn from random numbers."""

    def __init__(self, random):
        self.random = random
        self.made = 0

    def one(self, *choices):
        return self.random.choice(choices)

    def chance(self, share):
        return self.random.random() < share

    def length(self):
        return self.random.choice(LENGTHS) if self.chance(0.5) else self.random.uniform(0, 400)

    def place(self, around):
        return self.random.choice(PLACES) if self.chance(0.15) else self.random.uniform(-1, around + 1) * self.one(320, 375)

    def some(self, **members):
        """Each member or not; a function makes its value."""
        return {name: make() for name, make in members.items() if self.chance(0.4)}

    def tab(self):
        self.made += 1
        tab = {"id": f"tab {self.made}", "labelWidth": self.random.uniform(0, 150) if self.chance(0.9) else self.length()}
        return tab | self.some(title=lambda: self.one("红", "a" * 300, ""), enabled=lambda: self.chance(0.5))

    def easing(self):
        return {"spring": self.random.choice(SPRINGS)} if self.chance(0.3) else self.random.choice(EASINGS)

    def timing(self):
        return {"duration": self.one(0, 1, 16, 250, 300, 5_000, 1e7), "easing": self.easing()}

    def ends(self):
        return {"leading": self.length(), "trailing": self.length()}

    def value(self, schema):
        """A value of a schema that has no alternatives."""
        kinds = schema.get("type", "string")
        if "null" in kinds and self.chance(0.2):
            return None
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        if kinds == "boolean":
            return self.chance(0.5)
        if "pattern" in schema:
            return self.random.choice(COLORS)
        least, greatest = schema.get("minimum", 1e-9), schema["maximum"]
        if greatest == 1e7:
            return max(self.length(), least)
        if "integer" in kinds:
            return self.one(least, min(least + 3, greatest), greatest)
        return self.one(least, greatest, min(max(1, least), greatest), self.random.uniform(least, min(greatest, 400)))

    def part(self, name, **special):
        """Some members of a part of the configuration, with the values of their schemas or special ones."""
        members = resolve(DOCUMENT["components"]["schemas"][name])["properties"]
        return self.some(**{
            member: special.get(member) or functools.partial(self.value, resolve(schema)) for member, schema in members.items()
        })

    def sizing(self):
        return self.one(
            {"mode": "equal", "minWidth": self.length()}, {"mode": "equal", "maxWidth": self.length()},
            {"mode": "fixed", "width": self.length()},
            {"mode": "compact", "fraction": self.one(0, 1e-9, 0.5, 1)}, {"mode": "content", "padding": self.length()},
            {"mode": "fill"}, {"mode": "auto", "gutter": self.length(), "maxCount": self.one(None, 0, 3)},
        )

    def configuration(self, tabs):
        bar = {"width": self.random.choice(SIDES)} | self.part(
            "Bar", width=lambda: self.random.choice(SIDES), insets=self.ends, sizing=self.sizing, scrollPadding=self.ends
        )
        indicator = self.part(
            "Indicator",
            width=lambda: self.one(self.length(), "tab", "label", {"ratio": 0.5}, {"ratio": 100}, {"inset": self.length()}),
            outerInsets=self.ends, color=lambda: self.one("#0f0", list(COLORS)),
            stretch=lambda: self.one(
                "linear", "elastic", "worm", "fade", "snap",
                {"leading": self.random.choice(EASINGS), "trailing": self.random.choice(EASINGS)},
            ),
        )
        style = functools.partial(self.part, "TitleStyle")
        title = self.part("Title", normal=style, selected=style)
        pager = self.part("Pager", pageWidth=lambda: self.random.choice(SIDES))
        motion = self.part(
            "Motion", tap=self.timing, settle=self.timing, reduced=lambda: self.one(False, True, "both"),
            tolerance=lambda: self.one(0.0001, 0.1, 0.25, 0.25, 5, 1000),
        )
        keyboard = self.part("Keyboard")
        whole = {"tabs": tabs, "bar": bar, "indicator": indicator, "title": title, "pager": pager, "motion": motion, "keyboard": keyboard}
        if self.chance(0.5):
            whole["preset"] = self.random.choice(PRESETS)
        return whole

    def state(self, count):
        def index():
            return self.random.randrange(count) if count and self.chance(0.9) else None

        return self.some(
            offset=lambda: self.place(count), selected=index, focused=index, velocity=lambda: self.place(1),
            phase=lambda: self.one("idle", "dragging", "dragging", "decelerating", "settled", "programmatic"),
            barOffset=lambda: self.one(None, self.place(count)),
            indicator=lambda: self.one(None, {"x": self.place(count), "width": self.length()}),
            mounted=lambda: self.random.sample(range(count), min(count, 3)),
        )

    def event(self, ids):
        """One event or edit for the tabs of these names, which an edit changes."""
        choices = ["settle", "fling", "key", "key"] + ["tap"] * 8 * bool(ids)
        if self.chance(0.2):
            choices = ["insert", "resize"] + ["remove", "move"] * bool(ids)
        kind = self.random.choice(choices)
        event = {"type": kind}
        if kind == "tap":
            event |= self.one({"index": self.random.randrange(len(ids))}, {"id": self.random.choice(ids)})
        elif kind == "fling":
            event["velocity"] = self.one(0, -1.5, 2, 1e300, self.place(1))
        elif kind == "key":
            event["key"] = self.one("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", "Space")
        elif kind == "insert":
            at = self.random.randint(0, len(ids))
            tabs = [self.tab() for _ in range(self.one(0, 1, 1, 2, 30))]
            event |= {"at": at, "tabs": tabs}
            ids[at:at] = [tab["id"] for tab in tabs]
        elif kind == "remove":
            index = self.random.randrange(len(ids))
            event |= self.one({"index": index}, {"id": ids[index]})
            del ids[index]
        elif kind == "move":
            event |= {"from": self.random.randrange(len(ids)), "to": self.random.randrange(len(ids))}
            ids.insert(event["to"], ids.pop(event["from"]))
        elif kind == "resize":
            event["width"] = self.random.choice(SIDES)
        return event

    def recording(self, samples):
        """The head of a recording and its samples."""
        tabs = [self.tab() for _ in range(min(self.one(0, 1, 2, 3, 6, 12, 40, 150), 10 + 2_000 // max(samples, 1)))]
        head = {"configuration": self.configuration(tabs), "state": self.state(len(tabs)), "lint": self.chance(0.5)}
        ids = [tab["id"] for tab in tabs]
        edited, time, made = 0, 0.0, []
        for _ in range(samples):
            sample = {}
            if self.chance(0.8):
                time += self.one(0, 1e-9, 8, 16, 16, 100, 400, 3_000) if self.chance(0.99) else 1e300
                sample["time"] = time
            if self.chance(0.5) or edited > 90_000:
                sample["state"] = self.state(len(ids))
            else:
                sample["event"] = self.event(ids)
                if sample["event"]["type"] in ("insert", "remove", "move", "resize"):
                    edited += len(ids)
            made.append(sample)
        return head, made
