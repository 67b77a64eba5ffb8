"""JSON as people lay it out: what fits on a line stands on one."""

import json

COLUMNS = 120


def pretty(value, indent=0, taken=0):
    """The value as JSON whose lines are indented by `indent` and at most `COLUMNS` wide, if its strings are.

    `taken` is the number of columns in front of it on its first line, and behind it on its last.
    """
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or taken + len(line) <= COLUMNS:
        return line
    inner = indent + 2
    if isinstance(value, list):
        parts = [(item, pretty(item, inner, inner + 1)) for item in value]
        # Texts are lines, and stand below each other.
        lines = _filled(parts, inner, (int, float))
        opening, closing = "[]"
    else:
        names = [json.dumps(name, ensure_ascii=False) + ": " for name in value]
        parts = [
            (item, name + pretty(item, inner, inner + len(name) + 1)) for name, item in zip(names, value.values())
        ]
        lines = _filled(parts, inner, (int, float, str, type(None)))
        opening, closing = "{}"
    between = ",\n" + " " * inner
    return f"{opening}\n{' ' * inner}{between.join(lines)}\n{' ' * indent}{closing}"


def _filled(parts, indent, kinds):
    """Values of these kinds beside each other as far as there is room, others on lines of their own."""
    lines, can_grow = [], False
    for value, text in parts:
        small = isinstance(value, kinds)
        if small and can_grow and indent + len(lines[-1]) + len(text) + 3 <= COLUMNS:
            lines[-1] += f", {text}"
        else:
            lines.append(text)
        can_grow = small
    return lines
