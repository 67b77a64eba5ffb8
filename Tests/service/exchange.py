"""Computing requests of the running service, and what is to come of them."""

import json
import struct

from conftest import ask
from contract import read_json


def post(service, document, path="/v1/transition", fields=()):
    body = json.dumps(document).encode()
    return ask(service, path, "POST", [f"Content-Length: {len(body)}", *fields], body)


def accept(service, document, path="/v1/transition"):
    answer = post(service, document, path)
    assert answer.status == 200, answer.body
    return read_json(answer.body) if answer["content-type"].endswith("json") else answer.body.decode()


def refuse(service, document, pointer, codes, path="/v1/transition"):
    """Fails unless the document is refused for this place alone, with one of the codes."""
    answer = post(service, document, path)
    assert answer.status == 422, answer.body
    errors = read_json(answer.body)["errors"]
    assert [error["pointer"] for error in errors] == [pointer], errors
    assert errors[0]["code"] in codes, errors
    return errors[0]["detail"]


def identical(left, right):
    """Equality of JSON values: true is not 1, and numbers are equal to the bit."""
    if isinstance(left, bool) or isinstance(right, bool) or left is None or right is None:
        return left is right
    if isinstance(left, (int, float)) and isinstance(right, (int, float)):
        return struct.pack(">d", left) == struct.pack(">d", right)
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(identical(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(identical, left, right))
    return type(left) is type(right) and left == right
