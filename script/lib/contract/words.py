"""Fuzz/request.dict: the names and values of requests, for the fuzzer to put together."""

from .schemas import name_of, resolve

HEAD = "# The words of requests. Made by script/contract from contract/.\n"


def dictionary(document):
    """The text of the file."""
    return HEAD + "".join(f'"\\"{word}\\""\n' for word in sorted(_words(document)))


def _asked(document):
    """The schemas of what is posted; of lines, those of a line."""
    for item in document["paths"].values():
        for content in item.get("post", {}).get("requestBody", {}).get("content", {}).values():
            yield content["schema"]
            yield from content.get("x-line", {}).get("oneOf", [])


def _words(document):
    """The names of the members of what is posted, and the values that are listed."""
    found, seen = set(), set()
    waiting = list(_asked(document))
    while waiting:
        schema = waiting.pop()
        if "$ref" in schema:
            if name_of(schema["$ref"]) in seen:
                continue
            seen.add(name_of(schema["$ref"]))
            schema = resolve(document, schema)
        found.update(schema.get("properties", {}))
        found.update(value for value in [*schema.get("enum", []), schema.get("const")] if isinstance(value, str))
        waiting += schema.get("properties", {}).values()
        waiting += schema.get("oneOf", [])
        if "items" in schema:
            waiting.append(schema["items"])
    return found
