"""What schemathesis does not know by itself."""

import urllib.parse

import requests
import schemathesis


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """The contract has a schema for each line of a replay, and none for the whole: nothing could be made up from it."""
    del raw_schema["paths"]["/v1/replay"]["post"]["requestBody"]["content"]["application/x-ndjson"]


# The service is started with room for such a target.
TARGET_LIMIT = 65_536
# What a URL cannot be blamed for: the media type, the length and the framing of a body.
OF_BODIES = {"content-type", "content-length", "transfer-encoding", "expect", "content-encoding"}


CLIENT = requests.Session()


@schemathesis.check
def a_url_is_answered_alike(context, response, case):
    """Whatever is posted, right or wrong, is asked once more in a URL."""
    asked = response.request
    body = asked.body.encode() if isinstance(asked.body, str) else asked.body
    if asked.method != "POST" or not isinstance(body, bytes) or response.status_code not in (200, 400, 406, 422):
        return
    url = asked.url.partition("?")[0] + "?request=" + urllib.parse.quote(body)
    if len(url) > TARGET_LIMIT:
        return
    fields = {name: value for name, value in asked.headers.items() if name.lower() not in OF_BODIES}
    read = CLIENT.get(url, headers=fields, timeout=10)
    assert (read.status_code, read.headers["content-type"]) == (response.status_code, response.headers["content-type"][0])
    assert read.content == response.content, f"{read.content[:1000]!r} is not {response.content[:1000]!r}"
