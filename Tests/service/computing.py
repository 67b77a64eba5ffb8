"""Requests to the computing endpoints, in a body and in a URL, for the tests of what HTTP adds to their answers.

`ask` holds every answer against the contract after its coding was undone, and h11 reads each.
"""

import json
import subprocess
import urllib.parse

import pytest
from conftest import BINARY, ask
from contract import examples, operations

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


def posted():
    """The path, the document and the header fields of every example that is posted as one document."""
    for example in examples():
        # Lines of JSON are posted only.
        if example.request and "body" in example.request:
            yield pytest.param(
                example.request["path"], example.document, example.request.get("headers", {}), id=str(example)
            )


def is_refused_at_start(flag, value):
    """Whether the program ends at once over a setting, and says which one."""
    done = subprocess.run([BINARY, "--port", "0", f"{flag}={value}"], capture_output=True, timeout=10, check=False)
    return done.returncode == 64 and flag.encode() in done.stderr
