"""Requests that fill a connection's memory in each state in which libmicrohttpd waits for more, and what their clients do then.

`test_stalls.py` counts what they cost.
"""

import os
import socket
import struct

from attacks import GREAT_ANSWER, QUESTION

# What the service gives a connection.
MEMORY = 14 * 1024
# Half of it is read at once, the rest by and by.
SIZES = (MEMORY // 2, MEMORY - 512, MEMORY - 256, MEMORY, MEMORY + 1, 20_000, 100_000)
# With one of these sizes each line ends just where the memory does: it depends on the fields before it with which.
EXACT_SIZES = range(MEMORY - 370, MEMORY - 284)

POST = b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
LAST_CHUNK = CHUNKED + b"1\r\n \r\n0\r\n"
GET = b"GET /v1/presets HTTP/1.1\r\nHost: a\r\n"


def chunk_extension(size):
    return CHUNKED + b"5;e=" + b"a" * size


def chunk_size_of_zeros(size):
    return CHUNKED + b"0" * size


def chunk_size_of_digits(size):
    return CHUNKED + b"f" * size


def many_chunk_extensions(size):
    return CHUNKED + b"1;e\r\n \r\n" * (size // 8) + b"5;e=" + b"a" * size


def trailer(size):
    return LAST_CHUNK + b"X: " + b"a" * size


def trailer_with_its_end(size):
    return trailer(size) + b"\r\n"


def many_trailers(size):
    return LAST_CHUNK + b"X: a\r\n" * (size // 6) + b"X:"


def header_line(size):
    return GET + b"X: " + b"a" * size


def header_line_with_its_end(size):
    return header_line(size) + b"\r\n"


def many_header_lines(size):
    return GET + b"X: a\r\n" * (size // 6) + b"X:"


def header_section_without_its_body(size):
    return POST + b"Content-Length: 100\r\nX: " + b"a" * size + b"\r\n\r\n"


def header_section_with_some_body(size):
    return header_section_without_its_body(size) + b"{"


def header_section_that_expects(size):
    # Without a Content-Type there are as many fields as in the other sections.
    return b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 100\r\nX: " + b"a" * size + b"\r\n\r\n"


def request_line(size):
    return b"GET /" + b"a" * size


def empty_lines(size):
    return b"\r\n" * (size // 2)


def empty_lines_before_a_request(size):
    return b"\r\n" * (size // 2) + CHUNKED + b"5;e=" + b"a" * (MEMORY - size if size < MEMORY else 0)


def behind_a_request(size):
    return QUESTION + chunk_extension(size)


def behind_an_answer_that_nobody_reads(size):
    return GREAT_ANSWER * 4 + chunk_extension(size)


ROWS = [
    chunk_extension,
    chunk_size_of_zeros,
    chunk_size_of_digits,
    many_chunk_extensions,
    trailer,
    trailer_with_its_end,
    many_trailers,
    header_line,
    header_line_with_its_end,
    many_header_lines,
    header_section_without_its_body,
    header_section_with_some_body,
    header_section_that_expects,
    request_line,
    empty_lines,
    empty_lines_before_a_request,
    behind_a_request,
    behind_an_answer_that_nobody_reads,
]


def stay(client):
    return client


def half_close(client):
    client.shutdown(socket.SHUT_WR)
    return client


def close(client):
    client.close()


def reset(client):
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.close()


ENDINGS = [stay, half_close, close, reset]


def begin(connect, data, ending):
    """Sends on a new connection what the other side takes, and ends it so. The client, unless it has left."""
    client = connect()
    client.settimeout(0.2)
    try:
        client.sendall(data)
    except OSError:
        # Refused already, or nobody reads.
        pass
    try:
        return ending(client)
    except OSError:
        return client


def processor_time(service):
    """What the threads of the process have had of the processors, in seconds."""
    tasks = f"/proc/{service.process.pid}/task"
    total = 0
    for task in os.listdir(tasks):
        with open(f"{tasks}/{task}/schedstat", encoding="ascii") as times:
            total += int(times.read().split()[0])
    return total / 1e9
