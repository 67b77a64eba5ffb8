"""Web/demo/settings.js: the settings of a bar, for the controls of the page."""

import json
import re

from .schemas import resolve

HEAD = """\
// The settings of a bar, in the order of the contract. Made by script/contract from contract/, which is edited instead.
//
// `values` are the names or values that a setting has, or some of them; `minimum` and `maximum` belong to a number, and a
// setting that is `nullable` may be null.

export const settings = [
"""

_PARTS = ("bar", "indicator", "title", "pager", "motion", "keyboard")


def table(document):
    """The text of the file."""
    configuration = document["components"]["schemas"]["TabBarConfiguration"]["properties"]
    lines = []
    for part in _PARTS:
        for path, schema in _leaves(document, part, configuration[part]):
            lines.append(f"  {json.dumps(_row(path, schema), ensure_ascii=False)},\n")
    return HEAD + "".join(lines) + "];\n"


def _leaves(document, path, written):
    """The path and the schema of each setting; objects are taken apart, and members of alternatives listed once."""
    schema = resolve(document, written)
    if "examples" in schema and "properties" not in schema:
        yield path, schema
        return
    branches = [resolve(document, branch) for branch in schema.get("oneOf", [])]
    if schema.get("type") == ["object", "null"]:
        yield path, schema | {"type": "presence"}
    if branches and "properties" not in branches[0]:
        # Of one value or several, the page offers the one.
        yield path, branches[0] | {"description": schema.get("description", "")}
        return
    members = {}
    for holder in branches or [schema]:
        for name, child in holder.get("properties", {}).items():
            child = resolve(document, child)
            if "const" in child:
                values = members.get(name, {}).get("enum", []) + [child["const"]]
                child = {"type": "string", "enum": values, "description": schema.get("description", "")}
                members[name] = child
            members.setdefault(name, child)
    if not members:
        yield path, schema
    for name, child in members.items():
        yield from _leaves(document, f"{path}.{name}", child)


def _row(path, schema):
    row = {"path": path}
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if "examples" in schema:
        row["values"] = schema["examples"]
    elif "enum" in schema:
        row["values"] = schema["enum"]
    elif "pattern" in schema:
        row["type"] = "color"
    else:
        row["type"] = next(kind for kind in kinds if kind != "null")
    row |= {name: schema[name] for name in ("minimum", "maximum") if name in schema}
    if "exclusiveMinimum" in schema:
        row["minimum"] = schema["exclusiveMinimum"]
    if "null" in kinds:
        row["nullable"] = True
    row["text"] = _beginning(schema.get("description", ""))
    return row


def _beginning(text):
    """The text up to its first stop, for a line of help."""
    return re.split(r"(?<=[.:;])\s", " ".join(text.split()), maxsplit=1)[0].rstrip(":;.").replace("`", "")
