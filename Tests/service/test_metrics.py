"""What /metrics says of the service, read by Prometheus's own client library and, where there is one, its own checker."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import ask
from exchange import accept
from prometheus_client.parser import text_string_to_metric_families

LAYOUT = {"configuration": {"preset": "underline", "tabs": ["A", "B"]}}
# Where script/test unpacks it; a distribution's own stands on the PATH.
PROMTOOL = shutil.which("promtool") or Path(__file__).resolve().parents[2] / ".build/prometheus/usr/bin/promtool"


def scrape(service):
    return ask(service, "/metrics").body.decode()


def samples(text):
    """Every sample by its name and its labels."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            key = (sample.name, *sorted(sample.labels.items()))
            assert key not in found, key
            found[key] = sample.value
    return found


def requests(found, method, route, status):
    return found.get(("http_requests_total", ("method", method), ("route", route), ("status", status)), 0)


def test_requests_are_counted_by_what_they_are(start):
    service = start()
    before = samples(scrape(service))
    for _ in range(3):
        accept(service, LAYOUT, "/v1/layout")
    ask(service, "/v1/presets/underline")
    ask(service, "/v1/presets/none")
    ask(service, "/nothing/here?secret")
    ask(service, "/v1/layout", "PUT", ["Content-Length: 0"])
    ask(service, "/v1/layout", "BREW")
    found = samples(scrape(service))
    assert requests(before, "POST", "/v1/layout", "200") == 0
    assert requests(found, "POST", "/v1/layout", "200") == 3
    assert requests(found, "GET", "/v1/presets/{name}", "200") == 1
    assert requests(found, "GET", "/v1/presets/{name}", "404") == 1
    assert requests(found, "GET", "_OTHER", "404") == 1
    assert requests(found, "_OTHER", "/v1/layout", "405") == 1
    assert requests(found, "_OTHER", "_NONE", "501") == 1
    # The one for these numbers is answered after them.
    assert requests(found, "GET", "/metrics", "200") == 1
    assert found["http_requests_in_flight",] == 1


def test_no_label_is_what_a_client_sent(start):
    service = start()
    for target in ("/a", "/b?c", "/v1/presets/d", "/%7B%22", "http://e/f"):
        ask(service, target)
    routes = {dict(key[1:])["route"] for key in samples(scrape(service)) if key[0] == "http_requests_total"}
    assert routes == {"_OTHER", "/v1/presets/{name}"}


def test_the_histogram_agrees_with_the_counter(start):
    service = start()
    for _ in range(5):
        accept(service, LAYOUT, "/v1/layout")
    found = samples(scrape(service))
    labels = (("method", "POST"), ("route", "/v1/layout"))
    counts = [
        (float(dict(key[1:])["le"]), value)
        for key, value in found.items()
        if key[0] == "http_request_duration_seconds_bucket" and set(labels) <= set(key)
    ]
    assert counts == sorted(counts), "bounds or counts go down"
    assert counts[-1] == (float("inf"), 5)
    assert found["http_request_duration_seconds_count", *labels] == 5
    assert 0 < found["http_request_duration_seconds_sum", *labels] < 60
    # What one answer takes is told apart from ten times as much.
    assert sum(bound < 0.005 for bound, _ in counts) >= 8


def test_the_process_is_the_one_that_runs(start):
    service = start()
    first = samples(scrape(service))
    idle = [service.connect() for _ in range(10)]
    ask(service)
    found = samples(scrape(service))
    status = Path(f"/proc/{service.process.pid}/stat").read_text().rpartition(")")[2].split()
    boot = next(int(line.split()[1]) for line in open("/proc/stat") if line.startswith("btime"))
    assert found["process_start_time_seconds",] == pytest.approx(
        boot + int(status[19]) / os.sysconf("SC_CLK_TCK"), abs=0.02
    )
    for name in ("process_cpu_seconds_total", "process_resident_memory_bytes", "process_virtual_memory_bytes"):
        assert found[name,] > 0
    assert found["process_virtual_memory_bytes",] > found["process_resident_memory_bytes",] > 1_000_000
    assert found["process_open_fds",] - first["process_open_fds",] == pytest.approx(10, abs=2)
    assert found["process_max_fds",] >= found["process_open_fds",]
    assert found["http_connections",] >= 10
    version = subprocess.run([service.process.args[0], "--version"], capture_output=True, text=True).stdout.split()[1]
    assert found["tablayout_build_info", ("libmicrohttpd", "0.9.75"), ("version", version)] == 1
    for client in idle:
        client.close()


def test_a_thousand_answers_are_a_thousand_counts(start):
    """Answers from every thread are added up, and none is lost."""
    service = start("--threads", "4")
    clients = [service.connect() for _ in range(20)]
    for _ in range(50):
        for client in clients:
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        for client in clients:
            answer = b""
            while not answer.endswith(b"}"):
                answer += client.recv(4096)
    assert requests(samples(scrape(service)), "GET", "/healthz", "200") == 1000


def test_promtool_finds_nothing_to_say(start):
    if not os.access(PROMTOOL, os.X_OK):
        pytest.skip("there is no promtool (Debian's package prometheus has it)")
    service = start()
    accept(service, LAYOUT, "/v1/layout")
    ask(service, "/nothing")
    checked = subprocess.run([PROMTOOL, "check", "metrics"], input=scrape(service), capture_output=True, text=True)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")
