"""A replay that was accepted is answered to its end, whatever was recorded: an answer that has begun cannot become a refusal."""

import json
import random

import h11
import pytest
from contract import LINES
from conftest import read_answer
from wild_recordings import Wild


def send(client, body, media_type):
    head = ["POST /v1/replay HTTP/1.1", "Host: a", f"Content-Type: {media_type}", f"Content-Length: {len(body)}"]
    client.sendall("\r\n".join(head).encode() + b"\r\n\r\n" + body)


def read(text):
    """JSON as the standard has it: Python would also read numbers that are none."""

    def refuse(constant):
        raise ValueError(constant)

    return json.loads(text, parse_constant=refuse)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_accepted_is_answered_whole(service, seed):
    """In both forms, one after the other on one connection, which h11 finds ended where an answer is cut off."""
    numbers = random.Random(seed)
    head, samples = Wild(numbers).recording(numbers.choice([0, 1, 3, 20, 40]))
    lines = "\n".join(map(json.dumps, [head, *samples])).encode()
    document = json.dumps(head | {"samples": samples}).encode()
    with service.connect(timeout=60) as client:
        connection = h11.Connection(h11.CLIENT)
        send(client, lines, LINES)
        by_line = read_answer(client, connection, method="POST", is_checked=False)
        assert by_line.status == 200, by_line.body[:500]
        connection.start_next_cycle()
        send(client, document, "application/json")
        whole = read_answer(client, connection, method="POST", is_checked=False)
    frames = [read(line) for line in by_line.body.splitlines()]
    findings = frames.pop() if head["lint"] else {}
    assert len(frames) == len(samples)
    assert read(whole.body) == {"frames": frames} | findings
