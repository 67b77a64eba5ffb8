"""Answers that the Swift tests recorded, held against the contract.

TABLAYOUT_RECORDINGS names a folder of `*.jsonl` files, each line of them an answer:
{"method": "POST", "path": "/v1/layout", "status": 200, "contentType": "application/json", "body": "…"}
"""

import json
import os
from pathlib import Path

import pytest
from contract import validate_response

FOLDER = os.environ.get("TABLAYOUT_RECORDINGS", "")


@pytest.mark.skipif(not FOLDER, reason="TABLAYOUT_RECORDINGS names no folder of recorded answers")
def test_recorded_answers_have_their_schemas():
    count = 0
    faults = {}
    for file in sorted(Path(FOLDER).glob("*.jsonl")):
        with file.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                count += 1
                one = json.loads(line)
                try:
                    # A question mark that is left in a path is part of it.
                    target = one["path"].replace("?", "%3F")
                    validate_response(one["method"], target, one["status"], one["contentType"], one["body"])
                except (AssertionError, ValueError) as error:
                    # Many answers are alike: one of each fault says enough.
                    faults.setdefault(str(error), f"{file.name}, line {number}: {error}")
    assert count > 0, f"there are no recorded answers in {FOLDER}"
    assert not faults, f"{len(faults)} faults in {count} answers:\n" + "\n".join(list(faults.values())[:20])
