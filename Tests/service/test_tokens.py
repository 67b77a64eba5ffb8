"""Bearer tokens: who is answered, who is not, and what happens when the file changes."""

import os
import signal
import threading
import time

import pytest
from conftest import ask, read_answer
from contract import PATHS, target
from test_admin_address import admin
from test_lifecycle import run

TOKEN = "first-token-of-the-file"
OTHER = "c2Vjb25kLXRva2Vu=="
NEW = "the-token-of-the-second-day"
LAYOUT = b'{"configuration": {"preset": "underline", "tabs": ["A"]}}'
OPEN = {"/healthz", "/readyz", "/openapi.yaml", "/", "/tab-layout.js", "/tab-layout.wasm", "/tab-layout/{module}", "/demo/{part}"}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "tokens"
    path.write_text(f"# two clients\n\n{TOKEN}\n  {OTHER}\n")
    path.chmod(0o600)
    return path


def layout(service, *fields):
    return ask(service, "/v1/layout", "POST", [f"Content-Length: {len(LAYOUT)}", *fields], LAYOUT)


def wait_for_line(service, words):
    deadline = time.monotonic() + 10
    while words not in service.output:
        assert time.monotonic() < deadline, service.output
        service.output += os.read(service.process.stdout.fileno(), 65536)


@pytest.mark.parametrize(
    "fields, status, error",
    [
        pytest.param([f"Authorization: Bearer {TOKEN}"], 200, None, id="the first token"),
        pytest.param([f"Authorization: Bearer {OTHER}"], 200, None, id="the second token"),
        pytest.param([f"authorization: bearer   {TOKEN}  "], 200, None, id="another case and blanks"),
        pytest.param([], 401, None, id="none"),
        pytest.param(["Authorization: Basic Zmlyc3Q6dG9rZW4="], 401, None, id="another scheme"),
        pytest.param([f"Authorization: {TOKEN}"], 401, None, id="no scheme"),
        pytest.param(["Authorization:"], 401, None, id="nothing"),
        pytest.param(["Authorization: Bearer "], 401, None, id="the scheme alone"),
        pytest.param([f"Authorization: Bearer {TOKEN[:-1]}"], 401, "invalid_token", id="the beginning"),
        pytest.param([f"Authorization: Bearer {TOKEN}x"], 401, "invalid_token", id="more than it"),
        pytest.param([f"Authorization: Bearer {TOKEN.upper()}"], 401, "invalid_token", id="upper case"),
        pytest.param([f"Authorization: Bearer {TOKEN} {OTHER}"], 401, "invalid_token", id="two in one"),
        pytest.param(["Authorization: Bearer " + "a" * 8000], 401, "invalid_token", id="very long"),
        pytest.param(["Authorization: Bearer # two clients"], 401, "invalid_token", id="a comment of the file"),
        pytest.param(["Authorization: Bearer \xe9"], 401, "invalid_token", id="not ASCII"),
        pytest.param([f"Authorization: Bearer {TOKEN}", "Authorization: Bearer x"], 400, None, id="sent twice"),
    ],
)
def test_what_is_sent(start, file, fields, status, error):
    service = start("--token-file", str(file))
    answer = layout(service, *fields)
    assert answer.status == status, answer.body
    if status != 401:
        assert answer["www-authenticate"] is None
        return
    challenge = 'Bearer realm="tab-layout"' + (f', error="{error}"' if error else "")
    assert answer["www-authenticate"] == challenge
    assert answer["content-type"] == "application/problem+json"
    assert answer["connection"] == "close"
    service.stop()
    for secret in (TOKEN, OTHER, "Zmlyc3Q6dG9rZW4"):
        assert secret.encode() not in service.output


@pytest.mark.parametrize("path", PATHS)
def test_which_resources_need_one(start, file, path):
    service = start("--token-file", str(file))
    method = "GET" if "get" in PATHS[path] else "POST"
    fields = ["Content-Length: 0"] if method == "POST" else []
    assert (ask(service, target(path), method, fields).status == 401) == (path not in OPEN)
    assert ask(service, target(path), method, [*fields, f"Authorization: Bearer {TOKEN}"]).status != 401
    # A browser asks this before it sends a token.
    assert ask(service, target(path), "OPTIONS").status == 204


@pytest.mark.parametrize("target", ["/nothing", "/v1/layout/", "//v1/layout", "/healthz/", "/%68ealthz", "/healthz/../v1/presets"])
def test_what_is_nowhere_needs_one(start, file, target):
    service = start("--token-file", str(file))
    assert ask(service, target).status == 401
    assert ask(service, target, fields=[f"Authorization: Bearer {TOKEN}"]).status == 404


@pytest.mark.parametrize("target", ["http://a/healthz", "/healthz?x=/v1/layout"])
def test_other_forms_of_an_open_target(start, file, target):
    service = start("--token-file", str(file))
    assert ask(service, target).status == 200


