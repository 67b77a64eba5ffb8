"""What the tables of requests are written with: subjects, their rules, and the vectors of a rule."""
import random
import re
import zlib

SUBJECTS = []

# How near a number has to be, as a part of it or, below 1, in units. Arithmetic in doubles keeps it with four digits to spare.
EXACT = 1e-9
# Curves and springs: an implementation may well solve for their parameter by steps.
CURVED = 1e-6


class Subject:
    """A part of the contract that a team may implement on its own; one file of vectors."""

    def __init__(self, name, title):
        self.name, self.title, self.rules = name, title, []
        SUBJECTS.append(self)

    def rule(self, name, statement, *options, **named):
        found = Rule(f"{self.name}.{name}", statement, *options, **named)
        self.rules.append(found)
        return found


class Rule:
    """One sentence of the contract. Calling it adds a vector: a title, and the members of a request.

    `expects` names the members of the answer that the rule is about, as paths separated by blanks; a path goes into each
    item of an array. `*` is the whole answer.
    """

    def __init__(self, name, statement, endpoint="/v1/layout", expects="*", number=EXACT):
        self.name, self.statement, self.endpoint, self.expects, self.number = name, statement, endpoint, expects, number
        self.vectors = []

    def __call__(self, title, configuration=None, endpoint=None, number=None, expects=None, **rest):
        request = {} if configuration is None else {"configuration": configuration}
        request.update((name.rstrip("_"), value) for name, value in rest.items())
        words = re.sub(r"(?<!\w)-(?=[\d.])", "minus ", title.lower())
        identifier = f"{self.name}.{re.sub('[^a-z0-9.]+', '-', words).strip('-')}"
        if any(vector["id"] == identifier for vector in self.vectors):
            raise ValueError(f"{identifier} is there twice")
        self.vectors.append({
            "id": identifier, "rule": self.name, "title": title, "endpoint": endpoint or self.endpoint,
            "request": request or None, "expects": expects or self.expects, "number": number or self.number,
        })

    def random(self, count, make):
        """Adds vectors whose request members `make` returns for a random source; the same ones on every run."""
        for index in range(1, count + 1):
            self(f"random {index}", **make(Source(zlib.crc32(f"{self.name} {index}".encode()))))


class Source(random.Random):
    """Random numbers as people write them: whole, in eighths, or with three decimals."""

    def length(self, low, high):
        kind = self.randrange(3)
        if kind == 0:
            return round(self.uniform(low, high), 3)
        return self.randint(low, high) if kind == 1 else self.randint(low * 8, high * 8) / 8

    def position(self, count):
        """A position from a little before the first page to a little behind the last, often just on or half way between."""
        return self.choice([self.randint(0, max(count - 1, 0)), self.randint(-4, 8 * count) / 8,
                            round(self.uniform(-0.75, count - 0.25), 3)])


def titles(count):
    return [chr(ord("A") + index % 26) for index in range(count)]


def labels(*widths):
    return [{"labelWidth": width} for width in widths]


def bar(width=320, **members):
    return {"width": width, **members}


def fixed(width, view=320, **members):
    """A bar of fixed tabs, of which more than a few make a strip that scrolls."""
    return {"width": view, "sizing": {"mode": "fixed", "width": width}, **members}


def strip(count=6, **members):
    """Tabs that are wider than the viewport, from four on."""
    return {"tabs": titles(count), "bar": fixed(100), **members}


def equal(count=3, **members):
    """Tabs that just fill the viewport."""
    return {"tabs": titles(count), "bar": bar(), **members}


OFF = {"enabled": False}


def tap(index):
    return {"type": "tap", "index": index}


def dragged(position, selected=0, page=320, **members):
    return {"offset": position * page, "phase": "dragging", "selected": selected, **members}


def settled(position, selected=0, page=320, **members):
    return {"offset": position * page, "phase": "settled", "selected": selected, **members}


def project(answer, paths):
    """The part of an answer that some paths name."""
    if paths == "*":
        return answer
    tree = {}
    for path in paths.split():
        branch = tree
        for name in path.split("."):
            branch = branch.setdefault(name, {})
    return _part(answer, tree)


def _part(value, tree):
    if not tree:
        return value
    if isinstance(value, list):
        return [_part(item, tree) for item in value]
    if isinstance(value, dict):
        return {name: _part(value[name], branch) for name, branch in tree.items() if name in value}
    return value
