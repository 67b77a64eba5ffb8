"""What schemathesis does not know by itself."""

import json

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    """A replay of one sample, whatever was made up: the contract has a schema for each line, and none for the whole."""
    head = {"configuration": {"preset": "underline", "tabs": ["One", "Two"]}}
    return "\n".join(json.dumps(line) for line in (head, {"state": {"offset": 80, "phase": "dragging"}}))