def test_the_refusal_does_not_wait_for_the_body(start, file):
    service = start("--token-file", str(file))
    with service.connect() as client:
        client.sendall(b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 900000\r\n\r\n")
        # No 100 comes before it, and no byte of the body has been sent.
        assert client.recv(12) == b"HTTP/1.1 401"


def test_what_follows_a_refused_request_is_not_read(start, file):
    service = start("--token-file", str(file))
    with service.connect() as client:
        client.sendall(b"GET /v1/presets HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert read_answer(client).status == 401
        assert client.recv(1) == b""


def test_the_admin_address_asks_for_none(start, file):
    service = start("--token-file", str(file), "--admin-port", "0")
    assert ask(admin(service), "/metrics").status == 200


def test_no_shared_cache_keeps_what_needs_a_token(start, file):
    service = start("--token-file", str(file))
    target = "/v1/presets"
    answer = ask(service, target, fields=[f"Authorization: Bearer {TOKEN}"])
    assert answer.status == 200 and answer["cache-control"] == "private, max-age=86400"


@pytest.mark.parametrize("value", ["private", "no-store", "max-age=5", "Private, must-revalidate"])
def test_a_cache_control_that_goes_with_tokens(start, file, value):
    service = start("--token-file", str(file), "--cache-control", value)
    answer = ask(service, "/v1/presets", fields=[f"Authorization: Bearer {TOKEN}"])
    assert answer["cache-control"] == value


@pytest.mark.parametrize("value", ["public", "PUBLIC, max-age=5", "s-maxage=5", "max-age=5, must-revalidate"])
def test_a_cache_control_that_contradicts_tokens(file, value):
    failed = run("--token-file", str(file), "--cache-control", value)
    assert failed.returncode == 64
    assert "needs private or no-store" in failed.stderr


def test_a_new_file_is_read_on_a_signal(start, file):
    service = start("--token-file", str(file))
    file.write_text(NEW)
    assert layout(service, f"Authorization: Bearer {NEW}").status == 401
    service.signal(signal.SIGHUP)
    wait_for_line(service, b"1 tokens read")
    assert layout(service, f"Authorization: Bearer {NEW}").status == 200
    assert layout(service, f"Authorization: Bearer {TOKEN}").status == 401


@pytest.mark.parametrize(
    "content",
    [
        pytest.param("", id="empty"),
        pytest.param("# none\n", id="comments alone"),
        pytest.param("good-enough-for-a-token\nnot-a s3cret\n", id="a bad line"),
        pytest.param(None, id="gone"),
    ],
)
def test_a_bad_file_leaves_the_tokens(start, file, content):
    service = start("--token-file", str(file))
    if content is None:
        file.unlink()
    else:
        file.write_text(content)
    service.signal(signal.SIGHUP)
    wait_for_line(service, b"the tokens stay as they were")
    assert b"s3cret" not in service.output
    assert layout(service, f"Authorization: Bearer {TOKEN}").status == 200
    assert layout(service).status == 401


@pytest.mark.parametrize("content", ["", "se cret", None])
def test_it_does_not_start_with_a_bad_file(tmp_path, content):
    path = tmp_path / "tokens"
    if content is not None:
        path.write_text(content)
    answer = run("--port", "0", "--token-file", str(path))
    assert answer.returncode == 64
    assert "token file" in answer.stderr and "cret" not in answer.stderr


def test_a_file_for_everybody_is_told_of(start, file):
    file.chmod(0o644)
    service = start("--token-file", str(file))
    service.stop()
    assert any(line["level"] == "warning" and "every user" in line["message"] for line in service.lines if "message" in line)


def test_hangup_without_a_file_is_nothing(start):
    service = start()
    for _ in range(5):
        service.signal(signal.SIGHUP)
        assert ask(service).status == 200
    service.signal()
    assert service.wait() == 0


def test_hangup_during_the_drain_does_not_cut_it_off(start, file):
    service = start("--token-file", str(file), "--drain-delay", "60")
    service.signal()
    while ask(service, "/readyz").status == 200:
        pass
    for _ in range(3):
        service.signal(signal.SIGHUP)
        assert ask(service).status == 200
    service.signal(signal.SIGINT)
    assert service.wait(timeout=5) == 128 + signal.SIGINT


def test_no_request_is_lost_while_the_file_is_read(start, file):
    """A token that stands in the file all the while is accepted all the while."""
    service = start("--token-file", str(file), "--log-level", "error")
    stop = threading.Event()
    failures, counts = [], []

    def client():
        request = (
            b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\nContent-Length: %d\r\n\r\n"
            % (OTHER.encode(), len(LAYOUT))
        ) + LAYOUT
        count = 0
        try:
            with service.connect() as connection, connection.makefile("rb") as reader:
                while not stop.is_set():
                    connection.sendall(request)
                    status = reader.readline()
                    length = 0
                    while (line := reader.readline()) != b"\r\n":
                        if line.lower().startswith(b"content-length:"):
                            length = int(line.split(b":")[1])
                    reader.read(length)
                    assert status.startswith(b"HTTP/1.1 200"), status
                    count += 1
        except Exception as failure:
            failures.append(failure)
        counts.append(count)

    clients = [threading.Thread(target=client) for _ in range(4)]
    for one in clients:
        one.start()
    for round in range(100):
        # Replaced at once, as a secret that is mounted is.
        fresh = file.with_name("fresh")
        fresh.write_text("bad file" if round % 10 == 9 else f"token-number-{round}-of-all\n{OTHER}\n")
        fresh.rename(file)
        service.signal(signal.SIGHUP)
        assert ask(service).status == 200
    stop.set()
    for one in clients:
        one.join()
    assert not failures
    assert min(counts) > 0
