"""Requests to the computing endpoints, in a body and in a URL, for the tests of what HTTP adds to their answers.

`ask` holds every answer against the contract after its coding was undone, and h11 reads each.
"""

import json
import subprocess
import urllib.parse

import pytest
from conftest import BINARY, ask
from contract import operations, resolve

COMPUTING = [path for path, method, _ in operations() if method == "post"]
KEPT = [target.replace("{name}", "titles") for target in ("/v1/presets", "/v1/presets/{name}", "/openapi.yaml")]
SMALL = {"configuration": {"preset": "titles", "tabs": ["A", "B"]}}
GREAT = {"configuration": {"preset": "titles", "tabs": [{"id": f"t{index}", "title": "T"} for index in range(40)]}}


def url(path, document):
    text = document if isinstance(document, (str, bytes)) else json.dumps(document, ensure_ascii=False)
    return path + "?request=" + urllib.parse.quote(text, safe="")


def post(service, path, document, fields=()):
    body = document if isinstance(document, bytes) else json.dumps(document, ensure_ascii=False).encode()
    return ask(service, path, "POST", [f"Content-Length: {len(body)}", *fields], body)


def examples():
    for path, method, operation in operations():
        if method == "post":
            # Lines of JSON are posted only.
            for name, example in operation["requestBody"]["content"]["application/json"]["examples"].items():
                example = resolve(example)
                yield pytest.param(path, example["value"], example.get("x-headers", {}), id=f"{path} {name}")


def is_refused_at_start(flag, value):
    """Whether the program ends at once over a setting, and says which one."""
    done = subprocess.run([BINARY, "--port", "0", f"{flag}={value}"], capture_output=True, timeout=10, check=False)
    return done.returncode == 64 and flag.encode() in done.stderr
