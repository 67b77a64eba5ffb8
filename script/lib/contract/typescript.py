"""Web/contract.d.ts: the types of requests and answers for TypeScript, one for each schema of the contract."""

import json
import textwrap

from .schemas import name_of

HEAD = """\
// The types of requests and answers. Made by script/contract from contract/, which is edited instead.
"""


def declarations(document):
    """The text of the file."""
    parts = [HEAD]
    for name, schema in document["components"]["schemas"].items():
        parts.append(_comment(schema, "") + _declaration(name, schema))
    return "\n".join(parts)


def _declaration(name, schema):
    kind = _type(schema, "")
    if kind.startswith("{") and kind.endswith("}") and schema.get("type") == "object" and not _branches(schema):
        return f"export interface {name} {kind}\n"
    return f"export type {name} = {kind};\n"


def _branches(schema):
    return schema.get("oneOf")


def _type(schema, indent):
    """The type that the schema's values have."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if branches := _branches(schema):
        return " | ".join(dict.fromkeys(_type(branch, indent) for branch in branches))
    return " | ".join(_simple(kind, schema, indent) for kind in kinds)


def _simple(kind, schema, indent):
    if kind == "array":
        item = _type(schema["items"], indent)
        return f"({item})[]" if " | " in item and not item.startswith("{") else f"{item}[]"
    if kind == "object":
        return _object(schema, indent)
    return {"integer": "number", "null": "null"}.get(kind, kind)


def _object(schema, indent):
    inner = indent + "  "
    lines = []
    for name, child in schema.get("properties", {}).items():
        key = name if name.isidentifier() else json.dumps(name)
        mark = "" if name in schema.get("required", []) else "?"
        lines.append(f"{_comment(child, inner)}{inner}{key}{mark}: {_type(child, inner)};")
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def _comment(schema, indent):
    """What the schema says, with its default and limits."""
    told = schema.get("description", "").strip()
    limits = [
        f"{word} {json.dumps(schema[key])}"
        for key, word in (
            ("minimum", "minimum"), ("exclusiveMinimum", "more than"), ("maximum", "maximum"), ("default", "default"),
        )
        if key in schema
    ]
    lines = []
    for line in [*told.split("\n"), *([f"({', '.join(limits)})"] if limits else [])]:
        hanging = "  " if line.lstrip().startswith("- ") else ""
        lines += textwrap.wrap(line, 115 - len(indent), subsequent_indent=hanging, break_on_hyphens=False) or [""]
    lines = [line for line in lines if line or told]
    if not lines:
        return ""
    if len(lines) == 1 and len(lines[0]) + len(indent) <= 112:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
