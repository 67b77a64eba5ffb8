"""Three replicas behind a proxy, as deploy/ configures it, are restarted and killed under load, and no client notices.

wrk presses all the while and holds every answer against the right one. Failures are counted, not timed.
"""

import os
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest
from conftest import Service, ask
from proxies import HAProxy, Nginx, free_ports, program

# The proxies' clocks run on while the load takes all there is of the machine.
pytestmark = pytest.mark.alone

LOAD = Path(__file__).with_name("load.lua")
BODY = '{"configuration": {"preset": "underline", "tabs": ["One", "Two", "Three"]}, "state": {"offset": 400}}'


class Replicas:
    """Services on ports that they keep."""

    def __init__(self, *flags):
        self.flags = flags
        ports = free_ports(6)
        self.ports, self.admin_ports = ports[:3], ports[3:]
        self.running = []
        try:
            for index in range(3):
                self.running.append(self._start(index))
        except BaseException:
            self.end()
            raise

    def _start(self, index):
        ports = ("--port", str(self.ports[index]), "--admin-port", str(self.admin_ports[index]))
        return Service(*ports, "--threads", "1", *self.flags)

    def drain(self, index):
        """Ends one by SIGTERM, which must be as it likes it, and starts it anew."""
        old = self.running[index]
        old.signal(signal.SIGTERM)
        assert old.wait(timeout=30) == 0
        assert not any("cut off" in line.get("message", "") for line in old.lines[-3:])
        self._renew(index)

    def kill(self, index, while_gone=lambda: None):
        old = self.running[index]
        old.process.kill()
        old.process.communicate(timeout=30)
        while_gone()
        self._renew(index)

    def _renew(self, index):
        self.running[index] = self._start(index)
        self.wait_for_requests(index)

    def wait_for_requests(self, index, count=1):
        """Returns when the replica has logged so many more computing requests."""
        pipe, line, deadline = self.running[index].process.stdout, b"", time.monotonic() + 20
        while count > 0:
            assert time.monotonic() < deadline, f"replica {index} gets no request any more"
            if select.select([pipe], [], [], 0.1)[0]:
                *lines, line = (line + os.read(pipe.fileno(), 65536)).split(b"\n")
                count -= sum(b"/v1/selection" in one for one in lines)

    def end(self):
        for one in self.running:
            one.process.kill()
            one.process.communicate()


class Load:
    """wrk, pressing a proxy until it is told to stop."""

    def __init__(self, proxy, expected):
        self.process = subprocess.Popen(
            [
                *(program("wrk"), "--threads", "1", "--connections", "16", "--duration", "120s", "--timeout", "10s"),
                *("--script", str(LOAD), f"https://127.0.0.1:{proxy.port}", "--", BODY, expected),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def stop(self):
        """The numbers of right answers and of wrong ones, of each kind of failed connections, and a wrong answer."""
        self.process.send_signal(signal.SIGINT)
        out, _ = self.process.communicate(timeout=30)
        found = re.search(r"RESULT (\d+) (\d+) (\d+) (\d+) (\d+) (\d+) (.*)", out)
        assert found, out
        return int(found[1]), [int(found[index]) for index in range(2, 7)], found[7]


@pytest.fixture
def press(tmp_path):
    """Starts replicas with these flags, a proxy in front of them, and the load; ends them all."""
    ends = []

    def start(proxy, *flags):
        replicas = Replicas(*flags)
        ends.append(replicas.end)
        running = proxy(tmp_path, replicas.ports, admin_ports=replicas.admin_ports)
        ends.append(running.stop)
        body = BODY.encode()
        fields = ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        answer = ask(replicas.running[0], "/v1/selection", "POST", fields, body)
        assert answer.status == 200
        load = Load(running, answer.body.decode())
        ends.append(load.process.kill)
        for index in range(3):
            replicas.wait_for_requests(index)
        return replicas, running, load

    yield start
    for end in reversed(ends):
        end()


def assert_no_failures(load):
    good, failures, example = load.stop()
    assert failures == [0, 0, 0, 0, 0], f"wrong answers and errors in connecting, reading, writing, in time: {example}"
    assert good > 1000, "there was hardly any load"


def test_replicas_leave_haproxy_without_a_request_sent_twice(press):
    """HAProxy sees that a replica wants no more before it closes: not even a retry is needed."""
    replicas, proxy, load = press(HAProxy, "--drain-delay", "2.5")
    for index in range(3):
        replicas.drain(index)
    assert_no_failures(load)
    for name, one in proxy.statistics().items():
        troubles = {key: one[key] for key in ("econ", "eresp", "wretr", "wredis", "cli_abrt", "srv_abrt")}
        assert set(troubles.values()) == {"0"}, f"{name}: {troubles}"


def test_replicas_leave_nginx(press):
    """nginx asks for nobody's health: it is refused once, asks another replica, and leaves the first in peace."""
    replicas, _, load = press(Nginx)
    for index in range(3):
        replicas.drain(index)
    assert_no_failures(load)


@pytest.mark.parametrize("proxy", [HAProxy, Nginx], ids=lambda proxy: proxy.name)
def test_a_killed_replica_is_missed_by_nobody(press, proxy):
    replicas, _, load = press(proxy)
    replicas.kill(0, while_gone=lambda: [replicas.wait_for_requests(other, 2000) for other in (1, 2)])
    assert_no_failures(load)
