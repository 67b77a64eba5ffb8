"""Writes the vectors: the requests of the tables beside this file with the answers of a running service.

    python3 conformance/source/write.py ADDRESS           writes conformance/vectors, conformance/rules.md and README.md's count
    python3 conformance/source/write.py ADDRESS --check   fails where they are not what it would write

A check allows numbers the last digits that another mathematics library may change, and nothing else.
"""
import json
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path

import agreement
from kit import SUBJECTS, project

# Each adds its subjects to SUBJECTS, in the order of the index.
import sizing, selection, centring, followers, indicator, look, motion, curves  # noqa: E401,F401
import edits, keys, touch, ends, replay, rtl, whole  # noqa: E401,F401

KIT = Path(__file__).resolve().parents[1]
COUNT = re.compile(r"\d+ vectors for \d+ rules")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?")


def ask(address, endpoint, request):
    """What the service answers, with its status."""
    body = None if request is None else json.dumps(request).encode()
    call = urllib.request.Request(address + endpoint, data=body, headers={"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(call, timeout=30) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def answered(address, vector, refused):
    """A vector as it is written: with the answer, as far as its rule is about it, and what may differ from that."""
    status, answer = ask(address, vector["endpoint"], vector["request"])
    if (status != 200) != refused:
        raise SystemExit(f"{vector['id']}: answered {status}: {json.dumps(answer)[:300]}")
    part = project(answer, vector["expects"])
    if not part:
        raise SystemExit(f"{vector['id']}: expects {vector['expects']}, of which the answer has nothing")
    return {name: vector[name] for name in ("id", "rule", "title", "endpoint", "request")} | {
        "answer": part, "tolerance": tolerance(vector, part)}


def tolerance(vector, answer):
    allowed = {"number": vector["number"]}
    request, text = json.dumps(vector["request"]), json.dumps(answer)
    if '"oklab"' in request:
        allowed["level"] = 1
    if '"offset": ' in text and ('"animation"' in text or vector["endpoint"] == "/v1/timeline"):
        # The keyframes of either side may be off by the tolerance of the request, which by default is a quarter.
        allowed["keyframes"] = 2 * vector["request"]["configuration"].get("motion", {}).get("tolerance", 0.25)
    if '"easing": "linear(' in text and "linear(" not in request:
        # When a spring has settled is a matter of bounds. How it moves is not.
        allowed["duration"] = 0.5
    return allowed


def index(files):
    """Every rule with its sentence, and its vectors by whether the model confirms them."""
    presets = {vector["title"]: vector["answer"]["configuration"] for _, vectors in files for vector in vectors
               if vector["rule"] == "presets.settings"}
    rules = []
    for subject, vectors in files:
        for rule in subject.rules:
            found = [vector for vector in vectors if vector["rule"] == rule.name]
            if len(found) < 2:
                raise SystemExit(f"{rule.name} has fewer than two vectors")
            names = {True: [], False: []}
            for vector in found:
                names[agreement.confirms(vector, presets)].append(vector["id"])
            rules.append({"rule": rule.name, "statement": rule.statement, "confirmed": names[True], "single": names[False]})
    return {"files": [{"file": f"{subject.name}.json", "title": subject.title, "vectors": len(vectors)}
                      for subject, vectors in files], "rules": rules}


def table(listed):
    """The index for people."""
    lines = ["# The rules", "", "Written by `script/vectors`. *Confirmed* are the vectors whose answer a second implementation "
             "gives as well, which is", "written from the rules in another language: [Tests/vectors](../Tests/vectors/README.md).", ""]
    for file in listed["files"]:
        name = file["file"].removesuffix(".json")
        lines += [f"## {name}", "", f"{file['title']}.", "", "| rule | what it says | vectors | confirmed |",
                  "| --- | --- | --- | --- |"]
        for rule in listed["rules"]:
            if rule["rule"].split(".")[0] == name:
                confirmed = len(rule["confirmed"])
                sentence = rule["statement"].replace("|", "\\|")
                lines.append(f"| `{rule['rule']}` | {sentence} | {confirmed + len(rule['single'])} | {confirmed} |")
        lines.append("")
    total = sum(file["vectors"] for file in listed["files"])
    confirmed = sum(len(rule["confirmed"]) for rule in listed["rules"])
    return "\n".join(lines + [f"{len(listed['rules'])} rules, {total} vectors, {confirmed} of them confirmed.", ""])


def documents(address):
    """What the folder should hold, by file."""
    files = []
    for subject in SUBJECTS:
        refused = subject.name == "problems"
        files.append((subject, [answered(address, vector, refused) for rule in subject.rules for vector in rule.vectors]))
    listed = index(files)

    def lines(items):
        return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in items) + "\n]"

    found = {f"vectors/{subject.name}.json": '{"$schema": "../vectors.schema.json", "subject": %s, "vectors": %s}\n'
             % (json.dumps(subject.name), lines(vectors)) for subject, vectors in files}
    found["vectors/index.json"] = '{"files": %s, "rules": %s}\n' % (lines(listed["files"]), lines(listed["rules"]))
    found["rules.md"] = table(listed)
    total = sum(len(vectors) for _, vectors in files)
    page = (KIT / "../README.md").read_text(encoding="utf-8")
    found["../README.md"] = COUNT.sub(f"{total} vectors for {len(listed['rules'])} rules", page)
    return found


def same(one, other):
    """Whether two texts are the same but for the last digits of their numbers."""
    if one == other:
        return True
    if NUMBER.sub("0", one) != NUMBER.sub("0", other):
        return False
    pairs = zip(map(float, NUMBER.findall(one)), map(float, NUMBER.findall(other)))
    return all(abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) for a, b in pairs)


def main(address, *flags):
    try:
        written = documents(address)
    except agreement.Disagreement as disagreement:
        raise SystemExit(f"script/vectors: {disagreement}") from None
    present = {str(path.relative_to(KIT)) for path in (KIT / "vectors").glob("*.json")} | {"rules.md"}
    if flags == ("--check",):
        stale = sorted(name for name in written.keys() | present
                       if name not in written or not (KIT / name).exists()
                       or not same(written[name], (KIT / name).read_text(encoding="utf-8")))
        for name in stale:
            print(f"{(KIT / name).resolve().relative_to(KIT.parent)} is stale: run script/vectors")
        if not stale:
            print("vectors:", written["rules.md"].splitlines()[-1])
        return 1 if stale else 0
    for name in present - written.keys():
        (KIT / name).unlink()
    for name, text in written.items():
        (KIT / name).write_text(text, encoding="utf-8")
    print(written["rules.md"].splitlines()[-1])
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
