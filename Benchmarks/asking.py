"""Requests that are asked one after the other on one connection, each of which must be answered with the status that it says."""

import http.client
import json
import signal
import subprocess
import time
from dataclasses import dataclass, field


@dataclass
class Request:
    """A request, and the status of its answer."""

    method: str
    path: str
    body: bytes | None = None
    fields: dict[str, str] = field(default_factory=dict)
    status: int = 200
    #: Whether it names the tag of the answer, which is asked for first where it is not known yet.
    names_tag: bool = False

    @classmethod
    def json(cls, path: str, document: dict, status: int = 200) -> "Request":
        return cls("POST", path, json.dumps(document).encode(), status=status)


def answered(process: subprocess.Popen, port: int, requests: list[Request]) -> None:
    """Asks a server on a port of 127.0.0.1, which may still be starting, and tells it to end."""
    connection = connect(process, port)
    tags: dict[str, str] = {}
    for request in requests:
        fields = request.fields | ({"Content-Type": "application/json"} if request.body else {})
        if request.names_tag:
            if request.path not in tags:
                tags[request.path] = ask(connection, Request("GET", request.path), {})
            fields["If-None-Match"] = tags[request.path]
        ask(connection, request, fields)
    connection.close()
    process.send_signal(signal.SIGTERM)


def answered_together(process: subprocess.Popen, port: int, requests: list[Request], clients: int) -> None:
    """Asks a server, which may still be starting, as a crowd: each client asks before the first one reads."""
    connections = [connect(process, port) for _ in range(clients)]
    for start in range(0, len(requests), clients):
        asked = list(zip(connections, requests[start:start + clients]))
        for connection, request in asked:
            connection.request(request.method, request.path, request.body, {"Content-Type": "application/json"})
        for connection, request in asked:
            read(connection, request)
    for connection in connections:
        connection.close()


def ask(connection: http.client.HTTPConnection, request: Request, fields: dict[str, str]) -> str:
    """Asks once; says the tag of the answer, empty where it has none."""
    connection.request(request.method, request.path, request.body, fields)
    return read(connection, request)


def read(connection: http.client.HTTPConnection, request: Request) -> str:
    """Reads the answer to a request; says its tag, empty where it has none."""
    response = connection.getresponse()
    content = response.read()
    if response.status != request.status:
        raise SystemExit(f"{request.method} {request.path} is answered with {response.status}:\n{content.decode()}")
    return response.headers["ETag"] or ""


def connect(process: subprocess.Popen, port: int) -> http.client.HTTPConnection:
    for _ in range(3000):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        try:
            connection.connect()
            return connection
        except ConnectionError:
            if process.poll() is not None:
                break
            time.sleep(0.02)
    raise SystemExit(f"the server does not answer (exit {process.poll()})")
