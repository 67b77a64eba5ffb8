"""An implementation for the runners of the conformance kit: the vectors' own answers, with faults.

    wrong_answers.py none        every answer as it is expected
    wrong_answers.py single      every number in single precision, which is a fault of its own only for who expects more
    wrong_answers.py file        one fault in the answers of each file
    wrong_answers.py vector N    one fault in every answer; another number chooses others
    wrong_answers.py missing N   one member less in every answer

A fault is a number that is off, another word, a truth turned round or a null that is none.
"""

import json
import random
import struct
import sys
from pathlib import Path

VECTORS = Path(__file__).resolve().parents[2] / "conformance/vectors"


def leaves(value, path=()):
    """The places of single values, save those that only show in others: easings, and when a keyframe is.

    Of keyframes only the ends count: what is between them may be placed otherwise.
    """
    if isinstance(value, dict):
        is_keyframe = "offset" in value and bool(value.keys() & {"x", "scrollOffset", "scale"})
        for name, member in value.items():
            if name != "easing" and not (is_keyframe and name == "offset"):
                yield from leaves(member, (*path, name))
    elif isinstance(value, list):
        is_track = bool(value) and isinstance(value[0], dict) and "offset" in value[0]
        for index, item in enumerate(value):
            if not is_track or index in (0, len(value) - 1):
                yield from leaves(item, (*path, index))
    else:
        yield path


def wrong(value):
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + max(1, abs(value))
    if isinstance(value, str) and value.startswith("#"):
        return "#123456" if value != "#123456" else "#654321"
    return 17 if value is None else value + "x"


def with_fault(answer, source, is_missing):
    """A copy of an answer with one fault; as it is where it has no single value."""
    copy = json.loads(json.dumps(answer))
    places = list(leaves(copy))
    if not places:
        return copy
    *path, last = source.choice(places)
    holder = copy
    for step in path:
        holder = holder[step]
    if is_missing:
        del holder[last]
    else:
        holder[last] = wrong(holder[last])
    return copy


def in_single_precision(value):
    if isinstance(value, float):
        return struct.unpack("f", struct.pack("f", value))[0]
    if isinstance(value, dict):
        return {name: in_single_precision(member) for name, member in value.items()}
    return [in_single_precision(item) for item in value] if isinstance(value, list) else value


def main(kind, number="0"):
    answers, chosen = {}, set()
    source = random.Random(int(number))
    for path in sorted(VECTORS.glob("*.json")):
        vectors = json.loads(path.read_text(encoding="utf-8")).get("vectors", [])
        answers |= {vector["id"]: vector["answer"] for vector in vectors}
        faulty = [vector["id"] for vector in vectors if list(leaves(vector["answer"]))]
        chosen |= set(faulty) if kind in ("vector", "missing") else {source.choice(faulty)} if kind == "file" and faulty else set()
    print(len(chosen), file=sys.stderr)
    if kind == "single":
        answers = in_single_precision(answers)
    for line in sys.stdin:
        name = json.loads(line)["id"]
        print(json.dumps(with_fault(answers[name], source, kind == "missing") if name in chosen else answers[name]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
