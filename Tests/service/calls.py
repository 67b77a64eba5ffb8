"""The calls that the documentation shows, each with the answer that stands below it."""

import json
import re
import shlex
import urllib.error
import urllib.parse
import urllib.request

CALL = re.compile(r"```sh\n(curl [^`]*)```\n```(jsonc?|css)\n([^`]*)```")
HERE = re.compile(r"(.*) <<'(\w+)'\n(.*\n)\2\n?", re.DOTALL)


def calls(page):
    """The commands of a page with the language and the text of their answers."""
    return CALL.findall(page)


def perform(command, base):
    """Does what the curl command says, without curl, at another address; answers the text."""
    here = HERE.fullmatch(command)
    words = iter(shlex.split(here[1] if here else command))
    assert next(words) == "curl"
    headers, body, url, query = {}, None, None, ""
    for word in words:
        if word == "-H":
            name, _, value = next(words).partition(":")
            headers[name] = value.strip()
        elif word == "-d":
            body = next(words).encode()
        elif word == "--data-binary":
            assert next(words) == "@-"
            body = here[3].encode()
        elif word == "--data-urlencode":
            name, _, value = next(words).partition("=")
            query = f"?{name}={urllib.parse.quote(value)}"
        elif word not in ("-s", "-G"):
            assert url is None and word.startswith("http://127.0.0.1:8080/"), word
            url = urllib.parse.urlsplit(word).path
    request = urllib.request.Request(base + url + query, data=body, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.read().decode()
    except urllib.error.HTTPError as error:
        return error.read().decode()


def check(language, shown, answer):
    """Fails unless the answer is what the page shows: whole, or as `jsonc` the members that it picks and says so."""
    if language == "css":
        assert answer == shown
    elif language == "json":
        assert json.loads(answer) == json.loads(shown)
    else:
        comments = re.match(r"(?://.*\n)+", shown)
        assert comments, "an excerpt says in its first line what it is of"
        lines = answer.strip().splitlines()
        assert excess(json.loads(shown[comments.end() :]), json.loads(lines[-1])) == []


def excess(shown, answer, place=""):
    """Where an excerpt shows what the answer does not have. Lists are shown with all of their elements, or from the first on."""
    if isinstance(shown, dict) and isinstance(answer, dict):
        missing = [f"{place}/{name}" for name in shown if name not in answer]
        return missing + [fault for name in shown if name in answer for fault in excess(shown[name], answer[name], f"{place}/{name}")]
    if isinstance(shown, list) and isinstance(answer, list) and len(shown) <= len(answer):
        return [fault for index, part in enumerate(shown) for fault in excess(part, answer[index], f"{place}/{index}")]
    return [] if shown == answer and type(shown) is type(answer) else [f"{place}: {shown!r} is {answer!r}"]
