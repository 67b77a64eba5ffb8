"""What schemathesis does not know by itself."""

import json

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    """One document a line; what is text already stays as it is."""
    if isinstance(value, (bytes, str)):
        return value
    return "\n".join(json.dumps(line) for line in (value if isinstance(value, list) else [value]))
