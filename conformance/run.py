#!/usr/bin/env python3
"""Holds an implementation of tab layouts against the vectors. Needs nothing but Python 3.9.

    python3 run.py --url http://127.0.0.1:8080
    python3 run.py --command 'node my-adapter.mjs' --only sizing --only transitions.tap

README.md beside this file says what the command reads and writes, and what counts as equal.
"""
import argparse
import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path

from runner import compare

VECTORS = Path(__file__).resolve().parent / "vectors"
# The seconds that an answer may take.
PATIENCE = 30


def read(text):
    """A document, in which NaN is no more a number than it is to any other reader of JSON."""
    def refuse(name):
        raise ValueError(f"{name} is no JSON")

    return json.loads(text, parse_constant=refuse)


def over_http(address, fields):
    """Asks a service: a POST, or a GET where a vector has no request."""
    pairs = (field.partition(":") for field in fields)
    headers = {"Content-Type": "application/json"} | {name: value.strip() for name, _, value in pairs}

    def ask(vector):
        body = None if vector["request"] is None else json.dumps(vector["request"]).encode()
        call = urllib.request.Request(address.rstrip("/") + vector["endpoint"], data=body, headers=headers)
        try:
            with urllib.request.urlopen(call, timeout=PATIENCE) as response:
                return read(response.read())
        except urllib.error.HTTPError as refusal:
            return read(refusal.read())

    return ask, lambda: None


@contextlib.contextmanager
def limited(stop):
    """Calls something where what is in the block takes too long."""
    timer = threading.Timer(PATIENCE, stop)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def by_command(words):
    """Asks a program that reads a request a line and writes an answer a line."""
    process = subprocess.Popen(
        words, shell=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        start_new_session=True)

    def stop():
        # With what the shell has started.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

    def ask(vector):
        asked = {name: vector[name] for name in ("id", "endpoint", "request")}
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        with limited(stop):
            line = process.stdout.readline()
        if not line:
            raise OSError("the command has ended, or was ended for its silence")
        return read(line)

    def end():
        # What is left to write has nobody to read it where the program has ended early.
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        with limited(stop):
            process.wait()

    return ask, end


def chosen(only):
    """The vectors of the named subjects, rules or vectors, or all; with the sentence of each rule."""
    index = json.loads((VECTORS / "index.json").read_text(encoding="utf-8"))
    sentences = {rule["rule"]: rule["statement"] for rule in index["rules"]}
    for listed in index["files"]:
        for vector in json.loads((VECTORS / listed["file"]).read_text(encoding="utf-8"))["vectors"]:
            if not only or any((vector["id"] + ".").startswith(name + ".") for name in only):
                yield vector, sentences[vector["rule"]]


def outcome(vector, ask, least):
    """Where an answer differs, or None where the implementation says that it has no such thing."""
    try:
        answer = ask(vector)
    except (OSError, ValueError, RecursionError, http.client.HTTPException) as error:
        return [("", "an answer", str(error))]
    if isinstance(answer, dict) and answer.get("unsupported") is True:
        return None
    return compare.differences(vector, answer, least)


def shortened(value):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else text[:197] + "..."


def main():
    options = argparse.ArgumentParser(description="Holds an implementation of tab layouts against the vectors.")
    where = options.add_mutually_exclusive_group(required=True)
    where.add_argument("--url", help="address of a service that answers as the contract says")
    where.add_argument("--command", help="program that reads a request a line and writes an answer a line")
    options.add_argument("--only", action="append", default=[], metavar="NAME", help="subject, rule or vector; may be repeated")
    options.add_argument("--tolerance", type=float, default=0, metavar="N",
                         help="for numbers, where a vector allows less: 1e-4 suits single precision")
    options.add_argument("--header", action="append", default=[], metavar="'NAME: VALUE'", help="sent with each request to a URL")
    given = options.parse_args()

    ask, end = over_http(given.url, given.header) if given.url else by_command(given.command)
    counts = {"agree": 0, "differ": 0, "not supported": 0}
    for vector, sentence in chosen(given.only):
        found = outcome(vector, ask, given.tolerance)
        counts["not supported" if found is None else "differ" if found else "agree"] += 1
        if found:
            print(f"{vector['id']}: {sentence}")
            for path, expected, actual in found[:5]:
                print(f"  {path or '/'}: expected {shortened(expected)}, got {shortened(actual)}")
            if len(found) > 5:
                print(f"  and {len(found) - 5} more")
    end()
    print(f"{sum(counts.values())} vectors: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    return 0 if counts["agree"] and not counts["differ"] else 1


if __name__ == "__main__":
    sys.exit(main())
