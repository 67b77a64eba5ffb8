"""The executable from start to exit."""

import json
import os
import re
import signal
import socket
import subprocess
import time

import contract
import pytest
from conftest import BINARY, ask, read_answer

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


def run(*arguments, environment=None):
    clean = {name: value for name, value in os.environ.items() if not name.startswith("TABLAYOUT_")}
    return subprocess.run(
        [BINARY, *arguments], capture_output=True, text=True, timeout=20, env=clean | (environment or {})
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signal_ends_it_with_zero(start, number):
    service = start()
    assert ask(service).status == 200
    service.signal(number)
    assert service.wait() == 0
    assert service.error == b""
    assert service.lines[-1]["message"] == "stopped"


def test_second_signal_ends_it_at_once(start):
    service = start("--drain-delay", "60")
    service.signal()
    while ask(service, "/readyz").status == 200:
        pass
    service.signal(signal.SIGINT)
    assert service.wait(timeout=5) == 128 + signal.SIGINT


def test_readiness_is_withdrawn_during_the_drain_delay(start):
    service = start(environment={"TABLAYOUT_DRAIN_DELAY": "1"})
    assert ask(service, "/readyz").status == 200
    with service.connect() as client:
        client.sendall(REQUEST)
        assert read_answer(client)["connection"] is None
        service.signal()
        deadline = time.monotonic() + 5
        while ask(service, "/readyz").status != 503:
            assert time.monotonic() < deadline
        # Alive and answering all the while, but each connection ends with its answer.
        assert ask(service, "/healthz").status == 200
        client.sendall(REQUEST)
        assert read_answer(client)["connection"] == "close"
        assert client.recv(1) == b""
    assert service.wait() == 0


def test_request_in_flight_is_answered(start):
    service = start()
    with service.connect() as client:
        client.sendall(
            b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{"
        )
        assert ask(service).status == 200
        service.signal()
        # The listening socket goes first.
        deadline = time.monotonic() + 5
        while True:
            try:
                service.connect().close()
            except (ConnectionRefusedError, ConnectionResetError):
                break
            assert time.monotonic() < deadline
        client.sendall(b"}")
        answer = read_answer(client)
        assert answer.status in (200, 422)
        assert answer["connection"] == "close"
        assert client.recv(1) == b""
    assert service.wait() == 0


def test_drain_timeout_cuts_off(start):
    service = start("--drain-timeout", "0.2")
    with service.connect() as client:
        client.sendall(b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{")
        assert ask(service).status == 200
        service.signal()
        assert service.wait() == 0
    assert any("cut off" in line.get("message", "") for line in service.lines)


def test_idle_connections_do_not_hold_it_up(start):
    service = start()
    clients = [service.connect() for _ in range(50)]
    for client in clients[:25]:
        client.sendall(REQUEST)
        assert read_answer(client).status == 200
    begun = time.monotonic()
    service.signal()
    assert service.wait() == 0
    assert time.monotonic() - begun < 8, "waited for connections without a request until the drain timeout"
    for client in clients:
        client.close()


def test_port_in_use(start):
    service = start()
    second = run("--port", str(service.port))
    assert second.returncode == 1
    assert second.stderr == f"tablayoutd: TABLAYOUT_PORT: port {service.port} of 127.0.0.1 is already in use\n"
    assert ask(service).status == 200


def test_health_command(start):
    service = start()
    assert run("health", "--port", str(service.port)).returncode == 0
    assert run("health", environment={"TABLAYOUT_PORT": str(service.port), "TABLAYOUT_HOST": "0.0.0.0"}).returncode == 0
    service.stop()
    failed = run("health", "--port", str(service.port))
    assert failed.returncode == 1
    assert f"could not ask /healthz at port {service.port} of 127.0.0.1: Connection refused" in failed.stderr


@pytest.mark.parametrize(
    "answer, reason",
    [
        (b"HTTP/1.1 503 Service Unavailable\r\n\r\n", "answered with the status 503"),
        (b"HTTP/1.1 2", "gave no HTTP answer"),
        (b"SSH-2.0-OpenSSH\r\n", "gave no HTTP answer"),
        (None, "did not answer within 2 seconds"),
    ],
    ids=["unavailable", "cut off", "another protocol", "silence"],
)
def test_health_command_says_what_failed(answer, reason):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        asking = subprocess.Popen([BINARY, "health", "--port", str(port)], stderr=subprocess.PIPE, text=True)
        client, _ = listener.accept()
        with client:
            client.recv(1000)
            if answer is not None:
                client.sendall(answer)
                client.close()
            _, error = asking.communicate(timeout=20)
    assert asking.returncode == 1
    assert reason in error


def test_health_command_asks_the_admin_port(start):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        main = str(silent.getsockname()[1])
        service = start("--admin-port", "0")
        admin = re.search(rb"metrics and health at http://\S+:(\d+)", service.output)[1].decode()
        assert run("health", "--port", main, "--admin-port", admin).returncode == 0


def test_ports_must_differ():
    failed = run("--port", "9999", "--admin-port", "9999")
    assert failed.returncode == 64
    assert "TABLAYOUT_PORT and TABLAYOUT_ADMIN_PORT are both 9999" in failed.stderr


def test_version_six(start):
    service = start(host="::1")
    assert b"listening on http://[::1]:" in service.output
    assert ask(service).status == 200
    assert run("health", "--host", "::", "--port", str(service.port)).returncode == 0


def test_help_lists_every_flag_and_variable():
    answer = run("--help")
    assert answer.returncode == 0 and answer.stderr == ""
    flags = re.findall(r"^  --(\S+) +(\S+)$", answer.stdout, re.MULTILINE)
    assert {"host", "port", "threads", "body-limit", "drain-delay", "log-level"} <= {flag for flag, _ in flags}
    for flag, variable in flags:
        assert variable == "TABLAYOUT_" + flag.upper().replace("-", "_")


def test_version():
    """The file VERSION has it, for the program, the contract and the package of the client; the changelog names it."""
    version = (contract.ROOT / "VERSION").read_text(encoding="utf-8").strip()
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    answer = run("--version")
    assert (answer.returncode, answer.stdout) == (0, f"tablayoutd {version}\n")
    assert contract.DOCUMENT["info"]["version"] == version
    assert json.loads((contract.ROOT / "Web/package.json").read_text(encoding="utf-8"))["version"] == version
    changes = (contract.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[(\d+\.\d+\.\d+)\]", changes, re.MULTILINE)[0] == version


@pytest.mark.parametrize(
    "name, nearest",
    [
        ("TABLAYOUT_PROT", "TABLAYOUT_PORT"),
        ("TABLAYOUT_CORS_ORIGIN", "TABLAYOUT_CORS_ORIGINS"),
        ("TABLAYOUT_BODYLIMIT", "TABLAYOUT_BODY_LIMIT"),
        ("TABLAYOUT_LOG_LEVLE", "TABLAYOUT_LOG_LEVEL"),
        ("TABLAYOUT_NOPE", "TABLAYOUT_HOST"),
    ],
)
def test_an_unknown_variable_is_named_with_the_nearest_known_one(start, name, nearest):
    service = start(environment={name: "1", "TABLAYOUT_THREADS": "1", "tablayout_port": "1", "OTHER": "1"})
    service.stop()
    warnings = [line["message"] for line in service.lines if line["level"] == "warning"]
    assert warnings == [f"the environment variable {name} is unknown and ignored; the nearest known one is {nearest}"]


@pytest.mark.parametrize(
    "arguments, environment, words",
    [
        (["--bogus"], {}, "--bogus"),
        (["serve"], {}, "serve"),
        (["--port"], {}, "--port needs a value"),
        (["--port", "http"], {}, "0 to 65535"),
        (["--port", "65536"], {}, "0 to 65535"),
        (["--port=-1"], {}, "0 to 65535"),
        (["--threads", "2.5"], {}, "whole number"),
        (["--body-limit", "1e6"], {}, "whole number"),
        (["--header-timeout", "never"], {}, "number of seconds"),
        (["--header-timeout", "nan"], {}, "number of seconds"),
        (["--log-level", "loud"], {}, "error, warning, info, debug"),
        (["--host", "localhost", "--port", "0"], {}, "not an IPv4 or IPv6 address"),
        ([], {"TABLAYOUT_PORT": "tcp://10.0.0.1:80"}, "TABLAYOUT_PORT"),
        ([], {"TABLAYOUT_LOG_FORMAT": ""}, "TABLAYOUT_LOG_FORMAT"),
    ],
)
def test_wrong_configuration(arguments, environment, words):
    answer = run(*arguments, environment=environment)
    assert answer.returncode == 64
    assert answer.stdout == ""
    assert answer.stderr.startswith("tablayoutd: ") and answer.stderr.count("\n") == 1
    assert words in answer.stderr


def test_flag_wins_over_variable(start):
    service = start("--log-level", "error", environment={"TABLAYOUT_LOG_LEVEL": "info", "TABLAYOUT_PORT": "1"})
    assert ask(service).status == 200
    service.stop()
    assert [line["message"].split()[0] for line in service.lines] == ["listening"]


def test_every_request_is_logged_once(start):
    # With more threads the lines may change places.
    service = start("--threads", "1")
    ask(service, "/healthz?token=secret", fields=["X-Request-Id: abc"])
    ask(service, '/"quoted\\\x1b', method="BREW")
    service.stop()
    requests = [line for line in service.lines if "path" in line]
    assert [(line["method"], line["path"], line["status"]) for line in requests] == [
        ("GET", "/healthz", 200),
        ("BREW", '/"quoted\\\x1b', 501),
    ]
    assert requests[0]["requestId"] == "abc"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", requests[0]["time"])
    assert b"secret" not in service.output


def test_text_format(start):
    service = start("--log-format", "text")
    ask(service)
    service.stop()
    assert re.search(rb"Z 200 GET /healthz \d+ bytes in \d+ us [0-9a-f]{16} [0-9a-f]{32} 127\.0\.0\.1\n", service.output)


def test_goes_on_when_nobody_reads_the_log(start):
    service = start()
    service.process.stdout.close()
    for _ in range(100):
        assert ask(service).status == 200
    service.signal()
    service.process.wait(timeout=20)
    assert service.process.returncode == 0
    service.process.stdout = open(os.devnull, "rb")


def test_slow_client_is_cut_off_and_others_are_served(start):
    service = start("--header-timeout", "1", "--threads", "1")
    with service.connect() as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
        begun = time.monotonic()
        try:
            while True:
                slow.sendall(b"x")
                assert time.monotonic() - begun < 10
                assert ask(service).status == 200
        except (BrokenPipeError, ConnectionResetError):
            pass


def test_file_limit_is_raised(start):
    service = start("--connection-limit", "3000")
    soft = re.search(r"Max open files +(\d+) +(\d+)", open(f"/proc/{service.process.pid}/limits").read())
    assert int(soft[1]) >= min(3000, int(soft[2]))


def test_half_open_connection_does_not_stay(start):
    service = start("--threads", "1")
    client = socket.create_connection(("127.0.0.1", service.port))
    client.sendall(b"POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello")
    client.close()
    deadline = time.monotonic() + 8
    while b":%04X" % service.port in close_waits():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def close_waits():
    """The local addresses of sockets whose client has left and that nobody has closed."""
    lines = open("/proc/net/tcp", "rb").read().splitlines()[1:]
    return b" ".join(line.split()[1] for line in lines if line.split()[3] == b"08")
